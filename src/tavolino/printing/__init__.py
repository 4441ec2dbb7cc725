"""Everything on paper, as PDF: sheets of cards, rules, score sheets, line-ups, boards of competitions.

All of it is deterministic and takes less than a second or two; none of it waits for anything.
"""

from tavolino.printing.blank_boards import Format, blank_board
from tavolino.printing.card_sheets import cards
from tavolino.printing.edition import A4, LETTER, PAPERS, Edition, Ink, Paper
from tavolino.printing.faults import Misprint
from tavolino.printing.line_up_sheets import line_ups
from tavolino.printing.rule_booklet import rules
from tavolino.printing.score_sheets import score_sheet
from tavolino.printing.wall import cup_part, fixtures_part, grid_part, table_part
from tavolino.printing.wall_board import (
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
