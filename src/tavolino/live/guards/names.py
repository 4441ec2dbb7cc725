"""Names that people choose: they can be seen, and are not taken for somebody else's."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.table.seats import MAX_NAME_LENGTH

BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
"""Characters that Unicode counts as letters or symbols, and that nobody sees."""
MAX_MARKS: Final = 2
"""Accents on one letter. More are meant to cover the lines above and below."""
MIXED_SCRIPTS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"})
"""Scripts with letters that look alike. A name is written in one of them."""
LOOKALIKES: Final = str.maketrans(
    "авеӏкмнорстухіјѕԁԛԝαβεικμνορτυχγ01|!5$",
    "abelkmhopctyxijsdqwabeikmvoptuxyolllss",
)
"""Small letters and digits, and the Latin letter that each may be taken for."""


def clean_name(name: str) -> str:
    """The name as it is kept: composed, with single spaces. A Fault says what is wrong with it."""
    plain = unicodedata.normalize("NFKC", name).strip()
    cleaned = " ".join(plain.split())
    if len(cleaned) > MAX_NAME_LENGTH or not is_readable(plain):
        raise LiveFault("name-unreadable", longest=MAX_NAME_LENGTH)
    if len(scripts_of(cleaned) & MIXED_SCRIPTS) > 1:
        raise LiveFault("name-mixed")
    return cleaned


def is_readable(name: str) -> bool:
    """Has it a letter or a digit, and nothing that is invisible or covers its neighbours?"""
    if not any(character.isalnum() for character in name) or not name.isprintable():
        return False
    return BLANKS.isdisjoint(name) and not has_many_marks(name)


def has_many_marks(name: str) -> bool:
    marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MAX_MARKS:
            return True
    return False


def scripts_of(name: str) -> set[str]:
    """The scripts of its letters, by the first word of their names in Unicode."""
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}


def skeleton(name: str) -> str:
    """What a quick look sees of a name: two with the same skeleton are taken for each other."""
    plain = unicodedata.normalize("NFD", name.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.category(letter).startswith("M"))
    return "".join(letters.translate(LOOKALIKES).replace("i", "l").replace("rn", "m").split())


def tell_apart(name: str, others: Iterable[str]) -> str:
    """The name with a number behind it, if it would be taken for one of the others."""
    taken = {skeleton(other) for other in others}
    return next(
        candidate
        for candidate in (name, *(f"{name[: MAX_NAME_LENGTH - 3]} {n}" for n in range(2, 100)))
        if skeleton(candidate) not in taken
    )
