"""Footballers of one's own: every fault with its line and card, and a good deck plays like the one in the box."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

import tavolino
from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import MAX_DOCUMENT_LETTERS, Document
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.rng import Rng
from tavolino.games.mister.cards.own_deck import (
    FOOTBALLERS_DECK,
    MAX_CARDS,
    card_fields,
    csv_text,
    read_footballers,
    toml_text,
)
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS, Footballer
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.games.deck_faults import assert_told

WRITERS = {TOML_SUFFIX: toml_text, CSV_SUFFIX: csv_text}
ANSELMO = Footballer("anselmo", "Anselmo Anta", "IT", 28, "goalkeeper", (0, 0, 8, 5, 0, 0, 9, 7))
GINO = Footballer("gino", "Gino Gambe", "IT", 25, "winger", (5, 6, 7, 6, 8, 9, 0, 0), ("crowd_leader",))


def deck(keepers: int = 2, others: int = 28) -> list[Footballer]:
    """Goalkeepers like Anselmo, then outfielders like Gino."""
    return [*twins(ANSELMO, keepers), *twins(GINO, others)]


def twins(card: Footballer, n: int) -> list[Footballer]:
    return [replace(card, id=f"{card.id}-{k}", name=f"{card.name} {k}") if k else card for k in range(n)]


def toml(cards: list[Footballer]) -> Document:
    return Document("mine.toml", toml_text(cards))


def csv(cards: list[Footballer]) -> Document:
    return Document("mine.csv", csv_text(cards))


def change_deck(old: str, new: str, write: Callable[[list[Footballer]], Document] = toml) -> Document:
    """A good deck with one thing put right where it was, or wrong."""
    good = write(deck())
    assert old in good.text
    return Document(good.name, good.text.replace(old, new, 1))


# -- Good decks


@pytest.mark.parametrize("ending", [TOML_SUFFIX, CSV_SUFFIX])
def test_1_11_the_deck_of_the_box_can_be_written_and_read_again(ending: str) -> None:
    assert (
        read_footballers(Document(f"box{ending}", WRITERS[ending](STANDARD_FOOTBALLERS)))
        == STANDARD_FOOTBALLERS
    )


def test_1_11_a_deck_may_have_any_size_that_is_enough_for_the_table() -> None:
    assert read_footballers(toml(deck())) == tuple(deck())
    assert [
        FOOTBALLERS_DECK.max_seats(toml(deck(*size))) for size in ((2, 28), (9, 55), (3, 72), (4, 56))
    ] == [
        2,
        3,
        3,
        4,
    ]


def test_a_deck_without_skills_says_nothing_about_them() -> None:
    document = Document(
        "mine.toml", "\n".join(line for line in toml(deck()).text.splitlines() if "skills" not in line)
    )
    assert {card.skills for card in read_footballers(document)} == {()}


# -- Faults


def test_1_11_too_few_for_the_table() -> None:
    document = toml(deck(1, 27))
    assert [fault.text() for fault in FOOTBALLERS_DECK.faults(document)] == [
        "mine.toml: one goalkeeper is too few: 2 managers need 2",
        "mine.toml: 27 outfielders are too few: 2 managers need 28",
    ]
    assert [fault.text("it") for fault in FOOTBALLERS_DECK.faults(document)] == [
        "mine.toml: un portiere è troppo poco: per 2 mister ce ne vogliono 2",
        "mine.toml: 27 giocatori di movimento sono troppo pochi: per 2 mister ce ne vogliono 28",
    ]
    assert [fault.text("ro") for fault in FOOTBALLERS_DECK.faults(document)] == [
        "mine.toml: un portar e prea puțin: la 2 antrenori trebuie 2",
        "mine.toml: 27 de jucători de câmp sunt prea puțini: la 2 antrenori trebuie 28",
    ]
    assert [fault.key for fault in FOOTBALLERS_DECK.faults(toml(deck()), 4)] == [
        "few-goalkeepers",
        "few-outfielders",
    ]
    assert FOOTBALLERS_DECK.faults(toml(deck(4, 56)), 4) == []


FIRST = 'id = "anselmo"'
NAME = 'name = "Anselmo Anta"'
CASES: list[tuple[Document, str, str, str]] = [
    # the document, what stands in the line, the card, the key of the fault
    (change_deck("C = 8\n", ""), "[[footballer]]", "Anselmo Anta", "field-missing"),
    (change_deck("C = 8", 'C = "8"'), 'C = "8"', "Anselmo Anta", "field-whole"),
    (change_deck("C = 8", "C = 7.5"), "C = 7.5", "Anselmo Anta", "field-whole"),
    (change_deck("C = 8", "C = true"), "C = true", "Anselmo Anta", "field-whole"),
    (change_deck("C = 8", "C = 0"), "C = 0", "Anselmo Anta", "field-range"),
    (change_deck("C = 8", "C = 11"), "C = 11", "Anselmo Anta", "field-range"),
    (change_deck("C = 8", "C = -3"), "C = -3", "Anselmo Anta", "field-range"),
    (change_deck("C = 8", "A = 5\nC = 8"), "A = 5", "Anselmo Anta", "goalkeepers-letter"),
    (change_deck("A = ", "H = 5\nA = "), "H = 5\nA", "Gino Gambe", "outfielders-letter"),
    (change_deck("C = 8", "C = 8\nI = 5"), "I = 5", "Anselmo Anta", "field-unknown"),
    (change_deck(FIRST, 'id = "Anselmo S."'), 'id = "Anselmo S."', "Anselmo Anta", "field-id"),
    (change_deck(FIRST, 'id = "right"'), 'id = "right"', "Anselmo Anta", "id-taken"),
    (
        change_deck(FIRST, 'id = "gino"'),
        'id = "gino"\nname = "Gino',
        "Gino Gambe",
        "field-twice",
    ),
    (change_deck(NAME, 'name = "GINO Gambe"'), 'name = "Gino', "Gino Gambe", "field-twice"),
    (change_deck(NAME, 'name = ""'), 'name = ""', "anselmo", "name-empty"),
    (change_deck(NAME, f'name = "{"x" * 23}"'), "name", "x" * 23, "name-long"),
    (change_deck(NAME, 'name = "<b>Anselmo"'), "name", "<b>Anselmo", "name-signs"),
    (change_deck(NAME, r'name = "An\u001b[2J"'), "name", "An�[2J", "name-signs"),
    (change_deck(NAME, 'name = " Anselmo"'), "name", " Anselmo", "name-spaces"),
    (change_deck(NAME, "name = 12"), "name", "anselmo", "field-text"),
    (change_deck('nation = "IT"', 'nation = "Italia"'), "nation", "Anselmo Anta", "nation"),
    (change_deck("age = 28", "age = 280"), "age", "Anselmo Anta", "field-range"),
    (change_deck('role = "goalkeeper"', 'role = "libero"'), "role", "Anselmo Anta", "field-choice"),
    (change_deck("skills = []", 'skills = ["flying"]'), "skills", "Anselmo Anta", "field-choice"),
    (change_deck("skills = []", 'skills = "backheel"'), "skills", "Anselmo Anta", "field-list"),
    (change_deck("[[footballer]]", "[[footballers]]"), "[[footballers]]", "", "deck-unknown"),
    (change_deck("C = 8", "C : 8"), "C : 8", "", "deck-toml"),
    (change_deck("C = 8", "C = 8\nC = 8"), "C = 8\nD", "", "deck-toml-twice"),
    (change_deck("IT,28", "IT,xx", csv), "anselmo,", "Anselmo Anta", "field-whole"),
    (change_deck("goalkeeper,,", "goalkeeper,5,", csv), "anselmo,", "Anselmo Anta", "goalkeepers-letter"),
    (change_deck("skills\n", "tricks\n", csv), "id,", "", "deck-column-unknown"),
    (change_deck(",H,", ",", csv), "id,", "", "deck-column-missing"),
    (change_deck("Anselmo A", '"Anselmo A', csv), "anselmo,", "", "deck-csv"),
    (Document("mine.csv", "\n\n"), "", "", "deck-empty"),
    (Document("mine.toml", "# nothing\n"), "", "", "deck-no-cards"),
    (Document("mine.xlsx", "x"), "", "", "deck-ending"),
    (Document("mine.toml", "#" * (MAX_DOCUMENT_LETTERS + 1)), "", "", "deck-too-large"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("document", "text", "card", "key"), CASES, ids=[f"{n}-{c[3]}" for n, c in enumerate(CASES)]
)
def test_a_fault_is_told_with_its_file_line_and_card(
    document: Document, text: str, card: str, key: str, language: str
) -> None:
    assert_told(FOOTBALLERS_DECK, document, text, card, key, language)


def test_no_fault_hides_another() -> None:
    """Two goalkeepers with a wrong C, nine others with an unknown e in place of their E."""
    text = toml(deck()).text.replace("C = 8", "C = 80").replace("E = 8", "e = 8", 9)
    document = Document("mine.toml", text)
    faults = FOOTBALLERS_DECK.faults(document)
    assert Counter(fault.key for fault in faults) == {
        "field-range": 2,
        "field-missing": 9,
        "field-unknown": 9,
    }
    assert [fault.line for fault in faults] == sorted(fault.line for fault in faults)


def test_there_are_not_more_cards_than_a_table_can_hold() -> None:
    [fault] = FOOTBALLERS_DECK.faults(toml(deck(2, MAX_CARDS)))
    assert fault.text() == f"mine.toml: {MAX_CARDS + 2} cards are too many: {MAX_CARDS} are the most"
    assert fault.text("ro") == "mine.toml: 502 cărți sunt prea multe: cel mult 500"


# -- The template


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", [TOML_SUFFIX, CSV_SUFFIX])
def test_the_template_is_the_deck_of_the_box_and_says_so(ending: str, language: str) -> None:
    template = FOOTBALLERS_DECK.template(ending, language)
    assert read_footballers(Document(f"new{ending}", template)) == STANDARD_FOOTBALLERS
    head = template[: template.index("\n\n")]
    assert all(line.startswith("#") for line in head.splitlines())
    says = {
        "en": "good to play with as it stands",
        "it": "si può giocare così com'è",
        "ro": "se poate juca așa cum e",
    }
    assert says[language] in head
    assert all(
        field in head
        for field in [*card_fields(STANDARD_FOOTBALLERS[0]), "tavolino deck check", "--option deck="]
    )


# -- At the table


@pytest.mark.parametrize("ending", [TOML_SUFFIX, CSV_SUFFIX])
def test_1_11_the_deck_of_the_box_in_a_file_gives_the_same_match(ending: str) -> None:
    document = Document(f"box{ending}", WRITERS[ending](STANDARD_FOOTBALLERS))
    ours, theirs = tavolino.game("mister"), tavolino.game("mister", deck=document)
    for seed in range(3):
        box, own = ours.start(seed), theirs.start(seed)
        random_playout(box, Rng(seed))
        random_playout(own, Rng(seed))
        assert own.dump() == box.dump()


@pytest.mark.parametrize(("format", "managers"), [("single", 2), ("cup", 4), ("league", 4)])
def test_1_11_the_smallest_deck_is_enough(format: str, managers: int) -> None:
    match = tavolino.game("mister", deck=toml(deck(managers, managers * 14)), format=format).start(2)
    random_playout(match, Rng(2))
    assert match.over
    assert len(match.outcome.scores) == managers


@pytest.mark.parametrize("ending", [TOML_SUFFIX, CSV_SUFFIX])
def test_a_record_holds_the_deck(ending: str) -> None:
    document = Document(f"small{ending}", "# our own\n\n" + WRITERS[ending](deck()))
    table = open_table(
        tavolino.game("mister", deck=document), [Seat("Ana", "random"), Seat("Ion", "random")], seed=5
    )
    while table.play_automatic_move():
        pass
    record = table.record
    again = parse_record(record.text())
    assert again.game.options["deck"] == document
    assert verify_record(again).dump() == record.play_back().dump()
    assert {move.args[0] for move in again.game.moves if move.kind == "pick"} == {card.id for card in deck()}


def test_1_11_nothing_starts_with_a_faulty_deck() -> None:
    with pytest.raises(DeckRefused) as refused:
        tavolino.game("mister", deck=change_deck("C = 8", "C = 80")).start(1)
    assert [fault.key for fault in refused.value.faults] == ["field-range"]
    with pytest.raises(tavolino.Fault) as too_small:
        tavolino.game("mister", deck=toml(deck()), format="cup").start(1)
    assert [line.partition(":")[0] for line in str(too_small.value).splitlines()] == ["mine.toml"] * 2
    assert tavolino.game("mister", deck=toml(deck(4, 56)), format="cup").start(1).seats == 4
