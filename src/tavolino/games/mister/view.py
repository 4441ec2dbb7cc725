"""What a seat may know of a match of Mister."""

from typing import TYPE_CHECKING

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, SPREAD, Ask, Choice, Pile, View, Zone, zone
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
SQUADS_ONLY = (ASK_DRAFT, ASK_MARKET)
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
        "to_act": match.deciding(),
        "over": match.over,
        "scores": verdict.scores(match),
        "facts": facts(match, seat),
        "zones": zones(match, seat),
        "ask": ask(match, seat),
        "legal": [] if seat is None else [choice(match, seat, move) for move in match.legal(seat)],
    }


def ids(match: "MisterMatch", footballers: list[int]) -> list[str]:
    """Footballers by their ids; an empty string for nobody."""
    return ["" if f == NOBODY else match.rules.album.ids[f] for f in footballers]


# -- Facts


def facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    told: dict[str, EventValue] = {"stage": "over" if match.over else STAGES[match.asked]}
    if match.rules.format != SINGLE:
        told |= evening_facts(match)
    if match.asked == ASK_DRAFT:
        return told | {"buyer": match.buyer, "pass": match.laps}
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
    told["results"] = [written(result) for result in match.results]
    if match.rules.format == LEAGUE:
        told["table"] = [str(p.team) for p in league.table(match.seeds, match.results, match.lots)]
    return told


def fixture_facts(match: "MisterMatch") -> dict[str, EventValue]:
    """Who plays whom, and how it stands between them."""
    told: dict[str, EventValue] = {}
    for number in range(1, len(match.order) // 2 + 1):
        home, away = match.order[2 * number - 2 : 2 * number]
        told |= {f"home_{number}": home, f"away_{number}": away}
        if STAGES[match.asked] in ("match", "shoot-out"):
            told[f"score_{number}"] = f"{match.goals[home]}-{match.goals[away]}"
    return told


def written(result: league.FixtureResult) -> str:
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
            told[f"kicks_{seat}"] = match.kicks[seat]
    return told


def shot_facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    """Who shoots at whom; and the direction that one has chosen oneself."""
    if match.over or match.asked not in (ASK_SHOT, ASK_KICK):
        return {}
    shooter, keeper = ids(match, [match.shooter, match.keeper(match.defender)])
    told: dict[str, EventValue] = {"shooter": shooter, "keeper": keeper}
    if seat is not None and match.chosen[seat] != NOBODY:
        told["direction"] = DIRECTIONS[match.chosen[seat]]
    return told


def position_facts(match: "MisterMatch", seat: int | None) -> dict[str, EventValue]:
    """Who plays where, position by position, and who kicks in which order, as far as the viewer may know."""
    told: dict[str, EventValue] = {}
    for owner in range(match.seats):
        if owner == seat or match.asked != ASK_LINE_UP:
            told[f"pitch_{owner}"] = ids(match, match.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN])
        if match.orders[owner] and (owner == seat or match.asked != ASK_ORDER):
            told[f"order_{owner}"] = ids(match, match.orders[owner])
    return told


# -- Zones


def zones(match: "MisterMatch", seat: int | None) -> list[Zone]:
    found: list[Zone] = []
    for owner in range(match.seats):
        found += team_zones(match, owner, owner == seat)
    if match.asked == ASK_DRAFT:
        return found + draft_zones(match)
    found.append(open_zone("free", ids(match, sorted(match.unsigned)), HEAP))
    if match.asked == ASK_MARKET:
        found.append(turned_zone(match))
    elif match.asked != ASK_LINE_UP:
        found += action_zones(match)
    return found


def singles(cards: list[str]) -> list[Pile]:
    """Cards of which there is one each."""
    return [{"card": card, "n": 1} for card in cards]


def team_zones(match: "MisterMatch", owner: int, own: bool) -> list[Zone]:
    """A squad, or how it is lined up; while it is being lined up, only the owner sees that."""
    if match.asked in SQUADS_ONLY or (match.asked == ASK_LINE_UP and not own):
        return [team_zone("squad", owner, squad(match, owner))]
    found = [team_zone("pitch", owner, eleven(match, owner)), team_zone("bench", owner, bench(match, owner))]
    if match.asked == ASK_LINE_UP:
        return found
    kept = [match.rules.actions[card].id for card in match.kept[owner]]
    directions = zone("directions", owner, len(DIRECTIONS), singles(list(DIRECTIONS)))
    found += [team_zone("off", owner, off(match, owner)), team_zone("kept", owner, kept), directions]
    return found


def team_zone(kind: str, owner: int, cards: list[str]) -> Zone:
    return zone(kind, owner, len(cards), singles(cards))


def squad(match: "MisterMatch", owner: int) -> list[str]:
    return [id for id in ids(match, [match.keepers[owner], *match.squads[owner]]) if id]


