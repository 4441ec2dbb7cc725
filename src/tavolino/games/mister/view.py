"""What a seat may know of a match of Mister."""

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, SPREAD, Ask, CardCount, Choice, View, Zone, ZoneLayout, zone
from tavolino.games.mister import narration
from tavolino.games.mister.board import QUESTIONS_WITHOUT_PITCH, STAGES, board, stage
from tavolino.games.mister.card_ids import (
    action_ids,
    bench_ids,
    departed_ids,
    eleven_ids,
    footballer_ids,
    squad_ids,
    used_cards,
)
from tavolino.games.mister.engine import draft, league, line_up, result, shot
from tavolino.games.mister.engine.footballers import ELEVEN, POSITIONS
from tavolino.games.mister.engine.moves import DIRECTIONS
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
    FixtureResult,
    State,
)

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
ZONE_OF_PICK = {
    ASK_LINE_UP: "bench",
    ASK_SUBSTITUTE: "bench",
    ASK_TAKER: "pitch",
    ASK_ORDER: "pitch",
    ASK_MARKET: "squad",
}


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    return {
        "game": state.game.id,
        "seat": seat,
        "seats": state.seats,
        "to_act": state.visible_deciders(),
        "over": state.over,
        "scores": result.scores(state),
        "facts": facts(state, seat),
        "board": board(state, seat),
        "zones": zones(state, seat),
        "ask": ask(state, seat),
        "legal": [] if seat is None else [choice(state, seat, move) for move in state.legal(seat)],
    }


# -- Facts


def facts(state: State, seat: int | None) -> dict[str, EventValue]:
    """Names and values for a client that does not know the game."""
    named: dict[str, EventValue] = {"stage": stage(state)}
    if state.rules.format != SINGLE:
        named |= evening_facts(state)
    if state.asked == ASK_DRAFT:
        return named | {"buyer": state.buyer, "pass": state.times_shuffled}
    if state.asked == ASK_MARKET:
        return named
    if state.asked == ASK_LINE_UP:
        return named | position_facts(state, seat)
    return named | match_facts(state) | shot_facts(state, seat) | position_facts(state, seat)


def evening_facts(state: State) -> dict[str, EventValue]:
    """The fixtures of the round (none in the draft), the results so far, and the table of a league."""
    named: dict[str, EventValue] = {"format": FORMATS[state.rules.format], "round": state.round + 1}
    if state.asked != ASK_DRAFT:
        named |= fixture_facts(state)
    named["results"] = [result_text(result) for result in state.results]
    if state.rules.format == LEAGUE:
        named["table"] = [
            str(p.team) for p in league.league_placings(state.seats_by_number, state.results, state.lot_order)
        ]
    return named


def fixture_facts(state: State) -> dict[str, EventValue]:
    """Who plays whom, and how it stands between them."""
    named: dict[str, EventValue] = {}
    for number in range(1, len(state.turn_order) // 2 + 1):
        home, away = state.turn_order[2 * number - 2 : 2 * number]
        named |= {f"home_{number}": home, f"away_{number}": away}
        if STAGES[state.asked] in ("match", "shoot-out"):
            named[f"score_{number}"] = f"{state.goals[home]}-{state.goals[away]}"
    return named


def result_text(played: FixtureResult) -> str:
    """Seats and goals, and penalties if it came to that: `0-2 1-1 4-3`."""
    home, away, goals, conceded, scored, missed = played
    return f"{home}-{away} {goals}-{conceded}" + (f" {scored}-{missed}" if scored != missed else "")


def match_facts(state: State) -> dict[str, EventValue]:
    """The minute, whose attack it is, and how the match stands."""
    named: dict[str, EventValue] = {"minute": narration.minute(state), "attacker": state.attacker}
    named["defender"] = state.defender
    for seat in range(state.seats):
        named[f"goals_{seat}"] = state.goals[seat]
        named[f"bonus_{seat}"] = state.bonus[seat]
        if STAGES[state.asked] == "shoot-out":
            named[f"kicks_{seat}"] = state.kick_goals[seat]
    return named


def shot_facts(state: State, seat: int | None) -> dict[str, EventValue]:
    """Who shoots at whom, and the direction that the viewer has chosen."""
    if state.over or state.asked not in (ASK_SHOT, ASK_KICK):
        return {}
    shooter, keeper = footballer_ids(state, [state.shooter, state.keeper_of(state.defender)])
    named: dict[str, EventValue] = {"shooter": shooter, "keeper": keeper}
    if seat is not None and shot.chosen_direction(state, seat) != NOBODY:
        named["direction"] = DIRECTIONS[shot.chosen_direction(state, seat)]
    return named


def position_facts(state: State, seat: int | None) -> dict[str, EventValue]:
    """Who plays where, position by position, and who kicks in which order, as far as the viewer may know."""
    named: dict[str, EventValue] = {}
    for owner in range(state.seats):
        if owner == seat or state.asked != ASK_LINE_UP:
            named[f"pitch_{owner}"] = footballer_ids(
                state, state.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]
            )
        if state.kick_orders[owner] and (owner == seat or state.asked != ASK_ORDER):
            named[f"order_{owner}"] = footballer_ids(state, state.kick_orders[owner])
    return named


# -- Zones


def zones(state: State, seat: int | None) -> list[Zone]:
    """All cards by where they lie, as far as the viewer may know them."""
    all_zones: list[Zone] = []
    for owner in range(state.seats):
        all_zones += team_zones(state, owner, owner == seat)
    if state.asked == ASK_DRAFT:
        return all_zones + draft_zones(state)
    all_zones.append(open_zone("free", footballer_ids(state, sorted(state.free_agents)), HEAP))
    if state.asked == ASK_MARKET:
        all_zones.append(turned_zone(state))
    elif state.asked != ASK_LINE_UP:
        all_zones += action_zones(state)
    return all_zones


