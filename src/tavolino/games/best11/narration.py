"""Tells what happens, as events. Called only while somebody listens.

Footballers and coaches are told by name; cards of the other decks by the names of their kinds.
"""

from typing import TYPE_CHECKING

from tavolino.core.events import EventValue, EventValues
from tavolino.games.best11.cards.reading import management_id
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
from tavolino.games.best11.engine.state import POINT_PARTS

if TYPE_CHECKING:
    from tavolino.games.best11.engine.action import Actions
    from tavolino.games.best11.engine.state import State
    from tavolino.games.best11.engine.turn import Turns


def card_values(match: "State", card: int) -> EventValues:
    """A team card: his name, what he is, his value."""
    box = match.box
    role = "coach" if box.role[card] == COACH else ROLE_LETTERS[box.role[card]]
    return {"footballer": box.names[card], "role": role, "value": box.value[card]}


def footballer_name(match: "State", seat: int, slot: int) -> str:
    return match.box.names[match.team[seat * ELEVEN + slot]]


# -- The turn


def tell_formation(match: "State", seat: int) -> None:
    match.tell("formation", {"seat": seat, "formation": match.box.formations[match.formation[seat]]})


def tell_turn(match: "State") -> None:
    left = 1 if match.turn in (match.last, match.rules.last_turn) else 0
    match.tell("turn", {"turn": match.turn, "seat": match.order[0], "last": left})


def tell_income(match: "State", seat: int, more: int) -> None:
    match.tell("earned", {"seat": seat, "n": more})


def tell_market(match: "State") -> None:
    """Whoever is on the market: footballers with role and value, coaches with their value."""
    cards = [card_values(match, card) for card in match.market if card != NOBODY]
    names = [f"{c['footballer']} ({c['role']} {c['value']})" for c in cards if c["role"] != "coach"]
    coaches = [f"{c['footballer']} ({c['value']})" for c in cards if c["role"] == "coach"]
    lists: EventValues = {"names": ", ".join(names), "coaches": ", ".join(coaches)}
    match.tell("market", lists | {"n": len(names), "coaches_n": len(coaches)})


def tell_complete_team(match: "State", seat: int) -> None:
    match.tell("complete", {"seat": seat})


def tell_stadium(match: "State", seat: int) -> None:
    match.tell("stadium", {"seat": seat})


def tell_end(match: "Turns") -> None:
    outcome = match.outcome
    for seat in range(match.seats):
        parts = dict(zip(POINT_PARTS, match.make_up(seat), strict=True))
        match.tell("points", {"seat": seat, "points": outcome.scores[seat], **parts})
    how: EventValue = outcome.reason
    top = outcome.winners[0]
    match.tell("end", {"seat": top, "points": outcome.scores[top], "how": how, "n": len(outcome.winners)})


# -- Team cards


def tell_purchase(match: "State", seat: int, card: int, price: int) -> None:
    match.tell("bought", {"seat": seat, "price": price, **card_values(match, card)})


def tell_free_signing(match: "State", seat: int, card: int) -> None:
    match.tell("free", {"seat": seat, **card_values(match, card)})


def tell_poaching(match: "State", seat: int, other: int, card: int, price: int) -> None:
    match.tell("poached", {"seat": seat, "other": other, "price": price, **card_values(match, card)})


def tell_exchange(match: "State", seat: int, out: int, card: int, price: int) -> None:
    match.tell(
        "exchanged", {"seat": seat, "price": price, "out": match.box.names[out], **card_values(match, card)}
    )


def tell_swap(match: "State", seat: int, other: int, given: int, got: int) -> None:
    names: EventValues = {"out": match.box.names[given], "footballer": match.box.names[got]}
    match.tell("swapped", {"seat": seat, "other": other, **names})


def tell_find(match: "State", seat: int, card: int, stays: bool) -> None:
    match.tell("found" if stays else "found-nobody", {"seat": seat, **card_values(match, card)})


def tell_captain(match: "State", seat: int) -> None:
    match.tell("captain", {"seat": seat, "footballer": footballer_name(match, seat, match.captain[seat])})


def tell_scouting(match: "State", seat: int) -> None:
    """What a scout has found is for his manager alone."""
    names = ", ".join(match.box.names[card] for card in match.looked)
    match.tell("looked", {"seat": seat, "n": len(match.looked)}, {"names": names}, (seat,))


def tell_scout_leaves(match: "State", seat: int) -> None:
    match.tell("scout-leaves", {"seat": seat})


# -- Management cards


def tell_opportunity(match: "State", seat: int, opportunity: int) -> None:
    """What has no other sentence of its own."""
    number = match.management[seat]
    card = match.box.management[number]
    what: EventValues = {"seat": seat, "card": management_id(number)}
    if opportunity == MONEY:
        match.tell("receipts", what | {"n": card.money})
    elif opportunity == OTHER and card.other == SPREE:
        match.tell("spree", what)
    elif opportunity == OTHER and card.other == NEW_MARKET:
        match.tell("new-market", what)
    elif opportunity == OTHER and card.other == IMMUNITY:
        match.tell("immune", what)


