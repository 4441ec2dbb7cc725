"""Section 6: the answer."""

import pytest

from tavolino.games.gogoal.engine.state import ASK_ANSWER
from tests.games.gogoal.support import (
    attacks,
    choices,
    play,
    refusal_of,
    scene,
)


def answers_to(card: str, hand: str, team: str = "D", no_needs_defender: bool = False) -> set[str]:
    """The answers to an attack with a card."""
    match = scene([card, hand], teams=["F F F", team], no_needs_defender=no_needs_defender)
    play(match, next(text for text in sorted(attacks(match)) if f" {card} " in text))
    return choices(match)


def test_6_1_the_one_attacked_answers_or_lets_it_through() -> None:
    match = scene(["goal", "no super-no M"], teams=["F F", "D"])
    play(match, "attack goal 1")
    assert (match.asked, match.to_act) == (ASK_ANSWER, [1])
    assert choices(match) == {"let", "answer no", "answer super-no"}
    assert refusal_of(match, "play M") == ("asked-answer", "6.1")
    match = play(scene(["goal", "no"], teams=["F F", "D"]), "attack goal 1")
    assert refusal_of(match, "answer super-no") == ("not-in-hand", "6.1")


def test_6_2_the_one_attacked_is_asked_with_nothing_to_answer_too() -> None:
    for hand in ("", "M", "var goal"):
        match = play(scene(["goal", hand], teams=["F F", "D"]), "attack goal 1")
        assert (match.asked, match.to_act, choices(match)) == (ASK_ANSWER, [1], {"let"})


@pytest.mark.parametrize("card", ["goal", "go-goal", "super-goal"])
def test_6_3_no_and_super_no_stop_goals(card: str) -> None:
    assert answers_to(card, "no super-no var") == {"let", "answer no", "answer super-no"}


@pytest.mark.parametrize("card", ["penalty", "yellow", "red"])
def test_6_3_var_stops_the_others(card: str) -> None:
    assert answers_to(card, "no super-no var") == {"let", "answer var"}


def test_6_3_the_wrong_defence_card_is_refused() -> None:
    match = play(scene(["goal penalty", "no super-no var"], teams=["F F", "D"]), "attack goal 1")
    assert refusal_of(match, "answer var") == ("only-no", "6.3")
    match = play(scene(["goal penalty", "no super-no var"], teams=["F F", "D"]), "attack penalty 1")
    assert refusal_of(match, "answer no") == ("only-var", "6.3")
    assert refusal_of(match, "answer super-no") == ("only-var", "6.3")


@pytest.mark.parametrize("team", ["D", "J", "M F", ""])
def test_6_4_no_can_always_be_played(team: str) -> None:
    """As the booklet has it, without a condition."""
    assert answers_to("goal", "no", team=team) == {"let", "answer no"}


def test_6_4_no_needs_a_defender_or_a_joker_where_the_house_says_so() -> None:
    assert answers_to("goal", "no", team="D", no_needs_defender=True) == {"let", "answer no"}
    assert answers_to("goal", "no", team="J", no_needs_defender=True) == {"let", "answer no"}
    assert answers_to("goal", "no", team="M F", no_needs_defender=True) == {"let"}
    match = play(scene(["goal", "no"], teams=["F F", "M"], no_needs_defender=True), "attack goal 1")
    assert refusal_of(match, "answer no") == ("no-defender", "6.4")


def test_6_5_super_no_and_var_need_nobody() -> None:
    assert answers_to("goal", "super-no", team="") == {"let", "answer super-no"}
    assert answers_to("penalty", "var", team="") == {"let", "answer var"}
