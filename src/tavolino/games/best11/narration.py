"""Tells what happens, as events. The engine calls it only if the match is narrated.

Footballers and coaches are told by name; cards of the other decks by the names of their kinds.
"""

from tavolino.core.events import EventValue, EventValues
from tavolino.games.best11.cards.reading import management_id
from tavolino.games.best11.engine import scoring
from tavolino.games.best11.engine.card_box import (
    COACH,
    ELEVEN,
    IMMUNITY,
    MONEY,
    NEW_MARKET,
    NOBODY,
    OTHER,
    ROLE_LETTERS,
    SPREE,
)
from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.scoring import POINT_PARTS
from tavolino.games.best11.engine.state import State


def card_values(state: State, card: int) -> EventValues:
    """The name, role and value on a team card, and which card it is."""
    box = state.box
    role = "coach" if box.role[card] == COACH else ROLE_LETTERS[box.role[card]]
    return {"footballer": box.names[card], "role": role, "value": box.value[card], "man": box.ids[card]}


def footballer_name(state: State, seat: int, slot: int) -> str:
    return state.box.names[state.team[seat * ELEVEN + slot]]


def footballer_values(state: State, slot: int) -> EventValues:
    """One of the acting manager's: his name, and which card he is."""
    card = state.team[state.acting * ELEVEN + slot]
    return {"footballer": state.box.names[card], "man": state.box.ids[card]}


# -- The turn


def tell_formation(state: State, seat: int) -> None:
    state.tell("formation", {"seat": seat, "formation": state.box.formations[state.formation[seat]]})


def tell_turn(state: State) -> None:
    left = 1 if state.turn in (state.final_turn, state.rules.last_turn) else 0
    state.tell("turn", {"turn": state.turn, "seat": state.order[0], "last": left})


def tell_income(state: State, seat: int, more: int) -> None:
    state.tell("earned", {"seat": seat, "n": more})


def tell_market(state: State) -> None:
    """List the market: footballers and coaches, as cards."""
    box = state.box
    names = [box.ids[card] for card in state.market if card != NOBODY and box.role[card] != COACH]
    coaches = [box.ids[card] for card in state.market if card != NOBODY and box.role[card] == COACH]
    lists: EventValues = {"names": names, "coaches": coaches}
    state.tell("market", lists | {"n": len(names), "coaches_n": len(coaches)})


def tell_complete_team(state: State, seat: int) -> None:
    state.tell("complete", {"seat": seat})


def tell_stadium(state: State, seat: int) -> None:
    state.tell("stadium", {"seat": seat})


def tell_end(state: State) -> None:
    """The accounts club by club, the winner's last."""
    outcome = state.outcome
    for seat in sorted(range(state.seats), key=lambda each: (outcome.scores[each], each in outcome.winners)):
        parts = dict(zip(POINT_PARTS, scoring.points_by_part(state, seat), strict=True))
        state.tell("points", {"seat": seat, "points": outcome.scores[seat], **parts})
    how: EventValue = outcome.reason
    top = outcome.winners[0]
    state.tell("end", {"seat": top, "points": outcome.scores[top], "how": how, "n": len(outcome.winners)})


# -- Team cards


def tell_purchase(state: State, seat: int, card: int, price: int) -> None:
    state.tell("bought", {"seat": seat, "price": price, **card_values(state, card)})


def tell_free_signing(state: State, seat: int, card: int) -> None:
    state.tell("free", {"seat": seat, **card_values(state, card)})


def tell_poaching(state: State, seat: int, other: int, card: int, price: int) -> None:
    state.tell("poached", {"seat": seat, "other": other, "price": price, **card_values(state, card)})


def tell_exchange(state: State, seat: int, out: int, card: int, price: int) -> None:
    state.tell(
        "exchanged", {"seat": seat, "price": price, "out": state.box.names[out], **card_values(state, card)}
    )


def tell_swap(state: State, seat: int, other: int, given: int, got: int) -> None:
    names: EventValues = {"out": state.box.names[given], "footballer": state.box.names[got]}
    names |= {"man": state.box.ids[got], "gone": state.box.ids[given]}
    state.tell("swapped", {"seat": seat, "other": other, **names})


def tell_find(state: State, seat: int, card: int, stays: bool) -> None:
    state.tell("found" if stays else "found-nobody", {"seat": seat, **card_values(state, card)})


def tell_captain(state: State, seat: int) -> None:
    slot = state.captain[seat]
    card = state.box.ids[state.team[seat * ELEVEN + slot]]
    state.tell("captain", {"seat": seat, "footballer": footballer_name(state, seat, slot), "man": card})


def tell_scouting(state: State, seat: int) -> None:
    """Only the scout's manager is told which cards he has found."""
    names = ", ".join(state.box.names[card] for card in state.scouted)
    state.tell("looked", {"seat": seat, "n": len(state.scouted)}, {"names": names}, (seat,))


def tell_scout_leaves(state: State, seat: int) -> None:
    state.tell("scout-leaves", {"seat": seat})


# -- Management cards


def tell_opportunity(state: State, seat: int, opportunity: int) -> None:
    """Tell the opportunities whose effect is told by no other event."""
    number = state.management[seat]
    card = state.box.management[number]
    what: EventValues = {"seat": seat, "card": management_id(number)}
    if opportunity == MONEY:
        state.tell("receipts", what | {"n": card.money})
    elif opportunity == OTHER and card.other == SPREE:
        state.tell("spree", what)
    elif opportunity == OTHER and card.other == NEW_MARKET:
        state.tell("new-market", what)
    elif opportunity == OTHER and card.other == IMMUNITY:
        state.tell("immune", what)


# -- Event cards


