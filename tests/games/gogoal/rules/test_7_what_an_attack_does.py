"""Section 7: what an attack does."""

import pytest

from tavolino.games.gogoal.engine.state import ASK_BRING, ASK_DRAW, NOBODY
from tests.games.gogoal.support import (
    choices,
    event_kinds,
    goals_of,
    hand_of,
    move,
    play,
    refusal_of,
    scene,
    team_of,
    words,
)


@pytest.mark.parametrize(
    ("card", "answer"), [("attack goal 1", "no"), ("attack penalty 1", "var"), ("show red 1 D", "var")]
)
def test_7_1_a_stopped_attack_does_nothing_and_both_cards_go(card: str, answer: str) -> None:
    match = scene(["goal penalty red", answer], teams=["F F", "D"], discards="", actions="go-goal yellow")
    play(match, card, f"answer {answer}")
    assert sorted(words(match.discards).split()) == sorted([card.split()[1], answer])
    assert (match.goals, team_of(match, 1)) == ([0, 0], "D")
    assert "stopped" in event_kinds(match)
    assert (match.card, match.target, match.named_footballer) == (NOBODY, NOBODY, NOBODY), (
        "the table is clear"
    )


def test_7_2_whoever_stopped_it_draws_an_action_first() -> None:
    match = scene(["goal M", "no"], teams=["F F", "D"], actions="red penalty var")
    play(match, "attack goal 1", "answer no")
    assert hand_of(match, 1) == "red"
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert hand_of(play(match, "draw actions"), 0) == "M penalty"


def test_7_2_the_two_cards_are_already_among_the_discards_of_a_remade_deck() -> None:
    match = scene(["goal M", "no"], teams=["F F", "D"], actions="", discards="")
    play(match, "attack goal 1", "answer no")
    assert hand_of(match, 1) in ("goal", "no")
    assert match.actions.cards_left() == 1


def test_7_2_letting_it_through_draws_nothing() -> None:
    match = play(scene(["goal M", "no"], teams=["F F", "D"]), "attack goal 1", "let")
    assert hand_of(match, 1) == "no"


@pytest.mark.parametrize("card", ["goal", "go-goal", "super-goal"])
def test_7_3_a_goal_and_the_card_marks_it(card: str) -> None:
    match = scene([f"{card} M", "M"], teams=["F F", "D"], discards="")
    play(match, f"attack {card} 1", "let")
    assert (match.goals, goals_of(match, 0)) == ([1, 0], card)
    assert words(match.discards) == ""
    assert event_kinds(match) == ["attack", "let", "goal"]
    assert match.events[-1].values_for(None)["score"] == "1-0"


def test_7_4_after_a_yellow_the_footballer_named_goes() -> None:
    match = scene(["yellow", ""], teams=["", "D D F"], discards="")
    play(match, "show yellow 1 D", "let")
    assert team_of(match, 1) == "D F"
    assert words(match.discards) == "D yellow"


def test_7_5_his_owner_must_put_another_in_his_place() -> None:
    match = scene(["yellow", "M J no"], teams=["", "D F"], discards="")
    play(match, "show yellow 1 F", "let")
    assert (match.asked, match.to_act) == (ASK_BRING, [1])
    assert choices(match) == {"bring midfielder", "bring joker"}
    assert refusal_of(match, "bring F") == ("not-in-hand", "7.5")
    assert refusal_of(match, "draw actions") == ("asked-bring", "7.5")
    play(match, "bring J")
    assert (team_of(match, 1), hand_of(match, 1)) == ("D J", "M no")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert event_kinds(match)[-2:] == ["booked", "replacement"]


def test_7_5_without_a_player_card_nobody_comes() -> None:
    match = play(scene(["yellow", "no"], teams=["", "D F"]), "show yellow 1 F", "let")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert event_kinds(match)[-1] == "no-replacement"


def test_7_6_after_a_red_nobody_replaces_him() -> None:
    match = scene(["red", "M J"], teams=["", "D F"], discards="")
    play(match, "show red 1 F", "let")
    assert (team_of(match, 1), hand_of(match, 1)) == ("D", "M J")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert words(match.discards) == "F red"
    assert event_kinds(match)[-1] == "sent-off"


def test_7_7_spent_cards_are_discarded() -> None:
    for text in ("show yellow 1 D", "show red 1 D"):
        match = play(scene(["yellow red", ""], teams=["", "D"], discards=""), text, "let")
        assert words(match.discards) == f"D {text.split()[1]}"
        assert move("let") not in match.legal(0)
    match = scene(["penalty", ""], teams=["F", ""], discards="")
    play(match, "attack penalty 1", "let", "shoot bolt", "dive bolt")
    assert words(match.discards) == "penalty"
