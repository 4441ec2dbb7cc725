"""Section 9: penalty kick."""

import pytest

from tests.games.champions101.support import event_kinds, hand_of, play, scene


def test_9_1_the_kicker_discards_the_hand_and_draws_two() -> None:
    match = play(scene("RrBbPP", deck="BBbbbbbb"), "penalties")
    assert sum(match.face_down[:5]) == 4
    kick = next(event for event in match.events if event.kind == "kick")
    assert kick.values["cards"] == ["blue-footballer", "blue-footballer"]


@pytest.mark.parametrize("cards", ["rB", "Bb", "rb", "Rr"])
def test_9_2_a_ball_among_the_two_is_a_goal(cards: str) -> None:
    match = play(scene("PPR", deck=cards + "B" * 16), "penalties")
    assert match.goals == [1, 0]


@pytest.mark.parametrize("cards", ["RB", "BR", "RR"])
def test_9_3_an_own_footballer_blocks_draw_three_and_play_again(cards: str) -> None:
    match = play(scene("PPR", deck=cards + "bbbrr"), "penalties")
    assert event_kinds(match)[1:3] == ["kick", "kick-blocked"]
    assert match.tops[0] == 0, "the own colour ends on top"
    assert hand_of(match, 0) == "bbb"
    assert (match.ball, match.to_act) == (0, [1])


def test_9_4_two_of_the_others_footballers_save_draw_five_and_lose_the_ball() -> None:
    match = play(scene("PPR", deck="BBbbbrrrr"), "penalties")
    assert event_kinds(match)[1:3] == ["kick", "kick-saved"]
    assert match.piles[2] == 2
    assert hand_of(match, 0) == "rrbbb"
    assert match.ball == 1


def test_9_5_a_penalty_card_among_the_two_is_replaced() -> None:
    match = play(scene("Rr", deck="PPBBbbbbbb"), "play R r")
    kick = next(event for event in match.events if event.kind == "kick")
    assert kick.values["cards"] == ["blue-footballer", "blue-footballer"]
    assert match.out_of_game[4] == 2


def test_9_6_a_kick_with_too_small_a_deck_is_completed_with_cards_out_of_the_game() -> None:
    match = play(scene("PPR", deck="B"), "penalties")
    kick = next(event for event in match.events if event.kind == "kick")
    assert kick.values["cards"][0] == "blue-footballer"  # type: ignore[index]
    assert len(kick.values["cards"]) == 2  # type: ignore[arg-type]


def test_9_6_and_if_need_be_with_the_covered_cards_of_the_piles() -> None:
    match = scene(
        "PP", other="R" * 25 + "r" * 16 + "B" * 25, deck="B", footballers="R", balls="b" * 18 + "rr"
    )
    assert list(match.out_of_game) == [0, 0, 0, 0, 0]
    play(match, "penalties")
    kick = next(event for event in match.events if event.kind == "kick")
    assert kick.values["cards"][1] in ("red-ball", "blue-ball")  # type: ignore[index]
    assert match.goals == [1, 0]


@pytest.mark.parametrize("deck", ["B", "Br", "rB"])
def test_9_7_the_half_ends_with_a_kick_that_used_the_deck_up(deck: str) -> None:
    match = play(scene("PPR", deck=deck), "penalties")
    assert "whistle" in event_kinds(match)
    assert match.period == 1
