"""A match of 101 Champions Challenge: what can be decided at each question, and what each decision leads to."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.core.match import NO_PASS
from tavolino.core.observation import Row
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.champions101 import observation, refusals, view
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine import guess
from tavolino.games.champions101.engine.moves import (
    FOUL,
    FOUL_CHOICES,
    KEEP,
    KEEP_CHOICES,
    PLAY_CHOICES,
    STRIKE,
    STRIKE_CHOICES,
    WAIT,
)
from tavolino.games.champions101.engine.periods import kick_off
from tavolino.games.champions101.engine.play import foul, keep, play_two
from tavolino.games.champions101.engine.shoot_out import strike
from tavolino.games.champions101.engine.state import (
    ASK_FOUL,
    ASK_KEEP,
    ASK_PLAY,
    SHOOT_OUT,
    State,
)

ENOUGH: Final[i64] = 2  # no play takes more cards of one kind


class ChampionsMatch(State):
    """A match. `apply` makes the move of the seat that is asked and continues to the next question."""

    def copy(self) -> "ChampionsMatch":
        return ChampionsMatch(self.game, self.rules, self.seed, False, self.chance, self)

    def kick_off(self) -> None:
        kick_off(self)

    def choices(self, seat: i64) -> list[int]:
        if self.asked == ASK_FOUL:
            return FOUL_CHOICES[1 if self.hand[seat * KINDS + PENALTY] else 0]
        if self.asked == ASK_PLAY:
            return PLAY_CHOICES[4 * self.hand_code(seat) + self.penalties_on_pitch()]
        if self.asked == ASK_KEEP:
            return KEEP_CHOICES[self.kinds_held(seat)]
        return STRIKE_CHOICES[self.kinds_held(seat)]

    def hand_code(self, seat: i64) -> i64:
        """The counts of the hand, at most 2 each, as digits of base 3."""
        code: i64 = 0
        at: i64 = seat * KINDS + KINDS
        for _kind in range(KINDS):
            at -= 1
            code = 3 * code + min(self.hand[at], ENOUGH)
        return code

    def kinds_held(self, seat: i64) -> i64:
        mask: i64 = 0
        for kind in range(KINDS):
            if self.hand[seat * KINDS + kind]:
                mask |= 1 << kind
        return mask

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked == ASK_FOUL:
            if move == FOUL:
                foul(self, seat)
            else:
                self.ask(ASK_PLAY, self.ball)
        elif self.asked == ASK_PLAY:
            play_two(self, seat, move)
        elif self.asked == ASK_KEEP:
            keep(self, seat, move - KEEP)
        else:
            strike(self, seat, move - STRIKE)

    def passing_move(self) -> int:
        """A foul interrupts (8.6)."""
        return WAIT if self.asked == ASK_FOUL and self.awaited_seats else NO_PASS

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: i64, row: Row) -> None:
        observation.observe(self, seat, row)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    @property
    def outcome(self) -> Outcome:
        winners = self.leaders()
        if not self.over:
            return Outcome(self.goals.copy(), [], "unfinished")
        if not winners:
            return Outcome(self.goals.copy(), [], "draw")
        reasons = ("full-time", "full-time", "extra-time", "shoot-out")
        details: dict[str, TextValue] = {}
        if self.period == SHOOT_OUT:
            details = {"home": self.shoot_out_goals[0], "away": self.shoot_out_goals[1]}
        return Outcome(self.goals.copy(), winners, reasons[self.period], details)

    def leaders(self) -> list[int]:
        score = self.shoot_out_goals if self.period == SHOOT_OUT else self.goals
        return [] if score[0] == score[1] else [0 if score[0] > score[1] else 1]
