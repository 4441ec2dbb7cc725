"""Section 1: the cards, and what the data files hold."""

from collections import Counter
from statistics import fmean

import pytest

from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.language.rulebook import RulesTable, articles, plain_text
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.games.mister import Mister
from tavolino.games.mister.cards.own_deck import toml_text
from tavolino.games.mister.cards.reading import ACTION_CARDS, STANDARD_FOOTBALLERS, build_footballer_table
from tavolino.games.mister.engine.footballers import LETTERS
from tavolino.games.mister.engine.state import ASK_LINE_UP
from tests.games.mister.support import first_legal, legal, scene, start, turn

OUTFIELD = [card for card in STANDARD_FOOTBALLERS if not card.is_keeper]
GOALKEEPERS = [card for card in STANDARD_FOOTBALLERS if card.is_keeper]
ROLES = {
    "full_back": (12, (4.4, 6.0, 6.2, 6.0, 6.6, 6.4)),
    "centre_back": (12, (3.6, 7.0, 6.8, 5.6, 4.2, 5.8)),
    "winger": (13, (6.8, 6.2, 4.8, 6.8, 7.0, 7.0)),
    "central_midfielder": (15, (6.8, 6.8, 5.8, 6.8, 5.6, 7.0)),
    "target_man": (10, (7.2, 7.4, 4.4, 5.4, 5.8, 6.8)),
    "second_striker": (10, (7.4, 6.4, 4.4, 7.0, 7.0, 7.0)),
}
"""How many there are of each kind, and about what to expect of their A to F."""


def test_1_1_the_box_holds_81_footballers_32_action_cards_and_12_direction_cards() -> None:
    decks = Mister().decks
    assert {name: sum(deck.values()) for name, deck in decks.items()} == {
        "footballers": 81,
        "actions": 32,
        "directions": 12,
    }
    assert [card["number"] for card in ACTION_CARDS] == list(range(1, 33))


def test_1_1_their_backs_are_green_red_and_blue() -> None:
    backs = {deck: Mister().card_back(deck).colour for deck in Mister().decks}
    assert backs == {"footballers": "pitch", "actions": "red", "directions": "blue"}


def test_1_2_each_manager_has_right_centre_and_left() -> None:
    match = turn(scene(), 24, 10)
    for zone in match.view(0)["zones"]:
        if zone["kind"] == "directions":
            assert [pile["card"] for pile in zone["cards"]] == ["right", "centre", "left"]
    assert sum(zone["kind"] == "directions" for zone in match.view(0)["zones"]) == 2
    places: dict[str, dict[str, int]] = match.dump()["cards"]  # type: ignore[assignment]
    assert places["box"] == {"right": 2, "centre": 2, "left": 2}, "two managers leave two sets in the box"


def test_1_3_characteristics_are_whole_numbers_from_1_to_10() -> None:
    for card in STANDARD_FOOTBALLERS:
        assert card.name
        assert all(type(n) is int and 0 <= n <= 10 for n in card.abilities)


def test_1_4_any_outfielder_may_play_anywhere() -> None:
    match = first_legal(start(), until=ASK_LINE_UP)
    seat = match.to_act[0]
    assert len(legal(match, seat)) == 14
    roles = {STANDARD_FOOTBALLERS[move].role for move in match.legal(seat)}
    assert len(roles) > 2


def test_1_5_outfielders_have_a_to_f_and_goalkeepers_c_d_g_and_h() -> None:
    def letters_of(abilities: tuple[int, ...]) -> str:
        return "".join(letter for letter, n in zip(LETTERS, abilities, strict=True) if n)

    assert {letters_of(card.abilities) for card in OUTFIELD} == {"ABCDEF"}
    assert {letters_of(card.abilities) for card in GOALKEEPERS} == {"CDGH"}


def test_1_6_the_overall_score_is_the_sum_of_a_to_f() -> None:
    gino = STANDARD_FOOTBALLERS[0]
    assert gino.id == "gino-scapicollo"
    assert gino.abilities[:6] == (5, 6, 7, 6, 8, 8)
    assert build_footballer_table(STANDARD_FOOTBALLERS).overall[0] == 40


