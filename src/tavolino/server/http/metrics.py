"""What is counted for Prometheus. No secrets, no names."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from tavolino.live.table_registry import TableRegistry
from tavolino.server.connections.file_limit import count_open_files
from tavolino.server.connections.guard import ConnectionGuard

OTHER_ROUTE: Final = "other"
"""The route of a request that matched none: the path itself might hold a secret."""


class Metrics:
    """All counters, in a registry of this server's own."""

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

    def add_connection_gauges(self, guard: ConnectionGuard) -> None:
        self.registry.register(ConnectionGauges(guard))

    def add_table_gauges(self, tables: TableRegistry) -> None:
        self.registry.register(TableGauges(tables))


class TableGauges(Collector):
    """Counts tables and sockets whenever the metrics are read."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily("tavolino_live_tables", "Tables in memory", self.tables.table_count)
        yield GaugeMetricFamily("tavolino_sockets", "Open sockets", self.tables.connection_count)


class ConnectionGauges(Collector):
    """Counts connections and open files whenever the metrics are read."""

    def __init__(self, guard: ConnectionGuard) -> None:
        self.guard = guard

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        yield GaugeMetricFamily("tavolino_connections", "Open connections", self.guard.total)
        yield GaugeMetricFamily("tavolino_connections_max", "As many as there may be", self.guard.max_total)
        yield GaugeMetricFamily("tavolino_open_files", "Files that the process has open", count_open_files())
        yield CounterMetricFamily(
            "tavolino_connections_refused", "Connections beyond a limit", self.guard.refused
        )
