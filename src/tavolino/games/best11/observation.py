"""What a seat knows of a match of Best 11 as numbers, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.counts import zeros
from tavolino.core.observation import Layout, Row
from tavolino.games.best11.engine import hidden_cards, scoring
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY, ROLE_COUNT
from tavolino.games.best11.engine.moves import MAX_MARKET_CARDS, MAX_SCOUTED_CARDS
from tavolino.games.best11.engine.state import (
    ASK_SCOUT,
    DECK_KINDS,
    FOR_SWAP,
    UNUSED,
    Rules,
    State,
)

QUESTIONS: Final = 19
PURPOSES: Final = FOR_SWAP + 1
OPPORTUNITY_KINDS: Final = 4
FAR: Final = 9999  # no figure of a match is as large


def lay_out(layout: Layout, rules: Rules, seats: int) -> None:
    box = rules.box
    events, cards = len(box.events), len(box.ids)
    layout.flags("asked", 1)
    layout.flags("question", QUESTIONS)
    layout.flags("purpose", PURPOSES)
    layout.number("turn", 0, FAR)
    layout.number("last-turn", 0, FAR)
    layout.flags("mover", seats)
    layout.flags("fixed-opponent", seats)
    layout.flags("fought", seats)
    layout.flags("fought-before", seats)
    layout.flags("named-manager", seats)
    layout.cards("event", 1, events)
    lay_out_offer(layout, "market", MAX_MARKET_CARDS, cards)
    lay_out_offer(layout, "scouted", MAX_SCOUTED_CARDS, cards)
    layout.counts("decks", DECK_KINDS * rules.clubs)
    layout.counts("action-discards", rules.sets * len(box.action_copies))
    layout.counts("played-events", rules.sets * events)
    layout.flags("used-management", rules.sets * len(box.management))
    layout.counts("hand", events)
    lay_out_challenge(layout, len(box.halves), seats)
    for at in range(seats):
        lay_out_manager(layout, at, rules, seats)


def lay_out_offer(layout: Layout, name: str, places: int, cards: int) -> None:
    """Cards to buy or take, with what they cost the viewer."""
    layout.cards(f"{name}-cards", places, cards)
    layout.number(f"{name}-values", 0, FAR, places)
    layout.number(f"{name}-prices", 0, FAR, places)
    layout.flags(f"{name}-fits", places)
    layout.flags(f"{name}-roles", places * ROLE_COUNT)


def lay_out_challenge(layout: Layout, halves: int, seats: int) -> None:
    for who in ("attacker", "defender", "acting", "stepping"):
        layout.flags(who, seats)
    layout.flags("half", halves)
    layout.number("needed", 0, FAR)
    layout.flags("standing-attack", halves)
    layout.number("standing", -FAR, FAR, 3)
    layout.flags("chosen", ELEVEN)
    layout.number("chosen-values", -FAR, FAR, ELEVEN)
    layout.counts("raised-and-lowered", 2)
    layout.flags("is-goal", 1)
    layout.number("bets", 0, FAR, seats)


def lay_out_manager(layout: Layout, at: int, rules: Rules, seats: int) -> None:
    """What lies before a seat, counted from the viewer's."""
    box = rules.box
    layout.number(f"points-{at}", -FAR, FAR)
    layout.number(f"money-{at}", -FAR, FAR)
    layout.counts(f"goals-and-conceded-{at}", 2)
    layout.counts(f"bought-{at}", 1)
    layout.number(f"bargain-{at}", -FAR, FAR)
    layout.counts(f"hand-size-{at}", 1)
    layout.flags(f"stadium-and-immunity-{at}", 2)
    layout.flags(f"peace-{at}", seats)
    layout.flags(f"formation-{at}", len(box.formations))
    layout.cards(f"coach-{at}", 1, len(box.ids))
    layout.number(f"coach-value-{at}", 0, FAR)
    layout.cards(f"team-{at}", ELEVEN, len(box.ids))
    layout.number(f"team-values-{at}", 0, FAR, ELEVEN)
    layout.flags(f"captain-{at}", ELEVEN)
    layout.flags(f"sent-off-{at}", ELEVEN)
    layout.counts(f"free-places-{at}", ROLE_COUNT)
    layout.cards(f"management-{at}", 1, len(box.management))
    layout.flags(f"opportunity-{at}", OPPORTUNITY_KINDS)
    layout.counts(f"events-in-front-{at}", len(box.events))
    layout.counts(f"known-of-hand-{at}", len(box.events))


def observe(match: State, seat: i64, row: Row) -> None:
    seats: i64 = match.seats
    row.flag(match.awaited_seats >> seat & 1 == 1)
    row.one_of(-1 if match.over else match.asked, QUESTIONS)
    row.one_of(match.question_purpose, PURPOSES)
    row.put(match.turn)
    row.put(match.final_turn)
    row.seat(match.mover, seat, seats)
    row.seat(match.fixed_opponent, seat, seats)
    row.seats(match.fought, seat, seats)
    row.seats(match.fought_before, seat, seats)
    row.seat(match.named_manager, seat, seats)
    row.put(match.event + 1)
    observe_offer(match, seat, match.market, MAX_MARKET_CARDS, row)
    is_scouting = match.asked == ASK_SCOUT and match.awaited_seats >> seat & 1 == 1
    observe_offer(match, seat, match.scouted if is_scouting else [], MAX_SCOUTED_CARDS, row)
    observe_decks(match, seat, row)
    observe_challenge(match, seat, row)
    for at in range(seats):
        observe_manager(match, seat, (seat + at) % seats, row)


