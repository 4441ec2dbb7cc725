"""What one match was like: figures that every game has, from the contract alone."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from tavolino.bots.bot import Bot
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.lab.simulation.simulate import BOT_SEED_NUMBER, create_bot
from tavolino.table.bot_players import play_out

Figure = int | Fraction | None
"""A figure of a match; None if this match has none."""

FIGURES: Final = (
    "first-mover",
    "draw",
    "decisions",
    "choices",
    "forced",
    "branching",
    "points",
    "margin",
    "lead-changes",
    "comeback",
    "decided",
)
SHARES: Final = frozenset({"first-mover", "draw", "forced", "comeback", "decided"})
"""Figures from 0 to 1; they are shown in per cent."""
SURE_CHANCE: Final = 0.95
"""A match is decided when its winner's chance stays above this."""


class MatchWatch:
    """Looks at a match before each decision. Bots are not told what it sees."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.options: list[int] = []
        """How many moves there were, decision by decision."""
        self.leaders: list[int] = []
        """The seats that led alone, one after the other."""
        self.has_been_behind = 0
        """The mask of the seats that have been behind."""
        self.unsure = [0] * match.seats
        """For each seat, the number of the last decision before which it was not sure to win."""
        self.has_chances = False
        self.opener = match.game.opener(match)

    def note(self, seat: int, options: int) -> None:
        if self.opener is None and options > 1 and not self.match.secret_seats:
            self.opener = seat
        self.options.append(options)
        self.note_scores(self.match.outcome.scores)
        self.note_chances(self.match.game.knowledge.win_chances(self.match))

    def note_chances(self, chances: list[float]) -> None:
        """Where the game cannot tell the chances, nobody is sure."""
        self.has_chances |= bool(chances)
        for seat in range(self.match.seats):
            if not chances or chances[seat] < SURE_CHANCE:
                self.unsure[seat] = len(self.options)

    def note_scores(self, scores: list[int]) -> None:
        best = max(scores)
        leading = [seat for seat, score in enumerate(scores) if score == best]
        if len(leading) == 1 and leading != self.leaders[-1:]:
            self.leaders += leading
        for seat, score in enumerate(scores):
            self.has_been_behind |= (score < best) << seat

    # -- After the end

    def figures(self) -> dict[str, Figure]:
        outcome = self.match.outcome
        self.note_scores(outcome.scores)
        decisions, real = len(self.options), [n for n in self.options if n > 1]
        winners = outcome.winners
        ranked = sorted(outcome.scores, reverse=True)
        return {
            "first-mover": None if self.opener is None else int(self.opener in winners),
            "draw": int(outcome.is_draw),
            "decisions": decisions,
            "choices": len(real),
            "forced": Fraction(decisions - len(real), decisions) if decisions else None,
            "branching": Fraction(sum(real), len(real)) if real else None,
            "points": sum(ranked),
            "margin": ranked[0] - ranked[1],
            "lead-changes": max(len(self.leaders) - 1, 0),
            "comeback": self.was_comeback(winners),
            "decided": self.decision_share(winners, decisions),
        }

    def was_comeback(self, winners: list[int]) -> Figure:
        """Had the winner been behind?"""
        return int(self.has_been_behind >> winners[0] & 1) if len(winners) == 1 else None

    def decision_share(self, winners: list[int], decisions: int) -> Figure:
        """After which part of the match its winner was sure to win."""
        if len(winners) != 1 or not self.has_chances:
            return None
        return Fraction(self.unsure[winners[0]], decisions)


class WatchedBot:
    """A bot whose decisions are watched. It plays as it always does."""

    def __init__(self, bot: Bot, note: Callable[[int], None], after: Callable[[int], None]) -> None:
        self.bot = bot
        self.note = note
        self.after = after

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        self.note(len(legal))
        move = self.bot.choose(view, legal, guess, clock)
        self.after(move)
        return move


def no_more(move: int) -> None:
    """Nobody asks what was played."""


def play_deal(
    rules: Game,
    names: list[str],
    seed: int,
    watch_with: Callable[[Match], Callable[[int, int], None]],
    after: Callable[[Match, int, int], None] | None = None,
) -> Match:
    """Play a deal between bots. `watch_with` gives what looks at the match before each decision of a seat."""
    match = rules.start(seed, len(names), narrate=False)
    note = watch_with(match)
    seeds = Rng(seed, BOT_SEED_NUMBER)
    bots: list[Bot] = [
        WatchedBot(
            create_bot(name, match, seat, seeds.new_seed()),
            lambda options, seat=seat: note(seat, options),  # type: ignore[misc]
            no_more if after is None else lambda move, seat=seat: after(match, seat, move),  # type: ignore[misc]
        )
        for seat, name in enumerate(names)
    ]
    play_out(match, bots, seeds.new_seed())
    return match


def figures_of_deal(rules: Game, names: list[str], seed: int) -> dict[str, Figure]:
    watches: list[MatchWatch] = []

    def watch_with(match: Match) -> Callable[[int, int], None]:
        watches.append(MatchWatch(match))
        return watches[0].note

    play_deal(rules, names, seed, watch_with)
    return watches[0].figures()
