"""What may stand in the fields of a card that somebody has written, and what is wrong with what does."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from tavolino.core.language.texts import TextValue

MAX_SHOWN_LETTERS: Final = 40
MAX_ID_LETTERS: Final = 40
MAX_LIST_ITEMS: Final = 100
"""No game knows so many words: in a longer list one of the first is there twice, or is none."""
PUNCTUATION: Final = frozenset(" '’.,:;!?-–·\"“”„«»()")
"""What a name may have besides letters and figures: nothing that a page or a terminal might take for markup."""


class FieldFault(NamedTuple):
    """The key of a text, `fault-<key>`, and its values."""

    key: str
    values: dict[str, TextValue]


class Field:
    """One field of a card; by itself it takes anything."""

    def parse_cell(self, cell: str) -> Any:
        """What a cell of a table means."""
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
        told: dict[str, TextValue] = {
            "value": printable(value),
            "lowest": self.lowest,
            "highest": self.highest,
        }
        if type(value) is not int:
            yield FieldFault("field-whole", told)
        elif not self.lowest <= value <= self.highest:
            yield FieldFault("field-range", told)


class TextField(Field):
    """A text."""

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, str):
            yield FieldFault("field-text", {"value": printable(value)})
        else:
            yield from self.find_text_faults(value)

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        yield from ()


class PatternField(TextField):
    """A text of a certain form, and the key of what is said to any other."""

    def __init__(self, form: str, key: str) -> None:
        self.form = re.compile(form)
        self.key = key

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        if not self.form.fullmatch(text):
            yield FieldFault(self.key, {"value": printable(text)})


NATION: Final = PatternField("[A-Z]{2}", "nation")
AGE: Final = IntField(14, 99)


class IdField(TextField):
    """The short name by which records know a card; some are taken by other cards of the box."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self.taken = taken

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        if not re.fullmatch("[a-z][a-z0-9-]*", text) or len(text) > MAX_ID_LETTERS:
            yield FieldFault("field-id", {"value": printable(text), "longest": MAX_ID_LETTERS})
        if text in self.taken:
            yield FieldFault("id-taken", {"value": text})


class NameField(TextField):
    """What stands on a card: short, and nothing in it that is not seen as it is."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        length = len(unicodedata.normalize("NFC", text))
        strange = sorted({sign for sign in text if not is_allowed_in_name(sign)})
        if not any(sign.isalnum() for sign in text):
            yield FieldFault("name-empty", {})
        if length > self.longest:
            yield FieldFault("name-long", {"n": length, "longest": self.longest})
        if strange:
            yield FieldFault("name-signs", {"signs": " ".join(map(visible_sign, strange))})
        elif text != " ".join(text.split()):
            yield FieldFault("name-spaces", {})


class BoolField(Field):
    """Yes or no."""

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, bool):
            yield FieldFault("field-truth", {"value": printable(value)})


class TableField(Field):
    """A table of more fields, which are looked at by themselves."""

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, dict):
            yield FieldFault("field-table", {"value": printable(value)})


class ChoiceField(Field):
    """One of the words that the game knows."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if value not in self.known:
            yield FieldFault("field-choice", {"value": printable(value), "known": ", ".join(self.known)})


class ListField(Field):
    """A list of things of one kind, no two alike; in a table, with spaces between them."""

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


def is_allowed_in_name(sign: str) -> bool:
    return sign in PUNCTUATION or unicodedata.category(sign)[0] in "LMN"


def visible_sign(sign: str) -> str:
    """A sign, or its number where there would be nothing to see."""
    return sign if sign.isprintable() and sign.strip() else f"U+{ord(sign):04X}"


def printable(value: object) -> str:
    """A value that somebody has written, fit to be printed: short, and with nothing that moves the cursor."""
    try:
        text = str(value)
    except ValueError:  # Python does not write out numbers of thousands of figures
        text = "…"
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= MAX_SHOWN_LETTERS else f"{text[: MAX_SHOWN_LETTERS - 1]}…"
