"""Charters and happenings as they are stored: JSON that is checked as it is read."""

from typing import Final

import msgspec

from tavolino.core.faults import Fault
from tavolino.organiser.charter import Charter
from tavolino.organiser.entries import What

CHARTER: Final = msgspec.json.Decoder(Charter)
WHAT: Final[msgspec.json.Decoder[What]] = msgspec.json.Decoder(What)


def stored(struct: Charter | What) -> str:
    return msgspec.json.encode(struct).decode()


def charter_of(text: str) -> Charter:
    try:
        return CHARTER.decode(text)
    except msgspec.DecodeError as error:
        raise Fault("charter-broken", why=str(error)) from error


def what_of(number: int, text: str) -> What:
    """What happened, from the entry of this number."""
    try:
        return WHAT.decode(text)
    except msgspec.DecodeError as error:
        raise Fault("entry-broken", number=number, why=str(error)) from error
