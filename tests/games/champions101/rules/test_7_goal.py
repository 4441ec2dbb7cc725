"""Section 7: goal."""

from tavolino.games.champions101.engine.state import ASK_FOUL
from tests.games.champions101.support import before_play, event_kinds, hand_of, joker, play, scene


def test_7_1_after_a_goal_all_cards_on_the_pitch_leave_the_game() -> None:
    match = play(joker(scene("Rr", deck="rBbBbBbB", footballers="B"), "b"), "play R r")
    assert sum(match.piles) == 0
    assert list(match.tops) == [-1, -1]
    assert match.joker_piles == 0


def test_7_2_both_go_back_to_six_and_keep_what_they_hold() -> None:
    match = play(scene("Rr", other="RRRRR", deck="r" + "b" * 9), "play R r")
    assert list(match.hand_sizes) == [6, 6]
    assert hand_of(match, 1) == "RRRRRb"


def test_7_3_the_surplus_is_taken_at_random_and_leaves_face_down() -> None:
    kept = set()
    for seed in range(40):
        match = play(scene("Rr", other="RRRrrBBbb", deck="r" + "b" * 9, seed=seed), "play R r")
        assert match.hand_sizes[1] == 6
        assert sum(match.face_down[5:]) == 3
        kept.add(hand_of(match, 1))
    assert len(kept) > 5


def test_7_4_whoever_has_fewer_draws_up_to_six() -> None:
    match = play(scene("Rr", other="RR", deck="r" + "b" * 12), "play R r")
    assert hand_of(match, 0) == "bbbbbb"
    assert hand_of(match, 1) == "RRbbbb"


def test_7_5_surplus_first_then_the_one_who_conceded_then_the_scorer() -> None:
    match = play(scene("Rr", other="RRRR", deck="r" + "bb" + "BBBBBB" + "R"), "play R r")
    assert event_kinds(match)[2:5] == ["goal", "draw", "draw"]
    assert hand_of(match, 1) == "RRRRbb"
    assert hand_of(match, 0) == "BBBBBB"
    with_surplus = play(scene("Rr", other="RRRRRRRR", deck="r" + "b" * 9), "play R r")
    assert event_kinds(with_surplus)[2:5] == ["goal", "surplus", "draw"]


def test_7_6_the_one_who_conceded_has_the_ball() -> None:
    match = play(scene("Rr", deck="r" + "b" * 9), "play R r")
    assert (match.ball, match.asked, match.to_act) == (1, ASK_FOUL, [0])
    assert before_play(match).to_act == [1]
