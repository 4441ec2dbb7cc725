"""Starting and stopping: sockets, the event loop, signals, and the links to show."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from ipaddress import ip_network
from threading import Thread
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar

from tavolino.live.frames.client_frames import MAX_FRAME_BYTES
from tavolino.server import logs
from tavolino.server.app import create_app
from tavolino.server.cluster.supervisor import Supervisor, start_child
from tavolino.server.config import DEFAULT_HOST, DEFAULT_KEEP_DAYS, DEFAULT_PORT, ServerConfig
from tavolino.server.connections.file_limit import raise_file_limit
from tavolino.server.connections.guard import RESERVED_FILES, ConnectionGuard
from tavolino.server.connections.protocols import guarded_protocols
from tavolino.server.drain import Drain
from tavolino.server.faults import ServerFault
from tavolino.server.http.metrics import Metrics
from tavolino.server.http.metrics_server import MetricsAddress, parse_address, serve_metrics
from tavolino.server.local_network import http_link, open_sockets, own_address, qr_text
from tavolino.server.warm_up import warm_up
from tavolino.store.database import SQLITE, default_url, parse_url
from tavolino.store.store import open_store

SHUTDOWN_TIMEOUT_S: Final = 5
"""Seconds that those who are still talking to us have when we close."""
GC_THRESHOLDS: Final = (700, 5, 2000)
"""After how many new objects the youngest are collected; after how many times that the next older ones, and all."""
THIS_COMPUTER: Final = ("127.0.0.1", "::1")
"""Where a proxy is, if there is one and nobody says where."""
MIN_CONNECTIONS: Final = 64


@dataclass(frozen=True)
class ServerLinks:
    """Where a browser goes: on this computer, and, if others may come, from the network, with its QR code."""

    here: str
    network: str = ""
    qr: str = ""


class PreparedServer:
    """A server that has its sockets, and is ready to run."""

    def __init__(
        self,
        config: ServerConfig,
        sockets: list[socket.socket],
        metrics_address: MetricsAddress | None = None,
        workers: int = 1,
        log: str = "",
    ) -> None:
        self.workers = workers
        self.log = log
        self.sockets = sockets
        self.metrics_address = metrics_address
        self.port: int = sockets[0].getsockname()[1]
        self.config = replace(config, port=self.port)

    @property
    def links(self) -> ServerLinks:
        here = http_link(self.config.host, self.port)
        if not self.config.lan_address:
            return ServerLinks(here)
        network = http_link(self.config.lan_address, self.port)
        return ServerLinks(here, network, qr_text(network))

    def run(self, ready: Callable[[ServerLinks], None]) -> None:
        """Serve until told to stop. What kept it from starting is raised."""
        if self.workers > 1:
            asyncio.run(check_database(self.config))
            ready(self.links)
            work = partial(run_worker, self.config, self.metrics_address, self.log)
            Supervisor(partial(start_child, work, self.sockets), self.workers).run()
            return
        app = create_app(self.config)
        guard = new_guard(self.config)
        metrics: Metrics = app.state.metrics
        metrics.add_connection_gauges(guard)
        try:
            with ExitStack() as stack:
                if self.metrics_address:
                    stack.enter_context(serve_metrics(self.metrics_address, metrics.registry))
                config = self.uvicorn_config(app, guard)
                drain: Drain = app.state.drain
                uvicorn_server = SignalAwareUvicorn(config, lambda: self.on_ready(app, ready), drain)
                app.state.stop_server = partial(uvicorn_server.handle_exit, signal.SIGTERM, None)
                uvicorn_server.run(self.sockets)
        except SystemExit:
            raise app.state.get("startup_error") or RuntimeError("uvicorn did not start") from None
        finally:
            for each in self.sockets:
                each.close()

    def on_ready(self, app: Litestar, ready: Callable[[ServerLinks], None]) -> None:
        tune_process()
        Thread(target=warm_up, args=(app,), name="warm-up", daemon=True).start()
        ready(self.links)

    def uvicorn_config(self, app: Litestar, guard: ConnectionGuard) -> uvicorn.Config:
        http, websocket = guarded_protocols(guard)
        return uvicorn.Config(
            app,
            access_log=False,
            date_header=False,
            forwarded_allow_ips=list(trusted_proxies(self.config)),
            http=http,
            lifespan="on",
            log_config=None,
            proxy_headers=bool(trusted_proxies(self.config)),
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            ws=websocket,
            ws_max_size=4 * MAX_FRAME_BYTES,  # what is only somewhat too big is answered with a code of ours
            ws_per_message_deflate=False,  # a third of a megabyte for every socket
        )


async def check_database(config: ServerConfig) -> None:
    """Bring it up to date, or say what is wrong with it, once for all workers."""
    await (await open_store(config.database_url or default_url())).close()


def run_worker(
    config: ServerConfig,
    metrics_address: MetricsAddress | None,
    log: str,
    sockets: list[socket.socket],
    number: int,
) -> None:
    """One of several, in a process of its own. Its figures are at the next address after those of the one before."""
    start_log(log)
    address = metrics_address and metrics_address._replace(port=metrics_address.port + number)
    PreparedServer(config, sockets, address).run(lambda links: None)


def trusted_proxies(config: ServerConfig) -> tuple[str, ...]:
    """Those that were named; else, where a proxy shows us under another name, one on this computer."""
    return config.proxies or (THIS_COMPUTER if config.origins else ())


def new_guard(config: ServerConfig) -> ConnectionGuard:
    """For as many connections as this process may have files open."""
    most = max(MIN_CONNECTIONS, raise_file_limit() - RESERVED_FILES)
    return ConnectionGuard(config.limits.connections, most, trusted_proxies(config))


class SignalAwareUvicorn(uvicorn.Server):
    """Says when it is ready, and takes Ctrl-C for what it is: the wish to close."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Drain) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As usual, but a signal that was heeded is not raised once more."""
        with handle_signal(signal.SIGINT, self.handle_exit), handle_signal(signal.SIGTERM, self.handle_exit):
            if not hasattr(signal, "SIGHUP"):  # Windows has none
                yield
                return
            with (
                handle_signal(signal.SIGHUP, lambda *_: logs.reopen_logs()),
                handle_signal(signal.SIGUSR1, lambda *_: self.drain.begin()),
            ):
                yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


