"""Responses that a browser may keep. It asks again with their ETag, and gets 304 if nothing has changed.

What anybody may keep is public, so it is compressed. What is said to one person alone never is: the length of a
compressed text tells something about what is in it.
"""

import gzip
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from litestar import Response
from litestar.datastructures import CacheControlHeader

from tavolino.server.http.request_info import AnyRequest

DAY_S: Final = 86_400
YEAR_S: Final = 365 * DAY_S
CACHE_5_MINUTES: Final = CacheControlHeader(public=True, max_age=300)
CACHE_FOREVER: Final = f"public, max-age={YEAR_S}, immutable"
"""For what is named after its content."""
SMALLEST_TO_COMPRESS: Final = 600
"""In bytes. Less than this fits in one packet anyhow."""
GZIP_LEVEL: Final = 6

Packers = dict[str, Callable[[bytes], bytes]]
"""Ways to compress, by the name of the encoding; the best one first."""
GZIP: Final[Packers] = {"gzip": partial(gzip.compress, compresslevel=GZIP_LEVEL, mtime=0)}


def cacheable_response(
    request: AnyRequest,
    content: str,
    media_type: str,
    max_age_s: int = 0,
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    """A text that may be shown for `max_age_s` seconds without asking again. Its ETag is a hash of the text."""
    tag = f'"{blake2b(content.encode(), digest_size=12).hexdigest()}"'
    freshness = f"public, max-age={max_age_s}" if max_age_s else "no-cache"
    sent = {"etag": tag, "cache-control": freshness, **(headers or {})}
    return public_response(request, content.encode(), media_type, sent)


def public_response(
    request: AnyRequest,
    content: bytes,
    media_type: str,
    headers: dict[str, str],
    packers: Packers = GZIP,
) -> Response[Any]:
    """304 for whoever has it already, by its ETag; else compressed, if they can read that and it is worth it."""
    sent = {**headers, "vary": "accept-encoding"}
    tag = headers.get("etag")
    if tag and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=sent, media_type=media_type)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name in packers if name in accepted), None)
    if not encoding or len(content) < SMALLEST_TO_COMPRESS:
        return Response(content, headers=sent, media_type=media_type)
    weak = {"etag": f"W/{tag}"} if tag else {}
    sent = {**sent, **weak, "content-encoding": encoding}
    return Response(packers[encoding](content), headers=sent, media_type=media_type)
