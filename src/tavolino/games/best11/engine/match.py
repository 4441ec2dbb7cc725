"""Best 11: what can be decided at each question, and what each decision leads to."""

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.core.match import seats_in_mask
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.best11 import card_places, refusals, view
from tavolino.games.best11.engine import guess
from tavolino.games.best11.engine.card_box import (
    AFTER_GOAL,
    CHALLENGE,
    CHOSEN,
    DECLARED,
    ELEVEN,
    EVENTS,
    MONEY,
    NOBODY,
    ON_MOVE,
    OTHER,
)
from tavolino.games.best11.engine.moves import (
    BETS,
    BUILD,
    BUY,
    DECK,
    LEAVE,
    MANAGER,
    MARKET,
    OWN,
    PASS,
    PLAY,
    RAISE_POINT,
    SHOW,
    TAKE,
    THEIR,
    TWO_CARDS,
    USE,
    USE_OTHER,
)
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_BET_ON,
    ASK_CARD,
    ASK_CHOOSE,
    ASK_DECK,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MANAGER,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OWN,
    ASK_REPLACE,
    ASK_REVIEW,
    ASK_SCOUT,
    ASK_SHOW,
    ASK_STEP,
    ASK_TARGET,
    ASK_THEIR,
    POINT_PARTS,
    STADIUM_MILLIONS,
    UNUSED,
)
from tavolino.games.best11.engine.turn import Turns


