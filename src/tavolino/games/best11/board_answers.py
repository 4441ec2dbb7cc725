"""What a board answers to a tap: why a thing can't be played now, and what a line of the notebook could be used on.

Both are for the seat that is asked, and told from what that seat can see.
"""

from collections.abc import Iterator

from tavolino.core.faults import Refusal
from tavolino.games.best11 import card_places
from tavolino.games.best11.board_types import Best11Aim, Best11Line, Best11Refusal
from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.card_box import (
    CAPTAIN,
    CHALLENGE,
    ELEVEN,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FREE_COACH,
    FREE_FOOTBALLER,
    NOBODY,
    OTHER,
    POACH,
)
from tavolino.games.best11.engine.challenges.challenge import challengeable_managers
from tavolino.games.best11.engine.moves import BUILD, BUY, MANAGER, MARKET, OWN, PLAY, USE, USE_OTHER
from tavolino.games.best11.engine.state import ASK_MOVE, UNUSED, State
from tavolino.games.best11.refusals import QUESTIONS, explain_refusal, move_kind, refuse_rival

LINES: tuple[Best11Line, ...] = ("money", "events", "challenge", "other")
ANYTHING = "*"
"""Stands for all things of which no refusal of their own is told."""

# -- Why not


def list_refusals(state: State, seat: int) -> list[Best11Refusal]:
    legal = state.legal(seat)
    if not legal:
        return []
    key, article, answers = QUESTIONS[state.asked]
    refused = [
        refusal_board(thing, explain_refusal(state, seat, move))
        for thing, move in things_to_touch(state, seat)
        if move not in legal and move_kind(state, move) in answers
    ]
    usual: Best11Refusal = {"thing": ANYTHING, "key": key, "values": {}, "article": article}
    return [*refused, *refused_rivals(state, seat), usual]


def refusal_board(thing: str, refusal: Refusal) -> Best11Refusal:
    values = {name: value for name, value in refusal.values.items() if isinstance(value, int | str)}
    return {"thing": thing, "key": refusal.key, "values": values, "article": refusal.article}


def refused_rivals(state: State, seat: int) -> list[Best11Refusal]:
    """The managers whom one can't challenge, before the challenge is declared."""
    if state.asked != ASK_MOVE:
        return []
    mask = challengeable_managers(state, seat)
    safe = [other for other in range(state.seats) if other != seat and not mask >> other & 1]
    return [refusal_board(f"team:{other}", refuse_rival(state, seat, other)) for other in safe]


def things_to_touch(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """What lies before a manager, and the move that would touch it."""
    for kind, event in enumerate(state.box.events):
        if state.hand[seat * len(state.box.events) + kind]:
            yield f"hand:{seat}/{event.id}", PLAY + kind
    first_market_move = BUY if state.asked == ASK_MOVE else MARKET
    for place, card in enumerate(state.market):
        if card != NOBODY:
            yield f"market/{state.box.ids[card]}", first_market_move + place
    for slot in range(ELEVEN):
        card = state.team[seat * ELEVEN + slot]
        if card != NOBODY:
            yield f"team:{seat}/{state.box.ids[card]}", OWN + slot
    for other in range(state.seats):
        if other != seat:
            yield f"team:{other}", MANAGER + other
    for number, line in enumerate(LINES):
        yield f"management:{seat}/{line}", line_move(state, seat, number)
    yield "stadium", BUILD


def line_move(state: State, seat: int, line: int) -> int:
    return USE_OTHER + state.box.management[state.management[seat]].other if line == OTHER else USE + line


# -- What for


def list_aims(state: State, seat: int) -> list[Best11Aim]:
    if state.asked != ASK_MOVE or not state.legal(seat) or state.used_opportunity[seat] != UNUSED:
        return []
    rivals = managers_in(challengeable_managers(state, seat))
    other = other_touches(state, seat, state.box.management[state.management[seat]].other)
    aims: list[Best11Aim] = [
        {"line": LINES[CHALLENGE], "touches": rivals},
        {"line": LINES[OTHER], "touches": other},
    ]
    return [aim for aim in aims if aim["touches"]]


def managers_in(mask: int) -> list[str]:
    return [f"team:{seat}" for seat in range(mask.bit_length()) if mask >> seat & 1]


def other_touches(state: State, seat: int, other: int) -> list[str]:
    """By the fourth line: cards of the market, own footballers, or managers."""
    if other in (FREE_FOOTBALLER, FREE_COACH):
        return on_market(state, market.free_card_places(state, seat, other == FREE_COACH))
    if other == EXCHANGE_COACH:
        return on_market(state, market.coach_places(state, seat))
    if other == POACH:
        return managers_in(market.poach_managers(state, seat))
    if other == EXCHANGE_FOOTBALLER:
        return in_team(state, seat, market.exchange_slots(state, seat))
    if other == CAPTAIN and state.captain[seat] == NOBODY:
        return [f"team:{seat}/{card}" for card in card_places.team(state, seat)]
    return []


def on_market(state: State, places: list[int]) -> list[str]:
    return [f"market/{state.box.ids[state.market[place]]}" for place in places]


def in_team(state: State, seat: int, slots: list[int]) -> list[str]:
    return [f"team:{seat}/{state.box.ids[state.team[seat * ELEVEN + slot]]}" for slot in slots]
