"""Turns an event card of a data file into what the engine plays: its verbs, its moments, its lasting effects."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

from tavolino.games.best11.cards.half_builder import find_half, role_masks
from tavolino.games.best11.cards.reading import EventCard
from tavolino.games.best11.engine.card_box import (
    AFTER_CHALLENGE,
    ALWAYS,
    CHALLENGED,
    CHOSEN,
    CONCEDED,
    DECLARED,
    DIFFERENT_CLUBS,
    DRAWN_ATTACKING,
    DRAWN_DEFENDING,
    DRAWN_OTHER,
    ON_MOVE,
    SCORED,
    TWO_MANAGERS,
    WINDOW_ACTING,
    WINDOW_OTHER,
    WITH_CAPTAIN,
    ActionHalf,
    CardBox,
    EventKind,
)

EventVerbId = Literal[
    "income",
    "total",
    "peace",
    "discount",
    "raise",
    "lower",
    "redraw",
    "send_off",
    "becomes",
    "retry",
    "money",
    "find",
    "swap",
    "bet",
    "fixture",
    "look",
    "draw",
    "tax",
]
"""The verbs of event cards, in the order of their numbers in card_box.py."""
VERB_IDS: Final[tuple[EventVerbId, ...]] = get_args(EventVerbId)
ENGINE_MOMENTS: Final = {
    ("any", ""): (
        ON_MOVE,
        CHALLENGED,
        DRAWN_ATTACKING,
        DRAWN_DEFENDING,
        DRAWN_OTHER,
        WINDOW_ACTING,
        WINDOW_OTHER,
        CONCEDED,
        SCORED,
    ),
    ("move", ""): (ON_MOVE,),
    ("move", "both"): (ON_MOVE,),
    ("declared", "outsider"): (DECLARED,),
    ("declared", "defender"): (CHALLENGED,),
    ("drawn", "acting"): (DRAWN_ATTACKING, DRAWN_DEFENDING),
    ("drawn", "attacker"): (DRAWN_ATTACKING,),
    ("drawn", "defender"): (DRAWN_DEFENDING,),
    ("drawn", "other"): (DRAWN_OTHER,),
    ("drawn", "both"): (DRAWN_ATTACKING, DRAWN_DEFENDING, DRAWN_OTHER),
    ("chosen", "outsider"): (CHOSEN,),
    ("window", "acting"): (WINDOW_ACTING,),
    ("window", "other"): (WINDOW_OTHER,),
    ("window", "both"): (WINDOW_ACTING, WINDOW_OTHER),
    ("goal", "attacker"): (SCORED,),
    ("goal", "defender"): (CONCEDED,),
    ("goal", "both"): (CONCEDED, SCORED),
}
"""By a moment of events.toml and who may play the card then: the moments of the engine."""
CONDITIONS: Final = {None: ALWAYS, "challenge": AFTER_CHALLENGE, "captain": WITH_CAPTAIN}
OUT_CONDITIONS: Final = {"two-managers": TWO_MANAGERS, "different-clubs": DIFFERENT_CLUBS}
MAX_VALUE: Final = 6
ANY_VALUE: Final = (1 << MAX_VALUE + 1) - 1


BOX_HALVES: Final = ("miracle-save",)
"""The halves of event cards of the box: they have names of their own."""
CLOSING_VERBS: Final = ("redraw", "becomes", "retry", "bet", "send_off")
"""Those after which the challenge goes on elsewhere: a card has at most one, and it comes last."""
LASTING_VERBS: Final = ("income", "total")
"""Those that do nothing when the card is played: what they do comes later."""


def find_verbs(effect: Mapping[str, Any]) -> list[EventVerbId]:
    """The verbs of an effect, the chief one first: the one that closes, or else the one that does most at once.

    The `total` beside `becomes` is none.
    """
    verbs = [verb for verb in VERB_IDS if verb in effect and (verb != "total" or "becomes" not in effect)]
    return sorted(verbs, key=verb_rank)


def verb_rank(verb: EventVerbId) -> int:
    if verb in CLOSING_VERBS:
        return 0
    return 3 if verb in LASTING_VERBS else 2 if verb in ("money", "tax", "discount") else 1


def verb_of(effect: Mapping[str, Any]) -> EventVerbId:
    return find_verbs(effect)[0]


def build_event(card: EventCard, box: CardBox) -> EventKind:
    """The card with its chief verb; its other verbs are parts that come before."""
    chief, *others = find_verbs(card.effect)
    kind = build_part(card, chief, box)
    kind.parts = [*(build_part(card, verb, box) for verb in reversed(others)), kind]
    add_lasting_effects(kind, card.effect)
    return kind


def build_part(card: EventCard, verb: EventVerbId, box: CardBox) -> EventKind:
    moments = sum(1 << moment for moment in engine_moments(card))
    out = sum(OUT_CONDITIONS[when] for when in card.out)
    part = EventKind(card.id, card.n, out, card.colour == "white", moments, VERB_IDS.index(verb))
    data = card.effect
    amount = data.get(AMOUNT_FIELDS.get(verb, verb))
    part.amount = amount if isinstance(amount, int) else 0
    part.values = value_mask(verb, data)
    part.discount = data.get("discount", 0) if "values" in data else 0
    part.discount_values = sum(1 << value for value in data.get("values", ()))
    part.all_of_them = data[verb] == "all"
    if verb == "becomes":
        part.half = half_after_event(card, box)
    return part


AMOUNT_FIELDS: Final = {"raise": "by", "lower": "by", "find": "price", "swap": "apart"}
"""By verb: the field with its number, where that is not the verb itself."""


def engine_moments(card: EventCard) -> set[int]:
    return {moment for when in card.when for moment in ENGINE_MOMENTS[when, card.who]}


def add_lasting_effects(kind: EventKind, data: Mapping[str, Any]) -> None:
    kind.pays_income = "income" in data
    kind.income = data.get("income", 0)
    kind.instead = data.get("instead", kind.income)
    kind.condition = CONDITIONS[data.get("if")]
    kind.total = data.get("total", 0) if "becomes" not in data else 0
    kind.alone = data.get("alone", False)


def value_mask(verb: str, data: Mapping[str, Any]) -> int:
    """The mask of the printed values that a verb speaks of."""
    return (1 << data["at_most"] + 1) - 1 if verb == "raise" and "at_most" in data else ANY_VALUE


def half_after_event(card: EventCard, box: CardBox) -> int:
    """The half that an action becomes: one of the cards', or a new one with roles and a total of its own."""
    like = find_half(box, card.effect["becomes"])
    if "roles" not in card.effect:
        return like
    half = box.halves[like]
    own = ActionHalf(card.id, role_masks(card.effect["roles"]), card.effect["total"], half.stopped_by, like)
    own.name = card.title or (card.id if card.id in BOX_HALVES else half.name)
    box.halves.append(own)
    return len(box.halves) - 1
