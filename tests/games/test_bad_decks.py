"""Decks that are wrong in every field: each is refused with its line, or can be played with; nothing else happens."""

import csv
import re
from collections.abc import Iterator
from io import StringIO

import pytest

import tavolino
from tavolino.core.decks.deck_file import MAX_FAULTS
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record
from tavolino.core.registry import game_classes
from tavolino.core.rng import Rng

DECKS = [(id, deck) for id, game in sorted(game_classes().items()) for deck in game.own_decks]
NAMES = [f"{id}-{deck.option}" for id, deck in DECKS]
CELLS = ("", "🍺", "-1", "0", "7", "99999999999", "x" * 300, "[[[[", "{}", "true", "\u202e", "=", "a=b", ";;")
WORDS = ("足球", "own=X:Y", "R-E", "kick=3")
VALUES = ("3", '"x"', "''", "[]", "{}", "true", "[[1]]", "1979-05-27", "nan", "-0.5", '["A", 3]', '"足球"')


def assert_refused_or_playable(id: str, deck: OwnDeck, document: Document) -> None:
    faults = deck.faults(document)
    for fault in faults:
        assert fault.file == document.name
        assert all(fault.text(language) for language in LANGUAGES)
    if not faults:
        game = tavolino.game(id, **{deck.option: document})
        match = game.start(1)
        random_playout(match, Rng(1))
        assert match.over


def changed_tables(deck: OwnDeck) -> Iterator[Document]:
    """The table of the box, with another cell in its first row."""
    lines = [line for line in deck.template(".csv").splitlines() if line and not line.startswith("#")]
    rows = list(csv.reader(lines))
    for column in range(len(rows[0])):
        for cell in CELLS + WORDS:
            changed = [rows[0], [*rows[1][:column], cell, *rows[1][column + 1 :]], *rows[2:]]
            text = StringIO()
            csv.writer(text, lineterminator="\n").writerows(changed)
            yield Document("bad.csv", text.getvalue())


def changed_files(deck: OwnDeck) -> Iterator[Document]:
    """The file of the box, with another value in one of its first fields."""
    text = "\n".join(line for line in deck.template(".toml").splitlines() if not line.startswith("#"))
    for found in list(re.finditer(r"(?<![\w-])[a-z_A-H]+ = ", text))[:14]:
        line_end = text.find("\n", found.end()) % (len(text) + 1)
        for value in VALUES:
            yield Document("bad.toml", text[: found.end()] + value + text[line_end:])


@pytest.mark.parametrize(("id", "deck"), DECKS, ids=NAMES)
def test_a_table_that_is_wrong_in_any_field_is_refused_or_played(id: str, deck: OwnDeck) -> None:
    refused = 0
    for document in changed_tables(deck):
        assert_refused_or_playable(id, deck, document)
        refused += bool(deck.faults(document))
    assert refused


@pytest.mark.parametrize(("id", "deck"), DECKS, ids=NAMES)
def test_a_file_that_is_wrong_in_any_field_is_refused_or_played(id: str, deck: OwnDeck) -> None:
    refused = 0
    for document in changed_files(deck):
        assert_refused_or_playable(id, deck, document)
        refused += bool(deck.faults(document))
    assert refused


def whole_columns(deck: OwnDeck) -> Iterator[Document]:
    """The table of the box, once and twice over, with the same cell in all rows of a column: even more faults than are
    told.
    """
    lines = [line for line in deck.template(".csv").splitlines() if line and not line.startswith("#")]
    head, *rows = csv.reader(lines)
    for column in range(len(head)):
        for cell in CELLS + WORDS:
            changed = [[*row[:column], cell, *row[column + 1 :]] for row in rows]
            for rows_of_file in (changed, changed + changed):
                text = StringIO()
                csv.writer(text, lineterminator="\n").writerows([head, *rows_of_file])
                yield Document("bad.csv", text.getvalue())


@pytest.mark.parametrize(("id", "deck"), DECKS, ids=NAMES)
def test_a_table_that_is_wrong_in_every_row_is_refused_or_played(id: str, deck: OwnDeck) -> None:
    most = 0
    for document in whole_columns(deck):
        assert_refused_or_playable(id, deck, document)
        most = max(most, len(deck.faults(document)))
    assert most >= min(len(deck.rows()), MAX_FAULTS)


@pytest.mark.parametrize(("id", "deck"), DECKS, ids=NAMES)
def test_ten_thousand_cards_are_refused(id: str, deck: OwnDeck) -> None:
    head, row, *_ = [line for line in deck.template(".csv").splitlines() if line and not line.startswith("#")]
    assert deck.faults(Document("many.csv", "\n".join([head, *[row] * 10_000])))


@pytest.mark.parametrize(("id", "deck"), DECKS, ids=NAMES)
def test_a_record_holds_the_deck_it_was_played_with(id: str, deck: OwnDeck) -> None:

    document = Document("mine.csv", deck.template(".csv"))
    game = tavolino.game(id, **{deck.option: document})
    seats = game.seat_counts[0]
    names = [f"Seat {seat}" for seat in range(seats)]
    record = Record(game, seats, 7, names, ["person"] * seats)
    again = parse_record(record.text())
    assert again.game.options[deck.option] == document
    assert again.game.decks == game.decks
