"""What a seat may know of a match of Mister."""

from typing import TYPE_CHECKING

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, SPREAD, Ask, CardCount, Choice, View, Zone, zone
from tavolino.games.mister import narration
from tavolino.games.mister.cards.reading import DIRECTIONS
from tavolino.games.mister.engine import league
from tavolino.games.mister.engine import result as verdict
from tavolino.games.mister.engine.footballers import ELEVEN, POSITIONS
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    FORMATS,
    LEAGUE,
    NOBODY,
    SINGLE,
)

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch

QUESTIONS = (
    ("draft", "2.3"),
    ("line-up", "3.1"),
    ("taker", "6.3"),
    ("leaver", "7.2"),
    ("substitute", "7.5"),
    ("shot", "5.6"),
    ("order", "8.2"),
    ("kick", "8.4"),
    ("market", "12.7"),
)
STAGES = ("draft", "line-up", "match", "match", "match", "match", "shoot-out", "shoot-out", "market")
"""By what is asked."""
QUESTIONS_WITHOUT_PITCH = (ASK_DRAFT, ASK_MARKET)
"""Questions between the matches: nobody has a position."""
ZONE_OF_PICK = {
    ASK_LINE_UP: "bench",
    ASK_SUBSTITUTE: "bench",
    ASK_TAKER: "pitch",
    ASK_ORDER: "pitch",
    ASK_MARKET: "squad",
}


def view(match: "MisterMatch", seat: int | None) -> View:
    return {
        "game": match.game.id,
        "seat": seat,
        "seats": match.seats,
        "to_act": match.visible_deciders(),
        "over": match.over,
        "scores": verdict.scores(match),
        "facts": facts(match, seat),
        "zones": zones(match, seat),
        "ask": ask(match, seat),
        "legal": [] if seat is None else [choice(match, seat, move) for move in match.legal(seat)],
    }


def footballer_ids(match: "MisterMatch", footballers: list[int]) -> list[str]:
    """Footballers by their ids; an empty string for nobody."""
    return ["" if f == NOBODY else match.rules.footballers.ids[f] for f in footballers]


# -- Facts


def facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    told: dict[str, EventValue] = {"stage": "over" if match.over else STAGES[match.asked]}
    if match.rules.format != SINGLE:
        told |= evening_facts(match)
    if match.asked == ASK_DRAFT:
        return told | {"buyer": match.buyer, "pass": match.times_shuffled}
    if match.asked == ASK_MARKET:
        return told
    if match.asked == ASK_LINE_UP:
        return told | position_facts(match, seat)
    return told | match_facts(match) | shot_facts(match, seat) | position_facts(match, seat)


def evening_facts(match: "MisterMatch") -> dict[str, EventValue]:
    """The fixtures of the round (none in the first market), the results so far, and the table of a league."""
    told: dict[str, EventValue] = {"format": FORMATS[match.rules.format], "round": match.round + 1}
    if match.asked != ASK_DRAFT:
        told |= fixture_facts(match)
    told["results"] = [result_text(result) for result in match.results]
    if match.rules.format == LEAGUE:
        told["table"] = [
            str(p.team) for p in league.league_placings(match.seats_by_number, match.results, match.lot_order)
        ]
    return told


