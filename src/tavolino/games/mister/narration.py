"""What is told of a match while it is narrated. Footballers are told by their names, seats by their numbers."""

from typing import TYPE_CHECKING

from tavolino.core.events import EventValues
from tavolino.games.mister.bot.goal_odds import goal_chance
from tavolino.games.mister.cards.reading import DIRECTIONS
from tavolino.games.mister.engine import action_cards, league
from tavolino.games.mister.engine.action_cards import ActionPhase
from tavolino.games.mister.engine.footballers import ELEVEN, LETTERS, POSITIONS
from tavolino.games.mister.engine.state import CUP, FORMATS, LEAGUE, NOBODY, SERIES_KICKS, SINGLE

if TYPE_CHECKING:
    from tavolino.games.mister.engine.evening import Evening
    from tavolino.games.mister.engine.state import State

MATCH_MINUTES = 90
CONDITION_EVENTS = {
    action_cards.ANYONE: ("crosser", "no-crosser"),
    action_cards.KEEPER: ("launch", "no-launch"),
    action_cards.WALL: ("blocked", "over-the-wall"),
}
"""By what a phase asks: what is told when the footballer asked for is there, and when he is not."""
TRICK_EVENTS = ("trick", "no-trick")
LEADER_EVENTS = ("leader", "no-leader")


def footballer_name(match: "State", footballer: int) -> str:
    return match.rules.footballers.names[footballer]


def footballer_names(match: "State", footballers: list[int]) -> str:
    return ", ".join(footballer_name(match, f) for f in footballers if f != NOBODY)


def side_values(match: "State") -> EventValues:
    """The attacker and the defender."""
    return {"seat": match.attacker, "other": match.defender}


def score_values(match: "State", scored: list[int]) -> EventValues:
    """As the attacker sees it."""
    return {"goals": scored[match.attacker], "conceded": scored[match.defender]}


def minute(match: "State") -> int:
    """The cards of a round are spread over ninety minutes."""
    cards = len(match.rules.action_cards)
    turned = (match.times_shuffled - 1) * cards + match.cards_drawn
    return 1 + MATCH_MINUTES * (turned - 1) // (cards * match.rules.action_passes)


# -- The transfer market


def tell_draft_begins(match: "State") -> None:
    match.tell("draft-begins", {"seat": match.buyer, "cards_left": len(match.deck)})


def tell_deck_remade(match: "State") -> None:
    match.tell("remade", {"n": len(match.deck), "pass": match.times_shuffled})


def tell_turned_up(match: "State", seat: int) -> None:
    album = match.rules.footballers
    told: EventValues = {
        "footballer": footballer_name(match, match.turned_card),
        "role": album.roles[match.turned_card],
    }
    match.tell("turn-up", {"seat": seat, **told, "numbers": album.figures_text(match.turned_card)})


def tell_decision(match: "State", seat: int, signs: bool) -> None:
    told: EventValues = {"seat": seat, "footballer": footballer_name(match, match.turned_card)}
    if not signs:
        match.tell("discarded", told)
        return
    n = len(match.squads[seat]) + (match.keepers[seat] != NOBODY)
    match.tell("signed", {**told, "n": n})


# -- Rounds and line-ups


def tell_numbers(match: "State") -> None:
    for number, seat in enumerate(match.seats_by_number, start=1):
        match.tell("number", {"seat": seat, "number": number})


