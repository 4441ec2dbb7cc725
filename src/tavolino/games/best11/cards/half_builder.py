"""The halves of action cards, as the engine reads them."""

from collections.abc import Iterable, Mapping
from typing import Any

from tavolino.games.best11.cards.reading import standard_cards
from tavolino.games.best11.engine.card_box import (
    NOBODY,
    ROLE_LETTERS,
    ActionHalf,
    CardBox,
)


def add_half(box: CardBox, id: str, data: Mapping[str, Any]) -> int:
    """The number of the new half."""
    half = ActionHalf(id, role_masks(data["roles"]), data["total"], NOBODY, len(box.halves))
    half.name = data.get("title", id)
    box.halves.append(half)
    return half.counts_as


def role_masks(roles: Iterable[Iterable[str]]) -> list[int]:
    return [sum(1 << ROLE_LETTERS.index(letter) for letter in letters) for letters in roles]


def find_half(box: CardBox, id: str) -> int:
    """A half of the table's cards, else one of the box, which is added with the defence that stops it."""
    known = next((number for number, half in enumerate(box.halves) if half.id == id), NOBODY)
    if known != NOBODY:
        return known
    actions = standard_cards().actions
    data = actions["attack"].get(id) or actions["defence"][id]
    number = add_half(box, id, data)
    if "stopped_by" in data:
        box.halves[number].stopped_by = find_half(box, data["stopped_by"])
    return number
