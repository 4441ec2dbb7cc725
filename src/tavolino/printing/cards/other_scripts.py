"""Letters on cards of one's own for which Tavolino brings no typeface."""

import re
from collections.abc import Sequence
from html import unescape

from tavolino import card_art
from tavolino.core.game import Game
from tavolino.core.options import Document
from tavolino.printing.cards.card_choice import choose_cards
from tavolino.printing.edition import Edition
from tavolino.printing.typefaces import letters_without_type


def letters_of_other_scripts(game: Game, edition: Edition, only: Sequence[str] = ()) -> list[str]:
    """Those on the cards to be printed, each once; only a deck of one's own has any."""
    if not any(isinstance(setting, Document) for setting in game.options.values()):
        return []
    texts = edition.texts(game.id)
    faces = [
        card_art.draw_face(game, kind, texts)
        for kind in dict.fromkeys(k for _, k in choose_cards(game, only))
    ]
    words = "".join(unescape(part) for face in faces for part in re.findall(">([^<]+)<", face))
    return letters_without_type(words)
