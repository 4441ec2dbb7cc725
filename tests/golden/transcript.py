"""Writes a match down: who is asked, what each seat can do and knows, what is played, what is told.

`python -m tests.golden.transcript [GAME ...]` writes them anew (`make golden`); look at what changed.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import tavolino
from tavolino import Match, Rng
from tavolino.bots.bot import Bot
from tavolino.bots.roster import bot_factory
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import load_texts
from tavolino.core.view import View
from tavolino.table.bot_players import ask_bot
from tests.contract.cases import Case, cases_of

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Bruno", "Carla", "Dan", "Elena", "Franco"]
BOTS = ["greedy", "random"]
SHOWN_MOVES = 12
VIEWS_EVERY = 30
MAX_SEEDS = 60
SHOW_NOTHING = (
    "best11-2-decks=common",
    "best11-2-order=rotate",
    "mister-2-draft_passes=4",
    "mister-2-legs=one",
)
"""Alone these settings change nothing with two seats and these bots. Examples show those of Best 11 and the legs of
Mister, `draft_passes=1` its passes.
"""


def transcript(case: Case, seed: int) -> str:
    return "\n".join(lines(case, seed)) + "\n"


def lines(case: Case, seed: int) -> Iterator[str]:
    match = case.start(seed, narrate=True)
    bots = [bot_factory(BOTS[seat % 2])(match.game, seat, seed) for seat in range(case.seats)]
    texts = load_texts("en", case.game_id)
    reporter = Reporter(texts, NAMES, match.game.labels_in(texts))
    yield f"{case}, seed {seed}: " + ", ".join(f"{NAMES[s]} {BOTS[s % 2]}" for s in range(case.seats))
    told = decisions = 0
    while not match.over:
        if decisions % VIEWS_EVERY == 0:
            yield from views(match)
        decisions += 1
        yield from decision(match, bots, decisions, seed)
        yield from (
            f"    {reporter.event_sentence(match.events_for(None)[n], n)}"
            for n in range(told, len(match.events))
        )
        told = len(match.events)
    yield from views(match)
    yield f"Scores {match.outcome.scores}, winners {match.outcome.winners}, reason {match.outcome.reason}"


def decision(match: Match, bots: list[Bot], number: int, seed: int) -> Iterator[str]:
    seat = match.to_act[0]
    legal = match.legal(seat)
    shown = [match.game.moves.text(move) for move in legal[:SHOWN_MOVES]]
    more = f" and {len(legal) - SHOWN_MOVES} more" if len(legal) > SHOWN_MOVES else ""
    ask = match.view(seat)["ask"]
    move = ask_bot(match, seat, bots[seat], Rng(seed, number))
    yield f"{number}. {NAMES[seat]} ({ask and ask['key']}): {' | '.join(shown)}{more}"
    yield f"  > {match.game.moves.text(move)}"
    match.play(seat, move)


def views(match: Match) -> Iterator[str]:
    """What everyone knows, a line for each viewer."""
    for viewer in (None, *range(match.seats)):
        yield f"  [{'spectator' if viewer is None else NAMES[viewer]}] {summary(match.view(viewer))}"


def summary(view: View) -> str:
    zones = []
    for zone in view["zones"]:
        known = " ".join(f"{pile['card']}x{pile['n']}" for pile in zone["cards"])
        zones.append(f"{zone['id']} {zone['size']}" + (f" ({known})" if known else ""))
    facts = " ".join(f"{name}={value}" for name, value in view["facts"].items())
    return f"{view['scores']} {facts}; " + "; ".join(zones)


def golden_cases() -> list[Case]:
    """Every option, and the usual rules with the usual and the largest number of seats."""
    found = [case for game_id in tavolino.games() for case in cases_of(game_id)]
    return [case for case in found if is_shown(case)]


def is_shown(case: Case) -> bool:
    if case.options:
        return str(case) not in SHOW_NOTHING
    counts = tavolino.game(case.game_id).seat_counts
    return case.seats in (counts[0], max(counts))


def path_of(case: Case) -> Path:
    return FOLDER / case.game_id / f"{case}.txt"


def find_telling_seed(case: Case) -> int:
    """The first seed with which the option makes a difference; the usual rules are played with seed 1."""
    if not case.options or case.seats not in tavolino.game(case.game_id).seat_counts:
        return 1
    usual = Case(case.game_id, case.seats)
    return next((seed for seed in range(1, MAX_SEEDS) if body(case, seed) != body(usual, seed)), 1)


def body(case: Case, seed: int) -> list[str]:
    return list(lines(case, seed))[1:]


def seed_of(path: Path) -> int:
    """The seed that a transcript was written with, from its first line."""
    heading = path.read_text(encoding="utf-8").partition(":")[0]
    return int(heading.rpartition(" ")[2])


if __name__ == "__main__":
    chosen = sys.argv[1:] or tavolino.games()
    for case in [case for case in golden_cases() if case.game_id in chosen]:
        path_of(case).parent.mkdir(exist_ok=True)
        path_of(case).write_text(transcript(case, find_telling_seed(case)), encoding="utf-8")
        print(path_of(case).name)
