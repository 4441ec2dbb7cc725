"""The rules of a game as a booklet, from the same pages that the terminal and the browser show."""

from typing import Final

from tavolino import card_art
from tavolino.core.game import Game
from tavolino.core.language.rulebook import rules_markdown
from tavolino.printing.edition import Edition
from tavolino.printing.markdown import blocks
from tavolino.printing.pdf import render_pdf

FAN: Final = ((-9, -42), (0, 0), (9, 42))
"""The cards on the first page: how far each is turned, in degrees, and how far it is from the middle, in mm."""


def print_rules(game: Game, edition: Edition) -> bytes:
    """Contents, numbered articles with the rulings they rest on, options and the reasons of the rulings."""
    texts = edition.texts(game.id)
    name = texts.say("game")
    data = {
        "name": name,
        "tagline": texts.say("game.tagline"),
        "about": f"{name} · {texts.say('rules')} · {texts.say('language')}",
        "contents": texts.say("contents"),
        "fan": [(*place, svg) for place, svg in zip(FAN, sample_drawings(game, edition))],
        "blocks": list(blocks(rules_markdown(game.id, edition.language))),
    }
    return render_pdf("rules", texts.say("rules-title", {"game": name}), data, edition)


def sample_drawings(game: Game, edition: Edition) -> list[str]:
    """The first card, one from the middle, and the last."""
    kinds = [kind for deck in game.decks.values() for kind in deck]
    chosen = (kinds[0], kinds[len(kinds) // 2], kinds[-1])
    return [edition.drawing(card_art.draw_face(game, kind, edition.texts(game.id))) for kind in chosen]
