"""The game's own sense of who is going to win: asked before a play, and the better placed the likelier."""

import pytest

from tavolino.games.champions101.bot import ChampionsKnowledge
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.state import ASK_FOUL
from tests.games.champions101.support import scene

DECK = "RrBb" * 10


def home(match: ChampionsMatch) -> float:
    return ChampionsKnowledge().win_chances(match)[0]


def test_chances_add_up() -> None:
    assert sum(ChampionsKnowledge().win_chances(scene("RrBb"))) == pytest.approx(1)


def test_it_is_asked_only_before_a_play() -> None:
    assert ChampionsKnowledge().win_chances(scene("RrBb", ask=ASK_FOUL)) == []


def test_a_lead_counts_more_as_the_cards_run_out() -> None:
    early, late = scene("RrBb", deck=DECK), scene("RrBb", deck=DECK[:8])
    for match in (early, late):
        match.goals[0] = 1
    assert 0.6 < home(early) < home(late)


def test_two_cards_from_goal_a_pair_is_a_chance_and_no_pair_a_fear() -> None:
    shot, stranded = scene("Rr", "RrBb", deck=DECK), scene("BB", "RrBb", deck=DECK)
    assert home(shot) > 0.55
    assert home(stranded) < home(scene("RrBb", "RrBb", deck=DECK)) < home(shot)


def test_whoever_waits_hopes_for_own_colours_and_a_foul() -> None:
    against_blues, against_reds = scene("RrRr", "BbBb", deck=DECK), scene("RrRr", "RrRr", deck=DECK)
    assert home(against_blues) < home(against_reds)
    assert home(scene("RrRr", "BbBP", deck=DECK)) < home(against_blues)
