"""The penalty shoot-out (section 8 of the rules)."""

from typing import Final

from tavolino.games.mister import narration
from tavolino.games.mister.engine.attack import Attacks
from tavolino.games.mister.engine.footballers import KINDS, LETTERS
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER, SERIES

MOST_KICKS: Final = 30  # by each side; then a lot decides (8.10)
SET_PIECES: Final = LETTERS.index("F")
SHOT_STOPPING: Final = LETTERS.index("G")


class ShootOuts(Attacks):
    """Both managers put their outfielders in order, in secret; then kicks alternate until it is decided."""

    def start_shoot_out(self) -> None:
        """Between the two of the fixture that is being settled."""
        home, away = self.order[2 * self.tie], self.order[2 * self.tie + 1]
        for seat in (home, away):
            self.orders[seat] = []
            self.kicks[seat] = 0
        self.struck = 0
        if self.narrate:
            narration.shoot_out(self, home, away)
        self.ask_secretly(ASK_ORDER, 1 << home | 1 << away)

    def order_choices(self, seat: int) -> list[int]:
        named = self.orders[seat]
        return [f for f in self.outfielders(seat) if f not in named]

    def put_in_order(self, seat: int, footballer: int) -> None:
        self.orders[seat] = [*self.orders[seat], footballer]
        if len(self.orders[seat]) == len(self.outfielders(seat)) and self.done(seat):
            self.first = self.chance().below(2)
            self.face(2 * self.tie + self.first)
            if self.narrate:
                narration.orders(self)
            self.shoot_on()

    def shoot_on(self) -> None:
        """Kick after kick, until someone is asked or it is decided."""
        while self.waiting == 0:
            if not self.is_decided() and self.struck == 2 * MOST_KICKS:
                self.draw_lot()
            if self.is_decided():
                self.shoot_out_over()
                return
            self.next_kick()

    def draw_lot(self) -> None:
        """Still level after so many kicks: the lot counts as a goal more."""
        self.face(2 * self.tie + self.chance().below(2))
        self.kicks[self.attacker] += 1
        if self.narrate:
            narration.lot(self)

    def next_kick(self) -> None:
        self.face(2 * self.tie + (self.first ^ self.struck & 1))
        takers = self.orders[self.attacker]
        number = self.struck // 2
        self.shooter = takers[number % len(takers)]
        self.margin = 0  # the second time through the list, a pure guess (8.9)
        if number < len(takers):
            self.margin = self.kick_margin()
        self.ask_shot(ASK_KICK)

    def kick_margin(self) -> int:
        """As for card 10: easier by one than other shots (6.5)."""
        ability = self.rules.album.ability
        keeper = self.keeper(self.defender)
        return ability[self.shooter * KINDS + SET_PIECES] - ability[keeper * KINDS + SHOT_STOPPING] + 1

    def shot_taken(self, is_goal: bool) -> None:
        if self.asked == ASK_KICK:
            self.kick_taken(is_goal)
        else:
            super().shot_taken(is_goal)

    def kick_taken(self, is_goal: bool) -> None:
        if is_goal:
            self.kicks[self.attacker] += 1
        self.struck += 1
        if self.narrate:
            narration.kick_taken(self, is_goal)

    def go_on(self) -> None:
        if self.asked == ASK_KICK:
            self.shoot_on()
        else:
            self.play_on()

    def is_decided(self) -> bool:
        """After five each by goals, before that when one can't be caught any more (8.5 to 8.7)."""
        ahead = self.kicks[self.order[2 * self.tie + self.first]]
        behind = self.kicks[self.order[2 * self.tie + 1 - self.first]]
        if self.struck >= 2 * SERIES:
            return self.struck % 2 == 0 and ahead != behind
        if not self.rules.early_stop:
            return False
        first_left, second_left = SERIES - (self.struck + 1) // 2, SERIES - self.struck // 2
        return ahead > behind + second_left or behind > ahead + first_left
