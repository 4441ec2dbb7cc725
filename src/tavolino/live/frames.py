"""The wire: what a client and the server say to each other, one JSON object in each text frame.

A client's frame names what it wants in the field `do`, the server's what it is in the field `is`. Nothing that comes
in is trusted: what does not fit the types below to the letter is no frame.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.core.events import EventValue
from tavolino.core.faults import Fault
from tavolino.core.looks.scenes import SceneKind
from tavolino.core.view import View
from tavolino.table.view import RequestView, SeatView

MAX_FRAME_BYTES: Final = 16 * 1024
"""Bytes of a client's frame."""

CLOSE_BAD_FRAME: Final = 4400
CLOSE_BAD_SECRET: Final = 4401
CLOSE_NOT_WELCOME: Final = 4403
CLOSE_NO_SUCH_TABLE: Final = 4404
CLOSE_TOO_LATE: Final = 4408
CLOSE_SEAT_ELSEWHERE: Final = 4409
"""The seat has more sockets than it may: the oldest makes room."""
CLOSE_DAILY_NOT_PLAYED: Final = 4412
CLOSE_TOO_BIG: Final = 4413
CLOSE_FLOOD: Final = 4429
CLOSE_GOING: Final = 1000
CLOSE_OUR_FAULT: Final = 1011
CLOSE_RESTART: Final = 1012
CLOSE_TOO_SLOW: Final = 1013
FINAL_CLOSE_CODES: Final = (
    CLOSE_BAD_SECRET,
    CLOSE_NOT_WELCOME,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_SEAT_ELSEWHERE,
    CLOSE_DAILY_NOT_PLAYED,
)
"""After these a client does not connect again."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=200)]
Counter = Annotated[int, Meta(ge=0, lt=2**53)]
MAX_CHAT_LENGTH: Final = 2000
ChatText = Annotated[str, Meta(max_length=MAX_CHAT_LENGTH)]
EventFields = Annotated[Mapping[str, EventValue], Meta(extra={"always_has": {"event": str}})]
"""An event: its kind under `event`, and its values."""
EncodedView = Annotated[msgspec.Raw, Meta(extra={"wire_type": View})]
"""A view that is JSON already: it is encoded once for all who share it."""


class BadFrame(Exception):
    """What came is no frame of ours."""


def frame_tag(name: str) -> str:
    """`StandUpCommand` is `stand_up` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", re.sub("(Command|Frame)$", "", name)).lower()


# -- From the client


class ClientFrame(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=frame_tag):
    """With an `id`, the same request can be sent again and is answered again, but done once."""

    id: RequestId | None = None


class HelloCommand(ClientFrame):
    """The first frame. With the secret of a seat it is that seat's, without one a spectator's."""

    secret: Secret | None = None
    guest: Secret | None = None
    language: Annotated[str, Meta(max_length=35)] = ""
    epoch: RequestId | None = None
    number: Counter | None = None


class MoveCommand(ClientFrame):
    """`on`: the number of the state that it answers. `move`: its text, or its index in the game's moves."""

    on: Counter
    move: Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=0, lt=2**31)]


class MoreTimeCommand(ClientFrame):
    """Make the open window twice as long. Anyone at the table may, once."""


class SeenCommand(ClientFrame):
    """The scenes that led to the state of this `number` have been shown, or skipped. Alone with bots, they move on."""

    number: Counter


class UndoCommand(ClientFrame):
    """Take back one's last choice; people are asked whether they agree."""


class DrawCommand(ClientFrame):
    """Offer a draw."""


class AnswerCommand(ClientFrame):
    """To what somebody asks."""

    agrees: bool


class WithdrawCommand(ClientFrame):
    """Ask no more."""


class ResignCommand(ClientFrame):
    """Give the match up."""


class StandUpCommand(ClientFrame):
    """Give the seat up."""


class ReturnCommand(ClientFrame):
    """Be there again, after a deputy had to play."""


class SayCommand(ClientFrame):
    """A text, or a quick phrase by its name."""

    text: ChatText = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class RemoveCommand(ClientFrame):
    """The host sends a spectator away, by number."""

    spectator: Counter


class ChatCommand(ClientFrame):
    """The host switches the chat on or off."""

    on: bool


class HintCommand(ClientFrame):
    """What would a champion do in my place?"""


class AdviseCommand(ClientFrame):
    """What does the game itself advise me, for a choice that is made of many moves?"""


class PingCommand(ClientFrame):
    pass


AnyClientFrame = (
    HelloCommand
    | MoveCommand
    | MoreTimeCommand
    | SeenCommand
    | UndoCommand
    | DrawCommand
    | AnswerCommand
    | WithdrawCommand
    | ResignCommand
    | StandUpCommand
    | ReturnCommand
    | SayCommand
    | RemoveCommand
    | ChatCommand
    | HintCommand
    | AdviseCommand
    | PingCommand
)
DECODER: Final = msgspec.json.Decoder(AnyClientFrame)


def decode(frame: str | bytes) -> AnyClientFrame:
    """A client's frame; bytes are none."""
    if not isinstance(frame, str):
        raise BadFrame
    try:
        request: AnyClientFrame = DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFrame from error
    return request


# -- From the server


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
    """As `TableView`; `runs` are the seats whose clocks run, once the `pause` (in seconds) is over and they have stood
    for `stands` (in seconds, seat by seat) after that.

    `only`: the viewer has one move, which is made without asking.
    """

    started: bool
    over: bool
    seats: Sequence[SeatView]
    request: RequestView | None
    hints: bool
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
