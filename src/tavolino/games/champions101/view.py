"""What a seat may know of a match of 101 Champions Challenge, and the complete state for records and tests."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, PILE, Ask, CardCount, Choice, View, Zone, card_counts, zone
from tavolino.games.champions101.cards import COLOURS, KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine.forecast import ChampionsForecast, forecast
from tavolino.games.champions101.engine.moves import MOVES
from tavolino.games.champions101.engine.state import (
    BALLS,
    FOOTBALLERS,
    HAND_SIZE,
    NO_COLOUR,
    SHOOT_OUT,
    SHOOT_OUT_HAND_SIZE,
    State,
)

QUESTIONS = (("foul", "8.8"), ("play", "4.1"), ("keep", "5.1"), ("strike", "11.2"))
PERIODS = ("first-half", "second-half", "extra", "shoot-out")
PILES = ("footballers", "balls")


def view(match: State, seat: int | None) -> View:
    return {
        "game": match.game.id,
        "seat": seat,
        "seats": 2,
        "to_act": match.visible_deciders(),
        "over": match.over,
        "scores": match.goals.copy(),
        "facts": facts(match),
        "board": board(match, seat),
        "zones": zones(match, seat),
        "ask": ask(match),
        "legal": [] if seat is None else [choice(move, seat) for move in match.legal(seat)],
    }


def facts(match: State) -> dict[str, EventValue]:
    named: dict[str, EventValue] = {"period": PERIODS[match.period], "ball": match.ball, "red": match.red}
    if match.period == SHOOT_OUT:
        return named | {
            "kicks_0": match.shoot_out_goals[0],
            "kicks_1": match.shoot_out_goals[1],
            "round": match.kicks_taken // 2 + 1,
        }
    for pile, name in enumerate(PILES):
        colour = match.tops[pile]
        named[f"{name}_colour"] = "" if colour < 0 else COLOURS[colour]
        named[f"{name}_joker"] = match.joker_piles >> pile & 1
    return named


class ChampionsPile(TypedDict):
    """The colour of the top card, null for an empty pile, and whether it is a penalty card used as a joker."""

    colour: str | None
    is_joker: bool


class ChampionsKick(TypedDict):
    """A card kicked in the shoot-out: it lies face up if it was a goal, face down if it was saved."""

    card: str
    is_goal: bool


class ChampionsShootOut(TypedDict):
    """The round, the penalties scored by each seat, and the kicks of each, which keep the count (11.10)."""

    round: int
    goals: list[int]
    kicks: list[list[ChampionsKick]]


class ChampionsBoard(TypedDict):
    """What the board of 101 Champions Challenge shows besides the zones: who has the ball, who is red, how many cards
    the deck of this period had when play began, and what each of the viewer's moves would come to.
    """

    period: str
    ball: int
    red: int
    deck_at_start: int
    footballers: ChampionsPile
    balls: ChampionsPile
    shoot_out: ChampionsShootOut | None
    forecasts: list[ChampionsForecast]


def board(match: State, seat: int | None) -> ChampionsBoard:
    return {
        "period": PERIODS[match.period],
        "ball": match.ball,
        "red": match.red,
        "deck_at_start": deck_at_start(match),
        "footballers": pile_top(match, FOOTBALLERS),
        "balls": pile_top(match, BALLS),
        "shoot_out": shoot_out(match) if match.period == SHOOT_OUT else None,
        "forecasts": [] if seat is None else [forecast(match, seat, move) for move in match.legal(seat)],
    }


def deck_at_start(match: State) -> int:
    if match.period == SHOOT_OUT:
        return len(match.rules.shoot_out_deck) - 2 * SHOOT_OUT_HAND_SIZE
    return len(match.rules.full_deck) - 2 * HAND_SIZE


def pile_top(match: State, pile: int) -> ChampionsPile:
    colour = match.tops[pile]
    return {
        "colour": None if colour == NO_COLOUR else COLOURS[colour],
        "is_joker": match.joker_piles >> pile & 1 == 1,
    }


def shoot_out(match: State) -> ChampionsShootOut:
    return {
        "round": match.kicks_taken // 2 + 1,
        "goals": match.shoot_out_goals.copy(),
        "kicks": [kicks_of(match, seat) for seat in range(2)],
    }


def kicks_of(match: State, seat: int) -> list[ChampionsKick]:
    """The kicks of a seat. Who kicks first changes with every round (11.7)."""
    mine = [match.kick_history[n] for n in range(match.kicks_taken) if kicker(match, n) == seat]
    return [{"card": NAMES[kick >> 1], "is_goal": bool(kick & 1)} for kick in mine]


def kicker(match: State, kick: int) -> int:
    return (match.starter + kick // 2 + kick % 2) % 2


def zones(match: State, seat: int | None) -> list[Zone]:
    all_zones = [hand(match, owner, seat) for owner in range(2)]
    all_zones.append(zone("deck", None, match.cards_left(), [], HEAP))
    if match.period == SHOOT_OUT:
        kicked = card_counts(NAMES, [match.kicked_cards.count(kind) for kind in range(KINDS)])
        all_zones.append(zone("turned", None, 1, [{"card": NAMES[match.turned_card], "n": 1}]))
        all_zones.append(zone("kicked", None, len(match.kicked_cards), kicked))
    else:
        all_zones += [pile_zone(match, pile) for pile in range(2)]
    out = list(match.out_of_game)
    all_zones.append(zone("out", None, sum(out), card_counts(NAMES, out), HEAP))
    return all_zones + [face_down(match, owner, seat) for owner in range(2)]


def hand(match: State, owner: int, seat: int | None) -> Zone:
    """The viewer's own cards; of the other hand only the cards that the viewer gave away."""
    if seat is None:
        return zone("hand", owner, match.hand_sizes[owner], [])
    known = counts_of(match.hand, owner) if owner == seat else match.hidden.known_hand(owner)
    return zone("hand", owner, match.hand_sizes[owner], card_counts(NAMES, known))


