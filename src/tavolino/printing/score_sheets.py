"""Score sheets: who scored when, who was booked, the shoot-out, and the result; to be filled in by hand."""

from typing import Final

from tavolino.core.game import Game
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.pdf import render_pdf

MIN_TEAMS: Final = 2
MAX_TEAMS: Final = 8
FIELDS: Final = ("competition", "date", "place", "referee")
TEAM_WORDS: Final = ("team", "goals", "minute", "scorer", "score", "cards", "shoot-out", "total")
RESULT_WORDS: Final = ("result", "half-time", "full-time", "extra-time", "penalties", "winner", "signatures")


def print_score_sheet(game: Game, edition: Edition, *, teams: int | None = None) -> bytes:
    """A sheet for a match between so many teams or players; by default as many as usually play."""
    number = game.seat_counts[0] if teams is None else teams
    if not MIN_TEAMS <= number <= MAX_TEAMS:
        raise PrintFault("score-sheet-teams", teams=number, fewest=MIN_TEAMS, most=MAX_TEAMS)
    texts = edition.texts(game.id)
    name = texts.say("game")
    data = {
        "name": name,
        "score_sheet": texts.say("score-sheet"),
        "teams": number,
        "fields": [texts.say(f"field-{field}") for field in FIELDS],
        "words": {word: texts.say(f"field-{word}") for word in (*TEAM_WORDS, *RESULT_WORDS)},
    }
    return render_pdf("score-sheet", texts.say("score-sheet-title", {"game": name}), data, edition)
