"""What is told of a match while it is narrated. Footballers are told by their names, seats by their numbers."""

from typing import TYPE_CHECKING

from tavolino.core.events import Seen
from tavolino.games.mister.bot.goal_odds import goal_chance
from tavolino.games.mister.cards.reading import DIRECTIONS
from tavolino.games.mister.engine import action_cards, league
from tavolino.games.mister.engine.action_cards import Phase
from tavolino.games.mister.engine.footballers import ELEVEN, LETTERS, POSITIONS
from tavolino.games.mister.engine.state import CUP, FORMATS, LEAGUE, NOBODY, SERIES, SINGLE

if TYPE_CHECKING:
    from tavolino.games.mister.engine.evening import Evening
    from tavolino.games.mister.engine.state import State

MINUTES = 90
CONDITIONS = {
    action_cards.ANYONE: ("crosser", "no-crosser"),
    action_cards.KEEPER: ("launch", "no-launch"),
    action_cards.WALL: ("blocked", "over-the-wall"),
}
"""By what a phase asks: what is told when the footballer asked for is there, and when he is not."""
TRICKS = ("trick", "no-trick")
LEADERS = ("leader", "no-leader")


def name(match: "State", footballer: int) -> str:
    return match.rules.album.names[footballer]


def named(match: "State", footballers: list[int]) -> str:
    return ", ".join(name(match, f) for f in footballers if f != NOBODY)


def sides(match: "State") -> Seen:
    """The attacker and the defender."""
    return {"seat": match.attacker, "other": match.defender}


def score(match: "State", scored: list[int]) -> Seen:
    """As the attacker sees it."""
    return {"goals": scored[match.attacker], "conceded": scored[match.defender]}


def minute(match: "State") -> int:
    """The cards of a round are spread over ninety minutes."""
    cards = len(match.rules.actions)
    turned = (match.laps - 1) * cards + match.drawn
    return 1 + MINUTES * (turned - 1) // (cards * match.rules.laps)


# -- The transfer market


def draft_begins(match: "State") -> None:
    match.tell("draft-begins", {"seat": match.buyer, "cards_left": len(match.deck)})


def remade(match: "State") -> None:
    match.tell("remade", {"n": len(match.deck), "pass": match.laps})


def turn_up(match: "State", seat: int) -> None:
    album = match.rules.album
    told: Seen = {"footballer": name(match, match.turned), "role": album.roles[match.turned]}
    match.tell("turn-up", {"seat": seat, **told, "numbers": album.numbers(match.turned)})


def decided(match: "State", seat: int, signs: bool) -> None:
    told: Seen = {"seat": seat, "footballer": name(match, match.turned)}
    if not signs:
        match.tell("discarded", told)
        return
    n = len(match.squads[seat]) + (match.keepers[seat] != NOBODY)
    match.tell("signed", {**told, "n": n})


# -- Rounds and line-ups


def numbers(match: "State") -> None:
    for number, seat in enumerate(match.seeds, start=1):
        match.tell("number", {"seat": seat, "number": number})


