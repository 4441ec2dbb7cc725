"""Section 13: challenge events."""

import pytest

from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ASK_CHOOSE, ASK_DRAWN, ASK_JINX, ASK_REPLACE, ASK_REVIEW
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
    zone,
)

BEATEN = "P3 D3 C3 A3"  # no match for a tackle or a save at 4


def test_13_1_terrace_chants_add_1_to_each_in_the_action() -> None:
    match = window(scene(FOUR, FOUR, hands=["terrace-chants"], actions="overlap"))
    play(match, "play terrace-chants")
    assert match.values == [4, 4, 4]


def test_13_2_come_on_lads_adds_2_to_one() -> None:
    match = window(scene(FOUR, FOUR, hands=["come-on-lads"], actions="through-ball"))
    play(match, "play come-on-lads", f"own {shirt(match, 0, 'A3')}")
    assert match.values == [3, 5]
    assert last(match, "hits")["total"] == 8


def test_13_3_club_dna_adds_3_to_one_of_value_3_or_less() -> None:
    match = window(scene("P3 D3 C4 A2", FOUR, hands=["club-dna"], actions="through-ball"))
    play(match, "play club-dna")
    assert match.values == [4, 5], "the midfielder is too good for it"
    three = window(scene("P3 D4 C3 A3", FOUR, hands=["club-dna"], actions="overlap"))
    play(three, "play club-dna")
    assert assert_refused(three, f"own {shirt(three, 0, 'D4')}", "13.4") == "value-too-high"


def test_13_4_club_dna_looks_at_the_printed_value() -> None:
    match = scene("P3 D3 C3 A2", FOUR, hands=["club-dna"], actions="counter-attack")
    match.captain[0] = 9
    window(match)
    play(match, f"raise {shirt(match, 0, 'A2')}", "pass", "play club-dna")
    assert match.values == [2 + 2 + 1 + 3]
    high = window(scene("P3 D3 C3 A4", FOUR, hands=["club-dna"], actions="counter-attack"))
    play(high, "pass", "lower no-10")
    assert assert_refused(high, "play club-dna", "13.4") == "value-too-high"


def test_13_5_change_of_play_brings_another_card_before_choosing() -> None:
    match = challenge(
        scene(FOUR, FOUR, hands=["change-of-play change-of-play"], actions="solo-run corner long-shot")
    )
    assert match.asked == ASK_DRAWN
    play(match, "play change-of-play")
    assert match.box.halves[match.half].id == "corner"
    play(match, "play change-of-play")
    assert match.box.halves[match.half].id == "long-shot"
    assert match.chosen, "the only midfielder is in the action"


@pytest.mark.parametrize(
    ("attacker", "defender", "half"),
    [("penalty change-of-play", "", "penalty"), ("", "miracle-save change-of-play", "save")],
)
def test_13_5_it_can_follow_a_penalty_or_a_miracle_save(attacker: str, defender: str, half: str) -> None:
    match = scene(
        "P3 D3 C3 A5", "P3 D3 C3 A3", hands=[attacker, defender], actions="counter-attack /pressing"
    )
    until(challenge(match), ASK_DRAWN)
    if defender:
        nobody_pays(match)
    card = (attacker or defender).split()[0]
    play(match, f"play {card}")
    half_now = match.box.halves[match.half]
    assert match.box.halves[half_now.counts_as].id == half
    assert match.asked == ASK_DRAWN, "the footballers are not chosen yet"
    play(match, "play change-of-play")
    assert match.box.halves[match.half].id != half


def test_13_6_the_old_card_goes_to_the_discards() -> None:
    match = challenge(scene(FOUR, FOUR, hands=["change-of-play"], actions="solo-run corner"))
    play(match, "play change-of-play")
    assert zone(match, "discards") == [{"card": "solo-run-man-marking", "n": 1}]
    assert zone(match, "table") == [{"card": "corner-save", "n": 1}]


def test_13_7_a_jinx_takes_2_from_one_in_the_action() -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, hands=["", "", "jinx"], actions="through-ball")
    until(challenge(match), ASK_JINX)
    play(match, "play jinx")
    assert legal(match) == [f"their {shirt(match, 0, what)}" for what in ("C3", "A3")]
    play(match, f"their {shirt(match, 0, 'C3')}")
    assert match.values == [1, 3]