class Best11Match(Turns):
    """A match: `apply` makes the move of the seat that is asked and goes on to the next question."""

    def copy(self) -> "Best11Match":
        copy = Best11Match(self.game, self.rules, self.seats, self.seed, False)
        copy.follow(self)
        return copy

    # -- Choices

    def choices(self, seat: int) -> list[int]:
        asked = self.asked
        if asked == ASK_MOVE:
            return self.move_choices(seat)
        if asked == ASK_STEP:
            return self.step_choices(seat)
        if asked >= ASK_SHOW:
            return self.challenge_choices(seat)
        if asked == ASK_MARKET:
            return above(MARKET, self.market_choices(seat))
        if asked == ASK_OWN:
            return above(OWN, self.own_choices(seat))
        if asked == ASK_MANAGER:
            return above(MANAGER, seats_in_mask(self.named_choices(seat)))
        if asked == ASK_THEIR:
            return above(THEIR, self.their_choices(seat))
        if asked == ASK_DECK:
            return above(DECK, seats_in_mask(self.team_decks()))
        if asked == ASK_SCOUT:
            return self.scout_choices(seat)
        return self.discard_choices(seat)

    def move_choices(self, seat: int) -> list[int]:
        found = [PASS]
        if self.money[seat] >= STADIUM_MILLIONS and not self.stadiums >> seat & 1:
            found.append(BUILD)
        if self.spent[seat] == UNUSED:
            self.add_uses(seat, found)
        if self.may_buy(seat):
            self.add_purchases(seat, found)
        self.add_plays(seat, ON_MOVE, found)
        return found

    def add_uses(self, seat: int, found: list[int]) -> None:
        """The moves that use the management card."""
        found.append(USE + MONEY)
        found.append(USE + EVENTS)
        if self.challengeable(seat):
            found.append(USE + CHALLENGE)
        other = self.box.management[self.management[seat]].other
        if self.can_use_other(seat, other):
            found.append(USE_OTHER + other)

    def step_choices(self, seat: int) -> list[int]:
        found = [PASS]
        self.add_points(seat, found)
        self.add_plays(seat, self.window_moment(seat), found)
        return found

    def challenge_choices(self, seat: int) -> list[int]:
        asked = self.asked
        if asked == ASK_CHOOSE:
            return above(OWN, self.pick_choices(seat))
        if asked == ASK_REPLACE:
            return above(OWN, self.substitutes())
        if asked == ASK_TARGET:
            return above(OWN if seat == self.acting else THEIR, self.targets(self.event))
        if asked == ASK_CARD:
            return TWO_CARDS
        if asked == ASK_BET_ON:
            return BETS
        found = [PASS]
        if asked == ASK_SHOW:
            if self.has_immunity(seat):
                found.append(SHOW)
        else:
            self.add_plays(seat, self.moment(), found)
        return found

    def moment(self) -> int:
        """The moment of the question, for those who are asked for an event card."""
        if self.asked == ASK_BET:
            return DECLARED
        if self.asked == ASK_JINX:
            return CHOSEN
        return AFTER_GOAL if self.asked == ASK_REVIEW else self.drawn_moment()

    def discard_choices(self, seat: int) -> list[int]:
        kinds, held = len(self.box.events), self.kinds_held[seat]
        return [PLAY + kinds + kind for kind in range(kinds) if held >> kind & 1]

    # -- Moves

    def apply(self, seat: int, move: int) -> None:
        if move == PASS:
            self.pass_on(seat)
        elif move >= PLAY:
            self.apply_event(seat, move - PLAY)
        elif move >= RAISE_POINT:
            self.buy_point(seat, (move - RAISE_POINT) % ELEVEN)
        elif move >= OWN:
            self.apply_footballer(seat, move)
        elif move >= BUY:
            self.apply_market(seat, move)
        elif move >= DECK:
            self.look(seat, move - DECK)
        elif move >= MANAGER:
            self.name_manager(seat, move - MANAGER)
        elif move >= USE:
            self.use(seat, min(move - USE, OTHER))
        else:
            self.apply_word(seat, move)

    def pass_on(self, seat: int) -> None:
        if self.asked == ASK_MOVE:
            self.end_move()
        elif self.asked == ASK_STEP:
            self.pass_step()
            self.ask_step()
        elif self.asked == ASK_JINX:
            self.next_jinx()
        elif self.asked == ASK_BET:
            self.next_bet()
        elif self.asked == ASK_DRAWN:
            self.pick_footballers()
        elif self.asked == ASK_SHOW:
            self.accept()
        else:
            self.end_challenge()

    def apply_event(self, seat: int, kind: int) -> None:
        kinds = len(self.box.events)
        if kind < kinds:
            self.play_event(seat, kind)
        else:
            self.discard_event(seat, kind - kinds)

    def apply_footballer(self, seat: int, move: int) -> None:
        slot = (move - OWN) % ELEVEN
        if self.asked == ASK_CHOOSE:
            self.choose_footballer(slot)
        elif self.asked == ASK_REPLACE:
            self.substitute(slot)
        elif self.asked == ASK_TARGET:
            self.hit(seat, slot)
        elif self.asked == ASK_OWN:
            self.choose_own(seat, slot)
        else:
            self.choose_their(seat, slot)

    def apply_market(self, seat: int, move: int) -> None:
        if move >= TAKE:
            self.scouted(seat, move - TAKE)
        elif move >= MARKET:
            self.choose_on_market(seat, move - MARKET)
        else:
            self.buy(seat, move - BUY)
            self.ask(ASK_MOVE, seat)

    def apply_word(self, seat: int, move: int) -> None:
        if self.asked == ASK_CARD:
            self.choose_card(seat, move)
        elif self.asked == ASK_BET_ON:
            self.bet(seat, move)
        elif move == SHOW:
            self.show(seat)
        elif move == LEAVE:
            self.scouted(seat, NOBODY)
        else:
            self.build(seat)

    # -- What everyone may ask

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.explain_refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.build_view(self, seat)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return card_places.dump(self)

    @property
    def outcome(self) -> Outcome:
        scores = [self.points(seat) for seat in range(self.seats)]
        if not self.over:
            return Outcome(scores, [], "unfinished")
        details: dict[str, TextValue] = {}
        for seat in range(self.seats):
            details |= {f"{name}_{seat}": n for name, n in zip(POINT_PARTS, self.make_up(seat))}
        winners, reason = self.winners(scores)
        return Outcome(scores, winners, reason, details)

    def winners(self, scores: list[int]) -> tuple[list[int], str]:
        """The most points; then goals, then money, or the victory is shared (15.3, 15.9)."""
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        for reason, figures in (("points", scores), ("goals", self.scored), ("cash", self.money)):
            top = max([figures[seat] for seat in best])
            best = [seat for seat in best if figures[seat] == top]
            if len(best) == 1:
                return best, reason
        return best, "shared"


def above(first: int, numbers: list[int]) -> list[int]:
    """The moves that stand for these numbers, counted from `first`."""
    return [first + number for number in numbers]
