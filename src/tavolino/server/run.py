"""Starting and stopping: sockets, the event loop, signals, and the links to show."""

import gc
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar

from tavolino.live.frames import MAX_FRAME_BYTES
from tavolino.server import logs
from tavolino.server.app import create_app
from tavolino.server.config import DEFAULT_HOST, DEFAULT_KEEP_DAYS, DEFAULT_PORT, ServerConfig
from tavolino.server.faults import ServerFault
from tavolino.server.local_network import http_link, open_sockets, own_address, qr_text
from tavolino.store.database import default_url, parse_url

SHUTDOWN_TIMEOUT_S: Final = 5
"""Seconds that those who are still talking to us have when we close."""
GC_THRESHOLDS: Final = (700, 5, 2000)
"""After how many new objects the youngest are collected; after how many times that the next older ones, and all."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class ServerLinks:
    """Where a browser goes: on this computer, and, if others may come, from the network, with its QR code."""

    here: str
    network: str = ""
    qr: str = ""


class PreparedServer:
    """A server that has its sockets, and is ready to run."""

    def __init__(self, config: ServerConfig, sockets: list[socket.socket]) -> None:
        self.sockets = sockets
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
        app = create_app(self.config)
        try:
            SignalAwareUvicorn(self.uvicorn_config(app), lambda: ready(self.links)).run(self.sockets)
        except SystemExit:
            raise app.state.get("startup_error") or RuntimeError("uvicorn did not start") from None
        finally:
            for each in self.sockets:
                each.close()

    def uvicorn_config(self, app: Litestar) -> uvicorn.Config:
        return uvicorn.Config(
            app,
            access_log=False,
            date_header=False,
            lifespan="on",
            log_config=None,
            proxy_headers=bool(self.config.origins),
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            ws="websockets-sansio",
            ws_max_size=4 * MAX_FRAME_BYTES,  # what is only somewhat too big is answered with a code of ours
            ws_per_message_deflate=False,  # a third of a megabyte for every socket
        )


class SignalAwareUvicorn(uvicorn.Server):
    """Says when it is ready, and takes Ctrl-C for what it is: the wish to close."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tune_process()
            self.ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As usual, but a signal that was heeded is not raised once more."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


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
) -> PreparedServer:
    """Check everything, and take the port. What is amiss is a Fault."""
    parse_url(db or default_url())
    for origin in origins:
        check_origin(origin)
    start_log(log)
    network = own_address() if lan else ""
    config = ServerConfig(host or DEFAULT_HOST, port, db, network, origins, keep_days)
    return PreparedServer(config, open_sockets([config.host, *([network] if network else [])], port))


def check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ServerFault("bad-origin", origin=origin)


def start_log(file: str) -> None:
    try:
        logs.configure_logs(file)
    except OSError as error:
        raise ServerFault("log-file", path=file, why=error.strerror or str(error)) from error
