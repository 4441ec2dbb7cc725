"""What a seat may know of a match of Best 11."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, SPREAD, Ask, CardCount, Choice, View, Zone, zone
from tavolino.games.best11 import card_places, narration
from tavolino.games.best11.engine import hidden_cards
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
    DO_CHALLENGE,
    DO_FIXTURE,
    DO_PEACE,
    DO_SWAP,
    EVENT_DECK,
    MAX_HAND_EVENTS,
    TEAM_DECK,
    UNUSED,
)

if TYPE_CHECKING:
    from tavolino.games.best11.engine.match import Best11Match

QUESTIONS = {
    ASK_MOVE: ("move", "4.8"),
    ASK_DECK: ("deck", "14.13"),
    ASK_SCOUT: ("scout", "14.13"),
    ASK_DISCARD: ("discard", "11.9"),
    ASK_SHOW: ("show", "7.6"),
    ASK_BET: ("bet", "14.8"),
    ASK_BET_ON: ("bet-on", "14.8"),
    ASK_CARD: ("card", "6.11"),
    ASK_DRAWN: ("drawn", "13.5"),
    ASK_CHOOSE: ("choose", "8.8"),
    ASK_JINX: ("jinx", "9.9"),
    ASK_STEP: ("step", "9.7"),
    ASK_TARGET: ("target", "9.4"),
    ASK_REPLACE: ("replace", "13.10"),
    ASK_REVIEW: ("review", "13.15"),
}
"""By what is asked: the question, and the article that explains it."""
QUESTIONS_BY_PURPOSE = {
    (ASK_MARKET, FREE_FOOTBALLER): ("free-footballer", "6.13"),
    (ASK_MARKET, FREE_COACH): ("free-coach", "6.13"),
    (ASK_MARKET, EXCHANGE_FOOTBALLER): ("exchange-in", "6.19"),
    (ASK_MARKET, EXCHANGE_COACH): ("exchange-coach", "6.17"),
    (ASK_OWN, CAPTAIN): ("captain", "7.1"),
    (ASK_OWN, EXCHANGE_FOOTBALLER): ("exchange-out", "6.17"),
    (ASK_OWN, DO_SWAP): ("swap-out", "14.7"),
    (ASK_MANAGER, DO_CHALLENGE): ("challenge", "8.2"),
    (ASK_MANAGER, DO_PEACE): ("peace", "12.7"),
    (ASK_MANAGER, DO_FIXTURE): ("fixture", "14.11"),
    (ASK_MANAGER, POACH): ("poach", "6.15"),
    (ASK_MANAGER, DO_SWAP): ("swap", "14.7"),
    (ASK_THEIR, POACH): ("poach-whom", "6.15"),
    (ASK_THEIR, DO_SWAP): ("swap-in", "14.7"),
}
"""The same, for a question that is a part of something."""


def build_view(match: "Best11Match", seat: int | None) -> View:
    return {
        "game": match.game.id,
        "seat": seat,
        "seats": match.seats,
        "to_act": match.visible_deciders(),
        "over": match.over,
        "scores": [match.points(s) for s in range(match.seats)],
        "facts": facts(match),
        "zones": zones(match, seat),
        "ask": current_question(match),
        "legal": [] if seat is None else [choice(match, move, seat) for move in match.legal(seat)],
    }


# -- Facts


def facts(match: "Best11Match") -> dict[str, EventValue]:
    told: dict[str, EventValue] = {"turn": match.turn, "last": match.last, "mover": match.mover}
    if not match.over:
        told["prices"] = prices(match)
    if match.fixture != NOBODY:
        told["fixture"] = match.fixture
    for seat in range(match.seats):
        told |= {f"{name}_{seat}": value for name, value in manager_facts(match, seat).items()}
    return told if match.attacker == NOBODY else told | challenge_facts(match)


def prices(match: "Best11Match") -> list[str]:
    """What the market asks of whoever is to move, card by card as they lie there."""
    return [str(match.price(match.mover, card)) for card in match.market if card != NOBODY]


def manager_facts(match: "Best11Match", seat: int) -> dict[str, EventValue]:
    """One manager: what lies open beside the cards. `shirts` are the numbers of the team's footballers, `off` of
    those who have been sent off.
    """
    told: dict[str, EventValue] = {
        "money": match.money[seat],
        "club": match.box.club_names[match.rules.club_of[seat]],
        "formation": match.box.formations[match.formation[seat]],
        "goals": match.scored[seat],
        "conceded": match.conceded[seat],
        "stadium": match.stadiums >> seat & 1,
        "immune": int(match.is_immune(seat)),
        "twins": [str(other) for other in range(match.seats) if match.peace[seat] >> other & 1],
        "shirts": " ".join(
            str(slot + 1) for slot, card in enumerate(team_cards(match, seat)) if card != NOBODY
        ),
    }
    if match.captain[seat] != NOBODY:
        told["captain"] = narration.footballer_name(match, seat, match.captain[seat])
    if match.off:
        told["off"] = [
            str(slot + 1) for slot, card in enumerate(team_cards(match, seat)) if card in match.off
        ]
    return told


def team_cards(match: "Best11Match", seat: int) -> list[int]:
    return match.team[seat * ELEVEN : seat * ELEVEN + ELEVEN]


def challenge_facts(match: "Best11Match") -> dict[str, EventValue]:
    told: dict[str, EventValue] = {"attacker": match.attacker, "defender": match.defender}
    for seat, bet in enumerate(match.bets):
        if bet != NOBODY:
            told[f"bet_{seat}"] = "goal" if bet & 1 else "no-goal"
    if match.acting == NOBODY or match.card == NOBODY:
        return told
    told["acting"] = match.acting
    if match.half != NOBODY and match.spare == NOBODY:
        told |= {
            "half": match.box.halves[match.half].id,
            "need": narration.format_requirement(match, match.half),
        }
    if match.chosen:
        told["chosen"] = [str(slot + 1) for slot in match.chosen]
        told["values"] = [str(value) for value in match.values]
        told["total"] = match.total()
    return told


# -- Zones


def zones(match: "Best11Match", seat: int | None) -> list[Zone]:
    found: list[Zone] = []
    for owner in range(match.seats):
        found += manager_zones(match, owner, seat)
    found.append(open_zone("market", None, card_places.market(match)))
    for club in range(match.rules.clubs):
        owner_of_deck = card_places.deck_owner(match, club, match.rules.clubs)
        found.append(zone("team-deck", owner_of_deck, match.left(TEAM_DECK + club), [], HEAP))
    for which in range(match.rules.sets):
        found += deck_zones(match, which, seat)
    return [*found, open_zone("table", None, card_places.actions_in_use(match))]


def manager_zones(match: "Best11Match", owner: int, seat: int | None) -> list[Zone]:
    """What lies before a manager, the hand first."""
    hand = known_hand(match, owner, seat)
    is_known = owner == seat or match.spent[owner] != UNUSED
    management = card_places.management(match, owner)
    found = [
        zone("hand", owner, match.held[owner], piles(hand)),
        zone("management", owner, len(management), piles(management) if is_known else []),
        open_zone("team", owner, card_places.team(match, owner)),
        open_zone("coach", owner, card_places.coach(match, owner)),
        open_zone("formation", owner, card_places.formation(match, owner)),
        open_zone("front", owner, card_places.events_in_front(match, owner)),
    ]
    down = card_places.discarded_unused(match, owner)
    if down:
        found.append(zone("down", owner, len(down), piles(down) if owner == seat else [], HEAP))
    if match.asked == ASK_SCOUT and owner == match.mover:
        looked = card_places.scouted_cards(match)
        found.append(zone("scouted", owner, len(looked), piles(looked) if owner == seat else []))
    return found


def known_hand(match: "Best11Match", owner: int, seat: int | None) -> list[str]:
    """One's own event cards; of another's those that one once discarded and saw drawn."""
    if owner == seat:
        return card_places.hand(match, owner)
    if seat is None:
        return []
    return [match.box.events[kind].id for kind in hidden_cards.known_kinds_in_hand(match.strays, seat, owner)]


def deck_zones(match: "Best11Match", which: int, seat: int | None) -> list[Zone]:
    """The decks and heaps of one box of event, action and management cards."""
    owner = card_places.deck_owner(match, which, match.rules.sets)
    events = EVENT_DECK * match.rules.clubs + which
    return [
        zone("event-deck", owner, match.left(events), piles(known_deck_events(match, events, seat)), HEAP),
        zone("action-deck", owner, match.left(events + match.rules.clubs), [], HEAP),
        zone("management-deck", owner, match.left(events + 2 * match.rules.clubs), [], HEAP),
        open_zone("discards", owner, card_places.discards(match, which), HEAP),
        open_zone("out", owner, card_places.played_events(match, which), HEAP),
        open_zone("used", owner, card_places.used_management(match, which), HEAP),
    ]


def known_deck_events(match: "Best11Match", deck: int, seat: int | None) -> list[str]:
    """The event cards that one has put at the bottom of the deck oneself."""
    if seat is None:
        return []
    cards, known = match.cards[deck], match.known[deck]
    mine = [cards[at] for at in range(match.at[deck], len(cards)) if known[at] >> seat & 1]
    return [match.box.events[kind].id for kind in mine]


def open_zone(kind: str, owner: int | None, cards: list[str], lies: str = SPREAD) -> Zone:
    return zone(kind, owner, len(cards), piles(cards), lies)


def piles(cards: Iterable[str]) -> list[CardCount]:
    counts = card_places.count_cards(cards)
    return [{"card": card, "n": n} for card, n in counts.items()]


# -- The question


def current_question(match: "Best11Match") -> Ask | None:
    if match.over:
        return None
    key, article = QUESTIONS.get(match.asked) or QUESTIONS_BY_PURPOSE[match.asked, match.doing]
    return {"key": key, "values": question_values(match), "article": article}


def question_values(match: "Best11Match") -> dict[str, EventValue]:
    """Who is asked, about whom, and the figures of the question."""
    seat = match.to_act[0]
    told: dict[str, EventValue] = {"seat": seat}
    if match.asked == ASK_DISCARD:
        told["n"] = match.held[seat] + match.to_draw - MAX_HAND_EVENTS
    elif match.asked == ASK_THEIR:
        told["other"] = match.named
    elif match.asked == ASK_TARGET:
        told["card"] = match.box.events[match.event].id
    elif match.asked in (ASK_BET, ASK_JINX):
        told["other"] = match.attacker
    elif match.attacker != NOBODY and not match.is_outsider(seat):
        told["other"] = match.opponent(seat)
    if match.asked in (ASK_STEP, ASK_JINX):
        told |= narration.total_values(match)
    return told


def choice(match: "Best11Match", move: int, seat: int) -> Choice:
    return {"move": move, "text": match.game.moves.text(move), "touches": touches(match, move, seat)}


def touches(match: "Best11Match", move: int, seat: int) -> list[str]:
    """The card, the manager or the deck that a move is about."""
    kinds = len(match.box.events)
    if move >= PLAY:
        return [f"hand:{seat}/{match.box.events[(move - PLAY) % kinds].id}"]
    if move >= OWN:
        return [footballer_id(match, move, seat)]
    if move >= TAKE:
        return [f"scouted:{seat}/{match.box.ids[match.looked[move - TAKE]]}"]
    if move >= BUY:
        return [f"market/{match.box.ids[match.market[(move - BUY) % (MARKET - BUY)]]}"]
    if move >= DECK:
        return [
            card_places.zone_id("team-deck", card_places.deck_owner(match, move - DECK, match.rules.clubs))
        ]
    if move >= MANAGER:
        return [f"team:{move - MANAGER}"]
    return [f"management:{seat}"] if move >= USE else []


def footballer_id(match: "Best11Match", move: int, seat: int) -> str:
    """One on the pitch: in a challenge of the acting manager, outside one's own or the one named."""
    slot = (move - OWN) % ELEVEN
    owner = match.acting
    if match.attacker == NOBODY:
        owner = seat if move < THEIR else match.named
    return f"team:{owner}/{match.box.ids[match.team[owner * ELEVEN + slot]]}"
