"""What the server says of itself: health, network, and what went wrong."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.server.schemas.base import RequestBody


class Problem(Struct):
    """What is wrong. `details` are for programs: the places in a request or a deck that won't do."""

    code: str
    message: str
    article: str | None = None
    details: dict[str, Any] | UnsetType = UNSET


class Health(Struct):
    """`build`: compiled or pure."""

    ok: bool
    version: str
    build: str
    tables: int


class NetworkInfo(Struct):
    """The link that others on the same network reach this server by; empty: it is for this computer alone."""

    lan: str


class QrRequest(RequestBody, frozen=True):
    """What a phone is to read."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
