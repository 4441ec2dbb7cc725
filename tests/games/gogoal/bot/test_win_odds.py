"""Who is going to win: asked at the beginning of a turn, and the better placed the likelier."""

import pytest

from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.win_odds import win_chances
from tests.games.gogoal.support import play, scene


def home(match: GoGoalMatch) -> float:
    return win_chances(match)[0]


def before(
    hand: str = "",
    theirs: str = "M",
    teams: tuple[str, str] = ("F F", "D"),
    turn: int = 0,
    no_needs_defender: bool = False,
) -> float:
    """The chance of seat 0, which has one goal to go."""
    hands = [f"M {hand}", theirs]
    scored = ["goal goal", "goal goal"]
    return home(
        scene(
            hands,
            teams=teams,
            scored=scored,
            actions="var",
            turn=turn,
            no_needs_defender=no_needs_defender,
        )
    )


def test_chances_add_up_and_level_teams_are_nearly_level() -> None:
    match = scene(["M", "M", "M"], teams=["D F", "D F", "D F"])
    assert sum(win_chances(match)) == pytest.approx(1)
    assert home(scene(["M", "M"], teams=["D F", "D F"])) == pytest.approx(0.5, abs=0.05)


def test_it_is_asked_only_at_the_beginning_of_a_turn() -> None:
    match = scene(["M", "M"])
    assert win_chances(match)
    assert win_chances(play(match, "play M")) == []


def test_a_goal_more_and_a_better_team_are_better() -> None:
    assert home(scene(["M", "M"], teams=["D F", "D F"], scored=["goal", ""])) > 0.6
    assert home(scene(["M", "M"], teams=["D D F", "M"])) > 0.6


def test_a_shot_that_nothing_stops_is_nearly_the_last_goal() -> None:
    assert before("goal") > 0.9
    assert before("goal", turn=1) < before("goal"), "they have the next word"
    assert before("goal", theirs="no") < 0.9
    assert before("goal", theirs="no", teams=("F F", "M")) < 0.9, "NO! needs nobody"
    assert before("goal", theirs="no", teams=("F F", "M"), no_needs_defender=True) > 0.9
    assert before("goal", teams=("F F", "D D")) < 0.9, "no more forwards than defenders"


def test_a_penalty_counts_as_long_as_there_is_no_var() -> None:
    assert before("penalty") > before("penalty", theirs="var")


def test_partners_share_their_chances() -> None:
    match = scene(["M"] * 4, teams=["D F", "D", "D F", "D"], sides=2)
    assert win_chances(match)[0] == pytest.approx(win_chances(match)[2])
    assert win_chances(match)[0] + win_chances(match)[1] == pytest.approx(1)
