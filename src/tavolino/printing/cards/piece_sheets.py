"""The pieces of a box that are no cards, to be cut out: tokens, captain's bands, stadiums, money."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tavolino.card_art import pieces
from tavolino.card_art.palette import hex_colour
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts, TextValue
from tavolino.printing.cards.card_format import CardFormat, CardSize
from tavolino.printing.cards.sheets import PrintBatch, PrintedPiece, SheetBuilder
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.paper_plan import PiecePlan, paper_plan
from tavolino.printing.pdf import render_pdf

DRAWERS: Final[dict[str, Callable[[pieces.PieceLook], str]]] = {
    "token": pieces.draw_token,
    "band": pieces.draw_band,
    "stadium": pieces.draw_stadium,
    "note": pieces.draw_note,
}


def print_pieces(game: Game, edition: Edition, *, format: CardFormat | None = None) -> bytes:
    """Every piece as often as it is in the box, each kind on sheets of its own. Sizes are those of the pieces."""
    plans = paper_plan(game.id).piece
    if not plans:
        raise PrintFault("no-pieces", game.id)
    texts = edition.texts(game.id)
    name = texts.say("game")
    batches = [piece_batch(plan, format or CardFormat(), texts) for plan in plans]
    data = SheetBuilder(name, edition).data(batches)
    return render_pdf("cards", texts.say("pieces-title", {"game": name}), data, edition)


def piece_batch(plan: PiecePlan, format: CardFormat, texts: Texts) -> PrintBatch:
    size = CardSize(plan.wide, plan.high)
    title = texts.say(text_key(plan), amount(plan.front))
    made = [PrintedPiece(title, *draw_sides(plan, texts))] * (plan.n * format.copies)
    return PrintBatch(title, made, replace(format, size=size), size, hex_colour(plan.colour))


def draw_sides(plan: PiecePlan, texts: Texts) -> tuple[str, str]:
    """Both sides are alike, unless the plan says what is on the back."""
    draw = DRAWERS[plan.shape]
    front = draw(piece_look(plan, plan.front, texts))
    return front, draw(piece_look(plan, plan.back, texts)) if plan.back else front


def piece_look(plan: PiecePlan, figure: str, texts: Texts) -> pieces.PieceLook:
    keys = {part: f"{text_key(plan)}.{part}" for part in ("words", "note")}
    said = {part: texts.say(key, amount(figure)) for part, key in keys.items() if texts.has(key)}
    return pieces.PieceLook(plan.wide, plan.high, hex_colour(plan.colour), figure, **said)


def text_key(plan: PiecePlan) -> str:
    """Notes of all figures share their words."""
    return f"piece-{plan.id.partition('-')[0]}"


def amount(figure: str) -> dict[str, TextValue]:
    return {"n": int(figure)} if figure.isdecimal() else {}
