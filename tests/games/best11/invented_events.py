"""Event cards made at random: any verbs that can stand together, at any moment that they share."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tavolino.core.decks.card_fields import BoolField, ChoiceField, Field, IntField
from tavolino.games.best11.cards.event_builder import CLOSING_VERBS, find_verbs
from tavolino.games.best11.cards.event_verbs import (
    ANY_MOMENT,
    ATTACK_IDS,
    DEFENCE_IDS,
    VERBS,
    Moment,
    RolesField,
    moments_of,
    stays_in_play,
)
from tavolino.games.best11.cards.reading import EventCard

MAX_VERBS = 4


def invent_event(rng: Random, id: str) -> EventCard:
    """A card with one verb to four, and anything that may go with them."""
    moment = rng.choice(ANY_MOMENT)
    effect: dict[str, Any] = {}
    for name in rng.sample(list(VERBS), len(VERBS)):
        if len(find_verbs(effect)) < rng.randint(1, MAX_VERBS) and may_join(name, effect):
            added = invented_verb(rng, name, moment)
            effect |= added if moment in moments_of(name, added) else {}
    lasts = any(stays_in_play(verb, effect) for verb in find_verbs(effect))
    colour = "white" if lasts else rng.choice(["challenge", "management"])
    when, who = moment
    return EventCard(id, rng.randint(1, 6), colour, (when,), who, (), effect, title=f"Card {id}")


def may_join(name: str, effect: Mapping[str, Any]) -> bool:
    """Of those that close a challenge's moment there is one; `becomes` has a `total` of its own."""
    if name in ("total", "becomes") and not effect.keys().isdisjoint(("total", "becomes")):
        return False
    return name not in CLOSING_VERBS or effect.keys().isdisjoint(CLOSING_VERBS)


def invented_verb(rng: Random, name: str, moment: Moment) -> dict[str, Any]:
    verb = VERBS[name]
    effect = {name: value_for(rng, verb.value), **values_for(rng, verb.needed)}
    effect |= values_for(rng, verb.together) if rng.random() < 0.5 else {}
    if name == "becomes":
        effect[name] = rng.choice(ATTACK_IDS if moment[1] == "attacker" else DEFENCE_IDS)
    elif name == "discount":
        effect |= rng.choice([{"values": [1, 2]}, {"once": True}])
    elif effect[name] != "all" and rng.random() < 0.5:
        effect |= values_for(rng, verb.alone)
    if effect.get("income") == 0:
        effect["income"] = 5
    return effect


def values_for(rng: Random, fields: Mapping[str, Field]) -> dict[str, Any]:
    return {name: value_for(rng, field) for name, field in fields.items()}


def value_for(rng: Random, field: Field) -> Any:
    if isinstance(field, IntField):
        return rng.randint(field.lowest, field.highest)
    if isinstance(field, ChoiceField):
        return rng.choice(field.known)
    if isinstance(field, RolesField):
        return [rng.sample("PDCA", rng.randint(1, 4)) for _ in range(rng.randint(1, 3))]
    return isinstance(field, BoolField)
