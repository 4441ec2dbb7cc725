"""What a seat knows of an evening of Mister as numbers, for programs that learn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import zeros
from tavolino.core.observation import FLAG, Layout, Row
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT
from tavolino.games.mister.engine.shot import chosen_direction
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    NOBODY,
    Rules,
    State,
)

QUESTIONS: Final = 9
DIRECTIONS: Final = 3
MAX_FIGURE: Final = 99  # no figure on a card is higher
MAX_SHUFFLES: Final = 99
RESULT_PARTS: Final = 5


def lay_out(layout: Layout, rules: Rules, seats: int) -> None:
    footballers, actions = rules.footballers.size, len(rules.action_cards)
    layout.flags("asked", 1)
    layout.flags("question", QUESTIONS)
    layout.number("round", 1, rules.round_count + 1)
    layout.counts("shuffles", 1, MAX_SHUFFLES)
    layout.counts("deck", 1)
    layout.flags("buyer", seats)
    layout.flags("attacker", seats)
    layout.flags("defender", seats)
    layout.flags("footballers-to-come", footballers)
    layout.flags("footballers-turned", footballers)
    layout.flags("free-agents", footballers)
    layout.flags("actions-to-come", actions)
    layout.flags("action", actions)
    layout.number("phase", 0, MAX_FIGURE)
    lay_out_figures(layout, "turned", 1)
    lay_out_figures(layout, "shooter", 1)
    layout.number("margin", -MAX_FIGURE, MAX_FIGURE)
    layout.flags("direction", DIRECTIONS)
    layout.flags("vacated", ELEVEN)
    layout.counts("kicks-taken", 1)
    for at in range(seats):
        lay_out_team(layout, at, footballers)


def lay_out_figures(layout: Layout, name: str, footballers: int) -> None:
    layout.number(f"{name}-abilities", 0, MAX_FIGURE, footballers * LETTER_COUNT)


def lay_out_team(layout: Layout, at: int, footballers: int) -> None:
    """The team of a seat, counted from the viewer's."""
    layout.add(f"squad-{at}", footballers, 0, 1, FLAG)
    layout.cards(f"keeper-{at}", 1, footballers)
    layout.cards(f"pitch-{at}", ELEVEN, footballers)
    lay_out_figures(layout, f"pitch-{at}", ELEVEN)
    layout.flags(f"bench-{at}", footballers)
    layout.counts(f"score-{at}", 3)
    layout.cards(f"kick-order-{at}", ELEVEN, footballers)
    layout.counts(f"results-{at}", RESULT_PARTS)


def observe(match: State, seat: i64, row: Row) -> None:
    seats: i64 = match.seats
    row.flag(match.awaited_seats >> seat & 1 == 1)
    row.one_of(-1 if match.over else match.asked, QUESTIONS)
    row.put(match.round + 1)
    row.put(min(MAX_SHUFFLES, match.times_shuffled))
    has_deck = match.asked != ASK_MARKET and match.asked != ASK_LINE_UP
    row.put(len(match.deck) - match.cards_drawn if has_deck else 0)
    row.seat(match.buyer if match.asked == ASK_DRAFT else -1, seat, seats)
    row.seat(match.attacker if has_kicked_off(match) else -1, seat, seats)
    row.seat(match.defender if has_kicked_off(match) else -1, seat, seats)
    observe_cards(match, row)
    observe_shot(match, seat, row)
    for at in range(seats):
        observe_team(match, seat, (seat + at) % seats, row)


def has_kicked_off(match: State) -> bool:
    return match.asked != ASK_DRAFT and match.asked != ASK_MARKET and match.asked != ASK_LINE_UP


def put_members(cards: list[int], size: i64, row: Row) -> None:
    """A flag for each card that is in the list."""
    flags = zeros(size)
    for card in cards:
        flags[card] = 1
    row.vec(flags, 0, size)


def observe_cards(match: State, row: Row) -> None:
    footballers: i64 = match.rules.footballers.size
    actions: i64 = len(match.rules.action_cards)
    is_draft = match.asked == ASK_DRAFT
    put_members(match.deck[match.cards_drawn :] if is_draft else [], footballers, row)
    put_members(match.deck[: match.cards_drawn] if is_draft else [], footballers, row)
    put_members(match.free_agents, footballers, row)
    put_members(match.deck[match.cards_drawn :] if has_kicked_off(match) else [], actions, row)
    row.one_of(match.card_in_play if has_kicked_off(match) else -1, actions)
    row.put(match.phase if has_kicked_off(match) else 0)


def observe_shot(match: State, seat: i64, row: Row) -> None:
    """The footballer turned up, and who shoots where."""
    has_turned = match.asked == ASK_DRAFT or match.asked == ASK_MARKET
    put_abilities(match, match.turned_card if has_turned else NOBODY, row)
    is_shot = match.asked == ASK_SHOT or match.asked == ASK_KICK
    put_abilities(match, match.shooter if is_shot else NOBODY, row)
    row.put(clip(match.margin) if is_shot else 0)
    row.one_of(chosen_direction(match, seat) if is_shot else -1, DIRECTIONS)
    row.one_of(match.vacated_place % ELEVEN if match.asked == ASK_SUBSTITUTE else -1, ELEVEN)
    row.put(match.kicks_taken)


def clip(number: i64) -> i64:
    return -MAX_FIGURE if number < -MAX_FIGURE else min(number, MAX_FIGURE)


def put_abilities(match: State, footballer: i64, row: Row) -> None:
    """The figures on a footballer's card; zeros for NOBODY."""
    if footballer == NOBODY:
        row.write_zeros(LETTER_COUNT)
    else:
        row.list(match.rules.footballers.ability, footballer * LETTER_COUNT, LETTER_COUNT)


def observe_team(match: State, viewer: i64, owner: i64, row: Row) -> None:
    footballers: i64 = match.rules.footballers.size
    put_members(match.squads[owner], footballers, row)
    row.put(match.keepers[owner] + 1)
    is_lined_up = has_kicked_off(match) or (match.asked == ASK_LINE_UP and owner == viewer)
    for position in range(ELEVEN):
        row.put(match.pitch[owner * ELEVEN + position] + 1 if is_lined_up else 0)
    for position in range(ELEVEN):
        put_abilities(match, match.pitch[owner * ELEVEN + position] if is_lined_up else NOBODY, row)
    put_members(match.benches[owner] if is_lined_up else [], footballers, row)
    row.put(match.goals[owner])
    row.put(match.bonus[owner])
    row.put(match.kick_goals[owner])
    order: list[int] = match.kick_orders[owner] if owner == viewer or match.asked != ASK_ORDER else []
    for number in range(ELEVEN):
        row.put(order[number] + 1 if number < len(order) else 0)
    row.vec(results_of(match, owner), 0, RESULT_PARTS)


def results_of(match: State, seat: i64) -> vec[i64]:
    """Matches won, drawn and lost so far, goals for and against."""
    parts = zeros(RESULT_PARTS)
    for home, away, goals, conceded, _, _ in match.results:
        if seat in (home, away):
            mine: i64 = goals if seat == home else conceded
            theirs: i64 = conceded if seat == home else goals
            parts[0 if mine > theirs else 2 if mine < theirs else 1] += 1
            parts[3] += mine
            parts[4] += theirs
    return parts
