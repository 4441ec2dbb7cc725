"""The book of a competition: its charter and its entries, followed one by one. What does not fit is refused.

It is a pure fold: the same charter and the same entries always give the same competition.
"""

from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Final

from tavolino.competitions import Ball, Forfeit, StrayResult, TwoLegs, teams_of_balls
from tavolino.core.faults import Fault
from tavolino.core.records.record import PERSON
from tavolino.organiser.charter import EVENING_KINDS, Charter
from tavolino.organiser.entries import (
    DRAW_ORDER,
    DRAW_TABLE,
    Annulled,
    Begun,
    Corrected,
    Deputised,
    Docked,
    Drawn,
    Entry,
    EntryContent,
    Forfeited,
    Joined,
    Paired,
    Postponed,
    Score,
    Scored,
    Withdrawn,
)
from tavolino.organiser.progress.facts import DrawnLots
from tavolino.organiser.progress.lots import draw_level_teams, draw_order
from tavolino.organiser.progress.progress import Programme
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT, Fixture, match_id
from tavolino.organiser.score_check import MAX_TEXT_LENGTH, check_score, is_short_text

MAX_DOCKED: Final = 99
MAX_LISTED: Final = 12


class Book(Programme):
    """A competition that goes on."""

    @classmethod
    def from_entries(cls, charter: Charter, entries: Iterable[Entry]) -> "Book":
        book = cls(charter)
        for entry in entries:
            book.apply(entry)
        return book

    def apply(self, entry: Entry) -> None:
        """Let something happen; a Fault says why it can't, and then nothing has."""
        if entry.number != self.version + 1:
            raise Fault("entry-gap", number=self.version + 1)
        self.apply_content(entry.what, entry)
        self.entries.append(entry)

    @singledispatchmethod
    def apply_content(self, what: EntryContent, entry: Entry) -> None:
        raise TypeError(what)

    # -- Lots and pairings

    @apply_content.register
    def drawn(self, what: Drawn, entry: Entry) -> None:
        if what.what not in (DRAW_ORDER, DRAW_TABLE) or what.lot != len(self.draws) + 1:
            raise Fault("draw-other", number=entry.number)
        balls = self.next_draw(what.what)
        if what.teams != teams_of_balls(balls):
            raise Fault("draw-other", number=entry.number)
        self.draws.append(DrawnLots(entry, what.what, what.lot, balls))
        if what.what == DRAW_TABLE:
            self.adjustments.draw(what.teams)
        self.forget()

    def next_draw(self, what: str) -> tuple[Ball[int], ...]:
        """The lots that can be drawn now, ball by ball."""
        lot = len(self.draws) + 1
        if what == DRAW_TABLE:
            if not self.level_teams:
                raise Fault("no-lots-needed")
            return draw_level_teams(self.charter, lot, self.level_teams)
        if not self.needs_order:
            raise Fault("no-draw-here")
        if self.order:
            raise Fault("drawn-already")
        return draw_order(self.charter, lot)

    @apply_content.register
    def paired(self, what: Paired, entry: Entry) -> None:
        """Each team once. How the pairs were found is not asked: another program may know a better way."""
        if not self.needs_pairing or what.round != len(self.pairings) + 1:
            raise Fault("not-to-pair")
        everyone = [team for pair in what.pairs for team in pair]
        everyone += [] if what.resting is None else [what.resting]
        if sorted(everyone) != self.staying:
            raise Fault("pairs-broken", number=entry.number)
        self.pairings.append(what)
        self.forget()

    @property
    def staying(self) -> list[int]:
        """The teams that have not withdrawn."""
        return [team for team in self.charter.team_numbers if team not in self.adjustments.withdrawn]

    # -- Results

    @apply_content.register
    def scored(self, what: Scored, entry: Entry) -> None:
        meeting = self.playable_fixture(what.match)
        if what.match in self.results:
            raise Fault("result-there", match=what.match, by=self.results[what.match].entry.by)
        self.check_score(what.score, meeting)
        self.keep(StandingResult(entry, what, meeting))

    @apply_content.register
    def corrected(self, what: Corrected, entry: Entry) -> None:
        before = self.standing_result(what.match, what.corrects)
        self.check_score(what.score, before.fixture)
        self.keep(StandingResult(entry, what, before.fixture))

    @apply_content.register
    def forfeited(self, what: Forfeited, entry: Entry) -> None:
        if what.corrects is not None:
            meeting = self.standing_result(what.match, what.corrects).fixture
        elif what.match in self.results:
            raise Fault("result-there", match=what.match, by=self.results[what.match].entry.by)
        else:
            meeting = self.playable_fixture(what.match)
        if len(meeting.teams) != 2 or (what.side is Forfeit.BOTH and meeting.stage == STAGE_KNOCKOUT):
            raise Fault("no-forfeit-here", match=what.match)
        self.keep(StandingResult(entry, what, meeting))

    @apply_content.register
    def annulled(self, what: Annulled, entry: Entry) -> None:
        self.standing_result(what.match, what.corrects)
        before = self.results.copy()
        del self.results[what.match]
        self.settle(before, what.match)

    def keep(self, result: StandingResult) -> None:
        before = self.results.copy() if result.fixture.id in self.results else None
        self.results[result.fixture.id] = result
        self.settle(before, result.fixture.id)
        self.begun.pop(result.fixture.id, None)
        self.postponed.pop(result.fixture.id, None)

    def settle(self, before: dict[str, StandingResult] | None, match: str) -> None:
        """Work out what follows. A change that would hand later results to other teams is taken back."""
        self.forget_results()
        if before is None:
            return
        try:
            strays = [id for id in self.results if id not in self.fixtures_by_id]
        except StrayResult as stray:
            strays = [str(stray.tie + len(self.table_fixtures))]
        if strays:
            self.results = before
            self.forget_results()
            raise Fault("correction-strays", match=match, later=strays[0])

    def playable_fixture(self, match: str) -> Fixture:
        """A match whose teams are known and that nobody has withdrawn from."""
        meeting = self.fixture(match)
        if not meeting.is_known or not self.is_next(meeting):
            raise Fault("match-waiting", match=match)
        if self.is_off(meeting):
            raise Fault("match-withdrawn", match=match)
        return meeting

    def is_off(self, meeting: Fixture) -> bool:
        return any(team in self.adjustments.withdrawn for team in meeting.teams)

    def is_next(self, meeting: Fixture) -> bool:
        """An evening waits for the one before."""
        evenings = self.table_fixtures if self.kind in EVENING_KINDS else []
        return all(m.id in self.results for m in evenings if m.round < meeting.round)

    def fixture(self, match: str) -> Fixture:
        if not self.order:
            raise Fault("not-drawn")
        if match not in self.fixtures_by_id:
            raise Fault("no-such-match", match=match, known=list_some(self.open_matches()))
        return self.fixtures_by_id[match]

    def open_matches(self) -> list[str]:
        """The matches that can be played now."""
        return [meeting.id for meeting in self.fixtures_by_id.values() if self.is_open(meeting)]

    def is_open(self, meeting: Fixture) -> bool:
        is_ready = meeting.is_known and meeting.id not in self.results
        return is_ready and self.is_next(meeting) and not self.is_off(meeting)

    def standing_result(self, match: str, version: int) -> StandingResult:
        """The result that a correction is about; if another has come meanwhile, whose and what it is."""
        self.fixture(match)
        if match not in self.results:
            raise Fault("no-result-yet", match=match)
        found = self.results[match]
        if found.entry.number != version:
            figures = found.figures(self.charter.terms.forfeit_goals)
            raise Fault("changed-meanwhile", what="result", match=match, by=found.entry.by, result=figures)
        return found

    def check_score(self, score: Score, meeting: Fixture) -> None:
        two_legs = self.is_two_legs(meeting)
        first = self.results.get(match_id(meeting.tie)) if two_legs and meeting.leg == 2 else None
        check_score(score, meeting, two_legs, first.score if first else None)

    def is_two_legs(self, meeting: Fixture) -> bool:
        if meeting.stage != STAGE_KNOCKOUT or self.knockout is None:
            return False
        tie = self.knockout.cup.bracket.ties[meeting.tie - self.knockout.offset - 1]
        return isinstance(tie.rules, TwoLegs)

    # -- Teams

    @apply_content.register
    def withdrew(self, what: Withdrawn, entry: Entry) -> None:
        self.check_team(what.team)
        if self.kind in EVENING_KINDS:
            raise Fault("no-withdrawal-here")
        if what.team in self.adjustments.withdrawn or len(self.staying) == 1:
            raise Fault("withdrawn-already", team=self.charter.teams[what.team].name)
        self.adjustments.withdrawn.append(what.team)
        self.forget()

    @apply_content.register
    def deputised(self, what: Deputised, entry: Entry) -> None:
        self.check_team(what.team)
        if not self.charter.terms.deputies:
            raise Fault("no-deputies")
        self.deputies[what.team] = what.bot

    @apply_content.register
    def docked(self, what: Docked, entry: Entry) -> None:
        self.check_team(what.team)
        if not -MAX_DOCKED <= what.points <= MAX_DOCKED:
            raise Fault("bad-points", points=what.points, most=MAX_DOCKED)
        if not is_short_text(what.why):
            raise Fault("bad-note", longest=MAX_TEXT_LENGTH)
        self.adjustments.docked[what.team] = self.adjustments.docked.get(what.team, 0) + what.points
        self.forget_results()

    @apply_content.register
    def joined(self, what: Joined, entry: Entry) -> None:
        self.check_team(what.team)
        team = self.charter.teams[what.team]
        if team.player != PERSON or (what.guest and self.guests.get(what.team, what.guest) != what.guest):
            raise Fault("team-taken", team=team.name)
        self.guests[what.team] = what.guest
        if not what.guest:
            del self.guests[what.team]

    def check_team(self, team: int) -> None:
        if team not in self.charter.team_numbers:
            raise Fault("no-such-team", team=str(team + 1))

    # -- Days

    @apply_content.register
    def postponed_to(self, what: Postponed, entry: Entry) -> None:
        self.playable_fixture(what.match)
        if what.match in self.results:
            raise Fault("result-there", match=what.match, by=self.results[what.match].entry.by)
        if not is_short_text(what.until):
            raise Fault("bad-note", longest=MAX_TEXT_LENGTH)
        self.postponed[what.match] = what.until

    @apply_content.register
    def begins(self, what: Begun, entry: Entry) -> None:
        self.playable_fixture(what.match)
        if what.match in self.results:
            raise Fault("result-there", match=what.match, by=self.results[what.match].entry.by)
        self.begun[what.match] = what
        self.table_ids[what.match] = what.table
        self.postponed.pop(what.match, None)


def list_some(matches: list[str]) -> str:
    """The first few of them."""
    more = ["..."] if len(matches) > MAX_LISTED else []
    return ", ".join([*matches[:MAX_LISTED], *more]) or "-"
