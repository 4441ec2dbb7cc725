"""The whole truth about a match of Mister as plain data, for records and tests."""

from tavolino.games.mister.board import QUESTIONS_WITHOUT_PITCH
from tavolino.games.mister.card_ids import (
    action_ids,
    bench_ids,
    departed_ids,
    eleven_ids,
    footballer_ids,
    squad_ids,
    used_cards,
)
from tavolino.games.mister.cards.reading import DIRECTION_SETS
from tavolino.games.mister.engine.draft import discards
from tavolino.games.mister.engine.moves import DIRECTIONS
from tavolino.games.mister.engine.shot import chosen_direction
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, NOBODY, State


def dump(state: State) -> dict[str, object]:
    """The whole truth, for records and tests."""
    return {
        "cards": cards_by_place(state),
        "asked": state.asked,
        "waiting": state.awaited_seats,
        "secret": state.secret_seats,
        "deck": deck_ids(state),
        "laps": state.times_shuffled,
        "buyer": state.buyer,
        "unsigned": footballer_ids(state, state.free_agents),
        "unseen": state.unseen_free_agents,
        "queue": state.market_queue.copy(),
        "squads": [squad_ids(state, seat) for seat in range(state.seats)],
        "pitch": footballer_ids(state, state.pitch),
        "orders": [footballer_ids(state, order) for order in state.kick_orders],
        **match_state(state),
        "seeds": state.seats_by_number.copy(),
        "round": state.round,
        "results": [list(result) for result in state.results],
        "lots": state.lot_order.copy(),
        "seed": state.seed,
        "chances": state.rng_count,
    }


def match_state(state: State) -> dict[str, object]:
    """The fields of the match and of the shoot-out."""
    return {
        "order": state.turn_order.copy(),
        "turn": state.turn_index,
        "goals": state.goals.copy(),
        "bonus": state.bonus.copy(),
        "card": state.card_in_play,
        "phase": state.phase,
        "eligible": footballer_ids(state, state.eligible),
        "leaver": state.vacated_place,
        "shooter": state.shooter,
        "margin": state.margin,
        "chosen": [chosen_direction(state, seat) for seat in range(state.seats)],
        "tie": state.fixture_index,
        "first": state.first_kicker,
        "kicks": state.kick_goals.copy(),
        "struck": state.kicks_taken,
    }


def deck_ids(state: State) -> list[str]:
    """The cards left of the deck on the table."""
    left = state.deck[state.cards_drawn :]
    return footballer_ids(state, left) if state.asked == ASK_DRAFT else action_ids(state, left)


def cards_by_place(state: State) -> dict[str, dict[str, int]]:
    """Every card of the box, by where it is."""
    places = footballer_places(state)
    if state.asked in QUESTIONS_WITHOUT_PITCH or state.asked == ASK_LINE_UP:
        places["actions"] = action_ids(state, list(range(len(state.rules.action_cards))))
    else:
        places |= action_places(state)
    for seat in range(state.seats):
        places[f"directions:{seat}"] = [*DIRECTIONS]
    places["box"] = [*DIRECTIONS] * (DIRECTION_SETS - state.seats)
    return {place: {card: cards.count(card) for card in cards} for place, cards in places.items()}


def footballer_places(state: State) -> dict[str, list[str]]:
    """Every footballer, by where he is."""
    places: dict[str, list[str]] = {
        "turned": footballer_ids(state, [state.turned_card]) if state.turned_card != NOBODY else []
    }
    if state.asked == ASK_DRAFT:
        places |= {"footballers": deck_ids(state), "discards": footballer_ids(state, discards(state))}
    else:
        places["free"] = footballer_ids(state, state.free_agents)
    for seat in range(state.seats):
        if state.asked in QUESTIONS_WITHOUT_PITCH:
            places[f"squad:{seat}"] = squad_ids(state, seat)
        else:
            places[f"pitch:{seat}"], places[f"bench:{seat}"] = eleven_ids(state, seat), bench_ids(state, seat)
            places[f"off:{seat}"] = departed_ids(state, seat)
    return places


def action_places(state: State) -> dict[str, list[str]]:
    """Every action card, by where it is."""
    card = [state.card_in_play] if state.card_in_play != NOBODY else []
    places = {"card": card, "actions": state.deck[state.cards_drawn :], "used": used_cards(state)}
    for seat in range(state.seats):
        places[f"kept:{seat}"] = state.goal_cards[seat]
    return {place: action_ids(state, cards) for place, cards in places.items()}
