"""Everything on paper, as PDF: sheets of cards, rules, score sheets, line-ups, boards of competitions.

Imported by organiser, server and cli.
May import card_art, competitions and core. The same data always give the same bytes.
"""

from tavolino.printing.available import PrintName, available_prints, card_choices
from tavolino.printing.boards.blank_boards import BoardFormat, blank_board
from tavolino.printing.boards.wall_board import (
    BoardPairing,
    BoardRow,
    BoardSide,
    BracketSheet,
    FixturesPart,
    GridPart,
    Matchday,
    NotesPart,
    Part,
    TablePart,
    WallBoard,
    print_board,
)
from tavolino.printing.cards.card_choice import changed_decks
from tavolino.printing.cards.card_format import (
    CARD_SIZES,
    DEFAULT_DPI,
    CardFormat,
    CardSize,
    Flip,
    Sides,
    parse_card_size,
    parse_offset,
)
from tavolino.printing.cards.card_images import zip_card_images
from tavolino.printing.cards.card_sheets import print_cards
from tavolino.printing.cards.other_scripts import letters_of_other_scripts
from tavolino.printing.cards.piece_sheets import print_pieces
from tavolino.printing.edition import A3, A4, LETTER, PAPERS, TABLOID, Edition, Ink, Paper
from tavolino.printing.faults import PrintFault
from tavolino.printing.file_names import file_stem
from tavolino.printing.forms.line_up_sheets import print_line_ups
from tavolino.printing.forms.player_aids import print_player_aid
from tavolino.printing.forms.score_sheets import print_score_sheet
from tavolino.printing.rule_booklet import print_rules
from tavolino.printing.typefaces import letters_without_type, list_letters

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
    "BracketSheet",
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
    "PrintName",
    "Sides",
    "TablePart",
    "WallBoard",
    "available_prints",
    "blank_board",
    "card_choices",
    "changed_decks",
    "file_stem",
    "letters_of_other_scripts",
    "letters_without_type",
    "list_letters",
    "parse_card_size",
    "parse_offset",
    "print_board",
    "print_cards",
    "print_line_ups",
    "print_pieces",
    "print_player_aid",
    "print_rules",
    "print_score_sheet",
    "zip_card_images",
]
