"""What is on the cards as data: the same as the texts and the rules say."""

import json
import re
from typing import Any, cast

import pytest

from tavolino.core.language.texts import load_texts
from tavolino.games.mister import Mister
from tavolino.games.mister.cards.card_data import MisterAction, MisterFootballer
from tavolino.games.mister.cards.reading import ACTION_IDS, STANDARD_FOOTBALLERS


def action(card: str, **options: Any) -> MisterAction:
    return cast(MisterAction, Mister(**options).card_data(card))


def test_every_card_of_the_box_has_data() -> None:
    game = Mister()
    kinds = {"footballers": "footballer", "actions": "action", "directions": "direction"}
    for deck, cards in game.decks.items():
        for card in cards:
            data = game.card_data(card)
            assert data["kind"] == kinds[deck]
            assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("card", STANDARD_FOOTBALLERS[::10], ids=lambda card: card.id)
def test_a_footballer_has_the_figures_that_his_help_text_names(card: Any) -> None:
    game = Mister()
    data = cast(MisterFootballer, game.card_data(card.id))
    named = re.findall(r"\b([A-H])(\d+)\b", game.card_help(card.id, load_texts("en", "mister")))
    assert data["figures"] == {letter: int(n) for letter, n in named}
    assert data["role"] == card.role
    assert data["skills"] == list(card.skills)


def test_the_overall_score_is_that_of_outfielders() -> None:
    game = Mister()
    for card in STANDARD_FOOTBALLERS:
        data = cast(MisterFootballer, game.card_data(card.id))
        assert data["overall"] == (None if card.is_keeper else sum(card.abilities[:6]))
        assert ("GK" in data["positions"]) == card.is_keeper


def test_an_action_card_says_who_meets_whom() -> None:
    card = action("hammer-header-right")
    assert card["number"] == 1
    assert [(phase["own"], phase["theirs"], phase["margin"]) for phase in card["phases"]] == [
        ({"letter": "E", "position": "RM"}, {"letter": "C", "position": "LB"}, 1),
        ({"letter": "B", "position": "LS"}, {"letter": "B", "position": "RCB"}, 1),
    ]
    assert card["shot"] == {
        "kind": "duel",
        "own": {"letter": "B", "position": "LS"},
        "keeper": "H",
        "skill": None,
    }


def test_the_options_change_what_a_card_says() -> None:
    assert [phase["margin"] for phase in action(ACTION_IDS[0], duel_tie="attacker")["phases"]] == [0, 0]
    card21 = ACTION_IDS[20]
    assert action(card21)["phases"] != action(card21, card21="mirrored")["phases"]


@pytest.mark.parametrize("card", ACTION_IDS)
def test_a_phase_has_what_its_verb_needs_and_nothing_else(card: str) -> None:
    needs = {
        "duel": {"own", "theirs", "margin"},
        "anyone": {"letter", "at_least"},
        "keeper": {"letter", "at_least"},
        "wall": {"letter", "at_least"},
        "skill": {"skill", "where"},
        "bonus": {"points"},
    }
    for phase in action(card)["phases"]:
        given = {field for field, value in phase.items() if value is not None} - {"verb"}
        assert given == needs.get(phase["verb"], set())
