"""Section 5: counter-attack."""

import pytest

from tavolino import Refusal
from tavolino.games.champions101.engine.moves import MOVES
from tavolino.games.champions101.engine.state import ASK_FOUL, ASK_PLAY
from tests.games.champions101.support import before_play, event_kinds, hand_of, joker, move_texts, play, scene


def test_5_1_the_opponent_keeps_one_card_of_choice_and_gives_the_others() -> None:
    match = play(scene("BbR", other="RrBbP", deck="rRRR"), "play B b")
    assert move_texts(match.legal(1)) == {f"keep {MOVES[m].args[0]}" for m in match.legal(1)}
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
    assert move_texts(match.legal(1)) == {"keep red-ball"}
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
    assert "shot" in event_kinds(match)


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
    assert event_kinds(play(match, "play R R"))[1] == "pass"
