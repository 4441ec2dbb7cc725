"""The state of a match of Best 11: every field, and small queries that all phases share.

Seats are managers, team cards are numbers of the box, footballers on the pitch stand in the slots 0 to 10 of their
manager's formation. Lists are by seat unless a comment says otherwise.

A copy shares the lists marked "shared": the engine replaces them and never changes them in place, so that a copy is
cheap. For the same reason numbers are `i64`: mypyc reads and compares them without a check for long integers.
Write `a[i] = a[i] + n`: mypyc compiles `a[i] += n` to a slow generic call.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.best11.engine.card_box import (
    CHALLENGE,
    COACH,
    DIFFERENT_CLUBS,
    ELEVEN,
    IMMUNITY,
    MAX_SEATS,
    NOBODY,
    OTHER,
    ROLE_COUNT,
    SPREE,
    TWO_MANAGERS,
    CardBox,
)
from tavolino.games.best11.engine.hidden_cards import TrackedCard

if TYPE_CHECKING:
    from tavolino.core.game import Game

# What the seat to act is asked.
ASK_MOVE: Final = 0
ASK_MARKET: Final = 1
ASK_OWN: Final = 2
ASK_MANAGER: Final = 3
ASK_THEIR: Final = 4
ASK_DECK: Final = 5
ASK_SCOUT: Final = 6
ASK_DISCARD: Final = 7
ASK_SHOW: Final = 8
ASK_BET: Final = 9
ASK_BET_ON: Final = 10
ASK_CARD: Final = 11
ASK_DRAWN: Final = 12
ASK_CHOOSE: Final = 13
ASK_JINX: Final = 14
ASK_STEP: Final = 15
ASK_TARGET: Final = 16
ASK_REPLACE: Final = 17
ASK_REVIEW: Final = 18

# The purpose of a question about a footballer, a manager or the market: one of the other opportunities of a
# management card (card_box.py), or one of these.
FOR_CHALLENGE: Final = 9
FOR_PEACE: Final = 10
FOR_FIXTURE: Final = 11
FOR_SWAP: Final = 12

# Decks: kind * (number of clubs) + the club's number, or 0 for one that all clubs share.
TEAM_DECK: Final = 0
EVENT_DECK: Final = 1
ACTION_DECK: Final = 2
MANAGEMENT_DECK: Final = 3
DECK_KINDS: Final = 4

UNUSED: Final = NOBODY  # a management card
MIN_CHALLENGE_FOOTBALLERS: Final = 4  # on either side
MAX_HAND_EVENTS: Final = 4
STADIUM_MILLIONS: Final = 12
SURCHARGE_MILLIONS: Final = 2  # for a card of another club


class Rules:
    """The options, settled, and the cards, where the engine can read them fast. Lists are by seat."""

    def __init__(self, options: dict[str, Setting], box: CardBox, club_of: list[int]) -> None:
        self.box = box
        self.clubs = len(box.first_card)
        self.club_of = club_of
        is_common = options["decks"] == "common"
        self.set_of = [0] * MAX_SEATS if is_common else club_of
        self.sets = 1 if is_common else self.clubs
        self.rotate = options["order"] == "rotate"
        last = options["last_turn"]
        self.last_turn = last if isinstance(last, int) else 0
        out = DIFFERENT_CLUBS if self.clubs > 1 else 0
        self.copies_for_two = [0 if e.out & (out | TWO_MANAGERS) else e.copies for e in box.events]
        self.copies_for_more = [0 if e.out & out else e.copies for e in box.events]

    def event_copies(self, seats: int) -> list[int]:
        """The number of cards of each kind that an event deck has at a table of `seats` (16.3, 17.11)."""
        return self.copies_for_two if seats == 2 else self.copies_for_more


class State(Match):
    """A new, empty table; with `source` a copy of that match, without its story."""

    def __init__(
        self,
        game: "Game",
        rules: Rules,
        seats: int,
        seed: int,
        narrate: bool,
        chance: int,
        source: "State | None" = None,
    ) -> None:
        kinds = len(rules.box.events)
        decks = DECK_KINDS * rules.clubs
        self.rules = rules
        self.box = rules.box
        if source is None:
            # The question.
            self.asked: i64 = ASK_MOVE
            self.question_purpose: i64 = NOBODY
            self.forced_move: i64 = NOBODY  # the one answer to the last question, until it is given
            self.event: i64 = NOBODY  # the event card that is being played
            self.parts_done: i64 = 0  # of that card
            self.played_at: i64 = ASK_MOVE  # the question it was played at
            self.named_manager: i64 = NOBODY
            self.picked_slot: i64 = NOBODY
            # The turn.
            self.turn: i64 = 0
            self.final_turn: i64 = 0  # 0 while nobody knows
            self.order: list[int] = []  # shared
            self.managers_done: i64 = 0
            self.mover: i64 = 0
            self.cards_bought: list[int] = [0] * seats  # shared: this turn
            self.bargain: list[int] = [0] * seats  # shared: millions off the next purchase of this turn
            self.fixed_opponent: i64 = NOBODY
            self.fought: i64 = 0  # the mask of those in a challenge this turn
            self.fought_before: i64 = 0  # and the turn before
            self.sent_off: list[int] = []  # shared: cards, until the end of the turn
            self.market: list[int] = []
            self.scouted: list[int] = []  # shared: the cards that a scout has found
            self.scouted_club: i64 = 0
            self.events_to_draw: i64 = 0  # when enough have been discarded
            # The managers.
            self.formation: list[int] = [0] * seats  # shared
            self.money: list[int] = [0] * seats
            self.team: list[int] = [NOBODY] * (seats * ELEVEN)  # seat * 11 + slot
            self.free_places: list[int] = [0] * (seats * ROLE_COUNT)
            self.footballers: list[int] = [0] * seats  # how many
            self.coach: list[int] = [NOBODY] * seats  # shared
            self.captain: list[int] = [NOBODY] * seats  # shared: slots
            self.stadiums: i64 = 0  # the mask of those who have built one
            self.goals: list[int] = [0] * seats  # shared
            self.conceded: list[int] = [0] * seats  # shared
            self.hand: list[int] = [0] * (seats * kinds)  # seat * kinds + kind
            self.hand_size: list[int] = [0] * seats
            self.hand_kinds: list[int] = [0] * seats  # masks
            self.events_in_front: list[int] = [0] * (
                seats * kinds
            )  # shared: white events in play, seat * kinds + kind
            self.peace_with: list[int] = [0] * seats  # shared: masks
            self.management: list[int] = [NOBODY] * seats
            self.used_opportunity: list[int] = [UNUSED] * seats
            self.discarded_unused: list[int] = [
                0
            ] * seats  # shared: masks of management cards, since the last shuffle
            # The decks: the cards from `deck_position` on are still there.
            self.deck_cards: list[bytes] = [b""] * decks
            self.card_knowers: list[bytes] = [b""] * decks  # masks of seats
            self.deck_position: list[int] = [0] * decks
            self.discards: list[int] = [0] * (
                rules.sets * len(rules.box.action_copies)
            )  # action cards: set * kinds + kind
            self.played_events: list[int] = [0] * (rules.sets * kinds)  # shared: set * kinds + kind
            self.used_management: list[int] = [
                0
            ] * rules.sets  # shared: by set the mask of the cards, since the last shuffle
            self.tracked_cards: list[TrackedCard] = []  # shared
            # The challenge. Outside one there is no attacker.
            self.attacker: i64 = NOBODY
            self.defender: i64 = NOBODY
            self.acting: i64 = NOBODY
            self.action_card: i64 = NOBODY
            self.spare_card: i64 = NOBODY  # the other one of two
            self.half: i64 = NOBODY
            self.standing_attack: i64 = NOBODY  # the half
            self.standing_total: i64 = 0
            self.standing_raised: i64 = 0
            self.standing_lowered: i64 = 0
            self.chosen: list[int] = []  # shared: slots of the acting manager
            self.values: list[int] = []  # shared: of those chosen
            self.raised: i64 = 0  # points bought by the acting manager in this half
            self.lowered: i64 = 0  # and by the other
            self.stepping: i64 = NOBODY  # who may change values now
            self.passes: i64 = 0
            self.next_asked: i64 = 0  # place in the order, for bets and jinxes
            self.bets: list[int] = [NOBODY] * seats  # shared
            self.is_goal: bool = False  # given, and may still be cancelled
        else:
            self.asked = source.asked
            self.question_purpose = source.question_purpose
            self.forced_move = NOBODY
            self.event = source.event
            self.parts_done = source.parts_done
            self.played_at = source.played_at
            self.named_manager = source.named_manager
            self.picked_slot = source.picked_slot
            self.turn = source.turn
            self.final_turn = source.final_turn
            self.order = source.order
            self.managers_done = source.managers_done
            self.mover = source.mover
            self.cards_bought = source.cards_bought
            self.bargain = source.bargain
            self.fixed_opponent = source.fixed_opponent
            self.fought = source.fought
            self.fought_before = source.fought_before
            self.sent_off = source.sent_off
            self.market = source.market.copy()
            self.scouted = source.scouted
            self.scouted_club = source.scouted_club
            self.events_to_draw = source.events_to_draw
            self.formation = source.formation
            self.money = source.money.copy()
            self.team = source.team.copy()
            self.free_places = source.free_places.copy()
            self.footballers = source.footballers.copy()
            self.coach = source.coach
            self.captain = source.captain
            self.stadiums = source.stadiums
            self.goals = source.goals
            self.conceded = source.conceded
            self.hand = source.hand.copy()
            self.hand_size = source.hand_size.copy()
            self.hand_kinds = source.hand_kinds.copy()
            self.events_in_front = source.events_in_front
            self.peace_with = source.peace_with
            self.management = source.management.copy()
            self.used_opportunity = source.used_opportunity.copy()
            self.discarded_unused = source.discarded_unused
            self.deck_cards = source.deck_cards.copy()
            self.card_knowers = source.card_knowers.copy()
            self.deck_position = source.deck_position.copy()
            self.discards = source.discards.copy()
            self.played_events = source.played_events
            self.used_management = source.used_management
            self.tracked_cards = source.tracked_cards
            self.attacker = source.attacker
            self.defender = source.defender
            self.acting = source.acting
            self.action_card = source.action_card
            self.spare_card = source.spare_card
            self.half = source.half
            self.standing_attack = source.standing_attack
            self.standing_total = source.standing_total
            self.standing_raised = source.standing_raised
            self.standing_lowered = source.standing_lowered
            self.chosen = source.chosen
            self.values = source.values
            self.raised = source.raised
            self.lowered = source.lowered
            self.stepping = source.stepping
            self.passes = source.passes
            self.next_asked = source.next_asked
            self.bets = source.bets
            self.is_goal = source.is_goal
        # Last, because mypyc trusts only fields that are set before another __init__ runs.
        super().__init__(game, seats, seed, narrate, chance)
        if source is not None:
            self.copy_chance(source)
            self.awaited_seats = source.awaited_seats

    def ask(self, question: i64, seat: i64) -> None:
        self.asked = question
        self.awaited_seats = 1 << seat

    def pay(self, seat: i64, millions: i64) -> None:
        self.money[seat] = self.money[seat] - millions

    def earn(self, seat: i64, millions: i64) -> None:
        self.money[seat] = self.money[seat] + millions

    # -- The managers

    def is_immune(self, seat: i64) -> bool:
        return self.used_opportunity[seat] == OTHER and self.has_immunity(seat)

    def has_immunity(self, seat: i64) -> bool:
        """Is immunity on the manager's card, used or not?"""
        return self.box.management[self.management[seat]].other == IMMUNITY

    def bonus(self, seat: i64) -> int:
        """What came with a challenge this turn."""
        return (
            self.box.management[self.management[seat]].bonus
            if self.used_opportunity[seat] == CHALLENGE
            else 0
        )

    def may_buy(self, seat: i64) -> bool:
        """Has the manager a purchase left this turn?"""
        if self.cards_bought[seat] == 0:
            return True
        return (
            self.used_opportunity[seat] == OTHER and self.box.management[self.management[seat]].other == SPREE
        )

    def footballer_value(self, seat: i64, slot: i64) -> int:
        """A footballer's value, with the band if he wears it."""
        value = self.box.value[self.team[seat * ELEVEN + slot]]
        return value + self.box.band if self.captain[seat] == slot else value

    def is_complete(self, seat: i64) -> bool:
        return self.footballers[seat] == ELEVEN and self.coach[seat] != NOBODY

    def has_stadium(self, seat: i64) -> bool:
        return self.stadiums >> seat & 1 == 1

    def opponent(self, seat: i64) -> int:
        """The other one of the two in the challenge."""
        return self.attacker + self.defender - seat

    def is_outsider(self, seat: i64) -> bool:
        return seat != self.attacker and seat != self.defender

    def is_in_action(self, seat: i64, slot: i64) -> bool:
        """Is this footballer in the action that is being tried?"""
        return self.action_card != NOBODY and seat == self.acting and slot in self.chosen

    # -- Prices

    def fits(self, seat: i64, card: i64) -> bool:
        """Is there a free place for this footballer or coach?"""
        return self.free_places[seat * ROLE_COUNT + self.box.role[card]] > 0

    def club_price(self, seat: i64, card: i64) -> i64:
        """The value, and the surcharge for a card of another club (17.6)."""
        value: i64 = self.box.value[card]
        return value if self.box.club[card] == self.rules.club_of[seat] else value + SURCHARGE_MILLIONS

    def price(self, seat: i64, card: i64) -> i64:
        """What a card costs on the market and with a scout (12.9, 14.2, 17.6)."""
        cost = self.club_price(seat, card) - self.bargain[seat]
        if self.box.role[card] != COACH:
            for kind in self.box.discounts:
                n = self.events_in_front[seat * len(self.box.events) + kind]
                if n and self.box.events[kind].discount_values >> self.box.value[card] & 1:
                    cost -= n * self.box.events[kind].discount
        return cost if cost > 0 else 0  # noqa: FURB136 (max is slow when compiled)

    # -- The decks

    def deck(self, kind: i64, seat: i64) -> i64:
        """The number of the deck that a manager uses."""
        which: i64 = self.rules.club_of[seat] if kind == TEAM_DECK else self.rules.set_of[seat]
        return kind * self.rules.clubs + which

    def cards_left(self, deck: i64) -> int:
        return len(self.deck_cards[deck]) - self.deck_position[deck]

    def may_hold(self, seat: i64, moment: i64) -> bool:
        """Can this manager hold an event card for this moment, as far as everyone knows?"""
        if self.hand_size[seat] == 0:
            return False
        copies = self.rules.event_copies(self.seats)
        first: i64 = self.rules.set_of[seat] * len(copies)
        return any(self.played_events[first + kind] < copies[kind] for kind in self.box.at_moment[moment])
