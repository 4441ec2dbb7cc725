"""What all bodies of requests have in common, and the limits of their fields."""

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=200)]
ShortText = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
RowNumber = Annotated[int, Meta(ge=0, le=9999)]


class RequestBody(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request. A field that is not declared is refused."""


class JobProgress(Struct):
    """How much of something is done."""

    done: int
    total: int
