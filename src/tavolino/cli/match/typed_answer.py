"""What a person has typed: a number, a move, the beginning of an answer, or one of the keys."""

import unicodedata
from typing import Final, NamedTuple

from tavolino.cli.faults import Trouble
from tavolino.cli.match.choices import Choice
from tavolino.core.faults import Fault
from tavolino.core.language.texts import Texts
from tavolino.core.moves import Moves

MOVE: Final = "move"
RULE: Final = "rule"
UNDO: Final = "undo"
LEAVE: Final = "leave"
AGAIN: Final = "again"
TABLE: Final = "table"
HINT: Final = "hint"
NOTHING: Final = "nothing"
KEYS: Final = (UNDO, LEAVE, AGAIN, TABLE, HINT)
"""What can be asked for besides a move; `key-<name>` lists the words for it."""


class Answer(NamedTuple):
    """`move` is an index into the game's moves; `about` what a question mark was followed by."""

    kind: str
    move: int = -1
    about: str = ""


def understand(typed: str, choices: list[Choice], moves: Moves, texts: Texts) -> Answer:
    """The answer meant, or a Trouble that says what could be typed."""
    word = plain(typed)
    if not word:
        return Answer(MOVE, choices[0].move) if len(choices) == 1 else Answer(NOTHING)
    if word.startswith("?"):
        return Answer(RULE, about=typed.strip()[1:].strip())
    for key in KEYS:
        if is_key(key, word, texts):
            return Answer(key)
    if word.isdecimal():
        return Answer(MOVE, choices[numbered(int(word), len(choices))].move)
    return Answer(MOVE, written(typed, choices, moves))


def is_key(key: str, typed: str, texts: Texts) -> bool:
    return plain(typed) in plain(texts.say(f"key-{key}")).split()


def numbered(number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise Trouble("no-such-number", number=str(number), most=most)
    return number - 1


def written(typed: str, choices: list[Choice], moves: Moves) -> int:
    """A move as it stands in a record, or the beginning of one of the answers."""
    try:
        return moves.parse(typed)
    except Fault:
        return choices[beginning(typed, [choice.label for choice in choices])].move


def beginning(typed: str, labels: list[str]) -> int:
    """The number of the only label that begins so (or is so)."""
    word = plain(typed)
    names = [plain(label) for label in labels]
    if word in names:
        return names.index(word)
    found = [number for number, name in enumerate(names) if name.startswith(word)]
    if len(found) > 1:
        raise Trouble("several", typed=typed, first=labels[found[0]], second=labels[found[1]])
    if not found:
        raise Trouble("not-understood", typed=typed)
    return found[0]


def plain(text: str) -> str:
    """Without capitals, accents and superfluous spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
