"""The wire: what a client and the server say to each other, one JSON object in each text frame.

A client's frame names what it wants in the field `do`, the server's what it is in the field `is`. Nothing that comes
in is trusted: what does not fit the types below to the letter is no frame.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.core.faults import Fault

LARGEST: Final = 16 * 1024
"""Bytes of a client's frame."""

BAD_FRAME: Final = 4400
BAD_SECRET: Final = 4401
NOT_WELCOME: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_LATE: Final = 4408
ELSEWHERE: Final = 4409
"""The seat has more sockets than it may: the oldest makes room."""
TOO_BIG: Final = 4413
FLOOD: Final = 4429
GOING: Final = 1000
OUR_FAULT: Final = 1011
RESTART: Final = 1012
TOO_SLOW: Final = 1013

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Line = Annotated[str, Meta(max_length=2000)]


class BadFrame(Exception):
    """What came is no frame of ours."""


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# -- From the client


class Request(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """With an `id`, the same request can be sent again and is answered again, but done once."""

    id: Id | None = None


class Hello(Request):
    """The first frame. With the secret of a seat it is that seat's, without one a spectator's."""

    secret: Secret | None = None
    guest: Secret | None = None
    language: Annotated[str, Meta(max_length=35)] = ""
    epoch: Id | None = None
    number: Count | None = None


class Move(Request):
    """`on`: the number of the state that it answers. `move`: its text, or its index in the game's moves."""

    on: Count
    move: Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=0, lt=2**31)]


class Undo(Request):
    """Take back one's last choice; people are asked whether they agree."""


class Draw(Request):
    """Offer a draw."""


class Answer(Request):
    """To what somebody asks."""

    agrees: bool


class Withdraw(Request):
    """Ask no more."""


class Resign(Request):
    """Give the match up."""


class StandUp(Request):
    """Give the seat up."""


class Return(Request):
    """Be there again, after a deputy had to play."""


class Say(Request):
    """A text, or a quick phrase by its name."""

    text: Line = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Remove(Request):
    """The host sends a spectator away, by number."""

    spectator: Count


class Chat(Request):
    """The host switches the chat on or off."""

    on: bool


class Hint(Request):
    """What would a champion do in my place?"""


class Advise(Request):
    """What does the game itself advise me, for a choice that is made of many moves?"""


class Ping(Request):
    pass


Requests = (
    Hello
    | Move
    | Undo
    | Draw
    | Answer
    | Withdraw
    | Resign
    | StandUp
    | Return
    | Say
    | Remove
    | Chat
    | Hint
    | Advise
    | Ping
)
DECODER: Final = msgspec.json.Decoder(Requests)


def read(frame: str | bytes) -> Requests:
    """A client's frame; bytes are none."""
    if not isinstance(frame, str):
        raise BadFrame
    try:
        request: Requests = DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFrame from error
    return request


# -- From the server


class Telling(Struct, kw_only=True, tag_field="is", tag=snake):
    """A frame of the server."""


class Welcome(Telling):
    """What does not change while this socket is open. `said` is the chat so far, `phrases` the quick ones; a
    `practice` match goes on from another one.
    """

    table_id: str
    epoch: str
    seat: int | None
    host: bool
    game: str
    options: Mapping[str, Any]
    settings: Mapping[str, str]
    fair: str
    code: str | None
    practice: bool
    delay: int
    chat: bool
    phrases: Mapping[str, str]
    said: Sequence["Saying"]


class Ending(Struct):
    """How it ended, and the seed, so that anyone can check the deal."""

    scores: list[int]
    winners: list[int]
    reason: str
    text: str
    result: str
    seed: str


class Told(Struct):
    """An event as the viewer may know it, and its sentence."""

    n: int
    event: Mapping[str, Any]
    text: str


class TableState(Struct):
    """As `TableView`; `runs` are the seats whose clocks run, once the `pause` (in seconds) is over."""

    started: bool
    over: bool
    seats: Sequence[Mapping[str, Any]]
    request: Mapping[str, Any] | None
    hints: bool
    clocks: list[float | None]
    runs: list[int]
    pause: float


class State(Telling):
    """What the viewer may know: cut the list of events to `since` and put these behind it.

    `noted` is the viewer's own answer that waits for the last move to have been seen. Before the match starts
    there is no view.
    """

    epoch: str
    number: int
    view: msgspec.Raw | None
    table: TableState
    since: int
    events: list[Told]
    asks: str
    labels: list[str]
    noted: int | None
    outcome: Ending | None


class Done(Telling):
    """It has happened, and is on disk."""

    id: str | None
    number: int


class Noted(Telling):
    """An answer that came before the last move had been seen; `done` follows when it is played."""

    id: str | None


class Refused(Telling):
    id: str | None
    code: str
    message: str
    article: str | None = None


class Saying(Struct):
    """Who said what and when (milliseconds UTC). A spectator has no seat."""

    seat: int | None
    name: str
    phrase: str
    text: str
    at: int


class Said(Telling):
    line: Saying


class ChatIs(Telling, tag="chat"):
    on: bool


class Watcher(Struct):
    number: int
    name: str


class Spectators(Telling):
    """How many there are; the host is told who."""

    n: int
    who: list[Watcher] | UnsetType = UNSET


class Rematch(Telling):
    """There is a new table. The secrets of the seats are the same, everyone sits one seat further on."""

    table_id: str


class Chance(Struct):
    """Of winning, and the interval in which it lies nineteen times out of twenty."""

    value: float
    low: float
    high: float


class Hinted(Telling, tag="hint"):
    """A champion's choice in the state of this `number`, the chance of winning with it, and why, in a sentence.

    `help` is what the game says of the card that is played, if anything.
    """

    id: str | None
    number: int
    move: int
    text: str
    label: str
    chance: Chance
    why: str
    help: str


class Advised(Telling, tag="advice"):
    """Moves to make one after the other from the state of this `number` on; none: the game has no advice."""

    id: str | None
    number: int
    moves: list[int]
    texts: list[str]
    labels: list[str]


class Pong(Telling):
    id: str | None


ENCODER: Final = msgspec.json.Encoder()


def written(frame: Telling) -> str:
    return ENCODER.encode(frame).decode()


def refusal(id: str | None, fault: Fault, language: str) -> Refused:
    """Why not, in the client's language, with the article where a rule is cited."""
    article = getattr(fault, "article", None) or None
    return Refused(id=id, code=fault.key, message=fault.text(language), article=article)
