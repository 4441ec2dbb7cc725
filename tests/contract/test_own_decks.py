"""Secrets, guesses, bots and records hold for any deck that passes the check."""

import pytest

from tavolino import Rng
from tavolino.core.playout import random_playout
from tests.contract.cases import Case
from tests.contract.checks import CHECKS, Check, assert_conserved
from tests.contract.generated_decks import own_deck_cases
from tests.often import times

MANY_SEEDS = range(times(40, 10))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", own_deck_cases(), ids=str)
def test_the_contract_holds_for_generated_decks(case: Case, check: Check) -> None:
    check(case, 1)


@pytest.mark.parametrize("case", own_deck_cases(), ids=str)
def test_matches_with_generated_decks_end_with_all_cards(case: Case) -> None:
    game = case.game()
    for seed in MANY_SEEDS:
        match = game.start(seed, case.seats)
        random_playout(match, Rng(seed, -7))
        assert match.over
        assert_conserved(match)
