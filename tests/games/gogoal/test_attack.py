"""Sections 5, 6 and 7: attack cards, the answer, what an attack does."""

import pytest

from tavolino.games.gogoal.state import ASK_ANSWER, ASK_BRING, ASK_DRAW, NOBODY
from tests.games.gogoal.scene import (
    attacks,
    choices,
    goals_of,
    hand_of,
    move,
    play,
    refused,
    scene,
    team_of,
    told,
    words,
)

SCORING = ("goal", "go-goal", "super-goal", "penalty")


def open_to(team: str, against: str, needs: str = "outnumber") -> set[str]:
    """The cards that this team may play against that one."""
    match = scene(["goal go-goal super-goal penalty yellow red", "M"], teams=[team, against], needs=needs)
    return {text.split()[1] for text in attacks(match)}


def test_5_1_an_attack_names_one_opponent() -> None:
    match = scene(["penalty", "M", "M"], teams=["F", "D", "D"])
    assert attacks(match) == {"attack penalty 1", "attack penalty 2"}
    assert refused(match, "attack penalty 0") == ("yourself", "5.1")
    assert refused(match, "attack penalty 4") == ("nobody-sits-there", "5.1")
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
    assert refused(match, "attack goal 1") == ("needs-more", "5.2")
    assert refused(match, "attack go-goal 1") == ("needs-as-many", "5.2")
    match = scene(["goal go-goal super-goal penalty", "M"], teams=["D", "M"])
    assert refused(match, "attack super-goal 1") == ("needs-forward", "5.2")
    assert refused(match, "attack penalty 1") == ("needs-forward", "5.2")
    match = scene(["goal go-goal super-goal penalty", "M"], teams=["D", "M"], needs="roles")
    assert refused(match, "attack goal 1") == ("needs-three", "5.2")
    assert refused(match, "attack go-goal 1") == ("needs-two", "5.2")
    assert refused(match, "attack penalty 1") == ("needs-forward", "5.2")


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
    assert refused(match, "show yellow 1 D") == ("no-footballer", "5.5")
    assert refused(match, "show red 0 D") == ("yourself", "5.1")


def test_5_6_the_footballer_is_named_with_the_card() -> None:
    match = scene(["red", "M var"], teams=["", "D F"])
    assert refused(match, "show red 1 M") == ("not-in-their-team", "5.6")
    play(match, "show red 1 F")
    assert match.asked == ASK_ANSWER
    assert match.view(1)["facts"]["footballer"] == "forward", "known before the answer"
    assert team_of(match, 1) == "D F"
    assert team_of(play(match, "let"), 1) == "D"


def attacked(card: str, hand: str, team: str = "D", no_needs_defender: bool = True) -> set[str]:
    """The answers to an attack with a card."""
    match = scene([card, hand], teams=["F F F", team], no_needs_defender=no_needs_defender)
    play(match, next(text for text in sorted(attacks(match)) if f" {card} " in text))
    return choices(match)


def test_6_1_the_one_attacked_answers_or_lets_it_through() -> None:
    match = scene(["goal", "no super-no M"], teams=["F F", "D"])
    play(match, "attack goal 1")
    assert (match.asked, match.to_act) == (ASK_ANSWER, [1])
    assert choices(match) == {"let", "answer no", "answer super-no"}
    assert refused(match, "play M") == ("asked-answer", "6.1")
    match = play(scene(["goal", "no"], teams=["F F", "D"]), "attack goal 1")
    assert refused(match, "answer super-no") == ("not-in-hand", "6.1")


def test_6_2_the_one_attacked_is_asked_with_nothing_to_answer_too() -> None:
    for hand in ("", "M", "var goal"):
        match = play(scene(["goal", hand], teams=["F F", "D"]), "attack goal 1")
        assert (match.asked, match.to_act, choices(match)) == (ASK_ANSWER, [1], {"let"})


@pytest.mark.parametrize("card", ["goal", "go-goal", "super-goal"])
def test_6_3_no_and_super_no_stop_goals(card: str) -> None:
    assert attacked(card, "no super-no var") == {"let", "answer no", "answer super-no"}


@pytest.mark.parametrize("card", ["penalty", "yellow", "red"])
def test_6_3_var_stops_the_others(card: str) -> None:
    assert attacked(card, "no super-no var") == {"let", "answer var"}


def test_6_3_the_wrong_defence_card_is_refused() -> None:
    match = play(scene(["goal penalty", "no super-no var"], teams=["F F", "D"]), "attack goal 1")
    assert refused(match, "answer var") == ("only-no", "6.3")
    match = play(scene(["goal penalty", "no super-no var"], teams=["F F", "D"]), "attack penalty 1")
    assert refused(match, "answer no") == ("only-var", "6.3")
    assert refused(match, "answer super-no") == ("only-var", "6.3")


def test_6_4_no_needs_a_defender_or_a_joker() -> None:
    assert attacked("goal", "no", team="D") == {"let", "answer no"}
    assert attacked("goal", "no", team="J") == {"let", "answer no"}
    assert attacked("goal", "no", team="M F") == {"let"}
    assert attacked("goal", "no", team="M F", no_needs_defender=False) == {"let", "answer no"}
    match = play(scene(["goal", "no"], teams=["F F", "M"]), "attack goal 1")
    assert refused(match, "answer no") == ("no-defender", "6.4")


def test_6_5_super_no_and_var_need_nobody() -> None:
    assert attacked("goal", "super-no", team="") == {"let", "answer super-no"}
    assert attacked("penalty", "var", team="") == {"let", "answer var"}


@pytest.mark.parametrize(
    ("card", "answer"), [("attack goal 1", "no"), ("attack penalty 1", "var"), ("show red 1 D", "var")]
)
def test_7_1_a_stopped_attack_does_nothing_and_both_cards_go(card: str, answer: str) -> None:
    match = scene(["goal penalty red", answer], teams=["F F", "D"], discards="", actions="go-goal yellow")
    play(match, card, f"answer {answer}")
    assert sorted(words(match.discards).split()) == sorted([card.split()[1], answer])
    assert (match.goals, team_of(match, 1)) == ([0, 0], "D")
    assert "stopped" in told(match)
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
    assert told(match) == ["attack", "let", "goal"]
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
    assert refused(match, "bring F") == ("not-in-hand", "7.5")
    assert refused(match, "draw actions") == ("asked-bring", "7.5")
    play(match, "bring J")
    assert (team_of(match, 1), hand_of(match, 1)) == ("D J", "M no")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert told(match)[-2:] == ["booked", "replacement"]


def test_7_5_without_a_player_card_nobody_comes() -> None:
    match = play(scene(["yellow", "no"], teams=["", "D F"]), "show yellow 1 F", "let")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert told(match)[-1] == "no-replacement"


def test_7_6_after_a_red_nobody_replaces_him() -> None:
    match = scene(["red", "M J"], teams=["", "D F"], discards="")
    play(match, "show red 1 F", "let")
    assert (team_of(match, 1), hand_of(match, 1)) == ("D", "M J")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert words(match.discards) == "F red"
    assert told(match)[-1] == "sent-off"


def test_7_7_spent_cards_are_discarded() -> None:
    for text in ("show yellow 1 D", "show red 1 D"):
        match = play(scene(["yellow red", ""], teams=["", "D"], discards=""), text, "let")
        assert words(match.discards) == f"D {text.split()[1]}"
        assert move("let") not in match.legal(0)
    match = scene(["penalty", ""], teams=["F", ""], discards="")
    play(match, "attack penalty 1", "let", "shoot bolt", "dive bolt")
    assert words(match.discards) == "penalty"
