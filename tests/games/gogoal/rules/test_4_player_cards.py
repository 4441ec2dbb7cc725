"""Section 4: player cards."""

import pytest

from tavolino.games.gogoal.engine.state import ASK_ANSWER
from tests.games.gogoal.support import (
    attacks,
    choices,
    count_cards,
    event_kinds,
    goals_of,
    hand_of,
    play,
    refusal_of,
    scene,
    team_of,
    words,
)


def test_4_1_a_footballer_goes_face_up_into_the_own_team() -> None:
    match = play(scene(["J M", "M"], teams=["D", "F"]), "play J")
    assert (team_of(match, 0), team_of(match, 1)) == ("D J", "F")
    assert hand_of(match, 0) == "M"
    assert match.events[0].values_for(None) == {"event": "join", "seat": 0, "card": "joker"}


def test_4_2_a_sixth_makes_one_go_at_once() -> None:
    match = scene(["J M", "M"], teams=["D D D M F", ""], discards="")
    assert refusal_of(match, "play J") == ("team-full", "4.2")
    play(match, "sub J D")
    assert (team_of(match, 0), match.team_sizes[0]) == ("D D M F J", 5)
    assert words(match.discards) == "D"
    assert event_kinds(match) == ["join", "makes-room"]


def test_4_2_with_fewer_than_five_nobody_goes() -> None:
    match = scene(["J M", "M"], teams=["D D M F", ""])
    assert {text for text in choices(match) if text.startswith("sub")} == set()
    assert refusal_of(match, "sub J D") == ("room-left", "4.2")
    assert match.team_sizes[0] == 4
    assert play(match, "play J").team_sizes[0] == 5


def test_4_3_one_of_the_five_who_were_there_goes() -> None:
    match = scene(["J", "M"], teams=["D D D M F", ""])
    assert choices(match) == {"sub joker defender", "sub joker midfielder", "sub joker forward"}
    assert refusal_of(match, "sub J J") == ("newcomer-stays", "4.3")
    match = scene(["J", "M"], teams=["D D D D D", ""])
    assert refusal_of(match, "sub J M") == ("not-in-team", "4.3")


def test_4_3_or_the_newcomer_too() -> None:
    match = scene(["J", "M"], teams=["D D D M F", ""], discards="", sixth="any")
    assert choices(match) == {f"sub joker {off}" for off in ("defender", "midfielder", "forward", "joker")}
    play(match, "sub J J")
    assert team_of(match, 0) == "D D D M F"
    assert words(match.discards) == "J"


@pytest.mark.parametrize("needs", ["outnumber", "roles"])
def test_4_4_a_joker_is_whoever_is_needed(needs: str) -> None:
    """On one turn he takes the penalty, on the next he is the defender that NO! needs."""
    match = scene(["penalty", "super-goal", "M"], teams=["J", "F", "F"], needs=needs)
    match.hand[10] += 1
    match.hand_sizes[1] += 1
    assert attacks(match) == {"attack penalty 1", "attack penalty 2"}
    play(match, "attack penalty 1", "let", "shoot star", "dive star", "draw players")
    play(match, "attack super-goal 0")
    assert match.asked == ASK_ANSWER
    assert "answer no" in choices(match)


def test_the_scene_counts_cards_and_goals() -> None:
    match = scene(["F goal", ""], scored=["goal super-goal", ""])
    assert goals_of(match, 0) == "goal super-goal"
    assert match.goals == [2, 0]
    assert sum(count_cards("F J goal")) == 3
