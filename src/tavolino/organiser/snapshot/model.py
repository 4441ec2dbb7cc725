"""A competition at one version: plain data for every display, without words. Teams are named by number."""

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Final, Literal

from tavolino.competitions import BracketPart
from tavolino.core.options import Setting
from tavolino.organiser.entries import Scorer
from tavolino.organiser.progress.results import Figures
from tavolino.organiser.progress.schedule import NO_DATE, MatchDate
from tavolino.organiser.regulations.charter import Kind, Terms

NextStep = Literal["sign-up", "draw", "pair", "lots", "play", "over"]
LegName = Literal["", "first", "second", "replay", "series", "changed"]
MatchStatus = Literal[
    "waiting", "open", "begun", "postponed", "played", "forfeited", "awarded", "void", "sealed"
]

# What comes next
NEXT_SIGN_UP: Final = "sign-up"
NEXT_DRAW: Final = "draw"
NEXT_PAIR: Final = "pair"
NEXT_LOTS: Final = "lots"
NEXT_PLAY: Final = "play"
NEXT_NOTHING: Final = "over"

# How it is with a match
MATCH_WAITING: Final = "waiting"
MATCH_OPEN: Final = "open"
MATCH_BEGUN: Final = "begun"
MATCH_POSTPONED: Final = "postponed"
MATCH_PLAYED: Final = "played"
MATCH_FORFEITED: Final = "forfeited"
MATCH_AWARDED: Final = "awarded"
MATCH_VOID: Final = "void"
MATCH_SEALED: Final = "sealed"
"""Played in a duplicate whose round goes on: others have its cards still to play."""


@dataclass(frozen=True)
class TeamLine:
    """`player` is person, cardboard or a bot; `deputy` the bot that plays for it now. `partner` is the second guest
    of a pair.
    """

    number: int
    name: str
    player: str
    deputy: str
    guest: str | None
    withdrawn: bool
    partner: str | None = None


@dataclass(frozen=True)
class MatchLine:
    """A match. `version` is the number of the entry with its result: what a correction names.

    `sources` say where teams come from that are not known: `A1`, `w5` (the winner of match 5), `l5`. `winner`
    is a team, also one that went through on penalties or by the game's own rule. `day`, `time` and `place` are its
    own if it was put off, else those of its round; `cards` are penalty points for fair play. `decides`: after this
    match of a knockout somebody has to go through; `before` are the goals of its first leg, the home side's first.
    `percents` is what a match of a duplicate gave to both sides against the field.
    """

    id: str
    stage: str
    round: int
    group: int | None
    tie: int | None
    leg: int
    leg_name: LegName
    decides: bool
    before: list[int]
    teams: list[int | None]
    sources: list[str]
    status: MatchStatus
    goals: list[int] | None = None
    extra: list[int] | None = None
    penalties: list[int] | None = None
    winner: int | None = None
    reason: str = ""
    details: dict[str, int | float | str] = dataclass_field(default_factory=dict)
    version: int | None = None
    by: str = ""
    at: int | None = None
    source: str = ""
    table: str = ""
    until: str = ""
    day: str = ""
    time: str = ""
    place: str = ""
    scorers: list[Scorer] = dataclass_field(default_factory=list)
    cards: list[int] = dataclass_field(default_factory=list)
    percents: list[int] = dataclass_field(default_factory=list)


@dataclass(frozen=True)
class RoundLine:
    """A round of a league, of all groups, of a cup (`last`: how many are left at most, 8 are quarter-finals). In a
    double knockout `part` is where it is played, `part_round` its number there. `field` is what bots made of the deal
    of a duplicate.
    """

    number: int
    stage: str
    matches: list[str]
    resting: list[int]
    last: int | None = None
    part: BracketPart = BracketPart.MAIN
    part_round: int = 0
    date: MatchDate = NO_DATE
    field: list[Figures] = dataclass_field(default_factory=list)


@dataclass(frozen=True)
class ReasonLine:
    """Why a team stands above the next: the tie-break, what each of the two had, among whom if head to head."""

    tiebreak: str
    value: float
    next_value: float
    among: list[int]


