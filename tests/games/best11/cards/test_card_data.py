"""What a client may know of a card, as data."""

from typing import Any

import pytest

from tavolino.games.best11 import Best11

GAME = Best11(clubs="bramblecaster,montelampo")


def data(card: str) -> dict[str, Any]:
    return dict(GAME.card_data(card))


def test_a_footballer_has_a_name_a_role_and_a_value() -> None:
    keeper = {
        "kind": "footballer",
        "name": "Alfie Butterwick",
        "club": "Bramblecaster Wanderers",
        "kit": {"pattern": "hoops", "colours": ["#6b2d4e", "#f4ead5"]},
        "role": "P",
    }
    assert data("alfie-butterwick") == keeper | {"value": 3}


def test_a_coach_has_likes_and_dislikes() -> None:
    box = GAME.rules.box
    for club in GAME.clubs:
        for coach in (card for card in club.cards if card.role == "coach"):
            told = data(coach.id)
            assert (told["kind"], told["value"], told["name"]) == ("coach", coach.value, coach.name)
            assert {*told["likes"], *told["dislikes"]} <= set(box.formations)


def test_an_action_card_has_two_halves_with_their_needs() -> None:
    told = data("penalty-save")
    assert told["attack"] == {"half": "penalty", "roles": [["C", "A"]], "total": 4, "stopped_by": "save"}
    assert told["defence"] == {"half": "save", "roles": [["P"]], "total": 4, "stopped_by": None}


@pytest.mark.parametrize(
    ("number", "challenge", "bonus", "role", "by", "other"),
    [
        (1, "defenders-up", "role", "D", 1, "free-footballer"),
        (4, "goalkeeper-up", "role", "P", 2, "exchange-footballer"),
        (5, "strongest-up", "strongest", None, 2, "exchange-coach"),
        (6, "total-up", "total", None, 1, "spending-spree"),
        (7, "two-actions", "draw", None, 2, "new-market"),
        (8, "deny-bonus", "deny", None, 0, "captain"),
        (9, "plain-challenge", None, None, 0, "immunity"),
    ],
)
def test_a_management_card_has_four_lines(
    number: int, challenge: str, bonus: str | None, role: str | None, by: int, other: str
) -> None:
    card = GAME.rules.box.management[number - 1]
    assert data(f"management-{number}") == {
        "kind": "management",
        "money": card.money,
        "events": card.events,
        "challenge": challenge,
        "bonus": bonus,
        "role": role,
        "by": by,
        "other": other,
    }


def test_an_event_card_says_what_it_does_and_when() -> None:
    assert data("kit-sponsor") == {
        "kind": "event",
        "colour": "white",
        "moments": ["move"],
        "verb": "income",
        "amount": 2,
        "becomes": None,
    }
    half = {"half": "miracle-save", "roles": [["P", "D"]], "total": 3, "stopped_by": None}
    assert data("miracle-save")["becomes"] == half
    assert data("penalty")["becomes"] == data("penalty-save")["attack"]


def test_a_formation_has_lines_and_places() -> None:
    assert data("4-2-3-1") == {
        "kind": "formation",
        "lines": [1, 4, 2, 3, 1],
        "places": {"P": 1, "D": 4, "C": 5, "A": 1},
    }


def test_every_card_of_the_box_has_data() -> None:
    kinds = {deck: {data(card)["kind"] for card in cards} for deck, cards in GAME.decks.items()}
    assert kinds == {
        "team": {"footballer", "coach"},
        "events": {"event"},
        "actions": {"action"},
        "management": {"management"},
        "formations": {"formation"},
    }
