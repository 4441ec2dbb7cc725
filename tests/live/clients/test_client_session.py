"""Hostile frames: each is refused, or its socket closed with a code; others at the table never notice."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tavolino.live.clients import client_session
from tavolino.live.frames.client_frames import MAX_FRAME_BYTES
from tavolino.live.frames.close_codes import (
    CLOSE_BAD_FRAME,
    CLOSE_BAD_SECRET,
    CLOSE_FLOOD,
    CLOSE_TOO_BIG,
    CLOSE_TOO_LATE,
    CLOSE_TOO_SLOW,
)
from tavolino.live.viewers.connection import MAX_OUTBOX_FRAMES
from tavolino.server.routes.table_socket import table_socket
from tests.live.memory_store import ADA, secret_of
from tests.live.support import Stage, kinds, only

pytestmark = pytest.mark.anyio

DEEP = "[" * 5000
TOO_BIG_FOR_UVICORN = 1009
NO_FRAMES: dict[str, tuple[str | bytes, int]] = {
    "binary": (b'{"do":"ping"}', CLOSE_BAD_FRAME),
    "random bytes": (bytes(range(256)), CLOSE_BAD_FRAME),
    "huge": (json.dumps({"do": "say", "text": "x" * MAX_FRAME_BYTES}), CLOSE_TOO_BIG),
    "deep": (DEEP, CLOSE_BAD_FRAME),
    "deep in a field": ('{"do":"ping","id":' + DEEP, CLOSE_BAD_FRAME),
    "deep in a field that is not there": ('{"x":' + DEEP + "]" * 5000 + ',"do":"ping"}', CLOSE_BAD_FRAME),
    "empty": ("", CLOSE_BAD_FRAME),
    "no JSON": ("kick-off", CLOSE_BAD_FRAME),
    "cut off": ('{"do":"ping"', CLOSE_BAD_FRAME),
    "a list": ('[{"do":"ping"}]', CLOSE_BAD_FRAME),
    "a number": ("17", CLOSE_BAD_FRAME),
    "nothing to do": ("{}", CLOSE_BAD_FRAME),
    "unknown": ('{"do":"score"}', CLOSE_BAD_FRAME),
    "something more": ('{"do":"ping","seat":1}', CLOSE_BAD_FRAME),
    "another's seat": ('{"do":"resign","seat":1}', CLOSE_BAD_FRAME),
    "a move without a number": ('{"do":"move","move":0}', CLOSE_BAD_FRAME),
    "a move of the wrong type": ('{"do":"move","on":1,"move":[0]}', CLOSE_BAD_FRAME),
    "a truth for a number": ('{"do":"move","on":true,"move":0}', CLOSE_BAD_FRAME),
    "a negative number": ('{"do":"move","on":-1,"move":0}', CLOSE_BAD_FRAME),
    "a negative move": ('{"do":"move","on":1,"move":-1}', CLOSE_BAD_FRAME),
    "an enormous number": ('{"do":"move","on":1,"move":' + "9" * 4000 + "}", CLOSE_BAD_FRAME),
    "half a character": ('{"do":"say","text":"\\ud800"}', CLOSE_BAD_FRAME),
    "an id of the wrong type": ('{"do":"ping","id":7}', CLOSE_BAD_FRAME),
    "an endless id": (json.dumps({"do": "ping", "id": "x" * 65}), CLOSE_BAD_FRAME),
    "a truth in words": ('{"do":"answer","agrees":"yes"}', CLOSE_BAD_FRAME),
}


@pytest.mark.parametrize("name", NO_FRAMES)
async def test_what_is_no_frame_closes_its_socket_and_no_other(stage: Stage, name: str) -> None:
    frame, code = NO_FRAMES[name]
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    tab = await stage.come(table_id, secrets[0])
    tab.put(frame)
    assert [await tab.hear(), tab.code] == [[], code]
    assert [await ana.hear(), await ion.hear()] == [[], []]
    asked = ana if ana.legal else ion
    assert kinds(await asked.move()) == ["state", "done"]


@pytest.mark.parametrize("name", NO_FRAMES)
async def test_what_is_no_hello_is_not_let_in(stage: Stage, name: str) -> None:
    frame, code = NO_FRAMES[name]
    table_id, _ = await stage.open_by_two()
    stranger = stage.client(table_id)
    stranger.put(frame)
    assert [await stranger.hear(), stranger.code] == [[], code]


async def test_the_first_frame_is_hello_and_no_other_is(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    stranger = stage.client(table_id)
    assert [await stranger.ask(do="ping"), stranger.code] == [[], CLOSE_BAD_FRAME]
    ana = await stage.come(table_id, secrets[0])
    again = await ana.ask(do="hello", secret=secrets[1])
    assert only(again, "refused")["code"] == "already-here"


async def test_who_does_not_say_hello_has_to_go(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_session, "HELLO_TIMEOUT_S", 0.01)
    silent = stage.client((await stage.open_by_two())[0])
    assert silent.task
    await silent.task
    assert silent.code == CLOSE_TOO_LATE


async def test_nobody_moves_for_another_seat(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = (ana, ion) if ana.legal else (ion, ana)
    for move in asked.legal:
        refused = only(await other.ask(do="move", on=asked.state["number"], move=move), "refused")
        assert refused["code"] in ("not-your-turn", "stale")
    assert stage.stored.entries == []


async def test_messages_of_another_that_are_replayed_do_nothing(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = (ana, ion) if ana.legal else (ion, ana)
    message = {"do": "move", "id": "mine", "on": asked.state["number"], "move": asked.legal[0]}
    await asked.ask(**message)
    before = len(stage.stored.entries)
    for _ in range(3):
        answers = kinds(await other.ask(**message))
        assert "done" not in answers
        assert "refused" in answers
    assert len(stage.stored.entries) == before


async def test_a_flood_closes_its_socket_and_no_other(stage: Stage) -> None:
    ana, ion = await stage.duel()
    for _ in range(100):
        ion.put('{"do":"ping"}')
    pongs = await ion.hear()
    assert ion.code == CLOSE_FLOOD
    assert len(pongs) == 40
    assert ana.code is None
    await stage.wait(1)
    assert kinds(await ana.ask(do="ping")) == ["pong"]


async def test_who_keeps_the_pace_may_go_on(stage: Stage) -> None:
    ana, _ = await stage.duel()
    for _ in range(10):
        await stage.wait(0.5)
        for _ in range(10):
            ana.put('{"do":"ping"}')
    assert len(await ana.hear()) == 100
    assert ana.code is None


async def test_who_reads_nothing_holds_up_nobody_and_has_to_go(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_session, "SEND_TIMEOUT_S", 0.05)
    ana, ion = await stage.duel()
    watcher = await stage.come(ana.welcome["table_id"], guest=ADA)
    watcher.wire.reads.clear()
    for n in range(MAX_OUTBOX_FRAMES + 2):
        await stage.wait(3)
        await ana.ask(do="say", text=f"{n}")
    assert len([frame for frame in await ion.hear() if frame["is"] == "said"]) == MAX_OUTBOX_FRAMES + 2
    assert watcher.task
    await watcher.task
    assert watcher.code == CLOSE_TOO_SLOW
    assert (await stage.live()).viewers.spectators.connections == {}
    assert ion.code is ana.code is None


async def test_an_error_of_ours_closes_the_socket_and_tells_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ion = await stage.duel()

    async def broken(*_: object) -> None:
        raise RuntimeError("the seed is 7")

    monkeypatch.setattr(client_session, "handle_frame", broken)
    assert await ion.ask(do="ping") == []
    assert [ion.code, ana.code] == [1011, None]


async def test_random_frames_never_break_anything(stage: Stage) -> None:
    """Pieces of good frames, put together at random."""
    chance = random.Random(11)
    table_id, secrets = await stage.open_by_two()
    ana = await stage.come(table_id, secrets[0])
    keys = ["do", "id", "on", "move", "text", "phrase", "agrees", "spectator", "secret", "number", "x"]
    values: list[Any] = ["move", "say", "undo", "resign ", "ping", "hello", "chat", 0, 1, -1, 1e9, None, True]
    values += [[], {}, "", "wait", "\u0000", "x" * 300, 2**60]
    codes: set[int | None] = set()
    for _ in range(300):
        tab = await stage.come(table_id, secrets[1])
        fields = {chance.choice(keys): chance.choice(values) for _ in range(chance.randint(0, 5))}
        text = json.dumps(fields)
        tab.put(text if chance.random() < 0.8 else text[: chance.randint(0, len(text))])
        await tab.hear()
        codes.add(tab.code)
        await tab.hang_up()
    assert codes <= {None, CLOSE_BAD_FRAME}
    assert ana.code is None
    assert kinds(await ana.ask(do="ping"))[-1] == "pong"


# -- Over a real network


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def network(stage: Stage) -> AsyncIterator[str]:
    """The handler behind a real server on this computer."""
    app = Litestar([table_socket], openapi_config=None)
    app.state.tables = stage.registry
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_max_size=64 * 1024, log_level="critical", lifespan="off"
    )
    server = Server(config)
    serving = asyncio.create_task(server.serve())
    await server.ready.wait()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"ws://127.0.0.1:{port}/ws/tables"
    finally:
        server.should_exit = True
        await serving


async def send_and_read_on(url: str, *frames: str | bytes) -> None:
    async with connect(url) as line:
        for frame in frames:
            await line.send(frame)
        while True:
            await line.recv()


async def code_after(url: str, *frames: str | bytes) -> int:
    """The code with which a socket is closed that sends these, and by us never with a reason."""
    with pytest.raises(ConnectionClosed) as closed:
        await send_and_read_on(url, *frames)
    end = closed.value.rcvd
    assert end
    assert not end.reason or end.code == TOO_BIG_FOR_UVICORN
    return end.code


async def test_a_match_over_a_real_socket_among_hostile_ones(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    async with network(stage) as url:
        table = f"{url}/{table_id}"
        hello = [json.dumps({"do": "hello", "secret": secret}) for secret in secrets]
        async with connect(table) as ana, connect(table) as ion:
            await ana.send(hello[0])
            await ion.send(hello[1])
            assert json.loads(await ana.recv())["is"] == "welcome"
            assert json.loads(await ion.recv())["is"] == "welcome"
            states = [json.loads(await line.recv()) for line in (ana, ion)]
            stranger = json.dumps({"do": "hello", "secret": "wrong"})
            codes = await asyncio.gather(
                code_after(table, b"\x00\x01"),
                code_after(table, stranger),
                code_after(table, json.dumps({"do": "hello", "guest": secret_of(ADA)}), '{"do":'),
                code_after(table, hello[0], *['{"do":"ping"}'] * 60),
                code_after(table, hello[0], "x" * (MAX_FRAME_BYTES + 1)),
                code_after(f"{url}/nowhere", stranger),
                code_after(table, hello[0], "x" * 100_000),
            )
            assert codes[:6] == [
                CLOSE_BAD_FRAME,
                CLOSE_BAD_SECRET,
                CLOSE_BAD_FRAME,
                CLOSE_FLOOD,
                CLOSE_TOO_BIG,
                4404,
            ]
            assert codes[6] == TOO_BIG_FOR_UVICORN
            asked = 0 if states[0]["view"]["legal"] else 1
            choice = states[asked]["view"]["legal"][0]["move"]
            await (ana, ion)[asked].send(
                json.dumps({"do": "move", "on": states[asked]["number"], "move": choice})
            )
            while json.loads(await (ana, ion)[1 - asked].recv())["is"] != "state":
                pass
    assert len([entry for entry in stage.stored.entries if not entry.note]) == 1
