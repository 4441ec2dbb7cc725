"""The book of a competition: its charter and its entries, followed one by one. What does not fit is refused.

It is a pure fold: the same charter and the same entries always give the same competition.
"""

from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Final

from tavolino.competitions import Ball, Forfeit, StrayResult, TwoLegs, drawn_teams
from tavolino.core.faults import Fault
from tavolino.core.records.record import PERSON
from tavolino.organiser.charter import EVENINGS, Charter
from tavolino.organiser.entries import (
    ORDER,
    TABLE,
    Annulled,
    Begun,
    Corrected,
    Deputised,
    Docked,
    Drawn,
    Entry,
    Forfeited,
    Joined,
    Paired,
    Postponed,
    Score,
    Scored,
    What,
    Withdrawn,
)
from tavolino.organiser.progress.facts import Draw
from tavolino.organiser.progress.lots import draw_level, draw_order
from tavolino.organiser.progress.progress import Programme
from tavolino.organiser.progress.results import Kept
from tavolino.organiser.progress.schedule import KNOCKOUT, Meeting, match_id
from tavolino.organiser.score_check import LONGEST_WORD, check_score, is_word

MOST_DOCKED: Final = 99
MOST_LISTED: Final = 12


class Book(Programme):
    """A competition that goes on."""

    @classmethod
    def of(cls, charter: Charter, entries: Iterable[Entry]) -> "Book":
        book = cls(charter)
        for entry in entries:
            book.follow(entry)
        return book

    def follow(self, entry: Entry) -> None:
        """Let something happen; a Fault says why it can't, and then nothing has."""
        if entry.number != self.version + 1:
            raise Fault("entry-gap", number=self.version + 1)
        self.happen(entry.what, entry)
        self.entries.append(entry)

    @singledispatchmethod
    def happen(self, what: What, entry: Entry) -> None:
        raise TypeError(what)

    # -- Lots and pairings

    @happen.register
    def drawn(self, what: Drawn, entry: Entry) -> None:
        if what.what not in (ORDER, TABLE) or what.lot != len(self.draws) + 1:
            raise Fault("draw-other", number=entry.number)
        balls = self.next_draw(what.what)
        if what.teams != drawn_teams(balls):
            raise Fault("draw-other", number=entry.number)
        self.draws.append(Draw(entry, what.what, what.lot, balls))
        if what.what == TABLE:
            self.around.draw(what.teams)
        self.forget()

    def next_draw(self, what: str) -> tuple[Ball[int], ...]:
        """The lots that can be drawn now, ball by ball."""
        lot = len(self.draws) + 1
        if what == TABLE:
            if not self.level:
                raise Fault("no-lots-needed")
            return draw_level(self.charter, lot, self.level)
        if not self.needs_order:
            raise Fault("no-draw-here")
        if self.order:
            raise Fault("drawn-already")
        return draw_order(self.charter, lot)

    @happen.register
    def paired(self, what: Paired, entry: Entry) -> None:
        """Each team once. How the pairs were found is not asked: another program may know a better way."""
        if not self.to_pair or what.round != len(self.pairings) + 1:
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
        return [team for team in self.charter.numbers if team not in self.around.withdrawn]

    # -- Results

    @happen.register
    def scored(self, what: Scored, entry: Entry) -> None:
        meeting = self.to_play(what.match)
        if what.match in self.kept:
            raise Fault("result-there", match=what.match, by=self.kept[what.match].entry.by)
        self.check_score(what.score, meeting)
        self.keep(Kept(entry, what, meeting))

    @happen.register
    def corrected(self, what: Corrected, entry: Entry) -> None:
        before = self.standing_result(what.match, what.corrects)
        self.check_score(what.score, before.meeting)
        self.keep(Kept(entry, what, before.meeting))

    @happen.register
    def forfeited(self, what: Forfeited, entry: Entry) -> None:
        if what.corrects is not None:
            meeting = self.standing_result(what.match, what.corrects).meeting
        elif what.match in self.kept:
            raise Fault("result-there", match=what.match, by=self.kept[what.match].entry.by)
        else:
            meeting = self.to_play(what.match)
        if len(meeting.teams) != 2 or (what.side is Forfeit.BOTH and meeting.stage == KNOCKOUT):
            raise Fault("no-forfeit-here", match=what.match)
        self.keep(Kept(entry, what, meeting))

    @happen.register
    def annulled(self, what: Annulled, entry: Entry) -> None:
        self.standing_result(what.match, what.corrects)
        before = self.kept.copy()
        del self.kept[what.match]
        self.settle(before, what.match)

    def keep(self, result: Kept) -> None:
        before = self.kept.copy() if result.meeting.id in self.kept else None
        self.kept[result.meeting.id] = result
        self.settle(before, result.meeting.id)
        self.begun.pop(result.meeting.id, None)
        self.postponed.pop(result.meeting.id, None)

    def settle(self, before: dict[str, Kept] | None, match: str) -> None:
        """Work out what follows. A change that would hand later results to other teams is taken back."""
        self.forget_results()
        if before is None:
            return
        try:
            strays = [id for id in self.kept if id not in self.meetings]
        except StrayResult as stray:
            strays = [str(stray.tie + len(self.fixtures))]
        if strays:
            self.kept = before
            self.forget_results()
            raise Fault("correction-strays", match=match, later=strays[0])

    def to_play(self, match: str) -> Meeting:
        """A match whose teams are known and that nobody has withdrawn from."""
        meeting = self.meeting(match)
        if not meeting.is_known or not self.is_next(meeting):
            raise Fault("match-waiting", match=match)
        if self.is_off(meeting):
            raise Fault("match-withdrawn", match=match)
        return meeting

    def is_off(self, meeting: Meeting) -> bool:
        return any(team in self.around.withdrawn for team in meeting.teams)

    def is_next(self, meeting: Meeting) -> bool:
        """An evening waits for the one before."""
        evenings = self.fixtures if self.kind in EVENINGS else []
        return all(m.id in self.kept for m in evenings if m.round < meeting.round)

    def meeting(self, match: str) -> Meeting:
        if not self.order:
            raise Fault("not-drawn")
        if match not in self.meetings:
            raise Fault("no-such-match", match=match, known=listed(self.open_matches()))
        return self.meetings[match]

    def open_matches(self) -> list[str]:
        """The matches that can be played now."""
        return [meeting.id for meeting in self.meetings.values() if self.is_open(meeting)]

    def is_open(self, meeting: Meeting) -> bool:
        is_ready = meeting.is_known and meeting.id not in self.kept
        return is_ready and self.is_next(meeting) and not self.is_off(meeting)

    def standing_result(self, match: str, version: int) -> Kept:
        """The result that a correction is about; if another has come meanwhile, whose and what it is."""
        self.meeting(match)
        if match not in self.kept:
            raise Fault("no-result-yet", match=match)
        found = self.kept[match]
        if found.entry.number != version:
            figures = found.figures(self.charter.terms.forfeit_goals)
            raise Fault("changed-meanwhile", what="result", match=match, by=found.entry.by, result=figures)
        return found

    def check_score(self, score: Score, meeting: Meeting) -> None:
        two_legs = self.is_two_legs(meeting)
        first = self.kept.get(match_id(meeting.tie)) if two_legs and meeting.leg == 2 else None
        check_score(score, meeting, two_legs, first.score if first else None)

    def is_two_legs(self, meeting: Meeting) -> bool:
        if meeting.stage != KNOCKOUT or self.ladder is None:
            return False
        tie = self.ladder.cup.bracket.ties[meeting.tie - self.ladder.offset - 1]
        return isinstance(tie.rules, TwoLegs)

    # -- Teams

    @happen.register
    def withdrew(self, what: Withdrawn, entry: Entry) -> None:
        self.check_team(what.team)
        if self.kind in EVENINGS:
            raise Fault("no-withdrawal-here")
        if what.team in self.around.withdrawn or len(self.staying) == 1:
            raise Fault("withdrawn-already", team=self.charter.teams[what.team].name)
        self.around.withdrawn.append(what.team)
        self.forget()

    @happen.register
    def deputised(self, what: Deputised, entry: Entry) -> None:
        self.check_team(what.team)
        if not self.charter.terms.deputies:
            raise Fault("no-deputies")
        self.deputies[what.team] = what.bot

    @happen.register
    def docked(self, what: Docked, entry: Entry) -> None:
        self.check_team(what.team)
        if not -MOST_DOCKED <= what.points <= MOST_DOCKED:
            raise Fault("bad-points", points=what.points, most=MOST_DOCKED)
        if not is_word(what.why):
            raise Fault("bad-note", longest=LONGEST_WORD)
        self.around.docked[what.team] = self.around.docked.get(what.team, 0) + what.points
        self.forget_results()

    @happen.register
    def joined(self, what: Joined, entry: Entry) -> None:
        self.check_team(what.team)
        team = self.charter.teams[what.team]
        if team.player != PERSON or (what.guest and self.guests.get(what.team, what.guest) != what.guest):
            raise Fault("team-taken", team=team.name)
        self.guests[what.team] = what.guest
        if not what.guest:
            del self.guests[what.team]

    def check_team(self, team: int) -> None:
        if team not in self.charter.numbers:
            raise Fault("no-such-team", team=str(team + 1))

    # -- Days

    @happen.register
    def postponed_to(self, what: Postponed, entry: Entry) -> None:
        self.to_play(what.match)
        if what.match in self.kept:
            raise Fault("result-there", match=what.match, by=self.kept[what.match].entry.by)
        if not is_word(what.until):
            raise Fault("bad-note", longest=LONGEST_WORD)
        self.postponed[what.match] = what.until

    @happen.register
    def begins(self, what: Begun, entry: Entry) -> None:
        self.to_play(what.match)
        if what.match in self.kept:
            raise Fault("result-there", match=what.match, by=self.kept[what.match].entry.by)
        self.begun[what.match] = what
        self.places[what.match] = what.table
        self.postponed.pop(what.match, None)


def listed(matches: list[str]) -> str:
    """The first few of them."""
    more = ["..."] if len(matches) > MOST_LISTED else []
    return ", ".join([*matches[:MOST_LISTED], *more]) or "-"
