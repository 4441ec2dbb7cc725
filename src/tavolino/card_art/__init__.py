"""A card as SVG: one drawing for the page, for print and for reports.

Imported by printing, organiser, live, server and cli (its palette).
May import core. Drawings hold no ids, no scripts and nothing from outside; letters are text in two typefaces,
which are named in `text_layout.py`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tavolino.card_art import card_backs, card_frame, paper, pitch, poster, split, sticker
from tavolino.core.card_look import (
    CardLook,
    Certificate,
    Clipping,
    Emblem,
    Goalmouth,
    Lettering,
    LineUpLook,
    Notebook,
    Portrait,
    SplitLook,
    Tactics,
)
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts

DRAWERS: Final[dict[type[CardLook], Callable[[Any], str]]] = {
    Portrait: sticker.portrait,
    Lettering: poster.lettering,
    Emblem: poster.emblem,
    Tactics: pitch.tactics,
    LineUpLook: pitch.line_up,
    Goalmouth: pitch.goalmouth,
    Notebook: paper.notebook,
    SplitLook: split.split_card,
    Clipping: paper.clipping,
    Certificate: paper.certificate,
}


def draw_face(game: Game, card: str, texts: Texts, copy: int = 0, bleed: float = 0) -> str:
    """A card, face up. Copies of one card that shows a person show different people.

    With a `bleed` (in millimetres) it is larger by that on every side and has no round corners, for cutting.
    """
    look = game.card_look(card, texts)
    if copy and isinstance(look, Portrait):
        look = replace(look, person=replace(look.person, id=f"{look.person.id}:{copy}"))
    return draw_look(look, bleed)


def draw_look(look: CardLook, bleed: float = 0) -> str:
    """Draw any look. A look of an unknown kind becomes a plain card."""
    drawing = DRAWERS.get(type(look), paper.plain_card)(look)
    return card_frame.card_svg(look.name, drawing, bleed=bleed)


def draw_back(game: Game, deck: str, texts: Texts, bleed: float = 0) -> str:
    """The back of the cards of a deck, by its name or that of one of its cards."""
    name = texts.say("game")
    drawing = card_backs.back_drawing(game.card_back(find_deck(game, deck)), name)
    return card_frame.card_svg(name, drawing, bleed=bleed)


def find_deck(game: Game, name: str) -> str:
    if name in game.decks:
        return name
    for deck, cards in game.decks.items():
        if name in cards:
            return deck
    raise LookupError(f"{game.id} has neither a deck nor a card called {name!r}")


__all__ = ["draw_back", "draw_face", "draw_look"]
