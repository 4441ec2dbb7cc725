"""Fixtures and results as a list for a spreadsheet, out and in again.

It is written as the spreadsheets of the reader's country write it, and read as any of them does.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES, Texts, load_texts
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Corrected, Entry, NewEntry, Score, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.files.score_text import parse_score
from tavolino.organiser.phrases import round_name
from tavolino.organiser.regulations.charter import GROUP_LETTERS
from tavolino.organiser.regulations.charter_check import comparable_name
from tavolino.organiser.snapshot.model import Competition, MatchLine

COLUMNS: Final = (
    "match",
    "stage",
    "group",
    "date",
    "time",
    "place",
    "home",
    "away",
    "home_goals",
    "away_goals",
    "home_extra",
    "away_extra",
    "home_penalties",
    "away_penalties",
    "status",
)
SCORES: Final = {"result": "goals", "after_extra_time": "extra", "penalties": "penalties"}
"""A score in one column, as it may be typed, and the name of its two columns."""
COMMA_LANGUAGES: Final = ("en",)
"""Where the comma is the decimal sign, a list is separated by semicolons."""
DELIMITERS: Final = (";", "\t", ",")
BOM: Final = "\ufeff"
"""Without it Excel takes the letters for those of another alphabet."""
ENCODINGS: Final = ("utf-8-sig", "cp1250", "cp1252")
"""What spreadsheets write: Romanian and Italian Windows have each their own."""
PACKAGES: Final = ("tavolino.organiser", "tavolino.competitions")
MAX_CSV_BYTES: Final = 5_000_000
"""Bytes of a list; no competition comes near it."""
FORMULA_SIGNS: Final = ("=", "+", "-", "@")
"""A cell that begins with one of these is run as a formula by a spreadsheet."""
QUOTE: Final = "'"

CsvRow = dict[str, str]


# -- Out


def write_results_csv(competition: Competition, language: str = "en") -> str:
    """Every match on a line of its own; of an evening everyone's name is in `home`, and every score beside it."""
    texts = load_texts(language, competition.game, PACKAGES)
    out = io.StringIO()
    out.write(BOM)
    writer = csv.writer(out, delimiter="," if language in COMMA_LANGUAGES else ";", lineterminator="\r\n")
    writer.writerow(texts.say(f"csv-columns.{column}") for column in COLUMNS)
    stages = {id: round_name(line, texts) for line in competition.rounds for id in line.matches}
    for match in competition.matches:
        row = row_of(competition, match, stages.get(match.id, ""), texts)
        writer.writerow(row[column] for column in COLUMNS)
    return out.getvalue()


def row_of(competition: Competition, match: MatchLine, stage: str, texts: Texts) -> CsvRow:
    names = ["" if team is None else competition.teams[team].name for team in match.teams]
    home, away = names if len(names) == 2 else (" / ".join(names), "")
    total = [sum(pair) for pair in zip(match.goals or (), match.extra or ())]
    goals = match.goals if match.version else None
    return {
        "match": match.id,
        "stage": stage,
        "group": "" if match.group is None else GROUP_LETTERS[match.group],
        "date": match.day,
        "time": match.time,
        "place": escape_formula(match.place),
        "home": escape_formula(home),
        "away": escape_formula(away),
        **score_cells("goals", goals),
        **score_cells("extra", total),
        **score_cells("penalties", match.penalties),
        "status": texts.say(f"status-{match.status}"),
    }


def score_cells(name: str, numbers: list[int] | None) -> CsvRow:
    """A number for each side in a column of its own. Of more than two sides all stand in the first."""
    if not numbers or len(numbers) == 2:
        home, away = numbers or ("", "")
        return {f"home_{name}": str(home), f"away_{name}": str(away)}
    return {f"home_{name}": "-".join(map(str, numbers)), f"away_{name}": ""}


def escape_formula(name: str) -> str:
    """A name that a spreadsheet shows and does not run."""
    return QUOTE + name if name.startswith(FORMULA_SIGNS) else name


