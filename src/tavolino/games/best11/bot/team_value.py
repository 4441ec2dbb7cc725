"""What money, footballers and event cards are worth to one manager now, in hundredths of a point.

All figures were tried out over thousands of matches.
"""

from typing import Final

from tavolino.games.best11.engine.card_box import COACH, ELEVEN, NOBODY
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.turn import DISLIKED, GOAL_POINTS, LIKED

POINT: Final = 100
PLACES: Final = ELEVEN + 1  # with the coach
EARNED: Final = 4  # millions a turn, more or less
USUAL_PRICE: Final = 4

# A million: at the end, and while there is little or much to spare after all places are filled.
AT_THE_END: Final = 20
TO_SPARE: Final = [55, 38, 30, 24, 20]
STEP: Final = 8  # millions from one to the next

# A place: the more turns there are for each, the better it should be filled.
PLACE: Final = [0, 120, 190, 230, 255, 275, 290]
ACTION: Final = 17  # what a point of value adds in challenges


class Appraisal:
    """Made anew for every question: it reads what everyone can see, and the manager's own cards."""

    def __init__(self, match: Best11Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.rivals = match.seats - 1
        self.turns = self.turns_left()
        self.places = PLACES - self.filled(seat)
        self.million = self.price_of_money(match.money[seat])
        self.place = self.price_of_a_place()

    def filled(self, seat: int) -> int:
        return self.match.fielded[seat] + (1 if self.match.coach[seat] != NOBODY else 0)

    def turns_left(self) -> int:
        """Turns after this one: the fullest team will need one for each place it lacks, and one more follows."""
        match = self.match
        if match.last:
            return match.last - match.turn
        lacking = min([PLACES - self.filled(seat) for seat in range(match.seats)])
        return min(lacking + 1, match.rules.last_turn - match.turn)

    def price_of_money(self, money: int) -> int:
        """What a million is worth to one who has so much: the less, the more of it will be left over."""
        if self.turns == 0:
            return AT_THE_END
        wanted = USUAL_PRICE * min(self.places, self.turns + 1)
        spare = money + EARNED * self.turns - wanted
        step = 0 if spare < 0 else 1 + spare // STEP
        return TO_SPARE[min(step, len(TO_SPARE) - 1)]

    def price_of_a_place(self) -> int:
        slack = self.turns + 1 - self.places
        return 0 if slack <= 0 else PLACE[min(slack, len(PLACE) - 1)]

    # -- Team cards

    def worth(self, card: int) -> int:
        """What a footballer or a coach would bring to the team."""
        box = self.match.box
        value = box.value[card] * POINT
        if box.role[card] == COACH:
            return value + self.opinion(card) - self.place
        return value + box.value[card] * ACTION - self.place

    def opinion(self, coach: int) -> int:
        formation = self.match.formation[self.seat]
        if self.match.box.likes[coach] >> formation & 1:
            return LIKED * POINT
        return DISLIKED * POINT if self.match.box.dislikes[coach] >> formation & 1 else 0

    def purchase(self, card: int) -> int:
        """What it is worth to buy a card."""
        return self.worth(card) - self.match.price(self.seat, card) * self.million

    def exchange(self, out: int, card: int) -> int:
        """What it is worth to give one team card and the difference for another."""
        gain = self.worth(card) - self.worth(out)
        return gain - self.match.difference(self.seat, out, card) * self.million

    def poach(self, other: int, slot: int) -> int:
        """A footballer for double his value: what the other one loses and gets counts too."""
        match = self.match
        card = match.team[other * ELEVEN + slot]
        price = 2 * match.worth(other, slot) * self.million
        loss = match.worth(other, slot) * POINT - self.place
        return self.worth(card) - price + (loss - price) // self.rivals

    # -- Goals

    def goal_for(self) -> int:
        """A goal scored: three points here, one less there."""
        return GOAL_POINTS * POINT + POINT // self.rivals

    def goal_against(self) -> int:
        return POINT + GOAL_POINTS * POINT // self.rivals
