"""What can be printed of a game."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.printing.cards.card_sheets import deck_title
from tavolino.printing.paper_plan import paper_plan

PrintName = Literal["cards", "pieces", "rules", "aid", "sheet", "lineup"]


class CardChoice(NamedTuple):
    """Cards that can be printed alone: a deck, or those of a club."""

    id: str
    name: str


def available_prints(game: Game, texts: Texts) -> list[PrintName]:
    plan = paper_plan(game.id)
    wanted: dict[PrintName, bool] = {
        "cards": True,
        "pieces": bool(plan.piece),
        "rules": True,
        "aid": bool(plan.aid),
        "sheet": True,
        "lineup": bool(game.formations(texts)),
    }
    return [name for name, is_there in wanted.items() if is_there]


def card_choices(game: Game, texts: Texts) -> Iterator[CardChoice]:
    yield from (CardChoice(deck, deck_title(deck, texts)) for deck in game.printed_decks)
    yield from (CardChoice(id, group.name) for id, group in game.card_groups().items())
