"""A match of Go-Goal!: what can be decided at each question, and what each decision leads to."""

from mypy_extensions import i64

from tavolino.core.counts import with_item
from tavolino.core.faults import Refusal
from tavolino.core.match import NO_PASS
from tavolino.core.observation import Row
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.gogoal import observation, refusals, view
from tavolino.games.gogoal.cards import KINDS, ROLES
from tavolino.games.gogoal.engine import guess
from tavolino.games.gogoal.engine.attack import answer, answers, bring, reveal_kick
from tavolino.games.gogoal.engine.moves import (
    ANSWER_CHOICES,
    BRING,
    BRING_CHOICES,
    DIVE_CHOICES,
    DRAW,
    DRAW_CHOICES,
    FIELD_CHOICES,
    LET,
    SHOOT_CHOICES,
)
from tavolino.games.gogoal.engine.play import play_card, random_turn_choice, turn_choices
from tavolino.games.gogoal.engine.setup import hand_code, kick_off, reveal_teams
from tavolino.games.gogoal.engine.state import (
    ASK_ANSWER,
    ASK_BRING,
    ASK_DRAW,
    ASK_FIELD,
    ASK_KICK,
    ASK_PLAY,
    State,
)
from tavolino.games.gogoal.engine.turn import MAX_ROUNDS, next_turn


class GoGoalMatch(State):
    """A match. `apply` makes the move of a seat that is asked and continues to the next question."""

    def copy(self) -> "GoGoalMatch":
        return GoGoalMatch(self.game, self.rules, self.seats, self.seed, False, self.chance, self)

    def kick_off(self) -> None:
        kick_off(self)

    def choices(self, seat: i64) -> list[int]:
        return turn_choices(self, seat) if self.asked == ASK_PLAY else self.ready_choices(seat)

    def ready_choices(self, seat: i64) -> list[int]:
        """The choices at all other questions: lists made beforehand."""
        if self.asked == ASK_ANSWER:
            return ANSWER_CHOICES[answers(self, seat)]
        if self.asked == ASK_DRAW:
            return DRAW_CHOICES[self.drawable_decks()]
        if self.asked == ASK_KICK:
            return SHOOT_CHOICES if seat == self.turn else DIVE_CHOICES
        if self.asked == ASK_FIELD:
            return FIELD_CHOICES[hand_code(self, seat)]
        return BRING_CHOICES[self.kinds_in(self.hand, seat * KINDS, ROLES)]

    def random_choice(self, seat: i64, rng: Rng) -> i64:
        if self.asked == ASK_PLAY:
            return random_turn_choice(self, seat, rng)
        choices = self.ready_choices(seat)
        return choices[rng.below(len(choices))]

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked == ASK_PLAY:
            play_card(self, seat, move)
        elif self.asked == ASK_ANSWER:
            answer(self, seat, move)
        elif self.asked == ASK_DRAW:
            self.draw(seat, move - DRAW)
            next_turn(self)
        elif self.asked == ASK_BRING:
            bring(self, seat, move - BRING)
        else:
            self.choose(seat, move)

    def choose(self, seat: i64, move: i64) -> None:
        """A secret choice. The last one reveals all."""
        self.secret_moves = with_item(self.secret_moves, seat, move)
        self.awaited_seats &= ~(1 << seat)
        if self.awaited_seats:
            return
        self.secret_seats = 0
        if self.asked == ASK_FIELD:
            reveal_teams(self)
        else:
            reveal_kick(self, self.turn, self.target)

    def passing_move(self) -> int:
        """An answer interrupts an attack (6.1)."""
        return LET if self.asked == ASK_ANSWER and self.awaited_seats else NO_PASS

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
        scores = self.goals.copy()
        if not self.over:
            return Outcome(scores, [], "unfinished")
        winners = self.leaders()
        if max(scores) >= self.rules.goals_to_win:
            return Outcome(scores, winners, "goals", {"goals": max(scores)})
        return Outcome(scores, winners, "endless" if winners else "draw", {"rounds": MAX_ROUNDS})
