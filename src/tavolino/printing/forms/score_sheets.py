"""Score sheets, to be filled in by hand: each game says what there is to write down (`paper.toml`)."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import to_builtins

from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.paper_plan import Count, Lines, ScorePart, ScorePlan, paper_plan, say_word
from tavolino.printing.pdf import render_pdf

MIN_TEAMS: Final = 2
FIELDS: Final = ("competition", "date", "place", "referee")


def print_score_sheet(game: Game, edition: Edition, *, teams: int | None = None) -> bytes:
    """A sheet for so many teams or players; by default for as many as there is room for."""
    plan = paper_plan(game.id).score
    number = default_teams(game, plan) if teams is None else teams
    if not MIN_TEAMS <= number <= plan.most:
        raise PrintFault("score-sheet-teams", teams=number, fewest=MIN_TEAMS, most=plan.most)
    texts = edition.texts(game.id)
    name = texts.say("game")
    data = {
        "name": name,
        "score_sheet": texts.say("score-sheet"),
        "teams": number,
        "matches": plan.matches,
        "team": say_word("team", texts),
        "total": say_word("total", texts),
        "won": say_word("won", texts),
        "fields": [say_word(field, texts) for field in FIELDS],
        "parts": [*part_data(plan, number, texts)],
        "result": [say_word(word, texts) for word in plan.result],
    }
    return render_pdf("score-sheet", texts.say("score-sheet-title", {"game": name}), data, edition)


def default_teams(game: Game, plan: ScorePlan) -> int:
    """As many as can sit at the table. A single match is for two, and so is its sheet."""
    return min(max(game.seat_counts), plan.most)


def part_data(plan: ScorePlan, teams: int, texts: Texts) -> Iterator[dict[str, Any]]:
    for part in plan.part:
        if isinstance(part, Lines) and teams > MIN_TEAMS and not part.few:
            continue
        data: dict[str, Any] = to_builtins(part)
        yield {**data, "title": say_word(part.title, texts), **words_of(part, teams, texts)}


def words_of(part: ScorePart, teams: int, texts: Texts) -> dict[str, Any]:
    if isinstance(part, Lines):
        lines = part.lines if teams <= MIN_TEAMS else part.few
        columns = [say_word(word, texts) for word in part.columns]
        return {"columns": columns, "lines": lines, "widths": part.widths or [1] * len(columns)}
    if isinstance(part, Count):
        return {"rows": [say_word(word, texts) for word in part.rows]}
    return {}
