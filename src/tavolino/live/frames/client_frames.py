"""What a client may say: one JSON object in each text frame, which names what it wants in the field `do`.

Nothing that comes in is trusted: what does not fit the types below to the letter is no frame.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tavolino.live.frames.frame_tag import frame_tag

MAX_FRAME_BYTES: Final = 16 * 1024
"""Bytes of a client's frame."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=200)]
Counter = Annotated[int, Meta(ge=0, lt=2**53)]
MAX_CHAT_LENGTH: Final = 2000
ChatText = Annotated[str, Meta(max_length=MAX_CHAT_LENGTH)]


class BadFrame(Exception):
    """What came is no frame of ours."""


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
