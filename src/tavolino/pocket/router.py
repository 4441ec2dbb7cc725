"""Finds the function for a request, as the server's routes do, and makes an answer of whatever comes out."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, LANGUAGES
from tavolino.live.logs import log_error
from tavolino.pocket.services import PocketServices
from tavolino.server.faults import ServerFault
from tavolino.server.problems import problem, status_code

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
T = TypeVar("T")


class Call(NamedTuple):
    """A request of the page. `seat` is the secret of a seat, `version` of a competition that the page has seen."""

    method: str
    path: str
    query: Mapping[str, str]
    body: bytes
    seat: str = ""
    version: str = ""

    @property
    def language(self) -> str:
        wanted = self.query.get("lang", "")[:2].lower()
        return wanted if wanted in LANGUAGES else DEFAULT_LANGUAGE

    def read(self, kind: type[T]) -> T:
        """The body. What does not fit is refused in the server's words."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise ServerFault("bad-values") from None

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if self.query.get(name, "").isdecimal() else None


class Answer(NamedTuple):
    """What the page gets for a response."""

    status: int
    media_type: str
    body: str


Handler = Callable[..., Awaitable[Any]]


class Route(NamedTuple):
    method: str
    pattern: re.Pattern[str]
    handler: Handler


def route(method: str, path: str, handler: Handler) -> Route:
    """`tables/{table_id}/report`: what stands in braces is handed to the function by its name."""
    return Route(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), handler)


def read_call(method: str, address: str, body: bytes, seat: str = "", version: str = "") -> Call:
    path, _, query = address.partition("?")
    return Call(method, path, dict(parse_qsl(query, keep_blank_values=True)), body, seat, version)


async def answer_call(routes: list[Route], host: PocketServices, call: Call) -> Answer:
    """An error of ours is written down, and nothing of it is told."""
    try:
        return make_answer(await run_handler(routes, host, call))
    except Fault as fault:
        return fault_answer(fault, call.language)
    except Exception as error:
        log_error("error", error)
        return fault_answer(ServerFault("server"), call.language)


async def run_handler(routes: list[Route], host: PocketServices, call: Call) -> Any:
    for each in routes:
        found = each.pattern.fullmatch(call.path) if each.method == call.method else None
        if found:
            return await each.handler(
                host, call, **{name: unquote(text) for name, text in found.groupdict().items()}
            )
    raise ServerFault("needs-server")


def make_answer(made: Any) -> Answer:
    if isinstance(made, Answer):
        return made
    return Answer(200, JSON, msgspec.json.encode(made).decode())


def fault_answer(fault: Fault, language: str) -> Answer:
    return Answer(status_code(fault), JSON, msgspec.json.encode(problem(fault, language)).decode())
