"""The penalty shoot-out (section 8 of the rules)."""

from typing import Final

from tavolino.games.mister import narration
from tavolino.games.mister.engine.attack import Attacks
from tavolino.games.mister.engine.footballers import LETTER_COUNT, LETTERS
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER, SERIES_KICKS

MAX_KICKS: Final = 30  # by each side; then a lot decides (8.10)
SET_PIECES_LETTER: Final = LETTERS.index("F")
SHOT_STOPPING_LETTER: Final = LETTERS.index("G")


class ShootOuts(Attacks):
    """Both managers put their outfielders in order, in secret; then kicks alternate until it is decided."""

    def start_shoot_out(self) -> None:
        """Between the two of the fixture that is being settled."""
        home, away = self.turn_order[2 * self.fixture_index], self.turn_order[2 * self.fixture_index + 1]
        for seat in (home, away):
            self.kick_orders[seat] = []
            self.kick_goals[seat] = 0
        self.kicks_taken = 0
        if self.narrate:
            narration.tell_shoot_out(self, home, away)
        self.ask_secretly(ASK_ORDER, 1 << home | 1 << away)

    def order_choices(self, seat: int) -> list[int]:
        named = self.kick_orders[seat]
        return [f for f in self.outfielders(seat) if f not in named]

    def put_in_order(self, seat: int, footballer: int) -> None:
        self.kick_orders[seat] = [*self.kick_orders[seat], footballer]
        if len(self.kick_orders[seat]) == len(self.outfielders(seat)) and self.record_secret_answer(seat):
            self.first_kicker = self.next_rng().below(2)
            self.set_attacker(2 * self.fixture_index + self.first_kicker)
            if self.narrate:
                narration.tell_kick_orders(self)
            self.shoot_on()

    def shoot_on(self) -> None:
        """Kick after kick, until someone is asked or it is decided."""
        while self.awaited_seats == 0:
            if not self.is_decided() and self.kicks_taken == 2 * MAX_KICKS:
                self.draw_lot()
            if self.is_decided():
                self.shoot_out_over()
                return
            self.next_kick()

    def draw_lot(self) -> None:
        """Still level after so many kicks: the lot counts as a goal more."""
        self.set_attacker(2 * self.fixture_index + self.next_rng().below(2))
        self.kick_goals[self.attacker] += 1
        if self.narrate:
            narration.tell_lot(self)

    def next_kick(self) -> None:
        self.set_attacker(2 * self.fixture_index + (self.first_kicker ^ self.kicks_taken & 1))
        takers = self.kick_orders[self.attacker]
        number = self.kicks_taken // 2
        self.shooter = takers[number % len(takers)]
        self.margin = 0  # the second time through the list, a pure guess (8.9)
        if number < len(takers):
            self.margin = self.kick_margin()
        self.ask_shot(ASK_KICK)

    def kick_margin(self) -> int:
        """As for card 10: easier by one than other shots (6.5)."""
        ability = self.rules.footballers.ability
        keeper = self.keeper_of(self.defender)
        return (
            ability[self.shooter * LETTER_COUNT + SET_PIECES_LETTER]
            - ability[keeper * LETTER_COUNT + SHOT_STOPPING_LETTER]
            + 1
        )

    def shot_taken(self, is_goal: bool) -> None:
        if self.asked == ASK_KICK:
            self.kick_taken(is_goal)
        else:
            super().shot_taken(is_goal)

    def kick_taken(self, is_goal: bool) -> None:
        if is_goal:
            self.kick_goals[self.attacker] += 1
        self.kicks_taken += 1
        if self.narrate:
            narration.tell_kick_result(self, is_goal)

    def go_on(self) -> None:
        if self.asked == ASK_KICK:
            self.shoot_on()
        else:
            self.play_on()

    def is_decided(self) -> bool:
        """After five each by goals, before that when one can't be caught any more (8.5 to 8.7)."""
        ahead = self.kick_goals[self.turn_order[2 * self.fixture_index + self.first_kicker]]
        behind = self.kick_goals[self.turn_order[2 * self.fixture_index + 1 - self.first_kicker]]
        if self.kicks_taken >= 2 * SERIES_KICKS:
            return self.kicks_taken % 2 == 0 and ahead != behind
        if not self.rules.early_stop:
            return False
        first_left, second_left = (
            SERIES_KICKS - (self.kicks_taken + 1) // 2,
            SERIES_KICKS - self.kicks_taken // 2,
        )
        return ahead > behind + second_left or behind > ahead + first_left
