"""MisterMatch: the contract of a match, which dispatches on the question that is asked."""

from mypy_extensions import i64

from tavolino.core.faults import Refusal
from tavolino.core.observation import Row
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.mister import dump, observation, refusals, view
from tavolino.games.mister.engine import (
    attack,
    draft,
    evening,
    guess,
    line_up,
    market,
    result,
    shoot_out,
    shot,
)
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    State,
)


class MisterMatch(State):
    """A whole evening as one match: `apply` makes the move of a seat and goes on to the next question."""

    def copy(self) -> "MisterMatch":
        return MisterMatch(self.game, self.rules, self.seats, self.seed, False, self.chance, self)

    def choices(self, seat: i64) -> list[int]:
        if self.asked == ASK_DRAFT:
            return draft.legal_moves(self, seat)
        if self.asked == ASK_LINE_UP or self.asked == ASK_SUBSTITUTE:
            return self.benches[seat]
        if self.asked == ASK_TAKER or self.asked == ASK_LEAVER:
            return self.eligible
        if self.asked == ASK_ORDER:
            return shoot_out.legal_takers(self, seat)
        if self.asked == ASK_MARKET:
            return market.legal_moves(self, seat)
        return self.rules.move_numbers.shots if seat == self.attacker else self.rules.move_numbers.dives

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked == ASK_DRAFT:
            if draft.decide(self, seat, move):
                evening.end_draft(self)
        elif self.asked == ASK_LINE_UP:
            if line_up.place(self, seat, move):
                evening.kick_off(self)
        elif self.asked == ASK_TAKER:
            attack.name_taker(self, move)
            evening.play_on(self)
        elif self.asked == ASK_LEAVER:
            attack.name_leaver(self, move)
            evening.play_on(self)
        elif self.asked == ASK_SUBSTITUTE:
            attack.bring_on(self, move)
            evening.play_on(self)
        elif self.asked == ASK_ORDER:
            if shoot_out.name_next_taker(self, seat, move):
                evening.kick_on(self)
        elif self.asked == ASK_MARKET:
            if market.visit(self, seat, move):
                evening.next_round(self)
        else:
            self.choose_direction(seat, move)

    def choose_direction(self, seat: int, move: int) -> None:
        """A direction or a dive, in a match or in a shoot-out."""
        numbers = self.rules.move_numbers
        first = numbers.first_shot if seat == self.attacker else numbers.first_dive
        outcome = shot.choose(self, seat, move - first)
        if outcome == shot.ASKED:
            return
        if self.asked == ASK_SHOT:
            attack.end_shot(self, outcome == shot.GOAL)
            evening.play_on(self)
        else:
            shoot_out.end_kick(self, outcome == shot.GOAL)
            evening.kick_on(self)

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: i64, row: Row) -> None:
        observation.observe(self, seat, row)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw_hidden(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    @property
    def outcome(self) -> Outcome:
        return result.outcome(self)
