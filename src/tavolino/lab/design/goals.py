"""What a designer asks for, as typed: `first-mover=50%`, `decisions<=160`, `first-mover +-1%`, `goals=2..4`."""

import re
from itertools import product
from typing import Final, NamedTuple

from tavolino.lab.design.figures import FIGURES, SHARES
from tavolino.lab.faults import LabFault

NUMBER: Final = r"(?P<number>-?\d+(?:\.\d+)?)\s*(?P<percent>%?)"
TARGET: Final = re.compile(rf"(?P<name>[a-z_-]+)\s*(?P<sign><=|>=|=|\+-|±)\s*{NUMBER}")
MAX_VALUES: Final = 64


class Target(NamedTuple):
    """A figure, how it is meant, and a number: `=` to reach, `<=` and `>=` to keep, `+-` how exactly to know it."""

    name: str
    sign: str
    number: float

    def holds(self, value: float) -> bool:
        return value <= self.number if self.sign == "<=" else value >= self.number


def parse_target(typed: str, signs: tuple[str, ...]) -> Target:
    found = TARGET.fullmatch(typed.strip().lower())
    name = found["name"].replace("_", "-") if found else ""
    sign = {"±": "+-"}.get(found["sign"], found["sign"]) if found else ""
    if not found or name not in FIGURES or sign not in signs:
        raise LabFault("bad-target", typed=typed, signs=" ".join(signs), known=", ".join(FIGURES))
    number = float(found["number"])
    return Target(name, sign, number / 100 if found["percent"] and name in SHARES else number)


def parse_range(typed: str) -> tuple[str, list[str]]:
    """An option and its values: `goals=2..4`, `goals=2,3`, `no_needs_defender=on,off`."""
    name, equals, values = typed.partition("=")
    bounds = re.fullmatch(r"\s*(-?\d+)\.\.(-?\d+)\s*", values)
    if bounds:
        first, last = int(bounds[1]), int(bounds[2])
        listed = [str(n) for n in range(first, min(last, first + MAX_VALUES) + 1)]
    else:
        listed = [value.strip() for value in values.split(",") if value.strip()]
    if not (name.strip() and equals) or not 1 < len(listed) <= MAX_VALUES:
        raise LabFault("bad-range", typed=typed, most=MAX_VALUES)
    return name.strip(), listed


def grid(ranges: list[str]) -> list[dict[str, str]]:
    """Every combination of the values."""
    parsed = [parse_range(typed) for typed in ranges]
    names = [name for name, _ in parsed]
    return [dict(zip(names, values, strict=True)) for values in product(*(values for _, values in parsed))]
