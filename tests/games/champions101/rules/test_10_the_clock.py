"""Section 10: the clock."""

from collections import Counter

import pytest

from tavolino import Rng
from tavolino.games.champions101 import Champions101
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.state import ASK_FOUL, EXTRA, SECOND_HALF, SHOOT_OUT
from tests.games.champions101.support import event_kinds, play, scene


def at_the_end_of(period: int, goals: tuple[int, int], must_win: bool = True) -> ChampionsMatch:
    """A match whose next pass draws the last card of a period."""
    match = scene("RrRr", deck="b", must_win=must_win)
    match.period = period
    match.goals = list(goals)
    return match


def test_10_1_a_half_ends_when_the_last_card_is_drawn_whatever_goes_on() -> None:
    assert event_kinds(play(scene("RrRr", deck="b"), "play R r"))[-2:] == ["whistle", "kick-off"]
    lost = play(scene("RbRr", deck="bb"), "play R b")
    assert lost.period == 1
    foul = play(scene("RrR", other="PBb", deck="b", ask=ASK_FOUL), "foul")
    assert foul.period == 1, "the card that replaces the foul was the last one"
    still_on = play(scene("RrRr", deck="bb"), "play R r")
    assert still_on.period == 0


def test_10_2_a_penalty_kick_is_completed_first() -> None:
    match = play(scene("PPR", deck="rB"), "penalties")
    assert match.goals == [1, 0]
    assert match.period == 1
    foul = scene("RrR", other="PBb", deck="b", footballers="B", ask=ASK_FOUL)
    foul.out_of_game[4] -= 1
    foul.put_joker(3)
    assert "kick" in event_kinds(play(foul, "foul"))


def test_10_3_a_draw_larger_than_what_is_left_takes_that_and_ends_the_half() -> None:
    match = play(scene("RbRr", deck="r"), "play R b")
    draw = next(event for event in match.events if event.kind == "draw")
    assert draw.values["n"] == 1
    assert match.period == 1


@pytest.mark.parametrize(("last_shot", "goals"), [("void", [0, 0]), ("counts", [1, 0])])
def test_10_4_a_shot_with_the_last_card_counts_only_with_the_option(last_shot: str, goals: list[int]) -> None:
    match = play(scene("Rr", deck="b", last_shot=last_shot), "play R r")
    assert match.goals == goals
    assert match.period == 1
    for card in "RB":
        assert play(scene("Rr", deck=card, last_shot=last_shot), "play R r").period == 1


def test_10_4_a_penalty_card_as_the_last_card_of_a_shot_is_a_kick_all_the_same() -> None:
    match = play(scene("Rr", deck="P"), "play R r")
    assert "kick" in event_kinds(match)
    assert match.period == 1


def test_10_5_two_halves_and_more_goals_win() -> None:
    match = play(at_the_end_of(SECOND_HALF, (1, 2)), "play R r")
    assert match.over
    assert (match.outcome.scores, match.outcome.winners, match.outcome.reason) == ([1, 2], [1], "full-time")


def test_10_6_level_after_two_halves_goes_on_only_if_there_must_be_a_winner() -> None:
    cup = play(at_the_end_of(SECOND_HALF, (1, 1)), "play R r")
    assert cup.period == EXTRA
    league = play(at_the_end_of(SECOND_HALF, (1, 1), must_win=False), "play R r")
    assert league.over
    assert (league.outcome.winners, league.outcome.reason) == ([], "draw")


def test_10_7_the_extra_period_is_one_more_half_and_lots_decide_who_starts() -> None:
    starts: Counter[int] = Counter()
    for seed in range(200):
        match = scene("RrRr", deck="b", seed=seed)
        match.period = SECOND_HALF
        play(match, "play R r")
        assert (match.period, match.cards_left()) == (EXTRA, 78)
        starts[match.ball] += 1
    assert min(starts.values()) > 70
    decided = play(at_the_end_of(EXTRA, (2, 1)), "play R r")
    assert (decided.over, decided.outcome.reason) == (True, "extra-time")


def test_10_8_level_after_the_extra_period_penalties_decide() -> None:
    match = play(at_the_end_of(EXTRA, (1, 1)), "play R r")
    assert match.period == SHOOT_OUT


def test_sensible_players_play_as_the_game_should() -> None:
    """Goals, level matches and counter-attacks of two sensible players, as measured on a reference."""
    game = Champions101()
    goals = level = counters = shots = 0
    for seed in range(300):
        match = game.start(seed, narrate=True)
        rng = Rng(seed, 77)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, game.knowledge.pick(match, seat, rng))
        half = next(e for e in match.events if e.kind == "whistle" and e.values["period"] == SECOND_HALF)
        home, away = int(str(half.values["home"])), int(str(half.values["away"]))
        goals += home + away
        level += home == away
        counters += event_kinds(match).count("counter")
        shots += event_kinds(match).count("shot")
    assert 3.2 < goals / 300 < 4.0
    assert 0.15 < level / 300 < 0.30
    assert 2.0 < counters / 300 < 3.2
    assert 8.5 < shots / 300 < 10.5
