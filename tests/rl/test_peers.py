"""The games as other libraries know them, tried by those libraries' own suites."""

from functools import partial
from types import SimpleNamespace

import pytest

import tavolino
from tests.contract.checks import IS_COMPILED

pettingzoo_test = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")

from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from tavolino import openspiel  # noqa: E402
from tavolino.pettingzoo import env, parallel_env  # noqa: E402

TABLES = [(game, seats) for game in tavolino.games() for seats in tavolino.game(game).seat_counts]
CYCLES = 100 if IS_COMPILED else 20

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # it wonders at action masks, which it asks for


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo(game: str, seats: int) -> None:
    turns, lockstep = partial(env, game, seats), partial(parallel_env, game, seats)
    pettingzoo_test.api_test(turns(), num_cycles=CYCLES)
    pettingzoo_test.parallel_api_test(lockstep(), num_cycles=CYCLES)
    pettingzoo_test.seed_test(turns, num_cycles=CYCLES)
    pettingzoo_test.parallel_seed_test(lockstep, num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_stops_after_so_many_cycles(game: str, seats: int) -> None:
    lockstep = partial(parallel_env, game, seats)
    pettingzoo_test.max_cycles_test(
        SimpleNamespace(
            parallel_env=lockstep, env=lambda max_cycles: parallel_to_aec(lockstep(max_cycles=max_cycles))
        )
    )


def test_a_forbidden_move_changes_nothing() -> None:
    table = env("champions101")
    table.reset(seed=3)
    seat = table.agent_selection
    before = table.observe(seat)["observation"].tolist()
    table.step(int(table.observe(seat)["action_mask"].argmin()))
    assert table.agent_selection == seat
    assert table.infos[seat]["refused"]
    assert table.observe(seat)["observation"].tolist() == before


@pytest.mark.skipif(not IS_COMPILED, reason="it asks for all that is known at every move")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiel(game: str, seats: int) -> None:
    openspiel.register()
    rules = pyspiel.load_game(f"tavolino_{game}", {"seats": seats, "deals": 5})
    pyspiel.random_sim_test(rules, num_sims=1, serialize=True, verbose=False)


def test_open_spiel_knows_options() -> None:
    openspiel.register()
    rules = pyspiel.load_game("tavolino_gogoal", {"options": '{"goals": 2}', "deals": 2})
    state = rules.new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    assert state.match.game.int_setting("goals") == 2
    assert state.legal_actions() == state.match.legal(state.current_player())
    observer = rules.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.match.encode(0).tolist()
