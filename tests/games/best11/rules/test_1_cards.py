"""Section 1: the cards."""

from collections import Counter

import pytest

from tavolino import Fault
from tavolino.games.best11 import Best11
from tavolino.games.best11.cards.reading import CLUB_IDS, built_in_club
from tavolino.games.best11.engine.card_box import ROLE_LETTERS
from tests.games.best11.support import (
    challenge,
    nobody_pays,
    play,
    scene,
)


def test_1_1_two_to_five_managers_can_play() -> None:
    assert Best11().seat_counts == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(Fault):
            Best11().start(1, seats)


@pytest.mark.parametrize("club", CLUB_IDS)
def test_1_2_a_team_deck_has_84_cards(club: str) -> None:
    roles = Counter(card.role for card in built_in_club(club).cards)
    assert roles == {"P": 8, "D": 25, "C": 27, "A": 16, "coach": 8}


@pytest.mark.parametrize("club", CLUB_IDS)
def test_1_3_values_go_to_6_and_those_of_coaches_to_5(club: str) -> None:
    cards = built_in_club(club).cards
    footballers = Counter(card.value for card in cards if card.role != "coach")
    assert set(footballers) == {1, 2, 3, 4, 5, 6}
    assert footballers[2] + footballers[3] + footballers[4] > sum(footballers.values()) / 2
    assert {card.value for card in cards if card.role == "coach"} <= {1, 2, 3, 4, 5}


def test_1_4_a_card_costs_its_value() -> None:
    match = play(scene(money=[10], market="D4 C3 A2"), "buy no-1")
    assert match.money[0] == 10 - 4


def test_1_5_the_clubs_are_worth_the_same_each_strong_in_its_own_way() -> None:
    def worth(club: str, roles: str) -> int:
        return sum(
            card.value for card in built_in_club(club).cards if card.role in roles and card.role != "coach"
        )

    assert {worth(club, ROLE_LETTERS) for club in CLUB_IDS} == {236}
    assert max(CLUB_IDS, key=lambda club: worth(club, "C")) == "fuioresti"
    assert max(CLUB_IDS, key=lambda club: worth(club, "A")) == "montelampo"
    assert max(CLUB_IDS, key=lambda club: worth(club, "PD")) == "portosaldo"
    stars = {club: sum(card.value == 6 for card in built_in_club(club).cards) for club in CLUB_IDS}
    assert max(stars, key=lambda club: stars[club]) == "puertolucero"


def test_1_6_the_rest_of_the_box() -> None:
    sizes = {deck: sum(cards.values()) for deck, cards in Best11().decks.items()}
    assert sizes == {"team": 84, "events": 67, "actions": 30, "management": 10, "formations": 8}


def test_1_7_a_goal_counts_3_for_one_and_1_against_the_other() -> None:
    match = scene("P3 D3 C3 A5", "P3 D3 C3 A3", actions="counter-attack /everyone-back")
    before = match.view(None)["scores"]
    nobody_pays(nobody_pays(challenge(match)))
    assert match.goals == [1, 0]
    assert match.conceded == [0, 1]
    assert match.view(None)["scores"] == [before[0] + 3, before[1] - 1]
