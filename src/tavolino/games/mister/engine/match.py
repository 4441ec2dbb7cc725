"""Mister: a whole evening as one match, from the transfer market to the last whistle."""

from tavolino.core.faults import Refusal
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.mister import dump as truth
from tavolino.games.mister import refusals, view
from tavolino.games.mister.engine import guess, result
from tavolino.games.mister.engine.evening import Evening
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SUBSTITUTE,
    ASK_TAKER,
)


class MisterMatch(Evening):
    """A match: `apply` makes the move of a seat that is asked and goes on to the next question."""

    def copy(self) -> "MisterMatch":
        copy = MisterMatch(self.game, self.rules, self.seats, self.seed, False)
        copy.follow(self)
        return copy

    def choices(self, seat: int) -> list[int]:
        if self.asked == ASK_DRAFT:
            return self.draft_choices(seat)
        if self.asked == ASK_LINE_UP or self.asked == ASK_SUBSTITUTE:
            return self.benches[seat]
        if self.asked == ASK_TAKER or self.asked == ASK_LEAVER:
            return self.eligible
        if self.asked == ASK_ORDER:
            return self.order_choices(seat)
        if self.asked == ASK_MARKET:
            return self.market_choices(seat)
        return self.rules.move_numbers.shots if seat == self.attacker else self.rules.move_numbers.dives

    def apply(self, seat: int, move: int) -> None:
        if self.asked == ASK_DRAFT:
            self.decide(seat, move)
        elif self.asked == ASK_LINE_UP:
            self.place(seat, move)
        elif self.asked == ASK_TAKER:
            self.name_taker(move)
        elif self.asked == ASK_LEAVER:
            self.name_leaver(move)
        elif self.asked == ASK_SUBSTITUTE:
            self.bring_on(move)
        elif self.asked == ASK_ORDER:
            self.put_in_order(seat, move)
        elif self.asked == ASK_MARKET:
            self.visit(seat, move)
        else:
            numbers = self.rules.move_numbers
            self.choose(seat, move - (numbers.first_shot if seat == self.attacker else numbers.first_dive))

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw_hidden(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return truth.dump(self)

    @property
    def outcome(self) -> Outcome:
        return result.outcome(self)
