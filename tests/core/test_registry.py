"""Finding games, and what `import tavolino` offers."""

import pytest

import tavolino
from tavolino import Fault


def test_games_are_found_by_their_folders() -> None:
    assert "champions101" in tavolino.games()
    assert tavolino.games() == sorted(tavolino.games())


def test_games_stays_a_function_whatever_is_imported() -> None:
    from tavolino.games.champions101.engine.match import ChampionsMatch

    assert callable(tavolino.games)
    assert isinstance(tavolino.game("champions101").start(1), ChampionsMatch)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Fault) as fault:
        tavolino.game("chess")
    assert fault.value.key == "unknown-game"
    assert "champions101" in str(fault.value)


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(Fault) as fault:
        tavolino.game("champions101").start(1, seats)
    assert (fault.value.key, fault.value.values["allowed"]) == ("bad-seats", "2")


@pytest.mark.parametrize("seed", [-1, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    with pytest.raises(Fault) as fault:
        tavolino.game("champions101").start(seed)
    assert fault.value.key == "bad-seed"
