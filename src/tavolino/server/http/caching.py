"""Replies that a browser may keep: it asks again with their tag, and is told that nothing has changed."""

from hashlib import blake2b
from typing import Any, Final

from litestar import Request, Response

DAY_S: Final = 86_400
YEAR_S: Final = 365 * DAY_S


def cacheable_response(
    request: Request[Any, Any, Any],
    content: str,
    media_type: str,
    seconds: int = 0,
    headers: dict[str, str] | None = None,
) -> Response[str]:
    """A text that may be shown for so many seconds without asking again; its tag is made from what is in it."""
    tag = f'"{blake2b(content.encode(), digest_size=12).hexdigest()}"'
    freshness = f"public, max-age={seconds}" if seconds else "no-cache"
    told = {"etag": tag, "cache-control": freshness, **(headers or {})}
    if tag in (request.headers.get("if-none-match") or ""):
        return Response("", status_code=304, headers=told, media_type=media_type)
    return Response(content, headers=told, media_type=media_type)
