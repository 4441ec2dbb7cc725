"""A game: its rules with their options resolved, its table of moves, and the matches it starts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple

from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.events import EventValues
from tavolino.core.faults import Fault
from tavolino.core.knowledge import Knowledge
from tavolino.core.language.booklet_names import booklet_names
from tavolino.core.language.texts import Texts, TextValue
from tavolino.core.looks.card_look import CardBack, CardLook, LineUpLook
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.core.looks.scenes import SceneKind
from tavolino.core.match import CHANCE, Match
from tavolino.core.moves import MoveTable
from tavolino.core.observation import Layout, LayoutField
from tavolino.core.options import Option, Setting, resolve_options

Measure = int | Fraction | tuple[int, int] | None
"""One measure of a match: a number to average over matches; hits and tries, for a share; None if this match has no
value.
"""

MAX_DECISIONS: Final = 100_000
BACK_COLOURS: Final = ("cloth", "red", "blue", "gold", "plum", "teal")


@dataclass(frozen=True)
class BoxCompetition:
    """A competition whose board is in the box: its kind, the most teams, the options of its matches, and the points for
    a win, a draw and a defeat.
    """

    kind: str
    most: int
    options: Mapping[str, Setting] = field(default_factory=dict)
    points: tuple[int, int, int] = (3, 1, 0)


@dataclass(frozen=True)
class CardGroup:
    """Cards that belong together within a deck, such as those of a club. `name` is a proper name."""

    name: str
    cards: frozenset[str]


class MoveReason(NamedTuple):
    """A text of the game that says why, and its values."""

    key: str
    values: dict[str, TextValue]


class Game(ABC):
    """The rules of one game. A subclass describes itself in class attributes and deals the cards in `deal`."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """The version of the rules. A record of another version is refused, because it would play back a different match.
    """
    readable_versions: ClassVar[tuple[int, ...]] = ()
    """Earlier versions whose records are read all the same: the rules changed for so rare a case that playing back
    finds every record that met it.
    """
    minutes: ClassVar[int] = 15
    """About how long a match of two takes, as the booklet says or as it was measured at the table."""
    difficulty: ClassVar[int] = 2
    """1: everyone plays at once; 2: a few rules to learn; 3: a whole booklet."""
    known_options: ClassVar[tuple[Option, ...]] = ()
    example_options: ClassVar[tuple[dict[str, Any], ...]] = ()
    """Combinations of options that interact. The tests play all of them."""
    full_box_options: ClassVar[dict[str, Any]] = {}
    """Options that put every card of the box into play."""
    own_decks: ClassVar[tuple[OwnDeck, ...]] = ()
    """The decks that people can write themselves, each given as the document of an option."""
    moves: MoveTable
    decks: dict[str, dict[str, int]]
    """The number of cards of each kind, by deck."""
    card_labels: Mapping[str, str] = MappingProxyType({})
    """The names that cards bear themselves, the same in every language: people, and cards that somebody has titled. All
    other cards have texts.
    """
    card_words: Mapping[str, str] = MappingProxyType({})
    """What cards of a user's deck say, in the user's words."""
    measure_labels: Mapping[str, str] = MappingProxyType({})
    """What the items of the game's measures are called, subject and item as in `event.rich-uncle`, where a user's deck
    names them. All others have texts.
    """
    extra_cards: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    """Cards of the box that are in no deck of a match, by group: they are printed, and never dealt."""
    turn_article: ClassVar[str]
    """The article about whose turn it is."""
    knowledge: ClassVar[Knowledge] = Knowledge()
    window_ms: ClassVar[int] = 6000
    """For how long people can interrupt each other, where the rules allow it (`Match.passing_move`)."""
    scenes: ClassVar[Mapping[str, SceneKind]] = MappingProxyType({})
    """The scene of each kind of event. Other events are shown calmly."""
    encoding: ClassVar[int] = 1
    """The version of `layout`. A policy that learnt another one must not be asked."""
    box_competitions: ClassVar[Mapping[str, BoxCompetition]] = MappingProxyType({})
    """The competitions in the box, by kind: a cup, a league, a season."""

    def __init__(self, **options: Any) -> None:
        self.options: dict[str, Setting] = resolve_options(self.known_options, options, self.id)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return make_game, (type(self), self.options)

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        """The same: nothing changes a game."""
        return self

    def int_setting(self, option: str) -> int:
        """The setting of an integer option."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    @property
    @abstractmethod
    def seat_counts(self) -> tuple[int, ...]:
        """The possible numbers of seats under these options, the usual one first."""

    @abstractmethod
    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> Match:
        """A new match, dealt and played up to the first decision. `chance` is handed to the Match."""

    def start(
        self,
        seed: int,
        seats: int | None = None,
        carry: object = None,
        narrate: bool = False,
        chance: int = CHANCE,
    ) -> Match:
        """A new match. The same seed gives the same match; `carry` is what the previous fixture handed on. `chance` is
        where its shuffles come from: that of the record, if one is played back.
        """
        wanted = self.seat_counts[0] if seats is None else seats
        if wanted not in self.seat_counts:
            allowed = ", ".join(str(n) for n in sorted(self.seat_counts))
            raise Fault("bad-seats", game_id=self.id, seats=wanted, allowed=allowed)
        if type(seed) is not int or seed < 0:
            raise Fault("bad-seed", seed=str(seed))
        return self.deal(seed, wanted, carry, narrate, chance)

    def layout(self, seats: int | None = None) -> tuple[LayoutField, ...]:
        """What `Match.encode` writes at a table of so many, field by field. `encoding` is its version."""
        layout = Layout()
        self.lay_out(layout, self.seat_counts[0] if seats is None else seats)
        return tuple(layout.fields)

    def lay_out(self, layout: Layout, seats: int) -> None:
        """Announces what `Match.observe` writes. By default a game has no such numbers."""
        raise Fault("no-layout", game_id=self.id)

    def longest(self, seats: int | None = None) -> int:
        """More decisions than a match takes: programs that must know may break it off there."""
        return MAX_DECISIONS

    def may_agree_draw(self) -> bool:
        """May the players agree on a draw? By default they may not."""
        return False

    def side(self, seat: int, seats: int) -> int:
        """The side that a seat plays for. By default every seat is a side."""
        return seat

    def opener(self, match: Match) -> int | None:
        """The seat that begins a dealt match; None, the default, if it is simply the first to choose."""
        return None

    def scene_of(self, event: str, values: EventValues) -> SceneKind:
        """What an event looks like on the stage: by its kind, and by what everyone may know of it."""
        return self.scenes.get(event, "calm")

    def card_help(self, card: str, texts: Texts) -> str:
        """One line about what a card is or does: the words of its deck, else a text; empty by default."""
        if card in self.card_words:
            return self.card_words[card]
        key = f"card-{card}.help"
        return texts.say(key) if texts.has(key) else ""

    def card_short_name(self, card: str, texts: Texts) -> str:
        """Its name where there is little room; nothing if its name is short, or the user's own."""
        key = f"card-{card}.short"
        return texts.say(key) if card not in self.card_labels and texts.has(key) else ""

    def card_title(self, card: str, texts: Texts) -> str:
        return self.labels_in(texts).get(card) or texts.say(f"card-{card}")

    def labels_in(self, texts: Texts) -> Mapping[str, str]:
        """The names that cards bear themselves, with what stands beside them in this language; by default nothing."""
        return self.card_labels

    def booklet_name(self, card: str) -> str:
        """What the printed booklet calls a card; empty if it names it nowhere."""
        return booklet_names(type(self).__module__).get(card, "") if card not in self.card_labels else ""

    def card_data(self, card: str) -> Mapping[str, Any]:
        """What the game's board needs to know about a card, as plain data; nothing by default."""
        return {}

    def card_look(self, card: str, texts: Texts) -> CardLook:
        """How a card looks. By default it shows the card's name and help."""
        return CardLook(
            self.card_title(card, texts),
            self.card_help(card, texts),
            short=self.card_short_name(card, texts),
        )

    def card_back(self, deck: str) -> CardBack:
        """How the back of a deck's cards looks. By default each deck has its own colour."""
        return CardBack(BACK_COLOURS[list(self.decks).index(deck) % len(BACK_COLOURS)])

    @property
    def printed_decks(self) -> dict[str, Mapping[str, int]]:
        """All cards of the box, to be printed."""
        return {**self.decks, **self.extra_cards}

    def card_groups(self) -> Mapping[str, CardGroup]:
        """Groups of cards that somebody may want to print alone, by id; none by default."""
        return {}

    def formations(self, texts: Texts) -> list[LineUpLook]:
        """The formations to print on a line-up sheet. By default those on the game's cards."""
        looks = (self.card_look(card, texts) for cards in self.decks.values() for card in cards)
        return [look for look in looks if isinstance(look, LineUpLook)]

    def suggested_moves(self, match: Match, seat: int) -> list[int]:
        """A sequence of moves for a choice that takes many moves; none by default.

        `match` is a guess of the seat's in which the seat is asked for the first of them.
        """
        return []

    def move_reason(self, match: Match, seat: int, move: int) -> MoveReason | None:
        """Why the game's own knowledge makes this move, in the words of the game; None by default.

        `match` is a guess of the seat's: a reason tells nothing that the seat does not know.
        """
        return None

    def measures(self, match: Match) -> dict[str, Measure]:
        """Figures from a finished, narrated match about the balance of the game; none by default.

        Every match has the same measures in the same order. They are named `subject.aspect.item`: those with the same
        subject and aspect share a table in a report.
        """
        return {}

    def carry(self, match: Match) -> object:
        """What passes from a finished match to the next fixture; nothing by default."""
        return None

    def evening(self, match: Match) -> InnerEvening | None:
        """What those at the table played among themselves in a finished match, told with its story; None: one match."""
        return None

    def extra_time_score(self, match: Match) -> list[int] | None:
        """The goals of each seat in the extra time of a finished match; None if there was none."""
        return None

    def shoot_out_score(self, match: Match) -> list[int] | None:
        """The penalties scored by each seat in the shoot-out of a finished match; None if there was none."""
        return None


def make_game(kind: type[Game], options: Mapping[str, Any]) -> Game:
    return kind(**options)
