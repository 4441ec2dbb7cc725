"""What goes wrong, as a reply over HTTP."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from sqlalchemy.exc import SQLAlchemyError

from tavolino.core.faults import Fault
from tavolino.live.logs import log_error
from tavolino.server.faults import ServerFault
from tavolino.server.http.language import request_language
from tavolino.server.http.request_info import AnyRequest
from tavolino.server.problems import problem, status_code
from tavolino.server.schemas.server import Problem

FAULT_BY_STATUS: Final = {400: "bad-request", 413: "body-too-large", 503: "server"}
"""Our words for what Litestar says of itself."""
METHODS: Final = ("DELETE", "GET", "PATCH", "POST", "PUT")


def problem_response(fault: Fault, language: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    body = problem(fault, language)
    return Response(body, status_code=status_code(fault), headers=headers, media_type=MediaType.JSON)


# -- The handlers


def on_fault(request: AnyRequest, fault: Fault) -> Response[Problem]:
    """Somebody can put this right, and is told how."""
    return problem_response(fault, request_language(request.scope), fault_headers(fault))


def fault_headers(fault: Fault) -> dict[str, str]:
    """What else belongs to a status: when to come again, how to say who one is."""
    headers = {401: {"www-authenticate": "Bearer"}}.get(status_code(fault), {})
    wait = {"retry-after": str(fault.values["seconds"])} if "seconds" in fault.values else {}
    return headers | wait


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our words."""
    language = request_language(request.scope)
    if isinstance(error, ValidationException) or is_misread_body(error):
        answer = problem_response(ServerFault("bad-values"), language)
        answer.content.details = {"places": invalid_places(error)}
        return answer
    if isinstance(error, NotFoundException):
        return problem_response(ServerFault("not-found"), language)
    if isinstance(error, MethodNotAllowedException):
        return problem_response(
            ServerFault("method"), language, headers={"allow": ", ".join(allowed_methods(request))}
        )
    if error.status_code in FAULT_BY_STATUS:
        return problem_response(ServerFault(FAULT_BY_STATUS[error.status_code]), language)
    return on_bug(request, error)


def is_misread_body(error: HTTPException) -> bool:
    """Litestar takes a wrong field of a body for a wrong dependency if one has the same name. Ours are never wrong."""
    return isinstance(error, InternalServerException) and isinstance(error.__cause__, msgspec.ValidationError)


def on_unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """JSON nested so deep that nobody can have meant it, or a text that is no UTF-8."""
    return problem_response(ServerFault("bad-request"), request_language(request.scope))


def invalid_places(error: HTTPException) -> list[dict[str, Any]]:
    """Where in the request something won't do, and what was expected there."""
    if is_misread_body(error):
        why, _, place = str(error.__cause__).partition(" - at `$.data.")
        return [{"at": place.rstrip("`"), "why": why}]
    problems = error.extra if isinstance(error.extra, list) else []
    return [
        {"at": each.get("key", ""), "why": each.get("message", "")}
        for each in problems
        if isinstance(each, dict)
    ]


def allowed_methods(request: AnyRequest) -> list[str]:
    """The methods that this path does have."""
    return [method for method in METHODS if has_route(request, method)]


def has_route(request: AnyRequest, method: Any) -> bool:
    try:
        request.app.asgi_router.handle_routing(path=request.scope["path"], method=method)
    except HTTPException:
        return False
    return True


def on_store_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database is full, locked or gone: nothing has been changed."""
    log_error("store failed", error, route=request.scope.get("path_template", ""))
    return problem_response(ServerFault("store-down"), request_language(request.scope))


def on_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own fault: it is written down, and nothing of it is told."""
    log_error("error", error, route=request.scope.get("path_template", ""))
    return problem_response(ServerFault("server"), request_language(request.scope))


EXCEPTION_HANDLERS: Final[dict[Any, Any]] = {
    Fault: on_fault,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    SQLAlchemyError: on_store_error,
    ConnectionError: on_store_error,
    Exception: on_bug,
}
