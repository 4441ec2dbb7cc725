"""Decks in files: what the core reads in TOML and CSV, and what it finds wrong, in three languages."""

from typing import Any

import pytest

from tavolino.core.decks.card_fields import (
    AGE,
    NATION,
    BoolField,
    ChoiceField,
    Field,
    IdField,
    IntField,
    ListField,
    NameField,
    PatternField,
    TableField,
    printable,
)
from tavolino.core.decks.deck_faults import DeckFault, DeckRefused
from tavolino.core.decks.deck_file import (
    CSV_SUFFIX,
    MAX_FAULTS,
    TOML_SUFFIX,
    CardInFile,
    DeckFile,
    resembles_deck,
)
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import MAX_DOCUMENT_LETTERS, Document

FIELDS: dict[str, Field] = {
    "id": IdField({"ball"}),
    "name": NameField(10),
    "n": IntField(1, 9),
    "skills": ListField(ChoiceField("heel", "toe")),
}
NEEDED = ["id", "name", "n"]
MAX_CARDS = 5
GOOD = "id,name,n,skills\nana,Ana,3,heel toe\nion,Ion,4,\n"


def read(text: str, name: str = "cards.csv") -> tuple[list[CardInFile], list[DeckFault]]:
    file = DeckFile(Document(name, text), "")
    cards = (
        file.cards("card", FIELDS, NEEDED, MAX_CARDS) if file.is_readable((TOML_SUFFIX, CSV_SUFFIX)) else []
    )
    for card in cards:
        file.check_fields(card, FIELDS, NEEDED)
    file.check_distinct(cards, "name")
    return cards, file.faults


def fields(text: str, name: str = "cards.csv") -> list[dict[str, Any]]:
    cards, faults = read(text, name)
    assert faults == []
    return [card.fields for card in cards]


ANA_AND_ION = [
    {"id": "ana", "name": "Ana", "n": 3, "skills": ["heel", "toe"]},
    {"id": "ion", "name": "Ion", "n": 4},
]


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        GOOD.replace(",", ";"),
        GOOD.replace(",", "\t"),
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        GOOD.replace("id,name,n,skills", "ID,Name,N,Skills"),
        '# a comment, with; signs and a "quote\n\n' + GOOD,
        '"# a comment, that a program has put in quotes",,,\n' + GOOD.replace("\nion", "\n,,,\n\nion"),
        GOOD.replace("Ana", '" Ana "'),
        "\n".join(line.rstrip(",") for line in GOOD.splitlines()),
    ],
    ids=[
        "commas",
        "semicolons",
        "tabs",
        "windows",
        "mark",
        "capitals",
        "comments",
        "spreadsheet",
        "quotes",
        "stripped",
    ],
)
def test_a_table_is_read_however_a_program_writes_it(text: str) -> None:
    assert fields(text) == ANA_AND_ION


def test_columns_may_stand_in_any_order_and_be_left_out_when_nobody_needs_them() -> None:
    assert fields("n,name,id\n3,Ana,ana\n") == [{"id": "ana", "name": "Ana", "n": 3}]


def test_cards_are_written_as_they_are_read() -> None:
    table = "\n".join(card_as_toml("card", card) for card in ANA_AND_ION)
    assert fields(table, "cards.toml") == ANA_AND_ION
    assert fields(as_comment("One.\n\nTwo.") + cards_as_csv(FIELDS, ANA_AND_ION)) == ANA_AND_ION
    assert as_comment("One.\n\nTwo.") == "# One.\n#\n# Two.\n"


TOML_GOOD = '[[card]]\nid = "ana"\nname = "Ana"\nn = 3\n'

NO_TOML = (
    "this cannot be read as TOML. "
    "Words stand between quotation marks, numbers don't, lists stand between square brackets"
)
CUT_OFF = (
    "the file ends too early: "
    "something that was opened, such as a bracket or a quotation mark, is never closed"
)
NO_TABLE = "from this line on the table cannot be read: a quotation mark is missing, or there is one too many"

