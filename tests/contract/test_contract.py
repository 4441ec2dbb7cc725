"""Every registered game keeps the contract, with every number of seats and every option."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.playout import random_playout
from tests.contract.cases import Case, cases, plain_cases, usual_cases
from tests.contract.checks import CHAMPION_CHECKS, CHECKS, IS_COMPILED, Check, assert_conserved
from tests.often import BRIEFLY, times

CASES = plain_cases() if BRIEFLY else cases()
"""Briefly the usual rules: with every option both builds play the golden transcripts, and one keeps the contract."""
MANY_SEEDS = range(times(2000, 250))
A_FEW = times(3, 1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_contract(case: Case, check: Check) -> None:
    """The usual rules with a few matches, each other value of an option with one."""
    for seed in range(1 if case.options else A_FEW):
        check(case, seed)


@pytest.mark.parametrize("check", CHAMPION_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", cases() if IS_COMPILED else usual_cases(), ids=str)
def test_champions_know_what_to_say_at_any_moment(case: Case, check: Check) -> None:
    """With every option in the compiled build; pure Python has time for the usual rules only."""
    check(case, 1)


@pytest.mark.parametrize("game_id", tavolino.games())
def test_thousands_of_matches_end_with_all_cards(game_id: str) -> None:
    game = tavolino.game(game_id)
    for seed in MANY_SEEDS:
        match = game.start(seed)
        random_playout(match, Rng(seed, -7))
        assert match.over
        assert_conserved(match)
