"""Section 5: attack cards."""

import pytest

from tavolino.games.gogoal.engine.state import ASK_ANSWER
from tests.games.gogoal.support import (
    attacks,
    play,
    refusal_of,
    scene,
    team_of,
)

SCORING = ("goal", "go-goal", "super-goal", "penalty")


def open_to(team: str, against: str, needs: str = "outnumber") -> set[str]:
    """The cards that this team may play against that one."""
    match = scene(["goal go-goal super-goal penalty yellow red", "M"], teams=[team, against], needs=needs)
    return {text.split()[1] for text in attacks(match)}


def test_5_1_an_attack_names_one_opponent() -> None:
    match = scene(["penalty", "M", "M"], teams=["F", "D", "D"])
    assert attacks(match) == {"attack penalty 1", "attack penalty 2"}
    assert refusal_of(match, "attack penalty 0") == ("yourself", "5.1")
    assert refusal_of(match, "attack penalty 4") == ("nobody-sits-there", "5.1")
    play(match, "attack penalty 2")
    assert match.to_act == [2], "only the one attacked is asked"


@pytest.mark.parametrize(
    ("team", "against", "open_cards"),
    [
        ("F", "", SCORING),
        ("F", "M M", (*SCORING, "yellow", "red")),
        ("F", "D", ("go-goal", "super-goal", "penalty", "yellow", "red")),
        ("F F", "D", (*SCORING, "yellow", "red")),
        ("F F", "D D", ("go-goal", "super-goal", "penalty", "yellow", "red")),
        ("F F", "D D D", ("super-goal", "penalty", "yellow", "red")),
        ("D M", "", ()),
        ("D M", "M", ("yellow", "red")),
        ("", "D", ("yellow", "red")),
    ],
)
def test_5_2_forwards_against_defenders(team: str, against: str, open_cards: tuple[str, ...]) -> None:
    assert open_to(team, against) == set(open_cards)


@pytest.mark.parametrize(
    ("team", "open_cards"),
    [
        ("D M F", SCORING),
        ("M F", ("go-goal", "super-goal", "penalty")),
        ("D F", ("super-goal", "penalty")),
        ("F F F", ("super-goal", "penalty")),
        ("D M", ()),
        ("D D M M", ()),
    ],
)
def test_5_2_or_certain_roles(team: str, open_cards: tuple[str, ...]) -> None:
    assert open_to(team, "", needs="roles") == set(open_cards)
    assert open_to(team, "D D D", needs="roles") == {*open_cards, "yellow", "red"}


def test_5_2_or_nothing_at_all() -> None:
    assert open_to("", "", needs="none") == set(SCORING)
    assert open_to("", "D D D", needs="none") == {*SCORING, "yellow", "red"}


def test_5_2_the_refusal_says_what_is_missing() -> None:
    match = scene(["goal go-goal super-goal penalty", "M"], teams=["F", "D D"])
    assert refusal_of(match, "attack goal 1") == ("needs-more", "5.2")
    assert refusal_of(match, "attack go-goal 1") == ("needs-as-many", "5.2")
    match = scene(["goal go-goal super-goal penalty", "M"], teams=["D", "M"])
    assert refusal_of(match, "attack super-goal 1") == ("needs-forward", "5.2")
    assert refusal_of(match, "attack penalty 1") == ("needs-forward", "5.2")
    match = scene(["goal go-goal super-goal penalty", "M"], teams=["D", "M"], needs="roles")
    assert refusal_of(match, "attack goal 1") == ("needs-three", "5.2")
    assert refusal_of(match, "attack go-goal 1") == ("needs-two", "5.2")
    assert refusal_of(match, "attack penalty 1") == ("needs-forward", "5.2")


def test_5_2_each_opponent_is_measured_alone() -> None:
    match = scene(["goal go-goal", "M", "M", "M"], teams=["F F", "D", "D D", "D D D"])
    assert attacks(match) == {"attack goal 1", "attack go-goal 1", "attack go-goal 2"}


def test_5_3_a_joker_is_a_forward_in_attack_and_a_defender_under_attack() -> None:
    assert "goal" in open_to("J", "M")
    assert "goal" in open_to("F J", "D")
    assert "goal" not in open_to("F", "J")
    assert "go-goal" in open_to("F", "J")
    assert "go-goal" not in open_to("F", "D J")
    assert "goal" not in open_to("J", "J")


def test_5_4_with_roles_each_joker_stands_in_for_one() -> None:
    assert open_to("M F J", "", needs="roles") == set(SCORING)
    assert open_to("D F J", "", needs="roles") == set(SCORING)
    assert open_to("D M J", "", needs="roles") == set(SCORING)
    assert open_to("F J", "", needs="roles") == {"go-goal", "super-goal", "penalty"}
    assert open_to("J", "", needs="roles") == {"super-goal", "penalty"}
    assert open_to("J J", "", needs="roles") == {"go-goal", "super-goal", "penalty"}
    assert open_to("J J J", "", needs="roles") == set(SCORING)


def test_5_5_a_card_is_shown_only_to_a_team_with_a_footballer() -> None:
    match = scene(["yellow red", "M", "M"], teams=["", "", "D J"])
    assert attacks(match) == {
        f"show {card} 2 {who}" for card in ("yellow", "red") for who in ("defender", "joker")
    }
    assert refusal_of(match, "show yellow 1 D") == ("no-footballer", "5.5")
    assert refusal_of(match, "show red 0 D") == ("yourself", "5.1")


def test_5_6_the_footballer_is_named_with_the_card() -> None:
    match = scene(["red", "M var"], teams=["", "D F"])
    assert refusal_of(match, "show red 1 M") == ("not-in-their-team", "5.6")
    play(match, "show red 1 F")
    assert match.asked == ASK_ANSWER
    assert match.view(1)["facts"]["footballer"] == "forward", "known before the answer"
    assert team_of(match, 1) == "D F"
    assert team_of(play(match, "let"), 1) == "D"
