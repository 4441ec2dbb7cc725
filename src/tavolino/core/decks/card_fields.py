"""The fields of a card in a user-written deck: how each is parsed and checked."""

import json
import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from tavolino.core.language.texts import TextValue

BARE_WORD: Final = re.compile(r"""(?<![\w"'-])(?!true\b|false\b)[A-Za-z][\w-]*(?![\w"'-])(?!\s*=)""")
"""A word in a cell without quotation marks, which is no name of a field."""
MAX_SHOWN_LETTERS: Final = 40
MAX_ID_LETTERS: Final = 40
MAX_LIST_ITEMS: Final = 100
"""Longest list that is checked item by item. No game knows so many words, so a longer one repeats a word or has an
unknown one among its first items.
"""
OTHER_SIGNS: Final = frozenset(" °№")
"""What can stand on a card besides letters, digits, punctuation, money and sums of any script, such as ¡Gol!,
レオ・ロッシ and 2 ≥ 1 €.
"""
MARKUP: Final = frozenset("<>[]{}\\|~@_")
"""Signs that a page or a terminal might take for more than letters."""


class FieldFault(NamedTuple):
    """The key of a text, `fault-<key>`, and its values."""

    key: str
    values: dict[str, TextValue]


class Field:
    """One field of a card. The base class accepts any value."""

    def parse_cell(self, cell: str) -> Any:
        """The value of a CSV cell."""
        return cell

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        yield from ()


class IntField(Field):
    """A whole number in a range."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def parse_cell(self, cell: str) -> Any:
        return int(cell) if re.fullmatch("[+-]?[0-9]{1,9}", cell) else cell

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        values: dict[str, TextValue] = {
            "value": printable(value),
            "lowest": self.lowest,
            "highest": self.highest,
        }
        if type(value) is not int:
            yield FieldFault("field-whole", values)
        elif not self.lowest <= value <= self.highest:
            yield FieldFault("field-range", values)


class TextField(Field):
    """A text of any form."""

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, str):
            yield FieldFault("field-text", {"value": printable(value)})
        else:
            yield from self.find_text_faults(value)

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        yield from ()


class PatternField(TextField):
    """A text that matches a pattern. `key` names the fault of a text that does not."""

    def __init__(self, form: str, key: str) -> None:
        self.form = re.compile(form)
        self.key = key

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        if not self.form.fullmatch(text):
            yield FieldFault(self.key, {"value": printable(text)})


NATION: Final = PatternField("[A-Z]{2}", "nation")
AGE: Final = IntField(14, 99)


class IdField(TextField):
    """The id by which records refer to a card. `taken` ids belong to other cards of the box."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self.taken = taken

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        if not re.fullmatch("[a-z][a-z0-9-]*", text) or len(text) > MAX_ID_LETTERS:
            yield FieldFault("field-id", {"value": printable(text), "longest": MAX_ID_LETTERS})
        if text in self.taken:
            yield FieldFault("id-taken", {"value": text})


class NameField(TextField):
    """The name printed on a card: short and without invisible characters."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        length = len(unicodedata.normalize("NFC", text))
        strange = sorted({sign for sign in text if not is_printable_sign(sign)})
        if not any(sign.isalnum() for sign in text):
            yield FieldFault("name-empty", {})
        if length > self.longest:
            yield FieldFault("name-long", {"n": length, "longest": self.longest})
        if strange:
            yield FieldFault("name-signs", {"signs": " ".join(map(visible_sign, strange))})
        elif text != " ".join(text.split()):
            yield FieldFault("name-spaces", {})


TITLE: Final = NameField(30)
"""The title of a card of one's own."""
WORDS: Final = NameField(200)
"""What a card of one's own says."""


class BoolField(Field):
    """Yes or no."""

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, bool):
            yield FieldFault("field-truth", {"value": printable(value)})


class TableField(Field):
    """A table of further fields, which the deck checks by itself. In CSV it is written `income = 5, if = captain`."""

    def parse_cell(self, cell: str) -> Any:
        quoted = BARE_WORD.sub(lambda found: json.dumps(found[0]), cell.strip().strip("{}"))
        try:
            return tomllib.loads(f"table = {{{quoted}}}")["table"]
        except (ValueError, RecursionError):
            return cell

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, dict):
            yield FieldFault("field-table", {"value": printable(value)})


class ChoiceField(Field):
    """One of the game's words."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if value not in self.known:
            yield FieldFault("field-choice", {"value": printable(value), "known": ", ".join(self.known)})


class ListField(Field):
    """A list of distinct items of one kind; in CSV they are separated by spaces."""

    def __init__(self, each: Field, exactly: int | None = None, at_least: int = 0) -> None:
        self.each = each
        self.exactly = exactly
        self.at_least = at_least

    def parse_cell(self, cell: str) -> Any:
        return [self.each.parse_cell(word) for word in cell.split()]

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, list):
            yield FieldFault("field-list", {"value": printable(value)})
            return
        for place, item in enumerate(value[:MAX_LIST_ITEMS]):
            yield from self.each.find_faults(item)
            if item in value[:place]:
                yield FieldFault("field-repeated", {"value": printable(item)})
        if self.exactly is not None and len(value) != self.exactly:
            yield FieldFault("field-number", {"n": len(value), "exactly": self.exactly})
        if len(value) < self.at_least:
            yield FieldFault("field-empty", {})


def is_printable_sign(sign: str) -> bool:
    """Can it stand on a card?"""
    category = unicodedata.category(sign)
    return sign in OTHER_SIGNS or ((category[0] in "LMNP" or category in ("Sc", "Sm")) and sign not in MARKUP)


def visible_sign(sign: str) -> str:
    """The character itself, or its code point if it is invisible."""
    return sign if sign.isprintable() and sign.strip() else f"U+{ord(sign):04X}"


def printable(value: object) -> str:
    """A user-written value made safe to print: short, and without control characters."""
    try:
        text = str(value)
    except ValueError:  # Python refuses to print integers of thousands of digits
        text = "…"
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= MAX_SHOWN_LETTERS else f"{text[: MAX_SHOWN_LETTERS - 1]}…"
