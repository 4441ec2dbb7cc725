"""Why a move is refused, with the article."""

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine.moves import CLAIM, FOUL, JOKER, KEEP, MOVES, PENALTIES, STRIKE, WAIT
from tavolino.games.champions101.engine.state import State

QUESTIONS = (("asked-foul", "8.8"), ("asked-play", "4.1"), ("asked-keep", "5.1"), ("asked-strike", "11.2"))
"""By question: its text and article, for a move that does not answer it."""
ANSWERS = ((WAIT, KEEP), (0, WAIT), (KEEP, STRIKE), (STRIKE, len(MOVES)))
"""By question: the first and the last (excluded) move that answers it."""


def refusal(match: State, seat: int, move: int) -> Refusal:
    first, end = ANSWERS[match.asked]
    if not first <= move < end:
        key, article = QUESTIONS[match.asked]
        return refuse(key, article)
    if move == FOUL:
        return refuse("no-penalty-card", "8.6")
    if move == PENALTIES:
        return refuse("two-penalty-cards", "8.11")
    if JOKER <= move < PENALTIES and match.hand[seat * KINDS + PENALTY]:
        return refuse_joker(match, seat, move)
    return refuse("not-in-hand", QUESTIONS[match.asked][1])


def refuse_joker(match: State, seat: int, move: int) -> Refusal:
    """The hand has a penalty card: either the first card is missing, or joker and claim were confused."""
    first = (move - JOKER) // 4 if move < CLAIM else move - CLAIM
    if not match.hand[seat * KINDS + first]:
        return refuse("not-in-hand", "4.1")
    return refuse("joker-is-kick" if move < CLAIM else "no-kick-here", "8.4")


def refuse(key: str, article: str, **values: TextValue) -> Refusal:
    return Refusal(key, "champions101", article, **values)
