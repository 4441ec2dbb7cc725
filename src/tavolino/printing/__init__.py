"""Everything on paper, as PDF: sheets of cards, rules, score sheets, line-ups, boards of competitions.

Imported by organiser, server and cli.
May import card_art, competitions and core. The same data always give the same bytes.
"""

from tavolino.printing.blank_boards import BoardFormat, blank_board
from tavolino.printing.card_sheets import print_cards
from tavolino.printing.edition import A4, LETTER, PAPERS, Edition, Ink, Paper
from tavolino.printing.faults import PrintFault
from tavolino.printing.line_up_sheets import print_line_ups
from tavolino.printing.rule_booklet import print_rules
from tavolino.printing.score_sheets import print_score_sheet
from tavolino.printing.wall_board import (
    BoardPairing,
    BoardRow,
    BoardSide,
    BracketPart,
    FixturesPart,
    GridPart,
    Matchday,
    Part,
    TablePart,
    WallBoard,
    print_board,
)

__all__ = [
    "A4",
    "LETTER",
    "PAPERS",
    "BoardFormat",
    "BoardPairing",
    "BoardRow",
    "BoardSide",
    "BracketPart",
    "Edition",
    "FixturesPart",
    "GridPart",
    "Ink",
    "Matchday",
    "Paper",
    "Part",
    "PrintFault",
    "TablePart",
    "WallBoard",
    "blank_board",
    "print_board",
    "print_cards",
    "print_line_ups",
    "print_rules",
    "print_score_sheet",
]
