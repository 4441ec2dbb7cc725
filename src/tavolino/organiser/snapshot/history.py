"""The history of a competition: one line for each entry, with the result that a correction replaced."""

from dataclasses import replace
from typing import Final

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
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
    Scored,
    Struck,
    Withdrawn,
)
from tavolino.organiser.progress.results import Figures, forfeit_figures, score_figures
from tavolino.organiser.snapshot.model import HistoryLine

LEFT: Final = "left"
"""A note: the guest who played this team has left it."""


def history_lines(book: Book) -> list[HistoryLine]:
    stood: dict[str, Figures | None] = {}
    met: set[frozenset[int]] = set()
    lines: list[HistoryLine] = []
    for entry in book.facts.entries:
        line = history_line(entry, book.charter.terms.forfeit_goals)
        struck = entry.number in book.facts.struck
        line = replace(
            line,
            struck=struck,
            strikeable=not struck and isinstance(entry.what, STRIKEABLE),
            sides=[*book.facts.teams_of_entry.get(entry.number, ())],
        )
        if isinstance(entry.what, Paired):
            line = replace(line, teams=teams_meeting_again(entry.what, met))
        if isinstance(entry.what, Corrected | Annulled | Forfeited):
            line = replace(line, before=stood.pop(line.match, None))
        if line.figures:
            stood[line.match] = line.figures
        lines.append(line)
    return lines


def history_line(entry: Entry, forfeit_goals: int) -> HistoryLine:
    line = HistoryLine(entry.number, entry.at, entry.by, tag_of(entry.what))
    match entry.what:
        case Scored(match, score) | Corrected(match, score):
            return replace(line, match=match, figures=score_figures(score), note=score.source)
        case Forfeited(match, side):
            return replace(line, match=match, figures=forfeit_figures(side, forfeit_goals), note=side.value)
        case Annulled(match) | Begun(match):
            return replace(line, match=match)
        case Postponed(match, until):
            return replace(line, match=match, note=until)
        case Withdrawn(team):
            return replace(line, teams=[team])
        case Joined(team, guest):
            return replace(line, teams=[team], note="" if guest else LEFT)
        case Deputised(team, bot):
            return replace(line, teams=[team], note=bot)
        case Docked(team, points, why):
            return replace(line, teams=[team], points=points, note=why)
        case Drawn(what, _, teams):
            return replace(line, teams=[*teams], note=what)
        case Paired(round_):
            return replace(line, note=str(round_))
        case Retitled(name) | Entered(name):
            return replace(line, note=name)
        case Renamed(team, name):
            return replace(line, teams=[team], note=name)
        case Returned(team):
            return replace(line, teams=[team])
        case Struck(number):
            return replace(line, note=str(number))
        case Regulated() | Reseeded():
            return line


def teams_meeting_again(paired: Paired, met: set[frozenset[int]]) -> list[int]:
    """The teams that this round has meet once more. Its pairs are added to those who have met."""
    pairs = [frozenset(pair) for pair in paired.pairs]
    again = [team for pair, both in zip(pairs, paired.pairs) if pair in met for team in both]
    met.update(pairs)
    return again


def tag_of(what: EntryContent) -> str:
    return str(type(what).__struct_config__.tag)
