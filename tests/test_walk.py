"""One move, from a player's socket to the other player's screen: the files that it passes, in their order."""

import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import tavolino
from tavolino.core import match as match_module
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.ports import Storage, TimeSource
from tavolino.live.table_registry import TableRegistry
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.store import open_store
from tests.live.clients.test_client_session import network
from tests.live.memory_store import GUESTS, secret_of
from tests.live.support import Stage

WALK = (
    ("live/clients/client_session.py", "read_frames"),
    ("live/frames/client_frames.py", "decode"),
    ("live/clients/handlers.py", "handle_frame"),
    ("live/live_table.py", "change"),
    ("table/table.py", "play"),
    ("table/replay.py", "apply_entry"),
    ("store/group_commit.py", "append"),
    ("live/viewers/viewers.py", "show"),
    ("live/viewers/connection.py", "mark_state_stale"),
)
"""Nine files; `replay` asks the rules (core/match.py and the game's own match) on the way. CONTRIBUTING lists them."""
RULES = ("core/match.py", "play")

ROOT = str(Path(tavolino.__file__).parent) + "/"


@contextmanager
def note_calls() -> Iterator[list[tuple[str, str]]]:
    """The functions of the package that are called meanwhile in this thread, in the order of their first calls."""
    calls: dict[tuple[str, str], None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(ROOT):
            calls.setdefault((code.co_filename.removeprefix(ROOT), code.co_name))

    found: list[tuple[str, str]] = []
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)
        found.extend(calls)


@asynccontextmanager
async def open_stored_tables(folder: Path) -> AsyncIterator[Stage]:
    """Live tables on a real database."""
    store = await open_store(f"sqlite:///{folder}/tavolino.db")
    for guest in GUESTS:
        await store.guests.add(guest.id, guest.name, guest.language, hash_secret(secret_of(guest)), 0)
    stage = Stage()
    storage = Storage(store.tables, store.guests, store.group_commit)
    clock = TimeSource(stage.clock.now, stage.clock.today)
    stage.registry = TableRegistry(storage, WorkerPool(1), clock, stage.random_source())
    yield stage
    await stage.leave()
    await store.close()


async def next_state(line: ClientConnection) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(await line.recv())
        if frame["is"] == "state":
            return frame


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_a_move_walks_straight_from_one_socket_to_the_other(tmp_path: Path) -> None:
    async with open_stored_tables(tmp_path) as stage:
        table_id, secrets = await stage.open_by_two()
        async with network(stage) as url:
            lines = [await connect(f"{url}/{table_id}") for _ in secrets]
            for line, secret in zip(lines, secrets, strict=True):
                await line.send(json.dumps({"do": "hello", "secret": secret}))
            states = [await next_state(line) for line in lines]
            mover = next(seat for seat, state in enumerate(states) if state["view"]["legal"])
            move = {
                "do": "move",
                "on": states[mover]["number"],
                "move": states[mover]["view"]["legal"][0]["text"],
            }
            with note_calls() as calls:
                await lines[mover].send(json.dumps(move))
                seen = await next_state(lines[1 - mover])
            for line in lines:
                await line.close()
    assert seen["number"] > states[1 - mover]["number"]
    walk = list(WALK)
    if str(match_module.__file__).endswith(".py"):  # compiled functions are not noted
        walk.insert(walk.index(("table/replay.py", "apply_entry")) + 1, RULES)
    assert [call for call in calls if call in walk] == walk


def test_the_walk_passes_nine_files_that_are_there() -> None:
    files = [file for file, _ in WALK]
    assert len(set(files)) == len(files) == 9
    assert all(Path(ROOT, file).is_file() for file in files)
