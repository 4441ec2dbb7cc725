"""Charters and the contents of entries as JSON. What is read is checked."""

from typing import Final

import msgspec

from tavolino.organiser.entries import EntryContent
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.regulations.charter import Charter

CHARTER_DECODER: Final = msgspec.json.Decoder(Charter)
CONTENT_DECODER: Final[msgspec.json.Decoder[EntryContent]] = msgspec.json.Decoder(EntryContent)


def encode_json(struct: Charter | EntryContent) -> str:
    return msgspec.json.encode(struct).decode()


def decode_charter(text: str) -> Charter:
    try:
        return CHARTER_DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise OrganiserFault("charter-broken", why=str(error)) from error


def decode_content(number: int, text: str) -> EntryContent:
    """What happened, from the entry of this number."""
    try:
        return CONTENT_DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise OrganiserFault("entry-broken", number=number, why=str(error)) from error
