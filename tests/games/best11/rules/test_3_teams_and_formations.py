"""Section 3: teams and formations."""

import pytest

from tavolino.games.best11.cards.reading import CLUB_IDS, built_in_club
from tavolino.games.best11.engine import scoring
from tavolino.games.best11.engine.card_box import COACH, NOBODY
from tests.games.best11.support import (
    assert_refused,
    legal,
    play,
    scene,
    shirt,
    start,
    team,
)


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
    assert assert_refused(match, "buy no-1", "3.3") == "no-room"


def test_3_4_whoever_is_bought_is_on_the_pitch() -> None:
    match = play(scene("D3", market="D4 C3 A2"), "buy no-1")
    assert team(match, 0) == "D3 D4"
    assert match.footballers[0] == 2
    empty = play(scene("D3 C3", cards=[8]), "use captain")
    assert assert_refused(empty, "own no-3", "3.4") == "empty-shirt"


def test_3_5_a_team_has_one_coach() -> None:
    match = play(scene(market="coach3 coach4 D2"), "buy no-1")
    assert match.coach[0] != NOBODY
    assert match.box.role[match.coach[0]] == COACH
    play(match, "pass", "pass", "pass")
    assert assert_refused(scene("coach3", market="coach4 D2 D2"), "buy no-1", "5.3") == "has-coach"


@pytest.mark.parametrize(("coach", "opinion"), [("coach3+", 3), ("coach3-", -2), ("coach3", 0)])
def test_3_6_a_coach_has_an_opinion_of_the_formation(coach: str, opinion: int) -> None:
    match = scene(coach)
    assert scoring.coach_opinion_points(match, 0) == opinion
    cards = [card for card in built_in_club(CLUB_IDS[0]).cards if card.role == "coach"]
    assert all((len(card.likes), len(card.dislikes)) == (3, 2) for card in cards)


def test_a_shirt_is_a_place_of_the_formation() -> None:
    match = scene("P3 D4 A5")
    assert [shirt(match, 0, what) for what in ("P3", "D4", "A5")] == ["no-1", "no-2", "no-10"]
    assert match.view(0)["facts"]["shirts_0"] == "1 2 10"
