"""Which language a caller reads: `?lang=`, else what the browser asks for, else what the guest has chosen."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

from litestar import Request
from litestar.params import FromQuery
from litestar.types import Scope

from tavolino.core.language.texts import DEFAULT_LANGUAGE, LANGUAGES

GUEST_LANGUAGE_KEY = "guests_language"
"""In the state of a request, once it is known who asks."""


def request_language(scope: Scope) -> str:
    """The language of whoever sent this."""
    return next((language for language in wanted_languages(scope) if language in LANGUAGES), DEFAULT_LANGUAGE)


def wanted_languages(scope: Scope) -> Iterator[str]:
    """What they want, most of all first."""
    for given in parse_qs(scope["query_string"].decode("latin-1")).get("lang", []):
        yield given[:2].lower()
    for name, value in scope["headers"]:
        if name == b"accept-language":
            yield from parse_accept_language(value.decode("latin-1"))
    yield str(scope.get("state", {}).get(GUEST_LANGUAGE_KEY, ""))


def parse_accept_language(header: str) -> list[str]:
    """The languages of `it-IT,it;q=0.9,en;q=0.8`, in the order in which they are wanted."""
    ranges = [part.partition(";") for part in header[:500].split(",")]
    weighed = [(parse_quality(more), tag.strip()[:2].lower()) for tag, _, more in ranges]
    return [tag for n, tag in sorted(weighed, key=lambda pair: -pair[0]) if n > 0]


def parse_quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    try:
        return min(1.0, float(value)) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def provide_language(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> str:
    """For handlers. `lang` is read with all else; it stands here to be in the schema."""
    return request_language(request.scope)
