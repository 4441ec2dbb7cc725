"""Who is going to win: asked at the beginning of a turn, and the better placed the likelier."""

import pytest

from tavolino.games.best11.bot.win_odds import estimate_win_chances
from tavolino.games.best11.engine.match import Best11Match
from tests.games.best11.support import FOUR, play, scene


def home(match: Best11Match) -> float:
    return estimate_win_chances(match)[0]


def test_chances_add_up() -> None:
    assert sum(estimate_win_chances(scene(FOUR, FOUR, FOUR, seats=3))) == pytest.approx(1)


def test_level_teams_have_level_chances() -> None:
    assert home(scene(FOUR, FOUR, money=[8, 8])) == pytest.approx(0.5)


def test_better_footballers_and_more_money_are_better() -> None:
    assert home(scene("P5 D5 C5 A5", "P3 D3 C3 A3", money=[8, 8])) > 0.6
    assert home(scene(FOUR, FOUR, money=[20, 8])) > 0.55


def test_a_lead_counts_more_as_the_end_comes_near() -> None:
    early = scene(FOUR, FOUR)
    early.goals[0] = 2
    late = early.copy()
    late.final_turn = late.turn
    assert 0.5 < home(early) < home(late)


def test_an_income_is_worth_more_in_play_than_in_hand() -> None:
    match = scene(FOUR, FOUR, hands=["kit-sponsor"])
    in_hand = home(match)
    sponsor = next(kind for kind, event in enumerate(match.box.events) if event.id == "kit-sponsor")
    match.hand[sponsor], match.hand_size[0] = 0, match.hand_size[0] - 1
    without = home(match)
    match.events_in_front[sponsor] = 1
    assert without < in_hand < home(match)


def test_nothing_is_said_in_the_middle_of_a_turn() -> None:
    assert estimate_win_chances(play(scene(FOUR, FOUR), "pass")) == []
