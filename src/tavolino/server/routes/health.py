"""`/health` for monitoring, `/metrics` for Prometheus."""

from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from tavolino.server.build_info import app_version, build_kind
from tavolino.server.http.dependencies import RegistryDependency, StoreDependency
from tavolino.server.http.metrics import Metrics
from tavolino.server.schemas.server import Health


@get("/health")
async def show_health(tables: RegistryDependency, store: StoreDependency) -> Health:
    """All is well, and the database can be reached; otherwise this is an error."""
    await store.ping()
    return Health(True, app_version(), build_kind(), tables.table_count)


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4, sync_to_thread=False)
def show_metrics(state: State) -> Response[bytes]:
    """For Prometheus."""
    metrics: Metrics = state.metrics
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


HANDLERS: Final = (show_health, show_metrics)
