"""Line-up sheets: a pitch for each formation, with a line to write on for each of the eleven; two on a page."""

from collections.abc import Sequence
from typing import Any, Final

from tavolino.core.game import Game
from tavolino.core.looks.card_look import LineUpLook
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.paper_plan import paper_plan, say_word
from tavolino.printing.pdf import render_pdf

KEEPER_AT: Final = 0.92
LAST_AT: Final = 0.14
"""How far from the opponents' goal the goalkeeper and the last line stand, as parts of the pitch."""
FIELDS: Final = ("team", "opponent", "competition", "date")
SHEETS_PER_PAGE: Final = 2


def print_line_ups(game: Game, edition: Edition, *, only: Sequence[str] = ()) -> bytes:
    """A sheet for each formation of a game, or for those that are named. One alone is printed twice, for both teams."""
    texts = edition.texts(game.id)
    name, plan = texts.say("game"), paper_plan(game.id).line_up
    formations = [formation_data(formation) for formation in select_formations(game, edition, only)]
    data = {
        "name": name,
        "line_up": texts.say("line-up"),
        "formations": formations * SHEETS_PER_PAGE if len(formations) == 1 else formations,
        "bench": plan.bench,
        "bench_name": texts.say("field-bench"),
        "notes_name": texts.say("field-notes"),
        "fields": [texts.say(f"field-{word}") for word in FIELDS],
        "notes": [say_word(word, texts) for word in plan.notes],
    }
    return render_pdf("line-up", texts.say("line-up-title", {"game": name}), data, edition)


def select_formations(game: Game, edition: Edition, only: Sequence[str]) -> list[LineUpLook]:
    formations = game.formations(edition.texts(game.id))
    names = [formation.name for formation in formations]
    if not formations:
        raise PrintFault("no-formations", game.id)
    for name in only:
        if name not in names:
            raise PrintFault("no-such-formation", game.id, name=name, known=", ".join(names))
    return [formation for formation in formations if not only or formation.name in only]


def formation_data(formation: LineUpLook) -> dict[str, Any]:
    """A formation with the place of every footballer: from the left and from the far goal, as parts of the pitch."""
    rows = (1, *formation.lines)
    step = (KEEPER_AT - LAST_AT) / len(formation.lines)
    places = [((n + 0.5) / row, KEEPER_AT - step * at) for at, row in enumerate(rows) for n in range(row)]
    positions = formation.positions or ("",) * len(places)
    spots = [{"x": x, "y": y, "position": position} for (x, y), position in zip(places, positions)]
    return {"name": formation.name, "remark": formation.text, "spots": spots, "widest": max(rows)}
