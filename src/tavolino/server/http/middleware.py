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
from tavolino.live.frames.close_codes import CLOSE_FLOOD, CLOSE_NOT_WELCOME
from tavolino.live.guards.rate_limits import RateLimiter
from tavolino.live.logs import log_event
from tavolino.server.config import ServerConfig
from tavolino.server.connections.socket_counts import SocketCounts, TooManySockets
from tavolino.server.faults import ServerFault
from tavolino.server.http.errors import fault_headers as headers_of
from tavolino.server.http.errors import problem_response
from tavolino.server.http.guards.ban_list import BanList
from tavolino.server.http.guards.known_guests import KnownGuests
from tavolino.server.http.guards.request_costs import request_cost
from tavolino.server.http.guards.security import SECURITY_HEADERS, WRITING_METHODS, OriginPolicy
from tavolino.server.http.language import request_language
from tavolino.server.http.metrics import Metrics
from tavolino.server.http.request_info import bearer_secret, client_address, header

AsgiApp = Callable[[Scope, Receive, Send], Awaitable[None]]
RESPONSE_START: Final = "http.response.start"
RESPONSE_BODY: Final = "http.response.body"
CLOSE_CODES: Final = {"too-many-requests": CLOSE_FLOOD}


class OutgoingResponse:
    """An answer on its way out: it gets our headers, and for HEAD it loses its body."""

    def __init__(self, send: Send, is_head: bool) -> None:
        self.out = send
        self.is_head = is_head
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == RESPONSE_START:
            self.status = message["status"]
            message["headers"] = with_security_headers(message["headers"])
        elif message["type"] == RESPONSE_BODY and self.is_head:
            message["body"] = b""
        await self.out(message)


def with_security_headers(headers: Any) -> list[tuple[bytes, bytes]]:
    """With all headers that it does not have yet."""
    own = [(bytes(name).lower(), bytes(value)) for name, value in headers]
    names = {name for name, _ in own}
    return own + [(n.encode(), v.encode()) for n, v in SECURITY_HEADERS.items() if n.encode() not in names]


class RequestGate:
    def __init__(self, config: ServerConfig, meters: Metrics, ban_list: BanList) -> None:
        self.ban_list = ban_list
        self.now = config.monotonic_s
        self.metrics = meters
        self.origin_policy = OriginPolicy(config)
        self.known_guests = KnownGuests()
        self.request_limiter = RateLimiter(config.limits.requests)
        self.address_limiter = RateLimiter(config.limits.address_requests)
        self.socket_counts = SocketCounts(config.limits.connections.max_sockets_per_address)

    async def handle(self, inside: AsgiApp, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.handle_socket(inside, scope, receive, send)
        else:
            await self.handle_http(inside, scope, receive, send)

    async def handle_http(self, inside: AsgiApp, scope: Scope, receive: Receive, send: Send) -> None:
        """A request and its answer. Who asks for the head of something is answered as if they wanted it all."""
        began, method = self.now(), method_of(scope)
        answer = OutgoingResponse(send, method == "HEAD")
        cast(Any, scope)["method"] = "GET" if answer.is_head else method
        try:
            fault = self.refusal_for(scope)
            if fault:
                await send_refusal(fault, scope, receive, answer.send)
            else:
                await inside(scope, receive, answer.send)
        finally:
            self.record_request(
                method, str(scope.get("path_template") or ""), answer.status, self.now() - began
            )

    def record_request(self, method: str, route: str, status: int, seconds: float) -> None:
        shown = method if method in ("HEAD", "GET", *WRITING_METHODS) else ""
        self.metrics.count_request(shown, route, status, seconds)
        log_event("request", method=shown, route=route, status=status, ms=round(seconds * 1000, 1))

    async def handle_socket(self, inside: AsgiApp, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket; one that is not let in is told why by its code."""
        fault = self.refusal_for(scope)
        if fault:
            await refuse_socket(CLOSE_CODES.get(fault.key, CLOSE_NOT_WELCOME), receive, send)
            return
        try:
            with self.socket_counts.count_while_open(client_address(scope)):
                await inside(scope, receive, send)
        except TooManySockets:
            await refuse_socket(CLOSE_FLOOD, receive, send)

    def refusal_for(self, scope: Scope) -> Fault | None:
        """Why this is not let in, if so."""
        host = header(scope, "host") or ""
        if not self.origin_policy.is_own_host(host):
            return ServerFault("wrong-host")
        client = scope.get("client")
        if client and self.ban_list.has_address(client[0]):
            return ServerFault("banned")
        if "\0" in scope["path"]:
            return ServerFault("not-found")
        changes = scope["type"] == ScopeType.WEBSOCKET or method_of(scope) in WRITING_METHODS
        if changes and not self.origin_policy.may_come_from(header(scope, "origin"), host):
            return ServerFault("wrong-origin")
        wait = self.take_cost(scope)
        return ServerFault("too-many-requests", seconds=ceil(wait)) if wait else None

    def take_cost(self, scope: Scope) -> float:
        """Charge the request to its guest, or else to its address: 0, or the seconds to wait."""
        address, now, cost = client_address(scope), self.now(), request_cost(scope["path"])
        wait = self.address_limiter.take(address, now, cost)
        payer = self.known_guests.find(bearer_secret(scope)) or address
        return wait or self.request_limiter.take(payer, now, cost)


async def refuse_socket(code: int, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": ""})


def method_of(scope: Scope) -> str:
    return str(scope.get("method", ""))


async def send_refusal(fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    answer = problem_response(fault, request_language(scope), headers_of(fault))
    request: Request[Any, Any, Any] = Request(scope)
    await answer.to_asgi_response(app=None, request=request)(scope, receive, send)
