"""How fast the games of this package are."""

import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from statistics import mean, median
from typing import Final, NamedTuple

from tavolino.bots.levels import SearchBot
from tavolino.bots.roster import bot_factories
from tavolino.bots.search import Search, SearchSettings
from tavolino.core import match as engine
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Record, RecordEntry
from tavolino.core.rng import Rng
from tavolino.lab.speed.race import DEALT, DRIVEN, SEARCH, SEARCH_TO_END, WHOLE, Lap, Workload, cpu_clock
from tavolino.table.bot_players import ask_bot

SAMPLES: Final = 50
REPEATS: Final = 9
MIN_MEASURABLE_S: Final = 1e-6  # shorter times are not trusted
PLAYOUTS_PER_DEAL: Final = 200  # of a dealt state, before the next is dealt
SIMULATIONS_PER_MOVE: Final = 100  # of a search to the end, before each move


class TavolinoGame:
    """A game of this package as a contestant."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = game.id
        self.courses: dict[str, Workload] = {
            DRIVEN: self.run_driven,
            WHOLE: self.run_whole,
            DEALT: self.run_dealt,
            SEARCH: self.run_search,
            SEARCH_TO_END: self.run_search_to_end,
        }
        self.seed = 0

    def run_driven(self, seconds: float) -> Lap:
        """Through the public contract, which checks every move."""
        random = Random(self.seed).random
        first, decisions, choices = self.seed, 0, 0
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or self.seed == first:
            match = self.game.start(self.seed)
            self.seed += 1
            while not match.over:
                for seat in match.to_act:
                    legal = match.legal(seat)
                    match.play(seat, legal[int(random() * len(legal))])
                    decisions += 1
                    choices += len(legal) > 1
        return Lap(self.seed - first, decisions, spent, choices)

    def run_whole(self, seconds: float) -> Lap:
        first, decisions = self.seed, 0
        rng = Rng(first)
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or self.seed == first:
            decisions += random_playout(self.game.start(self.seed), rng)
            self.seed += 1
        return Lap(self.seed - first, decisions, spent)

    def run_dealt(self, seconds: float) -> Lap:
        """Copies of a dealt match, played to the end. The deal is off the clock."""
        matches = decisions = 0
        spent = 0.0
        while spent < seconds or not matches:
            match, rng = self.game.start(self.seed), Rng(self.seed)
            self.seed += 1
            start = cpu_clock()
            for _ in range(PLAYOUTS_PER_DEAL):
                decisions += random_playout(match.copy(), rng)
            spent += cpu_clock() - start
            matches += PLAYOUTS_PER_DEAL
        return Lap(matches, decisions, spent)

    def run_search_to_end(self, seconds: float) -> Lap:
        """The first seat searches with the rules alone, also where a champion would know better or not search."""
        first, simulations, rng = self.seed, 0, Rng(self.seed)
        settings = SearchSettings(SIMULATIONS_PER_MOVE, horizon=0, knowing=False)
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or self.seed == first:
            match = self.game.start(self.seed)
            search = Search(self.game.knowledge, 0, settings, Rng(self.seed, 1))
            self.seed += 1
            while not match.over and (cpu_clock() - start < seconds or not search.simulations):
                seat = match.to_act[0]
                legal = match.legal(seat)
                if seat == 0 and len(legal) > 1:
                    search.choose(match.guess(0, rng), legal, None)
                match.play(seat, legal[rng.below(len(legal))])
            simulations += search.simulations
        return Lap(self.seed - first, simulations, spent)

    def run_search(self, seconds: float) -> Lap:
        """The champion searches at every choice of its seat. Its simulations end at the horizon of its game."""
        first, simulations, rng = self.seed, 0, Rng(self.seed)
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or self.seed == first:
            match, champion = self.game.start(self.seed), bot_factories()["champion"](self.game, 0, self.seed)
            assert isinstance(champion, SearchBot)
            self.seed += 1
            while not match.over and (cpu_clock() - start < seconds or not champion.search.simulations):
                if match.is_asked(0):
                    ask_bot(match.copy(), 0, champion, rng)
                seat = match.to_act[0]
                legal = match.legal(seat)
                match.play(seat, legal[rng.below(len(legal))])
            simulations += champion.search.simulations
        return Lap(self.seed - first, simulations, spent)


class CallCosts(NamedTuple):
    """Microseconds of single calls in the middle of a match, and the size of a record in bytes."""

    copy: float
    guess: float
    view: float
    load: float
    record: float


def measure_costs(game: Game, seconds: float) -> CallCosts:
    """Each kind of call is measured for about `seconds`."""
    records = [random_record(game, seed) for seed in range(SAMPLES)]
    halfway = [record.play_back(len(record.entries) // 2) for record in records]
    asked = [(match, match.to_act[0]) for match in halfway]
    texts = [record.text() for record in records]
    rng = Rng(0)
    return CallCosts(
        copy=microseconds_per_call([match.copy for match in halfway], seconds),
        guess=microseconds_per_call([partial(match.guess, seat, rng) for match, seat in asked], seconds),
        view=microseconds_per_call([partial(match.view, seat) for match, seat in asked], seconds),
        load=microseconds_per_call([partial(load_record, text) for text in texts], seconds),
        record=mean(len(text.encode()) for text in texts),
    )


def load_record(text: str) -> Match:
    """Read a record, play it back and check its result."""
    return verify_record(parse_record(text))


def random_record(game: Game, seed: int) -> Record:
    """The record of a random match."""
    match = game.start(seed)
    record = Record(game, match.seats, seed, ["Random"] * match.seats, ["random"] * match.seats)
    rng = Rng(seed, -1)
    while not match.over:
        for seat in match.to_act:
            legal = match.legal(seat)
            move = legal[rng.below(len(legal))]
            match.play(seat, move)
            record.entries.append(RecordEntry(seat, move))
    record.write_result(match)
    return record


def microseconds_per_call(calls: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds of one call: the median of several repeats."""
    loops = max(1, int(seconds / REPEATS / max(time_calls(calls, 1), MIN_MEASURABLE_S)))
    return median(time_calls(calls, loops) for _ in range(REPEATS)) / (loops * len(calls)) * 1e6


def time_calls(calls: list[Callable[[], object]], loops: int) -> float:
    start = cpu_clock()
    for _ in range(loops):
        for call in calls:
            call()
    return cpu_clock() - start


def build_kind(game: Game | None = None) -> str:
    """`compiled` or `pure`: how the core, or a game, was built."""
    module = engine.__name__ if game is None else type(game.start(0)).__module__
    file = sys.modules[module].__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
