"""Boards for the wall, made of parts: brackets, league tables, grids of results, lists of fixtures.

What is not known yet is left blank, to write on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from typing import Any, Final

from tavolino.competitions import Bracket
from tavolino.core.language.texts import Texts
from tavolino.printing.boards.bracket_layout import BracketBox, BracketPage, bracket_pages
from tavolino.printing.edition import Edition
from tavolino.printing.pdf import render_pdf

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TABLE_COLUMNS: Final = (
    "played",
    "won",
    "drawn",
    "lost",
    "goals-for",
    "goals-against",
    "difference",
    "points",
)
MAX_UPRIGHT_TEAMS: Final = 10
"""A grid of more teams is printed across the page."""


@dataclass(frozen=True)
class BoardSide:
    """A team in a tie or a fixture: its name or, as long as it is not known, where it will come from.

    `second` are its goals of the second leg, `extra` those of the extra period, `penalties` those of the shoot-out.
    """

    name: str = ""
    origin: str = ""
    score: str = ""
    second: str = ""
    extra: str = ""
    penalties: str = ""


@dataclass(frozen=True)
class BoardPairing:
    """Teams that meet: two, or as many as sit at one table. `winner` is one of them, counted from 0.

    Goals of two legs have a column each.
    """

    number: str
    sides: tuple[BoardSide, ...]
    winner: int | None = None
    note: str = ""
    has_two_legs: bool = False


@dataclass(frozen=True)
class BracketSheet:
    """A knockout. The pairings are by number of tie. `champion` is None in a part that has none, `round_names` are
    those of its rounds, if they are not quarter-finals and so on.
    """

    bracket: Bracket
    pairings: Mapping[int, BoardPairing]
    champion: str | None = ""
    round_names: Sequence[str] = ()

    def pages(self, texts: Texts) -> list[dict[str, Any]]:
        pages = [self.page(ladder, texts) for ladder in bracket_pages(self.bracket)]
        if self.champion is not None:
            pages[-1]["champion"] = {"label": texts.say("board-champion"), "name": self.champion}
            pages[-1]["third"] = self.third_place_match(texts)
        return pages

    def page(self, ladder: BracketPage, texts: Texts) -> dict[str, Any]:
        names = [self.round_name(number, texts) for number in ladder.rounds]
        boxes = [self.box(rung, ladder.rounds.start) for rung in ladder.boxes]
        columns = ("first-leg", "second-leg", "extra", "penalties")
        heads = [texts.say(f"column-{name}") for name in columns]
        legs = "two" if any(box["has_two_legs"] for box in boxes) else "one"
        words = {"rounds": names, "heads": heads, "key": texts.say("bracket-key", {"legs": legs})}
        return {"kind": "bracket", "lines": ladder.lines, "boxes": boxes, **words}

    def round_name(self, number: int, texts: Texts) -> str:
        if self.round_names:
            return self.round_names[number - 1]
        return texts.say("round-knockout", {"last": self.bracket.teams_left(number)})

    def box(self, rung: BracketBox, first: int) -> dict[str, Any]:
        pairing = self.pairings[rung.tie.number]
        place = {"tie": rung.tie.number, "column": rung.tie.round - first, "height": rung.height}
        return {**asdict(pairing), **place, "leads_to": rung.leads_to}

    def third_place_match(self, texts: Texts) -> dict[str, Any] | None:
        """The match for third place, if there is one."""
        label = {"label": texts.say("round-third-place")}
        ties = [asdict(self.pairings[tie.number]) | label for tie in self.bracket.ties if tie.third_place]
        return ties[0] if ties else None


@dataclass(frozen=True)
class BoardRow:
    """A row of a table: printed figures, form as verdicts and their letters, the reason it is above the next row."""

    place: str = ""
    team: str = ""
    figures: tuple[str, ...] = ("",) * len(TABLE_COLUMNS)
    form: tuple[tuple[str, str], ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class TablePart:
    """A league table. `points` are those for a win and a draw; `champion` has a line below it, unless it is None.
    Where nobody has a form there is no column for it.
    """

    standings: Sequence[BoardRow]
    group: str = ""
    columns: Sequence[str] = TABLE_COLUMNS
    points: tuple[int, int] | None = None
    champion: str | None = None
    has_form: bool = True

    def pages(self, texts: Texts) -> list[dict[str, Any]]:
        return [
            {
                "kind": "table",
                "title": part_title(self.group, texts.say("board-table")),
                "columns": [texts.say(f"column-{column}") for column in self.columns],
                "team": texts.say("column-team"),
                "form": texts.say("column-form") if self.has_form else "",
                "key": self.key(texts),
                "points": self.points_rule(texts),
                "champion": self.champion_line(texts),
                "standings": [asdict(standing) for standing in self.standings],
            }
        ]

    def key(self, texts: Texts) -> str:
        """What the columns are, where they bear letters."""
        keys = ["column-key"] if tuple(self.columns) == TABLE_COLUMNS else []
        return "; ".join(map(texts.say, [*keys, *(["column-key-form"] if self.has_form else [])]))

    def points_rule(self, texts: Texts) -> str:
        """`win 2, draw 1`"""
        return (
            texts.say("points-rule", {"win": self.points[0], "draw": self.points[1]}) if self.points else ""
        )

    def champion_line(self, texts: Texts) -> dict[str, str] | None:
        return (
            None if self.champion is None else {"label": texts.say("board-champion"), "name": self.champion}
        )


@dataclass(frozen=True)
class GridPart:
    """A line for each team, a column for each opponent; in the cells results from the line's side."""

    teams: Sequence[str]
    cells: Sequence[Sequence[str]] = ()
    group: str = ""
    codes: Sequence[str] = ()
    """What the columns are called, if not A, B, C."""

    def pages(self, texts: Texts) -> list[dict[str, Any]]:
        blank = [[""] * len(self.teams)] * len(self.teams)
        return [
            {
                "kind": "grid",
                "title": part_title(self.group, texts.say("board-grid")),
                "teams": list(self.teams),
                "letters": [*self.codes] or letter_codes(len(self.teams)),
                "cells": [list(line) for line in self.cells] or blank,
                "flipped": len(self.teams) > MAX_UPRIGHT_TEAMS,
            }
        ]


