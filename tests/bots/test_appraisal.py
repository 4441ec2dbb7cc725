"""Chances of winning: certain at the end, shared among all before it, and never from what one cannot know."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.bots import appraise
from tavolino.bots.appraisal import mean_estimate
from tavolino.core.playout import random_playout
from tests.toy import Toy


def test_at_the_end_all_is_certain() -> None:
    match = Toy().start(5)
    random_playout(match, Rng(1))
    for seat, chance in enumerate(appraise(match)):
        assert chance.low == chance.value == chance.high
        assert (chance.value > 0) == (seat in match.outcome.winners)


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("game_id", ["champions101", "gogoal"])
def test_chances_add_up_and_lie_in_their_intervals(game_id: str, viewer: int | None) -> None:
    found = appraise(tavolino.game(game_id).start(3), viewer, guesses=12)
    assert sum(chance.value for chance in found) == pytest.approx(1)
    for chance in found:
        assert 0 <= chance.low <= chance.value <= chance.high <= 1
        assert chance.low < chance.high


def test_it_is_what_the_seat_can_know() -> None:
    match, rng = tavolino.game("champions101").start(9), Rng(4)
    for _ in range(25):
        seat = match.to_act[0]
        match.play(seat, match.game.knowledge.pick(match, seat, rng))
    assert appraise(match, 1, guesses=8) == appraise(match.guess(1, rng), 1, guesses=8)


def test_a_lead_is_worth_something() -> None:
    match = tavolino.game("champions101").start(9)
    match.goals = [4, 0]  # type: ignore[attr-defined]
    home, away = appraise(match, 0, guesses=12)
    assert home.low > 0.6 > 0.4 > away.high


def test_what_hardly_differs_is_surer() -> None:
    sure, unsure = mean_estimate([0.5, 0.52] * 20), mean_estimate([0.0, 1.0] * 20)
    assert sure.high - sure.low < 0.02 < 0.2 < unsure.high - unsure.low
    assert mean_estimate([1.0] * 20).low < 0.9


def test_mister_under_way_knows_the_odds() -> None:
    """The cards left are known, only their order is not: once the first shot is over, hardly anything is unsure."""
    match, rng = tavolino.game("mister").start(2), Rng(4)
    while not match.game.knowledge.win_chances(match):
        seat = match.to_act[0]
        match.play(seat, match.game.knowledge.pick(match, seat, rng))
    chances = match.game.knowledge.win_chances(match)
    assert sum(chances) == pytest.approx(1)
    home = appraise(match, 0, guesses=6)[0]
    assert home.low <= home.value <= home.high
