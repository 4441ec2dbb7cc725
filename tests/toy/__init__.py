"""A toy: the smallest game with everything the contract speaks of, in plain Python as a fifth game may be.

Four rounds. Each player holds two cards and in secret shows one; whoever shows a card that nobody else shows
gets a point; the cards shown are put aside and everyone draws one.
"""

from typing import ClassVar

from tavolino.core.events import EventValue
from tavolino.core.faults import Refusal
from tavolino.core.game import Game
from tavolino.core.match import CHANCE, Match
from tavolino.core.moves import Move, MoveTable
from tavolino.core.observation import Layout, Row
from tavolino.core.options import Option, int_option
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import Choice, View, Zone, card_counts, zone

CARDS = ("ball", "boot", "glove")
DECK = {"ball": 8, "boot": 6, "glove": 6}
DECKS = {"deck": DECK}
MOVES = MoveTable(Move("show", (card,)) for card in CARDS)
NOT_YET = -1


class ToyMatch(Match):
    """Hands are counts of the three cards; `shown` is each seat's secret choice of this round."""

    def __init__(self, game: "Toy", seats: int, seed: int, narrate: bool, chance: int = CHANCE) -> None:
        super().__init__(game, seats, seed, narrate, chance)
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.aside = [0, 0, 0]
        self.shown: list[int] = []
        self.points = [0] * seats
        self.round = 0

    def deal(self) -> None:
        self.deck = [kind for kind, card in enumerate(CARDS) for _ in range(DECK[card])]
        self.next_rng("deck").shuffle(self.deck)
        self.hands = [[0, 0, 0] for _ in range(self.seats)]
        for hand in self.hands * 2:
            hand[self.deck.pop()] += 1
        self.next_round()

    def next_round(self) -> None:
        self.shown = [NOT_YET] * self.seats
        self.secret_seats = self.awaited_seats = (1 << self.seats) - 1 if self.round < self.rounds() else 0

    def rounds(self) -> int:
        return self.game.int_setting("rounds")

    def choices(self, seat: int) -> list[int]:
        return [kind for kind in range(3) if self.hands[seat][kind]]

    def apply(self, seat: int, move: int) -> None:
        self.shown[seat] = move
        self.hands[seat][move] -= 1
        self.awaited_seats &= ~(1 << seat)
        if not self.awaited_seats:
            self.reveal()

    def reveal(self) -> None:
        for seat, card in enumerate(self.shown):
            alone = self.shown.count(card) == 1
            self.points[seat] += alone
            self.aside[card] += 1
            self.tell_show(seat, CARDS[card], alone)
        for seat in range(self.seats):
            self.draw(seat)
        self.round += 1
        self.next_round()

    def tell_show(self, seat: int, card: str, alone: bool) -> None:
        if self.narrate:
            self.tell("point" if alone else "nothing", {"seat": seat, "card": card})

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat][card] += 1
        if self.narrate:
            self.tell("draw", {"seat": seat}, {"card": CARDS[card]}, (seat,))

    def refusal(self, seat: int, move: int) -> Refusal:
        return Refusal("not-in-hand", "toy", "1.1", card=CARDS[move])

    def view(self, seat: int | None) -> View:
        zones = [self.hand_zone(owner, seat) for owner in range(self.seats)]
        zones += [
            zone("deck", None, len(self.deck), []),
            zone("aside", None, sum(self.aside), card_counts(CARDS, self.aside)),
        ]
        own = NOT_YET if seat is None or not self.secret_seats else self.shown[seat]
        facts: dict[str, EventValue] = {"round": self.round, "shown": "" if own == NOT_YET else CARDS[own]}
        return {
            "game": "toy",
            "seat": seat,
            "seats": self.seats,
            "to_act": self.visible_deciders(),
            "over": self.over,
            "scores": self.points.copy(),
            "facts": facts,
            "board": {},
            "zones": zones,
            "ask": None if self.over else {"key": "show", "values": {}, "article": "1.1"},
            "legal": []
            if seat is None
            else [{"move": m, "text": MOVES.text(m), "touches": []} for m in self.legal(seat)],
        }

    def hand_zone(self, owner: int, seat: int | None) -> Zone:
        """One's own cards; the others always seem to hold two, whether they have chosen or not."""
        known = card_counts(CARDS, self.hands[owner]) if owner == seat else []
        return zone("hand", owner, sum(self.hands[owner]) if owner == seat else 2, known)

    def observe(self, seat: int, row: Row) -> None:
        row.put(self.round)
        row.list(self.aside, 0, len(CARDS))
        row.list(self.hands[seat], 0, len(CARDS))
        row.put(self.shown[seat] + 1)
        for at in range(self.seats):
            row.put(self.points[(seat + at) % self.seats])

    def copy(self) -> "ToyMatch":
        copy = type(self)(self.game, self.seats, self.seed, False)  # type: ignore[arg-type]
        copy.copy_chance(self)
        copy.awaited_seats, copy.secret_seats, copy.round = (
            self.awaited_seats,
            self.secret_seats,
            self.round,
        )
        copy.deck, copy.aside, copy.points = self.deck.copy(), self.aside.copy(), self.points.copy()
        copy.hands, copy.shown = [hand.copy() for hand in self.hands], self.shown.copy()
        return copy

    def redraw(self, seat: int, rng: Rng) -> None:
        """The others take their secret choices back; their cards and the deck are mixed and dealt again."""
        unseen = self.deck
        for other in range(self.seats):
            if other != seat:
                self.take_back(other)
                unseen += [kind for kind in range(3) for _ in range(self.hands[other][kind])]
        unseen.sort()
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [0, 0, 0]
                for _ in range(2):
                    self.hands[other][unseen.pop()] += 1

    def take_back(self, seat: int) -> None:
        if self.secret_seats and self.shown[seat] != NOT_YET:
            self.hands[seat][self.shown[seat]] += 1
            self.shown[seat] = NOT_YET
            self.awaited_seats |= 1 << seat

    def dump(self) -> dict[str, object]:
        places = {f"hand:{seat}": name_counts(hand) for seat, hand in enumerate(self.hands)}
        places["deck"] = name_counts([self.deck.count(kind) for kind in range(3)])
        places["aside"] = name_counts(self.aside)
        places["shown"] = name_counts([self.shown.count(kind) for kind in range(3)])
        order = self.deck.copy()
        return {
            "cards": places,
            "deck": order,
            "points": self.points.copy(),
            "round": self.round,
            "seed": self.seed,
        }

    @property
    def outcome(self) -> Outcome:
        if not self.over:
            return Outcome(self.points.copy(), [], "unfinished")
        best = max(self.points)
        return Outcome(self.points.copy(), [s for s in range(self.seats) if self.points[s] == best], "points")


def choice(move: int) -> Choice:
    return {"move": move, "text": MOVES.text(move), "touches": []}


def name_counts(counts: list[int]) -> dict[str, int]:
    return dict(zip(CARDS, counts, strict=True))


class Toy(Game):
    """For two or three."""

    id = "toy"
    moves = MOVES
    decks = DECKS
    turn_article = "1.1"
    known_options: ClassVar[tuple[Option, ...]] = (int_option("rounds", 4, 1, 4),)
    seat_counts = (2, 3)
    match_class: ClassVar[type[ToyMatch]] = ToyMatch

    def lay_out(self, layout: Layout, seats: int) -> None:
        layout.counts("round", 1)
        layout.counts("aside", len(CARDS))
        layout.counts("hand", len(CARDS))
        layout.cards("shown", 1, len(CARDS))
        layout.counts("points", seats, self.int_setting("rounds"))

    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> ToyMatch:
        match = self.match_class(self, seats, seed, narrate, chance)
        match.deal()
        return match
