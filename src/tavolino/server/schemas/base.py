"""What all bodies of requests have in common, and the limits of their fields."""

from typing import Annotated, Final

from msgspec import Meta, Struct

NO_NUL: Final = r"\A[^\x00]*\Z"
"""PostgreSQL keeps no text with the character 0 in it."""
Name = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
ShortText = Annotated[str, Meta(max_length=100, pattern=NO_NUL)]
Secret = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
RowNumber = Annotated[int, Meta(ge=0, le=9999)]


class RequestBody(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request. A field that is not declared is refused."""


class JobProgress(Struct):
    """How much of something is done."""

    done: int
    total: int
