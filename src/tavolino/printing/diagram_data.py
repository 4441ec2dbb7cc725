"""The pictures of a game's rules as templates take them: their data, and the drawing of every card on them."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import to_builtins

from tavolino import card_art
from tavolino.card_art.cuts import TABLE
from tavolino.core.language.diagrams import Diagram, LanesDrawing, StepsDrawing
from tavolino.core.registry import full_box_game
from tavolino.printing.edition import Edition


def diagram_block(diagram: Diagram) -> dict[str, Any]:
    """A picture as a block of a booklet."""
    data: dict[str, Any] = to_builtins(diagram)
    return {"is": "diagram", "title": data["title"], "drawing": data["drawing"]}


def draw_cards(game: str, shown: Iterable[Diagram], edition: Edition) -> dict[str, str]:
    """The drawing of every card on these pictures, by card. Small ones have large names and no small print."""
    box, texts = full_box_game(game), edition.texts(game)
    small = {card for diagram in shown for card in small_cards(diagram)}
    drawings = {card: card_art.draw_face(box, card, texts, cut=TABLE) for card in sorted(small)}
    leads = {lead_card(diagram) for diagram in shown} - {""}
    drawings |= {f"lead-{card}": card_art.draw_face(box, card, texts) for card in sorted(leads)}
    return {card: edition.drawing(svg) for card, svg in drawings.items()}


def small_cards(diagram: Diagram) -> Iterator[str]:
    if isinstance(diagram.drawing, LanesDrawing):
        yield from (item.card for lane in diagram.drawing.lanes for item in lane.items if item.card)
    if isinstance(diagram.drawing, StepsDrawing):
        yield from (card for step in diagram.drawing.steps for card in step.cards)


def lead_card(diagram: Diagram) -> str:
    return diagram.drawing.lead if isinstance(diagram.drawing, StepsDrawing) else ""
