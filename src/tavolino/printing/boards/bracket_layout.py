"""Lays a bracket out on pages: a column for each round, every tie half-way between the two it follows from."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from tavolino.competitions import Bracket, Source, Tie, WinnerOf

MAX_LINES_PER_PAGE: Final = 16
"""A larger bracket is cut into parts. The last page shows how their winners go on."""


@dataclass(frozen=True)
class BracketBox:
    """A tie on a page: its distance from the top in lines, and the tie of the same page that it leads to."""

    tie: Tie
    height: float
    leads_to: int | None


@dataclass(frozen=True)
class BracketPage:
    """A page of a bracket: `lines` are the entrants, or earlier winners, down its side."""

    boxes: tuple[BracketBox, ...]
    lines: int

    @property
    def rounds(self) -> range:
        numbers = [rung.tie.round for rung in self.boxes]
        return range(min(numbers), max(numbers) + 1)


def bracket_pages(bracket: Bracket) -> list[BracketPage]:
    """The pages, those of the first rounds first."""
    ties = {tie.number: tie for tie in bracket.ties}
    roots = list(page_roots(ties, bracket.final))
    whole = roots == [bracket.final.number]
    parts = [lay_out_below(ties, ties[root], set()) for root in roots]
    return parts if whole else [*parts, lay_out_below(ties, bracket.final, set(roots))]


def count_lines(ties: dict[int, Tie], tie: Tie) -> int:
    sources = (tie.home, tie.away)
    return sum(
        count_lines(ties, ties[source.tie]) if isinstance(source, WinnerOf) else 1 for source in sources
    )


def page_roots(ties: dict[int, Tie], tie: Tie) -> Iterator[int]:
    """The ties in which a page ends, from the top of the bracket down."""
    if count_lines(ties, tie) <= MAX_LINES_PER_PAGE:
        yield tie.number
        return
    for source in (tie.home, tie.away):
        if isinstance(source, WinnerOf):
            yield from page_roots(ties, ties[source.tie])


def lay_out_below(ties: dict[int, Tie], top: Tie, below: set[int]) -> BracketPage:
    """All ties that lead to `top`, except those that are on the pages `below`."""
    lines = count()
    rungs: list[BracketBox] = []

    def height_of(source: Source, to: int) -> float:
        if isinstance(source, WinnerOf) and source.tie not in below:
            return climb(ties[source.tie], to)
        return next(lines) + 0.5

    def climb(tie: Tie, to: int | None) -> float:
        heights = [height_of(source, tie.number) for source in (tie.home, tie.away)]
        rungs.append(BracketBox(tie, sum(heights) / 2, to))
        return rungs[-1].height

    climb(top, None)
    return BracketPage(tuple(rungs), next(lines))
