"""What goes over HTTP: the shapes of questions and answers. A question with a field that nobody knows is refused."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(max_length=200)]
ShortText = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
DAY_S = 86_400


class RequestBody(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request."""


# -- Games


class GameSummary(Struct):
    """A game on the shelf: the numbers of `seats` it can be played with, the usual one first, and some cards to
    show on its box.
    """

    id: str
    name: str
    tagline: str
    seats: list[int]
    showcase: list[str]


class OptionValue(Struct):
    """One of the values of an option, and what it means."""

    value: bool | int | str
    text: str


class OptionInfo(Struct):
    """A rule option. `kind`: flag, choice, several (up to `most`, with commas), number, or document (a file)."""

    name: str
    text: str
    kind: str
    default: bool | int | str
    values: list[OptionValue]
    lowest: int
    highest: int
    most: int


class GameDetails(GameSummary):
    """All that one needs to know to open a table."""

    options: list[OptionInfo]
    decks: list[str]
    own_decks: list[str]
    draws: bool
    formations: bool


class ArticleInfo(Struct):
    """One rule; `rulings` are the names of the decisions it rests on."""

    number: str
    section: str
    text: str
    rulings: list[str]


class RulesInfo(Struct):
    """The rules page in Markdown, and its articles one by one."""

    language: str
    page: str
    articles: list[ArticleInfo]
    rulings: dict[str, list[str]]


class CardInfo(Struct):
    """`n` cards of a kind, with their name and what they do."""

    card: str
    n: int
    name: str
    help: str


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


class DeckCheckRequest(DocumentText, frozen=True):
    """A deck to be checked, perhaps for a number of seats; `option` says which deck it is meant to be."""

    option: ShortText = ""
    seats: SeatNumber | None = None


class CardFaceRequest(DocumentText, frozen=True):
    """A card of a deck of one's own, to be drawn."""

    card: Name
    option: ShortText = ""


class DeckFaultInfo(Struct):
    """One thing to put right. Line 0 is the file as a whole; `fields` are those of the card that it is about."""

    line: int
    card: str
    fields: list[str]
    code: str
    message: str


class DeckCheck(Struct):
    """Whether a deck can be played with: all that is wrong, or how many cards it has, and for how many seats."""

    option: str
    good: bool
    faults: list[DeckFaultInfo]
    cards: int
    seats: int
    message: str


class BotInfo(Struct):
    """A bot that can sit down at a table."""

    id: str
    name: str


# -- Guests


class NewGuest(RequestBody, frozen=True):
    name: Name
    language: ShortText = ""


class GuestChange(RequestBody, frozen=True):
    name: Name | None = None
    language: ShortText | None = None


class Me(Struct):
    """Whoever asks."""

    id: str
    name: str
    language: str


class NewGuestCreated(Me):
    """A new guest. The secret is told this once: keep it, it is all that says who you are."""

    secret: str


# -- Tables


class NewSeatRequest(RequestBody, frozen=True):
    """Who is to sit there: `person` (you, or somebody beside you under a `name`), `open`, or a bot."""

    player: ShortText = "open"
    name: Name = ""


class TableSettings(RequestBody, frozen=True):
    """`clock`: `none`, `move SECONDS`, `match SECONDS INCREMENT` or `days DAYS`. `late` and `gone`: wait, deputy
    or forfeit. `grace` in seconds before somebody counts as gone; `pace` in seconds between moves. `hints`: on,
    off, or alone (while one person plays against bots).
    """

    clock: ShortText = "none"
    late: ShortText = "wait"
    gone: ShortText = "wait"
    grace: Annotated[float, Meta(ge=0, le=DAY_S)] = 60
    deputy: ShortText = "greedy"
    pace: Annotated[float, Meta(ge=0, le=DAY_S)] = 0
    hints: ShortText = "alone"


