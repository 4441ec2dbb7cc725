"""Section 1: the cards."""

import pytest

import tavolino
from tavolino import Fault
from tavolino.games.gogoal import GoGoal
from tests.games.gogoal.support import start


def test_1_1_two_to_six_can_play() -> None:
    assert GoGoal().seat_counts == (2, 3, 4, 5, 6)
    assert [start(seats=seats).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Fault) as fault:
            start(seats=seats)
        assert fault.value.key == "bad-seats"


def test_1_2_there_are_49_player_cards() -> None:
    players = tavolino.game("gogoal").decks["players"]
    assert players == {"defender": 15, "midfielder": 15, "forward": 15, "joker": 4}
    assert sum(players.values()) == 49


def test_1_3_there_are_28_cards_to_attack_with_and_16_to_defend_with() -> None:
    actions = tavolino.game("gogoal").decks["actions"]
    attack = {"goal": 9, "go-goal": 6, "super-goal": 3, "penalty": 6, "yellow": 3, "red": 1}
    defence = {"no": 10, "super-no": 4, "var": 2}
    assert actions == attack | defence
    assert (sum(attack.values()), sum(defence.values())) == (28, 16)


def test_1_4_there_are_three_shots_and_three_saves_with_the_same_symbols() -> None:
    penalties = tavolino.game("gogoal").decks["penalties"]
    assert set(penalties.values()) == {1}
    symbols = [
        {name.split("-")[1] for name in penalties if name.startswith(what)} for what in ("shot", "save")
    ]
    assert len(penalties) == 6
    assert symbols[0] == symbols[1] == {"star", "bolt", "flame"}