def eleven(match: "MisterMatch", owner: int) -> list[str]:
    """Those on the pitch, in the order of the positions."""
    return [id for id in ids(match, match.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]) if id]


def bench(match: "MisterMatch", owner: int) -> list[str]:
    return ids(match, match.benches[owner])


def off(match: "MisterMatch", owner: int) -> list[str]:
    """Those who have left the pitch for good."""
    present = {*eleven(match, owner), *bench(match, owner)}
    return [id for id in squad(match, owner) if id not in present]


def draft_zones(match: "MisterMatch") -> list[Zone]:
    """Which cards are left in the deck everyone can work out; their order nobody knows."""
    left = ids(match, sorted(match.deck[match.drawn :]))
    discards = ids(match, match.discards()[::-1])
    return [turned_zone(match), open_zone("footballers", left, HEAP), open_zone("discards", discards, HEAP)]


def turned_zone(match: "MisterMatch") -> Zone:
    return open_zone("turned", ids(match, [match.turned]))


def open_zone(kind: str, cards: list[str], lies: str = SPREAD) -> Zone:
    return zone(kind, None, len(cards), singles(cards), lies)


def action_zones(match: "MisterMatch") -> list[Zone]:
    """The card that is being played, those still to come (in no order), and those used up, the last one first."""
    card = action_ids(match, [match.card] if match.card != NOBODY else [])
    left = action_ids(match, sorted(match.deck[match.drawn :]))
    used = action_ids(match, used_up(match)[::-1])
    return [open_zone("card", card), open_zone("actions", left, HEAP), open_zone("used", used, HEAP)]


def action_ids(match: "MisterMatch", cards: list[int]) -> list[str]:
    return [match.rules.actions[card].id for card in cards]


def used_up(match: "MisterMatch") -> list[int]:
    """The action cards that have been played and are nobody's goal."""
    kept = {card for cards in match.kept for card in cards} | {match.card}
    return [card for card in match.deck[: match.drawn] if card not in kept]


# -- The question, and the answers


def ask(match: "MisterMatch", seat: int | None) -> Ask | None:
    if match.over:
        return None
    key, article = QUESTIONS[match.asked]
    asked = match.deciding()
    values: dict[str, EventValue] = {"seat": seat if seat is not None and seat in asked else asked[0]}
    if match.secret:
        key, more = secret_ask(match, seat, key)
    else:
        more = open_ask(match)
    return {"key": key, "values": values | more, "article": article}


def open_ask(match: "MisterMatch") -> dict[str, EventValue]:
    """The figures of a question that is asked of one seat alone."""
    album = match.rules.album
    if match.asked in SQUADS_ONLY:
        he = match.turned
        told: dict[str, EventValue] = {"footballer": album.names[he], "role": album.roles[he]}
        return told | {"numbers": album.numbers(he), "skills": " ".join(album.skills_of(he)) or "none"}
    card = match.rules.actions[match.card].id
    if match.asked == ASK_SUBSTITUTE:
        return {"card": card, "position": POSITIONS[match.leaver % ELEVEN]}
    return {"card": card, "other": match.defender if match.asked == ASK_TAKER else match.attacker}


def secret_ask(match: "MisterMatch", seat: int | None, key: str) -> tuple[str, dict[str, EventValue]]:
    """One's own part of a secret decision; `-wait` for those who have done theirs and those who only watch."""
    asked = seat is not None and match.is_asked(seat)
    if seat is None or not asked:
        return f"{key}-wait", {}
    if match.asked == ASK_LINE_UP:
        return key, {"position": POSITIONS[match.next_position(seat)]}
    if match.asked == ASK_ORDER:
        return key, {"number": len(match.orders[seat]) + 1}
    shooter, keeper = match.shooter, match.keeper(match.defender)
    told: dict[str, EventValue] = {
        "by": narration.name(match, shooter),
        "keeper": narration.name(match, keeper),
    }
    return "shoot" if seat == match.attacker else "dive", told


def choice(match: "MisterMatch", seat: int, move: int) -> Choice:
    return {"move": move, "text": match.game.moves.text(move), "touches": [touched(match, seat, move)]}


def touched(match: "MisterMatch", seat: int, move: int) -> str:
    """The card that a move names, where it lies."""
    numbers = match.rules.numbers
    if move >= numbers.shoot:
        return f"directions:{seat}/{DIRECTIONS[(move - numbers.shoot) % 3]}"
    if move >= numbers.sign:
        return f"turned/{match.rules.album.ids[match.turned]}"
    owner = match.attacker if match.asked == ASK_LEAVER else seat
    return f"{ZONE_OF_PICK.get(match.asked, 'pitch')}:{owner}/{match.rules.album.ids[move]}"
