"""The book of a competition: its charter and its entries, applied one by one. What does not fit is refused.

It is a pure fold: the same charter and the same entries always give the same competition.
"""

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any, Final

from msgspec.structs import replace

from tavolino.competitions import StrayResult
from tavolino.organiser.entries import Entry, EntryContent, Score, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.facts import CompetitionFacts
from tavolino.organiser.progress.progress import CompetitionProgress
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import Fixture, match_id
from tavolino.organiser.regulations.charter import Charter, Kind
from tavolino.organiser.regulations.charter_check import check_charter
from tavolino.organiser.score_check import MAX_TEXT_LENGTH, check_score, is_short_text

MAX_LISTED: Final = 12


@singledispatch
def apply_content(content: Any, book: "Book", entry: Entry) -> None:
    """Let the book know what happened. Every type of content is registered by the module of its subject."""
    raise TypeError(content)


class Book:
    """A competition that goes on: `facts` are what the entries say, `progress` what follows from them."""

    def __init__(self, charter: Charter) -> None:
        self.founding = charter
        """The charter as it was before the first entry."""
        self.facts = CompetitionFacts.from_charter(charter)
        self.progress = CompetitionProgress(self.facts)

    @classmethod
    def from_entries(cls, charter: Charter, entries: Iterable[Entry]) -> "Book":
        book = cls(charter)
        for entry in entries:
            book.apply(entry)
        return book

    def copy(self) -> "Book":
        """A book that can go on while this one stays as it is."""
        other = Book.__new__(Book)
        other.founding = self.founding
        other.facts = self.facts.copy()
        other.progress = self.progress.on_copy(other.facts)
        return other

    @property
    def charter(self) -> Charter:
        return self.facts.charter

    @property
    def kind(self) -> Kind:
        return self.charter.kind

    @property
    def forfeit_goals(self) -> int:
        return self.charter.terms.forfeit_goals

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self.facts.version

    def apply(self, entry: Entry) -> None:
        """Let something happen. A Fault says why it can't, and then nothing has."""
        if entry.number != self.version + 1:
            raise OrganiserFault("entry-gap", number=self.version + 1)
        apply_content(entry.what, self, entry)
        self.facts.entries.append(entry)
        self.note_teams(entry)

    def note_teams(self, entry: Entry) -> None:
        """Keep who met in a match at the time: a correction elsewhere may bring other teams there."""
        match = getattr(entry.what, "match", "")
        fixture = self.progress.fixtures_by_id.get(match) if match else None
        if fixture:
            self.facts.teams_of_entry[entry.number] = fixture.sides

    # -- Matches

    def fixture(self, match: str) -> Fixture:
        if not self.progress.order:
            raise OrganiserFault("not-drawn")
        if match not in self.progress.fixtures_by_id:
            raise OrganiserFault("no-such-match", match=match, known=list_some(self.progress.open_matches()))
        return self.progress.fixtures_by_id[match]

    def playable_fixture(self, match: str) -> Fixture:
        """A match whose teams are known and that nobody has withdrawn from."""
        fixture = self.fixture(match)
        if not fixture.is_known or not self.progress.is_next(fixture):
            raise OrganiserFault("match-waiting", match=match)
        if self.progress.is_off(fixture):
            raise OrganiserFault("match-withdrawn", match=match)
        return fixture

    def check_no_result(self, match: str) -> None:
        if match in self.facts.results:
            raise OrganiserFault("result-there", match=match, by=self.facts.results[match].entry.by)

    def standing_result(self, match: str, version: int) -> StandingResult:
        """The result that a correction is about; if another has come meanwhile, a Fault says whose and what it is."""
        self.fixture(match)
        if match not in self.facts.results:
            raise OrganiserFault("no-result-yet", match=match)
        result = self.facts.results[match]
        if result.entry.number != version:
            figures = "-" if match in self.progress.sealed else str(result.figures(self.forfeit_goals))
            raise OrganiserFault(
                "changed-meanwhile", what="result", match=match, by=result.entry.by, result=figures
            )
        return result

    def check_score(self, score: Score, fixture: Fixture) -> None:
        check_score(score, fixture, self.progress.tie_state(fixture), self.charter.terms.level)

    def fit_to_tie(self, content: EntryContent) -> EntryContent:
        """The result of a match played here, as its tie counts it.

        A game plays every level match to a winner; of two legs only the second can have extra time and penalties, and
        only if the tie is level.
        """
        if not isinstance(content, Scored):
            return content
        try:
            self.check_score(content.score, self.fixture(content.match))
        except OrganiserFault:
            return Scored(content.match, content.score.normal_time())
        return content

    def stray_results(self) -> list[str]:
        """The results of matches that no longer exist, or that other teams play now.

        A replay that is not needed any more is none of them: its result rests, and counts again if the tie is level.
        """
        try:
            fixtures = self.progress.fixtures_by_id
            return [id for id, one in self.facts.results.items() if not is_still_there(one.fixture, fixtures)]
        except StrayResult as stray:
            return [str(stray.tie + len(self.progress.table_fixtures))]

    # -- Teams and charter

    def check_team(self, team: int) -> None:
        if team not in self.charter.team_numbers:
            raise OrganiserFault("no-such-team", team=str(team + 1))

    def change_charter(self, **changes: Any) -> None:
        changed = replace(self.charter, **changes)
        check_charter(changed)
        self.facts.charter = changed
        self.progress = CompetitionProgress(self.facts)

    def refuse_strays(self, before: CompetitionFacts) -> None:
        """Undo a change that would hand results to other teams."""
        strays = self.stray_results()
        if strays:
            self.facts, self.progress = before, CompetitionProgress(before)
            raise OrganiserFault("change-strays", later=strays[0])


def is_still_there(fixture: Fixture, fixtures: Mapping[str, Fixture]) -> bool:
    """Do the same teams still meet in it?"""
    now = fixtures.get(replayed_id(fixture))
    return now is not None and {*now.teams} == {*fixture.teams}


def replayed_id(fixture: Fixture) -> str:
    """The id of the match that a replay or a second leg follows; of any other match its own."""
    return match_id(fixture.tie) if fixture.tie and fixture.leg > 1 else fixture.id


def check_note(text: str) -> None:
    if not is_short_text(text):
        raise OrganiserFault("bad-note", longest=MAX_TEXT_LENGTH)


def list_some(matches: list[str]) -> str:
    """The first few, for an error message."""
    more = ["..."] if len(matches) > MAX_LISTED else []
    return ", ".join([*matches[:MAX_LISTED], *more]) or "-"