@dataclass(frozen=True)
class PlacingLine:
    """`docked` are points taken off (given, if negative) and `docked_for` why, `for_rests` points for rounds without a
    match.
    """

    place: int
    team: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    difference: int
    points: int
    docked: int
    docked_for: list[str]
    for_rests: int
    form: list[str]
    reason: ReasonLine | None


@dataclass(frozen=True)
class GridCell:
    """A result from the side of the line's team, as in the grid A-H. A void match that was not played has no goals."""

    match: str
    goals_for: int | None
    goals_against: int | None
    void: bool
    awarded: bool


@dataclass(frozen=True)
class TableLine:
    """A league table; `group` is its letter, if any. `grid`: a line for each of `teams`, a column for each."""

    group: str
    teams: list[int]
    placings: list[PlacingLine]
    grid: list[list[list[GridCell]]]


@dataclass(frozen=True)
class TieLine:
    """A box of the bracket. `values` are the winner's and the loser's; `part` and `part_round` as in RoundLine."""

    number: int
    round: int
    last: int
    third_place: bool
    home: int | None
    away: int | None
    home_source: str
    away_source: str
    matches: list[str]
    winner: int | None
    decider: str
    values: list[int]
    part: BracketPart = BracketPart.MAIN
    part_round: int = 0


@dataclass(frozen=True)
class BracketLine:
    rounds: int
    ties: list[TieLine]
    is_double: bool = False


@dataclass(frozen=True)
class BallLine:
    """A ball as it came out: the `pick`th (from 0) of `among`. `group` where it was a draw of groups."""

    team: int
    pick: int
    among: int
    group: int | None


@dataclass(frozen=True)
class LotLine:
    """A draw: its number and the published seed repeat it."""

    lot: int
    what: str
    by: str
    at: int
    balls: list[BallLine]


@dataclass(frozen=True)
class ScorerLine:
    name: str
    team: int
    goals: int


@dataclass(frozen=True)
class DateLine:
    """The day of a round, also of one that is not paired yet."""

    stage: str
    round: int
    date: MatchDate


@dataclass(frozen=True)
class ApplicantLine:
    """A team that has signed up; `state` is waiting, admitted or rejected."""

    number: int
    name: str
    at: int
    state: str
    guest: str | None


@dataclass(frozen=True)
class SignUpLine:
    """Teams may sign up until `closes` (ms UTC)."""

    closes: int
    places: int
    approve: bool
    player: str


@dataclass
class HistoryLine:
    """An entry: `what` happened; `figures` are the result it gave, `before` the one it put right. `teams` are those
    it is about, `sides` those of its match. `struck`: it does not count any more; `strikeable`: it can be struck out.
    """

    number: int
    at: int
    by: str
    what: str
    match: str = ""
    teams: list[int] = dataclass_field(default_factory=list)
    sides: list[int] = dataclass_field(default_factory=list)
    figures: Figures | None = None
    before: Figures | None = None
    note: str = ""
    points: int = 0
    struck: bool = False
    strikeable: bool = False
    date: MatchDate | None = None


@dataclass(frozen=True)
class Competition:
    """The whole competition. `version` is the number of the last entry; `next` what is to be done now. `history` are
    the latest entries only: there are as many as the version says.
    """

    id: str
    name: str
    game: str
    options: dict[str, Setting]
    kind: Kind
    terms: Terms
    seed: int
    version: int
    next: NextStep
    champion: int | None
    podium: list[list[int]]
    teams: list[TeamLine]
    matches: list[MatchLine]
    rounds: list[RoundLine]
    tables: list[TableLine]
    bracket: BracketLine | None
    lots: list[LotLine]
    scorers: list[ScorerLine]
    history: list[HistoryLine]
    dates: list[DateLine] = dataclass_field(default_factory=list)
    sign_up: SignUpLine | None = None
    applicants: list[ApplicantLine] = dataclass_field(default_factory=list)
    owner: str | None = None
    created: int = 0
    touched: int = 0
    field_due: int = 0
    """Matches that bots have still to play, for others to be compared with."""

    def match(self, id: str) -> MatchLine | None:
        return next((match for match in self.matches if match.id == id), None)
