"""A competition as a board for the wall: bracket, tables with their reasons, grids, fixtures."""

from collections.abc import Container, Iterator, Mapping
from typing import Final

from tavolino.competitions import Bracket, BracketPart, Seed, Source, Tie, WinnerOf
from tavolino.core.language.texts import Texts, load_texts
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.organiser.evening_board import evening_sheets
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.phrases import (
    date_text,
    decision_text,
    match_note,
    placing_notes,
    reason_text,
    round_name,
    side_name,
    source_text,
    tie_name,
    tie_of_winner,
)
from tavolino.organiser.progress.duplicate import is_duplicate
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT
from tavolino.organiser.regulations.charter import EVENING_KINDS, GROUP_LETTERS, Kind
from tavolino.organiser.regulations.regulation_text import regulation_lines
from tavolino.organiser.snapshot.model import (
    MATCH_VOID,
    BracketLine,
    Competition,
    GridCell,
    MatchLine,
    PlacingLine,
    RoundLine,
    TableLine,
    TieLine,
)
from tavolino.printing import (
    BoardPairing,
    BoardRow,
    BoardSide,
    BracketSheet,
    Edition,
    FixturesPart,
    GridPart,
    Matchday,
    NotesPart,
    Part,
    PrintFault,
    TablePart,
    WallBoard,
)

BOARD_PACKAGES: Final = ("tavolino.organiser", *PrintFault.packages)
"""Whose texts stand on a board."""


MAX_SCORERS: Final = 10
LEAGUE_COLUMNS: Final = (
    "played",
    "won",
    "drawn",
    "lost",
    "goals_for",
    "goals_against",
    "difference",
    "points",
)
SEASON_COLUMNS: Final = {
    "played": "evenings",
    "won": "evenings-won",
    "goals_for": "evening-score",
    "points": "points",
}
"""An evening has places and no draws or defeats. The figures of a season, and what their columns are called."""


def competition_board(
    competition: Competition, edition: Edition, evenings: Mapping[str, InnerEvening] | None = None
) -> WallBoard:
    """Everything that is known; the rest is left blank, to be written in. `evenings` are those of its matches of
    several of which more is kept than the result.
    """
    texts = load_texts(edition.language, competition.game, BOARD_PACKAGES)
    parts = list(BoardBuilder(competition, texts).parts(evenings or {}))
    if not parts:
        raise OrganiserFault("not-drawn")
    about = f"{texts.say('game')} · {texts.say(f'kind-{competition.kind}')}"
    return WallBoard(competition.name, about, parts)


