"""Where every card of the box is: the places by name, for views, records and tests."""

from collections.abc import Iterable

from tavolino.games.best11.cards.reading import management_id
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY
from tavolino.games.best11.engine.decks import list_cards
from tavolino.games.best11.engine.state import ACTION_DECK, EVENT_DECK, MANAGEMENT_DECK, TEAM_DECK, State


def zone_id(kind: str, owner: int | None) -> str:
    return kind if owner is None else f"{kind}:{owner}"


def deck_owner(state: State, which: int, n: int) -> int | None:
    """The seat beside which a deck lies: None for a deck that all share, else the first manager who uses it."""
    return None if n == 1 else state.rules.club_of.index(which)


def count_cards(cards: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


# -- Before a manager


def hand(state: State, seat: int) -> list[str]:
    return event_ids(state, counts_of(state.hand, seat, len(state.box.events)))


def events_in_front(state: State, seat: int) -> list[str]:
    return event_ids(state, counts_of(state.events_in_front, seat, len(state.box.events)))


def event_ids(state: State, numbers: list[int]) -> list[str]:
    return [state.box.events[kind].id for kind in list_cards(numbers)] if any(numbers) else []


def counts_of(numbers: list[int], which: int, n: int) -> list[int]:
    return numbers[which * n : which * n + n]


def management(state: State, seat: int) -> list[str]:
    card = state.management[seat]
    return [] if card == NOBODY else [management_id(card)]


def discarded_unused(state: State, seat: int) -> list[str]:
    return management_ids(state.discarded_unused[seat])


def management_ids(mask: int) -> list[str]:
    return [management_id(number) for number in range(mask.bit_length()) if mask >> number & 1]


def team(state: State, seat: int) -> list[str]:
    return team_card_ids(state, state.team[seat * ELEVEN : seat * ELEVEN + ELEVEN])


def coach(state: State, seat: int) -> list[str]:
    return team_card_ids(state, [state.coach[seat]])


def formation(state: State, seat: int) -> list[str]:
    return [state.box.formations[state.formation[seat]]]


def team_card_ids(state: State, cards: Iterable[int]) -> list[str]:
    return [state.box.ids[card] for card in cards if card != NOBODY]


# -- In the middle


def market(state: State) -> list[str]:
    return team_card_ids(state, state.market)


def scouted_cards(state: State) -> list[str]:
    return team_card_ids(state, state.scouted)


def actions_in_use(state: State) -> list[str]:
    """The action cards in use."""
    return [state.box.action_ids[card] for card in (state.action_card, state.spare_card) if card != NOBODY]


def discards(state: State, which: int) -> list[str]:
    numbers = counts_of(state.discards, which, len(state.box.action_copies))
    return [state.box.action_ids[kind] for kind in list_cards(numbers)]


def played_events(state: State, which: int) -> list[str]:
    """The event cards that have been played, without the white ones that are still in play."""
    kinds = len(state.box.events)
    numbers = counts_of(state.played_events, which, kinds)
    for seat in range(state.seats):
        if state.rules.set_of[seat] == which:
            numbers = [
                n - m for n, m in zip(numbers, counts_of(state.events_in_front, seat, kinds), strict=True)
            ]
    return event_ids(state, numbers)


def used_management(state: State, which: int) -> list[str]:
    """The management cards used since the last shuffle, without those that still lie before their managers."""
    mask = state.used_management[which]
    for seat in range(state.seats):
        if state.rules.set_of[seat] == which and state.management[seat] != NOBODY:
            mask &= ~(1 << state.management[seat])
    return management_ids(mask)


# -- The whole truth


def dump(state: State) -> dict[str, object]:
    """The state as plain data. Digests of matches are made of it, so its names outlive those of the fields."""
    knowers = {
        place: list(state.card_knowers[deck][state.deck_position[deck] :])
        for place, deck in deck_places(state)
    }
    tracked = [[*card[:4], list(card[4])] for card in state.tracked_cards]
    orders = {place: deck_order(state, deck) for place, deck in deck_places(state)}
    return {
        "cards": all_card_places(state, orders),
        "orders": orders,
        "known": knowers,
        "strays": tracked,
        "seed": state.seed,
        "chances": state.rng_count,
        **dump_turn(state),
        **dump_managers(state),
        **dump_challenge(state),
    }


def dump_turn(state: State) -> dict[str, object]:
    return {
        "asked": state.asked,
        "waiting": state.awaited_seats,
        "doing": state.question_purpose,
        "event": state.event,
        "parts_done": state.parts_done,
        "played_at": state.played_at,
        "named": state.named_manager,
        "picked": state.picked_slot,
        "turn": state.turn,
        "last": state.final_turn,
        "order": list(state.order),
        "moved": state.managers_done,
        "mover": state.mover,
        "bought": list(state.cards_bought),
        "bargain": list(state.bargain),
        "fixture": state.fixed_opponent,
        "fought": state.fought,
        "fought_before": state.fought_before,
        "off": list(state.sent_off),
        "market": list(state.market),
        "looked": list(state.scouted),
        "looked_in": state.scouted_club,
        "to_draw": state.events_to_draw,
    }


def dump_managers(state: State) -> dict[str, object]:
    return {
        "formation": list(state.formation),
        "money": list(state.money),
        "team": list(state.team),
        "room": list(state.free_places),
        "fielded": list(state.footballers),
        "coach": list(state.coach),
        "captain": list(state.captain),
        "stadiums": state.stadiums,
        "scored": list(state.goals),
        "conceded": list(state.conceded),
        "peace": list(state.peace_with),
        "management": list(state.management),
        "spent": list(state.used_opportunity),
    }


def dump_challenge(state: State) -> dict[str, object]:
    return {
        "attacker": state.attacker,
        "defender": state.defender,
        "acting": state.acting,
        "card": state.action_card,
        "spare": state.spare_card,
        "half": state.half,
        "attack": state.standing_attack,
        "chosen": list(state.chosen),
        "values": list(state.values),
        "step": state.stepping,
        "passes": state.passes,
        "asking": state.next_asked,
        "bets": list(state.bets),
        "is_goal": state.is_goal,
    }


def deck_places(state: State) -> list[tuple[str, int]]:
    """Every deck by its place."""
    clubs, sets = state.rules.clubs, state.rules.sets
    places = [
        (zone_id("team-deck", deck_owner(state, club, clubs)), TEAM_DECK * clubs + club)
        for club in range(clubs)
    ]
    for kind, name in ((EVENT_DECK, "event"), (ACTION_DECK, "action"), (MANAGEMENT_DECK, "management")):
        places += [
            (zone_id(f"{name}-deck", deck_owner(state, which, sets)), kind * clubs + which)
            for which in range(sets)
        ]
    return places


def deck_order(state: State, deck: int) -> list[str]:
    """The cards of a deck, the top one first."""
    kind, which = divmod(deck, state.rules.clubs)
    cards = state.deck_cards[deck][state.deck_position[deck] :]
    if kind == TEAM_DECK:
        return [state.box.ids[state.box.first_card[which] + card] for card in cards]
    if kind == EVENT_DECK:
        return [state.box.events[card].id for card in cards]
    return [state.box.action_ids[card] if kind == ACTION_DECK else management_id(card) for card in cards]


def all_card_places(state: State, orders: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is; `orders` are the decks."""
    places = orders.copy()
    for seat in range(state.seats):
        places |= {zone_id(kind, seat): cards for kind, cards in manager_cards(state, seat).items()}
    for which in range(state.rules.sets):
        beside = deck_owner(state, which, state.rules.sets)
        places[zone_id("discards", beside)] = discards(state, which)
        places[zone_id("out", beside)] = played_events(state, which)
        places[zone_id("used", beside)] = used_management(state, which)
    if state.scouted:
        places[zone_id("scouted", state.to_act[0])] = scouted_cards(state)
    return {place: count_cards(cards) for place, cards in places.items()} | {
        "market": count_cards(market(state)),
        "table": count_cards(actions_in_use(state)),
        "taken-out": removed_events(state),
        "formations": dict.fromkeys(spare_formations(state), 1),
    }


def manager_cards(state: State, seat: int) -> dict[str, list[str]]:
    return {
        "hand": hand(state, seat),
        "management": management(state, seat),
        "team": team(state, seat),
        "coach": coach(state, seat),
        "formation": formation(state, seat),
        "front": events_in_front(state, seat),
        "down": discarded_unused(state, seat),
    }


def removed_events(state: State) -> dict[str, int]:
    """The event cards that are not played with at this table."""
    copies = state.rules.event_copies(state.seats)
    out = {event.id: event.copies - n for event, n in zip(state.box.events, copies, strict=True)}
    return {id: n * state.rules.sets for id, n in out.items() if n}


def spare_formations(state: State) -> list[str]:
    return [id for number, id in enumerate(state.box.formations) if number not in state.formation]
