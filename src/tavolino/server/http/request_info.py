"""Where a request comes from, and what secrets it bears."""

from typing import Any, Final

from litestar import Request
from litestar.types import Scope

from tavolino.server.connections.guard import household

AnyRequest = Request[Any, Any, Any]

SEAT_HEADER: Final = "tavolino-seat"
"""Bears the secret of a seat."""
BEARER_PREFIX: Final = "bearer "


def header(scope: Scope, name: str) -> str | None:
    """The value of a header, if it is there."""
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), None)


def bearer_secret(scope: Scope) -> str:
    """The secret of a guest; empty if none is shown."""
    given = header(scope, "authorization") or ""
    return given[len(BEARER_PREFIX) :].strip() if given.lower().startswith(BEARER_PREFIX) else ""


def client_address(scope: Scope) -> str:
    """Who counts as one for the limits."""
    client = scope.get("client")
    return household(client[0] if client else "")
