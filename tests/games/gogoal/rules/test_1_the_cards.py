"""Section 1: the cards."""

import pytest

import tavolino
from tavolino import Fault
from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.options import Document
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


def own(**counts: int) -> Document:
    rows = (f"{card.replace('_', '-')},{n}" for card, n in counts.items())
    return Document("mine.csv", "\n".join(["id,n", *rows]))


def test_1_5_a_match_is_played_with_the_cards_of_ones_own_box() -> None:
    match = start(3, 4, deck=own(defender=9, joker=0, super_no=7))
    assert match.game.decks["players"] == {"defender": 9, "midfielder": 15, "forward": 15}
    assert match.game.decks["actions"]["super-no"] == 7
    assert len(match.players.cards) == 39
    assert len(match.actions.cards) == 47


@pytest.mark.parametrize(
    ("counts", "seats", "fault"),
    [
        ({"defender": 0, "midfielder": 0, "forward": 5}, 2, "few-players"),
        ({"defender": 0, "midfielder": 0, "forward": 6}, 3, "few-players"),
        (dict.fromkeys(("goal", "no", "super_no", "go_goal", "penalty", "yellow"), 0), 4, "few-actions"),
        (dict.fromkeys(("goal", "go_goal", "super_goal", "penalty"), 0), 2, "no-scoring"),
        ({"goal": 100}, 2, "field-range"),
        ({"shot_star": 2}, 2, "field-range"),
    ],
)
def test_1_5_everyone_gets_a_hand_and_somebody_can_score(
    counts: dict[str, int], seats: int, fault: str
) -> None:
    with pytest.raises(DeckRefused) as refused:
        start(1, seats, deck=own(**counts))
    assert [one.key for one in refused.value.faults] == [fault]


def test_1_5_no_more_goals_win_than_cards_can_score() -> None:
    few = own(goal=2, go_goal=0, super_goal=0, penalty=0, no=20)
    assert start(1, 2, deck=few, goals=2).rules.goals_to_win == 2
    with pytest.raises(Fault) as fault:
        start(1, 2, deck=few)
    assert (fault.value.key, fault.value.values["n"]) == ("goals-without-cards", 2)
