"""The state of a match of Go-Goal!, and how its cards move."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import list_cards, sum_counts, zeros
from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.gogoal.cards import (
    DECK_NAMES,
    DEFENDER,
    FORWARD,
    GOAL,
    JOKER,
    KINDS,
    MIDFIELDER,
    NAMES,
    ROLES,
    SCORING,
)
from tavolino.games.gogoal.engine.deck import ACTIONS, DREW, PLAYERS, Deck
from tavolino.games.gogoal.engine.moves import MAX_SEATS, SUB_ANY_CHOICES, SUB_CHOICES

if TYPE_CHECKING:
    from tavolino.core.game import Game

# The questions that the awaited seats are asked.
ASK_FIELD: Final[i64] = 0
ASK_PLAY: Final[i64] = 1
ASK_ANSWER: Final[i64] = 2
ASK_BRING: Final[i64] = 3
ASK_KICK: Final[i64] = 4
ASK_DRAW: Final[i64] = 5

TEAM_SIZE: Final[i64] = 5
NOBODY: Final[i64] = -1

OUTNUMBER: Final[i64] = 0
BY_ROLES: Final[i64] = 1
NOTHING: Final[i64] = 2
NEEDS: Final = ("outnumber", "roles", "none")


def opponents_by_seat(seats: int, sides: int) -> list[int]:
    """By seat, the mask of its opponents: with sides, every seat of another side (10.2, 10.7)."""
    every = sides or seats
    return [
        sum(1 << other for other in range(seats) if other % every != seat % every) for seat in range(seats)
    ]


class Rules:
    """The resolved options in native fields, for speed."""

    def __init__(self, options: dict[str, Setting], counts: list[int]) -> None:
        """`counts` is the number of cards of each kind."""
        self.counts = vec[i64](counts)
        first = str(options["first"])
        self.first: i64 = NOBODY if first == "lot" else i64(int(first))
        self.subs = SUB_ANY_CHOICES if options["sixth"] == "any" else SUB_CHOICES
        self.needs: i64 = NEEDS.index(str(options["needs"]))
        self.no_needs_defender = options["no_needs_defender"] is True
        self.goals_to_win: i64 = int(str(options["goals"]))
        self.sides: i64 = int(str(options["sides"]))
        self.rivals = [
            vec[i64](opponents_by_seat(seats, self.sides)) for seats in range(MAX_SEATS + 1)
        ]  # by the number of seats


class State(Match):
    """Counts of cards are flat rows: `hand[seat * 13 + kind]`, `team[seat * 4 + kind]`, `discards[kind]`,
    `markers[seat * 4 + kind - GOAL]`; `hand_sizes[seat * 2 + deck]` are the sizes of the hands.

    `__init__` assigns every field, with a `source` or without, so compiled code need not check for missing ones. A
    copy shares what is marked "shared": that is replaced and never changed in place.
    """

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
        """Empty hands, empty teams and two decks without cards; or a copy of `source`."""
        n: i64 = seats
        self.rules = rules
        self.rivals: vec[i64] = rules.rivals[seats] if source is None else source.rivals
        if source is None:
            self.asked: i64 = 0
            self.starter: i64 = 0
            self.turn: i64 = 0
            self.turns: i64 = 0  # turns taken
            # The undecided attack on the table: card, opponent, named footballer.
            self.card: i64 = NOBODY
            self.target: i64 = NOBODY
            self.named_footballer: i64 = NOBODY
            self.hand = zeros(n * KINDS)
            self.hand_sizes = zeros(n * 2)
            self.team = zeros(n * ROLES)
            self.team_sizes = zeros(n)
            self.markers = zeros(n * SCORING)
            self.goals: list[int] = [0] * seats  # shared: of the seat's whole side
            self.discards = zeros(KINDS)
            self.secret_moves: list[int] = [NOBODY] * seats  # shared: each seat's secret move
            self.players = Deck(PLAYERS)
            self.actions = Deck(ACTIONS)
        else:
            self.asked = source.asked
            self.starter = source.starter
            self.turn = source.turn
            self.turns = source.turns
            self.card = source.card
            self.target = source.target
            self.named_footballer = source.named_footballer
            self.hand = source.hand[:]
            self.hand_sizes = source.hand_sizes[:]
            self.team = source.team[:]
            self.team_sizes = source.team_sizes[:]
            self.markers = source.markers[:]
            self.goals = source.goals
            self.discards = source.discards[:]
            self.secret_moves = source.secret_moves
            self.players = source.players.copy()
            self.actions = source.actions.copy()
        # Last, because mypyc trusts only fields that are set before another __init__ runs.
        super().__init__(game, seats, seed, narrate, chance)
        if source is not None:
            self.copy_chance(source)
            self.awaited_seats = source.awaited_seats
            self.secret_seats = source.secret_seats

    def ask(self, what: i64, seat: i64) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

    def ask_secretly(self, what: i64, seats: i64) -> None:
        """Asks all seats of a mask at the same time."""
        self.asked = what
        self.awaited_seats = seats
        self.secret_seats = seats

    def round(self) -> int:
        return self.turns // self.seats + 1

    def leaders(self) -> list[int]:
        """The seats with the most goals, if they are all of one side (9.4)."""
        top = [seat for seat in range(self.seats) if self.goals[seat] == max(self.goals)]
        return [] if any(self.rivals[top[0]] >> seat & 1 for seat in top) else top

    # -- What there is

    def deck(self, which: i64) -> Deck:
        return self.actions if which else self.players

    def discard_size(self, which: i64) -> i64:
        """The size of a deck's discard pile."""
        deck = self.deck(which)
        return sum_counts(self.discards, deck.first, deck.kinds)

    def drawable_decks(self) -> i64:
        """The mask of the decks that a card can be drawn from (3.9, 3.10)."""
        mask: i64 = 0
        if self.players.cards_left() or self.discard_size(PLAYERS):
            mask |= 1 << PLAYERS
        if self.actions.cards_left() or self.discard_size(ACTIONS):
            mask |= 1 << ACTIONS
        return mask

    def kinds_in(self, counts: vec[i64], at: i64, n: i64) -> i64:
        """The mask of the kinds, among n from `at` on, with at least one card."""
        mask: i64 = 0
        for kind in range(n):
            if counts[at + kind]:
                mask |= 1 << kind
        return mask

    def forwards(self, seat: i64) -> i64:
        """The forwards, including jokers, which are forwards in an attack (5.3)."""
        return self.team[seat * ROLES + FORWARD] + self.team[seat * ROLES + JOKER]

    def defenders(self, seat: i64) -> i64:
        """The defenders, including jokers, which are defenders under attack (5.3)."""
        return self.team[seat * ROLES + DEFENDER] + self.team[seat * ROLES + JOKER]

    def can_say_no(self, seat: i64) -> bool:
        """Does the team allow the answer NO! (6.4)?"""
        return self.defenders(seat) > 0 or not self.rules.no_needs_defender

    def reach(self, seat: i64) -> vec[i64]:
        """For each of the six attack cards, the mask of the opponents it may be played against (5.2, 5.5)."""
        more, level, anyone = self.in_range(seat)
        staffed = self.seats_with_team(self.rivals[seat])
        return vec[i64]([more, level, anyone, anyone, staffed, staffed])

    def in_range(self, seat: i64) -> tuple[i64, i64, i64]:
        """The opponents in range of GOAL!, of GO-GOAL! and of the two other shots (5.2)."""
        foes = self.rivals[seat]
        if self.rules.needs == OUTNUMBER:
            return self.reach_by_numbers(seat, foes)
        if self.rules.needs == BY_ROLES:
            return self.reach_by_roles(seat, foes)
        return foes, foes, foes

    def reach_by_numbers(self, seat: i64, foes: i64) -> tuple[i64, i64, i64]:
        """The opponents with fewer defenders than this seat has forwards, those with no more, and all."""
        more: i64 = 0
        level: i64 = 0
        forwards = self.forwards(seat)
        if forwards == 0:
            return more, level, 0
        seats: i64 = self.seats
        for foe in range(seats):
            if foes >> foe & 1:
                ahead = forwards - self.defenders(foe)
                if ahead >= 0:
                    level |= 1 << foe
                    if ahead:
                        more |= 1 << foe
        return more, level, foes

    def reach_by_roles(self, seat: i64, foes: i64) -> tuple[i64, i64, i64]:
        """All opponents or none: three roles, two, one. Each joker replaces a missing role (5.4)."""
        at = seat * ROLES
        spare = self.team[at + JOKER]
        masks = zeros(3)
        for last, role in ((2, FORWARD), (1, MIDFIELDER), (0, DEFENDER)):
            if self.team[at + role] == 0:
                spare -= 1
            if spare >= 0:
                masks[last] = foes
        return masks[0], masks[1], masks[2]

    def seats_with_team(self, foes: i64) -> i64:
        """The seats of the mask with a footballer in their team."""
        mask: i64 = 0
        seats: i64 = self.seats
        for seat in range(seats):
            if foes >> seat & 1 and self.team_sizes[seat]:
                mask |= 1 << seat
        return mask

    # -- What moves

    def shuffle_decks(self) -> None:
        for deck in (self.players, self.actions):
            cards = list_cards(self.rules.counts, deck.first, deck.kinds, deck.first)
            deck.shuffle(cards, self.next_rng(DECK_NAMES[deck.which]))

    def take(self, seat: i64, which: i64) -> i64:
        """Moves the top card of a deck into a hand."""
        deck = self.deck(which)
        kind = deck.pop()
        deck.note(seat, DREW)
        self.hand[seat * KINDS + kind] += 1
        self.hand_sizes[seat * 2 + which] += 1
        return kind

    def draw(self, seat: i64, which: i64) -> None:
        """Draws a card; an empty deck is first remade (3.9)."""
        if self.deck(which).cards_left() == 0:
            self.remake(which)
        kind = self.take(seat, which)
        if self.narrate:
            self.tell("draw", {"seat": seat, "deck": DECK_NAMES[which]}, {"card": NAMES[kind]}, (seat,))

    def remake(self, which: i64) -> None:
        deck = self.deck(which)
        cards = list_cards(self.discards, deck.first, deck.kinds, deck.first)
        deck.remake(cards, self.hands_of_deck(deck), self.next_rng(DECK_NAMES[which]))
        for kind in range(deck.first, deck.first + deck.kinds):
            self.discards[kind] = 0
        if self.narrate:
            self.tell("remade", {"deck": DECK_NAMES[which], "n": deck.cards_left()})

    def hands_of_deck(self, deck: Deck) -> vec[i64]:
        """The cards of a deck in all hands, seat by seat."""
        seats: i64 = self.seats
        held = zeros(seats * deck.kinds)
        for seat in range(seats):
            for kind in range(deck.kinds):
                held[seat * deck.kinds + kind] = self.hand[seat * KINDS + deck.first + kind]
        return held

    def give_up(self, seat: i64, kind: i64) -> None:
        """Takes a card from the hand, face up."""
        which = ACTIONS if kind >= GOAL else PLAYERS
        self.hand[seat * KINDS + kind] -= 1
        self.hand_sizes[seat * 2 + which] -= 1
        self.deck(which).note(seat, kind)

    def join(self, seat: i64, kind: i64) -> None:
        """Moves a footballer from the hand into the team."""
        self.give_up(seat, kind)
        self.team[seat * ROLES + kind] += 1
        self.team_sizes[seat] += 1

    def leave(self, seat: i64, kind: i64) -> None:
        """Discards a footballer of the team."""
        self.team[seat * ROLES + kind] -= 1
        self.team_sizes[seat] -= 1
        self.discards[kind] += 1

    def clear_table(self) -> None:
        """Clears the decided attack."""
        self.card = NOBODY
        self.target = NOBODY
        self.named_footballer = NOBODY

    def spend(self) -> None:
        """Discards the attack card on the table."""
        self.discards[self.card] += 1
        self.clear_table()

    def mark_goal(self, seat: i64) -> None:
        """Leaves the attack card on the table beside the scorer's team. The goal counts for the whole side (10.6)."""
        self.markers[seat * SCORING + self.card - GOAL] += 1
        goals = self.goals.copy()
        for other in range(self.seats):
            if not self.rivals[seat] >> other & 1:
                goals[other] += 1
        self.goals = goals
        self.clear_table()