def test_1_7_there_are_four_special_skills() -> None:
    found = {skill for card in STANDARD_FOOTBALLERS for skill in card.skills}
    assert found == {"backheel", "bicycle_kick", "crowd_leader", "true_leader"}
    asked = {
        card["number"]: phase["skill"]
        for card in ACTION_CARDS
        for phase in card["phases"]
        if "skill" in phase
    }
    assert asked == {23: "backheel", 24: "bicycle_kick", 25: "crowd_leader", 26: "true_leader"}


@pytest.mark.parametrize("role", ROLES)
def test_1_8_the_footballers_are_about_what_the_table_says(role: str) -> None:
    count, means = ROLES[role]
    cards = [card for card in STANDARD_FOOTBALLERS if card.role == role]
    assert len(cards) == count
    for letter, mean in enumerate(means):
        assert abs(fmean(card.abilities[letter] for card in cards) - mean) < 0.3


def test_1_8_72_outfielders_and_9_goalkeepers() -> None:
    assert (len(OUTFIELD), len(GOALKEEPERS)) == (72, 9)
    for letter, mean in (("C", 8.8), ("D", 4.0), ("G", 8.0), ("H", 8.6)):
        assert abs(fmean(card.abilities[LETTERS.index(letter)] for card in GOALKEEPERS) - mean) < 0.5


def test_1_9_each_skill_is_on_six_outfielders_and_tricks_on_midfielders_and_forwards() -> None:
    assert set(Counter(skill for card in OUTFIELD for skill in card.skills).values()) == {6}
    assert not any(card.skills for card in GOALKEEPERS)
    for card in OUTFIELD:
        if {"backheel", "bicycle_kick"} & set(card.skills):
            assert card.role not in ("full_back", "centre_back")


def test_1_10_three_numbers_worth_watching_for() -> None:
    assert sum(card.abilities[LETTERS.index("B")] == 10 for card in OUTFIELD) == 4
    assert sum(card.abilities[LETTERS.index("E")] >= 8 for card in OUTFIELD) >= 12
    assert sum(card.abilities[LETTERS.index("D")] == 1 for card in GOALKEEPERS) == 2


def test_1_11_a_deck_of_ones_own_must_be_large_enough_for_all_managers() -> None:
    enough = [*GOALKEEPERS[:2], *OUTFIELD[:28]]
    match = start(deck=Document("mine.toml", toml_text(enough)))
    assert sum(match.game.decks["footballers"].values()) == 30
    assert first_legal(match).over
    with pytest.raises(DeckRefused):
        Mister(deck=Document("mine.toml", toml_text(enough[1:])))
    with pytest.raises(DeckRefused):
        Mister(deck=Document("mine.toml", toml_text(enough[:-1])))
    with pytest.raises(DeckRefused):
        Mister(deck=Document("mine.toml", toml_text(enough)), format="cup").start(1)


def test_a_footballer_is_explained_by_his_role_characteristics_and_skills() -> None:
    game = Mister()
    assert game.card_labels["gino-scapicollo"] == "Gino Scapicollo"
    line = game.card_help("gino-scapicollo", load_texts("en", "mister"))
    assert line.startswith("full-back, A5 B6 C7 D6 E8 F8, ")
    assert (
        len({game.card_help("gino-scapicollo", load_texts(language, "mister")) for language in LANGUAGES})
        == 3
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_action_cards_say_what_the_rules_say(language: str) -> None:
    say = load_texts(language, "mister").say
    table = articles("mister", language)["6.1"].blocks[-1]
    assert isinstance(table, RulesTable)
    rows = [[plain_text(cell) for cell in row] for row in table.rows]
    by_number = {int(row[0]): row for row in rows}
    for card in ACTION_CARDS:
        _, title, *parts = by_number[card["number"]]
        assert say(f"card-{card['id']}") == title
        assert say(f"card-{card['id']}.help") == "; ".join(part for part in parts if part != "–") + "."
