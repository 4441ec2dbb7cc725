"""Everything on paper, as PDF: sheets of cards, rules, score sheets, line-ups, boards of competitions.

All of it is deterministic and takes less than a second or two; none of it waits for anything.
"""

from tavolino.press.blanks import Format, blank_board
from tavolino.press.boards import (
    BracketPart,
    FixturesPart,
    GridPart,
    Matchday,
    Pairing,
    Part,
    Side,
    Standing,
    TablePart,
    Wallboard,
    board,
)
from tavolino.press.cards import cards
from tavolino.press.edition import A4, LETTER, PAPERS, Edition, Ink, Paper
from tavolino.press.lineups import line_ups
from tavolino.press.misprint import Misprint
from tavolino.press.rules import rules
from tavolino.press.scoresheets import score_sheet
from tavolino.press.wall import cup_part, fixtures_part, grid_part, table_part

__all__ = [
    "A4",
    "LETTER",
    "PAPERS",
    "BracketPart",
    "Edition",
    "FixturesPart",
    "Format",
    "GridPart",
    "Ink",
    "Matchday",
    "Misprint",
    "Pairing",
    "Paper",
    "Part",
    "Side",
    "Standing",
    "TablePart",
    "Wallboard",
    "blank_board",
    "board",
    "cards",
    "cup_part",
    "fixtures_part",
    "grid_part",
    "line_ups",
    "rules",
    "score_sheet",
    "table_part",
]
