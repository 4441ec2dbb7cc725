"""The whole truth about a match of Mister as plain data, for records and tests."""

from typing import TYPE_CHECKING

from tavolino.games.mister.cards.reading import DIRECTION_SETS, DIRECTIONS
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, NOBODY
from tavolino.games.mister.view import (
    QUESTIONS_WITHOUT_PITCH,
    action_ids,
    bench_ids,
    departed_ids,
    eleven_ids,
    footballer_ids,
    squad_ids,
    used_cards,
)

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch


def dump(match: "MisterMatch") -> dict[str, object]:
    return {
        "cards": cards_by_place(match),
        "asked": match.asked,
        "waiting": match.awaited_seats,
        "secret": match.secret_seats,
        "deck": deck_ids(match),
        "laps": match.times_shuffled,
        "buyer": match.buyer,
        "unsigned": footballer_ids(match, match.free_agents),
        "unseen": match.unseen_free_agents,
        "queue": match.market_queue.copy(),
        "squads": [squad_ids(match, seat) for seat in range(match.seats)],
        "pitch": footballer_ids(match, match.pitch),
        "orders": [footballer_ids(match, order) for order in match.kick_orders],
        **match_state(match),
        "seeds": match.seats_by_number.copy(),
        "round": match.round,
        "results": [list(result) for result in match.results],
        "lots": match.lot_order.copy(),
        "seed": match.seed,
        "chances": match.rng_count,
    }


def match_state(match: "MisterMatch") -> dict[str, object]:
    return {
        "order": match.turn_order.copy(),
        "turn": match.turn_index,
        "goals": match.goals.copy(),
        "bonus": match.bonus.copy(),
        "card": match.card_in_play,
        "phase": match.phase,
        "eligible": footballer_ids(match, match.eligible),
        "leaver": match.vacated_place,
        "shooter": match.shooter,
        "margin": match.margin,
        "chosen": match.secret_directions.copy(),
        "tie": match.fixture_index,
        "first": match.first_kicker,
        "kicks": match.kick_goals.copy(),
        "struck": match.kicks_taken,
    }


def deck_ids(match: "MisterMatch") -> list[str]:
    left = match.deck[match.cards_drawn :]
    return footballer_ids(match, left) if match.asked == ASK_DRAFT else action_ids(match, left)


def cards_by_place(match: "MisterMatch") -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is."""
    found = footballer_places(match)
    if match.asked in QUESTIONS_WITHOUT_PITCH or match.asked == ASK_LINE_UP:
        found["actions"] = action_ids(match, list(range(len(match.rules.action_cards))))
    else:
        found |= action_places(match)
    for seat in range(match.seats):
        found[f"directions:{seat}"] = list(DIRECTIONS)
    found["box"] = list(DIRECTIONS) * (DIRECTION_SETS - match.seats)
    return {place: {card: cards.count(card) for card in cards} for place, cards in found.items()}


def footballer_places(match: "MisterMatch") -> dict[str, list[str]]:
    found: dict[str, list[str]] = {
        "turned": footballer_ids(match, [match.turned_card]) if match.turned_card != NOBODY else []
    }
    if match.asked == ASK_DRAFT:
        found |= {"footballers": deck_ids(match), "discards": footballer_ids(match, match.discards())}
    else:
        found["free"] = footballer_ids(match, match.free_agents)
    for seat in range(match.seats):
        if match.asked in QUESTIONS_WITHOUT_PITCH:
            found[f"squad:{seat}"] = squad_ids(match, seat)
        else:
            found[f"pitch:{seat}"], found[f"bench:{seat}"] = eleven_ids(match, seat), bench_ids(match, seat)
            found[f"off:{seat}"] = departed_ids(match, seat)
    return found


def action_places(match: "MisterMatch") -> dict[str, list[str]]:
    card = [match.card_in_play] if match.card_in_play != NOBODY else []
    found = {"card": card, "actions": match.deck[match.cards_drawn :], "used": used_cards(match)}
    for seat in range(match.seats):
        found[f"kept:{seat}"] = match.goal_cards[seat]
    return {place: action_ids(match, cards) for place, cards in found.items()}
