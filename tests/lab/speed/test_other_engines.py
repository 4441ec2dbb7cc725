"""The other engines, where they are installed."""

import random

import pytest

from tavolino.core.language.texts import LANGUAGES
from tavolino.lab.faults import LabFault
from tavolino.lab.speed import other_engines
from tavolino.lab.speed.race import DEALT, DRIVEN, SEARCH_TO_END, WHOLE

here = pytest.mark.skipif(
    not all(map(other_engines.installed_version, other_engines.PACKAGES)),
    reason="the extra tavolino[bench] is not installed",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lacks_them_is_told_how_to_get_them(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        other_engines, "installed_version", lambda package: "" if package == "rlcard" else "2.0"
    )
    with pytest.raises(LabFault) as caught:
        other_engines.load_other_engines()
    assert "rlcard" in caught.value.text(language)
    assert "open_spiel" not in caught.value.text(language)
    assert "tavolino[bench]" in caught.value.text(language)


def test_a_package_that_is_not_there_has_no_version() -> None:
    assert other_engines.installed_version("no-such-engine") == ""


@here
@pytest.mark.filterwarnings("ignore")
def test_every_peer_runs_its_courses() -> None:
    found = other_engines.load_other_engines()
    assert [peer.name for peer in found if WHOLE in peer.courses] == [
        f"OpenSpiel {id}" for id in other_engines.OPEN_SPIEL
    ]
    assert [peer.name for peer in found if DEALT in peer.courses] == [
        "OpenSpiel crazy_eights",
        "OpenSpiel hearts",
        "OpenSpiel gin_rummy",
    ]
    assert [peer.name for peer in found if SEARCH_TO_END in peer.courses] == [
        "OpenSpiel hearts C++",
        "OpenSpiel euchre C++",
        "OpenSpiel gin_rummy C++",
        "OpenSpiel leduc_poker Python",
    ]
    for peer in found:
        assert DRIVEN in peer.courses or SEARCH_TO_END in peer.courses
        for course, run in peer.courses.items():
            lap = run(0.0)
            assert lap.matches == (other_engines.PLAYOUTS_PER_DEAL if course == DEALT else 1)
            assert lap.decisions > 5 * lap.matches
            assert (0 < lap.choices <= lap.decisions) == (course == DRIVEN)
            assert lap.seconds > 0


@here
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", other_engines.OPEN_SPIEL)
def test_decisions_are_those_of_the_matches_that_were_timed(id: str) -> None:
    """The second run plays the same matches, and chance makes no decision."""
    game = other_engines.OpenSpielGame(id)
    assert game.count_decisions(5) == game.count_decisions(5)
    timed, replayed = game.new_bots(), game.new_bots()
    for seed in range(3):
        states = [game.game.new_initial_state() for _ in range(2)]
        for state, bots in zip(states, (timed, replayed), strict=True):
            game.pyspiel.evaluate_bots(state, bots, seed)
        assert states[0].history() == states[1].history()
        assert all(step.player >= -1 for step in states[0].full_history())


@here
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", other_engines.OPEN_SPIEL)
def test_all_outcomes_of_chance_are_equally_likely(id: str) -> None:
    state = other_engines.OpenSpielGame(id).game.new_initial_state()
    lots = random.Random(1)
    while state.current_player() != other_engines.TERMINAL_PLAYER:
        if state.is_chance_node():
            assert [action for action, _ in state.chance_outcomes()] == state.legal_actions()
            assert len({round(p, 9) for _, p in state.chance_outcomes()}) == 1
        state.apply_action(lots.choice(state.legal_actions()))
    assert state.is_terminal()
