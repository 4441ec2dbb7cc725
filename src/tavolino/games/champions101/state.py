"""The state of a match of 101 Champions Challenge, and the handling of its cards."""

from typing import TYPE_CHECKING, Final

from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.champions101.cards import COUNTS, KINDS, NAMES, PENALTY
from tavolino.games.champions101.hidden_cards import Hidden

if TYPE_CHECKING:
    from tavolino.core.game import Game

FIRST_HALF: Final = 0
SECOND_HALF: Final = 1
EXTRA: Final = 2
SHOOT_OUT: Final = 3

FOOTBALLERS: Final = 0
BALLS: Final = 1
NO_COLOUR: Final = -1

FULL_DECK: Final = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])]
SHOOT_OUT_DECK: Final = [kind for kind in FULL_DECK if kind != PENALTY]


class Rules:
    """The options, settled, where the engine can read them fast."""

    def __init__(self, options: dict[str, Setting]) -> None:
        self.colours = str(options["colours"])
        self.covered_count = options["on_pitch"] == "anywhere"
        self.last_shot_counts = options["last_shot"] == "counts"
        self.must_win = options["must_win"] is True


class Pitch(Match):
    """Cards are counted in flat lists: `hand[seat * 5 + kind]`, `piles[pile * 5 + kind]`, `down[owner * 5 + kind]`.

    The hottest methods spell `counts[at] = counts[at] + 1` out: `counts[at] += 1` compiles to a slow call.
    """

    def __init__(self, game: "Game", rules: Rules, seed: int, narrate: bool) -> None:
        super().__init__(game, 2, seed, narrate)
        self.rules = rules
        self.red = 0
        self.asked = 0
        self.period = FIRST_HALF
        self.starter = 0  # who began the first half; in the shoot-out, who played first in round one
        self.ball = 0
        self.goals = [0, 0]
        self.kicks = [0, 0]  # goals of the shoot-out
        self.struck = 0  # kicks taken in the shoot-out
        self.turned = 0
        self.deck = b""
        self.drawn = 0
        self.jokers = 0  # mask of the piles with a penalty card on top

    def lay_out(self, cards: list[int]) -> None:
        """A new deck, empty hands, an empty pitch."""
        self.new_deck(cards.copy())
        self.hand = [0] * (2 * KINDS)
        self.held = [0, 0]
        self.piles = [0] * (2 * KINDS)
        self.tops = [NO_COLOUR, NO_COLOUR]
        self.jokers = 0
        self.out = [0] * KINDS  # out of the game, seen by both
        self.down = [0] * (2 * KINDS)  # out of the game face down, by owner
        self.hidden = Hidden()

    def new_deck(self, cards: list[int]) -> None:
        self.chance().shuffle(cards)
        self.deck = bytes(cards)
        self.drawn = 0

    def follow(self, other: "Pitch") -> None:
        """Become like another match."""
        self.chances = other.chances
        self.waiting = other.waiting
        self.red = other.red
        self.asked = other.asked
        self.period = other.period
        self.starter = other.starter
        self.ball = other.ball
        self.goals = other.goals.copy()
        self.kicks = other.kicks.copy()
        self.struck = other.struck
        self.turned = other.turned
        self.deck = other.deck
        self.drawn = other.drawn
        self.jokers = other.jokers
        self.hand = other.hand.copy()
        self.held = other.held.copy()
        self.piles = other.piles.copy()
        self.tops = other.tops.copy()
        self.out = other.out.copy()
        self.down = other.down.copy()
        self.hidden = other.hidden.copy()

    def colour(self, seat: int) -> int:
        return 0 if seat == self.red else 1

    def left(self) -> int:
        return len(self.deck) - self.drawn

    def pop(self) -> int:
        kind = self.deck[self.drawn]
        self.drawn += 1
        return kind

    def take(self, seat: int) -> None:
        at = seat * KINDS + self.pop()
        self.hand[at] = self.hand[at] + 1
        self.held[seat] = self.held[seat] + 1

    def draw(self, seat: int, n: int) -> bool:
        """Draw n cards, or what is left; False when that was the last card and the half is over."""
        n = min(n, self.left())
        if self.narrate and n:
            cards = [NAMES[kind] for kind in self.deck[self.drawn : self.drawn + n]]
            self.tell("draw", {"seat": seat, "n": n}, {"cards": cards}, (seat,))
        for _ in range(n):
            self.take(seat)
        return self.left() > 0

    def give_up(self, seat: int, kind: int) -> None:
        """A card leaves the hand for all to see."""
        at = seat * KINDS + kind
        left = self.held[seat] - 1
        self.hand[at] = self.hand[at] - 1
        self.held[seat] = left
        self.hidden.laid(seat, kind, left)

    def put(self, kind: int) -> None:
        """A footballer or a ball goes on its pile."""
        pile = kind & 1
        at = pile * KINDS + kind
        self.piles[at] = self.piles[at] + 1
        self.tops[pile] = kind >> 1
        self.jokers &= ~(1 << pile)

    def put_joker(self, stands_for: int) -> None:
        pile = stands_for & 1
        self.piles[pile * KINDS + PENALTY] += 1
        self.tops[pile] = stands_for >> 1
        self.jokers |= 1 << pile

    def sweep_pitch(self) -> None:
        for at in range(2 * KINDS):
            self.out[at % KINDS] += self.piles[at]
            self.piles[at] = 0
        self.tops = [NO_COLOUR, NO_COLOUR]
        self.jokers = 0

    def hand_over(self, seat: int, kept: int) -> None:
        """All cards but one go to the opponent, who sees them."""
        for kind in range(KINDS):
            n = self.hand[seat * KINDS + kind] - (kind == kept)
            if n:
                self.hand[seat * KINDS + kind] -= n
                self.hand[(1 - seat) * KINDS + kind] += n
                self.hidden.handed(seat, kind, n)
        self.held[1 - seat] += self.held[seat] - 1
        self.held[seat] = 1

    def remove_surplus(self, seat: int, n: int) -> None:
        """The opponent takes n cards at random without looking; they leave face down (7.3)."""
        cards = [kind for kind in range(KINDS) for _ in range(self.hand[seat * KINDS + kind])]
        self.chance().shuffle(cards)
        if self.narrate:
            names = [NAMES[kind] for kind in cards[:n]]
            self.tell("surplus", {"seat": seat, "other": 1 - seat, "n": n}, {"cards": names}, (seat,))
        for kind in cards[:n]:
            self.hand[seat * KINDS + kind] -= 1
            self.down[seat * KINDS + kind] += 1
        self.held[seat] -= n
        self.hidden.surplus(seat, n)

    def discard_hand(self, seat: int) -> None:
        """The whole hand leaves face down (9.1)."""
        if self.held[seat]:
            self.hidden.whole_hand(seat, self.held[seat])
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            self.down[at] += self.hand[at]
            self.hand[at] = 0
        self.held[seat] = 0

    def kick_cards(self) -> list[int]:
        """The two cards of a penalty kick. A deck made for it is put away again: the half is over (9.7)."""
        shuffles = self.chances
        cards = [self.kick_card(), self.kick_card()]
        if self.chances != shuffles:
            while self.left():
                self.out[self.pop()] += 1
        return cards

    def kick_card(self) -> int:
        """Penalty cards are put out of the game and replaced (9.5)."""
        while True:
            if self.left() == 0:
                self.remake_for_kick()
            kind = self.pop()
            if kind != PENALTY:
                return kind
            self.out[PENALTY] += 1

    def remake_for_kick(self) -> None:
        """The cards out of the game become a deck, and if there are none, the covered ones (9.6)."""
        cards = [self.out[kind] + self.down[kind] + self.down[KINDS + kind] for kind in range(KINDS)]
        self.out = [0] * KINDS
        self.down = [0] * (2 * KINDS)
        if sum(cards) == cards[PENALTY]:
            self.lift_covered(cards)
        self.new_deck([kind for kind in range(KINDS) for _ in range(cards[kind])])

    def lift_covered(self, cards: list[int]) -> None:
        for pile in range(2):
            top = self.top_card(pile)
            for kind in range(KINDS):
                covered = self.piles[pile * KINDS + kind] - (kind == top)
                self.piles[pile * KINDS + kind] -= covered
                cards[kind] += covered

    def top_card(self, pile: int) -> int:
        """The kind on top of a pile, -1 when it is empty."""
        if self.jokers >> pile & 1:
            return PENALTY
        return -1 if self.tops[pile] == NO_COLOUR else 2 * self.tops[pile] + pile