def tell_round(match: "State") -> None:
    if match.rules.format == SINGLE:
        return
    match.tell("round", {"round": match.round + 1, "format": FORMATS[match.rules.format]})
    for at in range(0, len(match.turn_order), 2):
        pair: EventValues = {"seat": match.turn_order[at], "other": match.turn_order[at + 1]}
        match.tell("fixture", {**pair, "match": at // 2 + 1, "stage": fixture_stage(match, at)})


def fixture_stage(match: "State", at: int) -> str:
    if match.rules.format == LEAGUE:
        return "league"
    return "semi-final" if match.round == 0 else ("third-place" if at else "final")


def tell_line_ups(match: "State") -> None:
    for seat in range(match.seats):
        eleven = match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]
        told: EventValues = {
            "eleven": footballer_names(match, eleven),
            "bench": footballer_names(match, match.benches[seat]),
        }
        match.tell("line-up", {"seat": seat, **told})


def tell_kick_off(match: "State") -> None:
    for at in range(0, len(match.turn_order), 2):
        match.tell("kick-off", {"seat": match.turn_order[at], "other": match.turn_order[at + 1]})


# -- Attacks


def tell_card(match: "State") -> None:
    action = match.rules.action_cards[match.card_in_play]
    told: EventValues = {"card": action.id, "minute": minute(match), "bonus": match.bonus[match.attacker]}
    match.tell("attack" if action.is_attack else "card", {**side_values(match), **told})


def tell_second_pass(match: "State") -> None:
    match.tell("second-lap", {"n": len(match.deck)})


def tell_duel(match: "State", phase: ActionPhase, own: int, theirs: int, passes: bool) -> None:
    if own == NOBODY:
        tell_nobody_there(match, phase.at)
        return
    told: EventValues = {
        **side_values(match),
        "by": footballer_name(match, own),
        "letter": LETTERS[phase.letter],
    }
    if theirs == NOBODY:
        match.tell("unopposed", {**told, "position": POSITIONS[phase.their_at]})
    else:
        match.tell("duel-won" if passes else "duel-lost", {**told, "rival": footballer_name(match, theirs)})


def tell_nobody_there(match: "State", position: int) -> None:
    match.tell("nobody-there", {**side_values(match), "position": POSITIONS[position]})


def tell_condition(match: "State", phase: ActionPhase, found: int) -> None:
    """Whether the footballer that a phase asks for is there."""
    is_trick = match.rules.action_cards[match.card_in_play].is_attack
    yes, no = CONDITION_EVENTS.get(phase.verb, TRICK_EVENTS if is_trick else LEADER_EVENTS)
    if found != NOBODY:
        match.tell(yes, {**side_values(match), "by": footballer_name(match, found)})
    else:
        match.tell(no, {**side_values(match), "card": match.rules.action_cards[match.card_in_play].id})


def tell_taker(match: "State") -> None:
    match.tell("taker", {**side_values(match), "by": footballer_name(match, match.shooter)})


def tell_bonus(match: "State") -> None:
    match.tell("lifted", {**side_values(match), "points": match.bonus[match.attacker]})


def shot_values(match: "State") -> EventValues:
    keeper = footballer_name(match, match.keeper_of(match.defender))
    return {**side_values(match), "by": footballer_name(match, match.shooter), "keeper": keeper}


def tell_shot(match: "State", is_kick: bool) -> None:
    if is_kick:
        if match.kicks_taken == 2 * SERIES_KICKS:
            match.tell("sudden-death", side_values(match))
        match.tell("kick", {**shot_values(match), "number": match.kicks_taken // 2 + 1})
    else:
        match.tell("shot", shot_values(match))


def tell_directions(match: "State") -> None:
    shot, dive = (DIRECTIONS[match.secret_directions[seat]] for seat in (match.attacker, match.defender))
    match.tell("directions", {**shot_values(match), "shot": shot, "dive": dive, "guess": guess_word(match)})


def guess_word(match: "State") -> str:
    """Whether the goalkeeper went the right way, if anybody had to choose."""
    way, dive = match.secret_directions[match.attacker], match.secret_directions[match.defender]
    return "none" if way == NOBODY else "right" if way == dive else "wrong"


def tell_shot_result(match: "State", is_goal: bool) -> None:
    told: EventValues = {**shot_values(match), "guess": guess_word(match), "minute": minute(match)}
    match.tell("goal" if is_goal else "saved", {**told, **score_values(match, match.goals)})
    tell_expected_goals(match)


def tell_expected_goals(match: "State") -> None:
    """What the attack was worth under best play of both, and what all of this fixture's have been worth so far."""
    chance = round(100 * goal_chance(match.margin))
    own, theirs = expected_so_far(match, match.attacker) + chance, expected_so_far(match, match.defender)
    told: EventValues = {"chance": chance, "expected": f"{own / 100:.2f}", "against": f"{theirs / 100:.2f}"}
    match.tell("expected", {**side_values(match), **told})


def expected_so_far(match: "State", seat: int) -> int:
    """The chances of a manager's shots since kick-off, in hundredths of a goal."""
    total = 0
    for event in reversed(match.events):
        if event.kind == "kick-off":
            break
        if event.kind == "expected" and event.values["seat"] == seat:
            total += int(str(event.values["chance"]))
    return total


def tell_leaver(match: "State", footballer: int, injured: bool) -> None:
    told: EventValues = {
        **side_values(match),
        "by": footballer_name(match, footballer),
        "minute": minute(match),
    }
    match.tell("injured" if injured else "sent-off", {**told, "left": len(match.benches[match.attacker])})


def tell_substitute(match: "State", footballer: int) -> None:
    position = POSITIONS[match.vacated_place % ELEVEN]
    match.tell(
        "comes-on", {**side_values(match), "by": footballer_name(match, footballer), "position": position}
    )


def tell_full_time(match: "State") -> None:
    for at in range(0, len(match.turn_order), 2):
        home, away = match.turn_order[at], match.turn_order[at + 1]
        told: EventValues = {"goals": match.goals[home], "conceded": match.goals[away]}
        match.tell("full-time", {"seat": home, "other": away, **told})


# -- Penalties


def tell_shoot_out(match: "State", home: int, away: int) -> None:
    match.tell("shoot-out", {"seat": home, "other": away, "goals": match.goals[home]})


def tell_kick_orders(match: "State") -> None:
    for seat in (match.attacker, match.defender):
        match.tell("order", {"seat": seat, "takers": footballer_names(match, match.kick_orders[seat])})
    match.tell("toss", side_values(match))


def tell_kick_result(match: "State", is_goal: bool) -> None:
    told: EventValues = {**shot_values(match), "guess": guess_word(match)}
    match.tell("kick-goal" if is_goal else "kick-saved", {**told, **score_values(match, match.kick_goals)})


def tell_lot(match: "State") -> None:
    match.tell("shoot-out-lot", side_values(match))


def tell_shoot_out_over(match: "State", home: int, away: int) -> None:
    ahead, behind = (home, away) if match.kick_goals[home] > match.kick_goals[away] else (away, home)
    told: EventValues = {"goals": match.kick_goals[ahead], "conceded": match.kick_goals[behind]}
    match.tell("shoot-out-over", {"seat": ahead, "other": behind, **told})


# -- Table, market, end


def tell_table(match: "State") -> None:
    """The whole table, a line for each manager."""
    for placing in league.league_placings(match.seats_by_number, match.results, match.lot_order):
        row = placing.row
        figures: EventValues = {"points": row.points, "played": row.played, "difference": row.difference}
        why = placing.reason.tiebreak.value if placing.reason else "level"
        told: EventValues = {"place": placing.place, **figures, "goals": row.goals_for, "why": why}
        match.tell("standing", {"seat": placing.team, **told})


def tell_market_opens(match: "State") -> None:
    match.tell("market-opens", {"round": match.round + 1, "n": len(match.market_queue)})


def tell_visit(match: "State", seat: int, leaves: int) -> None:
    told: EventValues = {"seat": seat, "footballer": footballer_name(match, match.turned_card)}
    if leaves == match.turned_card:
        match.tell("refused", told)
    else:
        match.tell("swapped", {**told, "off": footballer_name(match, leaves)})


def tell_end(match: "Evening") -> None:
    if match.lot_order:
        match.tell("lots", {"n": len(match.lot_order)})
        tell_table(match)
    outcome = match.outcome
    if match.rules.format == CUP:
        for place, seat in enumerate(sorted(range(match.seats), key=lambda seat: -outcome.scores[seat])):
            match.tell("cup-place", {"seat": seat, "place": place + 1})
    figures: EventValues = {
        key: value for key, value in outcome.details.items() if not isinstance(value, float)
    }
    match.tell(f"end-{outcome.reason}", {"seat": outcome.winners[0], **figures})
