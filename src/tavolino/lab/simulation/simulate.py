"""Plays matches between bots and counts what happens in them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tavolino.bots.bot import Bot
from tavolino.bots.roster import bot_factory
from tavolino.core.game import Game, Measure
from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.core.registry import game
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.cheating_bot import CHEATING_BOT, CheatingBot
from tavolino.lab.simulation.program_bot import ProgramBot, is_program
from tavolino.lab.simulation.statistics import Histogram
from tavolino.table.bot_players import play_out

BOT_SEED_NUMBER: Final = -1
"""The running number, apart from those of a match's own shuffles, that the bots' seeds are drawn with."""


@dataclass(frozen=True)
class SimulationPlan:
    """What to play, as plain data: any process can build the game and the bots from it."""

    game: str
    options: dict[str, Setting]
    seats: int
    bots: tuple[str, ...]
    seed: int
    measured: bool = False
    """Are the game's own measures counted too?"""
    paired: bool = False
    """Is every deal played once for each bot, with the seats rotated?"""

    def build_game(self) -> Game:
        return game(self.game, **self.options)

    def bot_at(self, seat: int, number: int) -> str:
        """The bot at a seat in a match: the list goes round the table and moves on one seat each match."""
        return self.bots[(seat + number) % len(self.bots)]

    def deal_number(self, number: int) -> int:
        """The number of the deal that a match is played with."""
        return number // len(self.bots) if self.paired else number

    def deal_seed(self, number: int) -> int:
        """The seed of a match, drawn from the plan's, so that plans with neighbouring seeds share no match."""
        return Rng(self.seed, self.deal_number(number)).new_seed()

    def play(self, numbers: range) -> "Tally":
        return simulate_matches(self, numbers)


def plan_simulation(
    rules: Game, seats: int | None, bots: list[str], seed: int, measured: bool = False
) -> SimulationPlan:
    """A plan that can be played. Raises a fault if it cannot."""
    table = rules.start(seed, seats)  # raises a fault for wrong seats or a wrong seed
    for bot in bots:
        check_bot(bot)
    if not 1 <= len(bots) <= table.seats:
        raise LabFault("bad-bots", bots=len(bots), seats=table.seats)
    if measured and type(rules).measures is Game.measures:
        raise LabFault("no-measures", game_id=rules.id)
    return SimulationPlan(rules.id, rules.options, table.seats, tuple(bots), seed, measured)


def plan_arena(
    rules: Game, seats: int | None, bots: list[str], seed: int, guests: list[str]
) -> SimulationPlan:
    """A plan for an arena, where any number of bots meet two by two. Guests are bots that are not in the roster."""
    table = rules.start(seed, seats)
    for bot in bots:
        check_bot(bot)
    return SimulationPlan(rules.id, rules.options, table.seats, (*bots, *guests), seed)


@dataclass
class Tally:
    """Counters of everything in the matches. Tallies add up in any order."""

    matches: Counter[str] = field(default_factory=Counter)
    """All, those `drawn`, those `opened` by one seat's first real choice, and those that seat `won`."""
    wins: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By bot and seat."""
    scores: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    """By bot, seat and final score."""
    points: Histogram = field(default_factory=Histogram)
    """All scores of a match together."""
    decisions: Histogram = field(default_factory=Histogram)
    choices: Histogram = field(default_factory=Histogram)
    """Decisions between at least two moves."""
    options: Histogram = field(default_factory=Histogram)
    """How many moves there were to choose from, choice by choice."""
    events: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By kind and how often it happened in a match."""
    reasons: Counter[str] = field(default_factory=Counter)
    measures: Counter[tuple[str, Measure]] = field(default_factory=Counter)
    """By name and what a match said."""
    deals: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Where deals are paired, by deal and bot: two for each win, one for a draw."""

    def add(self, other: "Tally") -> None:
        for name, counter in vars(self).items():
            counter.update(getattr(other, name))


class ChoiceLog:
    """Logs the choices of the bots of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.options: list[int] = []
        self.opener = match.game.opener(match)

    def note(self, seat: int, options: int) -> None:
        """Log a choice between several moves. Where the game names no opener, it is whoever has the first choice,
        unless seats choose at the same time.
        """
        if self.opener is None and not self.options and not self.match.secret_seats:
            self.opener = seat
        self.options.append(options)


class LoggedBot:
    """A bot whose choices are logged. It plays as it always does."""

    def __init__(self, bot: Bot, seat: int, watch: ChoiceLog) -> None:
        self.bot = bot
        self.seat = seat
        self.log = watch

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) > 1:
            self.log.note(self.seat, len(legal))
        return self.bot.choose(view, legal, guess, clock)


def simulate_matches(plan: SimulationPlan, numbers: range) -> Tally:
    """Play the matches of a plan with these running numbers."""
    rules = plan.build_game()
    tally = Tally()
    for number in numbers:
        play_match(plan, rules, number, tally)
    return tally


def play_match(plan: SimulationPlan, rules: Game, number: int, tally: Tally) -> None:
    seed = plan.deal_seed(number)
    match = rules.start(seed, plan.seats, narrate=True)
    watch = ChoiceLog(match)
    seeds = Rng(seed, BOT_SEED_NUMBER)
    names = [plan.bot_at(seat, number) for seat in range(plan.seats)]
    bots: list[Bot] = [
        LoggedBot(create_bot(name, match, seat, seeds.new_seed()), seat, watch)
        for seat, name in enumerate(names)
    ]
    tally.decisions[play_out(match, bots, seeds.new_seed())] += 1
    count_match(match, names, watch, tally)
    if plan.measured:
        tally.measures.update(rules.measures(match).items())
    if plan.paired:
        winners = [names[seat] for seat in match.outcome.winners]
        tally.deals.update((plan.deal_number(number), bot) for bot in winners + winners or plan.bots)


def check_bot(name: str) -> None:
    """Raises a fault if there is no such bot. Whether a program starts is seen when it is asked."""
    if not is_program(name):
        bot_factory(name)


def bot_names(typed: str) -> list[str]:
    """The bots of a list as people type it. The names of programs keep their capitals."""
    names = [name.strip() for name in typed.split(",")]
    return [name if is_program(name) else name.lower() for name in names]


def create_bot(name: str, match: Match, seat: int, seed: int) -> Bot:
    """A bot of the roster or a program, which never see the match, or the cheating bot, which does."""
    if name == CHEATING_BOT:
        return CheatingBot(match, seat, seed)
    if is_program(name):
        return ProgramBot(name, match.game, match.seats, seat)
    return bot_factory(name)(match.game, seat, seed)


def count_match(match: Match, names: list[str], watch: ChoiceLog, tally: Tally) -> None:
    """Count a finished match."""
    outcome = match.outcome
    tally.matches["all"] += 1
    tally.matches["drawn"] += outcome.is_draw
    tally.matches["opened"] += watch.opener is not None
    tally.matches["won"] += watch.opener in outcome.winners
    tally.wins.update((names[seat], seat) for seat in outcome.winners)
    tally.scores.update((names[seat], seat, score) for seat, score in enumerate(outcome.scores))
    tally.points[sum(outcome.scores)] += 1
    tally.choices[len(watch.options)] += 1
    tally.options.update(watch.options)
    tally.events.update(Counter(event.kind for event in match.events).items())
    tally.reasons[outcome.reason] += 1
