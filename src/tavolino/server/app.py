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

from tavolino.server.competitions.access import DESKS
from tavolino.server.competitions.service import Secretary
from tavolino.server.config import Config
from tavolino.server.faults import Trouble
from tavolino.server.http import metrics
from tavolino.server.http.dependencies import TheConfig
from tavolino.server.http.errors import HANDLERS, Problem
from tavolino.server.http.language import language
from tavolino.server.http.metrics import Meters, release
from tavolino.server.http.middleware import Door
from tavolino.server.live.socket import table_socket
from tavolino.server.live.table_registry import Hall
from tavolino.server.local_network import LONGEST_QR, link, qr_svg
from tavolino.server.logs import tell, tell_error
from tavolino.server.rate_limits import Turnstile
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
from tavolino.server.schemas.tables import Network, QrQuestion
from tavolino.store.database import default_url
from tavolino.store.retention import say_goodbye, sweep
from tavolino.store.store import Store, open_store

SWEEPS: Final = 6 * 3600
"""Seconds between two looks for what nobody needs any more."""
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
def draw_qr(data: JSONBody[QrQuestion]) -> Response[str]:
    """A text as a QR code. It comes in the body, for it may hold a secret."""
    if len(data.text.encode()) > LONGEST_QR:
        raise Trouble("qr-too-long", most=LONGEST_QR)
    return Response(qr_svg(data.text), media_type=games.SVG)


@get("/network", sync_to_thread=False)
def show_network(config: TheConfig) -> Network:
    """Where phones on the same network find this server, also when it is asked by its own computer."""
    return Network(link(config.lan, config.port) if config.lan else "")


def create_app(config: Config) -> Litestar:
    meters = Meters()
    state = State(
        {
            "config": config,
            "meters": meters,
            "door": Door(config, meters),
            "newcomers": Turnstile(config.limits.guests),
            "guesses": Turnstile(config.limits.guesses),
            "press": printing.Press(),
        }
    )
    return Tavolino(
        route_handlers=[api(), *metrics.HANDLERS, *page.HANDLERS, table_socket],
        dependencies=dependencies(),
        exception_handlers=HANDLERS,
        lifespan=[told_why_not, keeping_house],
        logging_config=None,
        openapi_config=description(),
        request_max_body_size=config.limits.body,
        state=state,
    )


def api() -> Router:
    """All that is under /api. Each of them can fail in all ways, and says so in its description."""
    parts = (games, guests, tables, reports, competitions, competition_changes, printing)
    handlers = [*(handler for part in parts for handler in part.HANDLERS), draw_qr, show_network]
    for handler in handlers:
        handler.responses = (handler.responses or {}) | {
            status: ResponseSpec(Problem, generate_examples=False, description=why)
            for status, why in FAILURES.items()
        }
    return Router("/api", route_handlers=handlers)


def dependencies() -> dict[str, Provide]:
    """What handlers may ask for by name."""
    return {
        "language": Provide(language, sync_to_thread=False),
        "guest": Provide(guests.present_guest),
        "caller": Provide(guests.known_guest),
        "config": Provide(the_config, sync_to_thread=False),
        "hall": Provide(the_hall, sync_to_thread=False),
        "store": Provide(the_store, sync_to_thread=False),
        **DESKS,
        **printing.PRINTERS,
    }


def the_config(state: State) -> Config:
    return state.config  # type: ignore[no-any-return]


def the_hall(state: State) -> Hall:
    return state.hall  # type: ignore[no-any-return]


def the_store(state: State) -> Store:
    return state.store  # type: ignore[no-any-return]


# -- The description of the API


def description() -> OpenAPIConfig:
    """As JSON and YAML only: the usual pages that show it load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Tavolino",
        version=release(),
        description="Football card games at one small table.",
        components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        use_handler_docstrings=True,
        openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=found),
    )


def found(response: Response[Any]) -> Response[Any]:
    """What Litestar says of a description that there is not is a page of its own; ours is an error like others."""
    if response.status_code == NotFoundException.status_code:
        raise NotFoundException
    return response


# -- While it runs


@asynccontextmanager
async def told_why_not(app: Litestar) -> AsyncIterator[None]:
    """What keeps it from starting is left where whoever starts it can find it: uvicorn would only print it."""
    try:
        yield
    except Exception as error:
        app.state.failure = error
        raise


@asynccontextmanager
async def keeping_house(app: Litestar) -> AsyncIterator[None]:
    """Open the store and the hall, sweep now and then, and close all in order."""
    config: Config = app.state.config
    store = app.state.store = await open_store(config.db or default_url())
    hall = app.state.hall = Hall(store, now=config.now, today=config.today)
    secretary = app.state.secretary = Secretary(hall)
    try:
        await hall.start()
        app.state.meters.watch(hall)
        sweeping = asyncio.create_task(keep_sweeping(store, config))
        tell("started", version=release(), tables=hall.table_count)
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await secretary.stop()
            await hall.stop()
            tell("stopped")
    finally:
        await store.close()


async def keep_sweeping(store: Store, config: Config) -> None:
    while True:
        try:
            swept = await sweep(store, config.today(), config.keep_days)
            gone = await say_goodbye(store, config.today(), config.keep_days)
            tell("swept", tables=swept, guests=gone)
        except Exception as error:
            tell_error("sweeping failed", error)
        await asyncio.sleep(SWEEPS)