def test_13_7_it_is_for_a_manager_who_is_not_in_the_challenge() -> None:
    match = window(scene(FOUR, FOUR, FOUR, seats=3, hands=["jinx", "jinx"], actions="long-shot"))
    assert assert_refused(match, "play jinx", "11.4") == "not-while-changing"
    play(match, "pass")
    assert assert_refused(match, "play jinx", "11.4") == "not-while-changing"
    other = until(
        challenge(scene(FOUR, FOUR, FOUR, seats=3, hands=["", "", "booked"], actions="long-shot")), ASK_JINX
    )
    assert assert_refused(other, "play booked", "9.9") == "asked-jinx"


def test_13_8_booked_takes_2_from_one_of_the_opponents() -> None:
    match = window(scene("P3 D3 C5 A3", FOUR, hands=["", "booked"], actions="long-shot"))
    play(match, "pass", "play booked")
    assert match.values == [3]


def test_13_9_sent_off_puts_one_out_until_the_end_of_the_turn() -> None:
    match = scene(
        "P3 D3 C3 C5 A3",
        FOUR,
        hands=["", "sent-off"],
        cards=[10, 4],
        actions="long-shot long-shot /tactical-foul",
    )
    until(challenge(match), ASK_CHOOSE)
    play(match, f"own {shirt(match, 0, 'C5')}", "pass", "play sent-off")
    assert event_kinds(match)[-2:] == ["sent-off", "substituted"]
    assert match.values == [3]
    facts = match.view(1)["facts"]
    assert facts["off_0"] == [shirt(match, 0, "C5").removeprefix("no-")]
    assert facts["off_1"] == []
    nobody_pays(match)
    window(play(match, "pass"), 0)
    play(match, *["raise no-6", "pass"] * 2)
    nobody_pays(match)
    assert match.acting == 0, "seat 0 defends with a tactical foul"
    assert match.values == [3], "and not with the midfielder of 5"
    nobody_pays(match)
    play(match, "pass")
    assert match.sent_off == [], "a new turn"


def test_13_9_one_sent_off_cannot_be_chosen() -> None:
    match = scene("P3 D3 C3 C5 A3", FOUR, actions="free-kick")
    match.sent_off = [match.team[6]]
    challenge(match)
    assert assert_refused(match, "own no-7", "13.9") == "is-sent-off"


def test_13_10_another_of_the_same_role_takes_his_place() -> None:
    match = scene("P3 D4 C2 C3 C5 A4", FOUR, hands=["", "sent-off"], actions="free-kick")
    until(challenge(match), ASK_CHOOSE)
    play(match, f"own {shirt(match, 0, 'C5')}", "pass", "play sent-off")
    assert (match.asked, match.to_act) == (ASK_REPLACE, [0])
    assert legal(match) == [f"own {shirt(match, 0, what)}" for what in ("C2", "C3")]
    assert assert_refused(match, f"own {shirt(match, 0, 'A4')}", "13.10") == "not-his-role"
    assert assert_refused(match, f"own {shirt(match, 0, 'C5')}", "13.9") == "is-sent-off"
    play(match, f"own {shirt(match, 0, 'C3')}")
    assert (match.values, match.to_act) == ([3], [0])


def test_13_10_if_there_is_none_the_action_fails() -> None:
    match = window(scene("P3 D3 C5 A3", FOUR, hands=["", "sent-off"], actions="long-shot"))
    play(match, "pass", "play sent-off")
    assert event_kinds(match)[-1] == "no-substitute"
    assert (match.attacker, match.goals) == (NOBODY, [0, 0])


def test_13_11_money_spent_on_him_is_lost() -> None:
    match = scene("P3 D3 C3 C4 A3", FOUR, hands=["", "sent-off"], actions="long-shot", money=[5])
    until(challenge(match), ASK_CHOOSE)
    play(match, f"own {shirt(match, 0, 'C4')}", f"raise {shirt(match, 0, 'C4')}", "play sent-off")
    assert (match.values, match.money[0]) == ([3], 4)


def test_13_12_one_sent_off_still_counts_towards_the_four() -> None:
    match = scene(FOUR, FOUR, hands=["", "sent-off"], cards=[10, 4], actions="long-shot long-shot")
    play(window(match), "pass", "play sent-off")
    assert match.footballers[0] == 4
    assert "use challenge" in legal(play(match, "pass"))


