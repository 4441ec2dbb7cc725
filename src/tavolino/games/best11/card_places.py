"""Where every card of the box is: the places by name, for views, records and tests."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tavolino.games.best11.cards.reading import management_id
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY
from tavolino.games.best11.engine.decks import spread
from tavolino.games.best11.engine.state import ACTION_DECK, EVENT_DECK, MANAGEMENT_DECK, TEAM_DECK

if TYPE_CHECKING:
    from tavolino.games.best11.engine.match import Best11Match


def zone_id(kind: str, owner: int | None) -> str:
    return kind if owner is None else f"{kind}:{owner}"


def owner(match: "Best11Match", which: int, n: int) -> int | None:
    """Beside whom a deck lies: nobody if there is one for all, else the first manager who uses it."""
    return None if n == 1 else match.rules.club_of.index(which)


def counted(cards: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


# -- Before a manager


def hand(match: "Best11Match", seat: int) -> list[str]:
    return events(match, counts(match.hand, seat, len(match.box.events)))


def front(match: "Best11Match", seat: int) -> list[str]:
    return events(match, counts(match.front, seat, len(match.box.events)))


def events(match: "Best11Match", numbers: list[int]) -> list[str]:
    return [match.box.events[kind].id for kind in spread(numbers)] if any(numbers) else []


def counts(numbers: list[int], which: int, n: int) -> list[int]:
    return numbers[which * n : which * n + n]


def management(match: "Best11Match", seat: int) -> list[str]:
    card = match.management[seat]
    return [] if card == NOBODY else [management_id(card)]


def down(match: "Best11Match", seat: int) -> list[str]:
    return managements(match.down[seat])


def managements(mask: int) -> list[str]:
    return [management_id(number) for number in range(mask.bit_length()) if mask >> number & 1]


def team(match: "Best11Match", seat: int) -> list[str]:
    return people(match, match.team[seat * ELEVEN : seat * ELEVEN + ELEVEN])


def coach(match: "Best11Match", seat: int) -> list[str]:
    return people(match, [match.coach[seat]])


def formation(match: "Best11Match", seat: int) -> list[str]:
    return [match.box.formations[match.formation[seat]]]


def people(match: "Best11Match", cards: Iterable[int]) -> list[str]:
    return [match.box.ids[card] for card in cards if card != NOBODY]


# -- In the middle


def market(match: "Best11Match") -> list[str]:
    return people(match, match.market)


def looked(match: "Best11Match") -> list[str]:
    return people(match, match.looked)


def table(match: "Best11Match") -> list[str]:
    """The action cards in use."""
    return [match.box.action_ids[card] for card in (match.card, match.spare) if card != NOBODY]


def discards(match: "Best11Match", which: int) -> list[str]:
    numbers = counts(match.discards, which, len(match.box.copies))
    return [match.box.action_ids[kind] for kind in spread(numbers)]


def out(match: "Best11Match", which: int) -> list[str]:
    """The event cards that have been played, without the white ones that are still in play."""
    kinds = len(match.box.events)
    numbers = counts(match.gone, which, kinds)
    for seat in range(match.seats):
        if match.rules.set_of[seat] == which:
            numbers = [n - m for n, m in zip(numbers, counts(match.front, seat, kinds), strict=True)]
    return events(match, numbers)


def used(match: "Best11Match", which: int) -> list[str]:
    """The management cards used since the last shuffle, without those that still lie before their managers."""
    mask = match.used[which]
    for seat in range(match.seats):
        if match.rules.set_of[seat] == which and match.management[seat] != NOBODY:
            mask &= ~(1 << match.management[seat])
    return managements(mask)


# -- The whole truth

FIGURES = (
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


def dump(match: "Best11Match") -> dict[str, object]:
    told = {name: copied(getattr(match, name)) for name in FIGURES}
    known = {place: list(match.known[deck][match.at[deck] :]) for place, deck in decks(match)}
    strays = [[*stray[:4], list(stray[4])] for stray in match.strays]
    orders = {place: order(match, deck) for place, deck in decks(match)}
    return {"cards": everywhere(match, orders), "orders": orders, "known": known, "strays": strays, **told}


def copied(value: object) -> object:
    return list(value) if isinstance(value, list) else value


def decks(match: "Best11Match") -> list[tuple[str, int]]:
    """Every deck by its place."""
    clubs, sets = match.rules.clubs, match.rules.sets
    found = [
        (zone_id("team-deck", owner(match, club, clubs)), TEAM_DECK * clubs + club) for club in range(clubs)
    ]
    for kind, name in ((EVENT_DECK, "event"), (ACTION_DECK, "action"), (MANAGEMENT_DECK, "management")):
        found += [
            (zone_id(f"{name}-deck", owner(match, which, sets)), kind * clubs + which)
            for which in range(sets)
        ]
    return found


def order(match: "Best11Match", deck: int) -> list[str]:
    """The cards of a deck, the top one first."""
    kind, which = divmod(deck, match.rules.clubs)
    cards = match.cards[deck][match.at[deck] :]
    if kind == TEAM_DECK:
        return [match.box.ids[match.box.base[which] + card] for card in cards]
    if kind == EVENT_DECK:
        return [match.box.events[card].id for card in cards]
    return [match.box.action_ids[card] if kind == ACTION_DECK else management_id(card) for card in cards]


def everywhere(match: "Best11Match", orders: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is; `orders` are the decks."""
    found = orders.copy()
    for seat in range(match.seats):
        found |= {zone_id(kind, seat): cards for kind, cards in before(match, seat).items()}
    for which in range(match.rules.sets):
        beside = owner(match, which, match.rules.sets)
        found[zone_id("discards", beside)] = discards(match, which)
        found[zone_id("out", beside)] = out(match, which)
        found[zone_id("used", beside)] = used(match, which)
    found[zone_id("scouted", match.mover)] = looked(match)
    return {place: counted(cards) for place, cards in found.items()} | {
        "market": counted(market(match)),
        "table": counted(table(match)),
        "taken-out": taken_out(match),
        "formations": dict.fromkeys(spare_formations(match), 1),
    }


def before(match: "Best11Match", seat: int) -> dict[str, list[str]]:
    return {
        "hand": hand(match, seat),
        "management": management(match, seat),
        "team": team(match, seat),
        "coach": coach(match, seat),
        "formation": formation(match, seat),
        "front": front(match, seat),
        "down": down(match, seat),
    }


def taken_out(match: "Best11Match") -> dict[str, int]:
    """The event cards that are not played with at this table."""
    copies = match.rules.event_copies(match.seats)
    out = {event.id: event.copies - n for event, n in zip(match.box.events, copies, strict=True)}
    return {id: n * match.rules.sets for id, n in out.items() if n}


def spare_formations(match: "Best11Match") -> list[str]:
    return [id for number, id in enumerate(match.box.formations) if number not in match.formation]
