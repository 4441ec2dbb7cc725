"""The description of the API: `/api/schema/openapi.json` and `.yaml`."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar import Response, Router
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.serialization import encode_json

from tavolino.server.build_info import app_version
from tavolino.server.schemas.server import Problem

FAILURES: Final = {
    400: "not readable",
    401: "nobody knows you",
    403: "not for you",
    404: "nothing there",
    409: "not now, or against the rules",
    413: "too large",
    422: "it won't do",
    429: "too much",
    500: "our own fault",
    503: "it could not be kept; try again",
}


class KeptJson(JsonRenderPlugin):
    """Renders once: it takes a tenth of a second, and the description never changes."""

    kept = b""

    def render(self, request: object, openapi_schema: dict[str, Any]) -> bytes:
        self.kept = self.kept or encode_json(openapi_schema)
        return self.kept


class KeptYaml(YamlRenderPlugin):
    """As `KeptJson`."""

    kept = b""

    def render(self, request: object, openapi_schema: dict[str, Any]) -> bytes:
        self.kept = self.kept or msgspec.yaml.encode(msgspec.json.decode(encode_json(openapi_schema)))
        return self.kept


def describe_failures(handlers: Iterable[HTTPRouteHandler]) -> None:
    """Every handler can fail in all these ways, and says so in its description."""
    failures = {
        status: ResponseSpec(Problem, generate_examples=False, description=meaning)
        for status, meaning in FAILURES.items()
    }
    for handler in handlers:
        handler.responses = {**(handler.responses or {}), **failures}


def openapi_config() -> OpenAPIConfig:
    """As JSON and YAML only: the usual pages that show it load scripts from other servers."""
    return OpenAPIConfig(
        title="Tavolino",
        version=app_version(),
        description="Football card games at one small table.",
        components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[KeptJson(), KeptYaml()],
        use_handler_docstrings=True,
        openapi_router=Router(
            "/api/schema", route_handlers=[], include_in_schema=False, after_request=missing_schema_as_404
        ),
    )


def missing_schema_as_404(response: Response[Any]) -> Response[Any]:
    """Litestar answers with an HTML page of its own when it has no such schema; we answer with a `Problem`."""
    if response.status_code == NotFoundException.status_code:
        raise NotFoundException
    return response