def unescape_formula(cell: str) -> str:
    """The name before `escape_formula`."""
    name = cell.strip()
    return (
        name.removeprefix(QUOTE) if name.startswith(tuple(QUOTE + sign for sign in FORMULA_SIGNS)) else name
    )


# -- In


def read_results_csv(data: bytes, book: Book) -> list[NewEntry]:
    """The results that are new or differ from those that stand. A Fault names the line that is wrong."""
    new_entries: list[NewEntry] = []
    after = book.copy()
    for line, row in read_rows(data, book):
        try:
            content = parse_row(row, after)
            if content is not None:
                after.apply(Entry(after.version + 1, 0, "-", content))
                new_entries.append(NewEntry(content))
        except Fault as fault:
            raise OrganiserFault("csv-line", line=line, why=fault.text()) from fault
    return new_entries


def read_rows(data: bytes, book: Book) -> Iterator[tuple[int, CsvRow]]:
    """The lines that hold a result, with their numbers."""
    if len(data) > MAX_CSV_BYTES:
        raise OrganiserFault("paper-too-large", most=MAX_CSV_BYTES)
    text = decode_list(data, {team.name for team in book.charter.teams})
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=find_delimiter(text), strict=True)
    try:
        columns = find_columns(next(reader, []))
        for cells in reader:
            if len(cells) > len(columns) and any(cells[len(columns) :]):
                raise OrganiserFault(
                    "csv-line", line=reader.line_num, why=", ".join(cells[len(columns) :])[:80]
                )
            row = with_scores({name: cell.strip() for name, cell in zip(columns, cells) if name})
            if row["result"]:
                yield reader.line_num, row
    except csv.Error as error:
        raise OrganiserFault("csv-line", line=max(reader.line_num, 1), why=str(error)) from error


def decode_list(data: bytes, names: Iterable[str]) -> str:
    """The list as text, by the encoding in which the most names of teams can be read."""
    readings = []
    for encoding in ENCODINGS:
        try:
            readings.append(data.decode(encoding).lstrip(BOM))
        except UnicodeDecodeError:
            continue
        if encoding == ENCODINGS[0]:
            return readings[0]
    if not readings:
        raise OrganiserFault("csv-line", line=1, why="utf-8")
    return max(readings, key=lambda text: sum(name in text for name in names))


def find_delimiter(text: str) -> str:
    """What the first line is separated by."""
    head = text.split("\n", 1)[0]
    return max(DELIMITERS, key=head.count)


def find_columns(head: list[str]) -> list[str]:
    """The columns by the names that we use, from headings in any of our languages; empty for one that is not ours."""
    known = column_names()
    columns = [known.get(comparable_name(cell), "") for cell in head]
    has_score = {"home_goals", "away_goals"} <= {*columns} or "result" in columns
    if "match" not in columns or not has_score:
        texts = load_texts("en", "", PACKAGES)
        wanted = [texts.say(f"csv-columns.{name}") for name in ("match", "home_goals", "away_goals")]
        raise OrganiserFault("csv-columns", columns=", ".join(wanted))
    return columns


def column_names() -> Mapping[str, str]:
    """Every heading that means one of our columns."""
    names = {comparable_name(name): name for name in (*COLUMNS, *SCORES)}
    for language in LANGUAGES:
        texts = load_texts(language, "", PACKAGES)
        names |= {comparable_name(texts.say(f"csv-columns.{name}")): name for name in COLUMNS}
    return names


def with_scores(row: CsvRow) -> CsvRow:
    """A row whose scores are in one cell each, however they were written."""
    scores = {}
    for score, name in SCORES.items():
        sides = [row.get(f"{side}_{name}", "") for side in ("home", "away")]
        scores[score] = row.get(score, "") or "-".join(filter(None, sides))
    return {**row, **scores}


def parse_row(row: CsvRow, book: Book) -> Scored | Corrected | None:
    """The result of a line; None if it stands already."""
    match = row["match"].lower()
    check_names(row, match, book)
    standing = book.facts.results.get(match)
    score = parse_score(row["result"], row["after_extra_time"], row["penalties"], "")
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