def fixture_facts(match: "MisterMatch") -> dict[str, EventValue]:
    """Who plays whom, and how it stands between them."""
    told: dict[str, EventValue] = {}
    for number in range(1, len(match.turn_order) // 2 + 1):
        home, away = match.turn_order[2 * number - 2 : 2 * number]
        told |= {f"home_{number}": home, f"away_{number}": away}
        if STAGES[match.asked] in ("match", "shoot-out"):
            told[f"score_{number}"] = f"{match.goals[home]}-{match.goals[away]}"
    return told


def result_text(result: league.FixtureResult) -> str:
    """Seats and goals, and penalties if it came to that: `0-2 1-1 4-3`."""
    home, away, goals, conceded, scored, missed = result
    return f"{home}-{away} {goals}-{conceded}" + (f" {scored}-{missed}" if scored != missed else "")


def match_facts(match: "MisterMatch") -> dict[str, EventValue]:
    told: dict[str, EventValue] = {"minute": narration.minute(match), "attacker": match.attacker}
    told["defender"] = match.defender
    for seat in range(match.seats):
        told[f"goals_{seat}"] = match.goals[seat]
        told[f"bonus_{seat}"] = match.bonus[seat]
        if STAGES[match.asked] == "shoot-out":
            told[f"kicks_{seat}"] = match.kick_goals[seat]
    return told


def shot_facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    """Who shoots at whom; and the direction that one has chosen oneself."""
    if match.over or match.asked not in (ASK_SHOT, ASK_KICK):
        return {}
    shooter, keeper = footballer_ids(match, [match.shooter, match.keeper_of(match.defender)])
    told: dict[str, EventValue] = {"shooter": shooter, "keeper": keeper}
    if seat is not None and match.secret_directions[seat] != NOBODY:
        told["direction"] = DIRECTIONS[match.secret_directions[seat]]
    return told


def position_facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    """Who plays where, position by position, and who kicks in which order, as far as the viewer may know."""
    told: dict[str, EventValue] = {}
    for owner in range(match.seats):
        if owner == seat or match.asked != ASK_LINE_UP:
            told[f"pitch_{owner}"] = footballer_ids(
                match, match.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]
            )
        if match.kick_orders[owner] and (owner == seat or match.asked != ASK_ORDER):
            told[f"order_{owner}"] = footballer_ids(match, match.kick_orders[owner])
    return told


# -- Zones


def zones(match: "MisterMatch", seat: int | None) -> list[Zone]:
    found: list[Zone] = []
    for owner in range(match.seats):
        found += team_zones(match, owner, owner == seat)
    if match.asked == ASK_DRAFT:
        return found + draft_zones(match)
    found.append(open_zone("free", footballer_ids(match, sorted(match.free_agents)), HEAP))
    if match.asked == ASK_MARKET:
        found.append(turned_zone(match))
    elif match.asked != ASK_LINE_UP:
        found += action_zones(match)
    return found


def singles(cards: list[str]) -> list[CardCount]:
    """Cards of which there is one each."""
    return [{"card": card, "n": 1} for card in cards]


def team_zones(match: "MisterMatch", owner: int, own: bool) -> list[Zone]:
    """A squad, or how it is lined up; while it is being lined up, only the owner sees that."""
    if match.asked in QUESTIONS_WITHOUT_PITCH or (match.asked == ASK_LINE_UP and not own):
        return [team_zone("squad", owner, squad_ids(match, owner))]
    found = [
        team_zone("pitch", owner, eleven_ids(match, owner)),
        team_zone("bench", owner, bench_ids(match, owner)),
    ]
    if match.asked == ASK_LINE_UP:
        return found
    kept = [match.rules.action_cards[card].id for card in match.goal_cards[owner]]
    directions = zone("directions", owner, len(DIRECTIONS), singles(list(DIRECTIONS)))
    found += [team_zone("off", owner, departed_ids(match, owner)), team_zone("kept", owner, kept), directions]
    return found


def team_zone(kind: str, owner: int, cards: list[str]) -> Zone:
    return zone(kind, owner, len(cards), singles(cards))


def squad_ids(match: "MisterMatch", owner: int) -> list[str]:
    return [id for id in footballer_ids(match, [match.keepers[owner], *match.squads[owner]]) if id]


def eleven_ids(match: "MisterMatch", owner: int) -> list[str]:
    """Those on the pitch, in the order of the positions."""
    return [id for id in footballer_ids(match, match.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]) if id]


def bench_ids(match: "MisterMatch", owner: int) -> list[str]:
    return footballer_ids(match, match.benches[owner])


def departed_ids(match: "MisterMatch", owner: int) -> list[str]:
    """Those who have left the pitch for good."""
    present = {*eleven_ids(match, owner), *bench_ids(match, owner)}
    return [id for id in squad_ids(match, owner) if id not in present]


def draft_zones(match: "MisterMatch") -> list[Zone]:
    """Which cards are left in the deck everyone can work out; their order nobody knows."""
    left = footballer_ids(match, sorted(match.deck[match.cards_drawn :]))
    discards = footballer_ids(match, match.discards()[::-1])
    return [turned_zone(match), open_zone("footballers", left, HEAP), open_zone("discards", discards, HEAP)]


