"""What can happen in a competition. Everything is an entry with a number; no entry is ever changed."""

from typing import Final, NamedTuple

import msgspec

from tavolino.competitions import Forfeit
from tavolino.organiser.regulations.charter import CARDBOARD, Terms

SOURCE_TYPED: Final = "typed"
SOURCE_PLAYED: Final = "played"
SOURCE_SIMULATED: Final = "simulated"
SCORE_SOURCES: Final = (SOURCE_TYPED, SOURCE_PLAYED, SOURCE_SIMULATED)

DRAW_ORDER: Final = "order"
DRAW_TABLE: Final = "table"


class Scorer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`side` is that of the match: 0 for the team at home."""

    side: int
    name: str
    goals: int = 1


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """By side, the home team's first; on an evening for everyone at the table.

    `goals` are those of normal time, `extra` those of extra time alone. `winner` is the side that a game's own
    rule made the winner of a match that ended level; `reason` and `details` are the game's words for how it ended.
    `cards` are penalty points for fair play.
    """

    goals: tuple[int, ...]
    extra: tuple[int, int] | None = None
    penalties: tuple[int, int] | None = None
    winner: int | None = None
    reason: str = ""
    details: dict[str, int | float | str] = {}
    scorers: tuple[Scorer, ...] = ()
    cards: tuple[int, ...] = ()
    source: str = SOURCE_TYPED

    @property
    def total(self) -> tuple[int, ...]:
        """Goals including extra time."""
        return tuple(map(sum, zip(self.goals, self.extra))) if self.extra else self.goals

    def normal_time(self) -> "Score":
        """The score without extra time and penalties."""
        return msgspec.structs.replace(self, extra=None, penalties=None)


class EntryContentBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"
):
    """Base of the contents below."""


class Drawn(EntryContentBase, frozen=True, tag="drawn"):
    """Lots: the draw at the start (`order`), or among teams that are level in a table. The teams as they came out."""

    what: str
    lot: int
    teams: tuple[int, ...]


class Paired(EntryContentBase, frozen=True, tag="paired"):
    """The next round of a Swiss tournament: home and away, and who rests."""

    round: int
    pairs: tuple[tuple[int, int], ...]
    resting: int | None = None


class Scored(EntryContentBase, frozen=True, tag="result"):
    match: str
    score: Score


class Corrected(EntryContentBase, frozen=True, tag="corrected"):
    """Another result for a match; `corrects` is the number of the entry that it puts right."""

    match: str
    score: Score
    corrects: int


class Annulled(EntryContentBase, frozen=True, tag="annulled"):
    """A result is struck out: the match is to be played."""

    match: str
    corrects: int


class FieldPlayed(EntryContentBase, frozen=True, tag="field"):
    """Bots have played the deal of a round, to be compared with."""

    round: int
    score: Score


class Forfeited(EntryContentBase, frozen=True, tag="forfeited"):
    """Decided off the pitch; `side` forfeited. `corrects` as in a correction, if there was a result."""

    match: str
    side: Forfeit
    corrects: int | None = None


class Withdrawn(EntryContentBase, frozen=True, tag="withdrawn"):
    team: int


class Postponed(EntryContentBase, frozen=True, tag="postponed"):
    """To a day that is known, `2026-11-20`, with a time and a place; or `until` whatever people agreed on."""

    match: str
    until: str = ""
    day: str = ""
    time: str = ""
    place: str = ""


class Dated(EntryContentBase, frozen=True, tag="dated"):
    """A round has its day, `2026-11-20`; the time, `20:30`, is local."""

    stage: str
    round: int
    day: str = ""
    time: str = ""
    place: str = ""


class Deputised(EntryContentBase, frozen=True, tag="deputy"):
    """A bot plays for a team from now on; no bot: it plays for itself again."""

    team: int
    bot: str = ""


class Begun(EntryContentBase, frozen=True, tag="begun"):
    """A match is being played here: at which table, or on which sheet."""

    match: str
    table: str


class Docked(EntryContentBase, frozen=True, tag="docked"):
    """Points taken off a team (or given, if negative), and why."""

    team: int
    points: int
    why: str = ""


class Joined(EntryContentBase, frozen=True, tag="joined"):
    """A guest of a server plays this team from now on; no guest: it is anybody's again."""

    team: int
    guest: str = ""


class Partnered(EntryContentBase, frozen=True, tag="partnered"):
    """A second guest plays this team too, as the partner of the first; no guest: there is none any more."""

    team: int
    guest: str = ""


class Retitled(EntryContentBase, frozen=True, tag="retitled"):
    """The competition has another name."""

    name: str


class Renamed(EntryContentBase, frozen=True, tag="renamed"):
    """A team has another name."""

    team: int
    name: str


class Entered(EntryContentBase, frozen=True, tag="entered"):
    """A team more. Before the first match the draw is held anew, if there was one; later it meets all others."""

    name: str
    player: str


class Regulated(EntryContentBase, frozen=True, tag="regulated"):
    """Other regulations."""

    terms: Terms


class Returned(EntryContentBase, frozen=True, tag="returned"):
    """A team that had withdrawn plays on."""

    team: int


class Reseeded(EntryContentBase, frozen=True, tag="reseeded"):
    """The draw at the start does not count: it is held anew."""


class SignUpOpened(EntryContentBase, frozen=True, tag="sign-up-opened"):
    """Teams may sign up until `closes` (ms UTC), as long as there are places; then they wait. `approve`: an
    organiser lets each of them in. `player` is who plays the teams: people with a link, or cardboard.
    """

    closes: int
    places: int
    approve: bool = False
    player: str = CARDBOARD


class SignedUp(EntryContentBase, frozen=True, tag="signed-up"):
    """A team wants to enter; `guest` is who signed it up."""

    name: str
    guest: str = ""


class Admitted(EntryContentBase, frozen=True, tag="admitted"):
    """A team that has been waiting enters. `applicant` is the number of the entry with which it signed up."""

    applicant: int


class Rejected(EntryContentBase, frozen=True, tag="rejected"):
    """A team that has been waiting does not enter."""

    applicant: int


class SignUpClosed(EntryContentBase, frozen=True, tag="sign-up-closed"):
    """The list of teams stands."""


class Struck(EntryContentBase, frozen=True, tag="struck"):
    """An earlier change is struck out: all is as if it had never been written."""

    entry: int


EntryContent = (
    Drawn
    | Paired
    | Scored
    | Corrected
    | Annulled
    | Forfeited
    | Withdrawn
    | Postponed
    | Deputised
    | Begun
    | Docked
    | Joined
    | Retitled
    | Renamed
    | Entered
    | Regulated
    | Returned
    | Reseeded
    | Struck
    | Dated
    | SignUpOpened
    | SignedUp
    | Admitted
    | Rejected
    | SignUpClosed
    | FieldPlayed
    | Partnered
)
STRIKEABLE: Final = (
    Withdrawn,
    Docked,
    Postponed,
    Deputised,
    Retitled,
    Renamed,
    Entered,
    Regulated,
    Returned,
    Reseeded,
    Dated,
)
"""What can be struck out. A result is annulled; lots are drawn once more."""
ResultContent = Scored | Corrected | Forfeited


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered line, from 1; `at` is milliseconds UTC, `by` the name of whoever wrote it."""

    number: int
    at: int
    by: str
    what: EntryContent


class NewEntry(NamedTuple):
    """Content for an entry, and the record of its match, if there is one."""

    what: EntryContent
    record: str = ""
