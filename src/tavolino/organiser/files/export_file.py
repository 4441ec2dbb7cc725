"""A whole competition as a JSON file. A file that is read is checked entry by entry."""

from typing import Final

import msgspec

from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Corrected, Entry, FieldPlayed, Forfeited, Joined, Partnered, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.fixture_play import read_result
from tavolino.organiser.regulations.charter import Charter
from tavolino.organiser.regulations.charter_check import check_name

FORMAT: Final = "tavolino competition"
VERSION: Final = 1
MAX_FILE_BYTES: Final = 50_000_000
"""Bytes of a file; no competition comes near it."""
DECODE_ERRORS: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
MAX_TIME_MS: Final = 2**53
MAX_ENTRIES: Final = 100_000


class CompetitionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`records` are those of matches played here, by the number of the entry with the result."""

    format: str
    version: int
    charter: Charter
    entries: tuple[Entry, ...] = ()
    records: dict[str, str] = {}

    @property
    def records_by_number(self) -> dict[int, str]:
        return {int(number): text for number, text in self.records.items()}


def export_competition(book: Book, records: dict[int, str]) -> bytes:
    """The file names no guests: they are known to this server alone."""
    teams = tuple(msgspec.structs.replace(team, guest=None) for team in book.founding.teams)
    charter = msgspec.structs.replace(book.founding, teams=teams)
    sheets = {str(number): text for number, text in sorted(records.items())}
    paper = CompetitionFile(FORMAT, VERSION, charter, tuple(map(without_guest, book.facts.entries)), sheets)
    return msgspec.json.format(msgspec.json.encode(paper)) + b"\n"


def without_guest(entry: Entry) -> Entry:
    if not isinstance(entry.what, Joined | Partnered):
        return entry
    return msgspec.structs.replace(entry, what=type(entry.what)(entry.what.team))


def parse_competition_file(data: bytes) -> CompetitionFile:
    """A competition from a file; a Fault says what is wrong with it, and where."""
    if len(data) > MAX_FILE_BYTES:
        raise OrganiserFault("paper-too-large", most=MAX_FILE_BYTES)
    check_format(data)
    try:
        paper = msgspec.json.decode(data, type=CompetitionFile)
    except DECODE_ERRORS as error:
        raise OrganiserFault("paper-broken", why=str(error)) from error
    if len(paper.entries) > MAX_ENTRIES:
        raise OrganiserFault("paper-too-large", most=MAX_FILE_BYTES)
    for entry in paper.entries:
        check_entry(entry)
    check_records(paper)
    return paper


class FileHead(msgspec.Struct):
    format: str = ""
    version: int = 0


def check_format(data: bytes) -> None:
    """Refuse a file of another program, or of a newer version of this one."""
    try:
        head = msgspec.json.decode(data, type=FileHead)
    except DECODE_ERRORS as error:
        raise OrganiserFault("paper-not-ours", why=str(error)) from error
    if head.format != FORMAT:
        raise OrganiserFault("paper-not-ours", why=head.format[:40] or "-")
    if head.version != VERSION:
        raise OrganiserFault("paper-newer")


def check_entry(entry: Entry) -> None:
    check_name(entry.by, "bad-author", 0)
    if not 0 <= entry.at <= MAX_TIME_MS:
        raise OrganiserFault("entry-broken", number=entry.number, why=str(entry.at))


def check_records(paper: CompetitionFile) -> None:
    """Every record belongs to a result and says the same."""
    results = {
        str(e.number): e.what
        for e in paper.entries
        if isinstance(e.what, Scored | Corrected | Forfeited | FieldPlayed)
    }
    for number, text in paper.records.items():
        what = results.get(number)
        if what is None:
            raise OrganiserFault("paper-record", number=number, why="-")
        try:
            match = "" if isinstance(what, FieldPlayed) else what.match
            result = read_result(match, parse_record(text))
        except Fault as fault:
            raise OrganiserFault("paper-record", number=number, why=fault.text()) from fault
        if result_figures(what) not in (result_figures(result), normal_time_figures(result)):
            raise OrganiserFault(
                "paper-record", number=number, why=f"{result_figures(result)} / {result_figures(what)}"
            )


def normal_time_figures(what: Scored | Forfeited) -> tuple[object, ...]:
    """What counts of a match played here that was one of two legs."""
    return () if isinstance(what, Forfeited) else (what.score.goals, None)


def result_figures(what: Scored | Corrected | Forfeited | FieldPlayed) -> tuple[object, ...]:
    if isinstance(what, Forfeited):
        return (what.side.value,)
    return what.score.total, what.score.penalties
