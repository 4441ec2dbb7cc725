"""What one seat, or a spectator, may know: plain data that a client can draw without knowing the game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict

from tavolino.core.events import EventValue

if TYPE_CHECKING:
    from tavolino.core.match import Match

SPREAD: Final = "spread"  # side by side
PILE: Final = "pile"  # one on the other, the first of the cards on top
HEAP: Final = "heap"  # face down or in no order: what is known of it is not to be seen at a glance
ZoneLayout = Literal["spread", "pile", "heap"]


class CardCount(TypedDict):
    """`n` equal cards of the kind `card`. A joker may stand for another card."""

    card: str
    n: int


class Zone(TypedDict):
    """A place for cards, owned by a seat or the table. `size` counts all cards, `cards` lists those the viewer knows,
    and `lies` says how they lie (SPREAD, PILE or HEAP).
    """

    id: str
    kind: str
    owner: int | None
    lies: ZoneLayout
    size: int
    cards: list[CardCount]


class Choice(TypedDict):
    """A legal move, with the cards and zones it touches (`hand:0/red-ball`, `team:1`)."""

    move: int
    text: str
    touches: list[str]


class Ask(TypedDict):
    """The question that a seat has to answer: its kind, its figures and the article that explains it."""

    key: str
    values: dict[str, EventValue]
    article: str


class View(TypedDict):
    """Everything a client needs to draw the table for one seat (`seat` is None for a spectator).

    `facts` are names and values for a client without a board of its own. `board` is the same knowledge in more detail
    for the game's own board: plain data, typed in the game's `view.py`; empty if the game has no board.
    """

    game: str
    seat: int | None
    seats: int
    to_act: list[int]
    over: bool
    scores: list[int]
    facts: dict[str, EventValue]
    board: Mapping[str, Any]
    zones: list[Zone]
    ask: Ask | None
    legal: list[Choice]


def zone(kind: str, owner: int | None, size: int, cards: list[CardCount], lies: ZoneLayout = SPREAD) -> Zone:
    """A zone named after its kind and owner: `hand:0`, `deck`."""
    name = kind if owner is None else f"{kind}:{owner}"
    return {"id": name, "kind": kind, "owner": owner, "lies": lies, "size": size, "cards": cards}


def touches_of(view: View, move: int) -> list[str]:
    """What a move touches; nothing if it is none of the viewer's."""
    return next((choice["touches"] for choice in view["legal"] if choice["move"] == move), [])


def card_counts(names: tuple[str, ...], counts: list[int]) -> list[CardCount]:
    """The kinds with at least one card, and how many there are of each."""
    return [{"card": name, "n": n} for name, n in zip(names, counts, strict=True) if n]


def open_view(match: "Match") -> View:
    """A finished match with all cards face up: each zone as its owner sees it."""
    view = match.view(None)
    of_owner = {zone["id"]: zone for seat in range(match.seats) for zone in own_zones(match.view(seat))}
    return {**view, "zones": [of_owner.get(zone["id"], zone) for zone in view["zones"]]}


def own_zones(view: View) -> list[Zone]:
    return [zone for zone in view["zones"] if zone["owner"] == view["seat"]]
