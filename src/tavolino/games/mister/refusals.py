"""Why a move is refused, and the article that says so."""

from typing import TYPE_CHECKING

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
)

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch

QUESTION_REFUSALS = (
    ("asked-draft", "2.3"),
    ("asked-line-up", "3.1"),
    ("asked-taker", "6.3"),
    ("asked-leaver", "7.2"),
    ("asked-substitute", "7.5"),
    ("asked-direction", "5.6"),
    ("asked-order", "8.2"),
    ("asked-direction", "8.4"),
    ("asked-market", "12.7"),
)
"""By what is asked: the text and the article of the question, for a move that doesn't answer it."""


def refusal(match: "MisterMatch", seat: int, move: int) -> Refusal:
    numbers = match.rules.move_numbers
    if match.asked == ASK_DRAFT and move in numbers.sign_or_discard:
        return refuse_discard(match) if move == numbers.discard else refuse_signing(match)
    if match.asked in (ASK_SHOT, ASK_KICK) and move >= numbers.first_shot:
        return refuse(
            "you-dive" if move < numbers.first_dive else "you-shoot", QUESTION_REFUSALS[match.asked][1]
        )
    if move < match.rules.footballers.size and match.asked not in (ASK_DRAFT, ASK_SHOT, ASK_KICK):
        return PICK_REFUSALS[match.asked](match, seat, move)
    return refuse(*QUESTION_REFUSALS[match.asked])


def refuse_signing(match: "MisterMatch") -> Refusal:
    if match.rules.footballers.is_keeper[match.turned_card]:
        return refuse("second-goalkeeper", "2.5")
    return refuse("goalkeeper-missing", "2.6")


def refuse_discard(match: "MisterMatch") -> Refusal:
    if match.is_last_buyer():
        return refuse("last-buyer", "2.8")
    return refuse("late-pass", "2.10", passes=match.rules.draft_passes)


def refuse_position(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    if footballer == match.keepers[seat]:
        return refuse("stays-in-goal", "3.4", footballer=footballer_name(match, footballer))
    if footballer in match.squads[seat]:
        return refuse("has-position", "3.1", footballer=footballer_name(match, footballer))
    return refuse("not-in-squad", "3.1", footballer=footballer_name(match, footballer))


def refuse_taker(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    return refuse_kicker(match, seat, footballer, "6.3")


def refuse_kicker(match: "MisterMatch", seat: int, footballer: int, article: str) -> Refusal:
    key = "keeper-no-taker" if footballer == match.keepers[seat] else "not-on-pitch"
    return refuse(key, article, footballer=footballer_name(match, footballer))


def refuse_leaver(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    if footballer == match.keepers[match.attacker]:
        return refuse("keeper-stays", "7.3", footballer=footballer_name(match, footballer))
    return refuse("not-the-best", "7.2", footballer=footballer_name(match, footballer))


def refuse_substitute(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    return refuse("not-on-bench", "7.5", footballer=footballer_name(match, footballer))


def refuse_order(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    if footballer in match.kick_orders[seat]:
        return refuse("in-order-already", "8.2", footballer=footballer_name(match, footballer))
    return refuse_kicker(match, seat, footballer, "8.2")


def refuse_swap(match: "MisterMatch", seat: int, footballer: int) -> Refusal:
    if footballer in (match.keepers[seat], *match.squads[seat]):
        return refuse("keeper-for-keeper", "12.9", footballer=footballer_name(match, footballer))
    return refuse("not-in-squad", "12.7", footballer=footballer_name(match, footballer))


PICK_REFUSALS = {
    ASK_LINE_UP: refuse_position,
    ASK_TAKER: refuse_taker,
    ASK_LEAVER: refuse_leaver,
    ASK_SUBSTITUTE: refuse_substitute,
    ASK_ORDER: refuse_order,
    ASK_MARKET: refuse_swap,
}
"""By what is asked: why a footballer can't be picked."""


def footballer_name(match: "MisterMatch", footballer: int) -> str:
    return match.rules.footballers.names[footballer]


def refuse(key: str, article: str, **values: TextValue) -> Refusal:
    return Refusal(key, "mister", article, **values)
