"""What is counted for Prometheus. No secrets, no names."""

import asyncio
from collections import deque
from collections.abc import Iterator
from time import monotonic
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.registry import Collector

from tavolino.live.table_registry import TableRegistry
from tavolino.server.connections.file_limit import count_open_files
from tavolino.server.connections.guard import ConnectionGuard

OTHER_ROUTE: Final = "other"
"""The route of a request that matched none: the path itself might hold a secret."""


LAG_INTERVAL_S: Final = 0.5
KEPT_LAGS: Final = 30


class CommitCounts(Protocol):
    """What the store counts."""

    commits: int
    commit_s: float


class QueueLength(Protocol):
    @property
    def pending(self) -> int:
        """Questions that wait or are being thought about."""


class Metrics:
    """All counters, in a registry of this server's own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.loop_lag = LoopLag()
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

    def add_load_gauges(self, commits: CommitCounts, queue: QueueLength) -> None:
        self.registry.register(LoadGauges(commits, queue, self.loop_lag))

    async def watch_loop(self) -> None:
        """Measure how late the loop is."""
        while True:
            due = monotonic() + LAG_INTERVAL_S
            await asyncio.sleep(LAG_INTERVAL_S)
            self.loop_lag.note(max(0.0, monotonic() - due))


class LoopLag:
    """How late the loop was, at the worst of the last few looks."""

    def __init__(self) -> None:
        self.latest: deque[float] = deque([0.0], KEPT_LAGS)

    def note(self, seconds: float) -> None:
        self.latest.append(seconds)

    @property
    def worst_s(self) -> float:
        return max(self.latest)


class LoadGauges(Collector):
    """How busy the server is, whenever the metrics are read."""

    def __init__(self, commits: CommitCounts, queue: QueueLength, lag: LoopLag) -> None:
        self.commits, self.queue, self.lag = commits, queue, lag

    def collect(self) -> Iterator[GaugeMetricFamily | SummaryMetricFamily]:
        yield GaugeMetricFamily("tavolino_loop_lag_seconds", "How late the loop is", self.lag.worst_s)
        yield GaugeMetricFamily("tavolino_bot_queue", "Questions that bots think about", self.queue.pending)
        yield SummaryMetricFamily(
            "tavolino_commit_seconds",
            "Time to write to the disk",
            count_value=self.commits.commits,
            sum_value=self.commits.commit_s,
        )


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
