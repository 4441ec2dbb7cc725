"""What the server says to a client: one JSON object in each text frame, which names what it is in the field `is`."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.core.events import EventValue
from tavolino.core.faults import Fault
from tavolino.core.looks.scenes import SceneKind
from tavolino.core.view import View
from tavolino.live.frames.frame_tag import frame_tag
from tavolino.table.view import RequestView, SeatView

EventFields = Annotated[Mapping[str, EventValue], Meta(extra={"always_has": {"event": str}})]
"""An event: its kind under `event`, and its values."""
EncodedView = Annotated[msgspec.Raw, Meta(extra={"wire_type": View})]
"""A view that is JSON already: it is encoded once for all who share it."""


class ServerFrame(Struct, kw_only=True, tag_field="is", tag=frame_tag):
    """A frame of the server."""


class TableIntroduction(Struct, kw_only=True):
    """What does not change while somebody is connected. `said` is the chat so far, `phrases` are the quick phrases. A
    `practice` match continues another one.
    """

    table_id: str
    epoch: str
    seat: int | None
    host: bool
    game: str
    options: Mapping[str, bool | int | str]
    settings: Mapping[str, str]
    fair: str
    code: str | None
    practice: bool
    delay: int
    chat: bool
    phrases: Mapping[str, str]
    said: Sequence["ChatMessage"]


class WelcomeFrame(TableIntroduction, ServerFrame):
    """The first frame of the server."""


class MatchEnding(Struct):
    """How it ended, and the seed, so that anyone can check the deal."""

    scores: list[int]
    winners: list[int]
    reason: str
    text: str
    result: str
    seed: str


class ToldEvent(Struct):
    """An event as the viewer may know it, its sentence, and what it looks like on the stage."""

    n: int
    event: EventFields
    text: str
    scene: SceneKind


class WindowSnapshot(Struct):
    """People can interrupt for so many seconds more, of so many in all, once the pause is over. It looks the same to
    everyone. `more`: is there more time to be had?
    """

    left: float
    length: float
    more: bool


class TableSnapshot(Struct):
    """How a table stands. `runs` are the seats whose clocks run, once the `pause` (in seconds) is over and they have
    stood for `stands` (in seconds, seat by seat) after that.

    `only`: the viewer has one move, which is made without asking.
    """

    started: bool
    over: bool
    seats: Sequence[SeatView]
    request: RequestView | None
    hints: bool
    assistant: bool
    undo: bool
    clocks: list[float | None]
    runs: list[int]
    stands: list[float]
    pause: float
    window: WindowSnapshot | None
    only: bool


EncodedEvent = Annotated[msgspec.Raw, Meta(extra={"wire_type": ToldEvent})]
"""A told event that is JSON already: it is put into words and encoded once for all who may know the same of it."""


class StateFrame(ServerFrame):
    """What the viewer may know: cut the list of events to `since` and put these behind it.

    `noted` is the viewer's own answer that waits for the last move to have been seen. Before the match starts
    there is no view.
    """

    epoch: str
    number: int
    view: EncodedView | None
    table: TableSnapshot
    since: int
    events: list[EncodedEvent]
    asks: str
    labels: list[str]
    noted: int | None
    outcome: MatchEnding | None


class ShownTable(TableIntroduction):
    """A table as a viewer may know it now, for clients without a socket: the fields of `welcome` and of `state`."""

    number: int
    view: EncodedView | None
    table: TableSnapshot
    since: int
    events: list[EncodedEvent]
    asks: str
    labels: list[str]
    noted: int | None
    outcome: MatchEnding | None


class DoneFrame(ServerFrame):
    """It has happened, and is on disk."""

    id: str | None
    number: int


class NotedFrame(ServerFrame):
    """An answer that came before the last move had been seen; `done` follows when it is played."""

    id: str | None


class RefusedFrame(ServerFrame):
    id: str | None
    code: str
    message: str
    article: str | None = None


class ChatMessage(Struct):
    """Who said what and when (milliseconds UTC). A spectator has no seat."""

    seat: int | None
    name: str
    phrase: str
    text: str
    at: int


class SaidFrame(ServerFrame):
    line: ChatMessage


class ChatFrame(ServerFrame, tag="chat"):
    on: bool


class SpectatorInfo(Struct):
    number: int
    name: str


class SpectatorsFrame(ServerFrame):
    """How many there are; the host is told who."""

    n: int
    who: list[SpectatorInfo] | UnsetType = UNSET


class RematchFrame(ServerFrame):
    """The table of the rematch, and the viewer's seat there. The secrets of the seats are the same."""

    table_id: str
    seat: int | None


class WinChance(Struct):
    """Of winning, and the interval in which it lies nineteen times out of twenty."""

    value: float
    low: float
    high: float


class HintFrame(ServerFrame, tag="hint"):
    """A champion's choice in the state of this `number`, the chance of winning with it, and why, in a sentence.

    `help` is what the game says of the card that is played, if anything.
    """

    id: str | None
    number: int
    move: int
    text: str
    label: str
    chance: WinChance
    why: str
    help: str


class AdviceFrame(ServerFrame, tag="advice"):
    """Moves to make one after the other from the state of this `number` on; none: the game has no advice."""

    id: str | None
    number: int
    moves: list[int]
    texts: list[str]
    labels: list[str]


class PongFrame(ServerFrame):
    id: str | None


ENCODER: Final = msgspec.json.Encoder()


def encode(frame: ServerFrame) -> str:
    return ENCODER.encode(frame).decode()


def refused_frame(id: str | None, fault: Fault, language: str) -> RefusedFrame:
    """Why not, in the client's language, with the article where a rule is cited."""
    return RefusedFrame(id=id, code=fault.key, message=fault.text(language), article=fault.article or None)
