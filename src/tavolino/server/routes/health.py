"""`/health` for monitoring."""

from typing import Final

from litestar import get

from tavolino.server.build_info import app_version, build_kind
from tavolino.server.http.dependencies import RegistryDependency, StoreDependency
from tavolino.server.schemas.server import Health


@get("/health")
async def show_health(tables: RegistryDependency, store: StoreDependency) -> Health:
    """All is well, and the database can be reached; otherwise this is an error."""
    await store.ping()
    return Health(True, app_version(), build_kind(), tables.table_count)


HANDLERS: Final = (show_health,)