@contextmanager
def handle_signal(
    which: signal.Signals, handler: Callable[[int, FrameType | None], object]
) -> Iterator[None]:
    """Handle a signal meanwhile."""
    before = signal.signal(which, handler)
    try:
        yield
    finally:
        signal.signal(which, before)


def tune_process() -> None:
    """Spare everyone the garbage collector's long walks: what is loaded by now stays and is not looked at again, and
    all that is there is walked through a few times an hour, not every other second. Hardly anything needs it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def prepare(
    host: str = "",
    port: int = DEFAULT_PORT,
    db: str = "",
    lan: bool = False,
    origins: tuple[str, ...] = (),
    keep_days: int = DEFAULT_KEEP_DAYS,
    log: str = "",
    proxies: tuple[str, ...] = (),
    metrics: str = "",
    frame_origins: tuple[str, ...] = (),
    bus: str = "",
    workers: int = 1,
) -> PreparedServer:
    """Check everything, and take the port. What is amiss is a Fault."""
    backend = parse_url(db or default_url()).get_backend_name()
    if backend == SQLITE and (workers > 1 or bus):
        raise ServerFault("workers-need-postgres")
    for origin in (*origins, *frame_origins):
        check_origin(origin)
    for proxy in proxies:
        check_proxy(proxy)
    metrics_address = parse_address(metrics) if metrics else None
    start_log(log)
    network = own_address() if lan else ""
    config = ServerConfig(
        host or DEFAULT_HOST,
        port,
        db,
        network,
        origins=origins,
        frame_origins=tuple(origin.rstrip("/") for origin in frame_origins),
        proxies=proxies,
        keep_days=keep_days,
        bus=bus,
    )
    sockets = open_sockets([config.host, *([network] if network else [])], port)
    return PreparedServer(config, sockets, metrics_address, workers, log)


def check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ServerFault("bad-origin", origin=origin)


def check_proxy(proxy: str) -> None:
    try:
        ip_network(proxy, strict=False)
    except ValueError as error:
        raise ServerFault("bad-proxy", proxy=proxy) from error


def start_log(file: str) -> None:
    try:
        logs.configure_logs(file)
    except OSError as error:
        raise ServerFault("log-file", path=file, why=error.strerror or str(error)) from error
