"""League tables with the reason beside each placing, and the grid of results."""

from collections.abc import Set

from tavolino.competitions import GridEntry, Placing, Reason, Result, results_grid
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Docked
from tavolino.organiser.progress.league import LeagueStandings
from tavolino.organiser.regulations.charter import EVENING_KINDS, GROUP_LETTERS
from tavolino.organiser.snapshot.model import GridCell, PlacingLine, ReasonLine, TableLine


def table_lines(book: Book) -> list[TableLine]:
    is_grouped = bool(book.progress.groups)
    has_grid = book.kind not in EVENING_KINDS
    return [
        table_line(book, GROUP_LETTERS[at] if is_grouped else "", standing, has_grid)
        for at, standing in enumerate(book.progress.standings)
    ]


def table_line(book: Book, group: str, standing: LeagueStandings, has_grid: bool) -> TableLine:
    """The grid's lines and columns are in the order of the list of teams: A to H."""
    teams = sorted(standing.teams)
    placings = [placing_line(placing, *docked_points(book, placing.team)) for placing in standing.placings]
    played = book.progress.open_results.keys()
    return TableLine(group, teams, placings, grid_lines(teams, standing.results, played) if has_grid else [])


def docked_points(book: Book, team: int) -> tuple[int, list[str]]:
    """How many points were taken off a team, and why."""
    points = book.facts.adjustments.docked.get(team, 0)
    entries = book.facts.entries if points else []
    contents = [one.what for one in entries if one.number not in book.facts.struck]
    return points, [one.why for one in contents if isinstance(one, Docked) and one.team == team and one.why]


def placing_line(placing: Placing[int], docked: int, whys: list[str]) -> PlacingLine:
    row = placing.row
    return PlacingLine(
        placing.place,
        row.team,
        row.played,
        row.won,
        row.drawn,
        row.lost,
        row.goals_for,
        row.goals_against,
        row.difference,
        row.points,
        docked,
        whys,
        row.adjustment + docked,
        [verdict.value for verdict in row.form],
        reason_line(placing.reason) if placing.reason else None,
    )


def reason_line(reason: Reason[int]) -> ReasonLine:
    return ReasonLine(reason.tiebreak.value, reason.value, reason.next_value, [*reason.among])


def grid_lines(
    teams: list[int], results: dict[str, Result[int]], played: Set[str]
) -> list[list[list[GridCell]]]:
    grid = results_grid(teams, results)
    return [[[grid_cell(entry, entry.match in played) for entry in cell] for cell in line] for line in grid]


def grid_cell(entry: GridEntry[str, int], is_played: bool) -> GridCell:
    result = entry.result
    scored, conceded = result.total if is_played or not result.void else (None, None)
    return GridCell(entry.match, scored, conceded, result.void, result.forfeit is not None)
