"""The state of a match of Best 11, and what all its parts share.

Seats are managers, team cards are numbers of the box, footballers on the pitch stand in the slots 0 to 10 of
their manager's formation. `order`, `off`, `looked`, `front`, `peace`, `gone`, `chosen`, `values` and `strays` are
never changed after the start, only replaced: so a copy can share them.

For the compiler small functions on the way of every playout take `i64`, and an item of a list is counted up as
`a[i] = a[i] + n`: `a[i] += n` would be left to Python.
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

# What a question about a footballer, a manager or the market is for: one of the other opportunities (box.py), or
DO_CHALLENGE: Final = 9
DO_PEACE: Final = 10
DO_FIXTURE: Final = 11
DO_SWAP: Final = 12

# Decks: kind * (number of clubs) + the club's number, or 0 for one that all clubs share.
TEAM_DECK: Final = 0
EVENT_DECK: Final = 1
ACTION_DECK: Final = 2
MANAGEMENT_DECK: Final = 3
DECK_KINDS: Final = 4

UNUSED: Final = NOBODY  # a management card
MIN_CHALLENGE_FOOTBALLERS: Final = 4  # footballers that a challenge asks for on either side
MAX_HAND_EVENTS: Final = 4
STADIUM_MILLIONS: Final = 12
SURCHARGE_MILLIONS: Final = 2
POINT_PARTS: Final = ("footballers", "coach", "formation", "scored", "conceded", "stadium", "money")
"""What a manager's points are made of."""


class Rules:
    """The options, settled, and the cards, where the engine can read them fast. Lists are by seat."""

    def __init__(self, options: dict[str, Setting], box: CardBox, club_of: list[int]) -> None:
        self.box = box
        self.clubs = len(box.first_card)
        self.club_of = club_of
        common = options["decks"] == "common"
        self.set_of = [0] * MAX_SEATS if common else club_of
        self.sets = 1 if common else self.clubs
        self.rotate = options["order"] == "rotate"
        last = options["last_turn"]
        self.last_turn = last if isinstance(last, int) else 0
        out = DIFFERENT_CLUBS if self.clubs > 1 else 0
        self.copies_for_two = [0 if e.out & (out | TWO_MANAGERS) else e.copies for e in box.events]
        self.copies_for_more = [0 if e.out & out else e.copies for e in box.events]

    def event_copies(self, seats: int) -> list[int]:
        """How many cards of each kind an event deck has at a table of so many (16.3, 17.11)."""
        return self.copies_for_two if seats == 2 else self.copies_for_more