def face_down(match: State, owner: int, seat: int | None) -> Zone:
    cards = counts_of(match.face_down, owner)
    return zone("down", owner, sum(cards), card_counts(NAMES, cards) if owner == seat else [], HEAP)


def pile_zone(match: State, pile: int) -> Zone:
    """A pile with its top card first. All its cards were seen when they were laid."""
    cards = counts_of(match.piles, pile)
    top = match.top_card(pile)
    if top >= 0:
        cards[top] -= 1
    shown = card_counts(NAMES, cards)
    all_cards: list[CardCount] = [{"card": NAMES[top], "n": 1}, *shown] if top >= 0 else []
    return zone(PILES[pile], None, sum(counts_of(match.piles, pile)), all_cards, PILE)


def counts_of(counts: vec[i64], owner: i64) -> list[int]:
    first = owner * KINDS
    return [counts[first + kind] for kind in range(KINDS)]


def ask(match: State) -> Ask | None:
    if match.over:
        return None
    key, article = QUESTIONS[match.asked]
    values: dict[str, EventValue] = {"seat": match.to_act[0], "other": 1 - match.to_act[0]}
    return {"key": key, "values": values, "article": article}


def choice(move: int, seat: int) -> Choice:
    """A move with the cards it takes from the hand."""
    kind, args = MOVES[move]
    cards = args[:1] if kind == "joker" else args
    extra = ("penalty",) if kind in ("joker", "claim", "penalties", "foul") else ()
    touches = [f"hand:{seat}/{card}" for card in (*cards, *extra)]
    return {"move": move, "text": MOVES.text(move), "touches": touches}


def dump(match: State) -> dict[str, object]:
    return {
        "cards": places(match),
        "asked": match.asked,
        "waiting": match.awaited_seats,
        "period": match.period,
        "starter": match.starter,
        "ball": match.ball,
        "red": match.red,
        "goals": match.goals.copy(),
        "kicks": match.shoot_out_goals.copy(),
        "extra_goals": match.extra_goals.copy(),
        "struck": match.kicks_taken,
        "kick_history": match.kick_history.copy(),
        "tops": list(match.tops),
        "jokers": match.joker_piles,
        "deck": [NAMES[match.deck[at]] for at in range(match.cards_drawn, len(match.deck))],
        "sure": list(match.hidden.sure),
        "bundles": [list(bundle) for bundle in match.hidden.bundles],
        "strays": [[s.owner, s.kind, s.first, s.last] for s in match.hidden.strays],
        "seed": match.seed,
        "chances": match.rng_count,
    }


def places(match: State) -> dict[str, dict[str, int]]:
    """Every card of the box by its place."""
    deck = [0] * KINDS
    for at in range(match.cards_drawn, len(match.deck)):
        deck[match.deck[at]] += 1
    by_place = {"deck": deck, "out": list(match.out_of_game)}
    for side in range(2):
        by_place[f"hand:{side}"] = counts_of(match.hand, side)
        by_place[f"down:{side}"] = counts_of(match.face_down, side)
        by_place[PILES[side]] = counts_of(match.piles, side)
    named = {place: dict(zip(NAMES, counts, strict=True)) for place, counts in by_place.items()}
    if match.period == SHOOT_OUT:
        named["aside"] = {"penalty": match.rules.counts[PENALTY]}
        named["turned"] = {} if match.over else {NAMES[match.turned_card]: 1}
        named["kicked"] = {NAMES[kind]: match.kicked_cards.count(kind) for kind in set(match.kicked_cards)}
    return named
