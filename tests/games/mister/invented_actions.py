"""Action cards made at random: any phases that can stand together, with the shot that follows from them."""

from random import Random
from typing import Any

from tavolino.core.decks.card_fields import ChoiceField, Field, IntField
from tavolino.games.mister.cards.action_deck import MAX_LEAVERS, MIN_ATTACKS
from tavolino.games.mister.cards.action_fields import (
    ENDING_VERBS,
    OPTIONAL_FIELDS,
    PHASE_FIELDS,
    SHOT_FIELDS,
    TAKER,
    FigureField,
)

MAX_PHASES = 6
LEAVING = ("sent_off", "injury")


def invented_deck(rng: Random, cards: int) -> list[dict[str, Any]]:
    """A deck that passes the check: enough shots, not too many who leave."""
    deck: list[dict[str, Any]] = []
    for number in range(cards):
        leavers = sum(card["phases"][-1]["verb"] in LEAVING for card in deck)
        has_shot = number < MIN_ATTACKS or rng.random() < 0.5
        deck.append(invented_card(rng, f"own-{number}", has_shot, leavers < MAX_LEAVERS))
    return deck


def invented_card(rng: Random, id: str, has_shot: bool, may_leave: bool) -> dict[str, Any]:
    verbs = [verb for verb in PHASE_FIELDS if verb not in (*ENDING_VERBS, TAKER)]
    phases = [
        step(rng, "verb", rng.choice(verbs), PHASE_FIELDS) for _ in range(rng.randint(1, MAX_PHASES - 1))
    ]
    card: dict[str, Any] = {"id": id, "title": f"Card {id}", "phases": phases}
    if not has_shot:
        last = rng.choice(ENDING_VERBS if may_leave else ("bonus",))
        return card | {"phases": [*phases, step(rng, "verb", last, PHASE_FIELDS)]}
    shot = step(rng, "kind", rng.choice(list(SHOT_FIELDS)), SHOT_FIELDS)
    if TAKER in shot.get("own", ()):
        phases.insert(rng.randint(0, len(phases)), {"verb": TAKER})
    return card | {"shot": shot}


def step(rng: Random, word: str, value: str, fields: Any) -> dict[str, Any]:
    optional = [name for name in OPTIONAL_FIELDS if rng.random() < 0.5]
    chosen = {
        name: value_for(rng, field)
        for name, field in fields[value].items()
        if name not in OPTIONAL_FIELDS or name in optional
    }
    return {word: value, **chosen}


def value_for(rng: Random, field: Field) -> Any:
    if isinstance(field, IntField):
        return rng.randint(field.lowest, field.highest)
    if isinstance(field, FigureField):
        return [rng.choice("ABCDEF"), rng.choice(field.positions)]
    assert isinstance(field, ChoiceField)
    return rng.choice(field.known)
