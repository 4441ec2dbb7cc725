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
        source: "State | None" = None,
    ) -> None:
        kinds = len(rules.box.events)
        decks = DECK_KINDS * rules.clubs
        s = source
        self.rules = rules
        self.box = rules.box
        # The question.
        self.asked: i64 = ASK_MOVE if s is None else s.asked
        self.question_purpose: i64 = NOBODY if s is None else s.question_purpose
        self.forced_move: i64 = NOBODY  # the one answer to the last question, until it is given
        self.event: i64 = NOBODY if s is None else s.event  # the event card that is being played
        self.parts_done: i64 = 0 if s is None else s.parts_done  # of that card
        self.played_at: i64 = ASK_MOVE if s is None else s.played_at  # the question it was played at
        self.named_manager: i64 = NOBODY if s is None else s.named_manager
        self.picked_slot: i64 = NOBODY if s is None else s.picked_slot
        # The turn.
        self.turn: i64 = 0 if s is None else s.turn
        self.final_turn: i64 = 0 if s is None else s.final_turn  # 0 while nobody knows
        self.order: list[int] = [] if s is None else s.order  # shared
        self.managers_done: i64 = 0 if s is None else s.managers_done
        self.mover: i64 = 0 if s is None else s.mover
        self.cards_bought: list[int] = [0] * seats if s is None else s.cards_bought  # shared: this turn
        self.bargain: list[int] = (  # shared: millions off the next purchase of this turn
            [0] * seats if s is None else s.bargain
        )
        self.fixed_opponent: i64 = NOBODY if s is None else s.fixed_opponent
        self.fought: i64 = 0 if s is None else s.fought  # the mask of those in a challenge this turn
        self.fought_before: i64 = 0 if s is None else s.fought_before  # and the turn before
        self.sent_off: list[int] = [] if s is None else s.sent_off  # shared: cards, until the end of the turn
        self.market: list[int] = [] if s is None else s.market.copy()
        self.scouted: list[int] = [] if s is None else s.scouted  # shared: the cards that a scout has found
        self.scouted_club: i64 = 0 if s is None else s.scouted_club
        self.events_to_draw: i64 = 0 if s is None else s.events_to_draw  # when enough have been discarded
        # The managers.
        self.formation: list[int] = [0] * seats if s is None else s.formation  # shared
        self.money: list[int] = [0] * seats if s is None else s.money.copy()
        self.team: list[int] = [NOBODY] * (seats * ELEVEN) if s is None else s.team.copy()  # seat * 11 + slot
        self.free_places: list[int] = [0] * (seats * ROLE_COUNT) if s is None else s.free_places.copy()
        self.footballers: list[int] = [0] * seats if s is None else s.footballers.copy()  # how many
        self.coach: list[int] = [NOBODY] * seats if s is None else s.coach  # shared
        self.captain: list[int] = [NOBODY] * seats if s is None else s.captain  # shared: slots
        self.stadiums: i64 = 0 if s is None else s.stadiums  # the mask of those who have built one
        self.goals: list[int] = [0] * seats if s is None else s.goals  # shared
        self.conceded: list[int] = [0] * seats if s is None else s.conceded  # shared
        self.hand: list[int] = [0] * (seats * kinds) if s is None else s.hand.copy()  # seat * kinds + kind
        self.hand_size: list[int] = [0] * seats if s is None else s.hand_size.copy()
        self.hand_kinds: list[int] = [0] * seats if s is None else s.hand_kinds.copy()  # masks
        self.events_in_front: list[int] = (  # shared: white events in play, seat * kinds + kind
            [0] * (seats * kinds) if s is None else s.events_in_front
        )
        self.peace_with: list[int] = [0] * seats if s is None else s.peace_with  # shared: masks
        self.management: list[int] = [NOBODY] * seats if s is None else s.management.copy()
        self.used_opportunity: list[int] = [UNUSED] * seats if s is None else s.used_opportunity.copy()
        self.discarded_unused: list[int] = (  # shared: masks of management cards, since the last shuffle
            [0] * seats if s is None else s.discarded_unused
        )
        # The decks: the cards from `deck_position` on are still there.
        self.deck_cards: list[bytes] = [b""] * decks if s is None else s.deck_cards.copy()
        self.card_knowers: list[bytes] = (
            [b""] * decks if s is None else s.card_knowers.copy()
        )  # masks of seats
        self.deck_position: list[int] = [0] * decks if s is None else s.deck_position.copy()
        self.discards: list[int] = (  # action cards: set * kinds + kind
            [0] * (rules.sets * len(rules.box.action_copies)) if s is None else s.discards.copy()
        )
        self.played_events: list[int] = (  # shared: set * kinds + kind
            [0] * (rules.sets * kinds) if s is None else s.played_events
        )
        self.used_management: list[int] = (  # shared: by set the mask of the cards, since the last shuffle
            [0] * rules.sets if s is None else s.used_management
        )
        self.tracked_cards: list[TrackedCard] = [] if s is None else s.tracked_cards  # shared
        # The challenge. Outside one there is no attacker.
        self.attacker: i64 = NOBODY if s is None else s.attacker
        self.defender: i64 = NOBODY if s is None else s.defender
        self.acting: i64 = NOBODY if s is None else s.acting
        self.action_card: i64 = NOBODY if s is None else s.action_card
        self.spare_card: i64 = NOBODY if s is None else s.spare_card  # the other one of two
        self.half: i64 = NOBODY if s is None else s.half
        self.standing_attack: i64 = NOBODY if s is None else s.standing_attack  # the half
        self.standing_total: i64 = 0 if s is None else s.standing_total
        self.standing_raised: i64 = 0 if s is None else s.standing_raised
        self.standing_lowered: i64 = 0 if s is None else s.standing_lowered
        self.chosen: list[int] = [] if s is None else s.chosen  # shared: slots of the acting manager
        self.values: list[int] = [] if s is None else s.values  # shared: of those chosen
        self.raised: i64 = 0 if s is None else s.raised  # points bought by the acting manager in this half
        self.lowered: i64 = 0 if s is None else s.lowered  # and by the other
        self.stepping: i64 = NOBODY if s is None else s.stepping  # who may change values now
        self.passes: i64 = 0 if s is None else s.passes
        self.next_asked: i64 = 0 if s is None else s.next_asked  # place in the order, for bets and jinxes
        self.bets: list[int] = [NOBODY] * seats if s is None else s.bets  # shared
        self.is_goal: bool = False if s is None else s.is_goal  # given, and may still be cancelled
        # Last, because mypyc trusts only fields that are set before another __init__ runs.
        super().__init__(game, seats, seed, narrate)
        if s is not None:
            self.rng_count = s.rng_count
            self.awaited_seats = s.awaited_seats

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
