"""The application: puts routes, services and middleware together, and runs the services while it is up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from tavolino.live.guards.rate_limits import RateLimiter
from tavolino.live.logs import log_error, log_event
from tavolino.live.ports import Storage, TimeSource
from tavolino.live.table_registry import TableRegistry
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.build_info import app_version
from tavolino.server.catalogue.deck_list import DeckLists
from tavolino.server.catalogue.faces import FaceCache
from tavolino.server.cluster.member import ClusterMember
from tavolino.server.competitions.access import ACCESS_DEPENDENCIES
from tavolino.server.competitions.service import CompetitionService
from tavolino.server.config import ServerConfig
from tavolino.server.drain import Drain
from tavolino.server.http.dependencies import DEPENDENCIES
from tavolino.server.http.errors import EXCEPTION_HANDLERS
from tavolino.server.http.guards.ban_list import BanList
from tavolino.server.http.guards.table_limits import TableLimits
from tavolino.server.http.metrics import Metrics
from tavolino.server.http.middleware import RequestGate
from tavolino.server.http.openapi import describe_failures, openapi_config
from tavolino.server.jobs.job_process import JobProcess
from tavolino.server.routes import API_MODULES, ROOT_MODULES
from tavolino.server.routes.printing import PRINT_DEPENDENCIES, PrintQueue
from tavolino.server.routes.table_socket import table_socket
from tavolino.store.cluster.clock import DatabaseClock
from tavolino.store.database import SQLITE, default_url
from tavolino.store.retention import (
    archive_stale_tables,
    delete_archived_tables,
    delete_bot_matches,
    delete_idle_guests,
)
from tavolino.store.server_lock import hold_server_lock
from tavolino.store.server_state import UPTIME_MS
from tavolino.store.store import Store, open_store

SWEEP_INTERVAL_S: Final = 6 * 3600
"""Between two searches for tables and guests that are no longer kept."""
UPTIME_INTERVAL_S: Final = 5.0


class Tavolino(Litestar):
    """Litestar behind our `RequestGate`."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.state.gate.handle(super().__call__, scope, receive, send)


def create_app(config: ServerConfig) -> Litestar:
    metrics, faces, jobs, ban_list = Metrics(), FaceCache(), JobProcess(), BanList()
    state = State(
        {
            "ban_list": ban_list,
            "config": config,
            "deck_lists": DeckLists(faces),
            "drain": Drain(),
            "faces": faces,
            "gate": RequestGate(config, metrics, ban_list),
            "guess_limiter": RateLimiter(config.limits.guesses),
            "guest_limiter": RateLimiter(config.limits.guests),
            "jobs": jobs,
            "metrics": metrics,
            "print_queue": PrintQueue(jobs),
            "stop_server": lambda: None,
            "table_limits": TableLimits(config.limits),
        }
    )
    root_handlers = [handler for module in ROOT_MODULES for handler in module.HANDLERS]
    return Tavolino(
        route_handlers=[api_router(), *root_handlers, table_socket],
        dependencies={**DEPENDENCIES, **ACCESS_DEPENDENCIES, **PRINT_DEPENDENCIES},
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[remember_startup_error, run_services],
        logging_config=None,
        openapi_config=openapi_config(),
        request_max_body_size=config.limits.max_body_bytes,
        state=state,
    )


def api_router() -> Router:
    handlers = [handler for module in API_MODULES for handler in module.HANDLERS]
    describe_failures(handlers)
    return Router("/api", route_handlers=handlers)


@asynccontextmanager
async def remember_startup_error(app: Litestar) -> AsyncIterator[None]:
    """Keep the error for `run.py`: uvicorn would only print it."""
    try:
        yield
    except Exception as error:
        app.state.startup_error = error
        raise


@asynccontextmanager
async def run_services(app: Litestar) -> AsyncIterator[None]:
    """As long as no other server does."""
    config: ServerConfig = app.state.config
    url = config.database_url or default_url()
    with hold_server_lock(url):
        async with open_services(app, url):
            yield


