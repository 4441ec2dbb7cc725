"""Everything on paper, as PDF: sheets of cards, rules, score sheets, line-ups, boards of competitions.

Imported by organiser, server and cli.
May import card_art, competitions and core. The same data always give the same bytes.
"""

from tavolino.printing.blank_boards import BoardFormat, blank_board
from tavolino.printing.card_choice import changed_decks
from tavolino.printing.card_format import (
    CARD_SIZES,
    DEFAULT_DPI,
    CardFormat,
    CardSize,
    Flip,
    Sides,
    parse_card_size,
    parse_offset,
)
from tavolino.printing.card_images import zip_card_images
from tavolino.printing.card_sheets import print_cards
from tavolino.printing.edition import A3, A4, LETTER, PAPERS, TABLOID, Edition, Ink, Paper
from tavolino.printing.faults import PrintFault
from tavolino.printing.file_names import file_stem
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
    NotesPart,
    Part,
    TablePart,
    WallBoard,
    print_board,
)

__all__ = [
    "A3",
    "A4",
    "CARD_SIZES",
    "DEFAULT_DPI",
    "LETTER",
    "PAPERS",
    "TABLOID",
    "BoardFormat",
    "BoardPairing",
    "BoardRow",
    "BoardSide",
    "BracketPart",
    "CardFormat",
    "CardSize",
    "Edition",
    "FixturesPart",
    "Flip",
    "GridPart",
    "Ink",
    "Matchday",
    "NotesPart",
    "Paper",
    "Part",
    "PrintFault",
    "Sides",
    "TablePart",
    "WallBoard",
    "blank_board",
    "changed_decks",
    "file_stem",
    "parse_card_size",
    "parse_offset",
    "print_board",
    "print_cards",
    "print_line_ups",
    "print_rules",
    "print_score_sheet",
    "zip_card_images",
]
