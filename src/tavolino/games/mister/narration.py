"""Tells the events of a match that is narrated. Footballers are told by their names, seats by their numbers."""

from tavolino.core.events import EventValues
from tavolino.core.outcome import Outcome
from tavolino.games.mister.engine import action_cards, league
from tavolino.games.mister.engine.action_cards import ActionPhase
from tavolino.games.mister.engine.footballers import ELEVEN, LETTERS, POSITIONS
from tavolino.games.mister.engine.moves import DIRECTIONS
from tavolino.games.mister.engine.state import (
    CUP,
    FORMATS,
    LEAGUE,
    NOBODY,
    SERIES_KICKS,
    SINGLE,
    State,
)

MATCH_MINUTES = 90
CONDITION_EVENTS = {
    action_cards.ANYONE: ("crosser", "no-crosser"),
    action_cards.KEEPER: ("launch", "no-launch"),
    action_cards.WALL: ("blocked", "over-the-wall"),
}
"""By the verb of a phase: the event when the footballer asked for is there, and when he is not."""
TRICK_EVENTS = ("trick", "no-trick")
LEADER_EVENTS = ("leader", "no-leader")


def footballer_name(state: State, footballer: int) -> str:
    return state.rules.footballers.names[footballer]


def footballer_names(state: State, footballers: list[int]) -> str:
    return ", ".join(footballer_name(state, f) for f in footballers if f != NOBODY)


def side_values(state: State) -> EventValues:
    """The attacker and the defender."""
    return {"seat": state.attacker, "other": state.defender}


def score_values(state: State, scored: list[int]) -> EventValues:
    """The score as the attacker sees it."""
    return {"goals": scored[state.attacker], "conceded": scored[state.defender]}


def minute(state: State) -> int:
    """The cards of a round are spread over ninety minutes."""
    cards = len(state.rules.action_cards)
    turned = (state.times_shuffled - 1) * cards + state.cards_drawn
    return 1 + MATCH_MINUTES * (turned - 1) // (cards * state.rules.action_passes)


# -- The transfer market


def tell_draft_begins(state: State) -> None:
    state.tell("draft-begins", {"seat": state.buyer, "cards_left": len(state.deck)})


def tell_deck_remade(state: State) -> None:
    state.tell("remade", {"n": len(state.deck), "pass": state.times_shuffled})


def tell_turned_up(state: State, seat: int) -> None:
    """A footballer is turned up for a seat, in the draft or at the market."""
    footballers = state.rules.footballers
    values: EventValues = {
        "footballer": footballer_name(state, state.turned_card),
        "role": footballers.roles[state.turned_card],
    }
    state.tell("turn-up", {"seat": seat, **values, "numbers": footballers.figures_text(state.turned_card)})


def tell_decision(state: State, seat: int, signs: bool) -> None:
    """The footballer turned up is signed, as the n-th of the squad, or discarded."""
    values: EventValues = {"seat": seat, "footballer": footballer_name(state, state.turned_card)}
    if not signs:
        state.tell("discarded", values)
        return
    n = len(state.squads[seat]) + (state.keepers[seat] != NOBODY)
    state.tell("signed", {**values, "n": n})


# -- Rounds and line-ups


def tell_numbers(state: State) -> None:
    for number, seat in enumerate(state.seats_by_number, start=1):
        state.tell("number", {"seat": seat, "number": number})


