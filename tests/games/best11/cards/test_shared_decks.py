"""Action cards, management cards and formations of one's own."""

from typing import Any

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.games.best11.cards.action_deck import ACTION_FILE_DECK
from tavolino.games.best11.cards.formation_deck import FORMATION_FILE_DECK
from tavolino.games.best11.cards.management_deck import MANAGEMENT_FILE_DECK
from tavolino.games.best11.cards.reading import standard_cards
from tests.games.best11.support import challenge, scene
from tests.games.deck_faults import assert_told

ACTIONS = "n,attack,attack_needs,stopped_by,defence,defence_needs\n"
MANAGEMENT = "money,events,bonus,by,other\n"
EIGHT = "2,1,D,1,captain\n" * 8


def table(deck: OwnDeck, head: str, *rows: str, enough: str = "") -> Document:
    return Document(f"{deck.option}.csv", head + "".join(f"{row}\n" for row in rows) + enough)


def actions(*rows: str) -> Document:
    return table(ACTION_FILE_DECK, ACTIONS, *rows, enough="20,corner,,,save,\n")


def management(*rows: str) -> Document:
    return table(MANAGEMENT_FILE_DECK, MANAGEMENT, *rows, enough=EIGHT)


@pytest.mark.parametrize("ending", [".csv", ".toml"])
def test_the_cards_of_the_box_can_be_written_and_read_again(ending: str) -> None:
    def read(deck: Any) -> Any:
        return deck.load_cards(Document(f"box{ending}", deck.template(ending)))

    box = standard_cards()
    assert read(ACTION_FILE_DECK) == box.actions
    formations = [{key: one[key] for key in ("id", "lines", "P", "D", "C", "A")} for one in box.formations]
    assert list(read(FORMATION_FILE_DECK)) == formations
    assert [card["challenge"] for card in read(MANAGEMENT_FILE_DECK)] == [
        card["challenge"] for card in box.management
    ]
    assert [card["other"]["id"] for card in read(MANAGEMENT_FILE_DECK)] == [
        card["other"]["id"] for card in box.management
    ]


CASES: list[tuple[OwnDeck, Document, str, str, str]] = [
    # the deck, its file, what stands in the line, the card, the key of the fault
    (ACTION_FILE_DECK, actions("0,corner,,,tackle,"), "0,corner", "#1", "field-range"),
    (ACTION_FILE_DECK, actions("1,Rabona,,,save,"), "Rabona", "#1", "half-needs"),
    (ACTION_FILE_DECK, actions("1,Rabona,A+B=4,,save,"), "Rabona", "#1", "need-form"),
    (ACTION_FILE_DECK, actions("1,Rabona,A=9,,save,"), "Rabona", "#1", "need-total"),
    (ACTION_FILE_DECK, actions("1,Rabona,A=4,,save,", "1,Rabona,A=5,,tackle,"), "A=5", "#2", "half-differs"),
    (ACTION_FILE_DECK, actions("1,Rabona,A=4,Handstand,save,"), "Rabona", "#1", "field-choice"),
    (ACTION_FILE_DECK, actions("1,Rabona,A=4,,save,", "2,Rabona,,,save,"), "2,Rabona", "#2", "pair-twice"),
    (ACTION_FILE_DECK, Document("actions.csv", ACTIONS + "3,corner,,,save,\n"), "", "", "few-actions"),
    (MANAGEMENT_FILE_DECK, management("21,1,none,,captain"), "21,1", "#1", "field-range"),
    (MANAGEMENT_FILE_DECK, management("2,5,none,,captain"), "2,5", "#1", "field-range"),
    (MANAGEMENT_FILE_DECK, management("2,1,luck,,captain"), "luck", "#1", "field-choice"),
    (MANAGEMENT_FILE_DECK, management("2,1,total,,captain"), "2,1,total", "#1", "field-missing"),
    (MANAGEMENT_FILE_DECK, management("2,1,deny,3,captain"), "deny,3", "#1", "by-of-bonus"),
    (MANAGEMENT_FILE_DECK, management("2,1,none,,lottery"), "lottery", "#1", "field-choice"),
    (MANAGEMENT_FILE_DECK, Document("m.csv", MANAGEMENT + "2,1,D,1,captain\n" * 7), "", "", "few-management"),
    (MANAGEMENT_FILE_DECK, Document("m.csv", MANAGEMENT + "2,1,D,1,captain\n" * 11), "", "", "deck-too-many"),
    (FORMATION_FILE_DECK, Document("f.csv", "formation\n4-4-2\n4-4-3\n"), "4-4-3", "#2", "formation-numbers"),
    (FORMATION_FILE_DECK, Document("f.csv", "formation\n4-4-2\n10\n"), "10", "#2", "formation-numbers"),
    (FORMATION_FILE_DECK, Document("f.csv", "formation\n4-4-2\n3-4-3\n3-4-3\n"), "", "#3", "field-twice"),
    (FORMATION_FILE_DECK, Document("f.csv", "formation\n4-4-2\n"), "", "", "few-formations"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "document", "text", "card", "key"), CASES, ids=[f"{n}-{case[4]}" for n, case in enumerate(CASES)]
)
def test_a_fault_is_told_with_its_file_line_and_card(
    deck: OwnDeck, document: Document, text: str, card: str, key: str, language: str
) -> None:
    if key == "field-twice":
        assert [(fault.key, fault.line) for fault in deck.faults(document)] == [(key, 4)]
        return
    assert_told(deck, document, text, card, key, language)


