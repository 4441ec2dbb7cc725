"""What keeps strangers' pages out: whom a request may be addressed to, where it may come from, and what a page
of ours may load.
"""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from tavolino.server.config import ServerConfig

WRITING_METHODS: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
"""The methods that change something."""

PAGE_CSP: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""All that a page needs comes from here. Only the place of things, in style attributes, may be inline."""
NO_FRAMES: Final = "frame-ancestors 'none'"
FRAME_PATH: Final = "frame/"
"""The pages that other sites may show, if they are named: there is nothing to press on them."""
SVG_CSP: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
"""For an SVG that is opened by itself: it may look as it likes, and do nothing."""

SECURITY_HEADERS: Final = {
    "content-security-policy": PAGE_CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
}
"""Of every reply, unless it says otherwise itself."""


def frame_headers(name: str, config: ServerConfig) -> dict[str, str]:
    """What lets the named sites show this page of ours in a frame; nothing for any other page."""
    if not name.startswith(FRAME_PATH) or not config.frame_origins:
        return {}
    ancestors = f"frame-ancestors {' '.join(config.frame_origins)}"
    return {"content-security-policy": PAGE_CSP.replace(NO_FRAMES, ancestors)}


class OriginPolicy:
    """Knows the names that this server goes by."""

    def __init__(self, config: ServerConfig) -> None:
        self.origins = frozenset(origin.rstrip("/").lower() for origin in config.origins)
        self.names = {
            "localhost",
            config.host.lower(),
            *(urlsplit(origin).hostname for origin in self.origins),
        }

    def is_own_host(self, host: str) -> bool:
        """May a request be addressed so? A number always: to lead a browser astray takes a name."""
        name = hostname(host)
        return name in self.names or is_ip_address(name)

    def may_come_from(self, origin: str | None, host: str) -> bool:
        """May a page of this origin change anything, or listen? No page at all, but a program, may."""
        if origin is None:
            return True
        source = origin.lower()
        return source in self.origins or source in (f"http://{host.lower()}", f"https://{host.lower()}")


def hostname(host: str) -> str:
    """`Host` without the port; empty if it makes no sense."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