def turned_zone(match: "MisterMatch") -> Zone:
    return open_zone("turned", footballer_ids(match, [match.turned_card]))


def open_zone(kind: str, cards: list[str], lies: str = SPREAD) -> Zone:
    return zone(kind, None, len(cards), singles(cards), lies)


def action_zones(match: "MisterMatch") -> list[Zone]:
    """The card that is being played, those still to come (in no order), and those used up, the last one first."""
    card = action_ids(match, [match.card_in_play] if match.card_in_play != NOBODY else [])
    left = action_ids(match, sorted(match.deck[match.cards_drawn :]))
    used = action_ids(match, used_cards(match)[::-1])
    return [open_zone("card", card), open_zone("actions", left, HEAP), open_zone("used", used, HEAP)]


def action_ids(match: "MisterMatch", cards: list[int]) -> list[str]:
    return [match.rules.action_cards[card].id for card in cards]


def used_cards(match: "MisterMatch") -> list[int]:
    """The action cards that have been played and are nobody's goal."""
    kept = {card for cards in match.goal_cards for card in cards} | {match.card_in_play}
    return [card for card in match.deck[: match.cards_drawn] if card not in kept]


# -- The question, and the answers


def ask(match: "MisterMatch", seat: int | None) -> Ask | None:
    if match.over:
        return None
    key, article = QUESTIONS[match.asked]
    asked = match.visible_deciders()
    values: dict[str, EventValue] = {"seat": seat if seat is not None and seat in asked else asked[0]}
    if match.secret_seats:
        key, more = secret_ask(match, seat, key)
    else:
        more = open_ask(match)
    return {"key": key, "values": values | more, "article": article}


def open_ask(match: "MisterMatch") -> dict[str, EventValue]:
    """The figures of a question that is asked of one seat alone."""
    album = match.rules.footballers
    if match.asked in QUESTIONS_WITHOUT_PITCH:
        he = match.turned_card
        told: dict[str, EventValue] = {"footballer": album.names[he], "role": album.roles[he]}
        return told | {"numbers": album.figures_text(he), "skills": " ".join(album.skill_names(he)) or "none"}
    card = match.rules.action_cards[match.card_in_play].id
    if match.asked == ASK_SUBSTITUTE:
        return {"card": card, "position": POSITIONS[match.vacated_place % ELEVEN]}
    return {"card": card, "other": match.defender if match.asked == ASK_TAKER else match.attacker}


def secret_ask(match: "MisterMatch", seat: int | None, key: str) -> tuple[str, dict[str, EventValue]]:
    """One's own part of a secret decision; `-wait` for those who have done theirs and those who only watch."""
    asked = seat is not None and match.is_asked(seat)
    if seat is None or not asked:
        return f"{key}-wait", {}
    if match.asked == ASK_LINE_UP:
        return key, {"position": POSITIONS[match.next_position(seat)]}
    if match.asked == ASK_ORDER:
        return key, {"number": len(match.kick_orders[seat]) + 1}
    shooter, keeper = match.shooter, match.keeper_of(match.defender)
    told: dict[str, EventValue] = {
        "by": narration.footballer_name(match, shooter),
        "keeper": narration.footballer_name(match, keeper),
    }
    return "shoot" if seat == match.attacker else "dive", told


def choice(match: "MisterMatch", seat: int, move: int) -> Choice:
    return {"move": move, "text": match.game.moves.text(move), "touches": [touched_card(match, seat, move)]}


def touched_card(match: "MisterMatch", seat: int, move: int) -> str:
    """The card that a move names, where it lies."""
    numbers = match.rules.move_numbers
    if move >= numbers.first_shot:
        return f"directions:{seat}/{DIRECTIONS[(move - numbers.first_shot) % 3]}"
    if move >= numbers.sign:
        return f"turned/{match.rules.footballers.ids[match.turned_card]}"
    owner = match.attacker if match.asked == ASK_LEAVER else seat
    return f"{ZONE_OF_PICK.get(match.asked, 'pitch')}:{owner}/{match.rules.footballers.ids[move]}"
