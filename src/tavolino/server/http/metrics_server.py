"""`/metrics` on an address of its own, for Prometheus and nobody else: in a thread, so that it answers under load."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from prometheus_client import CollectorRegistry, start_http_server

from tavolino.server.faults import ServerFault
from tavolino.server.local_network import bind_fault


class MetricsAddress(NamedTuple):
    host: str
    port: int


def parse_address(text: str) -> MetricsAddress:
    """`127.0.0.1:9101`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise ServerFault("bad-metrics-address", address=text)
    return MetricsAddress(host.strip("[]"), int(port))


@contextmanager
def serve_metrics(address: MetricsAddress, registry: CollectorRegistry) -> Iterator[int]:
    """Answers until the end of the block, on the port that is yielded."""
    try:
        server, thread = start_http_server(address.port, address.host, registry)
    except OSError as error:
        raise bind_fault(address.host, address.port, error) from error
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