@dataclass(frozen=True)
class Matchday:
    name: str
    pairings: Sequence[BoardPairing]
    resting: str = ""
    date: str = ""


@dataclass(frozen=True)
class FixturesPart:
    matchdays: Sequence[Matchday]
    group: str = ""

    def pages(self, texts: Texts) -> list[dict[str, Any]]:
        days = [asdict(day) | {"resting": self.resting_line(day, texts)} for day in self.matchdays]
        return [
            {
                "kind": "fixtures",
                "title": part_title(self.group, texts.say("board-fixtures")),
                "matchdays": days,
            }
        ]

    def resting_line(self, day: Matchday, texts: Texts) -> str:
        return texts.say("board-rests", {"team": day.resting}) if day.resting else ""


@dataclass(frozen=True)
class NotesPart:
    """Sentences, as the regulations are."""

    title: str
    lines: Sequence[str]
    is_across: bool = False
    """Across the page, as a bracket is."""

    def pages(self, texts: Texts) -> list[dict[str, Any]]:
        return [{"kind": "notes", "title": self.title, "lines": list(self.lines), "flipped": self.is_across}]


Part = NotesPart | BracketSheet | TablePart | GridPart | FixturesPart


@dataclass(frozen=True)
class WallBoard:
    """A whole board. `about` stands at the right of the title: a game, a date."""

    title: str
    about: str
    parts: Sequence[Part] = field(default_factory=list)


def print_board(shown: WallBoard, edition: Edition) -> bytes:
    texts = edition.texts()
    pages = [page for part in shown.parts for page in part.pages(texts)]
    data = {"name": shown.title, "about": shown.about, "pages": pages}
    return render_pdf("board", shown.title, data, edition)


def part_title(group: str, what: str) -> str:
    return f"{group} · {what}" if group else what


def letter_codes(number: int) -> list[str]:
    """A, B, C, ...; from the 27th on AA, AB, AC, ..."""
    return [*islice((first + second for first in ("", *LETTERS) for second in LETTERS), number)]
