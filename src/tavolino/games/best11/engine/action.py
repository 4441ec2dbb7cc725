"""An action, in attack or in defence: the card, the footballers, the changing of values, the total.

Whoever might hold an answer, for all that everyone knows, is asked; nobody else (11.14).
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    CHOSEN,
    DENIAL,
    DRAWN_ATTACKING,
    DRAWN_DEFENDING,
    ELEVEN,
    MORE_CARDS,
    NOBODY,
    ROLE_BONUS,
    STRONGEST,
    TOTAL_BONUS,
    WINDOW_ACTING,
    WINDOW_OTHER,
)
from tavolino.games.best11.engine.market import Market
from tavolino.games.best11.engine.moves import FIRST, LOWER_POINT, RAISE_POINT
from tavolino.games.best11.engine.state import (
    ASK_CARD,
    ASK_CHOOSE,
    ASK_DRAWN,
    ASK_JINX,
    ASK_REPLACE,
    ASK_STEP,
)

RAISE_PRICE: Final = 1
LOWER_PRICE: Final = 2


class Actions(Market):
    """Begins with `start_half` and ends with `half_succeeded` or `half_failed`."""

    def half_succeeded(self) -> None:
        raise NotImplementedError

    def half_failed(self) -> None:
        raise NotImplementedError

    def opponent(self, seat: int) -> int:
        """The other one of the two in the challenge."""
        return self.attacker + self.defender - seat

    def is_outsider(self, seat: int) -> bool:
        return seat not in (self.attacker, self.defender)

    # -- The action card (8.3, 6.11, 13.5)

    def start_half(self, seat: int) -> None:
        """A manager draws an action card and tries it: first the attacker, then the defender."""
        self.acting = seat
        self.card = self.draw_action(seat)
        if self.live_bonus(seat) == MORE_CARDS:
            self.spare = self.draw_action(seat)
            if self.narrate:
                narration.tell_two_cards(self)
            self.ask(ASK_CARD, seat)
        else:
            self.read_card()

    def live_bonus(self, seat: int) -> int:
        """A manager's bonus, unless the opponent denies it (6.6, 6.7)."""
        return 0 if self.bonus(self.opponent(seat)) == DENIAL else self.bonus(seat)

    def choose_card(self, seat: int, move: int) -> None:
        if move != FIRST:
            self.card, self.spare = self.spare, self.card
        self.discard_action(seat, self.spare)
        self.spare = NOBODY
        self.read_card()

    def read_card(self) -> None:
        is_attack = self.acting == self.attacker
        self.half = self.box.attack[self.card] if is_attack else self.box.defence[self.card]
        if self.narrate:
            narration.tell_action(self)
        self.ask_drawn()

    def ask_drawn(self) -> None:
        """The moment before footballers are chosen."""
        if self.may_hold(self.acting, self.drawn_moment()):
            self.ask(ASK_DRAWN, self.acting)
        else:
            self.pick_footballers()

    def drawn_moment(self) -> int:
        return DRAWN_ATTACKING if self.acting == self.attacker else DRAWN_DEFENDING

    def change_card(self, seat: int) -> None:
        """Change of play: the card in use goes to the discards and one new one comes (6.12)."""
        self.discard_action(seat, self.card)
        self.card = self.draw_action(seat)
        self.read_card()

    # -- The footballers (8.5 to 8.9)

    def pick_footballers(self) -> None:
        self.chosen = []
        self.values = []
        self.step = NOBODY
        if self.acting == self.defender and self.cannot_stop():
            if self.narrate:
                narration.tell_powerless(self)
            self.half_failed()
        elif self.can_fill(self.acting, 0, 0, 0):
            self.pick_next()
        else:
            if self.narrate:
                narration.tell_nobody_for_it(self)
            self.half_failed()

    def cannot_stop(self) -> bool:
        """Only a save can stop a penalty (10.5)."""
        stopper = self.box.halves[self.attack].stopped_by
        return stopper != NOBODY and self.box.halves[self.half].counts_as != stopper

    def can_fill(self, seat: i64, number: i64, taken: i64, lowest: i64) -> bool:
        """Are there footballers for this and the following roles, besides those already taken (a mask)?

        Of two footballers for the same role the one with the lower shirt is named first.
        """
        roles = self.box.halves[self.half].roles
        if number == len(roles):
            return True
        for slot in range(lowest, ELEVEN):
            if not taken >> slot & 1 and self.can_play(seat, slot, roles[number]):
                again = number + 1 < len(roles) and roles[number + 1] == roles[number]
                if self.can_fill(seat, number + 1, taken | 1 << slot, slot + 1 if again else 0):
                    return True
        return False

    def can_play(self, seat: i64, slot: i64, roles: i64) -> bool:
        """Is there a footballer in a slot, of one of these roles, who is not sent off?"""
        card = self.team[seat * ELEVEN + slot]
        if card == NOBODY or not roles >> self.box.role[card] & 1:
            return False
        return not self.off or card not in self.off

    def pick_choices(self, seat: int) -> list[int]:
        """The slots of those who could be the next footballer in the action."""
        roles = self.box.halves[self.half].roles
        number: i64 = len(self.chosen)
        again = number > 0 and roles[number] == roles[number - 1]
        found: list[int] = []
        taken = self.taken()
        lowest: i64 = self.chosen[number - 1] + 1 if again else 0
        for slot in range(lowest, ELEVEN):
            if not taken >> slot & 1 and self.can_play(seat, slot, roles[number]):
                more = number + 1 < len(roles) and roles[number + 1] == roles[number]
                if self.can_fill(seat, number + 1, taken | 1 << slot, slot + 1 if more else 0):
                    found.append(slot)
        return found

    def taken(self) -> i64:
        """The mask of the slots in the action."""
        mask: i64 = 0
        for slot in self.chosen:
            mask |= 1 << slot
        return mask

    def pick_next(self) -> None:
        """Ask for the next footballer, where there is a choice."""
        while len(self.chosen) < len(self.box.halves[self.half].roles):
            slots = self.pick_choices(self.acting)
            if len(slots) > 1:
                self.ask(ASK_CHOOSE, self.acting)
                return
            self.put_in(slots[0])
        if self.narrate:
            narration.tell_footballers(self)
        self.asking = 0
        self.ask_jinxes()

    def put_in(self, slot: int) -> None:
        """A footballer goes into the action, with what his value is there."""
        self.chosen = [*self.chosen, slot]
        self.values = [*self.values, self.starting_value(self.acting, slot)]

    def starting_value(self, seat: int, slot: int) -> int:
        """With the band and, unless it is denied, the bonus for his role (6.8, 7.1)."""
        value = self.worth(seat, slot)
        if self.live_bonus(seat) == ROLE_BONUS:
            card = self.box.management[self.management[seat]]
            if card.role == self.box.role[self.team[seat * ELEVEN + slot]]:
                value += card.by
        return value

    def choose_footballer(self, slot: int) -> None:
        self.put_in(slot)
        self.pick_next()

    # -- The moment for a jinx (9.9)

    def ask_jinxes(self) -> None:
        while self.asking < self.seats:
            seat = self.order[self.asking]
            if self.is_outsider(seat) and self.may_hold(seat, CHOSEN):
                self.ask(ASK_JINX, seat)
                return
            self.asking += 1
        self.open_window()

    def next_jinx(self) -> None:
        self.asking += 1
        self.ask_jinxes()

    # -- Changing values (section 9)

    def open_window(self) -> None:
        self.step = self.attacker
        self.passes = 0
        self.ask_step()

    def ask_step(self) -> None:
        """Ask whoever's step it is, unless everyone can see that there is nothing to do; two passes end it."""
        while self.passes < 2:
            if self.may_step(self.step):
                self.ask(ASK_STEP, self.step)
                return
            self.pass_step()
        self.count()

    def may_step(self, seat: int) -> bool:
        if self.money[seat] >= self.point_price(seat) and (seat == self.acting or self.any_value()):
            return True
        return self.may_hold(seat, self.window_moment(seat))

    def any_value(self) -> bool:
        """Has anyone in the action a value to lose?"""
        return any(value > 0 for value in self.values)

    def point_price(self, seat: int) -> int:
        """One raises one's own footballers, and lowers the opponent's (9.2, 9.3, 9.5)."""
        return RAISE_PRICE if seat == self.acting else LOWER_PRICE

    def window_moment(self, seat: int) -> int:
        return WINDOW_ACTING if seat == self.acting else WINDOW_OTHER

    def pass_step(self) -> None:
        self.passes += 1
        self.step = self.opponent(self.step)

    def next_step(self) -> None:
        """Something was done: the other one may answer."""
        self.passes = 0
        self.step = self.opponent(self.step)
        self.ask_step()

    def add_points(self, seat: int, found: list[int]) -> None:
        """The moves that buy a point."""
        if self.money[seat] < self.point_price(seat):
            return
        raises = seat == self.acting
        first = RAISE_POINT if raises else LOWER_POINT
        for slot, value in zip(self.chosen, self.values):
            if raises or value > 0:
                found.append(first + slot)
        found.sort()

    def buy_point(self, seat: int, slot: int) -> None:
        self.pay(seat, self.point_price(seat))
        self.change(slot, 1 if seat == self.acting else -1)
        if self.narrate:
            narration.tell_point(self, seat, slot)
        self.next_step()

    def change(self, slot: int, by: int) -> None:
        """A footballer's value in the action, never below 0 (9.10)."""
        values = self.values.copy()
        at = self.chosen.index(slot)
        values[at] = max(values[at] + by, 0)
        self.values = values

    def send_off(self, slot: int) -> None:
        """Out until the end of the turn, and out of the action (13.9 to 13.11)."""
        self.off = [*self.off, self.team[self.acting * ELEVEN + slot]]
        self.picked = slot
        if self.narrate:
            narration.tell_sending_off(self, slot)
        substitutes = self.substitutes()
        if not substitutes:
            if self.narrate:
                narration.tell_no_substitute(self)
            self.half_failed()
        elif len(substitutes) == 1:
            self.substitute(substitutes[0])
        else:
            self.ask(ASK_REPLACE, self.acting)

    def substitutes(self) -> list[int]:
        """Those who can take the place of the footballer sent off: of his role."""
        role = self.box.role[self.team[self.acting * ELEVEN + self.picked]]
        return [
            slot
            for slot in range(ELEVEN)
            if slot not in self.chosen and self.can_play(self.acting, slot, 1 << role)
        ]

    def substitute(self, slot: int) -> None:
        at = self.chosen.index(self.picked)
        chosen, values = self.chosen.copy(), self.values.copy()
        chosen[at] = slot
        values[at] = self.starting_value(self.acting, slot)
        self.chosen, self.values = chosen, values
        self.picked = NOBODY
        if self.narrate:
            narration.tell_substitution(self, slot)
        self.next_step()

    # -- The total

    def total(self) -> int:
        total = sum(self.values) + self.tactics(self.acting)
        bonus = self.live_bonus(self.acting)
        if bonus in (TOTAL_BONUS, STRONGEST):
            total += self.box.management[self.management[self.acting]].by
        return total

    def tactics(self, seat: int) -> int:
        """What white events add to the total (12.4, 12.5)."""
        points = 0
        kinds = len(self.box.events)
        for kind in self.box.totals:
            n = self.front[seat * kinds + kind]
            if n and not (self.box.events[kind].alone and self.is_shared(kind, seat)):
                points += n * self.box.events[kind].amount
        return points

    def is_shared(self, kind: int, seat: int) -> bool:
        """Has another manager this white event in play too?"""
        kinds = len(self.box.events)
        return any(self.front[other * kinds + kind] for other in range(self.seats) if other != seat)

    def count(self) -> None:
        total = self.total()
        is_enough = total >= self.box.halves[self.half].total
        if self.narrate:
            narration.tell_total(self, total, is_enough)
        if is_enough:
            self.half_succeeded()
        else:
            self.half_failed()
