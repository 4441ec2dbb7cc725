"""The bots at a table: those who play for themselves, and the deputies who play for people."""

from hashlib import blake2b
from typing import Final, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.levels import EXPECTED_MOVES
from tavolino.bots.roster import bot_factory
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.records.record import Record
from tavolino.core.rng import Rng
from tavolino.table.seats import Seat

BOT_SEEDS_INDEX: Final = -1
"""The index of the generator that draws the bots' seeds; those of the match's own shuffles are not negative."""
FIRST_DEPUTY_SEED_INDEX: Final = -2
"""The index for the deputy of seat 0; the others follow downwards."""


def bots_seed(record: Record) -> int:
    """Whence the bots of a table have theirs. At tables with the same deal bots of one level do not all play alike."""
    if "deal" not in record.settings:
        return record.secret_seed
    table = f"tavolino bots:{record.secret_seed}:{':'.join(record.names)}"
    return int.from_bytes(blake2b(table.encode(), digest_size=16).digest())


class SeatedBot(NamedTuple):
    """A bot at its seat, and the generator of its guesses, which belongs to that seat alone."""

    bot: Bot
    rng: Rng


class BotPlayers:
    """All bots of a table, without memory of earlier moves. Their seeds tell nothing about the seed of the match."""

    def __init__(self, game: Game, seed: int, seats: list[Seat], deputy: str) -> None:
        self.game = game
        self.seed = seed
        self.deputy = deputy
        seed_rng = Rng(seed, BOT_SEEDS_INDEX)
        playing = [seat for seat, who in enumerate(seats) if who.is_bot]
        bots = [bot_factory(seats[seat].player)(game, seat, seed_rng.new_seed()) for seat in playing]
        rngs = [Rng(seed_rng.new_seed(), seat) for seat in playing]
        self.players = dict(zip(playing, map(SeatedBot, bots, rngs), strict=True))

    def choose_move(self, match: Match, seat: int, limit_s: float | None = None) -> int:
        """The move of the bot at this seat. A person's deputy is made when it is first needed."""
        if seat not in self.players:
            seed_rng = Rng(self.seed, FIRST_DEPUTY_SEED_INDEX - seat)
            self.players[seat] = SeatedBot(
                bot_factory(self.deputy)(self.game, seat, seed_rng.new_seed()), Rng(seed_rng.new_seed(), seat)
            )
        return ask_bot(match, seat, *self.players[seat], limit_s)


def ask_bot(match: Match, seat: int, bot: Bot, rng: Rng, limit_s: float | None = None) -> int:
    """The choice of a bot, which is shown only what its seat may know. `rng` belongs to that seat alone."""
    clock = None if limit_s is None else limit_s * EXPECTED_MOVES
    return bot.choose(lambda: match.view(seat), match.legal(seat), lambda: match.guess(seat, rng), clock)


def play_out(match: Match, bots: list[Bot], seed: int) -> int:
    """Let the bots, one per seat, play a match to its end. Returns the number of decisions."""
    rngs = [Rng(seed, match.seats + seat) for seat in range(match.seats)]
    decisions = 0
    while not match.over:
        for seat in match.to_act:
            match.play(seat, ask_bot(match, seat, bots[seat], rngs[seat]))
            decisions += 1
    return decisions
