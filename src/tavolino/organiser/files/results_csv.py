"""Fixtures and results as a list for a spreadsheet: comma-separated, out and in again."""

import csv
import io
from collections.abc import Iterator
from typing import Final

from tavolino.core.faults import Fault
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Corrected, Entry, NewEntry, Score, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.files.score_text import parse_score
from tavolino.organiser.regulations.charter_check import comparable_name
from tavolino.organiser.snapshot.model import Competition, MatchLine

COLUMNS: Final = ("match", "round", "home", "away", "result", "after_extra_time", "penalties", "status")
REQUIRED_COLUMNS: Final = ("match", "result")
MAX_CSV_BYTES: Final = 5_000_000
"""Bytes of a list; no competition comes near it."""
FORMULA_SIGNS: Final = ("=", "+", "-", "@")
"""A cell that begins with one of these is run as a formula by a spreadsheet."""
QUOTE: Final = "'"

CsvRow = dict[str, str]


def write_results_csv(competition: Competition) -> str:
    """Every match on a line of its own; of an evening everyone's name is in `home`."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row_of(competition, match) for match in competition.matches)
    return out.getvalue()


def row_of(competition: Competition, match: MatchLine) -> dict[str, str | int]:
    names = ["" if team is None else competition.teams[team].name for team in match.teams]
    home, away = names if len(names) == 2 else (" / ".join(names), "")
    total = [sum(pair) for pair in zip(match.goals or (), match.extra or ())]
    scores = (match.goals if match.version else None, total, match.penalties)
    result, after, kicks = ("-".join(map(str, score or ())) for score in scores)
    values = (
        match.id,
        match.round,
        escape_formula(home),
        escape_formula(away),
        result,
        after,
        kicks,
        match.status,
    )
    return dict(zip(COLUMNS, values))


def escape_formula(name: str) -> str:
    """A name that a spreadsheet shows and does not run."""
    return QUOTE + name if name.startswith(FORMULA_SIGNS) else name


def unescape_formula(cell: str) -> str:
    """The name before `escape_formula`."""
    name = cell.strip()
    return (
        name.removeprefix(QUOTE) if name.startswith(tuple(QUOTE + sign for sign in FORMULA_SIGNS)) else name
    )


def read_results_csv(data: bytes, book: Book) -> list[NewEntry]:
    """The results that are new or differ from those that stand. A Fault names the line that is wrong."""
    new_entries: list[NewEntry] = []
    after = book.copy()
    for line, row in read_rows(data):
        try:
            content = parse_row(row, after)
            if content is not None:
                after.apply(Entry(after.version + 1, 0, "-", content))
                new_entries.append(NewEntry(content))
        except Fault as fault:
            raise OrganiserFault("csv-line", line=line, why=fault.text()) from fault
    return new_entries


def read_rows(data: bytes) -> Iterator[tuple[int, CsvRow]]:
    """The lines that hold a result, with their numbers."""
    if len(data) > MAX_CSV_BYTES:
        raise OrganiserFault("paper-too-large", most=MAX_CSV_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise OrganiserFault(
            "csv-line", line=data[: error.start].count(b"\n") + 1, why=error.reason
        ) from error
    reader = csv.DictReader(io.StringIO(text, newline=""), restval="", strict=True)
    try:
        if not {*REQUIRED_COLUMNS} <= {*(reader.fieldnames or ())}:
            raise OrganiserFault("csv-columns", columns=", ".join(REQUIRED_COLUMNS))
        for row in reader:
            if None in row:
                raise OrganiserFault("csv-line", line=reader.line_num, why=", ".join(row[None])[:80])
            if row["result"].strip():
                yield reader.line_num, row
    except csv.Error as error:
        raise OrganiserFault("csv-line", line=reader.line_num + 1, why=str(error)) from error


def parse_row(row: CsvRow, book: Book) -> Scored | Corrected | None:
    """The result of a line; None if it stands already."""
    match = row["match"].strip().lower()
    score = parse_score(row["result"], row.get("after_extra_time", ""), row.get("penalties", ""), "")
    check_names(row, match, book)
    standing = book.facts.results.get(match)
    if standing is None:
        return Scored(match, score)
    return None if is_same(standing.score, score) else Corrected(match, score, standing.entry.number)


def check_names(row: CsvRow, match: str, book: Book) -> None:
    """A line that names its teams must name those who meet."""
    teams = [book.charter.teams[team].name for team in book.fixture(match).sides]
    given = [unescape_formula(row.get(side, "")) for side in ("home", "away")]
    if (
        len(teams) == 2
        and all(given)
        and list(map(comparable_name, given)) != list(map(comparable_name, teams))
    ):
        raise OrganiserFault("csv-teams", match=match, home=teams[0], away=teams[1])


def is_same(stands: Score | None, given: Score) -> bool:
    return stands is not None and (stands.goals, stands.extra, stands.penalties) == (
        given.goals,
        given.extra,
        given.penalties,
    )
