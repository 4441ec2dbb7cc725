"""The history of a competition: one line for each entry, with the result that a correction replaced."""

from typing import Final

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    STRIKEABLE,
    Admitted,
    Annulled,
    Begun,
    Corrected,
    Dated,
    Deputised,
    Docked,
    Drawn,
    Entered,
    Entry,
    EntryContent,
    FieldPlayed,
    Forfeited,
    Joined,
    Paired,
    Partnered,
    Postponed,
    Regulated,
    Rejected,
    Renamed,
    Reseeded,
    Retitled,
    Returned,
    Scored,
    SignedUp,
    SignUpClosed,
    SignUpOpened,
    Struck,
    Withdrawn,
)
from tavolino.organiser.progress.results import forfeit_figures, score_figures
from tavolino.organiser.progress.schedule import MatchDate
from tavolino.organiser.snapshot.model import HistoryLine

LEFT: Final = "left"
"""A note: the guest who played this team has left it."""
SEALED: Final = "sealed"
"""A note: this result is told when the round is over."""


def history_lines(book: Book, latest: int | None = None) -> list[HistoryLine]:
    """One line for each entry, in their order; only the `latest` so many, if that is given."""
    entries = book.facts.entries
    return [book_line(book, entry) for entry in (entries if latest is None else entries[-latest:])]


def book_line(book: Book, entry: Entry) -> HistoryLine:
    """A line with what the rest of the book says about it."""
    line, what = history_line(entry, book.charter.terms.forfeit_goals), entry.what
    struck = entry.number in book.facts.struck
    line.struck, line.strikeable = struck, not struck and isinstance(what, STRIKEABLE)
    line.sides = [*book.facts.teams_of_entry.get(entry.number, ())]
    if line.match in book.progress.sealed and line.figures:
        line.figures, line.note = None, SEALED
        return line
    if isinstance(what, Admitted | Rejected):
        line.note = book.facts.applicants[what.applicant].name
    if isinstance(what, Paired):
        line.teams = teams_meeting_again(book, what)
    if isinstance(what, Corrected | Annulled | Forfeited) and what.corrects is not None:
        corrected = book.facts.entries[what.corrects - 1]
        line.before = history_line(corrected, book.charter.terms.forfeit_goals).figures
    return line


def history_line(entry: Entry, forfeit_goals: int) -> HistoryLine:
    head = (entry.number, entry.at, entry.by, tag_of(entry.what))
    match entry.what:
        case Scored(match, score) | Corrected(match, score):
            return HistoryLine(*head, match=match, figures=score_figures(score), note=score.source)
        case Forfeited(match, side):
            return HistoryLine(
                *head, match=match, figures=forfeit_figures(side, forfeit_goals), note=side.value
            )
        case Annulled(match) | Begun(match):
            return HistoryLine(*head, match=match)
        case Postponed(match, until):
            date = MatchDate(entry.what.day, entry.what.time, entry.what.place)
            return HistoryLine(*head, match=match, note=until, date=date)
        case Dated(_, round_, day, time, place):
            return HistoryLine(*head, note=str(round_), date=MatchDate(day, time, place))
        case SignUpOpened(closes, places):
            return HistoryLine(*head, points=places, note=str(closes))
        case SignedUp(name):
            return HistoryLine(*head, note=name)
        case Admitted(number) | Rejected(number):
            return HistoryLine(*head, note=str(number))
        case Withdrawn(team):
            return HistoryLine(*head, teams=[team])
        case FieldPlayed(round_, score):
            return HistoryLine(*head, figures=score_figures(score), note=str(round_))
        case Joined(team, guest) | Partnered(team, guest):
            return HistoryLine(*head, teams=[team], note="" if guest else LEFT)
        case Deputised(team, bot):
            return HistoryLine(*head, teams=[team], note=bot)
        case Docked(team, points, why):
            return HistoryLine(*head, teams=[team], points=points, note=why)
        case Drawn(what, _, teams):
            return HistoryLine(*head, teams=[*teams], note=what)
        case Paired(round_):
            return HistoryLine(*head, note=str(round_))
        case Retitled(name) | Entered(name):
            return HistoryLine(*head, note=name)
        case Renamed(team, name):
            return HistoryLine(*head, teams=[team], note=name)
        case Returned(team):
            return HistoryLine(*head, teams=[team])
        case Struck(number):
            return HistoryLine(*head, note=str(number))
        case Regulated() | Reseeded() | SignUpClosed():
            return HistoryLine(*head)


def teams_meeting_again(book: Book, paired: Paired) -> list[int]:
    """The teams that this round has meet once more."""
    earlier = book.facts.pairings[: paired.round - 1]
    met = {frozenset(pair) for round_ in earlier for pair in round_.pairs}
    return [team for pair in paired.pairs if frozenset(pair) in met for team in pair]


def tag_of(what: EntryContent) -> str:
    return str(type(what).__struct_config__.tag)
