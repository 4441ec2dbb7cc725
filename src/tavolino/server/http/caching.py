"""Responses that a browser may keep. It asks again with their ETag, and gets 304 if nothing has changed."""

from hashlib import blake2b
from typing import Final

from litestar import Response
from litestar.datastructures import CacheControlHeader

from tavolino.server.http.request_info import AnyRequest

DAY_S: Final = 86_400
YEAR_S: Final = 365 * DAY_S
CACHE_5_MINUTES: Final = CacheControlHeader(public=True, max_age=300)
CACHE_FOREVER: Final = f"public, max-age={YEAR_S}, immutable"
"""For what is named after its content."""


def cacheable_response(
    request: AnyRequest,
    content: str,
    media_type: str,
    max_age_s: int = 0,
    headers: dict[str, str] | None = None,
) -> Response[str]:
    """A text that may be shown for `max_age_s` seconds without asking again. Its ETag is a hash of the text."""
    tag = f'"{blake2b(content.encode(), digest_size=12).hexdigest()}"'
    freshness = f"public, max-age={max_age_s}" if max_age_s else "no-cache"
    sent = {"etag": tag, "cache-control": freshness, **(headers or {})}
    if tag in (request.headers.get("if-none-match") or ""):
        return Response("", status_code=304, headers=sent, media_type=media_type)
    return Response(content, headers=sent, media_type=media_type)