FAULTS: list[tuple[str, str, list[str]]] = [
    ("cards.txt", "x", ["cards.txt: the name of a deck's file ends in one of these: .toml, .csv"]),
    ("cards.csv", "", ["cards.csv: there is nothing in this file"]),
    ("cards.csv", "# only a comment\n", ["cards.csv: there is nothing in this file"]),
    ("cards.toml", " \n", ["cards.toml: there is nothing in this file"]),
    (
        "cards.toml",
        "x" * (MAX_DOCUMENT_LETTERS + 1),
        ["cards.toml: the file is too large: 1,000,000 characters are the most"],
    ),
    (
        "cards.toml",
        "\n# a\u2028b",
        ["cards.toml:2: there is an invisible sign in this line (U+2028): delete it"],
    ),
    (
        "cards.csv",
        GOOD + "a\rb\x00",
        [
            "cards.csv:4: there is an invisible sign in this line (U+0000): delete it",
            "cards.csv:4: there is an invisible sign in this line (U+000D): delete it",
        ],
    ),
    (
        "cards.toml",
        "[[card]]\nname = Ana\n",
        [f"cards.toml:2: {NO_TOML}"],
    ),
    (
        "cards.toml",
        "x = " + "[" * 5000,
        [f"cards.toml: {NO_TOML}"],
    ),
    ("cards.toml", "# ." + "." * 200 + "\na" + ".a" * 400_000 + " = 1", [f"cards.toml: {NO_TOML}"]),
    ("cards.csv", "id,name,n\n" + "a,A,1\n" * 6, ["cards.csv: 6 cards are too many: 5 are the most"]),
    (
        "cards.toml",
        "x = " + "9" * 5000,
        [f"cards.toml: {NO_TOML}"],
    ),
    (
        "cards.toml",
        "[[card]]\nskills = [\n\n",
        [f"cards.toml:2: {CUT_OFF}"],
    ),
    (
        "cards.toml",
        "[[card]]\nn = 1\nn = 2\n",
        ["cards.toml:3: this is already in the file, and can be there only once"],
    ),
    (
        "cards.toml",
        "[[cards]]\n",
        [
            "cards.toml: there are no cards in it: each begins with [[card]]",
            "cards.toml:1: “cards” does not belong in such a file. What does: card",
        ],
    ),
    ("cards.toml", "\n[card]\n", ["cards.toml:2: these are not cards: each begins with [[card]]"]),
    ("cards.toml", "card = [1, 2]\n", ["cards.toml:1: these are not cards: each begins with [[card]]"]),
    ("cards.csv", "id,name,n\n", ["cards.csv:1: under the names of the columns there are no cards"]),
    (
        "cards.csv",
        GOOD + 'x,"y\n\n',
        [f"cards.csv:4: {NO_TABLE}"],
    ),
    (
        "cards.csv",
        "# c\nid,n,n,size\na,1,1,1\n",
        [
            "cards.csv:2: there is no column “size”. There are: id, name, n, skills",
            "cards.csv:2: the column “name” is missing",
            "cards.csv:2: the column “n” is there twice",
        ],
    ),
    ("cards.csv", GOOD + "ada,Ada,5,,stray\n", ["cards.csv:4: Ada: “stray” stands in no column"]),
    (
        "cards.csv",
        GOOD + "ada,Ada,x,shin\n",
        [
            "cards.csv:4: Ada: “n” must be a whole number from 1 to 9, not x",
            "cards.csv:4: Ada: “skills” cannot be “shin”. It can be: heel, toe",
        ],
    ),
    (
        "cards.csv",
        GOOD + "ada,,5,\n,,6,\n",
        ["cards.csv:4: ada: missing: name", "cards.csv:5: #4: missing: id, name"],
    ),
    (
        "cards.csv",
        GOOD + "ada,ANA,5,\n",
        ["cards.csv:4: ANA: “name” is “ANA” on another card too, in line 2"],
    ),
    (
        "cards.toml",
        TOML_GOOD + "size = 4\n\n[[card]]\n",
        [
            "cards.toml:5: Ana: a card like this has no “size”. It has: id, name, n, skills",
            "cards.toml:7: #2: missing: id, name, n",
        ],
    ),
    (
        "cards.toml",
        TOML_GOOD + "skills = [\n 'toe']\n" + TOML_GOOD,
        ["cards.toml:9: Ana: “name” is “Ana” on another card too, in line 3"],
    ),
]


