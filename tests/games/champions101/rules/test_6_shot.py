"""Section 6: shot."""

from tests.games.champions101.support import event_kinds, hand_of, play, scene


def test_6_1_a_shot_draws_one_card_and_plays_it() -> None:
    match = play(scene("Rr", deck="BRRRRRR"), "play R r")
    assert match.events_for(None)[1] == {"event": "shot", "seat": 0, "other": 1, "card": "blue-footballer"}
    assert match.tops[0] == 1


def test_6_2_a_ball_of_either_colour_is_a_goal() -> None:
    for ball in "rb":
        match = play(scene("Rr", deck=ball + "BbBbBbBb"), "play R r")
        assert match.goals == [1, 0]
        assert event_kinds(match)[1:3] == ["shot", "goal"]


def test_6_3_an_own_footballer_is_a_corner_draw_three_and_play_again() -> None:
    match = play(scene("Rr", deck="RbbBRR"), "play R r")
    assert event_kinds(match)[1:3] == ["shot", "corner"]
    assert hand_of(match, 0) == "Bbb"
    assert match.tops[0] == 0
    assert (match.ball, match.goals) == (0, [0, 0])


def test_6_4_the_others_footballer_is_a_save_draw_five_and_the_ball_is_lost() -> None:
    match = play(scene("Rr", deck="BbbBRRrr"), "play R r")
    assert event_kinds(match)[1:3] == ["shot", "saved"]
    assert hand_of(match, 0) == "RRBbb"
    assert match.tops[0] == 1
    assert match.ball == 1


def test_6_5_a_penalty_card_is_a_kick_and_leaves_the_game() -> None:
    match = play(scene("Rr", deck="PBBrrrrrr"), "play R r")
    assert event_kinds(match)[1:4] == ["shot", "kick", "kick-saved"]
    assert match.out_of_game[4] == 2, "both penalty cards are out: this one and the one the scene left out"