def test_13_13_the_attack_becomes_the_penalty() -> None:
    match = challenge(scene("P3 D3 C4 A2", FOUR, hands=["penalty"], actions="solo-run /tackle"))
    play(match, "play penalty")
    assert match.box.halves[match.half].id == "penalty"
    play(match, f"own {shirt(match, 0, 'C4')}")
    nobody_pays(match)
    assert event_kinds(match)[-2:] == ["powerless", "goal"], "no tackle stops a penalty"


def test_13_13_it_is_for_the_attacking_manager() -> None:
    match = scene("P3 D3 C3 A5", FOUR, hands=["", "penalty"], actions="counter-attack /tackle")
    nobody_pays(challenge(match))
    assert match.asked == ASK_DRAWN
    assert assert_refused(match, "play penalty", "11.3") == "not-now"


def test_13_14_a_miracle_save_asks_for_a_keeper_or_a_defender_of_3() -> None:
    match = scene(
        "P3 D3 C3 A5", "P2 D3 C3 A3", hands=["", "miracle-save"], actions="counter-attack /pressing"
    )
    nobody_pays(challenge(match))
    play(match, "play miracle-save")
    assert legal(match) == ["own no-1", "own no-2"]
    play(match, "own no-2")
    nobody_pays(match)
    assert event_kinds(match)[-1] == "holds"


def test_13_14_it_stops_a_penalty_too() -> None:
    match = scene("P3 D3 C4 A2", "P3 D1 C3 A3", hands=["", "miracle-save"], actions="penalty /tackle")
    play(until(challenge(match), ASK_CHOOSE), f"own {shirt(match, 0, 'C4')}")
    nobody_pays(match)
    play(match, "play miracle-save", "own no-1")
    nobody_pays(match)
    assert event_kinds(match)[-1] == "holds"
    attack = challenge(scene("P3 D3 C4 A2", FOUR, hands=["miracle-save"], actions="long-shot"))
    assert assert_refused(attack, "play miracle-save", "11.3") == "not-now", "only for the defending manager"


def test_13_15_a_video_review_tries_the_defence_again_and_cancels_the_goal() -> None:
    match = scene(
        "P3 D3 C3 A5", "P4 D3 C3 A3", hands=["", "video-review"], actions="counter-attack /tackle /save"
    )
    until(challenge(match), ASK_REVIEW)
    assert (match.to_act, match.goals, match.conceded) == ([1], [1, 0], [0, 1])
    play(match, "play video-review")
    assert match.box.halves[match.half].id == "save"
    nobody_pays(match)
    assert event_kinds(match)[-1] == "cancelled"
    assert match.goals == match.conceded == [0, 0]


def test_13_15_if_it_fails_the_goal_stands_once() -> None:
    match = scene("P3 D3 C3 A5", BEATEN, hands=["", "video-review"], actions="counter-attack /tackle /save")
    until(challenge(match), ASK_REVIEW)
    play(match, "play video-review")
    nobody_pays(match)
    assert (match.goals, match.conceded) == ([1, 0], [0, 1])
    assert match.attacker == NOBODY


def test_13_15_against_a_penalty_only_a_save_helps() -> None:
    match = scene("P3 D3 C4 A2", "P5 D6 C3 A3", hands=["", "video-review"], actions="penalty /tackle /tackle")
    play(until(challenge(match), ASK_CHOOSE), f"own {shirt(match, 0, 'C4')}")
    until(match, ASK_REVIEW)
    play(match, "play video-review")
    assert event_kinds(match)[-1] == "powerless"
    assert (match.goals, match.attacker) == ([1, 0], NOBODY)


def test_13_16_a_second_review_may_follow() -> None:
    match = scene(
        "P3 D3 C3 A5",
        "P4 D3 C3 A3",
        hands=["", "video-review video-review"],
        actions="counter-attack /tackle /tackle /save",
    )
    until(challenge(match), ASK_REVIEW)
    play(match, "play video-review")
    until(match, ASK_REVIEW)
    play(match, "play video-review")
    nobody_pays(match)
    assert match.goals == [0, 0]
    assert [event_kinds(match).count(what) for what in ("goal", "cancelled")] == [1, 1]


@pytest.mark.parametrize("card", ["change-of-play", "penalty"])
def test_after_choosing_it_is_too_late(card: str) -> None:
    match = window(scene(FOUR, FOUR, hands=[card], actions="long-shot"))
    assert assert_refused(match, f"play {card}", "11.4") == "not-while-changing"