# -- Event cards


def tell_events_drawn(match: "State", seat: int, kinds: list[int]) -> None:
    cards = [match.box.events[kind].id for kind in kinds]
    match.tell("drew", {"seat": seat, "n": len(kinds)}, {"cards": cards}, (seat,))


def tell_discard(match: "State", seat: int, kind: int) -> None:
    match.tell("discarded", {"seat": seat}, {"card": match.box.events[kind].id}, (seat,))


def tell_event_played(match: "State", seat: int, kind: int) -> None:
    how = "white" if match.box.events[kind].is_white else "played"
    match.tell(how, {"seat": seat, "card": match.box.events[kind].id})


def tell_event_target(match: "Actions", seat: int, slot: int) -> None:
    """An event card on one of the footballers in the action."""
    values: EventValues = {"seat": seat, "card": match.box.events[match.event].id}
    match.tell(
        "hits", values | {"footballer": footballer_name(match, match.acting, slot), **total_values(match)}
    )


def tell_tax(match: "State", seat: int, n: int) -> None:
    match.tell("taxed", {"seat": seat, "n": n})


def tell_peace(match: "State", seat: int, other: int) -> None:
    match.tell("peace", {"seat": seat, "other": other, "card": match.box.events[match.event].id})


def tell_fixture(match: "State", seat: int, other: int) -> None:
    match.tell("fixed", {"seat": seat, "other": other, "card": match.box.events[match.event].id})


# -- Challenges


def tell_challenge(match: "State", seat: int, other: int) -> None:
    match.tell("challenge", {"seat": seat, "other": other, "card": management_id(match.management[seat])})


def tell_refused_challenge(match: "State", seat: int, other: int) -> None:
    match.tell("refused", {"seat": seat, "other": other})


def tell_bet(match: "State", seat: int, on_goal: bool) -> None:
    match.tell("bet", {"seat": seat, "on": "goal" if on_goal else "no-goal"})


def tell_bet_result(match: "State", seat: int, n: int) -> None:
    match.tell("bet-won" if n else "bet-lost", {"seat": seat, "n": n})


def format_requirement(match: "State", half: int) -> str:
    """What a half asks for, as it stands on the card: C+D=6."""
    roles = match.box.halves[half].roles
    letters = ["/".join(letter for at, letter in enumerate(ROLE_LETTERS) if mask >> at & 1) for mask in roles]
    return f"{'+'.join(letters)}={match.box.halves[half].total}"


def seat_values(match: "Actions") -> EventValues:
    return {"seat": match.acting, "other": match.opponent(match.acting)}


def half_values(match: "Actions") -> EventValues:
    """Who acts against whom, and with what."""
    side = "attack" if match.acting == match.attacker else "defence"
    return seat_values(match) | {
        "side": side,
        "half": match.box.halves[match.half].id,
        "need": format_requirement(match, match.half),
    }


def total_values(match: "Actions") -> EventValues:
    return {"total": match.total(), "wanted": match.box.halves[match.half].total}


def tell_two_cards(match: "Actions") -> None:
    match.tell("two-cards", seat_values(match))


def tell_action(match: "Actions") -> None:
    match.tell("action", half_values(match))


def tell_powerless(match: "Actions") -> None:
    match.tell("powerless", half_values(match))


def tell_nobody_for_it(match: "Actions") -> None:
    match.tell("nobody-for-it", half_values(match))


def tell_footballers(match: "Actions") -> None:
    names = " + ".join(footballer_name(match, match.acting, slot) for slot in match.chosen)
    match.tell("picked", seat_values(match) | {"names": names, **total_values(match)})


def tell_point(match: "Actions", seat: int, slot: int) -> None:
    how = "raised" if seat == match.acting else "lowered"
    match.tell(
        how, {"seat": seat, "footballer": footballer_name(match, match.acting, slot), **total_values(match)}
    )


def tell_sending_off(match: "Actions", slot: int) -> None:
    match.tell("sent-off", seat_values(match) | {"footballer": footballer_name(match, match.acting, slot)})


def tell_no_substitute(match: "Actions") -> None:
    match.tell("no-substitute", seat_values(match))


def tell_substitution(match: "Actions", slot: int) -> None:
    match.tell(
        "substituted",
        seat_values(match)
        | {"footballer": footballer_name(match, match.acting, slot), **total_values(match)},
    )


def tell_total(match: "Actions", total: int, is_enough: bool) -> None:
    """The end of a half: the attack stands or fails, the defence holds or doesn't."""
    kinds = {True: ("stands", "holds"), False: ("fails", "beaten")}
    how = kinds[is_enough][0 if match.acting == match.attacker else 1]
    match.tell(how, half_values(match) | {"total": total, "wanted": match.box.halves[match.half].total})


def tell_goal(match: "Actions") -> None:
    match.tell(
        "goal",
        {"seat": match.attacker, "other": match.defender, "goals": match.scored[match.attacker]},
    )


def tell_cancelled_goal(match: "Actions") -> None:
    match.tell("cancelled", {"seat": match.attacker, "other": match.defender})
