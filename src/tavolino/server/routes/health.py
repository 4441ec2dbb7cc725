"""`/health` and `/ready`, for monitoring and for proxies."""

import asyncio
from typing import Final

from litestar import get

from tavolino.live.logs import log_error
from tavolino.server.build_info import app_version, build_kind
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import DrainDependency, RegistryDependency, StoreDependency
from tavolino.server.schemas.server import Health
from tavolino.store.store import Store

CHECK_TIMEOUT_S: Final = 5.0


@get("/health")
async def show_health(tables: RegistryDependency, store: StoreDependency) -> Health:
    """All is well: something was written to the database just now. Otherwise this is an error."""
    await check_store(store)
    return Health(True, app_version(), build_kind(), tables.table_count)


@get("/ready")
async def show_ready(tables: RegistryDependency, store: StoreDependency, drain: DrainDependency) -> Health:
    """New guests may be sent here. A server that is about to be replaced is well, but not ready."""
    if drain.is_draining:
        raise ServerFault("draining")
    await check_store(store)
    return Health(True, app_version(), build_kind(), tables.table_count)


async def check_store(store: Store) -> None:
    try:
        async with asyncio.timeout(CHECK_TIMEOUT_S):
            await store.check_writable()
    except Exception as error:
        log_error("nothing can be written", error)
        raise ServerFault("store-down") from None


HANDLERS: Final = (show_health, show_ready)
