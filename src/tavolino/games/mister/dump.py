"""The whole truth about a match of Mister as plain data, for records and tests."""

from typing import TYPE_CHECKING

from tavolino.games.mister.cards.reading import DIRECTIONS, SETS_OF_DIRECTIONS
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, NOBODY
from tavolino.games.mister.view import SQUADS_ONLY, action_ids, bench, eleven, ids, off, squad, used_up

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch


def dump(match: "MisterMatch") -> dict[str, object]:
    return {
        "cards": places(match),
        "asked": match.asked,
        "waiting": match.waiting,
        "secret": match.secret,
        "deck": deck(match),
        "laps": match.laps,
        "buyer": match.buyer,
        "unsigned": ids(match, match.unsigned),
        "unseen": match.unseen,
        "queue": match.queue.copy(),
        "squads": [squad(match, seat) for seat in range(match.seats)],
        "pitch": ids(match, match.pitch),
        "orders": [ids(match, order) for order in match.orders],
        **match_state(match),
        "seeds": match.seeds.copy(),
        "round": match.round,
        "results": [list(result) for result in match.results],
        "lots": match.lots.copy(),
        "seed": match.seed,
        "chances": match.chances,
    }


def match_state(match: "MisterMatch") -> dict[str, object]:
    return {
        "order": match.order.copy(),
        "turn": match.turn,
        "goals": match.goals.copy(),
        "bonus": match.bonus.copy(),
        "card": match.card,
        "phase": match.phase,
        "eligible": ids(match, match.eligible),
        "leaver": match.leaver,
        "shooter": match.shooter,
        "margin": match.margin,
        "chosen": match.chosen.copy(),
        "tie": match.tie,
        "first": match.first,
        "kicks": match.kicks.copy(),
        "struck": match.struck,
    }


def deck(match: "MisterMatch") -> list[str]:
    left = match.deck[match.drawn :]
    return ids(match, left) if match.asked == ASK_DRAFT else action_ids(match, left)


def places(match: "MisterMatch") -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is."""
    found = footballer_places(match)
    if match.asked in SQUADS_ONLY or match.asked == ASK_LINE_UP:
        found["actions"] = action_ids(match, list(range(len(match.rules.actions))))
    else:
        found |= action_places(match)
    for seat in range(match.seats):
        found[f"directions:{seat}"] = list(DIRECTIONS)
    found["box"] = list(DIRECTIONS) * (SETS_OF_DIRECTIONS - match.seats)
    return {place: {card: cards.count(card) for card in cards} for place, cards in found.items()}


def footballer_places(match: "MisterMatch") -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"turned": ids(match, [match.turned]) if match.turned != NOBODY else []}
    if match.asked == ASK_DRAFT:
        found |= {"footballers": deck(match), "discards": ids(match, match.discards())}
    else:
        found["free"] = ids(match, match.unsigned)
    for seat in range(match.seats):
        if match.asked in SQUADS_ONLY:
            found[f"squad:{seat}"] = squad(match, seat)
        else:
            found[f"pitch:{seat}"], found[f"bench:{seat}"] = eleven(match, seat), bench(match, seat)
            found[f"off:{seat}"] = off(match, seat)
    return found


def action_places(match: "MisterMatch") -> dict[str, list[str]]:
    card = [match.card] if match.card != NOBODY else []
    found = {"card": card, "actions": match.deck[match.drawn :], "used": used_up(match)}
    for seat in range(match.seats):
        found[f"kept:{seat}"] = match.kept[seat]
    return {place: action_ids(match, cards) for place, cards in found.items()}