def tell_round(state: State) -> None:
    """A round of a cup or a league begins: its fixtures."""
    if state.rules.format == SINGLE:
        return
    state.tell("round", {"round": state.round + 1, "format": FORMATS[state.rules.format]})
    for at in range(0, len(state.turn_order), 2):
        pair: EventValues = {"seat": state.turn_order[at], "other": state.turn_order[at + 1]}
        state.tell("fixture", {**pair, "match": at // 2 + 1, "stage": fixture_stage(state, at)})


def fixture_stage(state: State, at: int) -> str:
    if state.rules.format == LEAGUE:
        return "league"
    return "semi-final" if state.round == 0 else ("third-place" if at else "final")


def tell_line_ups(state: State) -> None:
    """All line-ups are revealed."""
    for seat in range(state.seats):
        eleven = state.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]
        values: EventValues = {
            "eleven": footballer_names(state, eleven),
            "bench": footballer_names(state, state.benches[seat]),
        }
        state.tell("line-up", {"seat": seat, **values})


def tell_kick_off(state: State) -> None:
    for at in range(0, len(state.turn_order), 2):
        state.tell("kick-off", {"seat": state.turn_order[at], "other": state.turn_order[at + 1]})


# -- Attacks


def tell_card(state: State) -> None:
    action = state.rules.action_cards[state.card_in_play]
    values: EventValues = {"card": action.id, "minute": minute(state), "bonus": state.bonus[state.attacker]}
    state.tell("attack" if action.is_attack else "card", {**side_values(state), **values})


def tell_second_pass(state: State) -> None:
    state.tell("second-lap", {"n": len(state.deck)})


def tell_duel(state: State, phase: ActionPhase, own: int, theirs: int, passes: bool) -> None:
    """A duel is won or lost, or there is nobody to fight it."""
    if own == NOBODY:
        tell_nobody_there(state, phase.at)
        return
    values: EventValues = {
        **side_values(state),
        "by": footballer_name(state, own),
        "letter": LETTERS[phase.letter],
    }
    if theirs == NOBODY:
        state.tell("unopposed", {**values, "position": POSITIONS[phase.their_at]})
    else:
        state.tell("duel-won" if passes else "duel-lost", {**values, "rival": footballer_name(state, theirs)})


def tell_nobody_there(state: State, position: int) -> None:
    state.tell("nobody-there", {**side_values(state), "position": POSITIONS[position]})


def tell_condition(state: State, phase: ActionPhase, footballer: int) -> None:
    """Whether the footballer that a phase asks for is there."""
    is_trick = state.rules.action_cards[state.card_in_play].is_attack
    yes, no = CONDITION_EVENTS.get(phase.verb, TRICK_EVENTS if is_trick else LEADER_EVENTS)
    if footballer != NOBODY:
        state.tell(yes, {**side_values(state), "by": footballer_name(state, footballer)})
    else:
        state.tell(no, {**side_values(state), "card": state.rules.action_cards[state.card_in_play].id})


def tell_taker(state: State) -> None:
    state.tell("taker", {**side_values(state), "by": footballer_name(state, state.shooter)})


def tell_bonus(state: State) -> None:
    state.tell("lifted", {**side_values(state), "points": state.bonus[state.attacker]})


def shot_values(state: State) -> EventValues:
    keeper = footballer_name(state, state.keeper_of(state.defender))
    return {**side_values(state), "by": footballer_name(state, state.shooter), "keeper": keeper}


def tell_shot(state: State, is_kick: bool) -> None:
    """Somebody shoots, or takes a penalty of the shoot-out."""
    if is_kick:
        if state.kicks_taken == 2 * SERIES_KICKS:
            state.tell("sudden-death", side_values(state))
        state.tell("kick", {**shot_values(state), "number": state.kicks_taken // 2 + 1})
    else:
        state.tell("shot", shot_values(state))


def tell_directions(state: State) -> None:
    shot, dive = DIRECTIONS[state.shot_direction], DIRECTIONS[state.dive_direction]
    state.tell("directions", {**shot_values(state), "shot": shot, "dive": dive, "guess": guess_word(state)})


def guess_word(state: State) -> str:
    """Whether the goalkeeper went the right way, if anybody had to choose."""
    if state.shot_direction == NOBODY:
        return "none"
    return "right" if state.shot_direction == state.dive_direction else "wrong"


def tell_shot_result(state: State, is_goal: bool, chance: float) -> None:
    """A goal or a save, and what a shot of this `chance` adds to the expected goals."""
    values: EventValues = {**shot_values(state), "guess": guess_word(state), "minute": minute(state)}
    state.tell("goal" if is_goal else "saved", {**values, **score_values(state, state.goals)})
    tell_expected_goals(state, chance)


def tell_expected_goals(state: State, chance: float) -> None:
    """The chance of the shot under best play of both, and the sum of the chances of this fixture so far."""
    percent = round(100 * chance)
    own, theirs = expected_so_far(state, state.attacker) + percent, expected_so_far(state, state.defender)
    values: EventValues = {
        "chance": percent,
        "expected": f"{own / 100:.2f}",
        "against": f"{theirs / 100:.2f}",
    }
    state.tell("expected", {**side_values(state), **values})


def expected_so_far(state: State, seat: int) -> int:
    """The chances of a manager's shots since kick-off, in hundredths of a goal."""
    total = 0
    for event in reversed(state.events):
        if event.kind == "kick-off":
            break
        if event.kind == "expected" and event.values["seat"] == seat:
            total += int(str(event.values["chance"]))
    return total


def tell_leaver(state: State, footballer: int, injured: bool) -> None:
    """A footballer is sent off or injured."""
    values: EventValues = {
        **side_values(state),
        "by": footballer_name(state, footballer),
        "minute": minute(state),
    }
    state.tell("injured" if injured else "sent-off", {**values, "left": len(state.benches[state.attacker])})


def tell_substitute(state: State, footballer: int) -> None:
    """A footballer comes on for an injured one."""
    position = POSITIONS[state.vacated_place % ELEVEN]
    state.tell(
        "comes-on", {**side_values(state), "by": footballer_name(state, footballer), "position": position}
    )


def tell_full_time(state: State) -> None:
    """The result of every fixture, before penalties."""
    for at in range(0, len(state.turn_order), 2):
        home, away = state.turn_order[at], state.turn_order[at + 1]
        values: EventValues = {"goals": state.goals[home], "conceded": state.goals[away]}
        state.tell("full-time", {"seat": home, "other": away, **values})


# -- Penalties


def tell_shoot_out(state: State, home: int, away: int) -> None:
    state.tell("shoot-out", {"seat": home, "other": away, "goals": state.goals[home]})


def tell_kick_orders(state: State) -> None:
    for seat in (state.attacker, state.defender):
        state.tell("order", {"seat": seat, "takers": footballer_names(state, state.kick_orders[seat])})
    state.tell("toss", side_values(state))


def tell_kick_result(state: State, is_goal: bool) -> None:
    values: EventValues = {**shot_values(state), "guess": guess_word(state)}
    state.tell("kick-goal" if is_goal else "kick-saved", {**values, **score_values(state, state.kick_goals)})


def tell_lot(state: State) -> None:
    state.tell("shoot-out-lot", side_values(state))


def tell_shoot_out_over(state: State, home: int, away: int) -> None:
    ahead, behind = (home, away) if state.kick_goals[home] > state.kick_goals[away] else (away, home)
    values: EventValues = {"goals": state.kick_goals[ahead], "conceded": state.kick_goals[behind]}
    state.tell("shoot-out-over", {"seat": ahead, "other": behind, **values})


# -- Table, market, end


def tell_table(state: State) -> None:
    """The whole table, a line for each manager."""
    for placing in league.league_placings(state.seats_by_number, state.results, state.lot_order):
        row = placing.row
        figures: EventValues = {"points": row.points, "played": row.played, "difference": row.difference}
        why = placing.reason.tiebreak.value if placing.reason else "level"
        values: EventValues = {"place": placing.place, **figures, "goals": row.goals_for, "why": why}
        state.tell("standing", {"seat": placing.team, **values})


def tell_market_opens(state: State) -> None:
    state.tell("market-opens", {"round": state.round + 1, "n": len(state.market_queue)})


def tell_visit(state: State, seat: int, leaves: int) -> None:
    """The footballer turned up is refused, or swapped for `leaves`."""
    values: EventValues = {"seat": seat, "footballer": footballer_name(state, state.turned_card)}
    if leaves == state.turned_card:
        state.tell("refused", values)
    else:
        state.tell("swapped", {**values, "off": footballer_name(state, leaves)})


def tell_end(state: State, outcome: Outcome) -> None:
    """How the evening ended."""
    if state.lot_order:
        state.tell("lots", {"n": len(state.lot_order)})
        tell_table(state)
    if state.rules.format == CUP:
        for place, seat in enumerate(sorted(range(state.seats), key=lambda seat: -outcome.scores[seat])):
            state.tell("cup-place", {"seat": seat, "place": place + 1})
    figures: EventValues = {
        key: value for key, value in outcome.details.items() if not isinstance(value, float)
    }
    state.tell(f"end-{outcome.reason}", {"seat": outcome.winners[0], **figures})
