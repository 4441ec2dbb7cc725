"""Values event cards: to play one now, or to keep it in hand. In hundredths of a point."""

from typing import Final

from tavolino.games.best11.bot.challenge_choice import ChallengeChoice
from tavolino.games.best11.bot.team_value import NEW_CARDS_WORTH, POINT_WORTH, TeamValue
from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.card_box import (
    BET,
    CASH,
    DISCOUNT,
    DRAW,
    ELEVEN,
    FIND,
    FIXTURE,
    LOOK,
    LOWER,
    NOBODY,
    PEACE,
    RETRY,
    SWAP,
    TAX,
    EventKind,
)
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_DRAWN,
    ASK_MOVE,
    ASK_REVIEW,
    MAX_HAND_EVENTS,
)

NEVER: Final = -1000
PLAY_FIRST_WORTH: Final = 1000  # before anything else
FIND_WORTH_PER_PLACE: Final = 22  # a card at random, for each free place
EVEN_BET_PERCENT: Final = 50  # percent: a bet on that is worth nothing
KEEP_WORTH: Final = 50  # a card in hand, when one must be discarded
KEEP_HARM_WORTH: Final = 40
KEEP_BET_WORTH: Final = 20
KEEP_LEAST_WORTH: Final = 5


class EventCardChoice:
    """The event cards in hand, as one manager sees them."""

    def __init__(self, match: Best11Match, seat: int, value: TeamValue, challenges: ChallengeChoice) -> None:
        self.match = match
        self.seat = seat
        self.value = value
        self.challenges = challenges

    def play_worth(self, event: EventKind) -> int:
        match = self.match
        if match.asked == ASK_MOVE:
            return self.own_event_worth(event)
        if match.asked == ASK_BET and event.verb == BET:
            return max(self.challenges.bet_worth(True), self.challenges.bet_worth(False)) - EVEN_BET_PERCENT
        if match.asked == ASK_DRAWN:
            return self.challenges.drawn_worth(event)
        if match.asked == ASK_REVIEW and event.verb == RETRY:
            return self.challenges.review_worth()
        return self.challenges.event_worth(event) if match.action_card != NOBODY else NEVER

    def own_event_worth(self, event: EventKind) -> int:
        """An event card on the manager's own move. Cards that only bring something are played first."""
        match = self.match
        if event.is_white or event.verb in (CASH, FIXTURE):
            return PLAY_FIRST_WORTH
        if event.verb == DISCOUNT:
            return self.bargain_worth()
        if event.verb == DRAW:
            return (
                PLAY_FIRST_WORTH
                if match.hand_size[self.seat] - 1 + event.amount <= MAX_HAND_EVENTS
                else NEVER
            )
        if event.verb == TAX:
            richest = max([match.money[other] for other in range(match.seats) if other != self.seat])
            return POINT_WORTH if richest >= event.amount else NEVER
        if event.verb == FIND:
            return FIND_WORTH_PER_PLACE * self.value.places - self.value.million_worth
        if event.verb == SWAP:
            return self.swap_worth(event)
        if event.verb == LOOK:
            return NEW_CARDS_WORTH - self.value.best_purchase(match.money[self.seat])
        return NEVER

    def bargain_worth(self) -> int:
        """A bargain is played just before a purchase."""
        return (
            PLAY_FIRST_WORTH
            if self.value.best_purchase(self.match.money[self.seat]) > 0
            and self.match.bargain[self.seat] == 0
            else NEVER
        )

    def swap_worth(self, event: EventKind) -> int:
        """A swap is worth it if the other footballer is better."""
        match = self.match
        for slot in market.swap_slots(match, self.seat, event.amount):
            value = match.box.value[match.team[self.seat * ELEVEN + slot]]
            for other in range(match.seats):
                if other != self.seat and self.has_better(slot, other, value, event.amount):
                    return POINT_WORTH
        return NEVER

    def has_better(self, slot: int, other: int, value: int, apart: int) -> bool:
        match = self.match
        partners = market.swap_partners(match, self.seat, slot, other, apart)
        return any(match.box.value[match.team[other * ELEVEN + theirs]] > value for theirs in partners)

    def keep_worth(self, event: EventKind) -> int:
        """What an event card is worth in hand, when one must be discarded."""
        if event.verb == BET:
            return KEEP_BET_WORTH
        if event.verb in (FIXTURE, PEACE):
            return KEEP_LEAST_WORTH
        return KEEP_HARM_WORTH if event.verb == LOWER else KEEP_WORTH
