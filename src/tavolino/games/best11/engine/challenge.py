"""A challenge from its declaration to the last bet (sections 7, 8 and 10 of the rules)."""

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.action import Actions
from tavolino.games.best11.engine.card_box import AFTER_GOAL, DECLARED, IMMUNITY, NOBODY, OTHER
from tavolino.games.best11.engine.moves import GOAL
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_MOVE,
    ASK_REVIEW,
    ASK_SHOW,
    MIN_CHALLENGE_FOOTBALLERS,
    UNUSED,
)


class Challenges(Actions):
    """An attack and, if it stands, a defence; with a video review, another one."""

    # -- Who against whom

    def challengeable(self, seat: int) -> int:
        """The mask of those whom a manager may challenge (7.7, 8.1, 12.7, 14.11)."""
        if self.fielded[seat] < MIN_CHALLENGE_FOOTBALLERS:
            return 0
        mask = 0
        for other in range(self.seats):
            if (
                other != seat
                and self.fielded[other] >= MIN_CHALLENGE_FOOTBALLERS
                and not self.is_safe(seat, other)
            ):
                mask |= 1 << other
        if self.fixture != NOBODY and mask >> self.fixture & 1:
            return 1 << self.fixture
        return mask

    def is_safe(self, seat: int, other: int) -> bool:
        """Is there immunity or peace between them?"""
        twinned = (self.peace[seat] >> other | self.peace[other] >> seat) & 1 == 1
        return twinned or self.is_immune(other)

    def declare(self, seat: int, other: int) -> None:
        self.attacker = seat
        self.defender = other
        self.fixture = NOBODY
        if self.narrate:
            narration.tell_challenge(self, seat, other)
        if self.may_show(other):
            self.ask(ASK_SHOW, other)
        else:
            self.accept()

    def may_show(self, seat: int) -> bool:
        """For all that everyone knows: can this manager hold the card with immunity (7.6)?"""
        if self.spent[seat] != UNUSED:
            return False
        used = self.used[self.rules.set_of[seat]]
        cards = self.box.management
        return any(cards[n].other == IMMUNITY and not used >> n & 1 for n in range(len(cards)))

    def has_immunity(self, seat: int) -> bool:
        return self.box.management[self.management[seat]].other == IMMUNITY

    def show(self, seat: int) -> None:
        """The challenge fails and has not taken place (7.5, 8.12)."""
        self.use_management(seat, OTHER)
        if self.narrate:
            narration.tell_refused_challenge(self, self.attacker, seat)
        self.back_to_move()

    def accept(self) -> None:
        self.fought |= 1 << self.attacker | 1 << self.defender
        self.asking = 0
        self.ask_bets()

    # -- Bets (14.8 to 14.10)

    def ask_bets(self) -> None:
        while self.asking < self.seats:
            seat = self.order[self.asking]
            if self.is_outsider(seat) and self.may_hold(seat, DECLARED):
                self.ask(ASK_BET, seat)
                return
            self.asking += 1
        self.start_half(self.attacker)

    def bet(self, seat: int, on: int) -> None:
        self.bets[seat] = 2 * self.event + (1 if on == GOAL else 0)
        if self.narrate:
            narration.tell_bet(self, seat, on == GOAL)
        self.next_bet()

    def next_bet(self) -> None:
        self.asking += 1
        self.ask_bets()

    def settle_bets(self) -> None:
        for seat in self.order:
            bet = self.bets[seat]
            if bet != NOBODY:
                is_right = (bet & 1 == 1) == self.is_goal
                amount = self.box.events[bet >> 1].amount if is_right else 0
                self.money[seat] += amount
                if self.narrate:
                    narration.tell_bet_result(self, seat, amount)

    # -- What it comes to (8.10, 10.3, 10.4)

    def put_card_away(self) -> None:
        self.discard_action(self.acting, self.card)
        self.card = NOBODY

    def half_succeeded(self) -> None:
        self.put_card_away()
        if self.acting == self.attacker:
            self.attack = self.half
            self.start_half(self.defender)
            return
        if self.is_goal:
            self.cancel_goal()
        self.end_challenge()

    def half_failed(self) -> None:
        self.put_card_away()
        if self.acting == self.attacker:
            self.end_challenge()
            return
        if not self.is_goal:
            self.give_goal()
        if self.may_hold(self.defender, AFTER_GOAL):
            self.ask(ASK_REVIEW, self.defender)
        else:
            self.end_challenge()

    def give_goal(self) -> None:
        self.is_goal = True
        self.scored[self.attacker] += 1
        self.conceded[self.defender] += 1
        if self.narrate:
            narration.tell_goal(self)

    def cancel_goal(self) -> None:
        self.is_goal = False
        self.scored[self.attacker] -= 1
        self.conceded[self.defender] -= 1
        if self.narrate:
            narration.tell_cancelled_goal(self)

    def end_challenge(self) -> None:
        self.settle_bets()
        self.back_to_move()

    def back_to_move(self) -> None:
        self.set_up_challenge()
        self.ask(ASK_MOVE, self.mover)