def test_3_7_formations_of_ones_own_give_their_places() -> None:
    own = Document("formations.csv", "formation,text\n2-3-5,The pyramid!\n3-4-3,\n1-1-6-1-1,\n")
    assert FORMATION_FILE_DECK.max_seats(own) == 3
    game = tavolino.game("best11", formations=own)
    assert game.card_data("2-3-5")["places"] == {"P": 1, "D": 2, "C": 3, "A": 5}
    assert game.card_look("2-3-5", load_texts("it", "best11")).text == "The pyramid!"
    match = game.start(3, 3)
    random_playout(match, Rng(3))
    assert match.over


def test_6_24_a_bonus_of_ones_own_says_and_does_what_it_is_worth() -> None:
    own = management("7,0,C,4,immunity")
    game, texts = tavolino.game("best11", management=own), load_texts("en", "best11")
    assert "7 million" in game.card_help("management-1", texts)
    look = game.card_look("management-1", texts)
    assert "counts 4 more" in " ".join(note.text for note in look.notes)  # type: ignore[attr-defined]
    match = scene("P3 D3 C1 A3", "P3 D3 C3 A3", actions="long-shot", cards=[1, 2], management=own)
    challenge(match)
    assert match.values == [5], "a midfielder of 1, and the bonus"


def test_8_13_an_action_of_ones_own_asks_for_what_it_says() -> None:
    own = actions("20,Rovesciata,A=6,Muro,Muro,D/P=3")
    game = tavolino.game("best11", actions=own)
    card = next(iter(game.decks["actions"]))
    look = game.card_look(card, load_texts("ro", "best11"))
    assert look.name == "Rovesciata / Muro"
    assert game.card_help(card, load_texts("en", "best11")) == "Attack F=6, defence D/G=3."
    assert game.card_data(card)["attack"]["stopped_by"] == "Muro"


def test_8_13_events_that_change_an_action_know_the_halves_of_the_box() -> None:
    """No card has a penalty or a save, but the event brings both."""
    own = table(ACTION_FILE_DECK, ACTIONS, "20,Rovesciata,A=5,,Muro,D=3")
    box = tavolino.game("best11", actions=own).rules.box  # type: ignore[attr-defined]
    event = next(event for event in box.events if event.id == "penalty")
    half = box.halves[event.half]
    assert (half.id, box.halves[half.stopped_by].id) == ("penalty", "save")
    for seed in range(20):
        match = tavolino.game("best11", actions=own).start(seed, 2)
        random_playout(match, Rng(seed))
        assert match.over


@pytest.mark.parametrize(
    "deck", [ACTION_FILE_DECK, MANAGEMENT_FILE_DECK, FORMATION_FILE_DECK], ids=lambda d: d.option
)
def test_ten_thousand_cards_are_refused_at_once(deck: OwnDeck) -> None:
    head, *rows = [line for line in deck.template(".csv").splitlines() if line and not line.startswith("#")]
    many = Document("many.csv", "\n".join([head, *rows[:1] * 10_000]))
    assert {fault.key for fault in deck.faults(many)} <= {"deck-too-many", "deck-too-large"}
    assert deck.faults(many)