def observe_offer(match: State, seat: i64, offered: list[int], places: i64, row: Row) -> None:
    cards = zeros(places)
    for at in range(len(offered)):
        if at < places:
            cards[at] = offered[at] + 1
    row.vec(cards, 0, places)
    for at in range(places):
        row.put(match.box.value[cards[at] - 1] if cards[at] else 0)
    for at in range(places):
        row.put(match.price(seat, cards[at] - 1) if cards[at] else 0)
    for at in range(places):
        row.flag(cards[at] > 0 and match.fits(seat, cards[at] - 1))
    for at in range(places):
        row.one_of(match.box.role[cards[at] - 1] if cards[at] else -1, ROLE_COUNT)


def observe_decks(match: State, seat: i64, row: Row) -> None:
    rules = match.rules
    for deck in range(DECK_KINDS * rules.clubs):
        row.put(match.cards_left(deck))
    row.list(match.discards, 0, len(match.discards))
    row.list(match.played_events, 0, len(match.played_events))
    for which in range(rules.sets):
        row.members(match.used_management[which], len(match.box.management))
    kinds: i64 = len(match.box.events)
    row.list(match.hand, seat * kinds, kinds)


def observe_challenge(match: State, seat: i64, row: Row) -> None:
    seats: i64 = match.seats
    halves: i64 = len(match.box.halves)
    for who in (match.attacker, match.defender, match.acting, match.stepping):
        row.seat(who, seat, seats)
    is_on = match.attacker != NOBODY
    row.one_of(match.half if is_on else -1, halves)
    row.put(match.box.halves[match.half].total if is_on and match.half != NOBODY else 0)
    row.one_of(match.standing_attack if is_on else -1, halves)
    row.put(match.standing_total if is_on else 0)
    row.put(match.standing_raised if is_on else 0)
    row.put(match.standing_lowered if is_on else 0)
    observe_chosen(match, row)
    row.put(match.raised if is_on else 0)
    row.put(match.lowered if is_on else 0)
    row.flag(match.is_goal)
    for at in range(seats):
        row.put(match.bets[(seat + at) % seats] + 1)


def observe_chosen(match: State, row: Row) -> None:
    """The footballers of the action that is being tried, by slot."""
    chosen, values = zeros(ELEVEN), zeros(ELEVEN)
    for at in range(len(match.chosen)):
        chosen[match.chosen[at]] = 1
        if at < len(match.values):
            values[match.chosen[at]] = match.values[at]
    row.vec(chosen, 0, ELEVEN)
    row.vec(values, 0, ELEVEN)


def observe_manager(match: State, viewer: i64, owner: i64, row: Row) -> None:
    seats: i64 = match.seats
    row.put(scoring.points(match, owner))
    row.put(match.money[owner])
    row.put(match.goals[owner])
    row.put(match.conceded[owner])
    row.put(match.cards_bought[owner])
    row.put(match.bargain[owner])
    row.put(match.hand_size[owner])
    row.flag(match.has_stadium(owner))
    row.flag(match.is_immune(owner))
    row.seats(match.peace_with[owner], viewer, seats)
    row.one_of(match.formation[owner], len(match.box.formations))
    observe_team(match, owner, row)
    row.list(match.free_places, owner * ROLE_COUNT, ROLE_COUNT)
    used: i64 = match.used_opportunity[owner]
    is_known = owner == viewer or used != UNUSED
    row.put(match.management[owner] + 1 if is_known else 0)
    row.one_of(used, OPPORTUNITY_KINDS)
    kinds: i64 = len(match.box.events)
    row.list(match.events_in_front, owner * kinds, kinds)
    observe_known_hand(match, viewer, owner, row)


def observe_team(match: State, owner: i64, row: Row) -> None:
    coach: i64 = match.coach[owner]
    row.put(coach + 1)
    row.put(0 if coach == NOBODY else match.box.value[coach])
    first = owner * ELEVEN
    for slot in range(ELEVEN):
        row.put(match.team[first + slot] + 1)
    for slot in range(ELEVEN):
        row.put(0 if match.team[first + slot] == NOBODY else match.footballer_value(owner, slot))
    row.one_of(match.captain[owner], ELEVEN)
    for slot in range(ELEVEN):
        row.flag(match.team[first + slot] != NOBODY and match.team[first + slot] in match.sent_off)


def observe_known_hand(match: State, viewer: i64, owner: i64, row: Row) -> None:
    """Of another hand the cards that the viewer once discarded and saw drawn."""
    kinds: i64 = len(match.box.events)
    known = zeros(kinds)
    if owner != viewer and match.tracked_cards:
        for kind in hidden_cards.known_kinds_in_hand(match.tracked_cards, viewer, owner):
            known[kind] += 1
    row.vec(known, 0, kinds)
