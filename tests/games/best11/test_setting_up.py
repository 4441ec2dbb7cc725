"""Sections 1 to 3: the cards, setting up, teams and formations."""

from collections import Counter

import pytest

from tavolino import Fault
from tavolino.games.best11 import Best11
from tavolino.games.best11.cards.reading import CLUB_IDS, built_in_club
from tavolino.games.best11.engine.card_box import COACH, NOBODY, ROLE_LETTERS
from tests.games.best11.scene import (
    ELEVEN,
    challenge,
    legal,
    nobody_pays,
    play,
    refused,
    scene,
    shirt,
    start,
    team,
    zone,
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
    assert match.scored == [1, 0]
    assert match.conceded == [0, 1]
    assert match.view(None)["scores"] == [before[0] + 3, before[1] - 1]


def test_2_1_everyone_draws_a_formation_and_no_two_the_same() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        match = start(seed, 5)
        formations = [zone(match, f"formation:{seat}")[0]["card"] for seat in range(5)]
        assert len(set(formations)) == 5
        drawn[formations[0]] += 1
    assert len(drawn) == 8, "any of the eight can be drawn"


def test_2_2_everyone_gets_8_million_and_2_event_cards() -> None:
    match = start(3, 4)
    assert match.money == [10 + 2] * 4, "with the income of turn 1"
    assert match.held == [2] * 4


def test_2_3_lots_decide_who_moves_first_and_the_others_follow_clockwise() -> None:
    firsts = Counter(start(seed, 3).order[0] for seed in range(300))
    assert min(firsts.values()) > 70
    order = start(5, 4).order
    assert [(seat - order[0]) % 4 for seat in order] == [0, 1, 2, 3]


def test_2_4_what_lies_open_is_open_to_everybody() -> None:
    match = scene(ELEVEN, "P3", hands=["jinx scout", "booked"], seats=3, money=[7, 8, 9])
    seen = match.view(None)
    assert [seen["facts"][f"money_{seat}"] for seat in range(3)] == [7, 8, 9]
    assert sum(pile["n"] for pile in zone(match, "team:0")) == 11
    assert [zone["size"] for zone in seen["zones"] if zone["kind"] == "hand"] == [2, 1, 0]
    play(match, "use money")
    assert zone(match, "management:0") == [{"card": "management-10", "n": 1}]


def test_2_4_played_events_and_discarded_actions_are_open() -> None:
    match = scene("P3 D3 C3 A5", "P3 D3 C3 A3", hands=["boards-bonus"], actions="solo-run")
    nobody_pays(challenge(play(match, "play boards-bonus")))
    assert zone(match, "out") == [{"card": "boards-bonus", "n": 1}]
    assert zone(match, "discards") == [{"card": "solo-run-man-marking", "n": 1}]


def test_2_5_hands_and_unused_management_cards_are_secret() -> None:
    match = scene(hands=["jinx scout"], seats=3)
    assert zone(match, "hand:0", 0) == [{"card": "jinx", "n": 1}, {"card": "scout", "n": 1}]
    assert zone(match, "hand:0", 1) == zone(match, "hand:0") == []
    assert zone(match, "management:0", 1) == zone(match, "management:0") == []
    assert zone(match, "management:0", 0) == [{"card": "management-10", "n": 1}]


def test_2_5_what_a_scout_has_seen_is_secret() -> None:
    match = play(scene(hands=["scout"], deck="D6 C1 A1 P1"), "play scout")
    assert len(zone(match, "scouted:0", 0)) == 4
    assert zone(match, "scouted:0", 1) == zone(match, "scouted:0") == []
    found = next(event for event in match.events if event.kind == "looked")
    assert "names" in found.values_for(0)
    assert "names" not in found.values_for(1)


def test_3_1_a_formation_has_eleven_places() -> None:
    match = start(1)
    for formation in range(8):
        roles = match.box.role_at[formation * 11 : formation * 11 + 11]
        assert roles.count(0) == 1
        assert len(roles) == 11


@pytest.mark.parametrize(
    ("id", "places"),
    [
        ("4-4-2", (4, 4, 2)),
        ("4-3-3", (4, 3, 3)),
        ("3-5-2", (3, 5, 2)),
        ("4-5-1", (4, 5, 1)),
        ("5-3-2", (5, 3, 2)),
        ("4-2-3-1", (4, 5, 1)),
        ("4-3-1-2", (4, 4, 2)),
        ("4-3-2-1", (4, 5, 1)),
    ],
)
def test_3_2_all_numbers_between_the_first_and_the_last_are_midfielders(
    id: str, places: tuple[int, int, int]
) -> None:
    match = start(1)
    at = match.box.formations.index(id) * 11
    roles = match.box.role_at[at : at + 11]
    assert (roles.count(1), roles.count(2), roles.count(3)) == places


def test_3_3_a_footballer_needs_a_free_place_for_his_role() -> None:
    match = scene("A3 A3", market="A5 D3 C3")
    assert legal(match)[-2:] == ["buy no-2", "buy no-3"]
    assert refused(match, "buy no-1", "3.3") == "no-room"


def test_3_4_whoever_is_bought_is_on_the_pitch() -> None:
    match = play(scene("D3", market="D4 C3 A2"), "buy no-1")
    assert team(match, 0) == "D3 D4"
    assert match.fielded[0] == 2
    empty = play(scene("D3 C3", cards=[8]), "use captain")
    assert refused(empty, "own no-3", "3.4") == "empty-shirt"


def test_3_5_a_team_has_one_coach() -> None:
    match = play(scene(market="coach3 coach4 D2"), "buy no-1")
    assert match.coach[0] != NOBODY
    assert match.box.role[match.coach[0]] == COACH
    play(match, "pass", "pass", "pass")
    assert refused(scene("coach3", market="coach4 D2 D2"), "buy no-1", "5.3") == "has-coach"


@pytest.mark.parametrize(("coach", "opinion"), [("coach3+", 3), ("coach3-", -2), ("coach3", 0)])
def test_3_6_a_coach_has_an_opinion_of_the_formation(coach: str, opinion: int) -> None:
    match = scene(coach)
    assert match.opinion(0) == opinion
    cards = [card for card in built_in_club(CLUB_IDS[0]).cards if card.role == "coach"]
    assert all((len(card.likes), len(card.dislikes)) == (3, 2) for card in cards)


def test_a_shirt_is_a_place_of_the_formation() -> None:
    match = scene("P3 D4 A5")
    assert [shirt(match, 0, what) for what in ("P3", "D4", "A5")] == ["no-1", "no-2", "no-10"]
    assert match.view(0)["facts"]["shirts_0"] == "1 2 10"
