"""The proxies of docs/running-a-server.md, as they stand there: without TLS, on ports that are free."""

import asyncio
import re
import shutil
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tavolino.live.frames.close_codes import CLOSE_BAD_SECRET, CLOSE_NO_SUCH_TABLE
from tests.server.serving import HOST, Serving, start_server

PAGE = Path(__file__).parents[3] / "docs" / "running-a-server.md"
NAME = "play.example.org"
CLIENT = "127.0.0.5"
FORGED = "203.0.113.9"
NGINX = """
daemon off; pid nginx.pid; error_log stderr; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {0}
}}
"""
HAPROXY = "defaults\n    timeout connect 5s\n{0}"
CADDY = "{{\n    admin off\n    auto_https off\n}}\n{0}"


ProxyPlan = Callable[[int, Path], tuple[str, list[str]]]
"""The configuration of a proxy that listens on this port, and the command that runs it in this folder."""


def read_block(title: str) -> str:
    """The block under this title."""
    found = re.search(rf"^{title}:\n\n```text\n(.*?)```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"no configuration of {title} on the page"
    return found[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def nginx(port: int, folder: Path) -> tuple[str, list[str]]:
    block = read_block("nginx").replace("443 ssl", f"{HOST}:{port}")
    return NGINX.format(block), ["nginx", "-p", str(folder), "-c", str(folder / "proxy.conf")]


def haproxy(port: int, folder: Path) -> tuple[str, list[str]]:
    block = re.sub(r"bind :443 .*", f"bind {HOST}:{port}", read_block("HAProxy"))
    return HAPROXY.format(block), ["haproxy", "-db", "-f", str(folder / "proxy.conf")]


def caddy(port: int, folder: Path) -> tuple[str, list[str]]:
    block = read_block("Caddy").replace(f"{NAME} {{", f"http://{NAME}:{port} {{\n    bind {HOST}")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "proxy.conf")]
    return CADDY.format(block), command


@asynccontextmanager
async def serve_behind_proxy(plan: ProxyPlan, folder: Path) -> AsyncIterator[tuple[Serving, int]]:
    """A server, and the proxy before it on this port."""
    port = free_port()
    config, command = plan(port, folder)
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    async with start_server(folder, origins=(f"http://{NAME}",)) as server:
        (folder / "proxy.conf").write_text(config.replace("127.0.0.1:8011", f"{HOST}:{server.port}"), "utf-8")
        with (folder / "proxy.log").open("wb") as log:
            proxy = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log)
        try:
            await until_open(proxy, port, folder)
            yield server, port
        finally:
            if proxy.returncode is None:
                proxy.terminate()
            await proxy.wait()


async def until_open(proxy: asyncio.subprocess.Process, port: int, folder: Path) -> None:
    while True:
        assert proxy.returncode is None, (folder / "proxy.log").read_text("utf-8", errors="replace")
        try:
            _, writer = await asyncio.open_connection(HOST, port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        return


async def ask(port: int, path: str) -> bytes:
    """From an address of one's own, with the word of somebody who says that it is another."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(CLIENT, 0))
    head = f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nX-Forwarded-For: {FORGED}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    try:
        return await reader.read()
    finally:
        writer.close()


@pytest.mark.anyio
@pytest.mark.parametrize("plan", [nginx, haproxy, caddy], ids=["nginx", "haproxy", "caddy"])
async def test_the_documented_proxy_passes_on_who_asks_and_what(plan: ProxyPlan, tmp_path: Path) -> None:
    async with serve_behind_proxy(plan, tmp_path) as (server, port):
        while not (answer := await ask(port, "/ready")).startswith(b"HTTP/1.1 200"):
            assert answer.startswith(b"HTTP/1.1 503"), answer  # the proxy has not looked at the server yet
        seen = server.app.state.gate.address_limiter.buckets
        assert CLIENT in seen
        assert FORGED not in seen
        url = f"ws://{NAME}/ws/tables/nothing"
        async with connect(url, origin=Origin(f"http://{NAME}"), host=HOST, port=port) as line:
            await line.send('{"do": "hello", "guest": "nobody"}')
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code in (CLOSE_NO_SUCH_TABLE, CLOSE_BAD_SECRET)
