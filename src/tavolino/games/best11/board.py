"""Builds what Best 11's own board draws.

Everything in it lies open on the table, but for what a scout has found: that is for its manager alone.
"""

from typing import Final

from tavolino.core.view import CardCount
from tavolino.games.best11 import board_answers, card_places
from tavolino.games.best11.board_types import (
    Best11Bet,
    Best11Board,
    Best11Challenge,
    Best11FootballerInAction,
    Best11Half,
    Best11Manager,
    Best11Offer,
    Best11Place,
    Best11Points,
)
from tavolino.games.best11.cards.card_data import ROLES, role_lists
from tavolino.games.best11.engine import turn
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY, CardBox
from tavolino.games.best11.engine.challenges.action_values import action_total
from tavolino.games.best11.engine.scoring import points_by_part
from tavolino.games.best11.engine.state import (
    ASK_DISCARD,
    ASK_REPLACE,
    ASK_SCOUT,
    ASK_STEP,
    ASK_TARGET,
    STADIUM_MILLIONS,
    UNUSED,
    State,
)

WINDOW_QUESTIONS: Final = (ASK_STEP, ASK_TARGET, ASK_REPLACE, ASK_DISCARD)
"""What is asked while values are changed."""


def build_board(state: State, seat: int | None) -> Best11Board:
    is_scout = state.asked == ASK_SCOUT and state.to_act == [seat]
    return {
        "turn": state.turn,
        "final_turn": state.final_turn or None,
        "mover": state.mover,
        "fixed_opponent": seat_or_none(state.fixed_opponent),
        "market": offers(state, state.market, state.mover),
        "scouted": offers(state, state.scouted, state.to_act[0]) if is_scout else [],
        "managers": [manager_board(state, manager) for manager in range(state.seats)],
        "challenge": None if state.attacker == NOBODY else challenge_board(state),
        "stadium_price": STADIUM_MILLIONS,
        "refusals": [] if seat is None else board_answers.list_refusals(state, seat),
        "aims": [] if seat is None else board_answers.list_aims(state, seat),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def offers(state: State, cards: list[int], buyer: int) -> list[Best11Offer]:
    ids = state.box.ids
    return [{"card": ids[card], "price": state.price(buyer, card)} for card in cards if card != NOBODY]


# -- The managers


def manager_board(state: State, seat: int) -> Best11Manager:
    coach, captain, used = state.coach[seat], state.captain[seat], state.used_opportunity[seat]
    return {
        "seat": seat,
        "club": state.box.club_names[state.rules.club_of[seat]],
        "money": state.money[seat],
        "formation": state.box.formations[state.formation[seat]],
        "lines": formation_lines(state, seat),
        "captain": None if captain == NOBODY else captain + 1,
        "sent_off": sent_off_shirts(state, seat) if state.sent_off else [],
        "coach": None if coach == NOBODY else state.box.ids[coach],
        "goals": state.goals[seat],
        "conceded": state.conceded[seat],
        "has_stadium": state.has_stadium(seat),
        "is_immune": state.is_immune(seat),
        "peace_with": [other for other in range(state.seats) if state.peace_with[seat] >> other & 1],
        "hand_size": state.hand_size[seat],
        "white_events": card_counts(card_places.events_in_front(state, seat)),
        "points": name_parts(points_by_part(state, seat)),
        "may_buy": state.may_buy(seat),
        "income": turn.next_income(state, seat),
        "used_line": None if used == UNUSED else board_answers.LINES[used],
    }


def card_counts(cards: list[str]) -> list[CardCount]:
    return [{"card": card, "n": n} for card, n in card_places.count_cards(cards).items()]


def name_parts(parts: list[int]) -> Best11Points:
    footballers, coach, formation, scored, conceded, stadium, money = parts
    return {
        "footballers": footballers,
        "coach": coach,
        "formation": formation,
        "scored": scored,
        "conceded": conceded,
        "stadium": stadium,
        "money": money,
    }


def formation_lines(state: State, seat: int) -> list[list[Best11Place]]:
    ids, roles = state.box.ids, state.box.role_at
    first_role, first_card = state.formation[seat] * ELEVEN, seat * ELEVEN
    lines: list[list[Best11Place]] = []
    slot = 0
    for size in state.box.formation_lines[state.formation[seat]]:
        line: list[Best11Place] = []
        for _ in range(size):
            card = state.team[first_card + slot]
            place = None if card == NOBODY else ids[card]
            line.append({"shirt": slot + 1, "role": ROLES[roles[first_role + slot]], "card": place})
            slot += 1
        lines.append(line)
    return lines


def sent_off_shirts(state: State, seat: int) -> list[int]:
    team = state.team[seat * ELEVEN : seat * ELEVEN + ELEVEN]
    return [slot + 1 for slot in range(ELEVEN) if team[slot] in state.sent_off]


# -- The challenge


def challenge_board(state: State) -> Best11Challenge:
    is_attack = state.acting == state.attacker
    half = current_half(state)
    attack = half if is_attack else standing_attack(state)
    return {
        "attacker": state.attacker,
        "defender": state.defender,
        "acting": seat_or_none(state.acting),
        "attack": attack,
        "defence": None if is_attack else half,
        "stepping": seat_or_none(state.stepping) if state.asked in WINDOW_QUESTIONS else None,
        "bets": placed_bets(state),
        "is_goal": state.is_goal,
    }


def current_half(state: State) -> Best11Half | None:
    """The half of the acting manager, when its card has been read."""
    if state.half == NOBODY or state.spare_card != NOBODY:
        return None
    half = half_board(state.box, state.half)
    if state.chosen:
        half["footballers"] = footballers_in_action(state)
        half["total"] = action_total(state)
    half["raised"], half["lowered"] = state.raised, state.lowered
    half["status"] = "failed" if state.action_card == NOBODY else "open"
    return half


def standing_attack(state: State) -> Best11Half | None:
    """The attack that the defender has to stop."""
    if state.standing_attack == NOBODY:
        return None
    half = half_board(state.box, state.standing_attack)
    half["total"] = state.standing_total
    half["raised"], half["lowered"] = state.standing_raised, state.standing_lowered
    half["status"] = "succeeded"
    return half


def half_board(box: CardBox, number: int) -> Best11Half:
    """A half that nobody has tried yet."""
    half = box.halves[number]
    return {
        "half": half.name,
        "roles": role_lists(half.roles),
        "wanted": half.total,
        "footballers": [],
        "total": None,
        "raised": 0,
        "lowered": 0,
        "status": "open",
    }


def footballers_in_action(state: State) -> list[Best11FootballerInAction]:
    first = state.acting * ELEVEN
    return [
        {"shirt": slot + 1, "card": state.box.ids[state.team[first + slot]], "value": value}
        for slot, value in zip(state.chosen, state.values, strict=True)
    ]


def placed_bets(state: State) -> list[Best11Bet]:
    return [
        {"seat": seat, "on": "goal" if bet & 1 else "no-goal"}
        for seat, bet in enumerate(state.bets)
        if bet != NOBODY
    ]
