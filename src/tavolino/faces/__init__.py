"""A card as SVG: one drawing for the page, for print and for reports.

The drawings hold no ids, no scripts and nothing from outside; letters are live text in two typefaces that whoever
shows a card should have at hand (`tavolino.faces.typesetting.STYLES`).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tavolino.core.game import Game
from tavolino.core.looks import (
    Certificate,
    Clipping,
    Emblem,
    Goalmouth,
    Lettering,
    LineUp,
    Look,
    Notebook,
    Portrait,
    Split,
    Tactics,
)
from tavolino.core.texts import Texts
from tavolino.faces import backs, halves, papers, pitches, portraits, posters, stock

DRAWN: Final[dict[type[Look], Callable[[Any], str]]] = {
    Portrait: portraits.portrait,
    Lettering: posters.lettering,
    Emblem: posters.emblem,
    Tactics: pitches.tactics,
    LineUp: pitches.line_up,
    Goalmouth: pitches.goalmouth,
    Notebook: papers.notebook,
    Split: halves.split,
    Clipping: papers.clipping,
    Certificate: papers.certificate,
}


def face(game: Game, card: str, texts: Texts, copy: int = 0, bleed: float = 0) -> str:
    """A card, face up. Where a deck holds several that are alike, each `copy` may show someone else.

    With a `bleed` (in millimetres) it is larger by that on every side and has no round corners, for cutting.
    """
    look = game.look(card, texts)
    if copy and isinstance(look, Portrait):
        look = replace(look, person=replace(look.person, id=f"{look.person.id}:{copy}"))
    return draw(look, bleed)


def draw(look: Look, bleed: float = 0) -> str:
    """Any look; one of a kind that nobody draws as a plain card."""
    drawing = DRAWN.get(type(look), papers.plain)(look)
    return stock.card(look.name, drawing, bleed=bleed)


def plain(game: Game, card: str, texts: Texts, bleed: float = 0) -> str:
    """A card by its name and what it does alone, whatever its game says of its looks."""
    look = Game.look(game, card, texts)
    return stock.card(look.name, papers.plain(look), bleed=bleed)


def back(game: Game, deck: str, texts: Texts, bleed: float = 0) -> str:
    """The back of the cards of a deck, by its name or that of one of its cards."""
    name = texts.say("game")
    drawing = backs.back(game.back(deck_of(game, deck)), name)
    return stock.card(name, drawing, bleed=bleed)


def deck_of(game: Game, name: str) -> str:
    if name in game.decks:
        return name
    for deck, cards in game.decks.items():
        if name in cards:
            return deck
    raise LookupError(f"{game.id} has neither a deck nor a card called {name!r}")


__all__ = ["back", "draw", "face", "plain"]
