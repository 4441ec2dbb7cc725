"""A competition in a terminal: tables, bracket, matches to play, next step."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from shlex import quote

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.cli.competitions.bracket_tree import bracket_parts, bracket_tree
from tavolino.cli.terminal import Terminal
from tavolino.core.language.texts import Texts
from tavolino.core.looks.evening_sheet import InnerEvening, InnerFixture
from tavolino.organiser.evening_board import EveningOnBoard, evening_sheets
from tavolino.organiser.phrases import (
    date_text,
    decision_text,
    history_text,
    is_small_final,
    match_date_text,
    match_figures,
    part_name,
    percents_text,
    placing_notes,
    reason_text,
    round_name,
    side_name,
)
from tavolino.organiser.progress.schedule import STAGE_EVENING
from tavolino.organiser.regulations.charter import CUP_KINDS, EVENING_KINDS, GROUP_LETTERS, Kind
from tavolino.organiser.regulations.regulation_text import regulation_lines
from tavolino.organiser.snapshot.model import (
    MATCH_BEGUN,
    MATCH_OPEN,
    MATCH_POSTPONED,
    NEXT_NOTHING,
    NEXT_PAIR,
    Competition,
    HistoryLine,
    MatchLine,
    PlacingLine,
    RoundLine,
    TableLine,
)

MAX_SCORERS = 5
"""Top scorers that are shown."""
UNPLAYED_STATUSES = (MATCH_OPEN, MATCH_BEGUN, MATCH_POSTPONED)


def competition_summary(
    terminal: Terminal, competition: Competition, *more: RenderableType
) -> RenderableType:
    """The usual parts, then those that were asked for."""
    board = TerminalSummary(terminal, competition)
    parts = [board.heading(), *board.tables(), *board.bracket(), *board.to_play(), *board.scorers(), *more]
    return Group(*parts, board.next_step())


class TerminalSummary:
    def __init__(self, terminal: Terminal, competition: Competition) -> None:
        self.terminal = terminal
        self.competition = competition
        self.texts: Texts = terminal.texts(competition.game)

    def say(self, key: str, **values: int | str) -> str:
        return self.texts.say(key, values)

    def name(self, team: int) -> str:
        return self.competition.teams[team].name

    def heading(self) -> RenderableType:
        one = self.competition
        about = self.say(
            "board-about",
            kind=self.say(f"kind-{one.kind}"),
            game=self.say("game"),
            teams=len(one.teams),
            seed=str(one.seed),
        )
        return Group(Text(one.name, "title"), Text(about, "quiet"))

    # -- Tables

    def tables(self) -> Iterator[RenderableType]:
        for table in self.competition.tables:
            if table.group:
                yield Text(f"\n{self.say('group-name', letter=table.group)}", "title")
            yield self.season_table(table) if self.competition.kind is Kind.SEASON else self.league(table)

    def league(self, table: TableLine) -> RenderableType:
        drawn = self.columns(
            "place", "team", "played", "won", "drawn", "lost", "goals", "points", "form", "why"
        )
        for at, row in enumerate(table.placings):
            numbers = map(str, (row.played, row.won, row.drawn, row.lost))
            goals = f"{row.goals_for}–{row.goals_against}"
            last = (self.points(row), self.form(row), self.reason(table.placings, at))
            drawn.add_row(*self.place_and_name(row), *numbers, goals, *last)
        return drawn

    def season_table(self, table: TableLine) -> RenderableType:
        drawn = self.columns("place", "team", "played", "won", "scored", "points", "why")
        for at, row in enumerate(table.placings):
            numbers = map(str, (row.played, row.won, row.goals_for))
            drawn.add_row(
                *self.place_and_name(row), *numbers, self.points(row), self.reason(table.placings, at)
            )
        return drawn

    def place_and_name(self, row: PlacingLine) -> tuple[str, str]:
        return str(row.place), self.name(row.team)

    def reason(self, placings: list[PlacingLine], at: int) -> str:
        shares = any(row.place == placings[at].place for row in placings[at + 1 :])
        why = self.say("tiebreak-none") if shares else reason_text(placings[at], self.texts)
        return "; ".join(filter(None, [*placing_notes(self.competition, placings[at], self.texts), why]))

    def columns(self, *names: str) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        for name in names:
            words = name in ("team", "why")
            title = self.say(f"board-columns.{name}")
            right = "left" if words or name == "form" else "right"
            table.add_column(title, justify=right, no_wrap=not words, overflow="fold")  # type: ignore[arg-type]
        return table

    def points(self, row: PlacingLine) -> str:
        """With a star where points were docked or given."""
        return f"{row.points}{'*' if row.docked or row.for_rests else ''}"

    def form(self, row: PlacingLine) -> str:
        """The last five, the latest last."""
        return "".join(self.say(f"board-form.{verdict}") for verdict in row.form)

    # -- The knockout

    def bracket(self) -> Iterator[RenderableType]:
        if self.competition.bracket:
            for part in bracket_parts(self.competition.bracket):
                if self.competition.bracket.is_double:
                    yield Text(f"\n{part_name(part, self.texts)}", "title")
                yield Text("\n" + "\n".join(bracket_tree(self.competition, part, self.terminal, self.texts)))
            for tie in self.competition.bracket.ties:
                if tie.third_place and tie.winner is not None:
                    decided = decision_text(tie, self.texts)
                    yield Text(f"{self.say('round-third-place')}: {self.name(tie.winner)} ({decided})")

    # -- Matches

    def to_play(self) -> Iterator[RenderableType]:
        """The first rounds in which something is to be done."""
        matches = {match.id: match for match in self.competition.matches}
        waiting = [
            line
            for line in self.competition.rounds
            if any(matches[id].status in UNPLAYED_STATUSES for id in line.matches)
        ]
        for line in waiting[:2]:
            yield from self.round(
                line, [matches[id] for id in line.matches if matches[id].status in UNPLAYED_STATUSES]
            )

    def fixtures(self) -> Iterator[RenderableType]:
        matches = {match.id: match for match in self.competition.matches}
        for line in self.competition.rounds:
            yield from self.round(line, [matches[id] for id in line.matches])

    def round(self, line: RoundLine, matches: Iterable[MatchLine]) -> Iterator[RenderableType]:
        when = date_text(line.date, self.texts)
        yield Text(f"\n{round_name(line, self.texts)}{f' ({when})' if when else ''}", "title")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="key")
        for match in matches:
            group = "" if match.group is None else f" {GROUP_LETTERS[match.group]}"
            table.add_row(
                f"  {match.id}{group}",
                self.pairing(match),
                match_figures(match, self.texts),
                self.status_text(match),
            )
        yield table
        if line.resting:
            names = ", ".join(map(self.name, line.resting))
            yield Text(f"  {self.say('board-resting', teams=names)}", "quiet")

    def pairing(self, match: MatchLine) -> Text:
        """The teams of a match, the winner in bold."""
        between = (
            f" {self.terminal.glyphs.dot if match.stage == STAGE_EVENING else self.terminal.glyphs.dash} "
        )
        names = [
            Text(
                side_name(self.competition, match, side, self.texts),
                "title" if self.is_winner(match, side) else "",
            )
            for side in range(len(match.teams))
        ]
        return Text(between).join(names)

    def is_winner(self, match: MatchLine, side: int) -> bool:
        return match.winner is not None and match.teams[side] == match.winner

    def status_text(self, match: MatchLine) -> Text:
        status = "" if match.status == "played" else self.say(f"status-{match.status}")
        small_final = self.say("round-third-place") if is_small_final(self.competition, match) else ""
        ended = self.texts.say(f"reason-{match.reason}", match.details) if match.reason else ""
        when = match_date_text(match, self.texts) if match.status == MATCH_POSTPONED else ""
        before = f"{small_final}:" if small_final else ""
        words = (before, status, when, match.until, ended, percents_text(match))
        return Text(" ".join(filter(None, words)), "quiet")

    def grid(self) -> Iterator[RenderableType]:
        """Who played whom, with letters for the columns."""
        for table in self.competition.tables:
            if not table.grid:
                continue
            letters = [grid_code(table, at) for at in range(len(table.teams))]
            drawn = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
            for title in ("", table.group and self.say("group-name", letter=table.group), *letters):
                drawn.add_column(title, no_wrap=True)
            for at, (team, line) in enumerate(zip(table.teams, table.grid)):
                cells = [
                    self.cell(at, to, [f"{c.goals_for}–{c.goals_against}" for c in results if not c.void])
                    for to, results in enumerate(line)
                ]
                drawn.add_row(letters[at], self.name(team), *cells)
            yield Group(Text(""), drawn)

    def cell(self, line: int, column: int, results: list[str]) -> str:
        return self.terminal.glyphs.back if line == column else " ".join(results) or self.terminal.glyphs.dot

    # -- Evenings

    def evenings(self, evenings: Mapping[str, InnerEvening]) -> Iterator[RenderableType]:
        """What those at one table played among themselves."""
        for sheet in evening_sheets(self.competition, evenings, self.texts):
            if sheet.name:
                yield Text(f"\n{sheet.name}", "title")
            if sheet.evening.table:
                yield self.inner_table(sheet)
            for number, fixtures in sheet.rounds().items():
                yield Text(f"\n{sheet.round(number)}", "title")
                yield from (Text(f"  {self.inner_fixture(sheet, one)}") for one in fixtures)
            yield from self.named_lines(sheet.title("evening-transfers"), sheet.transfers())
            squads = [f"{name}: {squad}" for name, squad in sheet.squads()]
            yield from self.named_lines(sheet.title("evening-squads"), squads)

    def inner_table(self, sheet: EveningOnBoard) -> RenderableType:
        drawn = self.columns("place", "team", "played", "won", "drawn", "lost", "goals", "points")
        for row in sheet.evening.table:
            goals = f"{row.goals_for}–{row.goals_against}"
            numbers = (row.played, row.won, row.drawn, row.lost, goals, row.points)
            drawn.add_row(str(row.place), sheet.seat(row.seat), *map(str, numbers))
        return drawn

    def inner_fixture(self, sheet: EveningOnBoard, fixture: InnerFixture) -> str:
        between, kicks = f" {self.terminal.glyphs.dash} ", sheet.kicks(fixture)
        names = between.join((sheet.seat(fixture.home), sheet.seat(fixture.away)))
        return f"{names}  {'–'.join(map(str, fixture.goals))}{f' ({kicks})' if kicks else ''}"

    def named_lines(self, title: str, lines: Sequence[str]) -> Iterator[RenderableType]:
        if lines:
            yield Text(f"\n{title}", "title")
            yield from (Text(f"  {line}") for line in lines)

    # -- The rest

    def scorers(self) -> Iterator[RenderableType]:
        best = self.competition.scorers[:MAX_SCORERS]
        if best:
            entries = [f"{one.name} ({self.name(one.team)}) {one.goals}" for one in best]
            yield Text(f"\n{self.say('board-scorers', scorers=', '.join(entries))}")

    def lots(self) -> Iterator[RenderableType]:
        for lot in self.competition.lots:
            names = ", ".join(self.name(ball.team) for ball in lot.balls)
            yield Text(f"\n{self.say('board-lot', number=lot.lot, by=lot.by, teams=names)}")

    def regulations(self) -> Iterator[RenderableType]:
        yield Text("")
        for line in regulation_lines(self.competition.kind, self.competition.terms, self.texts):
            yield Text(f"  {line}")

    def history(self, lines: list[HistoryLine]) -> Iterator[RenderableType]:
        yield Text(f"\n{self.say('board-history')}", "title")
        for line in lines:
            style = "strike" if line.struck else ""
            yield Text(f"  {line.number}. {history_text(self.competition, line, self.texts)}", style)

    def next_step(self) -> Text:
        one = self.competition
        if one.next == NEXT_NOTHING and one.champion is not None:
            return Text(f"\n{self.say('board-champion', team=self.name(one.champion))}", "title")
        to_play = sum(match.status in UNPLAYED_STATUSES for match in one.matches)
        number = len(one.rounds) + 1 if one.next == NEXT_PAIR else to_play
        step = self.say(f"board-next-{one.next}", n=number, name=quote(one.name), family=family_of(one.kind))
        return Text(f"\n{step}", "title")


def family_of(kind: Kind) -> str:
    """What people call it, and type."""
    return "cup" if kind in CUP_KINDS else "season" if kind in EVENING_KINDS else "league"


def grid_code(table: TableLine, at: int) -> str:
    """What a team is called in a grid: A, B, C; in groups A1, A2, as on the blank boards."""
    return f"{table.group}{at + 1}" if table.group else column_letter(at)


def column_letter(at: int) -> str:
    """A to Z, then AA and so on."""
    return (column_letter(at // 26 - 1) if at >= 26 else "") + chr(ord("A") + at % 26)