def tell_events_drawn(state: State, seat: int, kinds: list[int]) -> None:
    cards = [state.box.events[kind].id for kind in kinds]
    state.tell("drew", {"seat": seat, "n": len(kinds)}, {"cards": cards}, (seat,))


def tell_discard(state: State, seat: int, kind: int) -> None:
    state.tell("discarded", {"seat": seat}, {"card": state.box.events[kind].id}, (seat,))


def tell_event_played(state: State, seat: int, kind: int) -> None:
    how = "white" if state.box.events[kind].is_white else "played"
    state.tell(how, {"seat": seat, "card": state.box.events[kind].id})


def tell_event_target(state: State, seat: int, slot: int) -> None:
    """An event card on one of the footballers in the action."""
    values: EventValues = {"seat": seat, "card": state.box.events[state.event].id}
    state.tell("hits", values | footballer_values(state, slot) | total_values(state))


def tell_tax(state: State, seat: int, n: int) -> None:
    state.tell("taxed", {"seat": seat, "n": n})


def tell_peace(state: State, seat: int, other: int) -> None:
    state.tell("peace", {"seat": seat, "other": other, "card": state.box.events[state.event].id})


def tell_fixture(state: State, seat: int, other: int) -> None:
    state.tell("fixed", {"seat": seat, "other": other, "card": state.box.events[state.event].id})


# -- Challenges


def tell_challenge(state: State, seat: int, other: int) -> None:
    state.tell("challenge", {"seat": seat, "other": other, "card": management_id(state.management[seat])})


def tell_refused_challenge(state: State, seat: int, other: int) -> None:
    state.tell("refused", {"seat": seat, "other": other})


def tell_bet(state: State, seat: int, on_goal: bool) -> None:
    state.tell("bet", {"seat": seat, "on": "goal" if on_goal else "no-goal"})


def tell_bet_result(state: State, seat: int, n: int) -> None:
    state.tell("bet-won" if n else "bet-lost", {"seat": seat, "n": n})


def format_requirement(state: State, half: int) -> str:
    """What a half asks for, as it stands on the card: C+D=6."""
    roles = state.box.halves[half].roles
    letters = ["/".join(letter for at, letter in enumerate(ROLE_LETTERS) if mask >> at & 1) for mask in roles]
    return f"{'+'.join(letters)}={state.box.halves[half].total}"


def seat_values(state: State) -> EventValues:
    return {"seat": state.acting, "other": state.opponent(state.acting)}


def half_values(state: State) -> EventValues:
    """The two managers, the side and the half that is tried."""
    side = "attack" if state.acting == state.attacker else "defence"
    return seat_values(state) | {
        "side": side,
        "half": state.box.halves[state.half].name,
        "need": format_requirement(state, state.half),
    }


def total_values(state: State) -> EventValues:
    return {"total": action_values.action_total(state), "wanted": state.box.halves[state.half].total}


def tell_two_cards(state: State) -> None:
    state.tell("two-cards", seat_values(state))


def tell_action(state: State) -> None:
    state.tell("action", half_values(state) | {"card": state.box.action_ids[state.action_card]})


def tell_powerless(state: State) -> None:
    state.tell("powerless", half_values(state))


def tell_nobody_for_it(state: State) -> None:
    state.tell("nobody-for-it", half_values(state))


def tell_footballers(state: State) -> None:
    names = " + ".join(footballer_name(state, state.acting, slot) for slot in state.chosen)
    state.tell("picked", half_values(state) | {"names": names} | sum_values(state) | total_values(state))


def sum_values(state: State) -> EventValues:
    """What a total is made of, for a board: the footballers and the cards that add to them, each with its points.

    A bonus that the opponent denies adds 0; the card is the one that denies it.
    """
    first = state.acting * ELEVEN
    bonuses = action_values.total_bonuses(state)
    return {
        "men": [state.box.ids[state.team[first + slot]] for slot in state.chosen],
        "values": " ".join(str(value) for value in state.values),
        "bonuses": [bonus_card(state, bonus.kind, bonus.seat) for bonus in bonuses],
        "by": " ".join(str(bonus.points) for bonus in bonuses),
    }


def bonus_card(state: State, kind: int, seat: int) -> str:
    return management_id(state.management[seat]) if kind == NOBODY else state.box.events[kind].id


def tell_point(state: State, seat: int, slot: int) -> None:
    how = "raised" if seat == state.acting else "lowered"
    state.tell(how, {"seat": seat, **footballer_values(state, slot), **total_values(state)})


def tell_sending_off(state: State, slot: int) -> None:
    state.tell("sent-off", seat_values(state) | footballer_values(state, slot))


def tell_no_substitute(state: State) -> None:
    state.tell("no-substitute", seat_values(state))


def tell_substitution(state: State, slot: int) -> None:
    value = state.values[state.chosen.index(slot)]
    state.tell(
        "substituted",
        seat_values(state) | footballer_values(state, slot) | {"value": value} | total_values(state),
    )


def tell_total(state: State, total: int, is_enough: bool) -> None:
    """The end of a half: the attack stands or fails, the defence holds or doesn't."""
    kinds = {True: ("stands", "holds"), False: ("fails", "beaten")}
    how = kinds[is_enough][0 if state.acting == state.attacker else 1]
    state.tell(how, half_values(state) | {"total": total, "wanted": state.box.halves[state.half].total})


def tell_goal(state: State) -> None:
    state.tell(
        "goal",
        {"seat": state.attacker, "other": state.defender, "goals": state.goals[state.attacker]},
    )


def tell_cancelled_goal(state: State) -> None:
    state.tell("cancelled", {"seat": state.attacker, "other": state.defender})
