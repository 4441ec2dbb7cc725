"""Entries about days: when and where a round is played, a match that is put off, a match that has begun."""

from datetime import date, time

from tavolino.organiser.book.book import Book, apply_content, check_note
from tavolino.organiser.entries import Begun, Dated, Entry, Postponed
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.schedule import MatchDate


@apply_content.register
def date_round(content: Dated, book: Book, entry: Entry) -> None:
    """A round has a day from now on, with a time and a place if they are known; without a day it has none again."""
    if content.round < 1 or content.stage not in book.progress.stages:
        raise OrganiserFault("no-such-round", round=content.round)
    when = MatchDate(content.day, content.time, content.place)
    check_date(when)
    book.facts.dates[content.stage, content.round] = when
    if not content.day:
        del book.facts.dates[content.stage, content.round]


def check_date(when: MatchDate) -> None:
    """`2026-11-20`, `20:30`; a time or a place needs a day."""
    check_note(when.place)
    try:
        if when.day:
            is_plain = date.fromisoformat(when.day).isoformat() == when.day
        else:
            is_plain = not when.time
        if when.time:
            is_plain = is_plain and time.fromisoformat(when.time).isoformat("minutes") == when.time
    except ValueError:
        is_plain = False
    if not is_plain:
        raise OrganiserFault("bad-date", day=when.day[:20], time=when.time[:20])


@apply_content.register
def postpone(content: Postponed, book: Book, entry: Entry) -> None:
    """Also a match whose teams are not known yet: its day is."""
    if book.progress.is_off(book.fixture(content.match)):
        raise OrganiserFault("match-withdrawn", match=content.match)
    book.check_no_result(content.match)
    check_note(content.until)
    check_date(MatchDate(content.day, content.time, content.place))
    book.facts.postponed[content.match] = content


@apply_content.register
def begin(content: Begun, book: Book, entry: Entry) -> None:
    book.playable_fixture(content.match)
    book.check_no_result(content.match)
    book.facts.begun[content.match] = content
    book.facts.table_ids[content.match] = content.table
    book.facts.postponed.pop(content.match, None)