@asynccontextmanager
async def open_services(app: Litestar, url: str) -> AsyncIterator[None]:
    """Open the store and the tables, delete old ones now and then, and close everything in order."""
    config: ServerConfig = app.state.config
    metrics: Metrics = app.state.metrics
    jobs: JobProcess = app.state.jobs
    store = app.state.store = await open_store(url, config.unix_ms)
    member = await join_cluster(store, config)
    pool = member.pool if member else WorkerPool()
    tables = app.state.tables = TableRegistry(
        Storage(store.tables, store.guests, store.group_commit),
        member.thinker if member else pool,
        time_source(config, member),
        past_uptime_ms=await store.server_state.get(UPTIME_MS),
    )
    if member:
        member.on_drain = partial(go_away, app)
        member.on_count = partial(share_limits, app)
        member.loop_lag_s = lambda: metrics.loop_lag.worst_s
        member.look_after(tables)
    competitions = app.state.competitions = CompetitionService(store, tables, jobs)
    try:
        await app.state.ban_list.refresh(store, tables)
        tables.is_closed = lambda table_id: table_id in app.state.ban_list.tables
        tables.is_banned = lambda guest_id: guest_id in app.state.ban_list.guests
        await tables.start()
        await competitions.start()
        metrics.add_table_gauges(tables)
        metrics.add_load_gauges(store.group_commit, pool)
        background = [
            asyncio.create_task(sweep_regularly(store, config)),
            asyncio.create_task(keep_uptime(store, tables)),
            asyncio.create_task(metrics.watch_loop()),
            asyncio.create_task(app.state.ban_list.refresh_regularly(store, tables)),
        ]
        log_event("started", version=app_version(), tables=tables.table_count)
        try:
            yield
        finally:
            for task in background:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await competitions.stop()
            await tables.stop()
            if member:
                await member.leave()
            await save_uptime(store, tables)
            jobs.close()
            log_event("stopped")
    finally:
        await store.close()


async def join_cluster(store: Store, config: ServerConfig) -> ClusterMember | None:
    """On PostgreSQL every server is one worker of many, if only the first."""
    if store.engine.dialect.name == SQLITE:
        return None
    member = ClusterMember(store, DatabaseClock(store.engine, config.monotonic_s), config.bus)
    try:
        await member.join()
    except BaseException:
        await store.close()
        raise
    store.group_commit.clock = member.clock.unix_ms
    return member


def time_source(config: ServerConfig, member: ClusterMember | None) -> TimeSource:
    if member:
        return TimeSource(config.monotonic_s, member.clock.unix_ms, member.clock.uptime_ms)
    return TimeSource(config.monotonic_s, config.unix_ms)


def go_away(app: Litestar) -> None:
    """Asked to go: no new tables, then no sockets, and the process ends. Its clients come back elsewhere."""
    app.state.drain.begin()
    app.state.stop_server()


def share_limits(app: Litestar, workers: int) -> None:
    """What keeps strangers from guessing and filling is one budget for all workers: each gives out its share."""
    limits: TableLimits = app.state.table_limits
    for limiter in (app.state.guess_limiter, app.state.guest_limiter, limits.by_guest, limits.by_address):
        limiter.sharers = max(1, workers)


async def keep_uptime(store: Store, tables: TableRegistry) -> None:
    """So that after a crash thinking time goes on from where it was, but for a few seconds."""
    while True:
        await asyncio.sleep(UPTIME_INTERVAL_S)
        await save_uptime(store, tables)


async def save_uptime(store: Store, tables: TableRegistry) -> None:
    try:
        await store.server_state.set(UPTIME_MS, tables.uptime_ms())
    except Exception as error:
        log_error("uptime not kept", error)


async def sweep_regularly(store: Store, config: ServerConfig) -> None:
    while True:
        try:
            archived = await archive_stale_tables(store, config.unix_ms(), config.keep_days)
            tables = await delete_archived_tables(store, config.unix_ms())
            bot_matches = await delete_bot_matches(store, config.unix_ms())
            guests = await delete_idle_guests(store, config.unix_ms(), config.keep_days)
            log_event("swept", archived=archived, tables=tables, bot_matches=bot_matches, guests=guests)
        except Exception as error:
            log_error("sweeping failed", error)
        await asyncio.sleep(SWEEP_INTERVAL_S)