class State(Match):
    """Lists are by seat unless they say otherwise."""

    rules: Rules
    box: CardBox
    asked: int
    doing: int  # what ASK_MARKET, ASK_OWN, ASK_MANAGER and ASK_THEIR are about
    event: int  # the event card that is being played
    named: int  # the manager, and the slot of one's own, that have been chosen so far
    picked: int
    # The turn.
    turn: int
    last: int  # the number of the last turn, 0 while nobody knows
    order: list[int]
    moved: int  # how many managers have finished their moves
    mover: int
    bought: int  # cards, on this move
    bargain: int  # millions off the next purchase
    fixture: int
    fought: int  # masks: who has been in a challenge this turn, and the turn before
    fought_before: int
    off: list[int]  # the cards that are sent off until the end of the turn
    market: list[int]
    looked: list[int]  # what a scout has found
    looked_in: int
    to_draw: int  # event cards, when enough have been discarded
    # The managers.
    formation: list[int]
    money: list[int]
    team: list[int]  # seat * 11 + slot
    room: list[int]  # seat * 5 + role: free places
    fielded: list[int]
    coach: list[int]
    captain: list[int]  # a slot
    stadiums: int  # a mask
    scored: list[int]
    conceded: list[int]
    hand: list[int]  # seat * kinds + kind
    held: list[int]
    kinds_held: list[int]  # masks: which kinds of event cards are in the hand
    front: list[int]  # white events in play: seat * kinds + kind
    peace: list[int]  # the mask of those on whom a manager has played a peace card
    management: list[int]
    spent: list[int]  # what it has been used for this turn
    down: list[int]  # masks: cards discarded unused since the last shuffle
    # The decks; from `at` on they are still there. `known` has for each card the mask of those who know it.
    cards: list[bytes]
    known: list[bytes]
    at: list[int]
    discards: list[int]  # action cards: set * kinds + kind
    gone: list[int]  # event cards played: set * kinds + kind
    used: list[int]  # by set: the mask of management cards used since the last shuffle
    strays: list[tuple[int, int, int, int, tuple[int, ...]]]  # see memory.py
    # The challenge. Nobody attacks outside one.
    attacker: int
    defender: int
    acting: int
    card: int  # the action card in use, and the other one of two
    spare: int
    half: int
    attack: int  # the half that stands
    chosen: list[int]  # slots of the acting manager
    values: list[int]
    step: int  # who may change values now
    passes: int
    asking: int  # how many managers have been asked for a bet or a jinx
    bets: list[int]
    is_goal: bool  # a goal has been given, and may still be cancelled

    def __init__(self, game: "Game", rules: Rules, seats: int, seed: int, narrate: bool) -> None:
        super().__init__(game, seats, seed, narrate)
        self.rules = rules
        self.box = rules.box

    def set_up(self) -> None:
        """An empty table."""
        seats = self.seats
        kinds = len(self.box.events)
        self.set_up_turn()
        self.formation = [0] * seats
        self.money = [0] * seats
        self.team = [NOBODY] * (seats * ELEVEN)
        self.room = [0] * (seats * ROLE_COUNT)
        self.fielded = [0] * seats
        self.coach = [NOBODY] * seats
        self.captain = [NOBODY] * seats
        self.stadiums = 0
        self.scored = [0] * seats
        self.conceded = [0] * seats
        self.hand = [0] * (seats * kinds)
        self.held = [0] * seats
        self.kinds_held = [0] * seats
        self.front = [0] * (seats * kinds)
        self.peace = [0] * seats
        self.management = [NOBODY] * seats
        self.spent = [UNUSED] * seats
        self.down = [0] * seats
        self.cards = [b""] * (DECK_KINDS * self.rules.clubs)
        self.known = [b""] * (DECK_KINDS * self.rules.clubs)
        self.at = [0] * (DECK_KINDS * self.rules.clubs)
        self.discards = [0] * (self.rules.sets * len(self.box.action_copies))
        self.gone = [0] * (self.rules.sets * kinds)
        self.used = [0] * self.rules.sets
        self.strays = []
        self.set_up_challenge()

    def set_up_turn(self) -> None:
        self.asked = ASK_MOVE
        self.doing = NOBODY
        self.event = NOBODY
        self.named = NOBODY
        self.picked = NOBODY
        self.turn = 0
        self.last = 0
        self.order = []
        self.moved = 0
        self.mover = 0
        self.bought = 0
        self.bargain = 0
        self.fixture = NOBODY
        self.fought = 0
        self.fought_before = 0
        self.off = []
        self.market = []
        self.looked = []
        self.looked_in = 0
        self.to_draw = 0

    def set_up_challenge(self) -> None:
        self.attacker = NOBODY
        self.defender = NOBODY
        self.acting = NOBODY
        self.card = NOBODY
        self.spare = NOBODY
        self.half = NOBODY
        self.attack = NOBODY
        self.chosen = []
        self.values = []
        self.step = NOBODY
        self.passes = 0
        self.asking = 0
        self.bets = [NOBODY] * self.seats
        self.is_goal = False

    def follow(self, other: "State") -> None:
        """Become like another match."""
        self.rng_count = other.rng_count
        self.awaited_seats = other.awaited_seats
        self.asked = other.asked
        self.doing = other.doing
        self.event = other.event
        self.named = other.named
        self.picked = other.picked
        self.turn = other.turn
        self.last = other.last
        self.order = other.order
        self.moved = other.moved
        self.mover = other.mover
        self.bought = other.bought
        self.bargain = other.bargain
        self.fixture = other.fixture
        self.fought = other.fought
        self.fought_before = other.fought_before
        self.off = other.off
        self.market = other.market.copy()
        self.looked = other.looked
        self.looked_in = other.looked_in
        self.to_draw = other.to_draw
        self.follow_managers(other)
        self.follow_challenge(other)

    def follow_managers(self, other: "State") -> None:
        self.formation = other.formation
        self.money = other.money.copy()
        self.team = other.team.copy()
        self.room = other.room.copy()
        self.fielded = other.fielded.copy()
        self.coach = other.coach.copy()
        self.captain = other.captain.copy()
        self.stadiums = other.stadiums
        self.scored = other.scored.copy()
        self.conceded = other.conceded.copy()
        self.hand = other.hand.copy()
        self.held = other.held.copy()
        self.kinds_held = other.kinds_held.copy()
        self.front = other.front
        self.peace = other.peace
        self.management = other.management.copy()
        self.spent = other.spent.copy()
        self.down = other.down.copy()
        self.cards = other.cards.copy()
        self.known = other.known.copy()
        self.at = other.at.copy()
        self.discards = other.discards.copy()
        self.gone = other.gone
        self.used = other.used.copy()
        self.strays = other.strays

    def follow_challenge(self, other: "State") -> None:
        self.attacker = other.attacker
        self.defender = other.defender
        self.acting = other.acting
        self.card = other.card
        self.spare = other.spare
        self.half = other.half
        self.attack = other.attack
        self.chosen = other.chosen
        self.values = other.values
        self.step = other.step
        self.passes = other.passes
        self.asking = other.asking
        self.bets = other.bets.copy()
        self.is_goal = other.is_goal

    # -- What comes next, in the parts that follow

    def resume(self) -> None:
        """An event card has had its effect: on with the move, or with the challenge."""
        raise NotImplementedError

    # -- Asking

    def ask(self, what: int, seat: i64) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

    def ask_for(self, doing: int, what: int, seat: int) -> None:
        """A question that is a part of something."""
        self.doing = doing
        self.ask(what, seat)

    # -- What everyone can see

    def is_immune(self, seat: int) -> bool:
        return self.spent[seat] == OTHER and self.box.management[self.management[seat]].other == IMMUNITY

    def bonus(self, seat: int) -> int:
        """What came with a challenge this turn."""
        return self.box.management[self.management[seat]].bonus if self.spent[seat] == CHALLENGE else 0

    def may_buy(self, seat: int) -> bool:
        """Has the manager a purchase left on this move?"""
        if self.bought == 0:
            return True
        return self.spent[seat] == OTHER and self.box.management[self.management[seat]].other == SPREE

    def fits(self, seat: i64, card: i64) -> bool:
        """Is there a free place for this footballer or coach?"""
        return self.room[seat * ROLE_COUNT + self.box.role[card]] > 0

    def worth(self, seat: i64, slot: i64) -> int:
        """A footballer's value, with the band if he wears it."""
        value = self.box.value[self.team[seat * ELEVEN + slot]]
        return value + self.box.band if self.captain[seat] == slot else value

    def is_complete(self, seat: int) -> bool:
        return self.fielded[seat] == ELEVEN and self.coach[seat] != NOBODY

    def club_price(self, seat: i64, card: i64) -> i64:
        """The value, and the surcharge for a card of another club (17.6)."""
        value: i64 = self.box.value[card]
        return value if self.box.club[card] == self.rules.club_of[seat] else value + SURCHARGE_MILLIONS

    def price(self, seat: i64, card: i64) -> i64:
        """What a card costs on the market and with a scout (12.9, 14.2, 17.6)."""
        cost = self.club_price(seat, card) - self.bargain
        if self.box.role[card] != COACH:
            for kind in self.box.discounts:
                n = self.front[seat * len(self.box.events) + kind]
                if n and self.box.events[kind].values >> self.box.value[card] & 1:
                    cost -= n * self.box.events[kind].amount
        return cost if cost > 0 else 0  # noqa: FURB136 (max is slow when compiled)

    def deck(self, kind: int, seat: int) -> int:
        """The number of the deck that a manager uses."""
        which = self.rules.club_of[seat] if kind == TEAM_DECK else self.rules.set_of[seat]
        return kind * self.rules.clubs + which

    def left(self, deck: i64) -> int:
        return len(self.cards[deck]) - self.at[deck]

    def may_hold(self, seat: int, moment: int) -> bool:
        """For all that everyone knows: can this manager hold an event card for this moment?"""
        if self.held[seat] == 0:
            return False
        copies = self.rules.event_copies(self.seats)
        first = self.rules.set_of[seat] * len(copies)
        return any(self.gone[first + kind] < copies[kind] for kind in self.box.at_moment[moment])

    # -- Footballers come and go

    def join(self, seat: int, card: int) -> None:
        """A footballer or a coach takes the first free place of his role."""
        role = self.box.role[card]
        self.room[seat * ROLE_COUNT + role] = self.room[seat * ROLE_COUNT + role] - 1
        if role == COACH:
            self.coach[seat] = card
            return
        at = seat * ELEVEN + self.box.first_slot[self.formation[seat] * ROLE_COUNT + role]
        while self.team[at] != NOBODY:
            at += 1
        self.team[at] = card
        self.fielded[seat] = self.fielded[seat] + 1

    def leave(self, seat: int, slot: int) -> int:
        """A footballer leaves, and if he is the captain the band is lost (7.3). His card."""
        card = self.team[seat * ELEVEN + slot]
        self.team[seat * ELEVEN + slot] = NOBODY
        self.room[seat * ROLE_COUNT + self.box.role[card]] += 1
        self.fielded[seat] -= 1
        if self.captain[seat] == slot:
            self.captain[seat] = NOBODY
        return card

    def pay(self, seat: int, n: int) -> None:
        self.money[seat] = self.money[seat] - n