class BoardBuilder:
    """A competition in one language."""

    def __init__(self, competition: Competition, texts: Texts) -> None:
        self.competition = competition
        self.texts = texts
        self.columns = tuple(SEASON_COLUMNS) if competition.kind is Kind.SEASON else LEAGUE_COLUMNS

    def parts(self, evenings: Mapping[str, InnerEvening]) -> Iterator[Part]:
        for table in self.competition.tables:
            yield self.table(table)
            if table.grid and self.competition.kind is not Kind.SWISS:
                yield self.grid(table)
        rounds = [line for line in self.competition.rounds if line.stage != STAGE_KNOCKOUT]
        if rounds:
            yield FixturesPart([self.matchday(line) for line in rounds])
        for evening in evening_sheets(self.competition, evenings, self.texts):
            yield from evening.parts()
        if self.competition.bracket:
            yield from self.brackets(self.competition.bracket)
            yield from self.knockout_fixtures()
        if self.competition.scorers:
            yield NotesPart(self.texts.say("board-scorers"), self.scorers(), not self.competition.tables)
        if self.competition.matches:
            lines = regulation_lines(self.competition.kind, self.competition.terms, self.texts)
            yield NotesPart(self.texts.say("board-regulations"), lines, not self.competition.tables)

    def name(self, team: int | None) -> str:
        return "" if team is None else self.competition.teams[team].name

    def group(self, table: TableLine) -> str:
        return self.texts.say("group-name", {"letter": table.group}) if table.group else ""

    # -- Tables

    def table(self, table: TableLine) -> TablePart:
        is_league, is_season = (self.competition.kind is kind for kind in (Kind.LEAGUE, Kind.SEASON))
        win, draw, _ = self.competition.terms.points
        has_points = not (self.competition.kind in EVENING_KINDS or is_duplicate(self.competition.terms))
        return TablePart(
            [self.standing(placing) for placing in table.placings],
            self.group(table),
            [SEASON_COLUMNS[name] if is_season else name.replace("_", "-") for name in self.columns],
            (win, draw) if has_points else None,
            self.name(self.competition.champion) if is_league else None,
            has_form=self.competition.kind not in EVENING_KINDS,
        )

    def standing(self, placing: PlacingLine) -> BoardRow:
        """A team that has not played has figures to be written in."""
        notes = placing_notes(self.competition, placing, self.texts)
        if not placing.played and not notes:
            return BoardRow(team=self.name(placing.team), figures=("",) * len(self.columns))
        figures = [getattr(placing, column) for column in self.columns]
        form = tuple((verdict, self.texts.say(f"form-{verdict}")) for verdict in placing.form)
        cells = tuple(str(figure).replace("-", "−") for figure in figures)
        why = " · ".join(filter(None, [*notes, reason_text(placing, self.texts)]))
        return BoardRow(str(placing.place), self.name(placing.team), cells, form, why)

    def grid(self, table: TableLine) -> GridPart:
        cells = [[" · ".join(map(cell_figures, cell)) for cell in line] for line in table.grid]
        codes = [f"{table.group}{number}" for number, _ in enumerate(table.teams, start=1)]
        names = [self.name(team) for team in table.teams]
        return GridPart(names, cells, self.group(table), codes if table.group else ())

    # -- Fixtures

    def matchday(self, line: RoundLine) -> Matchday:
        matches = [match for match in self.competition.matches if match.id in line.matches]
        resting = ", ".join(self.name(team) for team in line.resting)
        pairings = [self.pairing(match) for match in matches]
        return Matchday(round_name(line, self.texts), pairings, resting, date_text(line.date, self.texts))

    def knockout_fixtures(self) -> Iterator[Part]:
        """The matches of a bracket, where it does not tell all: second legs, and dates."""
        rounds = [line for line in self.competition.rounds if line.stage == STAGE_KNOCKOUT]
        matches = [one for one in self.competition.matches if one.stage == STAGE_KNOCKOUT]
        if any(one.leg_name == "second" or one.day for one in matches):
            yield FixturesPart([self.matchday(line) for line in rounds])

    def scorers(self) -> list[str]:
        best = self.competition.scorers[:MAX_SCORERS]
        return [f"{one.goals} – {one.name} ({self.name(one.team)})" for one in best]

    def pairing(self, match: MatchLine) -> BoardPairing:
        blank = "–" if match.status == MATCH_VOID else ""
        scores = [str(goals) for goals in match.goals or ()] or [blank] * len(match.teams)
        names = [side_name(self.competition, match, side, self.texts) for side in range(len(match.teams))]
        sides = tuple(BoardSide(name, score=score) for name, score in zip(names, scores))
        group = "" if match.group is None else f" {GROUP_LETTERS[match.group]}"
        return BoardPairing(match.id + group, sides, note=match_note(self.competition, match, self.texts))

    # -- The knockout

    def brackets(self, bracket: BracketLine) -> Iterator[BracketSheet]:
        """One bracket; a double knockout has one for each part. The finals name the champion."""
        champion = self.name(self.competition.champion)
        if not bracket.is_double:
            yield self.bracket(bracket.ties, champion)
            return
        parts = {part: [tie for tie in bracket.ties if tie.part is part] for part in BracketPart}
        yield self.bracket(parts[BracketPart.MAIN], None)
        yield self.bracket(parts[BracketPart.LOSERS], None)
        yield self.bracket([*parts[BracketPart.FINAL], *parts[BracketPart.DECIDER]], champion)

    def bracket(self, lines: list[TieLine], champion: str | None) -> BracketSheet:
        """The rounds of a part of a double knockout are counted and named within it."""
        is_double, rounds = bool(lines[0].part_round), sorted({line.round for line in lines})
        numbers = {one: n if is_double else one for n, one in enumerate(rounds, start=1)}
        names = {line.round: tie_name(line, self.texts) for line in lines}
        pairings = {line.number: self.tie(line) for line in lines}
        ties = tuple(tie_of(line, numbers[line.round], pairings) for line in lines)
        bracket = Bracket(len(self.competition.teams), ties)
        return BracketSheet(bracket, pairings, champion, [*names.values()] if is_double else ())

    def tie(self, line: TieLine) -> BoardPairing:
        matches = [match for match in self.competition.matches if match.id in line.matches]
        sides = tuple(
            BoardSide(self.name(team), self.origin(where), *figures_of(matches, team))
            for team, where in ((line.home, line.home_source), (line.away, line.away_source))
        )
        winner = None if line.winner is None else (line.home, line.away).index(line.winner)
        note = "" if line.decider == "goals" else decision_text(line, self.texts)
        has_two_legs = any(match.leg_name == "second" for match in matches)
        return BoardPairing(str(line.number), sides, winner, note, has_two_legs)

    def origin(self, where: str) -> str:
        """Where a team will come from; a seed that is still to be drawn is a blank line."""
        return "" if where.isdecimal() else source_text(where, self.texts)


def tie_of(line: TieLine, round_: int, drawn: Container[int]) -> Tie:
    """A tie of a bracket in which these ties are `drawn`."""
    home, away = (tie_source(where, drawn) for where in (line.home_source, line.away_source))
    return Tie(line.number, round_, home, away, third_place=line.third_place)


def tie_source(where: str, drawn: Container[int]) -> Source:
    """Whoever does not come as the winner of a tie has none before it on the board."""
    tie = tie_of_winner(where)
    return Seed(0) if tie is None or tie not in drawn else WinnerOf(tie)


def figures_of(matches: list[MatchLine], team: int | None) -> list[str]:
    """A team's goals, those of the second leg, those of the extra period, and its penalties, match by match."""
    played = [match for match in matches if team in match.teams]
    kinds = ([*goals_by_leg(match), match.extra, match.penalties] for match in played)
    return [
        " ".join(str(goals[match.teams.index(team)]) for match, goals in zip(played, one) if goals)
        for one in zip(*kinds)
    ]


def goals_by_leg(match: MatchLine) -> tuple[list[int] | None, list[int] | None]:
    """The goals in the column of the first leg or in that of the second; any other match stands in the first."""
    return (None, match.goals) if match.leg_name == "second" else (match.goals, None)


def cell_figures(cell: GridCell) -> str:
    """A void match is a dash; one that was awarded has a star."""
    return "–" if cell.void else f"{cell.goals_for}–{cell.goals_against}{'*' if cell.awarded else ''}"
