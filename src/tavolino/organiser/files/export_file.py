"""A competition as a file: all of it as JSON, to be taken elsewhere. What is read is checked line by line."""

from typing import Final

import msgspec

from tavolino.core.faults import Fault
from tavolino.core.records.record import parse
from tavolino.organiser.book import Book
from tavolino.organiser.charter import Charter
from tavolino.organiser.charter_check import check_name
from tavolino.organiser.entries import Corrected, Entry, Forfeited, Joined, Scored
from tavolino.organiser.fixture_play import result_of

FORMAT: Final = "tavolino competition"
VERSION: Final = 1
LARGEST: Final = 50_000_000
"""Bytes of a file; no competition comes near it."""
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
LATEST: Final = 2**53
MOST_ENTRIES: Final = 100_000


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`records` are those of matches played here, by the number of the entry with the result."""

    format: str
    version: int
    charter: Charter
    entries: tuple[Entry, ...] = ()
    records: dict[str, str] = {}

    @property
    def sheets(self) -> dict[int, str]:
        return {int(number): text for number, text in self.records.items()}


def exported(book: Book, records: dict[int, str]) -> bytes:
    """Guests are known to one server alone: their teams are anybody's elsewhere."""
    teams = tuple(msgspec.structs.replace(team, guest=None) for team in book.charter.teams)
    charter = msgspec.structs.replace(book.charter, teams=teams)
    sheets = {str(number): text for number, text in sorted(records.items())}
    paper = Paper(FORMAT, VERSION, charter, tuple(map(without_guest, book.entries)), sheets)
    return msgspec.json.format(msgspec.json.encode(paper)) + b"\n"


def without_guest(entry: Entry) -> Entry:
    if not isinstance(entry.what, Joined):
        return entry
    return msgspec.structs.replace(entry, what=Joined(entry.what.team))


def imported(data: bytes) -> Paper:
    """A competition from a file; a Fault says what is wrong with it, and where."""
    if len(data) > LARGEST:
        raise Fault("paper-too-large", most=LARGEST)
    check_format(data)
    try:
        paper = msgspec.json.decode(data, type=Paper)
    except UNREADABLE as error:
        raise Fault("paper-broken", why=str(error)) from error
    if len(paper.entries) > MOST_ENTRIES:
        raise Fault("paper-too-large", most=LARGEST)
    for entry in paper.entries:
        check_entry(entry)
    check_records(paper)
    return paper


class Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def check_format(data: bytes) -> None:
    """Whose file is it? One of a newer program may hold things that are unknown here."""
    try:
        head = msgspec.json.decode(data, type=Head)
    except UNREADABLE as error:
        raise Fault("paper-not-ours", why=str(error)) from error
    if head.format != FORMAT:
        raise Fault("paper-not-ours", why=head.format[:40] or "-")
    if head.version != VERSION:
        raise Fault("paper-newer")


def check_entry(entry: Entry) -> None:
    check_name(entry.by, "bad-author", 0)
    if not 0 <= entry.at <= LATEST:
        raise Fault("entry-broken", number=entry.number, why=str(entry.at))


def check_records(paper: Paper) -> None:
    """Every record belongs to a result and says the same."""
    results = {
        str(e.number): e.what for e in paper.entries if isinstance(e.what, Scored | Corrected | Forfeited)
    }
    for number, text in paper.records.items():
        what = results.get(number)
        if what is None:
            raise Fault("paper-record", number=number, why="-")
        try:
            found = result_of(what.match, parse(text))
        except Fault as fault:
            raise Fault("paper-record", number=number, why=fault.text()) from fault
        if figures_of(found) != figures_of(what):
            raise Fault("paper-record", number=number, why=f"{figures_of(found)} / {figures_of(what)}")


def figures_of(what: Scored | Corrected | Forfeited) -> tuple[object, ...]:
    if isinstance(what, Forfeited):
        return (what.side.value,)
    return what.score.goals, what.score.penalties
