"""Whole evenings of four managers, played through with results that the story names."""

from typing import Any

from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_ORDER
from tests.games.mister.scene import make_alike, pick, squads, start

Goals = tuple[int, int, int, int]
"""By seat."""


def evening(**options: Any) -> MisterMatch:
    """Four squads, ready for the first line-ups. The lot gave seat 0 the number 1, and so on."""
    seed = next(seed for seed in range(1000) if numbered(seed, options) == [0, 1, 2, 3])
    match = start(seed, carry=squads(4), **options)
    make_alike(match)
    match.events.clear()
    return match


def numbered(seed: int, options: dict[str, Any]) -> list[int]:
    return start(seed, carry=squads(4), narrate=False, **options).seats_by_number


def line_up_all(match: MisterMatch) -> None:
    assert match.asked == ASK_LINE_UP
    for seat in range(4):
        for footballer in sorted(match.squads[seat])[:10]:
            pick(match, footballer, seat)


def play_round(match: MisterMatch, goals: Goals) -> None:
    """Line up, and put the cards away: the matches of the round end like this."""
    line_up_all(match)
    match.awaited_seats = match.secret_seats = 0
    match.goals = list(goals)
    match.cards_drawn = len(match.deck)
    match.times_shuffled = match.rules.action_passes
    match.play_on()


def settle_shoot_out(match: MisterMatch, winner: int) -> None:
    """The seat named wins its shoot-out."""
    assert match.asked == ASK_ORDER
    pair = match.to_act
    assert winner in pair
    match.awaited_seats = match.secret_seats = 0
    match.kick_goals[pair[0]] = match.kick_goals[pair[1]] = 3
    match.kick_goals[winner] = 4
    match.shoot_out_over()


def pairs(match: MisterMatch) -> list[tuple[int, int]]:
    """Who plays whom in this round."""
    return [(match.turn_order[0], match.turn_order[1]), (match.turn_order[2], match.turn_order[3])]
