"""Sheets of cards: every copy of every card, fronts and backs, to be cut out."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tavolino import card_art
from tavolino.core.game import Game
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.pdf import render_pdf
from tavolino.printing.sheet_layout import (
    BLEED_MM,
    CARD_HEIGHT_MM,
    CARD_WIDTH_MM,
    CORNER_RADIUS_MM,
    UNPRINTED_EDGE_MM,
    SheetLayout,
    Slot,
)

FRONT: Final = "front"
BACK: Final = "back"


class PrintedCard(NamedTuple):
    """One piece of cardboard. `copy` numbers the cards that are alike."""

    deck: str
    kind: str
    copy: int


def print_cards(game: Game, edition: Edition, *, only: Sequence[str] = (), backs: bool = True) -> bytes:
    """All cards of a game, or of `only` some of its decks and kinds; each sheet's back follows its front."""
    texts = edition.texts(game.id)
    data = SheetBuilder(game, edition).data(select_cards(game, only), backs)
    title = texts.say("cards-title", {"game": texts.say("game")})
    return render_pdf("cards", title, data, edition)


def select_cards(game: Game, only: Sequence[str] = ()) -> list[PrintedCard]:
    """The cards of the decks, or kinds of cards, that are named; of all if none is."""
    pieces = [
        PrintedCard(deck, kind, copy)
        for deck, kinds in game.decks.items()
        for kind, n in kinds.items()
        for copy in range(n)
    ]
    for name in only:
        if not any(name in piece[:2] for piece in pieces):
            raise PrintFault("no-such-card", game.id, name=name, decks=", ".join(game.decks))
    return [piece for piece in pieces if not only or {*only} & {*piece[:2]}]


class SheetBuilder:
    """Puts cards on sheets. Each drawing is stored once, however many cards show it."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.game = game
        self.edition = edition
        self.texts = edition.texts(game.id)
        self.layout = SheetLayout(edition.paper)
        self.drawings: dict[str, int] = {}

    def data(self, pieces: Sequence[PrintedCard], backs: bool) -> dict[str, Any]:
        sheets = list(chunks(pieces, len(self.layout.slots)))
        pages = [
            self.page(sheet, side, self.footer(side, number, len(sheets)))
            for number, sheet in enumerate(sheets, start=1)
            for side in ((FRONT, BACK) if backs else (FRONT,))
        ]
        return {
            "pages": pages,
            "drawings": list(self.drawings),
            "marks": [mark._asdict() for mark in self.layout.marks()],
            "card": {
                "wide": CARD_WIDTH_MM,
                "high": CARD_HEIGHT_MM,
                "radius": CORNER_RADIUS_MM,
                "bleed": BLEED_MM,
            },
            "footer": {
                "upright": self.layout.side_margin > self.layout.top_margin,
                "edge": UNPRINTED_EDGE_MM,
            },
        }

    def page(self, sheet: Sequence[PrintedCard], side: str, footer: str) -> dict[str, Any]:
        places = [self.layout.mirror_slot(s) if side == BACK else s for s in self.layout.slots[: len(sheet)]]
        placed = [self.place_card(piece, slot, {*places}, side) for piece, slot in zip(sheet, places)]
        return {"cards": placed, "footer": footer, "guides": side == FRONT}

    def place_card(self, piece: PrintedCard, slot: Slot, taken: set[Slot], side: str) -> dict[str, Any]:
        box = self.layout.box(slot, taken)
        svg, name = self.back_drawing(piece) if side == BACK else self.front_drawing(piece)
        number = self.drawings.setdefault(svg, len(self.drawings))
        return {"drawing": number, "name": name, **box._asdict()}

    def front_drawing(self, piece: PrintedCard) -> tuple[str, str]:
        svg = card_art.draw_face(self.game, piece.kind, self.texts, piece.copy, BLEED_MM)
        return self.edition.drawing(svg), self.game.card_look(piece.kind, self.texts).name

    def back_drawing(self, piece: PrintedCard) -> tuple[str, str]:
        svg = card_art.draw_back(self.game, piece.deck, self.texts, BLEED_MM)
        return self.edition.drawing(svg), self.texts.say("side-back")

    def footer(self, side: str, number: int, sheets: int) -> str:
        parts = (
            self.texts.say("game"),
            self.texts.say("sheet-number", {"n": number, "sheets": sheets}),
            self.texts.say(f"side-{side}"),
            self.texts.say("language"),
        )
        return " · ".join(parts)


def chunks(pieces: Sequence[PrintedCard], most: int) -> Iterator[Sequence[PrintedCard]]:
    return (pieces[at : at + most] for at in range(0, len(pieces), most))
