"""Section 8: penalty cards."""

import pytest

from tavolino import Refusal
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.moves import MOVES
from tavolino.games.champions101.engine.state import ASK_FOUL, ASK_PLAY
from tests.games.champions101.support import before_play, event_kinds, hand_of, joker, play, scene


def kinds_of_moves(match: ChampionsMatch, seat: int) -> set[str]:
    return {MOVES[move].kind for move in match.legal(seat)}


def test_8_1_a_joker_comes_second_on_either_pile_in_either_colour() -> None:
    match = scene("RPb")
    jokers = {MOVES.text(move) for move in match.legal(0) if MOVES[move].kind == "joker"}
    names = ("red-footballer", "red-ball", "blue-footballer", "blue-ball")
    assert jokers == {f"joker {first} {name}" for first in ("red-footballer", "blue-ball") for name in names}
    play(match, "joker R r")
    assert list(match.tops) == [0, 0]
    assert match.piles[5 + 4] == 1
    assert event_kinds(match)[:2] == ["joker", "pass"]


def test_8_2_a_joker_lies_even_over_an_own_card_just_laid() -> None:
    match = play(scene("RPb", balls="b"), "joker R B")
    assert list(match.tops) == [1, 1]
    assert event_kinds(match)[:2] == ["joker", "counter"]


def test_8_3_a_joker_keeps_its_value_until_it_is_covered() -> None:
    match = joker(scene("RRrb"), "r")
    play(match, "play R R")
    assert event_kinds(match)[1] == "pass"
    play(before_play(match), "play r b")
    assert match.joker_piles == 0
    assert match.piles[5 + 4] == 1, "it still lies in the pile"


def test_8_4_with_the_other_penalty_card_on_the_pitch_the_joker_is_a_kick() -> None:
    match = joker(scene("RPbb"), "r")
    assert kinds_of_moves(match, 0) == {"play", "claim", "joker"}
    claims = [MOVES.text(move) for move in match.legal(0) if MOVES[move].kind == "claim"]
    assert claims == ["claim red-footballer"], "a ball laid first covers the other one"
    play(match, "claim R")
    assert event_kinds(match)[:2] == ["claim", "kick"]


def test_8_4_joker_and_kick_are_not_to_be_mixed_up() -> None:
    with pytest.raises(Refusal) as refused:
        play(joker(scene("RPbb"), "r"), "joker R r")
    assert (refused.value.key, refused.value.article) == ("joker-is-kick", "8.4")
    with pytest.raises(Refusal) as refused:
        play(scene("RPbb"), "claim R")
    assert (refused.value.key, refused.value.article) == ("no-kick-here", "8.4")
    with pytest.raises(Refusal) as refused:
        play(scene("RPbb"), "joker B r")
    assert (refused.value.key, refused.value.article) == ("not-in-hand", "4.1")


def test_8_5_the_joker_leaves_and_the_others_stay() -> None:
    match = play(joker(scene("RPb", deck="BRbbbbbb"), "r"), "claim R")
    assert event_kinds(match)[:3] == ["claim", "kick", "kick-blocked"]
    assert match.out_of_game[4] == 1
    assert match.piles[5 + 4] == 1
    assert match.piles[0] == 2, "the first card, and the one of the kick"


def test_8_6_a_foul_leaves_the_game_its_owner_draws_one_and_the_opponent_two() -> None:
    match = play(scene("RrR", other="PBbB", deck="rbbRR", ask=ASK_FOUL), "foul")
    assert match.out_of_game[4] == 2
    assert hand_of(match, 1) == "rBBb"
    assert hand_of(match, 0) == "RRrbb"
    assert (match.ball, match.asked, match.to_act) == (0, ASK_PLAY, [0])


def test_8_6_without_a_penalty_card_there_is_no_foul() -> None:
    with pytest.raises(Refusal) as refused:
        play(scene("RrR", ask=ASK_FOUL), "foul")
    assert (refused.value.key, refused.value.article) == ("no-penalty-card", "8.6")


def test_8_7_with_the_other_penalty_card_on_the_pitch_a_foul_is_a_kick_to_the_opponent() -> None:
    match = joker(scene("RrR", other="PBbB", deck="rBBbbbbbb", ask=ASK_FOUL), "b")
    play(match, "foul")
    assert event_kinds(match)[:3] == ["foul-kick", "draw", "kick"]
    assert hand_of(match, 1) == "rBBb", "the owner still draws one"
    kick = next(event for event in match.events if event.kind == "kick")
    assert kick.values["seat"] == 0
    assert hand_of(match, 0) == "bbbbb", "saved: five cards, not the two of a foul"


def test_8_8_there_is_one_moment_before_every_play_after_the_draws() -> None:
    match = play(scene("RrRr", other="PBb", deck="Rrrrrr"), "play R r")
    assert (match.asked, match.to_act, match.hand_sizes[0]) == (ASK_FOUL, [1], 3)
    play(before_play(match), "play R r")
    assert (match.asked, match.to_act) == (ASK_FOUL, [1])


def test_8_9_only_one_foul_at_each_moment() -> None:
    match = play(scene("RrR", other="PPB", deck="rbbRR", ask=ASK_FOUL), "foul")
    assert (match.asked, match.to_act) == (ASK_PLAY, [0])
    assert hand_of(match, 1) == "rBP"


def test_8_10_the_player_without_the_ball_is_always_asked() -> None:
    for other, moves in (("BbB", {"wait"}), ("PbB", {"wait", "foul"})):
        match = scene("RrR", other=other, ask=ASK_FOUL)
        assert match.to_act == [1]
        assert kinds_of_moves(match, 1) == moves
        assert match.view(0)["ask"] == {"key": "foul", "values": {"seat": 1, "other": 0}, "article": "8.8"}


def test_8_11_both_together_are_a_kick_and_leave_the_game() -> None:
    match = play(scene("RrPPb", deck="BBbbbbbb"), "penalties")
    assert event_kinds(match)[:2] == ["penalties", "kick"]
    assert match.out_of_game[4] == 2
    with pytest.raises(Refusal) as refused:
        play(scene("RrPb"), "penalties")
    assert (refused.value.key, refused.value.article) == ("two-penalty-cards", "8.11")


def test_8_12_a_covered_penalty_card_counts_only_with_the_option() -> None:
    for on_pitch, moves in (("visible", {"play", "joker"}), ("anywhere", {"play", "claim"})):
        match = joker(scene("RPbb", on_pitch=on_pitch), "r")
        match.out_of_game[1] -= 1
        match.put(1)
        assert kinds_of_moves(match, 0) == moves
    covered_foul = joker(scene("RrR", other="PBb", deck="rBBbbbbbb", on_pitch="anywhere", ask=ASK_FOUL), "r")
    covered_foul.out_of_game[1] -= 1
    covered_foul.put(1)
    assert event_kinds(play(covered_foul, "foul"))[0] == "foul-kick"
