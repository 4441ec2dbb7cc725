"""Section 10: sides."""

import pytest

from tavolino import Fault
from tavolino.games.gogoal import GoGoal
from tavolino.games.gogoal.engine.turn import MAX_ROUNDS
from tests.games.gogoal.support import (
    attacks,
    choices,
    event_kinds,
    hand_of,
    play,
    refusal_of,
    scene,
    start,
    team_of,
)

FOUR = ["goal super-goal M", "super-no M", "super-no M", "super-no M"]


def test_10_1_sides_go_with_four_or_six() -> None:
    assert GoGoal(sides=0).seat_counts == (2, 3, 4, 5, 6)
    assert GoGoal(sides=2).seat_counts == (4, 6)
    assert GoGoal(sides=3).seat_counts == (6,)
    for sides, seats in ((2, 2), (2, 3), (2, 5), (3, 3), (3, 4)):
        with pytest.raises(Fault) as fault:
            start(seats=seats, sides=sides)
        assert fault.value.key == "bad-seats"
    with pytest.raises(Fault) as fault:
        GoGoal(sides=4)
    assert fault.value.key == "bad-option-value"


@pytest.mark.parametrize(("sides", "seats"), [(2, 4), (2, 6), (3, 6)])
def test_10_2_the_turn_goes_from_side_to_side(sides: int, seats: int) -> None:
    match = scene(["M"] * seats, sides=sides)
    partners = [{seat for seat in range(seats) if not match.rivals[of] >> seat & 1} for of in range(seats)]
    assert partners == [set(range(of % sides, seats, sides)) for of in range(seats)]
    turns = []
    for _ in range(seats):
        turns.append(match.to_act[0])
        play(match, "play M", "draw players")
    assert turns == list(range(seats))


def test_10_3_each_partner_has_a_team_and_a_hand() -> None:
    match = play(scene(FOUR, teams=["F", "D", "M", "D"], sides=2), "play M")
    assert [team_of(match, seat) for seat in range(4)] == ["M F", "D", "M", "D"]
    assert hand_of(match, 2) == "M super-no"
    assert attacks(scene(["goal", "M", "M", "M"], teams=["M", "M", "F", "M"], sides=2)) == set(), (
        "a partner's forward does not help"
    )


def test_10_4_partners_do_not_see_each_others_hands() -> None:
    match = scene(FOUR, sides=2)
    hand = next(zone for zone in match.view(0)["zones"] if zone["id"] == "hand:2")
    assert (hand["size"], hand["cards"]) == (2, [])


def test_10_5_partners_do_not_answer_for_each_other() -> None:
    match = scene(FOUR, teams=["F", "D", "D", "D"], sides=2)
    play(match, "attack super-goal 1")
    assert match.to_act == [1]
    assert refusal_of(match, "answer super-no", seat=3) == ("not-your-turn", "2.6")


def test_10_6_the_goals_of_a_side_count_together() -> None:
    match = scene(FOUR, teams=["F", "D", "D", "D"], scored=["goal", "goal", "goal", ""], sides=2)
    assert match.view(None)["scores"] == [2, 1, 2, 1]
    play(match, "attack super-goal 1", "let")
    assert match.over
    assert (match.outcome.scores, match.outcome.winners) == ([3, 1, 3, 1], [0, 2])
    assert match.events[-1].values_for(None) == {
        "event": "end-goals",
        "goals": 3,
        "rounds": 200,
        "seat": 0,
        "partners": 1,
    }


def test_10_6_when_it_is_stopped_the_side_ahead_wins_and_level_sides_draw() -> None:
    for goals, winners in ((["goal", "", "goal", "goal"], [0, 2]), (["goal", "goal", "", ""], [])):
        match = scene(["M"] * 4, scored=goals, turn=3, sides=2)
        match.turns = MAX_ROUNDS * 4 - 1
        assert play(match, "play M", "draw players").outcome.winners == winners


def test_10_7_partners_do_not_attack_each_other() -> None:
    match = scene(["super-goal yellow", "M", "M", "M"], teams=["F", "D", "D", "D"], sides=2)
    assert {text.split()[2] for text in attacks(match)} == {"1", "3"}
    assert refusal_of(match, "attack super-goal 2") == ("partner", "10.7")
    assert refusal_of(match, "show yellow 2 D") == ("partner", "10.7")
    match = scene(["super-goal"] + ["M"] * 5, teams=["F", "D", "D", "D", "D", "D"], sides=3)
    assert choices(match) == {f"attack super-goal {seat}" for seat in (1, 2, 4, 5)}


def test_the_score_is_told_side_by_side() -> None:
    match = scene(FOUR, teams=["F", "D", "D", "D"], scored=["", "goal", "", ""], sides=2)
    play(match, "attack super-goal 3", "let")
    assert event_kinds(match)[-1] == "goal"
    assert match.events[-1].values_for(None)["score"] == "1-1"
