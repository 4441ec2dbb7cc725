"""Why a move is refused, with the article."""

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.games.gogoal.cards import GO_GOAL, GOAL, KINDS, NO, PENALTY, ROLES, SUPER_GOAL, YELLOW
from tavolino.games.gogoal.engine.moves import (
    ANSWER,
    ATTACK,
    BRING,
    DISCARD,
    DIVE,
    DRAW,
    FIELD,
    LET,
    MAX_SEATS,
    MOVES,
    PLAY,
    SHOOT,
    SHOW,
    SUB,
)
from tavolino.games.gogoal.engine.state import BY_ROLES, TEAM_SIZE, State

QUESTIONS = (
    ("asked-field", "2.3"),
    ("asked-play", "3.1"),
    ("asked-answer", "6.1"),
    ("asked-bring", "7.5"),
    ("asked-kick", "8.2"),
    ("asked-draw", "3.7"),
)
"""By question: its text and article, for a move that does not answer it."""
REPLIES = ((FIELD, PLAY), (PLAY, LET), (LET, BRING), (BRING, SHOOT), (SHOOT, DRAW), (DRAW, len(MOVES)))
"""By question: the first and the last (excluded) move that answers it."""


def refusal(match: State, seat: int, move: int) -> Refusal:
    first, end = REPLIES[match.asked]
    if not first <= move < end:
        if first == PLAY and ANSWER <= move < BRING:
            return refuse("only-an-answer", "3.3")
        return refuse(*QUESTIONS[match.asked])
    if first == PLAY:
        return refuse_card(match, seat, move)
    if first == LET:
        return refuse_answer(match, seat, NO + move - ANSWER)
    if first == SHOOT:
        return refuse("you-dive" if move < DIVE else "you-shoot", "8.1")
    if first == DRAW:
        return refuse("dry", "3.10")
    return refuse("not-in-hand", QUESTIONS[match.asked][1])


def refuse_card(match: State, seat: int, move: int) -> Refusal:
    """A card that cannot be played on one's turn, or not in this way."""
    if move < ATTACK:
        return refuse_footballer(match, seat, move)
    if move < SHOW:
        at = move - ATTACK
        return refuse_attack(match, seat, GOAL + at // MAX_SEATS, at % MAX_SEATS)
    if move < DISCARD:
        at = (move - SHOW) // ROLES
        return refuse_attack(match, seat, YELLOW + at // MAX_SEATS, at % MAX_SEATS)
    if match.choices(seat)[0] < DISCARD:
        return refuse("must-play", "3.4")
    return refuse("not-in-hand", "3.5")


def refuse_footballer(match: State, seat: int, move: int) -> Refusal:
    joins = move - PLAY if move < SUB else (move - SUB) // ROLES
    if not match.hand[seat * KINDS + joins]:
        return refuse("not-in-hand", "3.2")
    if move < SUB:
        return refuse("team-full", "4.2", team=TEAM_SIZE)
    if match.team_sizes[seat] < TEAM_SIZE:
        return refuse("room-left", "4.2", team=TEAM_SIZE)
    return refuse("newcomer-stays" if (move - SUB) % ROLES == joins else "not-in-team", "4.3")


def refuse_attack(match: State, seat: int, card: int, target: int) -> Refusal:
    if not match.hand[seat * KINDS + card]:
        return refuse("not-in-hand", "3.2")
    if target >= match.seats or target == seat:
        return refuse("yourself" if target == seat else "nobody-sits-there", "5.1", last=match.seats - 1)
    if not match.rivals[seat] >> target & 1:
        return refuse("partner", "10.7")
    if card >= YELLOW:
        return (
            refuse("not-in-their-team", "5.6") if match.team_sizes[target] else refuse("no-footballer", "5.5")
        )
    return refuse_needs(match, seat, card, target)


def refuse_needs(match: State, seat: int, card: int, target: int) -> Refusal:
    """The team does not meet the needs of the attack."""
    if card >= SUPER_GOAL or match.rules.needs == BY_ROLES:
        return refuse(("needs-three", "needs-two", "needs-forward", "needs-forward")[card - GOAL], "5.2")
    return refuse(
        "needs-as-many" if card == GO_GOAL else "needs-more",
        "5.2",
        forwards=match.forwards(seat),
        defenders=match.defenders(target),
    )


def refuse_answer(match: State, seat: int, card: int) -> Refusal:
    if not match.hand[seat * KINDS + card]:
        return refuse("not-in-hand", "6.1")
    if match.card >= PENALTY:
        return refuse("only-var", "6.3")
    return refuse("no-defender", "6.4") if card == NO else refuse("only-no", "6.3")


def refuse(key: str, article: str, **values: TextValue) -> Refusal:
    return Refusal(key, "gogoal", article, **values)
