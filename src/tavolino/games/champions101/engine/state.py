"""The state of a match of 101 Champions Challenge, and how its cards move."""

from typing import TYPE_CHECKING, Final

from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.champions101.cards import KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine.hidden_cards import HiddenCards

if TYPE_CHECKING:
    from tavolino.core.game import Game

FIRST_HALF: Final = 0
SECOND_HALF: Final = 1
EXTRA: Final = 2
SHOOT_OUT: Final = 3

FOOTBALLERS: Final = 0
BALLS: Final = 1
NO_COLOUR: Final = -1

HAND_SIZE: Final = 6
SHOOT_OUT_HAND_SIZE: Final = 3


class Rules:
    """The resolved options in native fields, for speed."""

    def __init__(self, options: dict[str, Setting], counts: list[int]) -> None:
        """`counts` is the number of cards of each kind."""
        self.counts = counts
        self.full_deck = [kind for kind in range(KINDS) for _ in range(counts[kind])]
        self.shoot_out_deck = [kind for kind in self.full_deck if kind != PENALTY]
        self.colours = str(options["colours"])
        self.covered_penalties_count = options["on_pitch"] == "anywhere"
        self.last_shot_counts = options["last_shot"] == "counts"
        self.must_win = options["must_win"] is True


class State(Match):
    """Cards are counted in flat lists: `hand[seat * 5 + kind]`, `piles[pile * 5 + kind]`, `face_down[owner * 5 +
    kind]`.

    Hot methods write `counts[at] = counts[at] + 1`, because `counts[at] += 1` compiles to a slow call.
    """

    def __init__(
        self, game: "Game", rules: Rules, seed: int, narrate: bool, source: "State | None" = None
    ) -> None:
        """The state before the first deal, or a copy of `source`.

        Assigns every field in both cases, so compiled code need not check for missing ones.
        """
        super().__init__(game, 2, seed, narrate)
        self.rules = rules
        if source is None:
            self.red = 0
            self.asked = 0
            self.period = FIRST_HALF
            self.starter = 0  # who began the first half; in the shoot-out, who played first in round 1
            self.ball = 0
            self.goals = [0, 0]
            self.extra_goals = [0, 0]  # those of the goals that fell in the extra period
            self.shoot_out_goals = [0, 0]
            self.kicks_taken = 0  # kicks taken in the shoot-out
            self.kick_history: list[int] = []  # 2 * card + (1 for a goal), kick by kick
            self.kicked_cards: list[int] = []  # those of the round under way
            self.turned_card = 0
            self.deck = b""
            self.cards_drawn = 0
            self.joker_piles = 0  # mask of the piles with a penalty card on top
            self.hand = [0] * (2 * KINDS)
            self.hand_sizes = [0, 0]
            self.piles = [0] * (2 * KINDS)
            self.tops = [NO_COLOUR, NO_COLOUR]
            self.out_of_game = [0] * KINDS  # seen by both
            self.face_down = [0] * (2 * KINDS)  # out of the game face down, by owner
            self.hidden = HiddenCards()
        else:
            self.red = source.red
            self.asked = source.asked
            self.period = source.period
            self.starter = source.starter
            self.ball = source.ball
            self.goals = source.goals.copy()
            self.extra_goals = source.extra_goals.copy()
            self.shoot_out_goals = source.shoot_out_goals.copy()
            self.kicks_taken = source.kicks_taken
            self.kick_history = source.kick_history.copy()
            self.kicked_cards = source.kicked_cards.copy()
            self.turned_card = source.turned_card
            self.deck = source.deck
            self.cards_drawn = source.cards_drawn
            self.joker_piles = source.joker_piles
            self.hand = source.hand.copy()
            self.hand_sizes = source.hand_sizes.copy()
            self.piles = source.piles.copy()
            self.tops = source.tops.copy()
            self.out_of_game = source.out_of_game.copy()
            self.face_down = source.face_down.copy()
            self.hidden = source.hidden.copy()
            self.rng_count = source.rng_count
            self.awaited_seats = source.awaited_seats

    def lay_out(self, cards: list[int]) -> None:
        """Makes a new deck, empty hands and an empty pitch."""
        self.new_deck(cards.copy())
        self.hand = [0] * (2 * KINDS)
        self.hand_sizes = [0, 0]
        self.piles = [0] * (2 * KINDS)
        self.tops = [NO_COLOUR, NO_COLOUR]
        self.joker_piles = 0
        self.out_of_game = [0] * KINDS
        self.face_down = [0] * (2 * KINDS)
        self.hidden = HiddenCards()

    def new_deck(self, cards: list[int]) -> None:
        self.next_rng().shuffle(cards)
        self.deck = bytes(cards)
        self.cards_drawn = 0

    def colour(self, seat: int) -> int:
        return 0 if seat == self.red else 1

    def cards_left(self) -> int:
        return len(self.deck) - self.cards_drawn

    def pop(self) -> int:
        kind = self.deck[self.cards_drawn]
        self.cards_drawn += 1
        return kind

    def take(self, seat: int) -> None:
        at = seat * KINDS + self.pop()
        self.hand[at] = self.hand[at] + 1
        self.hand_sizes[seat] = self.hand_sizes[seat] + 1

    def draw(self, seat: int, n: int) -> bool:
        """Draws n cards or what is left; False if that was the last card and the half is over."""
        n = min(n, self.cards_left())
        if self.narrate and n:
            cards = [NAMES[kind] for kind in self.deck[self.cards_drawn : self.cards_drawn + n]]
            self.tell("draw", {"seat": seat, "n": n}, {"cards": cards}, (seat,))
        for _ in range(n):
            self.take(seat)
        return self.cards_left() > 0

    def give_up(self, seat: int, kind: int) -> None:
        """Takes a card from the hand, face up."""
        at = seat * KINDS + kind
        left = self.hand_sizes[seat] - 1
        self.hand[at] = self.hand[at] - 1
        self.hand_sizes[seat] = left
        self.hidden.note_laid(seat, kind, left)

    def put(self, kind: int) -> None:
        """Puts a footballer or a ball on its pile."""
        pile = kind & 1
        at = pile * KINDS + kind
        self.piles[at] = self.piles[at] + 1
        self.tops[pile] = kind >> 1
        self.joker_piles &= ~(1 << pile)

    def put_joker(self, stands_for: int) -> None:
        pile = stands_for & 1
        self.piles[pile * KINDS + PENALTY] += 1
        self.tops[pile] = stands_for >> 1
        self.joker_piles |= 1 << pile

    def sweep_pitch(self) -> None:
        for at in range(2 * KINDS):
            self.out_of_game[at % KINDS] += self.piles[at]
            self.piles[at] = 0
        self.tops = [NO_COLOUR, NO_COLOUR]
        self.joker_piles = 0

    def hand_over(self, seat: int, kept: int) -> None:
        """Gives all cards but one to the opponent, who sees them."""
        for kind in range(KINDS):
            n = self.hand[seat * KINDS + kind] - (kind == kept)
            if n:
                self.hand[seat * KINDS + kind] -= n
                self.hand[(1 - seat) * KINDS + kind] += n
                self.hidden.note_handed_over(seat, kind, n)
        self.hand_sizes[1 - seat] += self.hand_sizes[seat] - 1
        self.hand_sizes[seat] = 1

    def remove_surplus(self, seat: int, n: int) -> None:
        """The opponent takes n random cards without looking; they leave face down (7.3)."""
        cards = [kind for kind in range(KINDS) for _ in range(self.hand[seat * KINDS + kind])]
        self.next_rng().shuffle(cards)
        if self.narrate:
            names = [NAMES[kind] for kind in cards[:n]]
            self.tell("surplus", {"seat": seat, "other": 1 - seat, "n": n}, {"cards": names}, (seat,))
        for kind in cards[:n]:
            self.hand[seat * KINDS + kind] -= 1
            self.face_down[seat * KINDS + kind] += 1
        self.hand_sizes[seat] -= n
        self.hidden.note_surplus(seat, n)

    def discard_hand(self, seat: int) -> None:
        """Discards the whole hand face down (9.1)."""
        if self.hand_sizes[seat]:
            self.hidden.note_hand_discarded(seat, self.hand_sizes[seat])
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            self.face_down[at] += self.hand[at]
            self.hand[at] = 0
        self.hand_sizes[seat] = 0

    def kick_cards(self) -> list[int]:
        """The two cards of a penalty kick. A deck remade for it is removed afterwards: the half is over (9.7)."""
        shuffles = self.rng_count
        cards = [self.kick_card(), self.kick_card()]
        if self.rng_count != shuffles:
            while self.cards_left():
                self.out_of_game[self.pop()] += 1
        return cards

    def kick_card(self) -> int:
        """The next card that is not a penalty card; those leave the game (9.5)."""
        while True:
            if self.cards_left() == 0:
                self.remake_for_kick()
            kind = self.pop()
            if kind != PENALTY:
                return kind
            self.out_of_game[PENALTY] += 1

    def remake_for_kick(self) -> None:
        """Makes a deck of the cards out of the game or, without any, of those face down (9.6)."""
        cards = [
            self.out_of_game[kind] + self.face_down[kind] + self.face_down[KINDS + kind]
            for kind in range(KINDS)
        ]
        self.out_of_game = [0] * KINDS
        self.face_down = [0] * (2 * KINDS)
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
        """The kind on top of a pile, -1 if it is empty."""
        if self.joker_piles >> pile & 1:
            return PENALTY
        return -1 if self.tops[pile] == NO_COLOUR else 2 * self.tops[pile] + pile
