"""What goes over HTTP about competitions: the shapes of questions and answers."""

from typing import Annotated

from msgspec import Meta, Struct, field

from tavolino.competitions import Forfeit
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.organiser.regulations.charter import CARDBOARD, MAX_SEED, CommonTerms, Kind, PointsRule, Terms
from tavolino.organiser.snapshot.model import Competition, HistoryLine
from tavolino.server.schemas.base import JobProgress, Name, RequestBody, ShortText
from tavolino.server.schemas.games import DocumentText

Version = Annotated[int, Meta(ge=0, le=2**53)]
Goals = Annotated[int, Meta(ge=0, le=2**53)]
GoalsPair = tuple[Goals, Goals]
GoalsBySide = Annotated[list[Goals], Meta(min_length=2, max_length=16)]


# -- To make one


class NewTeam(RequestBody, frozen=True):
    """A team and who plays it: `cardboard` (results are typed in), `person`, or a bot. `mine`: you play it."""

    name: Name
    player: ShortText = CARDBOARD
    mine: bool = False


class NewTerms(CommonTerms, frozen=True, forbid_unknown_fields=True):
    """The regulations as a form gives them. Without `points` they are the box's, or the usual ones."""

    points: PointsRule | None = None


class NewCompetition(RequestBody, frozen=True):
    """A competition to be held. What `options` and `terms` leave out is as in the game's box, or as usual; without a
    `seed` one is drawn.

    `public`: it is in everyone's list; all others need its address. `sign_up`: teams are still to sign up, so there may
    be fewer than it takes, or none.
    """

    name: Name
    game: ShortText
    kind: Kind
    teams: Annotated[list[NewTeam], Meta(max_length=128)]
    options: dict[str, bool | int | str | DocumentText] = field(default_factory=dict)
    terms: NewTerms = field(default_factory=NewTerms)
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    public: bool = False
    sign_up: bool = False


class CompetitionChangeRequest(RequestBody, frozen=True):
    public: bool


# -- To be shown


class CompetitionInfo(Struct):
    """A competition in a list. Times in ms UTC."""

    id: str
    name: str
    game: str
    kind: Kind
    teams: int
    mine: bool
    created: int
    touched: int
    finished: int | None


class TieTexts(Struct):
    """A box of the bracket: which round it is of, and by what it was decided."""

    name: str
    decision: str


class CompetitionTexts(Struct):
    """What a competition says in the reader's language. `rounds` and their `dates`, `ties` and `history` are in the
    order of the rounds, of the bracket and of the entries; `reasons` and `notes` by table, in the order of the
    placings. `sources` say where a team comes from that is not known yet.
    """

    rounds: list[str]
    reasons: list[list[str]]
    notes: list[list[list[str]]]
    ties: list[TieTexts]
    sources: dict[str, str]
    history: list[str]
    regulations: list[str]
    dates: list[str]


class CompetitionSheet(Struct):
    """Everything there is to show, and what you may do: organise, and play `own` teams, or of a pair the matches with
    seats changed (`seconds`). `free`: teams of people that nobody has taken yet, `partners_wanted` the pairs that want
    a second. `applied`: the number of your own application, if you have signed a team up.
    """

    competition: Competition
    words: CompetitionTexts
    organises: bool
    owns: bool
    public: bool
    own: list[int]
    seconds: list[int]
    free: list[int]
    partners_wanted: list[int]
    applied: int | None
    simulation: JobProgress | None


class HistoryPage(Struct):
    """The whole history, and each of its lines in the reader's language."""

    lines: list[HistoryLine]
    texts: list[str]


class EveningSheet(Struct):
    """What those at one table played among themselves, seat by seat in the order of the match's teams."""

    evening: InnerEvening


class CompetitionNews(Struct, tag_field="is", tag="news"):
    """What the socket of a competition sends: a page that shows another version fetches the competition again."""

    version: int
    simulation: JobProgress | None


class OrganiserKey(Struct):
    """With this key others organise too: told this once only. A new one makes the old one useless."""

    key: str


class ReportPlace(Struct):
    """The table whose report tells of a match."""

    id: str


class FixtureTable(Struct):
    """The table where a match is played, and the secrets of your seats there, by seat."""

    id: str
    secrets: dict[int, str]


# -- To change something. `seen` is the version that you were looking at


class ChangeRequest(RequestBody, frozen=True):
    seen: Version | None = None


class ScorerRequest(RequestBody, frozen=True):
    """`side` 0 is the team at home."""

    side: Annotated[int, Meta(ge=0, le=15)]
    name: Name
    goals: Goals = 1


class ResultRequest(ChangeRequest, frozen=True, kw_only=True):
    """A score by side, the home team's first; `extra` are the goals of extra time alone. `cards` are penalty points
    for fair play. `corrects` is the version of the result that it puts right.
    """

    goals: GoalsBySide
    extra: GoalsPair | None = None
    penalties: GoalsPair | None = None
    scorers: Annotated[list[ScorerRequest], Meta(max_length=100)] = field(default_factory=list)
    cards: Annotated[list[Goals], Meta(max_length=16)] = field(default_factory=list)
    corrects: Version | None = None


class AnnulRequest(ChangeRequest, frozen=True, kw_only=True):
    """The result of this version is struck out: the match is to be played."""

    corrects: Version


class ForfeitRequest(ChangeRequest, frozen=True, kw_only=True):
    """Who forfeits; `corrects` as in a correction, if there was a result."""

    side: Forfeit
    corrects: Version | None = None


Day = Annotated[str, Meta(max_length=10)]
Clock = Annotated[str, Meta(max_length=5)]


class DateRequest(ChangeRequest, frozen=True, kw_only=True):
    """A day as 2026-11-20, a time as 20:30 by the clock on the wall there, a place; no day takes the date away."""

    day: Day = ""
    time: Clock = ""
    place: Name = ""


class PostponeRequest(DateRequest, frozen=True, kw_only=True):
    """To a day, or until whatever you have agreed on."""

    until: Name = ""


class OpenSignUpRequest(ChangeRequest, frozen=True, kw_only=True):
    """Teams may sign up until `closes` (ms UTC). `approve`: you let each of them in."""

    closes: Annotated[int, Meta(ge=0, le=2**53)]
    places: Annotated[int, Meta(ge=2, le=128)]
    approve: bool = False
    player: ShortText = CARDBOARD


class SignUpRequest(RequestBody, frozen=True):
    """The team that you sign up."""

    name: Name


class DeputyRequest(ChangeRequest, frozen=True, kw_only=True):
    """A bot that plays for the team from now on; none: it plays for itself again."""

    bot: ShortText = ""


class PointsRequest(ChangeRequest, frozen=True, kw_only=True):
    """Points taken off a team, or given if negative."""

    points: Annotated[int, Meta(ge=-99, le=99)]
    why: Name = ""


class NameRequest(ChangeRequest, frozen=True, kw_only=True):
    """Another name, for a team or for the competition."""

    name: Name


class LateEntryRequest(ChangeRequest, frozen=True, kw_only=True):
    """A team that enters now."""

    name: Name
    player: ShortText = CARDBOARD


class TermsRequest(ChangeRequest, frozen=True, kw_only=True):
    """All regulations as they are from now on."""

    terms: Terms


class StrikeRequest(ChangeRequest, frozen=True, kw_only=True):
    """The number of the change that is struck out."""

    entry: Version


class PlayFixtureRequest(RequestBody, frozen=True):
    """How a match is played: `pace` in seconds between moves, and on a `stage` (on, off) or not."""

    pace: Annotated[float, Meta(ge=0, le=60)] = 0
    stage: ShortText = "off"
