"""A card as SVG: one drawing for the page, for print and for reports.

Imported by printing, organiser, live, server and cli (its palette).
May import core. Drawings hold no ids, no scripts and nothing from outside; letters are text in two typefaces,
which are named in `text_layout.py`.
"""

from collections.abc import Callable
from typing import Any, Final

from tavolino.card_art import card_backs, card_frame, paper, pitch, poster, split, sticker
from tavolino.card_art.cuts import (
    BUST,
    FULL,
    HEAD,
    TABLE,
    Cut,
    draw_person,
    stamp_drawing,
    table_drawing,
    with_face,
)
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import (
    CardLook,
    Certificate,
    Clipping,
    Emblem,
    Goalmouth,
    Lettering,
    LineUpLook,
    Mood,
    Notebook,
    Portrait,
    SplitLook,
    Tactics,
)

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


def draw_face(
    game: Game,
    card: str,
    texts: Texts,
    copy: int = 0,
    bleed: float = 0,
    cut: Cut = FULL,
    mood: Mood = "",
) -> str:
    """A card, face up. Copies of one card that shows a person show different people.

    With a `bleed` (in millimetres) it is larger by that on every side and has no round corners, for cutting.
    """
    return draw_look(with_face(game.card_look(card, texts), copy, mood), bleed, cut)


def draw_look(look: CardLook, bleed: float = 0, cut: Cut = FULL) -> str:
    """Draw any look. A look of an unknown kind becomes a plain card."""
    if cut in (BUST, HEAD) and isinstance(look, Portrait):
        return draw_person(look.person, look.name, cut)
    return card_frame.card_svg(look.name, cut_drawing(look, cut), bleed=bleed)


def cut_drawing(look: CardLook, cut: Cut) -> str:
    """A cut that this kind of card does not have is the whole card."""
    less = None if cut == FULL else table_drawing(look) if cut == TABLE else stamp_drawing(look)
    return less or DRAWERS.get(type(look), paper.plain_card)(look)


def draw_back(game: Game, deck: str, texts: Texts, bleed: float = 0) -> str:
    """The back of the cards of a deck, by its name or that of one of its cards."""
    name = texts.say("game")
    drawing = card_backs.back_drawing(game.card_back(find_deck(game, deck)), name)
    return card_frame.card_svg(name, drawing, bleed=bleed)


def find_deck(game: Game, name: str) -> str:
    if name in game.printed_decks:
        return name
    for deck, cards in game.printed_decks.items():
        if name in cards:
            return deck
    raise LookupError(f"{game.id} has neither a deck nor a card called {name!r}")


__all__ = ["Cut", "draw_back", "draw_face", "draw_look", "draw_person", "with_face"]
