"""Section 9: changing values."""

import pytest

from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ASK_JINX, ASK_STEP
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    challenge,
    event_kinds,
    last,
    legal,
    nobody_pays,
    play,
    scene,
    shirt,
    until,
    window,
)


def test_9_1_only_the_two_in_the_challenge_change_values() -> None:
    match = window(scene(FOUR, FOUR, FOUR, seats=3, actions="counter-attack"))
    asked = set()
    while match.asked == ASK_STEP and match.acting == 0:
        asked.update(match.to_act)
        play(match, "pass")
    assert asked == {0, 1}


def test_9_2_a_million_adds_1_to_ones_own_footballer() -> None:
    match = window(scene(FOUR, FOUR, actions="counter-attack", money=[10, 10]))
    play(match, f"raise {shirt(match, 0, 'A3')}")
    assert (match.values, match.money) == ([4], [9, 10])
    assert last(match, "raised")["total"] == 4


def test_9_2_one_must_have_it() -> None:
    match = window(scene(FOUR, FOUR, hands=["booked booked"], actions="counter-attack", money=[0]))
    assert assert_refused(match, f"raise {shirt(match, 0, 'A3')}", "9.2") == "too-dear"
    assert assert_refused(match, "raise no-1", "9.2") == "not-in-action"


def test_9_3_two_million_take_1_from_the_opponents_footballer() -> None:
    match = window(scene(FOUR, FOUR, actions="counter-attack", money=[10, 10]))
    play(match, "pass", f"lower {shirt(match, 0, 'A3')}")
    assert (match.values, match.money) == ([2], [10, 8])
    poor = scene(FOUR, FOUR, hands=["", "booked"], actions="counter-attack", money=[10, 1])
    play(window(poor), "pass")
    assert assert_refused(poor, f"lower {shirt(poor, 0, 'A3')}", "9.3") == "too-dear"
    assert assert_refused(poor, "lower no-1", "9.3") == "not-in-action"


def test_9_4_event_cards_change_values_too() -> None:
    match = window(scene(FOUR, FOUR, hands=["come-on-lads"], actions="counter-attack"))
    assert "play come-on-lads" in legal(match)
    play(match, "play come-on-lads")
    assert match.values == [5]


def test_9_4_the_footballer_must_be_in_the_action() -> None:
    match = window(scene(FOUR, FOUR, hands=["come-on-lads"], actions="through-ball"))
    play(match, "play come-on-lads")
    assert legal(match) == [f"own {shirt(match, 0, what)}" for what in ("C3", "A3")]
    assert assert_refused(match, "own no-1", "9.4") == "not-in-action"
    assert assert_refused(match, f"their {shirt(match, 0, 'A3')}", "9.4") == "not-in-action"


def test_9_5_the_one_in_action_raises_and_the_other_lowers() -> None:
    match = window(scene(FOUR, FOUR, actions="counter-attack"))
    number = shirt(match, 0, "A3")
    assert legal(match) == ["pass", f"raise {number}"]
    assert assert_refused(match, f"lower {number}", "9.5") == "you-raise"
    play(match, "pass")
    assert legal(match) == ["pass", f"lower {number}"]
    assert assert_refused(match, f"raise {number}", "9.5") == "you-lower"


def test_9_6_the_attacking_manager_begins_in_attack_and_in_defence() -> None:
    match = window(scene("P3 D3 C3 A5", FOUR, actions="counter-attack /save"))
    assert match.to_act == [0]
    nobody_pays(match)
    assert (match.acting, match.to_act) == (1, [0])
    assert play(match, "pass").to_act == [1]


def test_9_7_one_card_or_one_point_at_each_step() -> None:
    match = window(scene(FOUR, FOUR, hands=["come-on-lads come-on-lads"], actions="counter-attack"))
    number = shirt(match, 0, "A3")
    assert play(match, f"raise {number}").to_act == [1]
    assert play(match, f"lower {number}").to_act == [0]
    assert play(match, "play come-on-lads").to_act == [1]
    assert assert_refused(match, "buy no-1", "9.7") == "asked-step"


def test_9_8_it_is_over_when_both_pass_in_a_row() -> None:
    match = window(scene(FOUR, FOUR, actions="counter-attack"))
    number = shirt(match, 0, "A3")
    play(match, "pass", f"lower {number}", f"raise {number}", "pass")
    assert match.to_act == [0], "a pass is not final while the other goes on"
    play(match, f"raise {number}", "pass", "pass")
    assert event_kinds(match)[-1] == "fails"


def test_9_8_who_can_do_nothing_is_passed_over() -> None:
    match = challenge(scene(FOUR, FOUR, actions="counter-attack", money=[0, 0]))
    assert event_kinds(match)[-1] == "fails"
    assert match.attacker == NOBODY


def test_9_9_outsiders_have_their_moment_for_jinx_before_the_two_in_turn_order() -> None:
    match = scene(FOUR, FOUR, FOUR, FOUR, seats=4, hands=["", "", "jinx jinx", "jinx"], actions="long-shot")
    until(challenge(match), ASK_JINX)
    assert (match.asked, match.to_act) == (ASK_JINX, [2])
    play(match, "play jinx")
    assert match.to_act == [2], "any number of them"
    assert match.values == [1]
    play(match, "pass")
    assert match.to_act == [3]
    play(match, "play jinx")
    assert (match.asked, match.to_act, match.values) == (ASK_STEP, [0], [0])


def test_9_9_in_each_half() -> None:
    match = scene("P3 D3 C3 A5", FOUR, FOUR, seats=3, hands=["", "", "jinx"], actions="counter-attack /save")
    nobody_pays(window(match))
    assert (match.acting, match.asked, match.to_act) == (1, ASK_JINX, [2])


def test_9_10_a_value_never_falls_below_0() -> None:
    match = window(
        scene("P3 D3 C1 A3", FOUR, hands=["", "booked booked"], actions="long-shot", money=[10, 10])
    )
    number = shirt(match, 0, "C1")
    play(match, "pass", "play booked")
    assert match.values == [0]
    play(match, f"raise {number}", f"lower {number}", "pass")
    assert match.values == [0]
    assert assert_refused(match, f"lower {number}", "9.10") == "at-zero"


@pytest.mark.parametrize(
    "move", ["use money", "build", "buy no-1", "own no-2", "manager 1", "show", "first", "goal"]
)
def test_an_answer_to_another_question_is_refused(move: str) -> None:
    assert assert_refused(window(scene(FOUR, FOUR, actions="counter-attack")), move, "9.7") == "asked-step"