@pytest.mark.parametrize(("name", "text", "wanted"), FAULTS, ids=range(len(FAULTS)))
def test_every_fault_is_told_with_its_line_and_card(name: str, text: str, wanted: list[str]) -> None:
    faults = read(text, name)[1]
    assert [fault.text() for fault in faults] == wanted
    for fault in faults:
        assert_told_in_three_languages(fault)


def assert_told_in_three_languages(fault: DeckFault) -> None:
    """The same place and card before each, and three different sentences."""
    told = [fault.text(language) for language in LANGUAGES]
    place = f"{fault.file}:{fault.line}: " if fault.line else f"{fault.file}: "
    assert all(text.startswith(place + (f"{fault.card}: " if fault.card else "")) for text in told)
    assert len(set(told)) == len(told)


PROBLEMS: list[tuple[Field, object, list[str]]] = [
    (IntField(1, 10), 7, []),
    (IntField(1, 10), 0, ["field-range"]),
    (IntField(1, 10), 11, ["field-range"]),
    (IntField(1, 10), 7.0, ["field-whole"]),
    (IntField(1, 10), "7", ["field-whole"]),
    (IntField(1, 10), True, ["field-whole"]),
    (AGE, 13, ["field-range"]),
    (NATION, "IT", []),
    (NATION, "it", ["nation"]),
    (NATION, "ITA", ["nation"]),
    (NATION, 39, ["field-text"]),
    (PatternField("x+", "colour"), "xx", []),
    (IdField(), "gino-2", []),
    (IdField(), "Gino", ["field-id"]),
    (IdField(), "2gino", ["field-id"]),
    (IdField(), "", ["field-id"]),
    (IdField(), "a" * 41, ["field-id"]),
    (IdField({"penalty"}), "penalty", ["id-taken"]),
    (NameField(22), "Jean-Luc D’Ançœur", []),
    (NameField(22), "Zé “Muro” N'Golo (II)", []),
    (NameField(22), "Müller", []),
    (NameField(22), "Brighton & Hove 1+1", []),
    (NameField(22), "¡Olé! ¿Qué? 2ª nº 7", []),
    (NameField(22), "レオ・ロッシ「壁」", []),
    (NameField(22), "كرة، القدم؟", []),
    (NameField(22), "Gino|Pino", ["name-signs"]),
    (NameField(22), "Gino ⚽", ["name-signs"]),
    (NameField(5), "Mu\u0308ller", ["name-long"]),
    (NameField(6), "Mu\u0308ller", []),
    (NameField(22), "", ["name-empty"]),
    (NameField(22), " -. ", ["name-empty", "name-spaces"]),
    (NameField(22), "x" * 23, ["name-long"]),
    (NameField(22), "<b>Gino</b>", ["name-signs"]),
    (NameField(22), "[red]Gino", ["name-signs"]),
    (NameField(22), "Gi\x1b[2Jno", ["name-signs"]),
    (NameField(22), "Gi\nno", ["name-signs"]),
    (NameField(22), "Gi\u202eno", ["name-signs"]),
    (NameField(22), "Gi\u00a0no", ["name-signs"]),
    (NameField(22), " Gino", ["name-spaces"]),
    (NameField(22), "Gino  Rossi", ["name-spaces"]),
    (ChoiceField("heel", "toe"), "toe", []),
    (ChoiceField("heel", "toe"), "Toe", ["field-choice"]),
    (ChoiceField("heel", "toe"), ["toe"], ["field-choice"]),
    (ListField(ChoiceField("heel", "toe")), [], []),
    (ListField(ChoiceField("heel", "toe")), "toe", ["field-list"]),
    (ListField(ChoiceField("heel", "toe")), ["toe", "toe"], ["field-repeated"]),
    (ListField(ChoiceField("heel", "toe")), ["knee", 3], ["field-choice", "field-choice"]),
    (ListField(ChoiceField("heel", "toe"), exactly=2), ["toe"], ["field-number"]),
    (
        ListField(ChoiceField("heel", "toe"), exactly=2),
        ["toe"] * 100_000,
        ["field-repeated"] * 99 + ["field-number"],
    ),
    (ListField(IntField(1, 6), at_least=1), [], ["field-empty"]),
    (BoolField(), True, []),
    (BoolField(), 1, ["field-truth"]),
    (TableField(), {}, []),
    (TableField(), [], ["field-table"]),
]


