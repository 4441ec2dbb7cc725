"""The state of a match of 101 Champions Challenge, and how its cards move."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import list_cards, sum_counts, zeros
from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.champions101.cards import KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine.hidden_cards import HiddenCards
from tavolino.games.champions101.engine.moves import ANYWHERE

if TYPE_CHECKING:
    from tavolino.core.game import Game

# The questions that the awaited seat is asked.
ASK_FOUL: Final[i64] = 0
ASK_PLAY: Final[i64] = 1
ASK_KEEP: Final[i64] = 2
ASK_STRIKE: Final[i64] = 3

FIRST_HALF: Final[i64] = 0
SECOND_HALF: Final[i64] = 1
EXTRA: Final[i64] = 2
SHOOT_OUT: Final[i64] = 3

FOOTBALLERS: Final[i64] = 0
BALLS: Final[i64] = 1
NO_COLOUR: Final[i64] = -1

HAND_SIZE: Final[i64] = 6
SHOOT_OUT_HAND_SIZE: Final[i64] = 3


class Rules:
    """The resolved options in native fields, for speed."""

    def __init__(self, options: dict[str, Setting], counts: list[int]) -> None:
        """`counts` is the number of cards of each kind."""
        self.counts = counts
        self.full_deck = vec[i64]([kind for kind in range(KINDS) for _ in range(counts[kind])])
        self.shoot_out_deck = vec[i64]([kind for kind in self.full_deck if kind != PENALTY])
        self.colours = str(options["colours"])
        self.covered_penalties_count = options["on_pitch"] == "anywhere"
        self.last_shot_counts = options["last_shot"] == "counts"
        self.must_win = options["must_win"] is True


class State(Match):
    """Cards are counted in flat rows: `hand[seat * 5 + kind]`, `piles[pile * 5 + kind]`, `face_down[owner * 5 +
    kind]`. A copy shares what is marked "shared": that is replaced and never changed in place.
    """

    def __init__(
        self,
        game: "Game",
        rules: Rules,
        seed: int,
        narrate: bool,
        chance: int,
        source: "State | None" = None,
    ) -> None:
        """The state before the first deal, or a copy of `source`.

        Assigns every field in both cases, so compiled code need not check for missing ones.
        """
        self.rules = rules
        if source is None:
            self.red: i64 = 0
            self.asked: i64 = 0
            self.period: i64 = FIRST_HALF
            self.starter: i64 = 0  # who began the first half; in the shoot-out, who played first in round 1
            self.ball: i64 = 0
            self.goals: list[int] = [0, 0]  # shared
            self.extra_goals: list[int] = [0, 0]  # shared: those of the goals that fell in the extra period
            self.shoot_out_goals: list[int] = [0, 0]  # shared
            self.kicks_taken: i64 = 0  # in the shoot-out
            self.kick_history: list[int] = []  # shared: 2 * card + (1 for a goal), kick by kick
            self.kicked_cards: list[int] = []  # shared: those of the round under way
            self.turned_card: i64 = 0
            self.deck = vec[i64]()  # shared
            self.cards_drawn: i64 = 0
            self.joker_piles: i64 = 0  # mask of the piles with a penalty card on top
            self.hand = zeros(2 * KINDS)
            self.hand_sizes = zeros(2)
            self.piles = zeros(2 * KINDS)
            self.tops = vec[i64]([NO_COLOUR, NO_COLOUR])
            self.out_of_game = zeros(KINDS)  # seen by both
            self.face_down = zeros(2 * KINDS)  # out of the game face down, by owner
            self.hidden = HiddenCards()
        else:
            self.red = source.red
            self.asked = source.asked
            self.period = source.period
            self.starter = source.starter
            self.ball = source.ball
            self.goals = source.goals
            self.extra_goals = source.extra_goals
            self.shoot_out_goals = source.shoot_out_goals
            self.kicks_taken = source.kicks_taken
            self.kick_history = source.kick_history
            self.kicked_cards = source.kicked_cards
            self.turned_card = source.turned_card
            self.deck = source.deck
            self.cards_drawn = source.cards_drawn
            self.joker_piles = source.joker_piles
            self.hand = source.hand[:]
            self.hand_sizes = source.hand_sizes[:]
            self.piles = source.piles[:]
            self.tops = source.tops[:]
            self.out_of_game = source.out_of_game[:]
            self.face_down = source.face_down[:]
            self.hidden = source.hidden.copy()
        # Last, because mypyc trusts only fields that are set before another __init__ runs.
        super().__init__(game, 2, seed, narrate, chance)
        if source is not None:
            self.copy_chance(source)
            self.awaited_seats = source.awaited_seats

    def ask(self, what: i64, seat: i64) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

    # -- What there is

    def colour(self, seat: i64) -> i64:
        return 0 if seat == self.red else 1

    def cards_left(self) -> i64:
        return len(self.deck) - self.cards_drawn

    def top_card(self, pile: i64) -> i64:
        """The kind on top of a pile, -1 if it is empty."""
        if self.joker_piles >> pile & 1:
            return PENALTY
        return NO_COLOUR if self.tops[pile] == NO_COLOUR else 2 * self.tops[pile] + pile

    def penalties_on_pitch(self) -> i64:
        """Where a penalty card is on the pitch, in the form of `moves.play_choices` (8.12)."""
        if self.rules.covered_penalties_count and self.piles[PENALTY] + self.piles[KINDS + PENALTY]:
            return ANYWHERE
        return self.joker_piles

    # -- Decks

    def lay_out(self, cards: vec[i64]) -> None:
        """Makes a new deck, empty hands and an empty pitch."""
        self.new_deck(cards[:], "deck")
        self.hand = zeros(2 * KINDS)
        self.hand_sizes = zeros(2)
        self.piles = zeros(2 * KINDS)
        self.clear_tops()
        self.out_of_game = zeros(KINDS)
        self.face_down = zeros(2 * KINDS)
        self.hidden = HiddenCards()

    def clear_tops(self) -> None:
        self.tops[0] = NO_COLOUR
        self.tops[1] = NO_COLOUR
        self.joker_piles = 0

    def new_deck(self, cards: vec[i64], purpose: str) -> None:
        """Shuffles these cards and makes them the deck."""
        self.next_rng(purpose).shuffle_vec(cards)
        self.deck = cards
        self.cards_drawn = 0

    def pop(self) -> i64:
        kind = self.deck[self.cards_drawn]
        self.cards_drawn += 1
        return kind

    # -- Hands

    def take(self, seat: i64) -> None:
        self.hand[seat * KINDS + self.pop()] += 1
        self.hand_sizes[seat] += 1

    def draw(self, seat: i64, n: i64) -> bool:
        """Draws n cards or what is left; False if that was the last card and the half is over."""
        left = self.cards_left()
        n = min(n, left)
        if self.narrate and n:
            cards = [NAMES[self.deck[at]] for at in range(self.cards_drawn, self.cards_drawn + n)]
            self.tell("draw", {"seat": seat, "n": n}, {"cards": cards}, (seat,))
        for _card in range(n):
            self.take(seat)
        return left > n

    def give_up(self, seat: i64, kind: i64) -> None:
        """Takes a card from the hand, face up."""
        left = self.hand_sizes[seat] - 1
        self.hand[seat * KINDS + kind] -= 1
        self.hand_sizes[seat] = left
        self.hidden.note_laid(seat, kind, left)

    def hand_over(self, seat: i64, kept: i64) -> None:
        """Gives all cards but one to the opponent, who sees them."""
        other = 1 - seat
        for kind in range(KINDS):
            n = self.hand[seat * KINDS + kind]
            if kind == kept:
                n -= 1
            if n:
                self.hand[seat * KINDS + kind] -= n
                self.hand[other * KINDS + kind] += n
                self.hidden.note_handed_over(seat, kind, n)
        self.hand_sizes[other] += self.hand_sizes[seat] - 1
        self.hand_sizes[seat] = 1

    def remove_surplus(self, seat: i64, n: i64) -> None:
        """The opponent takes n random cards without looking; they leave face down (7.3)."""
        cards = list_cards(self.hand, seat * KINDS, KINDS)
        self.next_rng("surplus").shuffle_vec(cards)
        if self.narrate:
            names = [NAMES[cards[at]] for at in range(n)]
            self.tell("surplus", {"seat": seat, "other": 1 - seat, "n": n}, {"cards": names}, (seat,))
        for at in range(n):
            self.hand[seat * KINDS + cards[at]] -= 1
            self.face_down[seat * KINDS + cards[at]] += 1
        self.hand_sizes[seat] -= n
        self.hidden.note_surplus(seat, n)

    def discard_hand(self, seat: i64) -> None:
        """Discards the whole hand face down (9.1)."""
        if self.hand_sizes[seat]:
            self.hidden.note_hand_discarded(seat, self.hand_sizes[seat])
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            self.face_down[at] += self.hand[at]
            self.hand[at] = 0
        self.hand_sizes[seat] = 0

    # -- The pitch

    def put(self, kind: i64) -> None:
        """Puts a footballer or a ball on its pile."""
        pile = kind & 1
        self.piles[pile * KINDS + kind] += 1
        self.tops[pile] = kind >> 1
        self.joker_piles &= ~(1 << pile)

    def put_joker(self, stands_for: i64) -> None:
        pile = stands_for & 1
        self.piles[pile * KINDS + PENALTY] += 1
        self.tops[pile] = stands_for >> 1
        self.joker_piles |= 1 << pile

    def sweep_pitch(self) -> None:
        for kind in range(KINDS):
            self.out_of_game[kind] += self.piles[kind] + self.piles[KINDS + kind]
            self.piles[kind] = 0
            self.piles[KINDS + kind] = 0
        self.clear_tops()

    # -- The cards of a penalty kick

    def kick_cards(self) -> tuple[i64, i64]:
        """The two cards of a penalty kick. A deck remade for it is removed afterwards: the half is over (9.7)."""
        shuffles = self.rng_count
        first = self.kick_card()
        second = self.kick_card()
        if self.rng_count != shuffles:
            while self.cards_left():
                self.out_of_game[self.pop()] += 1
        return first, second

    def kick_card(self) -> i64:
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
        cards = self.out_of_game
        for kind in range(KINDS):
            cards[kind] += self.face_down[kind] + self.face_down[KINDS + kind]
        self.out_of_game = zeros(KINDS)
        self.face_down = zeros(2 * KINDS)
        if sum_counts(cards, 0, KINDS) == cards[PENALTY]:
            self.lift_covered(cards)
        self.new_deck(list_cards(cards, 0, KINDS), "kick-deck")

    def lift_covered(self, cards: vec[i64]) -> None:
        for pile in range(2):
            top = self.top_card(pile)
            for kind in range(KINDS):
                covered = self.piles[pile * KINDS + kind]
                if kind == top:
                    covered -= 1
                self.piles[pile * KINDS + kind] -= covered
                cards[kind] += covered