class NewTableRequest(RequestBody, frozen=True):
    """A table to be opened. `delay`: how many seconds later spectators see everything."""

    game: ShortText
    seats: Annotated[list[NewSeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str | DocumentText] = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    public: bool = False
    chat: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class OpenedTable(Struct):
    """A new table. `secrets` are those of your seats and `invites` those of the open ones, by seat: told this
    once only. `code` is a short word to join by.
    """

    id: str
    code: str | None
    secrets: dict[str, str]
    invites: dict[str, str]


class TableInfo(Struct):
    """A table in a list: nothing of the match itself. `seat` is yours, if you have one; `practice`: the match goes on
    from another one. Times in ms UTC.
    """

    id: str
    game: str
    host: str
    names: list[str]
    players: list[str]
    open_seats: list[int]
    seat: int | None
    public: bool
    delay: int
    created: int
    touched: int
    finished: int | None
    result: str | None
    practice: bool


class JoinRequest(RequestBody, frozen=True):
    """Take an open seat: with its invitation, with the table's code, or on a public table with neither."""

    seat: SeatNumber | None = None
    invite: Secret = ""
    code: ShortText = ""


class JoinByCodeRequest(RequestBody, frozen=True):
    """Take the first open seat of the table that goes by this code."""

    code: ShortText


class JoinedTable(Struct):
    """The seat you have taken, and its secret, told this once only."""

    id: str
    seat: int
    secret: str


class SeatChange(RequestBody, frozen=True):
    """A bot's name, or `open`."""

    player: ShortText


class SeatChanged(Struct):
    """The new invitation, if the seat is open now."""

    invite: str | None


# -- Finished matches


class TimelineEvent(Struct):
    """Something that happened: its number, after how many moves and seconds, the fact, and how it is told."""

    n: int
    move: int
    at: float
    event: dict[str, Any]
    text: str


class Report(Struct):
    """A finished match. `duration` in seconds; `practice`: it went on from another one; `measures` are figures that
    the game itself takes.
    """

    id: str
    game: str
    names: list[str]
    players: list[str]
    started: str
    duration: float
    scores: list[int]
    winners: list[int]
    reason: str
    verdict: str
    moves: int
    undone: int
    practice: bool
    fair: str
    seed: str
    timeline: list[TimelineEvent]
    measures: dict[str, float]


class JobProgress(Struct):
    """How much of something is done."""

    done: int
    total: int


class KeyMoment(Struct):
    """After the move of this number the chance of a seat had grown by `swing`, and what was told of it."""

    move: int
    seat: int
    swing: float
    before: float
    after: float
    text: str


class ChanceAccountInfo(Struct):
    """Where a seat's chance of winning went: `start`, own and others' choices, luck and `table` add up to `end`.

    `table` is what resigning, forfeits or an agreed draw did; `error` how sure the figure of its own choices is.
    """

    seat: int
    start: float
    end: float
    own_choices: float
    others_choices: float
    luck: float
    table: float
    error: float


class DecisiveChoiceInfo(Struct):
    """A choice that won or cost much, beside what a sensible player would have done; give or take the `error`."""

    move: int
    seat: int
    gain: float
    error: float
    played: str


class MatchAnalysis(Struct):
    """Who was going to win, after each number of `moves`, the last of which is the end. By seat: its chance as a
    spectator knew it (with the interval from `low` to `high`), and as the seat itself did (`own`).
    """

    seats: int
    moves: list[int]
    spectator: list[list[float]]
    own: list[list[float]]
    low: list[list[float]]
    high: list[list[float]]
    key_moments: list[KeyMoment]
    balance: list[ChanceAccountInfo]
    choices: list[DecisiveChoiceInfo]


class BranchRequest(RequestBody, frozen=True):
    """Play on after so many moves, at this seat, against bots of this kind."""

    move: Annotated[int, Meta(ge=0, lt=2**31)]
    seat: SeatNumber
    bot: ShortText


class NetworkInfo(Struct):
    """The link that others on the same network reach this server by; empty: it is for this computer alone."""

    lan: str


class Replay(Struct):
    """The match after a number of moves: all cards open, or as one seat saw it."""

    move: int
    moves: int
    view: dict[str, Any]
    asks: str
    played: str


class QrRequest(RequestBody, frozen=True):
    """What a phone is to read."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Health(Struct):
    """`build`: compiled or pure."""

    ok: bool
    version: str
    build: str
    tables: int
