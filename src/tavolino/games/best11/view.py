"""Builds the view of a match: what one seat may know."""

from collections.abc import Iterable

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, SPREAD, Ask, CardCount, Choice, View, Zone, ZoneLayout, zone
from tavolino.games.best11 import board, card_places, narration
from tavolino.games.best11.engine import hidden_cards, scoring
from tavolino.games.best11.engine.card_box import (
    CAPTAIN,
    ELEVEN,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FREE_COACH,
    FREE_FOOTBALLER,
    NOBODY,
    POACH,
)
from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.moves import BUY, DECK, MANAGER, MARKET, OWN, PLAY, TAKE, THEIR, USE
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_BET_ON,
    ASK_CARD,
    ASK_CHOOSE,
    ASK_DECK,
    ASK_DISCARD,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MANAGER,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OWN,
    ASK_REPLACE,
    ASK_REVIEW,
    ASK_SCOUT,
    ASK_SHOW,
    ASK_STEP,
    ASK_TARGET,
    ASK_THEIR,
    EVENT_DECK,
    FOR_CHALLENGE,
    FOR_FIXTURE,
    FOR_PEACE,
    FOR_SWAP,
    MAX_HAND_EVENTS,
    TEAM_DECK,
    UNUSED,
    State,
)

QUESTIONS = {
    ASK_MOVE: ("move", "4.8"),
    ASK_DECK: ("deck", "14.13"),
    ASK_SCOUT: ("scout", "14.13"),
    ASK_DISCARD: ("discard", "11.9"),
    ASK_SHOW: ("show", "7.6"),
    ASK_BET: ("bet", "14.8"),
    ASK_BET_ON: ("bet-on", "14.8"),
    ASK_CARD: ("card", "6.11"),
    ASK_DRAWN: ("drawn", "11.3"),
    ASK_CHOOSE: ("choose", "8.8"),
    ASK_JINX: ("jinx", "9.9"),
    ASK_STEP: ("step", "9.7"),
    ASK_TARGET: ("target", "9.4"),
    ASK_REPLACE: ("replace", "13.10"),
    ASK_REVIEW: ("review", "11.3"),
}
"""By question (ASK_...): its key, and the article that explains it."""
QUESTIONS_BY_PURPOSE = {
    (ASK_MARKET, FREE_FOOTBALLER): ("free-footballer", "6.13"),
    (ASK_MARKET, FREE_COACH): ("free-coach", "6.13"),
    (ASK_MARKET, EXCHANGE_FOOTBALLER): ("exchange-in", "6.19"),
    (ASK_MARKET, EXCHANGE_COACH): ("exchange-coach", "6.17"),
    (ASK_OWN, CAPTAIN): ("captain", "7.1"),
    (ASK_OWN, EXCHANGE_FOOTBALLER): ("exchange-out", "6.17"),
    (ASK_OWN, FOR_SWAP): ("swap-out", "14.7"),
    (ASK_MANAGER, FOR_CHALLENGE): ("challenge", "8.2"),
    (ASK_MANAGER, FOR_PEACE): ("peace", "12.7"),
    (ASK_MANAGER, FOR_FIXTURE): ("fixture", "14.11"),
    (ASK_MANAGER, POACH): ("poach", "6.15"),
    (ASK_MANAGER, FOR_SWAP): ("swap", "14.7"),
    (ASK_THEIR, POACH): ("poach-whom", "6.15"),
    (ASK_THEIR, FOR_SWAP): ("swap-in", "14.7"),
}
"""The same for questions that serve several purposes."""


def build_view(state: State, seat: int | None) -> View:
    return {
        "game": state.game.id,
        "seat": seat,
        "seats": state.seats,
        "to_act": state.visible_deciders(),
        "over": state.over,
        "scores": [scoring.points(state, s) for s in range(state.seats)],
        "facts": facts(state),
        "board": board.build_board(state, seat),
        "zones": zones(state, seat),
        "ask": current_question(state),
        "legal": [] if seat is None else [choice(state, move, seat) for move in state.legal(seat)],
    }


# -- Facts


def facts(state: State) -> dict[str, EventValue]:
    values: dict[str, EventValue] = {"turn": state.turn, "last": state.final_turn, "mover": state.mover}
    if not state.over:
        values["prices"] = prices(state)
    if state.fixed_opponent != NOBODY:
        values["fixture"] = state.fixed_opponent
    for seat in range(state.seats):
        values |= {f"{name}_{seat}": value for name, value in manager_facts(state, seat).items()}
    return values if state.attacker == NOBODY else values | challenge_facts(state)


