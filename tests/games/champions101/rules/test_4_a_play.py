"""Section 4: a play."""

import pytest

from tavolino import Refusal
from tavolino.core.language.rulebook import RulesTable, articles, plain_text
from tavolino.core.language.texts import LANGUAGES
from tavolino.games.champions101.engine.state import ASK_FOUL, ASK_KEEP
from tests.games.champions101.support import before_play, event_kinds, hand_of, move_texts, play, scene


def test_4_1_two_cards_of_any_kind_and_colour_are_played() -> None:
    match = scene("Rrbb")
    assert move_texts(match.legal(0)) == {
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
    assert list(match.tops) == [0, 1]
    assert list(match.piles) == [1, 0, 1, 0, 0, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(("hand", "move"), [("RBrr", "play R B"), ("rbRR", "play r b")])
def test_4_3_of_two_on_one_pile_the_own_colour_ends_on_top(hand: str, move: str) -> None:
    red = play(scene(hand, footballers="B", balls="b"), move)
    pile = 0 if "R B" in move else 1
    assert red.tops[pile] == 0
    blue = play(scene(hand, footballers="R", balls="r", colours="blue"), move)
    assert blue.tops[pile] == 1


def test_4_4_a_penalty_card_may_be_one_of_the_two_and_two_are_a_kick() -> None:
    assert "joker red-footballer red-ball" in move_texts(scene("RPb").legal(0))
    assert "penalties" in move_texts(scene("RPPb").legal(0))
    assert "penalties" not in move_texts(scene("RPb").legal(0))


def test_4_5_own_pair_with_cards_left_is_a_pass_and_draws_one() -> None:
    match = play(scene("RrBb", deck="Rbbb"), "play R r")
    assert event_kinds(match)[:2] == ["lay", "pass"]
    assert hand_of(match, 0) == "RBb"
    assert (match.ball, match.asked, match.to_act) == (0, ASK_FOUL, [1])
    assert before_play(match).to_act == [0]


def test_4_6_no_pair_with_cards_left_loses_the_pass_and_draws_two() -> None:
    match = play(scene("RbBb", deck="Rrbb"), "play R b")
    assert event_kinds(match)[:2] == ["lay", "pass-lost"]
    assert hand_of(match, 0) == "RrBb"
    assert (match.ball, match.to_act) == (1, [0])


def test_4_7_own_pair_with_the_last_two_cards_is_a_shot() -> None:
    assert event_kinds(play(scene("Rr"), "play R r"))[:2] == ["lay", "shot"]
    assert event_kinds(play(scene("RB", balls="r"), "play R B"))[:2] == ["lay", "shot"]


def test_4_8_no_pair_with_the_last_two_cards_is_cleared_and_draws_four() -> None:
    match = play(scene("Rb", deck="RRrrbb"), "play R b")
    assert event_kinds(match)[:2] == ["lay", "cleared"]
    assert hand_of(match, 0) == "RRrr"
    assert match.ball == 1


@pytest.mark.parametrize("hand", ["BbRr", "Bb"])
def test_4_9_the_opponents_pair_is_a_counter_attack_with_cards_left_or_not(hand: str) -> None:
    match = play(scene(hand), "play B b")
    assert event_kinds(match)[:2] == ["lay", "counter"]
    assert (match.ball, match.asked, match.to_act) == (1, ASK_KEEP, [1])


@pytest.mark.parametrize(
    ("draws", "hand", "deck", "move", "keeps_ball"),
    [
        (1, "RrRr", "bbbbbbbbbb", "play R r", True),
        (2, "RbRr", "bbbbbbbbbb", "play R b", False),
        (3, "Rr", "Rbbbbbbbbbb", "play R r", True),
        (4, "Rb", "bbbbbbbbbb", "play R b", False),
        (5, "Rr", "Bbbbbbbbbbb", "play R r", False),
        (6, "Rr", "rbbbbbbbbbb", "play R r", False),
    ],
)
def test_4_9_the_table_of_draws_is_complete_from_one_to_six(
    draws: int, hand: str, deck: str, move: str, keeps_ball: bool
) -> None:
    """Every line of the article's second table, as the engine plays it."""
    match = play(scene(hand, deck=deck), move)
    assert match.hand_sizes[0] == len(hand) - 2 + draws
    assert (match.ball == 0) == keeps_ball
    for language in LANGUAGES:
        table = articles("champions101", language)["4.9"].blocks[-1]
        assert isinstance(table, RulesTable)
        assert [plain_text(row[0]).split()[-1] for row in table.rows] == [str(n) for n in range(1, 7)]
