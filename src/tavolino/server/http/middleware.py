"""The door: everything that comes in passes here, and everything that goes out.

It stands before the routes, so that what leads nowhere is looked at, counted and dressed like all else.
"""

from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final, cast

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from tavolino.core.faults import Fault
from tavolino.server.config import Config
from tavolino.server.faults import Trouble
from tavolino.server.http.errors import headers as headers_of
from tavolino.server.http.errors import reply
from tavolino.server.http.language import language_of
from tavolino.server.http.metrics import Meters
from tavolino.server.http.request_info import address, header
from tavolino.server.http.security import HEADERS, WRITING, Guard
from tavolino.server.logs import tell
from tavolino.server.rate_limits import Turnstile

Inside = Callable[[Scope, Receive, Send], Awaitable[None]]
START: Final = "http.response.start"
BODY: Final = "http.response.body"
CODES: Final = {"too-many-requests": 4429}
NOT_WELCOME: Final = 4403


class Reply:
    """An answer on its way out: it gets our headers, and for HEAD it loses its body."""

    def __init__(self, send: Send, is_head: bool) -> None:
        self.out = send
        self.is_head = is_head
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == START:
            self.status = message["status"]
            message["headers"] = dressed(message["headers"])
        elif message["type"] == BODY and self.is_head:
            message["body"] = b""
        await self.out(message)


def dressed(headers: Any) -> list[tuple[bytes, bytes]]:
    """With all headers that it does not have yet."""
    own = [(bytes(name).lower(), bytes(value)) for name, value in headers]
    names = {name for name, _ in own}
    return own + [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in names]


class Door:
    def __init__(self, config: Config, meters: Meters) -> None:
        self.now = config.now
        self.meters = meters
        self.guard = Guard(config)
        self.crowd = Turnstile(config.limits.requests)

    async def enter(self, inside: Inside, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.listen(inside, scope, receive, send)
        else:
            await self.ask(inside, scope, receive, send)

    async def ask(self, inside: Inside, scope: Scope, receive: Receive, send: Send) -> None:
        """A request and its answer. Who asks for the head of something is answered as if they wanted it all."""
        began, method = self.now(), method_of(scope)
        answer = Reply(send, method == "HEAD")
        cast(Any, scope)["method"] = "GET" if answer.is_head else method
        try:
            fault = self.objection(scope)
            if fault:
                await refuse(fault, scope, receive, answer.send)
            else:
                await inside(scope, receive, answer.send)
        finally:
            self.note(method, str(scope.get("path_template") or ""), answer.status, self.now() - began)

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        shown = method if method in ("HEAD", "GET", *WRITING) else ""
        self.meters.count(shown, route, status, seconds)
        tell("request", method=shown, route=route, status=status, ms=round(seconds * 1000, 1))

    async def listen(self, inside: Inside, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket; one that is not let in is told why by its code."""
        fault = self.objection(scope)
        if not fault:
            await inside(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        code = CODES.get(fault.key, NOT_WELCOME)
        await send({"type": "websocket.close", "code": code, "reason": ""})

    def objection(self, scope: Scope) -> Fault | None:
        """Why this is not let in, if so."""
        host = header(scope, "host") or ""
        if not self.guard.is_ours(host):
            return Trouble("wrong-host")
        changes = scope["type"] == ScopeType.WEBSOCKET or method_of(scope) in WRITING
        if changes and not self.guard.may_come_from(header(scope, "origin"), host):
            return Trouble("wrong-origin")
        wait = self.crowd.take(address(scope), self.now())
        return Trouble("too-many-requests", seconds=ceil(wait)) if wait else None


def method_of(scope: Scope) -> str:
    return str(scope.get("method", ""))


async def refuse(fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    answer = reply(fault, language_of(scope), headers_of(fault))
    request: Request[Any, Any, Any] = Request(scope)
    await answer.to_asgi_response(app=None, request=request)(scope, receive, send)
