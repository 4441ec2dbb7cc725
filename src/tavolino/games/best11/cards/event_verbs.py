"""The verbs of event cards, for checking: their particulars, and when each can be played (see events.toml)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tavolino.core.decks.card_fields import (
    BoolField,
    ChoiceField,
    Field,
    FieldFault,
    IntField,
    ListField,
    printable,
)
from tavolino.games.best11.cards import event_builder, reading
from tavolino.games.best11.engine.card_box import ROLE_LETTERS
from tavolino.games.best11.engine.moves import MAX_SCOUTED_CARDS
from tavolino.games.best11.engine.state import MAX_HAND_EVENTS

ACTIONS: Final = reading.read_data_file("actions.toml")
ATTACK_IDS: Final = tuple(ACTIONS["attack"])
DEFENCE_IDS: Final = tuple(ACTIONS["defence"])

Moment = tuple[str, str]
"""When, and by whom."""
MOVE: Final = (("move", ""),)
ANY_MOMENT: Final = tuple(event_builder.ENGINE_MOMENTS)
"""For what a manager can do whatever happens on the pitch."""
DRAWN: Final = (("drawn", "acting"), ("drawn", "attacker"), ("drawn", "defender"))
JINX: Final = ("chosen", "outsider")

MILLIONS: Final = IntField(1, 20)
POINTS: Final = IntField(1, 6)
FEW: Final = IntField(0, 9)
ONE_OR_ALL: Final = ChoiceField("one", "all")


class RolesField(Field):
    """The footballers that an action asks for: a list of roles for each."""

    one = ListField(ChoiceField(*ROLE_LETTERS), at_least=1)

    def find_faults(self, value: Any) -> Iterator[FieldFault]:
        if not isinstance(value, list) or not 1 <= len(value) <= 3:
            yield FieldFault("action-roles", {"value": printable(value)})
            return
        for roles in value:
            yield from self.one.find_faults(roles)


NO_FIELDS: Final[Mapping[str, Field]] = {}


class EventVerb(NamedTuple):
    """`value` is the verb's own field. `needed` fields are required; `together` all or none; `alone` are optional."""

    value: Field
    moments: tuple[Moment, ...]
    is_white: bool = False
    needed: Mapping[str, Field] = NO_FIELDS
    together: Mapping[str, Field] = NO_FIELDS
    alone: Mapping[str, Field] = NO_FIELDS


VERBS: Final[dict[str, EventVerb]] = {
    "income": EventVerb(
        IntField(0, 20),
        MOVE,
        is_white=True,
        together={"instead": IntField(0, 20), "if": ChoiceField("challenge", "captain")},
    ),
    "total": EventVerb(POINTS, MOVE, is_white=True, alone={"alone": BoolField()}),
    "peace": EventVerb(ChoiceField("manager"), MOVE, is_white=True),
    "discount": EventVerb(
        POINTS, ANY_MOMENT, alone={"values": ListField(POINTS, at_least=1), "once": BoolField()}
    ),
    "raise": EventVerb(
        ONE_OR_ALL, (("window", "acting"), JINX), needed={"by": POINTS}, alone={"at_most": POINTS}
    ),
    "lower": EventVerb(ONE_OR_ALL, (("window", "other"), JINX), needed={"by": POINTS}),
    "redraw": EventVerb(ChoiceField("action"), DRAWN),
    "send_off": EventVerb(ChoiceField("one"), (("window", "other"),)),
    "becomes": EventVerb(
        ChoiceField(*ATTACK_IDS, *DEFENCE_IDS),
        DRAWN[1:],
        together={"roles": RolesField(), "total": IntField(1, 30)},
    ),
    "retry": EventVerb(ChoiceField("defence"), (("goal", "defender"),)),
    "money": EventVerb(MILLIONS, ANY_MOMENT),
    "find": EventVerb(ChoiceField("own-deck"), ANY_MOMENT, needed={"price": FEW}),
    "swap": EventVerb(ChoiceField("same-role"), ANY_MOMENT, needed={"apart": FEW}),
    "bet": EventVerb(MILLIONS, (("declared", "outsider"),)),
    "fixture": EventVerb(ChoiceField("manager"), ANY_MOMENT),
    "look": EventVerb(IntField(1, MAX_SCOUTED_CARDS), ANY_MOMENT),
    "draw": EventVerb(IntField(1, MAX_HAND_EVENTS), ANY_MOMENT),
    "tax": EventVerb(MILLIONS, ANY_MOMENT),
}


def stays_in_play(verb: str, effect: Mapping[str, Any]) -> bool:
    """Does a card stay in play, and is white? A discount on values does, one on the next purchase is used up."""
    return VERBS[verb].is_white or (verb == "discount" and "values" in effect)


def moments_of(verb: str, effect: Mapping[str, Any]) -> tuple[Moment, ...]:
    """When a verb can be played: what stays in play, on one's own move only (11.5)."""
    return MOVE if stays_in_play(verb, effect) else VERBS[verb].moments
