"""Where every card of the box is: the places by name, for views, records and tests."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tavolino.games.best11.cards.reading import management_id
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY
from tavolino.games.best11.engine.decks import spread
from tavolino.games.best11.engine.state import ACTION_DECK, EVENT_DECK, MANAGEMENT_DECK, TEAM_DECK

if TYPE_CHECKING:
    from tavolino.games.best11.engine.match import Best11Match


def zone_id(kind: str, owner: int | None) -> str:
    return kind if owner is None else f"{kind}:{owner}"


def deck_owner(match: "Best11Match", which: int, n: int) -> int | None:
    """Beside whom a deck lies: nobody if there is one for all, else the first manager who uses it."""
    return None if n == 1 else match.rules.club_of.index(which)


def count_cards(cards: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


# -- Before a manager


def hand(match: "Best11Match", seat: int) -> list[str]:
    return event_ids(match, counts_of(match.hand, seat, len(match.box.events)))


def events_in_front(match: "Best11Match", seat: int) -> list[str]:
    return event_ids(match, counts_of(match.front, seat, len(match.box.events)))


def event_ids(match: "Best11Match", numbers: list[int]) -> list[str]:
    return [match.box.events[kind].id for kind in spread(numbers)] if any(numbers) else []


def counts_of(numbers: list[int], which: int, n: int) -> list[int]:
    return numbers[which * n : which * n + n]


def management(match: "Best11Match", seat: int) -> list[str]:
    card = match.management[seat]
    return [] if card == NOBODY else [management_id(card)]


def discarded_unused(match: "Best11Match", seat: int) -> list[str]:
    return management_ids(match.down[seat])


def management_ids(mask: int) -> list[str]:
    return [management_id(number) for number in range(mask.bit_length()) if mask >> number & 1]


def team(match: "Best11Match", seat: int) -> list[str]:
    return team_card_ids(match, match.team[seat * ELEVEN : seat * ELEVEN + ELEVEN])


def coach(match: "Best11Match", seat: int) -> list[str]:
    return team_card_ids(match, [match.coach[seat]])


def formation(match: "Best11Match", seat: int) -> list[str]:
    return [match.box.formations[match.formation[seat]]]


def team_card_ids(match: "Best11Match", cards: Iterable[int]) -> list[str]:
    return [match.box.ids[card] for card in cards if card != NOBODY]


# -- In the middle


def market(match: "Best11Match") -> list[str]:
    return team_card_ids(match, match.market)


def scouted_cards(match: "Best11Match") -> list[str]:
    return team_card_ids(match, match.looked)


def actions_in_use(match: "Best11Match") -> list[str]:
    """The action cards in use."""
    return [match.box.action_ids[card] for card in (match.card, match.spare) if card != NOBODY]


def discards(match: "Best11Match", which: int) -> list[str]:
    numbers = counts_of(match.discards, which, len(match.box.action_copies))
    return [match.box.action_ids[kind] for kind in spread(numbers)]


def played_events(match: "Best11Match", which: int) -> list[str]:
    """The event cards that have been played, without the white ones that are still in play."""
    kinds = len(match.box.events)
    numbers = counts_of(match.gone, which, kinds)
    for seat in range(match.seats):
        if match.rules.set_of[seat] == which:
            numbers = [n - m for n, m in zip(numbers, counts_of(match.front, seat, kinds), strict=True)]
    return event_ids(match, numbers)


def used_management(match: "Best11Match", which: int) -> list[str]:
    """The management cards used since the last shuffle, without those that still lie before their managers."""
    mask = match.used[which]
    for seat in range(match.seats):
        if match.rules.set_of[seat] == which and match.management[seat] != NOBODY:
            mask &= ~(1 << match.management[seat])
    return management_ids(mask)


# -- The whole truth

DUMPED_FIELDS = (
    "asked",
    "waiting",
    "doing",
    "event",
    "named",
    "picked",
    "turn",
    "last",
    "order",
    "moved",
    "mover",
    "bought",
    "bargain",
    "fixture",
    "fought",
    "fought_before",
    "off",
    "market",
    "looked",
    "looked_in",
    "to_draw",
    "formation",
    "money",
    "team",
    "room",
    "fielded",
    "coach",
    "captain",
    "stadiums",
    "scored",
    "conceded",
    "peace",
    "management",
    "spent",
    "attacker",
    "defender",
    "acting",
    "card",
    "spare",
    "half",
    "attack",
    "chosen",
    "values",
    "step",
    "passes",
    "asking",
    "bets",
    "is_goal",
    "seed",
    "chances",
)
"""What is not told by where the cards are."""

# The names in a dump are for ever; those of the attributes are not.
ATTRIBUTES: Final = {"waiting": "awaited_seats", "chances": "rng_count"}


def dump(match: "Best11Match") -> dict[str, object]:
    told = {name: plain_copy(getattr(match, ATTRIBUTES.get(name, name))) for name in DUMPED_FIELDS}
    known = {place: list(match.known[deck][match.at[deck] :]) for place, deck in deck_places(match)}
    strays = [[*stray[:4], list(stray[4])] for stray in match.strays]
    orders = {place: deck_order(match, deck) for place, deck in deck_places(match)}
    return {
        "cards": all_card_places(match, orders),
        "orders": orders,
        "known": known,
        "strays": strays,
        **told,
    }


def plain_copy(value: object) -> object:
    return list(value) if isinstance(value, list) else value


def deck_places(match: "Best11Match") -> list[tuple[str, int]]:
    """Every deck by its place."""
    clubs, sets = match.rules.clubs, match.rules.sets
    found = [
        (zone_id("team-deck", deck_owner(match, club, clubs)), TEAM_DECK * clubs + club)
        for club in range(clubs)
    ]
    for kind, name in ((EVENT_DECK, "event"), (ACTION_DECK, "action"), (MANAGEMENT_DECK, "management")):
        found += [
            (zone_id(f"{name}-deck", deck_owner(match, which, sets)), kind * clubs + which)
            for which in range(sets)
        ]
    return found


def deck_order(match: "Best11Match", deck: int) -> list[str]:
    """The cards of a deck, the top one first."""
    kind, which = divmod(deck, match.rules.clubs)
    cards = match.cards[deck][match.at[deck] :]
    if kind == TEAM_DECK:
        return [match.box.ids[match.box.first_card[which] + card] for card in cards]
    if kind == EVENT_DECK:
        return [match.box.events[card].id for card in cards]
    return [match.box.action_ids[card] if kind == ACTION_DECK else management_id(card) for card in cards]


def all_card_places(match: "Best11Match", orders: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is; `orders` are the decks."""
    found = orders.copy()
    for seat in range(match.seats):
        found |= {zone_id(kind, seat): cards for kind, cards in manager_cards(match, seat).items()}
    for which in range(match.rules.sets):
        beside = deck_owner(match, which, match.rules.sets)
        found[zone_id("discards", beside)] = discards(match, which)
        found[zone_id("out", beside)] = played_events(match, which)
        found[zone_id("used", beside)] = used_management(match, which)
    found[zone_id("scouted", match.mover)] = scouted_cards(match)
    return {place: count_cards(cards) for place, cards in found.items()} | {
        "market": count_cards(market(match)),
        "table": count_cards(actions_in_use(match)),
        "taken-out": taken_out(match),
        "formations": dict.fromkeys(spare_formations(match), 1),
    }


def manager_cards(match: "Best11Match", seat: int) -> dict[str, list[str]]:
    return {
        "hand": hand(match, seat),
        "management": management(match, seat),
        "team": team(match, seat),
        "coach": coach(match, seat),
        "formation": formation(match, seat),
        "front": events_in_front(match, seat),
        "down": discarded_unused(match, seat),
    }


def taken_out(match: "Best11Match") -> dict[str, int]:
    """The event cards that are not played with at this table."""
    copies = match.rules.event_copies(match.seats)
    out = {event.id: event.copies - n for event, n in zip(match.box.events, copies, strict=True)}
    return {id: n * match.rules.sets for id, n in out.items() if n}


def spare_formations(match: "Best11Match") -> list[str]:
    return [id for number, id in enumerate(match.box.formations) if number not in match.formation]
