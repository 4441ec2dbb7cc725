"""Who plays: `--seats me,greedy`, `--seats Ana,Ion,random`, `--seats 4`."""

import getpass
from collections import Counter

from tavolino.bots.roster import bot_factories
from tavolino.cli.faults import CliFault
from tavolino.cli.terminal import Terminal
from tavolino.core.game import Game
from tavolino.table.seats import Seat

DEFAULT_BOT = "greedy"
ME = "me"
BOT_LETTERS = " ABCDEFGH"  # not numbers: on the scoreboard they would look like goals


def parse_seats(game: Game, wanted: str, terminal: Terminal) -> list[Seat]:
    """The people and bots asked for; by default one person and bots on the game's usual number of seats."""
    if not wanted.strip() or wanted.strip().isdecimal():
        count = int(wanted) if wanted.strip() else game.seat_counts[0]
        check_seat_count(game, count)
        players = [ME, *[DEFAULT_BOT] * (count - 1)]
    else:
        players = [player.strip() for player in wanted.split(",")]
        check_seat_count(game, len(players))
    return name_seats([parse_player(player, terminal) for player in players])


def check_seat_count(game: Game, count: int) -> None:
    if count not in game.seat_counts:
        allowed = ", ".join(str(n) for n in sorted(game.seat_counts))
        raise CliFault("bad-seats", game_id=game.id, seats=count, allowed=allowed)


def parse_player(player: str, terminal: Terminal) -> Seat:
    """A bot's name makes a bot, anything else is a person."""
    if player.lower() in bot_factories():
        return Seat(bot_name(player.lower(), terminal), player.lower())
    return Seat(own_name(terminal) if player.lower() == ME else player)


def bot_name(bot: str, terminal: Terminal) -> str:
    texts = terminal.texts()
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def own_name(terminal: Terminal) -> str:
    """The user name of the person at the keyboard, where it looks like a name."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    is_name = name.isalpha() and name != "root"
    return name.capitalize() if is_name else terminal.say("you")


def name_seats(seats: list[Seat]) -> list[Seat]:
    """Everyone with a name of their own: bots of a kind get letters, people must be told apart."""
    counts = Counter(seat.name for seat in seats)
    seen: Counter[str] = Counter()
    named: list[Seat] = []
    for one in seats:
        seen[one.name] += 1
        if counts[one.name] > 1 and one.is_person:
            raise CliFault("same-name", name=one.name)
        named.append(
            Seat(f"{one.name} {BOT_LETTERS[seen[one.name]]}", one.player) if counts[one.name] > 1 else one
        )
    return named
