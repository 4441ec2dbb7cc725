"""Values money, footballers and goals for one manager, in hundredths of a point.

All figures were tried out over thousands of matches.
"""

from typing import Final

from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.card_box import COACH, ELEVEN, NOBODY
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.scoring import DISLIKED_POINTS, GOAL_POINTS, LIKED_POINTS

POINT_WORTH: Final = 100
TEAM_PLACES: Final = ELEVEN + 1  # with the coach
MILLIONS_A_TURN: Final = 4  # millions a turn, more or less
USUAL_PRICE_MILLIONS: Final = 4

# A million: at the end, and while there is little or much to spare after all places are filled.
MILLION_WORTH_AT_END: Final = 20
MILLION_WORTH_BY_SPARE: Final = [55, 38, 30, 24, 20]
SPARE_STEP_MILLIONS: Final = 8  # millions from one to the next

# A place: the more turns there are for each, the better it should be filled.
PLACE_WORTH_BY_SLACK: Final = [0, 120, 190, 230, 255, 275, 290]
NEW_CARDS_WORTH: Final = 100  # other cards on the market
ACTION_WORTH_PER_VALUE: Final = 17  # what a point of value adds in challenges


class TeamValue:
    """The values at one question. They depend on what everyone can see and on the manager's own cards."""

    def __init__(self, match: Best11Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.rivals = match.seats - 1
        self.turns = self.turns_left()
        self.places = TEAM_PLACES - self.filled_places(seat)
        self.million_worth = self.worth_of_million(match.money[seat])
        self.place_worth = self.worth_of_place()

    def filled_places(self, seat: int) -> int:
        return self.match.footballers[seat] + (1 if self.match.coach[seat] != NOBODY else 0)

    def turns_left(self) -> int:
        """Turns after this one. The fullest team needs one for each free place, and one more follows."""
        match = self.match
        if match.final_turn:
            return match.final_turn - match.turn
        lacking = min([TEAM_PLACES - self.filled_places(seat) for seat in range(match.seats)])
        return min(lacking + 1, match.rules.last_turn - match.turn)

    def worth_of_million(self, money: int) -> int:
        """The value of a million to a manager with `money`: it falls with the millions that will be left over."""
        if self.turns == 0:
            return MILLION_WORTH_AT_END
        wanted = USUAL_PRICE_MILLIONS * min(self.places, self.turns + 1)
        spare = money + MILLIONS_A_TURN * self.turns - wanted
        step = 0 if spare < 0 else 1 + spare // SPARE_STEP_MILLIONS
        return MILLION_WORTH_BY_SPARE[min(step, len(MILLION_WORTH_BY_SPARE) - 1)]

    def worth_of_place(self) -> int:
        slack = self.turns + 1 - self.places
        return 0 if slack <= 0 else PLACE_WORTH_BY_SLACK[min(slack, len(PLACE_WORTH_BY_SLACK) - 1)]

    # -- Team cards

    def card_worth(self, card: int) -> int:
        """What a footballer or a coach would bring to the team."""
        box = self.match.box
        value = box.value[card] * POINT_WORTH
        if box.role[card] == COACH:
            return value + self.coach_opinion_worth(card) - self.place_worth
        return value + box.value[card] * ACTION_WORTH_PER_VALUE - self.place_worth

    def coach_opinion_worth(self, coach: int) -> int:
        formation = self.match.formation[self.seat]
        if self.match.box.likes[coach] >> formation & 1:
            return LIKED_POINTS * POINT_WORTH
        return DISLIKED_POINTS * POINT_WORTH if self.match.box.dislikes[coach] >> formation & 1 else 0

    def purchase_worth(self, card: int) -> int:
        """What it is worth to buy a card."""
        return self.card_worth(card) - self.match.price(self.seat, card) * self.million_worth

    def purchases(self, money: int) -> list[int]:
        """The values of the cards on the market that `money` can pay, the best last; 0 stands for buying none."""
        match = self.match
        seat = self.seat
        places = [0] + [
            self.purchase_worth(card)
            for card in match.market
            if card != NOBODY and match.fits(seat, card) and match.price(seat, card) <= money
        ]
        places.sort()
        return places

    def best_purchase(self, money: int) -> int:
        return self.purchases(money)[-1] if self.match.may_buy(self.seat) else 0

    def exchange_worth(self, out: int, card: int) -> int:
        """What it is worth to give one team card and the difference for another."""
        gain = self.card_worth(card) - self.card_worth(out)
        return gain - market.exchange_price(self.match, self.seat, out, card) * self.million_worth

    def poach_worth(self, other: int, slot: int) -> int:
        """Poach for double the value. The other manager's loss and payment count too."""
        match = self.match
        card = match.team[other * ELEVEN + slot]
        price = 2 * match.footballer_value(other, slot) * self.million_worth
        loss = match.footballer_value(other, slot) * POINT_WORTH - self.place_worth
        return self.card_worth(card) - price + (loss - price) // self.rivals

    # -- Goals

    def goal_for(self) -> int:
        """A goal scored: three points here, one less there."""
        return GOAL_POINTS * POINT_WORTH + POINT_WORTH // self.rivals

    def goal_against(self) -> int:
        return POINT_WORTH + GOAL_POINTS * POINT_WORTH // self.rivals