@pytest.mark.parametrize(("field", "value", "keys"), PROBLEMS, ids=range(len(PROBLEMS)))
def test_what_may_stand_in_a_field(field: Field, value: object, keys: list[str]) -> None:
    problems = list(field.find_faults(value))
    assert [problem.key for problem in problems] == keys
    for problem in problems:
        if problem.key != "colour":
            assert_told_in_three_languages(
                DeckFault("x", 1, "", problem.key, {"field": "n", **problem.values})
            )


def test_what_is_printed_of_a_strangers_file_moves_no_cursor_and_has_an_end() -> None:
    assert printable("a\x1b[2Jb\n\u202ec") == "a�[2Jb��c"
    assert printable(["x"] * 1000) == str(["x"] * 1000)[:39] + "…"
    assert printable(1 << 100_000) == "…"


def test_a_file_is_recognised_even_when_it_is_broken() -> None:
    assert resembles_deck(Document("x.toml", "[[ card ]\n[[ card ]]\nname = "), "card", ())
    assert resembles_deck(Document("x.toml", " card = [\n"), "card", ())
    assert not resembles_deck(Document("x.toml", "# [[card]]\n[[cards]]"), "card", ())
    assert resembles_deck(Document("x.csv", '# value\nid;Value\na,"b'), "card", ("value", "likes"))
    assert not resembles_deck(Document("x.csv", "id,name\nvalue,x"), "card", ("value", "likes"))
    assert not resembles_deck(Document("x.csv", ""), "card", ("value",))


def test_a_deck_is_refused_with_all_its_faults() -> None:
    faults = read(GOOD.replace("3", "30").replace("Ion", ""))[1]
    refused = DeckRefused(faults)
    assert refused.faults == faults
    assert (
        str(refused) == "cards.csv:2: Ana: “n” goes from 1 to 9: 30 won't do\ncards.csv:3: ion: missing: name"
    )
    assert refused.text("it").splitlines() == [fault.text("it") for fault in faults]


def test_of_many_faults_some_are_told_and_that_there_are_more() -> None:
    """Thousands of faults of one file were thousands of sentences, and stayed in memory."""
    signs = "".join(map(chr, range(0x80, 0xA0)))
    _, faults = read("\n".join([signs] * 1900))
    assert len(faults) == MAX_FAULTS + 1
    assert [fault.key for fault in faults[-2:]] == ["deck-sign", "deck-more-faults"]
    assert all(fault.text(language) for fault in faults for language in LANGUAGES)


def test_as_many_faults_as_can_be_told_are_all_told() -> None:
    _, faults = read("\x01\n" * MAX_FAULTS)
    assert [fault.line for fault in faults] == list(range(1, MAX_FAULTS + 1))
