"""What an event card can do, as events.toml explains it: the verbs, their particulars, and when each can be played."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tavolino.core.decks.card_fields import Field, OneOf, Problem, Several, Truth, Whole, shown
from tavolino.games.best11.cards import reading
from tavolino.games.best11.engine.card_box import LETTERS
from tavolino.games.best11.engine.moves import MOST_SCOUTED
from tavolino.games.best11.engine.state import HAND

ACTIONS: Final = reading.read("actions.toml")
ATTACKS: Final = tuple(ACTIONS["attack"])
DEFENCES: Final = tuple(ACTIONS["defence"])

Moment = tuple[str, str]
"""When, and by whom."""
MOVE: Final = (("move", ""),)
MOVE_OR_WINDOW: Final = (("move", ""), ("move", "both"), ("window", "both"))
DRAWN: Final = (("drawn", "acting"), ("drawn", "attacker"), ("drawn", "defender"))
JINX: Final = ("chosen", "outsider")

MILLIONS: Final = Whole(1, 20)
POINTS: Final = Whole(1, 6)
FEW: Final = Whole(0, 9)
ONE_OR_ALL: Final = OneOf("one", "all")


class Roles(Field):
    """The footballers that an action asks for: a list of roles for each."""

    one = Several(OneOf(*LETTERS), at_least=1)

    def problems(self, value: Any) -> Iterator[Problem]:
        if not isinstance(value, list) or not 1 <= len(value) <= 3:
            yield Problem("action-roles", {"value": shown(value)})
            return
        for roles in value:
            yield from self.one.problems(roles)


NOTHING: Final[Mapping[str, Field]] = {}


class Verb(NamedTuple):
    """`value` stands behind the verb itself; `needed` must go with it, of `together` all or none, `alone` may."""

    value: Field
    moments: tuple[Moment, ...]
    is_white: bool = False
    needed: Mapping[str, Field] = NOTHING
    together: Mapping[str, Field] = NOTHING
    alone: Mapping[str, Field] = NOTHING


VERBS: Final[dict[str, Verb]] = {
    "income": Verb(
        Whole(0, 20),
        MOVE,
        is_white=True,
        together={"instead": Whole(0, 20), "if": OneOf("challenge", "captain")},
    ),
    "total": Verb(POINTS, MOVE, is_white=True, alone={"alone": Truth()}),
    "peace": Verb(OneOf("manager"), MOVE, is_white=True),
    "discount": Verb(POINTS, MOVE, alone={"values": Several(POINTS, at_least=1), "once": Truth()}),
    "raise": Verb(ONE_OR_ALL, (("window", "acting"), JINX), needed={"by": POINTS}, alone={"at_most": POINTS}),
    "lower": Verb(ONE_OR_ALL, (("window", "other"), JINX), needed={"by": POINTS}),
    "redraw": Verb(OneOf("action"), DRAWN),
    "send_off": Verb(OneOf("one"), (("window", "other"),)),
    "becomes": Verb(
        OneOf(*ATTACKS, *DEFENCES), DRAWN[1:], together={"roles": Roles(), "total": Whole(1, 30)}
    ),
    "retry": Verb(OneOf("defence"), (("goal", "defender"),)),
    "money": Verb(MILLIONS, MOVE_OR_WINDOW),
    "find": Verb(OneOf("own-deck"), MOVE, needed={"price": FEW}),
    "swap": Verb(OneOf("same-role"), MOVE, needed={"apart": FEW}),
    "bet": Verb(MILLIONS, (("declared", "outsider"),)),
    "fixture": Verb(OneOf("manager"), MOVE),
    "look": Verb(Whole(1, MOST_SCOUTED), MOVE),
    "draw": Verb(Whole(1, HAND), MOVE_OR_WINDOW),
    "tax": Verb(MILLIONS, MOVE_OR_WINDOW),
}


def verbs_in(effect: dict[str, Any]) -> list[str]:
    """The verbs of an effect: it should be one. What an action becomes may have a `total`, which is none then."""
    found = [name for name in effect if name in VERBS]
    return [name for name in found if not (name == "total" and "becomes" in found)]


def lasts(verb: str, effect: dict[str, Any]) -> bool:
    """Whether a card stays in play: then it is white. A discount on values does, one on a purchase is used up."""
    return VERBS[verb].is_white or (verb == "discount" and "values" in effect)
