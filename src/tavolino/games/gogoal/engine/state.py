"""The state of a match of Go-Goal!, and how its cards move."""

from typing import TYPE_CHECKING, Final

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
ASK_FIELD: Final = 0
ASK_PLAY: Final = 1
ASK_ANSWER: Final = 2
ASK_BRING: Final = 3
ASK_KICK: Final = 4
ASK_DRAW: Final = 5

TEAM_SIZE: Final = 5
NOBODY: Final = -1

OUTNUMBER: Final = 0
BY_ROLES: Final = 1
NOTHING: Final = 2
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
        self.counts = counts
        self.first = NOBODY if options["first"] == "lot" else int(str(options["first"]))
        self.subs = SUB_ANY_CHOICES if options["sixth"] == "any" else SUB_CHOICES
        self.needs = NEEDS.index(str(options["needs"]))
        self.no_needs_defender = options["no_needs_defender"] is True
        self.goals_to_win = int(str(options["goals"]))
        self.sides = int(str(options["sides"]))
        self.rivals = [
            opponents_by_seat(seats, self.sides) for seats in range(MAX_SEATS + 1)
        ]  # by the number of seats


class State(Match):
    """Counts of cards are flat lists: `hand[seat * 13 + kind]`, `team[seat * 4 + kind]`, `discards[kind]`,
    `markers[seat * 4 + kind - GOAL]`; `hand_sizes[seat * 2 + deck]` are the sizes of the hands.

    `__init__` assigns every field, with a `source` or without, so compiled code need not check for missing ones.
    """

    def __init__(
        self,
        game: "Game",
        rules: Rules,
        seats: int,
        seed: int,
        narrate: bool,
        source: "State | None" = None,
    ) -> None:
        """Empty hands, empty teams and two decks without cards; or a copy of `source`."""
        super().__init__(game, seats, seed, narrate)
        self.rules = rules
        self.rivals = rules.rivals[seats]
        if source is None:
            self.asked = 0
            self.starter = 0
            self.turn = 0
            self.turns = 0  # turns taken
            # The undecided attack on the table: card, opponent, named footballer.
            self.card = NOBODY
            self.target = NOBODY
            self.named_footballer = NOBODY
            self.hand = [0] * (seats * KINDS)
            self.hand_sizes = [0] * (seats * 2)
            self.team = [0] * (seats * ROLES)
            self.team_sizes = [0] * seats
            self.markers = [0] * (seats * SCORING)
            self.goals = [0] * seats  # of the seat's whole side
            self.discards = [0] * KINDS
            self.secret_moves = [NOBODY] * seats  # each seat's secret move
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
            self.hand = source.hand.copy()
            self.hand_sizes = source.hand_sizes.copy()
            self.team = source.team.copy()
            self.team_sizes = source.team_sizes.copy()
            self.markers = source.markers.copy()
            self.goals = source.goals.copy()
            self.discards = source.discards.copy()
            self.secret_moves = source.secret_moves.copy()
            self.players = source.players.copy()
            self.actions = source.actions.copy()
            self.rng_count = source.rng_count
            self.awaited_seats = source.awaited_seats
            self.secret_seats = source.secret_seats

    def round(self) -> int:
        return self.turns // self.seats + 1

    def shuffle_decks(self) -> None:
        for deck in (self.players, self.actions):
            kinds = range(deck.first, deck.first + deck.kinds)
            deck.shuffle([kind for kind in kinds for _ in range(self.rules.counts[kind])], self.next_rng())

    # -- What there is

    def deck(self, which: int) -> Deck:
        return self.actions if which else self.players

    def discard_size(self, which: int) -> int:
        """The size of a deck's discard pile."""
        return sum(self.discards[GOAL:]) if which else sum(self.discards[:GOAL])

    def drawable_decks(self) -> int:
        """The mask of the decks that a card can be drawn from (3.9, 3.10)."""
        mask = 0
        for which in range(2):
            if self.deck(which).cards_left() or self.discard_size(which):
                mask |= 1 << which
        return mask

    def kinds_in(self, counts: list[int], at: int, n: int) -> int:
        """The mask of the kinds, among n from `at` on, with at least one card."""
        mask = 0
        for kind in range(n):
            if counts[at + kind]:
                mask |= 1 << kind
        return mask

    def forwards(self, seat: int) -> int:
        """The forwards, including jokers, which are forwards in an attack (5.3)."""
        return self.team[seat * ROLES + FORWARD] + self.team[seat * ROLES + JOKER]

    def defenders(self, seat: int) -> int:
        """The defenders, including jokers, which are defenders under attack (5.3)."""
        return self.team[seat * ROLES + DEFENDER] + self.team[seat * ROLES + JOKER]

    def can_say_no(self, seat: int) -> bool:
        """Does the team allow the answer NO! (6.4)?"""
        return self.defenders(seat) > 0 or not self.rules.no_needs_defender

    def reach(self, seat: int) -> list[int]:
        """For each of the six attack cards, the mask of the opponents it may be played against (5.2, 5.5)."""
        more, level, anyone = self.in_range(seat)
        staffed = self.seats_with_team(self.rivals[seat])
        return [more, level, anyone, anyone, staffed, staffed]

    def in_range(self, seat: int) -> tuple[int, int, int]:
        """The opponents in range of GOAL!, of GO-GOAL! and of the two other shots (5.2)."""
        foes = self.rivals[seat]
        if self.rules.needs == OUTNUMBER:
            return self.reach_by_numbers(seat, foes)
        if self.rules.needs == BY_ROLES:
            return self.reach_by_roles(seat, foes)
        return foes, foes, foes

    def reach_by_numbers(self, seat: int, foes: int) -> tuple[int, int, int]:
        """The opponents with fewer defenders than this seat has forwards, those with no more, and all."""
        forwards = self.forwards(seat)
        if forwards == 0:
            return 0, 0, 0
        more = level = 0
        for foe in range(self.seats):
            if foes >> foe & 1:
                ahead = forwards - self.defenders(foe)
                if ahead >= 0:
                    level |= 1 << foe
                    if ahead:
                        more |= 1 << foe
        return more, level, foes

    def reach_by_roles(self, seat: int, foes: int) -> tuple[int, int, int]:
        """All opponents or none: three roles, two, one. Each joker replaces a missing role (5.4)."""
        at = seat * ROLES
        spare = self.team[at + JOKER]
        masks = [0, 0, 0]
        for last, role in ((2, FORWARD), (1, MIDFIELDER), (0, DEFENDER)):
            if self.team[at + role] == 0:
                spare -= 1
            masks[last] = foes if spare >= 0 else 0
        return masks[0], masks[1], masks[2]

    def seats_with_team(self, foes: int) -> int:
        """The seats of the mask with a footballer in their team."""
        mask = 0
        for seat in range(self.seats):
            if foes >> seat & 1 and self.team_sizes[seat]:
                mask |= 1 << seat
        return mask

    # -- What moves

    def take(self, seat: int, which: int) -> int:
        """Moves the top card of a deck into a hand."""
        deck = self.deck(which)
        kind = deck.pop()
        deck.note(seat, DREW)
        # `counts[at] = counts[at] + 1` here and in `give_up`, because `counts[at] += 1` compiles to a slow call.
        at = seat * KINDS + kind
        self.hand[at] = self.hand[at] + 1
        at = seat * 2 + which
        self.hand_sizes[at] = self.hand_sizes[at] + 1
        return kind

    def draw(self, seat: int, which: int) -> None:
        """Draws a card; an empty deck is first remade (3.9)."""
        if self.deck(which).cards_left() == 0:
            self.remake(which)
        kind = self.take(seat, which)
        if self.narrate:
            self.tell("draw", {"seat": seat, "deck": DECK_NAMES[which]}, {"card": NAMES[kind]}, (seat,))

    def remake(self, which: int) -> None:
        deck = self.deck(which)
        counts = self.discards[deck.first : deck.first + deck.kinds]
        deck.remake(counts, self.hands_of_deck(deck), self.next_rng())
        for kind in range(deck.first, deck.first + deck.kinds):
            self.discards[kind] = 0
        if self.narrate:
            self.tell("remade", {"deck": DECK_NAMES[which], "n": deck.cards_left()})

    def hands_of_deck(self, deck: Deck) -> bytes:
        """The cards of a deck in all hands, seat by seat."""
        held: list[int] = []
        for at in range(deck.first, self.seats * KINDS, KINDS):
            held += self.hand[at : at + deck.kinds]
        return bytes(held)

    def give_up(self, seat: int, kind: int) -> None:
        """Takes a card from the hand, face up."""
        which = 1 if kind >= GOAL else 0
        at = seat * KINDS + kind
        self.hand[at] = self.hand[at] - 1
        at = seat * 2 + which
        self.hand_sizes[at] = self.hand_sizes[at] - 1
        self.deck(which).note(seat, kind)

    def join(self, seat: int, kind: int) -> None:
        """Moves a footballer from the hand into the team."""
        self.give_up(seat, kind)
        self.team[seat * ROLES + kind] += 1
        self.team_sizes[seat] += 1

    def leave(self, seat: int, kind: int) -> None:
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

    def mark_goal(self, seat: int) -> None:
        """Leaves the attack card on the table beside the scorer's team. The goal counts for the whole side (10.6)."""
        self.markers[seat * SCORING + self.card - GOAL] += 1
        for other in range(self.seats):
            if not self.rivals[seat] >> other & 1:
                self.goals[other] += 1
        self.clear_table()
