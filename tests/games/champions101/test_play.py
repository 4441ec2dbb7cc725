"""Sections 4 and 5: a play, counter-attack."""

import pytest

from tavolino import Refusal
from tavolino.games.champions101.match import ASK_FOUL, ASK_KEEP, ASK_PLAY
from tavolino.games.champions101.moves import MOVES
from tests.games.champions101.scene import before_play, hand_of, joker, play, scene, told


def texts(match_legal: list[int]) -> set[str]:
    return {MOVES.text(move) for move in match_legal}


def test_4_1_two_cards_of_any_kind_and_colour_are_played() -> None:
    match = scene("Rrbb")
    assert texts(match.legal(0)) == {
        "play red-footballer red-ball",
        "play red-footballer blue-ball",
        "play red-ball blue-ball",
        "play blue-ball blue-ball",
    }
    play(match, "play b r")
    assert hand_of(match, 0) == "RBbb", "the two are gone and two were drawn"


def test_4_1_a_card_not_in_the_hand_is_refused() -> None:
    match = scene("RrR")
    before = match.dump()
    with pytest.raises(Refusal) as refused:
        play(match, "play B r")
    assert (refused.value.key, refused.value.article) == ("not-in-hand", "4.1")
    assert match.dump() == before


def test_4_1_one_of_a_kind_cannot_be_played_twice() -> None:
    with pytest.raises(Refusal):
        play(scene("RrB"), "play R R")


