"""What may stand in the fields of a card that somebody has written, and what is wrong with what does."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from tavolino.core.language.texts import Value

LONGEST_SHOWN: Final = 40
LONGEST_ID: Final = 40
LONGEST_LIST: Final = 100
"""No game knows so many words: in a longer list one of the first is there twice, or is none."""
PUNCTUATION: Final = frozenset(" '’.,:;!?-–·\"“”„«»()")
"""What a name may have besides letters and figures: nothing that a page or a terminal might take for markup."""


class Problem(NamedTuple):
    """The key of a text, `fault-<key>`, and its values."""

    key: str
    values: dict[str, Value]


class Field:
    """One field of a card; by itself it takes anything."""

    def read(self, cell: str) -> Any:
        """What a cell of a table means."""
        return cell

    def problems(self, value: Any) -> Iterator[Problem]:
        yield from ()


class Whole(Field):
    """A whole number in a range."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def read(self, cell: str) -> Any:
        return int(cell) if re.fullmatch("[+-]?[0-9]{1,9}", cell) else cell

    def problems(self, value: Any) -> Iterator[Problem]:
        told: dict[str, Value] = {"value": shown(value), "lowest": self.lowest, "highest": self.highest}
        if type(value) is not int:
            yield Problem("field-whole", told)
        elif not self.lowest <= value <= self.highest:
            yield Problem("field-range", told)


class Words(Field):
    """A text."""

    def problems(self, value: Any) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield Problem("field-text", {"value": shown(value)})
        else:
            yield from self.wrong(value)

    def wrong(self, text: str) -> Iterator[Problem]:
        yield from ()


class Pattern(Words):
    """A text of a certain form, and the key of what is said to any other."""

    def __init__(self, form: str, key: str) -> None:
        self.form = re.compile(form)
        self.key = key

    def wrong(self, text: str) -> Iterator[Problem]:
        if not self.form.fullmatch(text):
            yield Problem(self.key, {"value": shown(text)})


NATION: Final = Pattern("[A-Z]{2}", "nation")
AGE: Final = Whole(14, 99)


class Id(Words):
    """The short name by which records know a card; some are taken by other cards of the box."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self.taken = taken

    def wrong(self, text: str) -> Iterator[Problem]:
        if not re.fullmatch("[a-z][a-z0-9-]*", text) or len(text) > LONGEST_ID:
            yield Problem("field-id", {"value": shown(text), "longest": LONGEST_ID})
        if text in self.taken:
            yield Problem("id-taken", {"value": text})


class Name(Words):
    """What stands on a card: short, and nothing in it that is not seen as it is."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def wrong(self, text: str) -> Iterator[Problem]:
        length = len(unicodedata.normalize("NFC", text))
        strange = sorted({sign for sign in text if not is_for_names(sign)})
        if not any(sign.isalnum() for sign in text):
            yield Problem("name-empty", {})
        if length > self.longest:
            yield Problem("name-long", {"n": length, "longest": self.longest})
        if strange:
            yield Problem("name-signs", {"signs": " ".join(map(visible, strange))})
        elif text != " ".join(text.split()):
            yield Problem("name-spaces", {})


class Truth(Field):
    """Yes or no."""

    def problems(self, value: Any) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield Problem("field-truth", {"value": shown(value)})


class Table(Field):
    """A table of more fields, which are looked at by themselves."""

    def problems(self, value: Any) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem("field-table", {"value": shown(value)})


class OneOf(Field):
    """One of the words that the game knows."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def problems(self, value: Any) -> Iterator[Problem]:
        if value not in self.known:
            yield Problem("field-choice", {"value": shown(value), "known": ", ".join(self.known)})


class Several(Field):
    """A list of things of one kind, no two alike; in a table, with spaces between them."""

    def __init__(self, each: Field, exactly: int | None = None, at_least: int = 0) -> None:
        self.each = each
        self.exactly = exactly
        self.at_least = at_least

    def read(self, cell: str) -> Any:
        return [self.each.read(word) for word in cell.split()]

    def problems(self, value: Any) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem("field-list", {"value": shown(value)})
            return
        for place, item in enumerate(value[:LONGEST_LIST]):
            yield from self.each.problems(item)
            if item in value[:place]:
                yield Problem("field-repeated", {"value": shown(item)})
        if self.exactly is not None and len(value) != self.exactly:
            yield Problem("field-number", {"n": len(value), "exactly": self.exactly})
        if len(value) < self.at_least:
            yield Problem("field-empty", {})


def is_for_names(sign: str) -> bool:
    return sign in PUNCTUATION or unicodedata.category(sign)[0] in "LMN"


def visible(sign: str) -> str:
    """A sign, or its number where there would be nothing to see."""
    return sign if sign.isprintable() and sign.strip() else f"U+{ord(sign):04X}"


def shown(value: object) -> str:
    """A value that somebody has written, fit to be printed: short, and with nothing that moves the cursor."""
    try:
        text = str(value)
    except ValueError:  # Python does not write out numbers of thousands of figures
        text = "…"
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"
