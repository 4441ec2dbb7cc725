"""Plays Best 11 sensibly: values every move in hundredths of a point and takes the best."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tavolino.core.knowledge import Knowledge, best_choice
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.games.best11.bot.challenge_choice import ChallengeChoice
from tavolino.games.best11.bot.challenge_odds import SURE_PERCENT, goal_chance
from tavolino.games.best11.bot.event_card_choice import EventCardChoice
from tavolino.games.best11.bot.team_value import NEW_CARDS_WORTH, POINT_WORTH, TeamValue
from tavolino.games.best11.bot.win_odds import estimate_win_chances
from tavolino.games.best11.engine import market, scoring
from tavolino.games.best11.engine.card_box import (
    CAPTAIN,
    CHALLENGE,
    ELEVEN,
    EVENTS,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FREE_COACH,
    FREE_FOOTBALLER,
    GOALKEEPER,
    MONEY,
    NEW_MARKET,
    OTHER,
    POACH,
    SPREE,
)
from tavolino.games.best11.engine.challenges import action_values, challenge
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.moves import (
    BUILD,
    BUY,
    DECK,
    FIRST,
    GOAL,
    MANAGER,
    MARKET,
    NO_GOAL,
    OWN,
    PLAY,
    RAISE_POINT,
    SECOND,
    SHOW,
    TAKE,
    THEIR,
    USE,
)
from tavolino.games.best11.engine.moves import LOWER_POINT as LOWER_MOVE
from tavolino.games.best11.engine.scoring import STADIUM_POINTS
from tavolino.games.best11.engine.state import (
    ASK_CHOOSE,
    ASK_REPLACE,
    ASK_STEP,
    ASK_TARGET,
    FOR_CHALLENGE,
    FOR_SWAP,
    MAX_HAND_EVENTS,
    STADIUM_MILLIONS,
)

NEVER: Final = -1000
CAPTAIN_WORTH: Final = 190
CHALLENGE_COST_MILLIONS: Final = 1  # millions spent in a challenge, more or less
IMMUNITY_WORTH: Final = 10
EVENT_CARD_WORTH: Final = 30  # an event card not seen yet, and for each turn left
EVENT_CARD_WORTH_PER_TURN: Final = 9
MAX_EVENT_CARD_TURNS: Final = 10  # and no more for what is further away
REPLACED_CARD_PERCENT: Final = 60  # percent of a card's worth, if it replaces another


class Best11Knowledge(Knowledge):
    """Values every move by itself; the search looks some turns ahead."""

    horizon: ClassVar[int] = 16
    champion_simulations: ClassVar[int] = 500
    search_assumes_pick: ClassVar[bool] = True
    simulations_by_level: ClassVar[tuple[int, int, int]] = (4, 30, 48)

    def pick(self, match: Match, seat: i64, rng: Rng) -> i64:
        assert isinstance(match, Best11Match)
        choices = match.choices(seat)
        if len(choices) == 1:
            return choices[0]
        manager = MoveEvaluator(match, seat)
        return best_choice(choices, [manager.move_worth(move) for move in choices], rng)

    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        """True while points are bought in a challenge: the value of one more point follows from the odds."""
        assert isinstance(match, Best11Match)
        return match.asked == ASK_STEP

    def win_chances(self, match: Match) -> list[float]:
        assert isinstance(match, Best11Match)
        return estimate_win_chances(match)


class MoveEvaluator:
    """Values the moves of one manager at one question."""

    def __init__(self, match: Best11Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.value = TeamValue(match, seat)
        self.challenges = ChallengeChoice(match, seat, self.value)
        self.event_cards = EventCardChoice(match, seat, self.value, self.challenges)

    def move_worth(self, move: int) -> int:
        match = self.match
        if move >= PLAY + len(match.box.events):
            return -self.event_cards.keep_worth(match.box.events[move - PLAY - len(match.box.events)])
        if move >= PLAY:
            return self.event_cards.play_worth(match.box.events[move - PLAY])
        if move >= LOWER_MOVE:
            return self.challenges.lower_worth()
        if move >= RAISE_POINT:
            return self.challenges.raise_worth()
        if move >= THEIR:
            return self.their_worth(move - THEIR)
        if move >= OWN:
            return self.own_worth(move - OWN)
        if move >= BUY:
            return self.card_worth(move)
        if move >= DECK:
            return 1 if move - DECK == match.rules.club_of[self.seat] else 0
        if move >= MANAGER:
            return self.manager_worth(move - MANAGER)
        if move >= USE:
            return self.use_worth(min(move - USE, OTHER))
        return self.word_worth(move)

    def word_worth(self, move: int) -> int:
        match = self.match
        if move == BUILD:
            return self.stadium_worth()
        if move == SHOW:
            return self.challenges.show_worth()
        if move in (GOAL, NO_GOAL):
            return self.challenges.bet_worth(move == GOAL)
        if move in (FIRST, SECOND):
            return self.challenges.card_worth(match.action_card if move == FIRST else match.spare_card)
        return 0

    def stadium_worth(self) -> int:
        """Build on the last turn only: the stadium is worth the same then, and its money may be of more use before."""
        return (
            NEVER
            if self.value.turns
            else STADIUM_POINTS * POINT_WORTH - STADIUM_MILLIONS * self.value.million_worth
        )

    # -- Team cards

    def card_worth(self, move: int) -> int:
        match = self.match
        if move >= TAKE:
            return self.value.purchase_worth(match.scouted[move - TAKE])
        if move < MARKET:
            return self.value.purchase_worth(match.market[move - BUY])
        card = match.market[move - MARKET]
        if match.question_purpose == EXCHANGE_COACH:
            return self.value.exchange_worth(match.coach[self.seat], card)
        if match.question_purpose == EXCHANGE_FOOTBALLER:
            return self.value.exchange_worth(match.team[self.seat * ELEVEN + match.picked_slot], card)
        return self.value.card_worth(card)

    # -- Management cards

    def use_worth(self, opportunity: int) -> int:
        match = self.match
        card = match.box.management[match.management[self.seat]]
        if opportunity == MONEY:
            return self.cash_worth(card.money)
        if opportunity == EVENTS:
            return self.event_cards_worth(card.events)
        if opportunity == CHALLENGE:
            return self.challenge_worth()
        worth = self.other_worth(card.other)
        if card.other in (FREE_FOOTBALLER, FREE_COACH, POACH):
            instead = max(
                self.money_gain(card.money), self.event_cards_worth(card.events), self.challenge_worth()
            )
            return worth if worth > instead + self.value.best_purchase(match.money[self.seat]) else NEVER
        return worth

    def cash_worth(self, n: int) -> int:
        """The value of `n` millions. It comes before a purchase if it brings a better card into reach."""
        now = self.value.best_purchase(self.match.money[self.seat])
        gain = self.money_gain(n)
        return gain + now + 1 if gain > n * self.value.million_worth else gain

    def money_gain(self, n: int) -> int:
        """The value of `n` millions and of what they bring into reach."""
        money = self.match.money[self.seat]
        return n * self.value.million_worth + self.reachable_worth(money + n) - self.reachable_worth(money)

    def reachable_worth(self, money: int) -> int:
        """The value of the best purchase and, on the last turn, of the stadium."""
        can_build = money >= STADIUM_MILLIONS and not self.match.has_stadium(self.seat)
        return self.value.best_purchase(money) + (max(self.stadium_worth(), 0) if can_build else 0)

    def event_cards_worth(self, n: int) -> int:
        """The value of `n` event cards. One that finds no room in the hand only replaces another."""
        room = MAX_HAND_EVENTS - self.match.hand_size[self.seat]
        one = EVENT_CARD_WORTH + EVENT_CARD_WORTH_PER_TURN * min(self.value.turns, MAX_EVENT_CARD_TURNS)
        return min(n, room) * one + max(n - room, 0) * one * REPLACED_CARD_PERCENT // SURE_PERCENT

    def challenge_worth(self) -> int:
        mask = challenge.challengeable_managers(self.match, self.seat)
        worths = [self.rival_worth(other) for other in range(self.match.seats) if mask >> other & 1]
        return max(worths) if worths else NEVER

    def rival_worth(self, other: int) -> int:
        chance = goal_chance(self.match, self.seat, other)
        return (
            chance * self.value.goal_for() // SURE_PERCENT
            - CHALLENGE_COST_MILLIONS * self.value.million_worth
        )

    def other_worth(self, other: int) -> int:
        match = self.match
        if other in (FREE_FOOTBALLER, FREE_COACH):
            places = market.free_card_places(match, self.seat, other == FREE_COACH)
            return max([self.value.card_worth(match.market[place]) for place in places] + [0])
        if other == POACH:
            return max([self.poach_worth(rival) for rival in range(match.seats) if rival != self.seat])
        if other == EXCHANGE_FOOTBALLER:
            return max([self.exchange_worth(slot) for slot in market.exchange_slots(match, self.seat)])
        if other == EXCHANGE_COACH:
            places = market.coach_places(match, self.seat)
            return max(
                [self.value.exchange_worth(match.coach[self.seat], match.market[place]) for place in places]
            )
        if other == SPREE:
            return self.spree_worth()
        if other == NEW_MARKET:
            return (
                NEW_CARDS_WORTH - self.value.best_purchase(match.money[self.seat])
                if match.cards_bought[self.seat] == 0
                else 0
            )
        return CAPTAIN_WORTH if other == CAPTAIN else IMMUNITY_WORTH

    def spree_worth(self) -> int:
        """The value of one more purchase than the turn allows."""
        money = self.match.money[self.seat]
        if self.match.cards_bought[self.seat]:
            return self.value.purchases(money)[-1]
        return [0, *self.value.purchases(money // 2)][-2]

    def poach_worth(self, other: int) -> int:
        slots = market.poach_slots(self.match, self.seat, other)
        return max([self.value.poach_worth(other, slot) for slot in slots] + [NEVER])

    def exchange_worth(self, slot: int) -> int:
        match = self.match
        out = match.team[self.seat * ELEVEN + slot]
        worths = [
            self.value.exchange_worth(out, match.market[place])
            for place in market.exchange_places(match, self.seat, slot)
        ]
        return max(worths) - (CAPTAIN_WORTH if match.captain[self.seat] == slot else 0)

    # -- Footballers and managers

    def own_worth(self, slot: int) -> int:
        match = self.match
        if match.asked in (ASK_CHOOSE, ASK_REPLACE):
            return action_values.starting_value(match, self.seat, slot)
        if match.asked == ASK_TARGET:
            return self.challenges.target_worth(slot)
        if match.question_purpose == EXCHANGE_FOOTBALLER:
            return self.exchange_worth(slot)
        value = match.box.value[match.team[self.seat * ELEVEN + slot]]
        if match.question_purpose == FOR_SWAP:
            return -value
        is_keeper = match.box.role[match.team[self.seat * ELEVEN + slot]] == GOALKEEPER
        return 2 * value - (1 if is_keeper else 0)

    def their_worth(self, slot: int) -> int:
        match = self.match
        if match.asked == ASK_TARGET:
            return self.challenges.target_worth(slot)
        if match.question_purpose == FOR_SWAP:
            return match.box.value[match.team[match.named_manager * ELEVEN + slot]]
        return self.value.poach_worth(match.named_manager, slot)

    def manager_worth(self, other: int) -> int:
        match = self.match
        if match.question_purpose == FOR_CHALLENGE:
            return self.rival_worth(other)
        if match.question_purpose == POACH:
            return self.poach_worth(other)
        return scoring.points(match, other)
