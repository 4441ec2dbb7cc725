"""Player's aids: on one page what one likes to have beside the cards, out of the pictures and tables of the rules."""

from typing import Any

from tavolino.core.game import Game
from tavolino.core.language.diagrams import Diagram, diagrams
from tavolino.core.language.rulebook import RulesTable, articles
from tavolino.core.language.texts import Texts
from tavolino.printing.diagram_data import diagram_block, draw_cards
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.paper_plan import AidPart, paper_plan, say_word
from tavolino.printing.pdf import render_pdf
from tavolino.printing.rule_booklet import block_data


def print_player_aid(game: Game, edition: Edition) -> bytes:
    parts = paper_plan(game.id).aid
    if not parts:
        raise PrintFault("no-aid", game.id)
    texts = edition.texts(game.id)
    name = texts.say("game")
    shown = {diagram.id: diagram for diagram in diagrams(game.id, edition.language)}
    data = {
        "name": name,
        "aid": texts.say("aid"),
        "parts": [part_data(part, game, shown, texts) for part in parts],
        "cards": draw_cards(game.id, [shown[part.diagram] for part in parts if part.diagram], edition),
    }
    return render_pdf("aid", texts.say("aid-title", {"game": name}), data, edition)


def part_data(part: AidPart, game: Game, shown: dict[str, Diagram], texts: Texts) -> dict[str, Any]:
    return {"half": part.half, **part_block(part, game, shown, texts)}


def part_block(part: AidPart, game: Game, shown: dict[str, Diagram], texts: Texts) -> dict[str, Any]:
    if part.diagram:
        return diagram_block(shown[part.diagram])
    if part.table:
        blocks = articles(game.id, texts.language)[part.table].blocks
        return block_data([block for block in blocks if isinstance(block, RulesTable)][part.nth])
    return {"is": "words", "words": say_word(part.says, texts)}