def test_4_2_a_footballer_and_a_ball_go_each_on_its_pile() -> None:
    match = play(scene("Rbrr", footballers="B", balls="r"), "play R b")
    assert match.tops == [0, 1]
    assert match.piles == [1, 0, 1, 0, 0, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(("hand", "move"), [("RBrr", "play R B"), ("rbRR", "play r b")])
def test_4_3_of_two_on_one_pile_the_own_colour_ends_on_top(hand: str, move: str) -> None:
    red = play(scene(hand, footballers="B", balls="b"), move)
    pile = 0 if "R B" in move else 1
    assert red.tops[pile] == 0
    blue = play(scene(hand, footballers="R", balls="r", colours="blue"), move)
    assert blue.tops[pile] == 1


def test_4_4_a_penalty_card_may_be_one_of_the_two_and_two_are_a_kick() -> None:
    assert "joker red-footballer red-ball" in texts(scene("RPb").legal(0))
    assert "penalties" in texts(scene("RPPb").legal(0))
    assert "penalties" not in texts(scene("RPb").legal(0))


def test_4_5_own_pair_with_cards_left_is_a_pass_and_draws_one() -> None:
    match = play(scene("RrBb", deck="Rbbb"), "play R r")
    assert told(match)[:2] == ["lay", "pass"]
    assert hand_of(match, 0) == "RBb"
    assert (match.ball, match.asked, match.to_act) == (0, ASK_FOUL, [1])
    assert before_play(match).to_act == [0]


def test_4_6_no_pair_with_cards_left_loses_the_pass_and_draws_two() -> None:
    match = play(scene("RbBb", deck="Rrbb"), "play R b")
    assert told(match)[:2] == ["lay", "pass-lost"]
    assert hand_of(match, 0) == "RrBb"
    assert (match.ball, match.to_act) == (1, [0])


def test_4_7_own_pair_with_the_last_two_cards_is_a_shot() -> None:
    assert told(play(scene("Rr"), "play R r"))[:2] == ["lay", "shot"]
    assert told(play(scene("RB", balls="r"), "play R B"))[:2] == ["lay", "shot"]


def test_4_8_no_pair_with_the_last_two_cards_is_cleared_and_draws_four() -> None:
    match = play(scene("Rb", deck="RRrrbb"), "play R b")
    assert told(match)[:2] == ["lay", "cleared"]
    assert hand_of(match, 0) == "RRrr"
    assert match.ball == 1


@pytest.mark.parametrize("hand", ["BbRr", "Bb"])
def test_4_9_the_opponents_pair_is_a_counter_attack_with_cards_left_or_not(hand: str) -> None:
    match = play(scene(hand), "play B b")
    assert told(match)[:2] == ["lay", "counter"]
    assert (match.ball, match.asked, match.to_act) == (1, ASK_KEEP, [1])


def test_5_1_the_opponent_keeps_one_card_of_choice_and_gives_the_others() -> None:
    match = play(scene("BbR", other="RrBbP", deck="rRRR"), "play B b")
    assert texts(match.legal(1)) == {f"keep {MOVES[m].args[0]}" for m in match.legal(1)}
    assert len(match.legal(1)) == 5
    play(match, "keep P")
    assert hand_of(match, 0) == "RRrBb"
    assert hand_of(match, 1) == "rP"


def test_5_1_a_card_that_is_not_held_cannot_be_kept() -> None:
    match = play(scene("BbR", other="RrBb"), "play B b")
    with pytest.raises(Refusal) as refused:
        play(match, "keep P")
    assert refused.value.article == "5.1"


def test_5_2_then_has_the_ball_and_draws_one() -> None:
    match = play(play(scene("BbR", other="RrBb", deck="PRRR"), "play B b"), "keep b")
    assert hand_of(match, 1) == "bP"
    assert (match.ball, match.to_act) == (1, [0])
    assert before_play(match).to_act == [1]


def test_5_3_the_card_drawn_comes_after_the_gift() -> None:
    match = play(scene("BbR", other="RrBb", deck="PRRR"), "play B b")
    assert hand_of(match, 1) == "RrBb", "nothing is drawn before the choice"
    play(match, "keep b")
    assert "P" not in hand_of(match, 0)


def test_5_4_an_opponent_with_one_card_keeps_it() -> None:
    match = play(scene("BbR", other="r", deck="BRRR"), "play B b")
    assert texts(match.legal(1)) == {"keep red-ball"}
    play(match, "keep r")
    assert hand_of(match, 1) == "rB"
    assert hand_of(match, 0) == "R"


def test_5_5_an_opponent_with_none_draws_two() -> None:
    match = play(scene("BbR", other="", deck="BrRR"), "play B b")
    assert hand_of(match, 1) == "rB"
    assert (match.ball, match.asked) == (1, ASK_FOUL)


def test_5_6_a_possession_begun_with_fewer_than_three_cards_draws_up_to_three() -> None:
    match = play(scene("RbB", other="b", deck="RRbBRR"), "play R b")
    assert hand_of(match, 1) == "Bbb"
    assert match.cards_left() == 2


def test_5_6_a_counter_attack_is_not_filled_up() -> None:
    match = play(play(scene("BbR", other="Rr", deck="BBBB"), "play B b"), "keep r")
    assert match.hand_sizes[1] == 2


def test_5_7_a_hand_that_passing_brings_down_to_two_is_not_filled_up() -> None:
    match = play(scene("RrR", deck="rRRR"), "play R r")
    assert match.hand_sizes[0] == 2
    play(before_play(match), "play R r")
    assert "shot" in told(match)


def test_a_seat_that_is_not_asked_is_refused_in_time() -> None:
    match = scene("RrR")
    with pytest.raises(Refusal) as refused:
        match.play(1, MOVES.parse("wait"))
    assert refused.value.key == "not-your-turn"


@pytest.mark.parametrize(
    ("ask", "move", "article"),
    [(ASK_PLAY, "foul", "4.1"), (ASK_FOUL, "play R r", "8.8"), (ASK_PLAY, "keep R", "4.1")],
)
def test_an_answer_to_another_question_is_refused(ask: int, move: str, article: str) -> None:
    with pytest.raises(Refusal) as refused:
        play(scene("RrR", ask=ask), move)
    assert refused.value.article == article


def test_jokers_on_the_pitch_count_as_what_they_stand_for() -> None:
    match = joker(scene("RRb", footballers="B"), "r")
    assert told(play(match, "play R R"))[1] == "pass"
