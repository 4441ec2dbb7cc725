"""The book of a competition: its charter and its entries, applied one by one. What does not fit is refused.

It is a pure fold: the same charter and the same entries always give the same competition.
"""

from collections.abc import Iterable, Mapping
from functools import singledispatchmethod
from typing import Any, Final

from msgspec.structs import replace

from tavolino.competitions import Ball, Forfeit, StrayResult, teams_of_balls
from tavolino.core.records.record import PERSON
from tavolino.organiser.entries import (
    DRAW_ORDER,
    DRAW_TABLE,
    STRIKEABLE,
    Annulled,
    Begun,
    Corrected,
    Deputised,
    Docked,
    Drawn,
    Entered,
    Entry,
    EntryContent,
    Forfeited,
    Joined,
    Paired,
    Postponed,
    Regulated,
    Renamed,
    Reseeded,
    Retitled,
    Returned,
    Score,
    Scored,
    Struck,
    Withdrawn,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.facts import CompetitionFacts, DrawnLots, LateTeam
from tavolino.organiser.progress.lots import draw_level_teams, draw_order
from tavolino.organiser.progress.progress import CompetitionProgress
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT, Fixture, match_id
from tavolino.organiser.regulations.charter import EVENING_KINDS, Charter, Kind, Team
from tavolino.organiser.regulations.charter_check import TEAM_LIMITS, check_charter
from tavolino.organiser.score_check import MAX_TEXT_LENGTH, check_score, is_short_text

MAX_DOCKED: Final = 99
MAX_LISTED: Final = 12
FIXED_TERMS: Final = (
    "legs",
    "final_legs",
    "best_of",
    "third_place",
    "groups",
    "through",
    "best_next",
    "seeding",
)
"""The regulations that make the matches what they are."""


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
        other = Book(self.founding)
        other.facts = self.facts.copy()
        other.progress = CompetitionProgress(other.facts, self.progress.fixture_list)
        return other

    @property
    def charter(self) -> Charter:
        return self.facts.charter

    @property
    def kind(self) -> Kind:
        return self.charter.kind

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self.facts.version

    def apply(self, entry: Entry) -> None:
        """Let something happen. A Fault says why it can't, and then nothing has."""
        if entry.number != self.version + 1:
            raise OrganiserFault("entry-gap", number=self.version + 1)
        self.apply_content(entry.what, entry)
        self.facts.entries.append(entry)
        self.note_teams(entry)

    def note_teams(self, entry: Entry) -> None:
        """Keep who met in a match at the time: a correction elsewhere may bring other teams there."""
        fixture = self.progress.fixtures_by_id.get(getattr(entry.what, "match", ""))
        if fixture:
            self.facts.teams_of_entry[entry.number] = fixture.sides

    @singledispatchmethod
    def apply_content(self, content: EntryContent, entry: Entry) -> None:
        raise TypeError(content)

    # -- Lots and pairings

    @apply_content.register
    def draw(self, content: Drawn, entry: Entry) -> None:
        if content.what not in (DRAW_ORDER, DRAW_TABLE) or content.lot != len(self.facts.draws) + 1:
            raise OrganiserFault("draw-other", number=entry.number)
        balls = self.next_draw(content.what)
        if content.teams != teams_of_balls(balls):
            raise OrganiserFault("draw-other", number=entry.number)
        self.facts.draws.append(DrawnLots(entry, content.what, content.lot, balls))
        if content.what == DRAW_TABLE:
            self.facts.adjustments.add_lots(content.teams)
        self.progress = CompetitionProgress(self.facts)

    def next_draw(self, what: str) -> tuple[Ball[int], ...]:
        """The lots that can be drawn now, ball by ball."""
        lot = len(self.facts.draws) + 1
        if what == DRAW_TABLE:
            if not self.progress.level_teams:
                raise OrganiserFault("no-lots-needed")
            return draw_level_teams(self.charter, lot, self.progress.level_teams)
        if not self.progress.needs_order:
            raise OrganiserFault("no-draw-here")
        if self.progress.order:
            raise OrganiserFault("drawn-already")
        return draw_order(self.charter, lot)

    @apply_content.register
    def pair(self, content: Paired, entry: Entry) -> None:
        """Every remaining team is in one pair, or rests. How the pairs were found is not checked."""
        if not self.progress.needs_pairing or content.round != len(self.facts.pairings) + 1:
            raise OrganiserFault("not-to-pair")
        everyone = [team for pair in content.pairs for team in pair]
        everyone += [] if content.resting is None else [content.resting]
        if sorted(everyone) != self.facts.remaining_teams:
            raise OrganiserFault("pairs-broken", number=entry.number)
        self.facts.pairings.append(content)
        self.progress = CompetitionProgress(self.facts)

    # -- Results

    @apply_content.register
    def enter_score(self, content: Scored, entry: Entry) -> None:
        fixture = self.playable_fixture(content.match)
        self.check_no_result(content.match)
        self.check_score(content.score, fixture)
        self.set_result(StandingResult(entry, content, fixture))

    @apply_content.register
    def correct(self, content: Corrected, entry: Entry) -> None:
        before = self.standing_result(content.match, content.corrects)
        self.check_score(content.score, before.fixture)
        self.set_result(StandingResult(entry, content, before.fixture))

    @apply_content.register
    def forfeit(self, content: Forfeited, entry: Entry) -> None:
        if content.corrects is not None:
            fixture = self.standing_result(content.match, content.corrects).fixture
        else:
            self.check_no_result(content.match)
            fixture = self.playable_fixture(content.match)
        if len(fixture.teams) != 2 or (content.side is Forfeit.BOTH and fixture.stage == STAGE_KNOCKOUT):
            raise OrganiserFault("no-forfeit-here", match=content.match)
        self.set_result(StandingResult(entry, content, fixture))

    @apply_content.register
    def annul(self, content: Annulled, entry: Entry) -> None:
        self.standing_result(content.match, content.corrects)
        before = self.facts.results.copy()
        del self.facts.results[content.match]
        self.update_progress(before, content.match)

    def set_result(self, result: StandingResult) -> None:
        match = result.fixture.id
        before = self.facts.results.copy() if match in self.facts.results else None
        self.facts.results[match] = result
        self.update_progress(before, match)
        self.facts.begun.pop(match, None)
        self.facts.postponed.pop(match, None)

    def update_progress(self, before: dict[str, StandingResult] | None, match: str) -> None:
        """Work out what follows from a result.

        `before` are the results before a correction. It is refused if it would hand later results to other teams.
        """
        self.progress = self.progress.after_result()
        if before is None:
            return
        strays = self.stray_results()
        if strays:
            self.facts.results = before
            self.progress = self.progress.after_result()
            raise OrganiserFault("correction-strays", match=match, later=strays[0])

    def stray_results(self) -> list[str]:
        """The results of matches that no longer exist, or that other teams play now.

        A replay that is not needed any more is none of them: its result rests, and counts again if the tie is level.
        """
        try:
            fixtures = self.progress.fixtures_by_id
            return [id for id, one in self.facts.results.items() if not is_still_there(one.fixture, fixtures)]
        except StrayResult as stray:
            return [str(stray.tie + len(self.progress.table_fixtures))]

    def playable_fixture(self, match: str) -> Fixture:
        """A match whose teams are known and that nobody has withdrawn from."""
        fixture = self.fixture(match)
        if not fixture.is_known or not self.progress.is_next(fixture):
            raise OrganiserFault("match-waiting", match=match)
        if self.progress.is_off(fixture):
            raise OrganiserFault("match-withdrawn", match=match)
        return fixture

    def fixture(self, match: str) -> Fixture:
        if not self.progress.order:
            raise OrganiserFault("not-drawn")
        if match not in self.progress.fixtures_by_id:
            raise OrganiserFault("no-such-match", match=match, known=list_some(self.progress.open_matches()))
        return self.progress.fixtures_by_id[match]

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
            figures = result.figures(self.charter.terms.forfeit_goals)
            raise OrganiserFault(
                "changed-meanwhile", what="result", match=match, by=result.entry.by, result=str(figures)
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

    # -- Teams

    @apply_content.register
    def withdraw(self, content: Withdrawn, entry: Entry) -> None:
        self.check_team(content.team)
        if self.kind in EVENING_KINDS:
            raise OrganiserFault("no-withdrawal-here")
        remaining = self.facts.remaining_teams
        if content.team not in remaining or len(remaining) == 1:
            raise OrganiserFault("withdrawn-already", team=self.charter.teams[content.team].name)
        before = self.facts.copy()
        self.facts.adjustments.withdrawn.append(content.team)
        self.progress = self.progress.after_result()
        self.refuse_strays(before)

    @apply_content.register
    def deputise(self, content: Deputised, entry: Entry) -> None:
        self.check_team(content.team)
        if not self.charter.terms.deputies:
            raise OrganiserFault("no-deputies")
        self.facts.deputies[content.team] = content.bot

    @apply_content.register
    def dock(self, content: Docked, entry: Entry) -> None:
        self.check_team(content.team)
        if not -MAX_DOCKED <= content.points <= MAX_DOCKED:
            raise OrganiserFault("bad-points", points=content.points, most=MAX_DOCKED)
        check_note(content.why)
        before, docked = self.facts.copy(), self.facts.adjustments.docked
        docked[content.team] = docked.get(content.team, 0) + content.points
        self.progress = self.progress.after_result()
        self.refuse_strays(before)

    @apply_content.register
    def join(self, content: Joined, entry: Entry) -> None:
        self.check_team(content.team)
        team, guests = self.charter.teams[content.team], self.facts.guests
        is_taken = bool(content.guest) and guests.get(content.team, content.guest) != content.guest
        if team.player != PERSON or is_taken:
            raise OrganiserFault("team-taken", team=team.name)
        guests[content.team] = content.guest
        if not content.guest:
            del guests[content.team]

    def check_team(self, team: int) -> None:
        if team not in self.charter.team_numbers:
            raise OrganiserFault("no-such-team", team=str(team + 1))

    # -- Changes after founding

    @apply_content.register
    def retitle(self, content: Retitled, entry: Entry) -> None:
        self.change_charter(name=content.name)

    @apply_content.register
    def rename(self, content: Renamed, entry: Entry) -> None:
        self.check_team(content.team)
        if any(content.team in self.fixture(match).teams for match in self.facts.begun):
            raise OrganiserFault("team-is-playing", team=self.charter.teams[content.team].name)
        teams = [*self.charter.teams]
        teams[content.team] = replace(teams[content.team], name=content.name)
        self.change_charter(teams=tuple(teams))

    @apply_content.register
    def let_in(self, content: Entered, entry: Entry) -> None:
        is_late = self.facts.has_begun
        self.check_late_entry(is_late)
        number = len(self.charter.teams)
        self.change_charter(teams=(*self.charter.teams, Team(content.name, content.player)))
        if is_late:
            self.facts.late.append(LateTeam(number, self.progress.current_round))
        else:
            self.facts.reseeded = len(self.facts.draws)
        self.progress = CompetitionProgress(self.facts)

    def check_late_entry(self, is_late: bool) -> None:
        kinds = (Kind.LEAGUE, Kind.SWISS) if is_late else TEAM_LIMITS
        is_last_round = self.kind is Kind.SWISS and len(self.facts.pairings) >= self.charter.terms.rounds
        if self.kind not in kinds or self.kind is Kind.BEST_OF or (is_late and is_last_round):
            raise OrganiserFault("too-late-to-enter")

    @apply_content.register
    def regulate(self, content: Regulated, entry: Entry) -> None:
        """After the first match only what leaves the matches as they are can change."""
        before, facts = self.charter.terms, self.facts.copy()
        changed = [name for name in FIXED_TERMS if getattr(before, name) != getattr(content.terms, name)]
        if changed and self.facts.has_begun:
            raise OrganiserFault("terms-fixed", term=changed[0])
        if content.terms.rounds < len(self.facts.pairings) or content.terms.rounds < self.evenings_played:
            raise OrganiserFault("terms-fixed", term="rounds")
        self.change_charter(terms=content.terms)
        if changed:
            self.facts.reseeded = len(self.facts.draws)
        self.progress = CompetitionProgress(self.facts)
        self.refuse_strays(facts)

    @property
    def evenings_played(self) -> int:
        return len(self.facts.results) if self.kind is Kind.SEASON else 0

    @apply_content.register
    def take_back(self, content: Returned, entry: Entry) -> None:
        self.check_team(content.team)
        before = self.facts.copy()
        if content.team not in self.facts.adjustments.withdrawn:
            raise OrganiserFault("not-withdrawn", team=self.charter.teams[content.team].name)
        self.facts.adjustments.withdrawn.remove(content.team)
        self.progress = self.progress.after_result()
        self.refuse_strays(before)

    @apply_content.register
    def reseed(self, content: Reseeded, entry: Entry) -> None:
        if not self.facts.standing_draws or self.facts.has_begun:
            raise OrganiserFault("no-reseed-now")
        self.facts.reseeded = len(self.facts.draws)
        self.progress = CompetitionProgress(self.facts)

    @apply_content.register
    def strike_out(self, content: Struck, entry: Entry) -> None:
        """Apply all entries once more without that one. If a later one needs it, it stays."""
        number = content.entry
        known = 1 <= number <= self.version and isinstance(self.facts.entries[number - 1].what, STRIKEABLE)
        if not known or number in self.facts.struck:
            raise OrganiserFault("not-to-strike", number=number)
        without = Book(self.founding)
        without.facts.struck = self.facts.struck | {number}
        for one in self.facts.entries:
            try:
                without.apply_unless_struck(one)
                fits = without.met_in(one) == self.met_in(one)
            except (OrganiserFault, StrayResult):
                fits = False
            if not fits and one.number not in without.facts.struck:
                raise OrganiserFault("strike-needed", number=number, later=one.number)
        self.facts, self.progress = without.facts, without.progress

    def met_in(self, entry: Entry) -> tuple[int, ...] | None:
        """Who played the match of an entry when it was written."""
        return self.facts.teams_of_entry.get(entry.number)

    def apply_unless_struck(self, entry: Entry) -> None:
        if entry.number in self.facts.struck or isinstance(entry.what, Struck):
            self.facts.entries.append(entry)
        else:
            self.apply(entry)

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

    # -- Days

    @apply_content.register
    def postpone(self, content: Postponed, entry: Entry) -> None:
        """Also a match whose teams are not known yet: its day is."""
        if self.progress.is_off(self.fixture(content.match)):
            raise OrganiserFault("match-withdrawn", match=content.match)
        self.check_no_result(content.match)
        check_note(content.until)
        self.facts.postponed[content.match] = content.until

    @apply_content.register
    def begin(self, content: Begun, entry: Entry) -> None:
        self.playable_fixture(content.match)
        self.check_no_result(content.match)
        self.facts.begun[content.match] = content
        self.facts.table_ids[content.match] = content.table
        self.facts.postponed.pop(content.match, None)


def is_still_there(fixture: Fixture, fixtures: Mapping[str, Fixture]) -> bool:
    """Do the same teams still meet in it?"""
    now = fixtures.get(replayed_id(fixture))
    return now is not None and {*now.teams} == {*fixture.teams}


def replayed_id(fixture: Fixture) -> str:
    """The id of the match that a replay or a second leg follows; of any other match its own."""
    return match_id(fixture.tie) if fixture.leg > 1 else fixture.id


def check_note(text: str) -> None:
    if not is_short_text(text):
        raise OrganiserFault("bad-note", longest=MAX_TEXT_LENGTH)


def list_some(matches: list[str]) -> str:
    """The first few, for an error message."""
    more = ["..."] if len(matches) > MAX_LISTED else []
    return ", ".join([*matches[:MAX_LISTED], *more]) or "-"
