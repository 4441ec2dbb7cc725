"""Section 9: the end."""

import pytest

from tavolino import Fault
from tavolino.games.gogoal import GoGoal
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.turn import MAX_ROUNDS
from tests.games.gogoal.support import event_kinds, hand_of, play, refusal_of, scene


def last_turn(*scored: str) -> GoGoalMatch:
    """The last turn of the last round, in a match of three."""
    match = scene(["M", "M", "M"], scored=scored, turn=2)
    match.turns = MAX_ROUNDS * match.seats - 1
    return match


def test_9_1_the_third_goal_wins_on_the_spot_without_a_draw() -> None:
    match = scene(["goal M", "M"], teams=["F F", "D"], scored=["goal goal", "goal goal"])
    play(match, "attack goal 1", "let")
    assert match.over
    assert hand_of(match, 0) == "M"
    outcome = match.outcome
    assert (outcome.scores, outcome.winners, outcome.reason) == ([3, 2], [0], "goals")
    assert event_kinds(match)[-1] == "end-goals"
    assert refusal_of(match, "draw players", seat=0)[0] == "over"


def test_9_1_the_second_does_not_and_a_penalty_can_be_the_third() -> None:
    match = scene(["goal penalty", "M"], teams=["F F", "D"], scored=["goal", ""])
    play(match, "attack goal 1", "let")
    assert not match.over
    assert match.outcome.reason == "unfinished"
    play(
        match, "draw players", "play M", "draw players", "attack penalty 1", "let", "shoot star", "dive flame"
    )
    assert match.over


@pytest.mark.parametrize("goals", [1, 2, 5])
def test_9_2_the_option_sets_another_number(goals: int) -> None:
    match = scene(["goal", "M"], teams=["F F", "D"], scored=["goal " * (goals - 1), ""], goals=goals)
    assert match.outcome.reason == "unfinished"
    play(match, "attack goal 1", "let")
    assert match.over
    assert match.outcome.scores == [goals, 0]


def test_9_2_there_are_no_more_goals_than_cards_that_score() -> None:
    assert GoGoal(goals=24).options["goals"] == 24
    for goals in (0, 25):
        with pytest.raises(Fault) as fault:
            GoGoal(goals=goals)
        assert fault.value.key == "bad-option-value"


def test_9_3_it_stops_after_200_rounds_and_most_goals_win() -> None:
    assert MAX_ROUNDS == 200
    match = last_turn("goal", "goal goal")
    play(match, "play M")
    assert not match.over, "the last turn is played to its end"
    play(match, "draw players")
    outcome = match.outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == ([1], [1, 2, 0], "endless")
    assert event_kinds(match)[-1] == "end-endless"


def test_9_3_but_not_a_turn_earlier() -> None:
    match = last_turn()
    match.turns -= 1
    assert not play(match, "play M", "draw players").over


def test_9_4_a_shared_top_score_is_a_draw() -> None:
    match = play(last_turn("goal goal", "goal goal", "goal"), "play M", "draw players")
    assert match.over
    assert match.outcome.is_draw
    assert match.outcome.reason == "draw"
    assert event_kinds(match)[-1] == "end-draw"
    assert play(last_turn(), "play M", "draw players").outcome.is_draw, "no goals at all"
