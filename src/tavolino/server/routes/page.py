"""The page: what is built into the package, or, as long as there is none, a few plain lines that say where one is."""

import gzip
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tavolino.core.registry import games
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.http.caching import CACHE_FOREVER, Packers, public_response
from tavolino.server.http.dependencies import ConfigDependency, RequestLanguage
from tavolino.server.http.guards.security import PAGE_CSP, frame_headers
from tavolino.server.http.request_info import AnyRequest

INDEX: Final = "index.html"
PACKED_ENDINGS: Final = {".woff2", ".png", ".webp"}
"""Of files that are compressed already."""
FILES_KEPT: Final = 256
"""Compressed, in memory: more than the page has."""
HASHED_FILE: Final = re.compile(r"assets/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
"""Files that are named after what is in them: under the same name they are the same for ever."""
PLAIN_PAGE_STYLE: Final = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;"
    "background:#f4f1e8;color:#1d2b22}h1{color:#1f5c3a}a{color:#1f5c3a}"
    "@media(prefers-color-scheme:dark){body{background:#14201a;color:#e8e6dc}h1,a{color:#8fd0a8}}"
)
STYLE_HASH: Final = b64encode(sha256(PLAIN_PAGE_STYLE.encode()).digest()).decode()
PLAIN_PAGE_CSP: Final = PAGE_CSP.replace("style-src 'self'", f"style-src 'sha256-{STYLE_HASH}'")


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def show_home(request: AnyRequest, config: ConfigDependency, language: RequestLanguage) -> Response[Any]:
    response = file_response(request, config.page_folder / INDEX, INDEX)
    return response or Response(
        plain_page(language), media_type=MediaType.HTML, headers={"content-security-policy": PLAIN_PAGE_CSP}
    )


MAX_NAME_LENGTH: Final = 200
"""Of a file of the page. Systems refuse very long names with an error."""


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def show_file(request: AnyRequest, path: FromPath[str], config: ConfigDependency) -> Response[Any]:
    """A file of the page. Any other address that a browser goes to is a view of the page itself."""
    name = path.lstrip("/")
    response = file_response(request, resolve_inside(config.page_folder, name), name)
    if not response and is_page_address(request, name):
        response = file_response(request, config.page_folder / INDEX, INDEX)
        if response:
            response.headers.update(frame_headers(name, config))
    if not response:
        raise NotFoundException
    return response


def resolve_inside(folder: Path, name: str) -> Path | None:
    """The file of that name, if it lies in the folder and nowhere else."""
    if "\0" in name or len(name) > MAX_NAME_LENGTH:
        return None
    path = (folder / name).resolve()
    return path if path.is_relative_to(folder.resolve()) else None


def is_page_address(request: AnyRequest, name: str) -> bool:
    ours = name.startswith(("api/", "ws/", "assets/")) or name in ("api", "ws")
    return not ours and "text/html" in request.headers.get("accept", "")


def file_response(request: AnyRequest, file: Path | None, name: str) -> Response[Any] | None:
    if file is None or not file.is_file():
        return None
    content = file.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": CACHE_FOREVER if HASHED_FILE.fullmatch(name) else "no-cache"}
    media_type = guess_type(name)[0] or "application/octet-stream"
    return public_response(
        request,
        content,
        f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type,
        headers,
        packers_of(file),
    )


def packers_of(file: Path) -> Packers:
    """The page is built with its files packed beside them, as small as they get; else they are packed here."""
    if file.suffix in PACKED_ENDINGS:
        return {}
    packed = file.with_name(f"{file.name}.br")
    beside: Packers = {"br": lambda _: packed.read_bytes()} if packed.is_file() else {}
    return {**beside, "gzip": compress_once}


@lru_cache(maxsize=FILES_KEPT)
def compress_once(content: bytes) -> bytes:
    """The same files go to everyone, so they are compressed once, and as much as can be."""
    return gzip.compress(content, mtime=0)


def plain_page(language: str) -> str:
    """What this is, what can be played, and where programs find the API."""
    say = server_texts(language).say
    links = [
        ("/api/schema/openapi.json", say("welcome.schema")),
        ("/api/schema/openapi.yaml", say("welcome.schema-yaml")),
        ("/health", say("welcome.health")),
    ]
    names = [server_texts(language, id).say("game") for id in games()]
    return "\n".join(
        [
            f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Tavolino</title><style>{PLAIN_PAGE_STYLE}</style></head><body>",
            f"<h1>{escape(say('welcome'))}</h1><p>{escape(say('welcome.what'))}</p>",
            f"<h2>{escape(say('welcome.games'))}</h2>{html_list(map(escape, names))}",
            f"<p>{escape(say('welcome.programs'))}</p>",
            html_list(f'<a href="{href}">{escape(text)}</a>' for href, text in links),
            "</body></html>",
        ]
    )


def html_list(items: Any) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


HANDLERS: Final = (show_home, show_file)
