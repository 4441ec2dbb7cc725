"""How the server is: `/health` for whoever watches over it, `/metrics` for Prometheus. No secrets, no names."""

from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

import tavolino.core.match
from tavolino.server.http.dependencies import RegistryDependency, StoreDependency
from tavolino.server.live.table_registry import TableRegistry
from tavolino.server.schemas.tables import Health

OTHER_ROUTE: Final = "other"
"""The route of whatever has none: what people typed is not ours to count."""


def app_version() -> str:
    """The version of the program; from sources that are not installed there is none."""
    try:
        return version("tavolino")
    except PackageNotFoundError:
        return "0"


def build_kind() -> str:
    is_compiled = str(tavolino.core.match.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if is_compiled else "pure"


class Metrics:
    """What is counted, in a registry of this server's own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tavolino_requests", "HTTP requests", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "tavolino_request_seconds", "Time to answer them", ("route",), registry=self.registry
        )

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route or OTHER_ROUTE, str(status)).inc()
        self.seconds.labels(route or OTHER_ROUTE).observe(seconds)

    def add_table_gauges(self, hall: TableRegistry) -> None:
        self.registry.register(TableGauges(hall))


class TableGauges(Collector):
    """Counted when somebody asks."""

    def __init__(self, hall: TableRegistry) -> None:
        self.hall = hall

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily("tavolino_live_tables", "Tables in memory", self.hall.table_count)
        yield GaugeMetricFamily("tavolino_sockets", "Open sockets", self.hall.socket_count)


@get("/health")
async def show_health(hall: RegistryDependency, store: StoreDependency) -> Health:
    """All is well, and the store can be reached; else this is an error."""
    await store.ping()
    return Health(True, app_version(), build_kind(), hall.table_count)


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4, sync_to_thread=False)
def show_metrics(state: State) -> Response[bytes]:
    """For Prometheus."""
    meters: Metrics = state.meters
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


HANDLERS: Final = (show_health, show_metrics)