def round_begins(match: "State") -> None:
    if match.rules.format == SINGLE:
        return
    match.tell("round", {"round": match.round + 1, "format": FORMATS[match.rules.format]})
    for at in range(0, len(match.order), 2):
        pair: Seen = {"seat": match.order[at], "other": match.order[at + 1]}
        match.tell("fixture", {**pair, "match": at // 2 + 1, "stage": stage(match, at)})


def stage(match: "State", at: int) -> str:
    if match.rules.format == LEAGUE:
        return "league"
    return "semi-final" if match.round == 0 else ("third-place" if at else "final")


def line_ups(match: "State") -> None:
    for seat in range(match.seats):
        eleven = match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]
        told: Seen = {"eleven": named(match, eleven), "bench": named(match, match.benches[seat])}
        match.tell("line-up", {"seat": seat, **told})


def kick_off(match: "State") -> None:
    for at in range(0, len(match.order), 2):
        match.tell("kick-off", {"seat": match.order[at], "other": match.order[at + 1]})


# -- Attacks


def card_turned(match: "State") -> None:
    action = match.rules.actions[match.card]
    told: Seen = {"card": action.id, "minute": minute(match), "bonus": match.bonus[match.attacker]}
    match.tell("attack" if action.is_attack else "card", {**sides(match), **told})


def second_lap(match: "State") -> None:
    match.tell("second-lap", {"n": len(match.deck)})


def duel(match: "State", phase: Phase, own: int, theirs: int, passes: bool) -> None:
    if own == NOBODY:
        nobody_there(match, phase.at)
        return
    told: Seen = {**sides(match), "by": name(match, own), "letter": LETTERS[phase.letter]}
    if theirs == NOBODY:
        match.tell("unopposed", {**told, "position": POSITIONS[phase.their_at]})
    else:
        match.tell("duel-won" if passes else "duel-lost", {**told, "rival": name(match, theirs)})


def nobody_there(match: "State", position: int) -> None:
    match.tell("nobody-there", {**sides(match), "position": POSITIONS[position]})


def condition(match: "State", phase: Phase, found: int) -> None:
    """Whether the footballer that a phase asks for is there."""
    is_trick = match.rules.actions[match.card].is_attack
    yes, no = CONDITIONS.get(phase.verb, TRICKS if is_trick else LEADERS)
    if found != NOBODY:
        match.tell(yes, {**sides(match), "by": name(match, found)})
    else:
        match.tell(no, {**sides(match), "card": match.rules.actions[match.card].id})


def taker(match: "State") -> None:
    match.tell("taker", {**sides(match), "by": name(match, match.shooter)})


def lifted(match: "State") -> None:
    match.tell("lifted", {**sides(match), "points": match.bonus[match.attacker]})


def shooting(match: "State") -> Seen:
    keeper = name(match, match.keeper(match.defender))
    return {**sides(match), "by": name(match, match.shooter), "keeper": keeper}


def shot(match: "State", is_kick: bool) -> None:
    if is_kick:
        if match.struck == 2 * SERIES:
            match.tell("sudden-death", sides(match))
        match.tell("kick", {**shooting(match), "number": match.struck // 2 + 1})
    else:
        match.tell("shot", shooting(match))


def directions(match: "State") -> None:
    shot, dive = (DIRECTIONS[match.chosen[seat]] for seat in (match.attacker, match.defender))
    match.tell("directions", {**shooting(match), "shot": shot, "dive": dive, "guess": guess(match)})


def guess(match: "State") -> str:
    """Whether the goalkeeper went the right way, if anybody had to choose."""
    way, dive = match.chosen[match.attacker], match.chosen[match.defender]
    return "none" if way == NOBODY else "right" if way == dive else "wrong"


def shot_taken(match: "State", is_goal: bool) -> None:
    told: Seen = {**shooting(match), "guess": guess(match), "minute": minute(match)}
    match.tell("goal" if is_goal else "saved", {**told, **score(match, match.goals)})
    expected(match)


def expected(match: "State") -> None:
    """What the attack was worth under best play of both, and what all of this fixture's have been worth so far."""
    chance = round(100 * goal_chance(match.margin))
    own, theirs = worth_so_far(match, match.attacker) + chance, worth_so_far(match, match.defender)
    told: Seen = {"chance": chance, "expected": f"{own / 100:.2f}", "against": f"{theirs / 100:.2f}"}
    match.tell("expected", {**sides(match), **told})


def worth_so_far(match: "State", seat: int) -> int:
    """The chances of a manager's shots since kick-off, in hundredths of a goal."""
    total = 0
    for event in reversed(match.events):
        if event.kind == "kick-off":
            break
        if event.kind == "expected" and event.values["seat"] == seat:
            total += int(str(event.values["chance"]))
    return total


def leaves(match: "State", footballer: int, injured: bool) -> None:
    told: Seen = {**sides(match), "by": name(match, footballer), "minute": minute(match)}
    match.tell("injured" if injured else "sent-off", {**told, "left": len(match.benches[match.attacker])})


def comes_on(match: "State", footballer: int) -> None:
    position = POSITIONS[match.leaver % ELEVEN]
    match.tell("comes-on", {**sides(match), "by": name(match, footballer), "position": position})


def full_time(match: "State") -> None:
    for at in range(0, len(match.order), 2):
        home, away = match.order[at], match.order[at + 1]
        told: Seen = {"goals": match.goals[home], "conceded": match.goals[away]}
        match.tell("full-time", {"seat": home, "other": away, **told})


# -- Penalties


def shoot_out(match: "State", home: int, away: int) -> None:
    match.tell("shoot-out", {"seat": home, "other": away, "goals": match.goals[home]})


def orders(match: "State") -> None:
    for seat in (match.attacker, match.defender):
        match.tell("order", {"seat": seat, "takers": named(match, match.orders[seat])})
    match.tell("toss", sides(match))


def kick_taken(match: "State", is_goal: bool) -> None:
    told: Seen = {**shooting(match), "guess": guess(match)}
    match.tell("kick-goal" if is_goal else "kick-saved", {**told, **score(match, match.kicks)})


def lot(match: "State") -> None:
    match.tell("shoot-out-lot", sides(match))


def shoot_out_over(match: "State", home: int, away: int) -> None:
    ahead, behind = (home, away) if match.kicks[home] > match.kicks[away] else (away, home)
    told: Seen = {"goals": match.kicks[ahead], "conceded": match.kicks[behind]}
    match.tell("shoot-out-over", {"seat": ahead, "other": behind, **told})


# -- Table, market, end


def table(match: "State") -> None:
    """The whole table, a line for each manager."""
    for placing in league.table(match.seeds, match.results, match.lots):
        row = placing.row
        figures: Seen = {"points": row.points, "played": row.played, "difference": row.difference}
        why = placing.reason.tiebreak.value if placing.reason else "level"
        told: Seen = {"place": placing.place, **figures, "goals": row.goals_for, "why": why}
        match.tell("standing", {"seat": placing.team, **told})


def market_opens(match: "State") -> None:
    match.tell("market-opens", {"round": match.round + 1, "n": len(match.queue)})


def visited(match: "State", seat: int, leaves: int) -> None:
    told: Seen = {"seat": seat, "footballer": name(match, match.turned)}
    if leaves == match.turned:
        match.tell("refused", told)
    else:
        match.tell("swapped", {**told, "off": name(match, leaves)})


def end(match: "Evening") -> None:
    if match.lots:
        match.tell("lots", {"n": len(match.lots)})
        table(match)
    outcome = match.outcome
    if match.rules.format == CUP:
        for place, seat in enumerate(sorted(range(match.seats), key=lambda seat: -outcome.scores[seat])):
            match.tell("cup-place", {"seat": seat, "place": place + 1})
    figures: Seen = {key: value for key, value in outcome.details.items() if not isinstance(value, float)}
    match.tell(f"end-{outcome.reason}", {"seat": outcome.winners[0], **figures})