def prices(state: State) -> list[str]:
    """The prices of the cards on the market, for the manager who is to move."""
    return [str(state.price(state.mover, card)) for card in state.market if card != NOBODY]


def manager_facts(state: State, seat: int) -> dict[str, EventValue]:
    """What lies open before one manager, beside the cards.

    `shirts` are the numbers of the team's footballers, `off` those of the footballers who have been sent off.
    """
    values: dict[str, EventValue] = {
        "money": state.money[seat],
        "club": state.box.club_names[state.rules.club_of[seat]],
        "formation": state.box.formations[state.formation[seat]],
        "goals": state.goals[seat],
        "conceded": state.conceded[seat],
        "stadium": int(state.has_stadium(seat)),
        "immune": int(state.is_immune(seat)),
        "twins": [str(other) for other in range(state.seats) if state.peace_with[seat] >> other & 1],
        "shirts": " ".join(
            str(slot + 1) for slot, card in enumerate(team_cards(state, seat)) if card != NOBODY
        ),
    }
    if state.captain[seat] != NOBODY:
        values["captain"] = narration.footballer_name(state, seat, state.captain[seat])
    if state.sent_off:
        values["off"] = [
            str(slot + 1) for slot, card in enumerate(team_cards(state, seat)) if card in state.sent_off
        ]
    return values


def team_cards(state: State, seat: int) -> list[int]:
    return state.team[seat * ELEVEN : seat * ELEVEN + ELEVEN]


def challenge_facts(state: State) -> dict[str, EventValue]:
    values: dict[str, EventValue] = {"attacker": state.attacker, "defender": state.defender}
    for seat, bet in enumerate(state.bets):
        if bet != NOBODY:
            values[f"bet_{seat}"] = "goal" if bet & 1 else "no-goal"
    if state.acting == NOBODY or state.action_card == NOBODY:
        return values
    values["acting"] = state.acting
    if state.half != NOBODY and state.spare_card == NOBODY:
        values |= {
            "half": state.box.halves[state.half].name,
            "need": narration.format_requirement(state, state.half),
        }
    if state.chosen:
        values["chosen"] = [str(slot + 1) for slot in state.chosen]
        values["values"] = [str(value) for value in state.values]
        values["total"] = action_values.action_total(state)
    return values


# -- Zones


def zones(state: State, seat: int | None) -> list[Zone]:
    all_zones: list[Zone] = []
    for owner in range(state.seats):
        all_zones += manager_zones(state, owner, seat)
    all_zones.append(open_zone("market", None, card_places.market(state)))
    for club in range(state.rules.clubs):
        owner_of_deck = card_places.deck_owner(state, club, state.rules.clubs)
        all_zones.append(zone("team-deck", owner_of_deck, state.cards_left(TEAM_DECK + club), [], HEAP))
    for which in range(state.rules.sets):
        all_zones += deck_zones(state, which, seat)
    return [*all_zones, open_zone("table", None, card_places.actions_in_use(state))]


def manager_zones(state: State, owner: int, seat: int | None) -> list[Zone]:
    """The zones of one manager, the hand first."""
    hand = known_hand(state, owner, seat)
    is_known = owner == seat or state.used_opportunity[owner] != UNUSED
    management = card_places.management(state, owner)
    own_zones = [
        zone("hand", owner, state.hand_size[owner], piles(hand)),
        zone("management", owner, len(management), piles(management) if is_known else []),
        open_zone("team", owner, card_places.team(state, owner)),
        open_zone("coach", owner, card_places.coach(state, owner)),
        open_zone("formation", owner, card_places.formation(state, owner)),
        open_zone("front", owner, card_places.events_in_front(state, owner)),
    ]
    down = card_places.discarded_unused(state, owner)
    if down:
        own_zones.append(zone("down", owner, len(down), piles(down) if owner == seat else [], HEAP))
    if state.asked == ASK_SCOUT and state.to_act == [owner]:
        looked = card_places.scouted_cards(state)
        own_zones.append(zone("scouted", owner, len(looked), piles(looked) if owner == seat else []))
    return own_zones


def known_hand(state: State, owner: int, seat: int | None) -> list[str]:
    """The viewer's own event cards; of another hand those that the viewer once discarded and saw drawn."""
    if owner == seat:
        return card_places.hand(state, owner)
    if seat is None:
        return []
    return [
        state.box.events[kind].id
        for kind in hidden_cards.known_kinds_in_hand(state.tracked_cards, seat, owner)
    ]


