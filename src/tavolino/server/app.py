"""The application: what there is, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import JSONBody
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from tavolino.server.competitions.access import ACCESS_DEPENDENCIES
from tavolino.server.competitions.service import CompetitionService
from tavolino.server.config import ServerConfig
from tavolino.server.faults import ServerFault
from tavolino.server.http import metrics
from tavolino.server.http.dependencies import ConfigDependency
from tavolino.server.http.errors import EXCEPTION_HANDLERS, Problem
from tavolino.server.http.language import provide_language
from tavolino.server.http.metrics import Metrics, app_version
from tavolino.server.http.middleware import RequestGate
from tavolino.server.live.socket import table_socket
from tavolino.server.live.table_registry import TableRegistry
from tavolino.server.local_network import MAX_QR_BYTES, http_link, qr_svg
from tavolino.server.logs import log_error, log_event
from tavolino.server.rate_limits import RateLimiter
from tavolino.server.routes import (
    competition_changes,
    competitions,
    games,
    guests,
    page,
    printing,
    reports,
    tables,
)
from tavolino.server.schemas.tables import NetworkInfo, QrRequest
from tavolino.store.database import default_url
from tavolino.store.retention import delete_idle_guests, delete_stale_tables
from tavolino.store.store import Store, open_store

SWEEP_INTERVAL_S: Final = 6 * 3600
"""Seconds between two looks for what nobody needs any more."""
FAILURE_MEANINGS: Final = {
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


class Tavolino(Litestar):
    """Litestar behind our door."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.state.door.enter(super().__call__, scope, receive, send)


@post("/qr", status_code=200, media_type=games.SVG, sync_to_thread=False)
def draw_qr(data: JSONBody[QrRequest]) -> Response[str]:
    """A text as a QR code. It comes in the body, for it may hold a secret."""
    if len(data.text.encode()) > MAX_QR_BYTES:
        raise ServerFault("qr-too-long", most=MAX_QR_BYTES)
    return Response(qr_svg(data.text), media_type=games.SVG)


@get("/network", sync_to_thread=False)
def show_network(config: ConfigDependency) -> NetworkInfo:
    """Where phones on the same network find this server, also when it is asked by its own computer."""
    return NetworkInfo(http_link(config.lan, config.port) if config.lan else "")


def create_app(config: ServerConfig) -> Litestar:
    meters = Metrics()
    state = State(
        {
            "config": config,
            "meters": meters,
            "door": RequestGate(config, meters),
            "newcomers": RateLimiter(config.limits.guests),
            "guesses": RateLimiter(config.limits.guesses),
            "press": printing.PrintQueue(),
        }
    )
    return Tavolino(
        route_handlers=[api_router(), *metrics.HANDLERS, *page.HANDLERS, table_socket],
        dependencies=dependencies(),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[remember_startup_error, run_services],
        logging_config=None,
        openapi_config=openapi_config(),
        request_max_body_size=config.limits.body,
        state=state,
    )


def api_router() -> Router:
    """All that is under /api. Each of them can fail in all ways, and says so in its description."""
    parts = (games, guests, tables, reports, competitions, competition_changes, printing)
    handlers = [*(handler for part in parts for handler in part.HANDLERS), draw_qr, show_network]
    for handler in handlers:
        handler.responses = (handler.responses or {}) | {
            status: ResponseSpec(Problem, generate_examples=False, description=why)
            for status, why in FAILURE_MEANINGS.items()
        }
    return Router("/api", route_handlers=handlers)


def dependencies() -> dict[str, Provide]:
    """What handlers may ask for by name."""
    return {
        "language": Provide(provide_language, sync_to_thread=False),
        "guest": Provide(guests.present_guest),
        "caller": Provide(guests.known_guest),
        "config": Provide(the_config, sync_to_thread=False),
        "hall": Provide(the_hall, sync_to_thread=False),
        "store": Provide(the_store, sync_to_thread=False),
        **ACCESS_DEPENDENCIES,
        **printing.PRINT_DEPENDENCIES,
    }


def the_config(state: State) -> ServerConfig:
    return state.config  # type: ignore[no-any-return]


def the_hall(state: State) -> TableRegistry:
    return state.hall  # type: ignore[no-any-return]


def the_store(state: State) -> Store:
    return state.store  # type: ignore[no-any-return]


# -- The description of the API


def openapi_config() -> OpenAPIConfig:
    """As JSON and YAML only: the usual pages that show it load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Tavolino",
        version=app_version(),
        description="Football card games at one small table.",
        components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        use_handler_docstrings=True,
        openapi_router=Router(
            "/api/schema", route_handlers=[], include_in_schema=False, after_request=missing_schema_as_404
        ),
    )


def missing_schema_as_404(response: Response[Any]) -> Response[Any]:
    """What Litestar says of a description that there is not is a page of its own; ours is an error like others."""
    if response.status_code == NotFoundException.status_code:
        raise NotFoundException
    return response


# -- While it runs


@asynccontextmanager
async def remember_startup_error(app: Litestar) -> AsyncIterator[None]:
    """What keeps it from starting is left where whoever starts it can find it: uvicorn would only print it."""
    try:
        yield
    except Exception as error:
        app.state.failure = error
        raise


@asynccontextmanager
async def run_services(app: Litestar) -> AsyncIterator[None]:
    """Open the store and the hall, sweep now and then, and close all in order."""
    config: ServerConfig = app.state.config
    store = app.state.store = await open_store(config.db or default_url())
    hall = app.state.hall = TableRegistry(store, now=config.now, today=config.today)
    secretary = app.state.secretary = CompetitionService(hall)
    try:
        await hall.start()
        app.state.meters.add_table_gauges(hall)
        sweeping = asyncio.create_task(sweep_regularly(store, config))
        log_event("started", version=app_version(), tables=hall.table_count)
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await secretary.stop()
            await hall.stop()
            log_event("stopped")
    finally:
        await store.close()


async def sweep_regularly(store: Store, config: ServerConfig) -> None:
    while True:
        try:
            swept = await delete_stale_tables(store, config.today(), config.keep_days)
            gone = await delete_idle_guests(store, config.today(), config.keep_days)
            log_event("swept", tables=swept, guests=gone)
        except Exception as error:
            log_error("sweeping failed", error)
        await asyncio.sleep(SWEEP_INTERVAL_S)
