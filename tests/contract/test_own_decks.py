"""Secrets, guesses, bots and records hold for any deck that passes the check."""

import pytest

from tavolino import Rng
from tavolino.core.playout import random_playout
from tests.contract.checks import CHECKS, Check, assert_conserved
from tests.contract.generated_decks import WrittenDeck, cases_of, write_decks
from tests.often import BRIEFLY, times

MANY_SEEDS = range(times(40, 10))
DECKS = list({deck.game_id: deck for deck in write_decks()}.values()) if BRIEFLY else write_decks()
"""Briefly the last one of each game."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("written", DECKS, ids=str)
def test_the_contract_holds_for_generated_decks(written: WrittenDeck, check: Check) -> None:
    for case in cases_of(written):
        check(case, 1)


@pytest.mark.parametrize("written", write_decks(), ids=str)
def test_matches_with_generated_decks_end_with_all_cards(written: WrittenDeck) -> None:
    for case in cases_of(written):
        game = case.game()
        for seed in MANY_SEEDS:
            match = game.start(seed, case.seats)
            random_playout(match, Rng(seed, -7))
            assert match.over
            assert_conserved(match)
