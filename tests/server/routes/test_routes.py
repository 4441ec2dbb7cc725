"""The list of routes that a reader finds in `server/routes`."""

import re
from collections.abc import Iterator
from typing import Any

from tavolino.server import routes
from tavolino.server.app import create_app
from tavolino.server.config import ServerConfig


def test_the_list_of_routes_is_complete() -> None:
    listed = [tuple(line.split()) for line in (routes.__doc__ or "").splitlines() if line.startswith("    ")]
    assert len(listed) > 60
    assert listed == sorted(list_routes(), key=lambda row: (row[1], row[0], row[2]))


def list_routes() -> Iterator[tuple[str, ...]]:
    """Method, path and handler of every route but those of the API's own description."""
    route: Any
    for route in create_app(ServerConfig()).routes:
        handlers = getattr(route, "route_handlers", None) or [route.route_handler]
        path = re.sub(r":\w+\}", "}", route.path)
        for handler in handlers if not path.startswith("/api/schema") else ():
            for method in getattr(handler, "http_methods", ("WS",)):
                if method != "OPTIONS":
                    yield str(method), path, handler.handler_name