def deck_zones(state: State, which: int, seat: int | None) -> list[Zone]:
    """The decks and discards of one set of event, action and management cards."""
    owner = card_places.deck_owner(state, which, state.rules.sets)
    events = EVENT_DECK * state.rules.clubs + which
    return [
        zone(
            "event-deck", owner, state.cards_left(events), piles(known_deck_events(state, events, seat)), HEAP
        ),
        zone("action-deck", owner, state.cards_left(events + state.rules.clubs), [], HEAP),
        zone("management-deck", owner, state.cards_left(events + 2 * state.rules.clubs), [], HEAP),
        open_zone("discards", owner, card_places.discards(state, which), HEAP),
        open_zone("out", owner, card_places.played_events(state, which), HEAP),
        open_zone("used", owner, card_places.used_management(state, which), HEAP),
    ]


def known_deck_events(state: State, deck: int, seat: int | None) -> list[str]:
    """The event cards that the viewer has put at the bottom of the deck."""
    if seat is None:
        return []
    cards, known = state.deck_cards[deck], state.card_knowers[deck]
    mine = [cards[at] for at in range(state.deck_position[deck], len(cards)) if known[at] >> seat & 1]
    return [state.box.events[kind].id for kind in mine]


def open_zone(kind: str, owner: int | None, cards: list[str], lies: ZoneLayout = SPREAD) -> Zone:
    return zone(kind, owner, len(cards), piles(cards), lies)


def piles(cards: Iterable[str]) -> list[CardCount]:
    counts = card_places.count_cards(cards)
    return [{"card": card, "n": n} for card, n in counts.items()]


# -- The question


def current_question(state: State) -> Ask | None:
    if state.over:
        return None
    key, article = QUESTIONS.get(state.asked) or QUESTIONS_BY_PURPOSE[state.asked, state.question_purpose]
    return {"key": question_key(state, key), "values": question_values(state), "article": article}


def question_key(state: State, key: str) -> str:
    """Both managers of a challenge are asked before footballers are chosen and after a goal, not for the same."""
    if state.asked == ASK_DRAWN and state.to_act != [state.acting]:
        return "drawn-other"
    return "scored" if state.asked == ASK_REVIEW and state.to_act == [state.attacker] else key


def question_values(state: State) -> dict[str, EventValue]:
    """Who is asked, about whom, and the figures of the question."""
    seat = state.to_act[0]
    values: dict[str, EventValue] = {"seat": seat}
    if state.asked == ASK_DISCARD:
        values["n"] = state.hand_size[seat] + state.events_to_draw - MAX_HAND_EVENTS
    elif state.asked == ASK_THEIR:
        values["other"] = state.named_manager
    elif state.asked == ASK_TARGET:
        values["card"] = state.box.events[state.event].id
    elif state.asked in (ASK_BET, ASK_JINX):
        values["other"] = state.attacker
    elif state.attacker != NOBODY and not state.is_outsider(seat):
        values["other"] = state.opponent(seat)
    if state.asked in (ASK_STEP, ASK_JINX):
        values |= narration.total_values(state)
    return values


def choice(state: State, move: int, seat: int) -> Choice:
    return {"move": move, "text": state.game.moves.text(move), "touches": touches(state, move, seat)}


def touches(state: State, move: int, seat: int) -> list[str]:
    """The card, the manager or the deck that a move touches."""
    kinds = len(state.box.events)
    if move >= PLAY:
        return [f"hand:{seat}/{state.box.events[(move - PLAY) % kinds].id}"]
    if move >= OWN:
        return [footballer_id(state, move, seat)]
    if move >= TAKE:
        return [f"scouted:{seat}/{state.box.ids[state.scouted[move - TAKE]]}"]
    if move >= BUY:
        return [f"market/{state.box.ids[state.market[(move - BUY) % (MARKET - BUY)]]}"]
    if move >= DECK:
        return [
            card_places.zone_id("team-deck", card_places.deck_owner(state, move - DECK, state.rules.clubs))
        ]
    if move >= MANAGER:
        return [f"team:{move - MANAGER}"]
    return [f"management:{seat}"] if move >= USE else []


def footballer_id(state: State, move: int, seat: int) -> str:
    """A footballer on the pitch: the viewer's or the named manager's, in an action the acting manager's."""
    slot = (move - OWN) % ELEVEN
    owner = state.acting
    if state.asked in (ASK_OWN, ASK_THEIR):
        owner = seat if move < THEIR else state.named_manager
    return f"team:{owner}/{state.box.ids[state.team[owner * ELEVEN + slot]]}"
