"""Games, their options, decks and rules."""

from typing import Any, Final, Literal

from msgspec import Struct, field

from tavolino.core.decks.deck_faults import DeckFault
from tavolino.core.language.diagrams import Diagram
from tavolino.core.language.rulebook import Block, RulesSection
from tavolino.core.options import Document
from tavolino.organiser.regulations.charter import Kind, PointsRule
from tavolino.printing import PrintName
from tavolino.server.faults import ServerFault
from tavolino.server.limits import KIB, MAX_DOCUMENT_BYTES
from tavolino.server.schemas.base import Name, RequestBody, RowNumber, SeatNumber, ShortText

MAX_FILE_NAME_LENGTH: Final = 100
OptionKind = Literal["flag", "choice", "several", "number", "document"]


class GameSummary(Struct):
    """A game on the shelf: the numbers of `seats` it can be played with under its usual rules, the usual one first, and
    of `players` under any, about how many `minutes` it takes, how hard it is (1 to 3), and some cards to show on its
    box.
    """

    id: str
    name: str
    tagline: str
    seats: list[int]
    players: list[int]
    minutes: int
    difficulty: int
    showcase: list[str]


class OptionValue(Struct):
    """One of the values of an option, and what it means."""

    value: bool | int | str
    text: str


class OptionInfo(Struct):
    """A rule option. `kind`: flag, choice, several (up to `most`, with commas), number, or document (a file)."""

    name: str
    text: str
    kind: OptionKind
    default: bool | int | str
    values: list[OptionValue]
    lowest: int
    highest: int
    most: int


class BoxCompetitionInfo(Struct):
    """A competition of the box: a cup, a league or a season (`family`), for so many teams at most, with the options of
    its matches and the points for a win, a draw and a defeat.
    """

    family: str
    kind: Kind
    most: int
    options: dict[str, bool | int | str]
    points: PointsRule


class PrintChoice(Struct):
    """Cards that can be printed alone: a deck, or those of a club."""

    id: str
    name: str


class GameDetails(GameSummary):
    """All that one needs to know to open a table or to start a competition."""

    options: list[OptionInfo]
    box_competitions: list[BoxCompetitionInfo]
    decks: list[str]
    own_decks: list[str]
    draws: bool
    prints: list[PrintName]
    printed_cards: list[PrintChoice]


class SeatCountsRequest(RequestBody, frozen=True):
    """House rules that have been chosen."""

    options: dict[str, bool | int | str] = field(default_factory=dict)


class SeatCounts(Struct):
    """The numbers of seats that a game can be played with under some house rules, the usual one first."""

    seats: list[int]


class BotInfo(Struct):
    """A bot that can sit down at a table."""

    id: str
    name: str


class RulesInfo(Struct):
    """The rules page as a tree, the rulings it gives reasons for with the articles they are in, and its pictures."""

    language: str
    title: str
    blocks: list[Block]
    sections: list[RulesSection]
    rulings: dict[str, list[str]]
    diagrams: list[Diagram]


class CardInfo(Struct):
    """`n` cards of a kind: their name, what they do, what the printed booklet calls them (nothing, if it names them
    nowhere), the address of their drawing, whether each copy shows a person of its own, and what the game's board
    needs to know of them.
    """

    card: str
    n: int
    name: str
    help: str
    booklet: str
    face: str
    has_people: bool
    data: dict[str, Any]


class DeckInfo(Struct):
    """A deck of the box."""

    name: str
    title: str
    cards: list[CardInfo]


class DeckColumnInfo(Struct):
    """A column that a deck can be listed and sorted by."""

    name: str
    title: str


class OwnDeckInfo(Struct):
    """A deck that people can write: its option, the endings of its files, and the cards of the box as a list."""

    option: str
    endings: list[str]
    columns: list[DeckColumnInfo]
    rows: list[list[int | str]]


class GameDecks(Struct):
    """All decks of a game."""

    decks: list[DeckInfo]
    own_decks: list[OwnDeckInfo]


class DocumentText(RequestBody, frozen=True):
    """A file of one's own."""

    name: Name
    text: str

    def document(self) -> Document:
        """The file as the game takes it. Its name must fit in one line of a record."""
        if not self.name.strip() or len(self.name) > MAX_FILE_NAME_LENGTH or not self.name.isprintable():
            raise ServerFault("document-name", name=self.name, longest=MAX_FILE_NAME_LENGTH)
        if len(self.text.encode(errors="surrogatepass")) > MAX_DOCUMENT_BYTES:
            raise ServerFault("document-too-large", most=MAX_DOCUMENT_BYTES // KIB)
        return Document(self.name, self.text)


class DeckCheckRequest(DocumentText, frozen=True):
    """A deck to be checked, perhaps for a number of seats; `option` says which deck it is meant to be."""

    option: ShortText = ""
    seats: SeatNumber | None = None


class CardFaceRequest(DocumentText, frozen=True):
    """A card of a deck of one's own, to be drawn: by its id, or by its place in a file whose cards have none."""

    card: Name = ""
    row: RowNumber = 0
    option: ShortText = ""


class OwnCardsRequest(DocumentText, frozen=True):
    """A deck of one's own, to be printed: its option, and the decks or cards that are wanted of the game with it."""

    option: ShortText = ""
    only: list[str] = field(default_factory=list)


class DeckFaultInfo(Struct):
    """One thing to put right. Line 0 is the file as a whole; `fields` are those of the card that it is about.

    `message` says where it is and what; `detail` only what.
    """

    line: int
    card: str
    fields: list[str]
    code: str
    message: str
    detail: str

    @classmethod
    def of(cls, fault: DeckFault, language: str) -> "DeckFaultInfo":
        return cls(
            fault.line,
            fault.card,
            list(fault.fields),
            fault.key,
            fault.text(language),
            fault.detail(language),
        )


class DeckCheck(Struct):
    """Whether a deck can be played with: all that is wrong, or how many cards it has, and for how many seats."""

    option: str
    good: bool
    faults: list[DeckFaultInfo]
    cards: int
    seats: int
    message: str
