"""Below HTTP: floods of frames, silent connections, requests that never end."""

import asyncio
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tavolino.live.frames.close_codes import CLOSE_FLOOD
from tavolino.live.guards.rate_limits import RateLimit
from tavolino.server.connections.protocols import SLICE_BYTES
from tavolino.server.limits import ConnectionLimits, Limits
from tests.server.serving import HOST, Serving, start_server, until

pytestmark = pytest.mark.anyio
HANDSHAKE = (
    f"GET /ws/tables/nothing HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()
PATIENT = ConnectionLimits()


def limits(**changes: object) -> Limits:
    return Limits(connections=replace(PATIENT, **changes))  # type: ignore[arg-type]


def frame(opcode: Opcode, payload: bytes = b"", is_last: bool = True) -> bytes:
    return Frame(opcode, payload, is_last).serialize(mask=True)


async def open_socket(server: Serving) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await server.connect()
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize(
    "flood",
    [
        frame(Opcode.PING) * 40_000,
        frame(Opcode.PONG) * 40_000,
        frame(Opcode.TEXT, is_last=False) + frame(Opcode.CONT, is_last=False) * 40_000,
    ],
    ids=["pings", "pongs", "empty parts"],
)
async def test_a_flood_of_frames_is_cut_off_before_it_is_read(
    tmp_path: Path, flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before hello too, and however much of it arrives at once: the rest is never parsed."""
    parsed = 0
    parse = Frame.parse

    def counting(*args: Any, **more: Any) -> Any:
        nonlocal parsed
        parsed += 1
        return parse(*args, **more)

    monkeypatch.setattr(Frame, "parse", counting)
    async with start_server(tmp_path) as server:
        reader, writer = await open_socket(server)
        writer.write(flood)
        await read_to_the_end(reader)
        writer.close()
    assert PATIENT.frames.burst < parsed < PATIENT.frames.burst + SLICE_BYTES


async def read_to_the_end(reader: asyncio.StreamReader) -> bytes:
    """What came before the connection was closed, or cut."""
    read = b""
    with suppress(ConnectionError):
        while some := await reader.read(4096):
            read += some
    return read


async def test_who_pings_now_and_then_may_stay(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        reader, writer = await open_socket(server)
        writer.write(frame(Opcode.PING) * 20)
        assert await reader.readexactly(40) == b"\x8a\x00" * 20
        writer.close()


async def test_a_message_in_many_parts_is_read_whole(tmp_path: Path) -> None:
    """A hello of a table that is not there, cut in pieces larger than what is read at once."""
    async with start_server(tmp_path) as server, connect(server.socket_url) as line:
        await line.send(['{"do":"hello",', " " * 3000, '"secret":"nobody"}'])
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


# -- Connections


async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    async with start_server(tmp_path, limits=limits(max_per_address=5)) as server:
        silent = [await server.connect() for _ in range(5)]
        await until(lambda: server.guard.total == 5)
        assert await is_refused(server)
        assert server.guard.refused == 1
        for _, writer in silent:
            writer.close()
        await until(lambda: not server.guard.total)
        assert b"200 OK" in await server.ask()


async def is_refused(server: Serving) -> bool:
    try:
        return await server.ask() == b""
    except ConnectionError:
        return True


async def test_a_socket_counts_once(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        _, writer = await open_socket(server)
        assert server.guard.total == 1
        writer.close()
        await until(lambda: not server.guard.total)
        assert not server.guard.by_address


async def test_one_address_cannot_take_all_sockets_behind_a_proxy(tmp_path: Path) -> None:
    async with start_server(tmp_path, limits=limits(max_sockets_per_address=2), proxies=(HOST,)) as server:

        async def come(address: str) -> int | None:
            line = await connect(server.socket_url, additional_headers={"X-Forwarded-For": address})
            opened.append(line)
            try:
                async with asyncio.timeout(0.2):
                    await line.recv()
            except TimeoutError:
                return None
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None
            raise AssertionError("nothing is said before hello")

        opened: list[object] = []
        codes = [await come("192.0.2.1") for _ in range(3)] + [await come("192.0.2.2")]
        assert codes == [None, None, CLOSE_FLOOD, None]


# -- Time-outs


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /health HT", b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_what_is_sent_by_half_does_not_stay_open(tmp_path: Path, sent: bytes) -> None:
    async with start_server(tmp_path, limits=limits(header_timeout_s=0.05, body_timeout_s=0.05)) as server:
        reader, writer = await server.connect()
        writer.write(sent)
        assert await read_to_the_end(reader) == b""  # and it does end
        writer.close()


async def test_a_second_request_on_the_same_connection_has_its_own_time(tmp_path: Path) -> None:
    async with start_server(tmp_path, limits=limits(header_timeout_s=0.05)) as server:
        reader, writer = await server.connect()
        writer.write(f"GET /health HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"GET /hea")
        await read_to_the_end(reader)
        writer.close()


async def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "large.bin").write_bytes(os.urandom(30_000_000))
    async with start_server(tmp_path, limits=limits(write_timeout_s=0.05), page_folder=page) as server:
        _, writer = await server.connect()
        writer.write(f"GET /large.bin HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: server.guard.total)
        await until(lambda: not server.guard.total)
        writer.close()


async def test_the_pace_of_frames_is_a_limit_like_others(tmp_path: Path) -> None:
    async with start_server(tmp_path, limits=limits(frames=RateLimit(1, 3))) as server:
        reader, writer = await open_socket(server)
        writer.write(frame(Opcode.PING) * 3)
        assert await reader.readexactly(6) == b"\x8a\x00" * 3
        writer.write(frame(Opcode.PING))
        assert (await read_to_the_end(reader)).endswith(b"\x88\x02" + CLOSE_FLOOD.to_bytes(2))
        writer.close()
