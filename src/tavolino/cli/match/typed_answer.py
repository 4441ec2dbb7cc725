"""Parses what a person has typed: a number, a move, the beginning of an answer, or one of the keys."""

import unicodedata
from typing import Final, NamedTuple

from tavolino.cli.faults import CliFault
from tavolino.cli.match.choices import NumberedChoice
from tavolino.core.faults import Fault
from tavolino.core.language.texts import Texts
from tavolino.core.moves import MoveTable

MOVE: Final = "move"
RULE: Final = "rule"
UNDO: Final = "undo"
LEAVE: Final = "leave"
AGAIN: Final = "again"
TABLE: Final = "table"
HINT: Final = "hint"
NOTHING: Final = "nothing"
KEY_NAMES: Final = (UNDO, LEAVE, AGAIN, TABLE, HINT)
"""Commands besides a move. The text `key-<name>` lists the words for each."""


class TypedAnswer(NamedTuple):
    """`move` is an index into the game's moves; `about` is the text after a question mark."""

    kind: str
    move: int = -1
    about: str = ""


def parse_answer(typed: str, choices: list[NumberedChoice], moves: MoveTable, texts: Texts) -> TypedAnswer:
    """The answer meant, or a fault that says what could be typed."""
    word = normalise_text(typed)
    if not word:
        return TypedAnswer(MOVE, choices[0].move) if len(choices) == 1 else TypedAnswer(NOTHING)
    if word.startswith("?"):
        return TypedAnswer(RULE, about=typed.strip()[1:].strip())
    for key in KEY_NAMES:
        if is_key(key, word, texts):
            return TypedAnswer(key)
    if word.isdecimal():
        return TypedAnswer(MOVE, choices[index_of_number(int(word), len(choices))].move)
    return TypedAnswer(MOVE, parse_move(typed, choices, moves))


def is_key(key: str, typed: str, texts: Texts) -> bool:
    return normalise_text(typed) in normalise_text(texts.say(f"key-{key}")).split()


def index_of_number(number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise CliFault("no-such-number", number=str(number), most=most)
    return number - 1


def parse_move(typed: str, choices: list[NumberedChoice], moves: MoveTable) -> int:
    """A move as it stands in a record, or the beginning of one of the answers."""
    try:
        return moves.parse(typed)
    except Fault:
        return choices[index_by_beginning(typed, [choice.label for choice in choices])].move


def index_by_beginning(typed: str, labels: list[str]) -> int:
    """The index of the only label that begins so, or that is equal."""
    word = normalise_text(typed)
    names = [normalise_text(label) for label in labels]
    if word in names:
        return names.index(word)
    matching = [number for number, name in enumerate(names) if name.startswith(word)]
    if len(matching) > 1:
        raise CliFault("several", typed=typed, first=labels[matching[0]], second=labels[matching[1]])
    if not matching:
        raise CliFault("not-understood", typed=typed)
    return matching[0]


def normalise_text(text: str) -> str:
    """The text without capitals, accents and superfluous spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
