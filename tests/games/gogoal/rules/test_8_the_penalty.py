"""Section 8: the penalty."""

from itertools import product

import pytest

from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.state import ASK_DRAW, ASK_KICK
from tests.games.gogoal.support import (
    choices,
    event_kinds,
    goals_of,
    hand_of,
    play,
    play_as,
    refusal_of,
    scene,
    words,
)


def spot(hands: tuple[str, str] = ("penalty M", "M")) -> GoGoalMatch:
    """Seat 0 is about to take a penalty against seat 1."""
    return play(scene(hands, teams=["F", "D"], discards=""), "attack penalty 1", "let")


def test_8_1_attacker_and_opponent_have_all_three_symbols() -> None:
    match = spot()
    assert (match.asked, match.to_act) == (ASK_KICK, [0, 1])
    assert choices(match, 0) == {"shoot star", "shoot bolt", "shoot flame"}
    assert choices(match, 1) == {"dive star", "dive bolt", "dive flame"}
    assert refusal_of(match, "dive star", seat=0) == ("you-shoot", "8.1")
    assert refusal_of(match, "shoot star", seat=1) == ("you-dive", "8.1")
    assert refusal_of(match, "draw players", seat=0) == ("asked-kick", "8.2")


def test_8_1_every_time_again() -> None:
    match = spot(("penalty penalty", "M"))
    play(match, "shoot star", "dive star", "draw players", "play M", "draw players")
    play(match, "attack penalty 1", "let")
    assert choices(match, 0) == {"shoot star", "shoot bolt", "shoot flame"}


@pytest.mark.parametrize("first", [0, 1])
def test_8_2_neither_choice_is_known_before_both_are_made(first: int) -> None:
    match = spot()
    others = (None, 1 - first)
    before = [(match.view(viewer), match.events_for(viewer)) for viewer in others]
    play_as(match, first, ("shoot", "dive")[first] + " bolt")
    assert [(match.view(viewer), match.events_for(viewer)) for viewer in others] == before
    assert match.view(first)["facts"]["symbol"] == "bolt", "one knows what one has chosen oneself"
    play_as(match, 1 - first, ("dive", "shoot")[first] + " star")
    kick = next(event for event in match.events if event.kind == "kick-scored")
    assert {kick.values_for(None)["shot"], kick.values_for(None)["dive"]} == {"bolt", "star"}
    assert all("symbol" not in match.view(seat)["facts"] for seat in range(2)), "and then it is past"


@pytest.mark.parametrize("symbol", ["star", "bolt", "flame"])
def test_8_3_the_same_symbol_is_a_save(symbol: str) -> None:
    match = play(spot(), f"shoot {symbol}", f"dive {symbol}")
    assert match.goals == [0, 0]
    assert (goals_of(match, 0), words(match.discards)) == ("", "penalty")
    assert event_kinds(match) == ["attack", "let", "spot", "kick-saved"]


def test_8_4_nobody_draws_for_a_save() -> None:
    match = play(spot(), "shoot star", "dive star")
    assert (hand_of(match, 0), hand_of(match, 1)) == ("M", "M")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0]), "only the turn's own draw is left"


@pytest.mark.parametrize(
    ("shot", "dive"), [pair for pair in product(("star", "bolt", "flame"), repeat=2) if pair[0] != pair[1]]
)
def test_8_5_different_symbols_are_a_goal(shot: str, dive: str) -> None:
    match = play(spot(), f"shoot {shot}", f"dive {dive}")
    assert (match.goals, goals_of(match, 0)) == ([1, 0], "penalty")
    assert words(match.discards) == ""
    assert event_kinds(match)[-2:] == ["kick-scored", "goal"]
