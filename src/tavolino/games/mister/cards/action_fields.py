"""The fields of an action card of one's own: phases and shot, each in TOML or in one cell of a table."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tavolino.core.decks.card_fields import ChoiceField, Field, FieldFault, IntField, printable
from tavolino.games.mister.engine.footballers import POSITIONS, SKILLS

OUTFIELD_POSITIONS: Final = POSITIONS[1:]
POSITION_LETTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": OUTFIELD_POSITIONS,
    "it": ("TD", "DCD", "DCS", "TS", "ED", "CCD", "CCS", "ES", "AD", "AS"),
    "ro": ("FD", "FCD", "FCS", "FS", "MD", "MCD", "MCS", "MS", "AD", "AS"),
}
"""By language, as on the cards. A file may have any of them: no letters mean two positions."""
POSITIONS_BY_LETTERS: Final = {
    letters: position
    for known in POSITION_LETTERS.values()
    for letters, position in zip(known, OUTFIELD_POSITIONS, strict=True)
}
TAKER: Final = "taker"
OUTFIELD_LETTERS: Final = "ABCDEF"
KEEPER_LETTERS: Final = "CDGH"
MAX_PHASES: Final = 6
ENDING_VERBS: Final = ("bonus", "sent_off", "injury")
"""A card with one of these has no shot."""


class FigureField(Field):
    """A letter and a position: ["E", "RM"], in a cell E:RM."""

    def __init__(self, *positions: str) -> None:
        self.positions = positions

    def parse_cell(self, cell: str) -> Any:
        return cell.split(":") if ":" in cell else cell

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        is_pair = isinstance(value, list) and len(value) == 2 and all(isinstance(part, str) for part in value)
        if not is_pair or len(value[0]) != 1 or value[0] not in OUTFIELD_LETTERS:
            yield FieldFault("action-figure", {"value": printable(value)})
        elif POSITIONS_BY_LETTERS.get(value[1], value[1]) not in self.positions:
            known = ", ".join([*POSITIONS_BY_LETTERS, *self.positions[len(OUTFIELD_POSITIONS) :]])
            yield FieldFault("field-choice", {"value": printable(value[1]), "known": known})


OUTFIELDER: Final = FigureField(*OUTFIELD_POSITIONS)
OUTFIELD_LETTER: Final = ChoiceField(*OUTFIELD_LETTERS)
KEEPER_LETTER: Final = ChoiceField(*KEEPER_LETTERS)
SKILL: Final = ChoiceField(*SKILLS)
ABILITY: Final = IntField(1, 10)

PHASE_FIELDS: Final[Mapping[str, Mapping[str, Field]]] = {
    "duel": {"own": OUTFIELDER, "theirs": OUTFIELDER, "margin": IntField(-9, 9)},
    "anyone": {"letter": OUTFIELD_LETTER, "at_least": ABILITY},
    "keeper": {"letter": KEEPER_LETTER, "at_least": ABILITY},
    "taker": {},
    "wall": {"letter": OUTFIELD_LETTER, "at_least": IntField(2, 10)},
    "skill": {"skill": SKILL, "where": ChoiceField("pitch", "midfield_attack")},
    "bonus": {"points": IntField(1, 5)},
    "sent_off": {},
    "injury": {},
}
"""By verb. A wall of 1 would block every time: everybody has that much."""
SHOT_FIELDS: Final[Mapping[str, Mapping[str, Field]]] = {
    "duel": {"own": FigureField(*OUTFIELD_POSITIONS, TAKER), "keeper": KEEPER_LETTER},
    "penalty": {"own": FigureField(*OUTFIELD_POSITIONS, TAKER), "keeper": KEEPER_LETTER},
    "guess": {"skill": SKILL},
}
OPTIONAL_FIELDS: Final = ("margin",)


class StepField(Field):
    """A phase or a shot: a word with its fields. In a cell `duel own=E:RM theirs=C:LB margin=2`."""

    def __init__(self, column: str, word: str, fields: Mapping[str, Mapping[str, Field]]) -> None:
        self.column = column
        self.word = word
        self.fields = fields

    def parse_cell(self, cell: str) -> Any:
        word, *pairs = cell.split()
        fields = self.fields.get(word, {})
        step: dict[str, Any] = {self.word: word}
        for pair in pairs:
            name, is_pair, value = pair.partition("=")
            if not is_pair:
                return cell
            step[name] = fields[name].parse_cell(value) if name in fields else value
        return step

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, dict):
            yield FieldFault("action-step", {"value": printable(value)})
            return
        word = value.get(self.word)
        if not isinstance(word, str) or word not in self.fields:
            yield FieldFault("action-word", {"value": printable(word), "known": ", ".join(self.fields)})
            return
        yield from self.find_part_faults(value, word)

    def find_part_faults(self, step: Mapping[str, Any], word: str) -> Iterator[FieldFault]:
        """What is wrong with the fields of a step, each told with its name."""
        fields = self.fields[word]
        for name in step:
            if name != self.word and name not in fields:
                known = ", ".join([self.word, *fields])
                yield FieldFault(
                    "field-unknown", {"field": f"{self.column}, {printable(name)}", "known": known}
                )
        for name, field in fields.items():
            if name in step:
                for fault in field.find_faults(step[name]):
                    yield FieldFault(fault.key, {**fault.values, "field": f"{self.column}, {name}"})
            elif name not in OPTIONAL_FIELDS:
                yield FieldFault("field-missing", {"fields": f"{self.column}, {name}"})


PHASE: Final = StepField("phases", "verb", PHASE_FIELDS)
SHOT: Final = StepField("shot", "kind", SHOT_FIELDS)


class PhasesField(Field):
    """The phases in order; in a cell they are separated by semicolons."""

    def parse_cell(self, cell: str) -> Any:
        return [PHASE.parse_cell(part) for part in cell.split(";") if part.strip()]

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, list) or not 1 <= len(value) <= MAX_PHASES:
            yield FieldFault("action-phases", {"value": printable(value), "most": MAX_PHASES})
            return
        for phase in value:
            yield from PHASE.find_faults(phase)


def step_cell(step: Mapping[str, Any], word: str) -> str:
    """A phase or a shot as it is written in a cell."""
    parts = (
        f"{name}={':'.join(value) if isinstance(value, list) else value}"
        for name, value in step.items()
        if name != word
    )
    return " ".join([str(step[word]), *parts])


def with_positions(step: Mapping[str, Any], letters: Mapping[str, str]) -> dict[str, Any]:
    """A phase or a shot with its positions in other letters."""
    return {
        name: [value[0], letters.get(value[1], value[1])] if isinstance(value, list) else value
        for name, value in step.items()
    }


def card_with_positions(card: Mapping[str, Any], letters: Mapping[str, str]) -> dict[str, Any]:
    steps = {"phases": [with_positions(phase, letters) for phase in card["phases"]]}
    return {**card, **steps, **({"shot": with_positions(card["shot"], letters)} if "shot" in card else {})}