def singles(cards: list[str]) -> list[CardCount]:
    """Cards of which there is one each."""
    return [{"card": card, "n": 1} for card in cards]


def team_zones(state: State, owner: int, own: bool) -> list[Zone]:
    """A squad, or how it is lined up; while it is being lined up, only the owner sees that."""
    if state.asked in QUESTIONS_WITHOUT_PITCH or (state.asked == ASK_LINE_UP and not own):
        return [team_zone("squad", owner, squad_ids(state, owner))]
    own_zones = [
        team_zone("pitch", owner, eleven_ids(state, owner)),
        team_zone("bench", owner, bench_ids(state, owner)),
    ]
    if state.asked == ASK_LINE_UP:
        return own_zones
    goal_cards = [state.rules.action_cards[card].id for card in state.goal_cards[owner]]
    directions = zone("directions", owner, len(DIRECTIONS), singles(list(DIRECTIONS)))
    own_zones += [
        team_zone("off", owner, departed_ids(state, owner)),
        team_zone("kept", owner, goal_cards),
        directions,
    ]
    return own_zones


def team_zone(kind: str, owner: int, cards: list[str]) -> Zone:
    return zone(kind, owner, len(cards), singles(cards))


def draft_zones(state: State) -> list[Zone]:
    """The draft's piles. Everyone can work out which cards are left in the deck; nobody knows their order."""
    left = footballer_ids(state, sorted(state.deck[state.cards_drawn :]))
    discards = footballer_ids(state, draft.discards(state)[::-1])
    return [turned_zone(state), open_zone("footballers", left, HEAP), open_zone("discards", discards, HEAP)]


def turned_zone(state: State) -> Zone:
    return open_zone("turned", footballer_ids(state, [state.turned_card]))


def open_zone(kind: str, cards: list[str], lies: ZoneLayout = SPREAD) -> Zone:
    return zone(kind, None, len(cards), singles(cards), lies)


def action_zones(state: State) -> list[Zone]:
    """The card that is being played, those still to come (in no order), and those used up, the last one first."""
    card = action_ids(state, [state.card_in_play] if state.card_in_play != NOBODY else [])
    left = action_ids(state, sorted(state.deck[state.cards_drawn :]))
    used = action_ids(state, used_cards(state)[::-1])
    return [open_zone("card", card), open_zone("actions", left, HEAP), open_zone("used", used, HEAP)]


# -- The question, and the answers


def ask(state: State, seat: int | None) -> Ask | None:
    """The question on the table as a seat, or a spectator, sees it."""
    if state.over:
        return None
    key, article = QUESTIONS[state.asked]
    asked = state.visible_deciders()
    values: dict[str, EventValue] = {"seat": seat if seat is not None and seat in asked else asked[0]}
    if state.secret_seats:
        key, more = secret_ask(state, seat, key)
    else:
        more = open_ask(state)
    return {"key": key, "values": values | more, "article": article}


def open_ask(state: State) -> dict[str, EventValue]:
    """The figures of a question that is asked of one seat alone."""
    footballers = state.rules.footballers
    if state.asked in QUESTIONS_WITHOUT_PITCH:
        he = state.turned_card
        values: dict[str, EventValue] = {"footballer": footballers.names[he], "role": footballers.roles[he]}
        return values | {
            "numbers": footballers.figures_text(he),
            "skills": " ".join(footballers.skill_names(he)) or "none",
        }
    card = state.rules.action_cards[state.card_in_play].id
    if state.asked == ASK_SUBSTITUTE:
        return {"card": card, "position": POSITIONS[state.vacated_place % ELEVEN]}
    return {"card": card, "other": state.defender if state.asked == ASK_TAKER else state.attacker}


def secret_ask(state: State, seat: int | None, key: str) -> tuple[str, dict[str, EventValue]]:
    """The viewer's part of a secret decision; `-wait` for whoever is done or only watches."""
    asked = seat is not None and state.is_asked(seat)
    if seat is None or not asked:
        return f"{key}-wait", {}
    if state.asked == ASK_LINE_UP:
        return key, {"position": POSITIONS[line_up.next_position(state, seat)]}
    if state.asked == ASK_ORDER:
        return key, {"number": len(state.kick_orders[seat]) + 1}
    shooter, keeper = state.shooter, state.keeper_of(state.defender)
    values: dict[str, EventValue] = {
        "by": narration.footballer_name(state, shooter),
        "keeper": narration.footballer_name(state, keeper),
    }
    return "shoot" if seat == state.attacker else "dive", values


def choice(state: State, seat: int, move: int) -> Choice:
    return {"move": move, "text": state.game.moves.text(move), "touches": [touched_card(state, seat, move)]}


def touched_card(state: State, seat: int, move: int) -> str:
    """The card that a move names, where it lies."""
    numbers = state.rules.move_numbers
    if move >= numbers.first_shot:
        return f"directions:{seat}/{DIRECTIONS[(move - numbers.first_shot) % 3]}"
    if move >= numbers.sign:
        return f"turned/{state.rules.footballers.ids[state.turned_card]}"
    owner = state.attacker if state.asked == ASK_LEAVER else seat
    return f"{ZONE_OF_PICK.get(state.asked, 'pitch')}:{owner}/{state.rules.footballers.ids[move]}"
