"""Nobody can hold everyone up: the largest request and the longest frame that the limits allow take no long step of
the loop.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import httpx
import pytest

from tavolino.core.registry import games
from tavolino.live.frames.client_frames import MAX_CHAT_LENGTH, MAX_FRAME_BYTES
from tavolino.live.guards.rate_limits import RateLimit
from tavolino.server.limits import MAX_DOCUMENT_BYTES, Limits
from tavolino.server.local_network import MAX_QR_BYTES
from tavolino.server.warm_up import warm_up
from tests.server.competitions.support import create_drawn, result
from tests.server.house import House, Person, good, open_house
from tests.server.loop_watch import MAX_STEP_S, watch_loop

LOOSE = RateLimit(10**6, 10**9)
LIMITS = Limits(requests=LOOSE, address_requests=LOOSE, guests=LOOSE)
INVISIBLE = "".join(map(chr, range(0x80, 0xA0))) + "\n"
MAX_TEAMS = {"league": 32, "groups_knockout": 64, "knockout": 64, "swiss": 128}

Ask = Callable[[], httpx.Response]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server some moments after its start."""
    with open_house(tmp_path_factory.mktemp("loop"), limits=LIMITS) as house:
        warm_up(house.client.app)
        yield house


@pytest.fixture(scope="module")
def mara(house: House) -> Person:
    return house.guest("Mara")


def check_steps(ask: Callable[[], object]) -> None:
    with watch_loop() as steps:
        ask()
    too_long = [step for step in steps if step.seconds > MAX_STEP_S]
    assert not too_long


def answered(ask: Ask, *statuses: int) -> None:
    assert ask().status_code in statuses


def test_a_long_step_would_be_noticed() -> None:
    async def count() -> None:
        sum(range(10**7))

    with watch_loop() as steps:
        asyncio.run(count())
    assert steps[0].seconds > MAX_STEP_S


PUBLIC = (
    "/",
    "/health",
    "/api/games",
    "/api/bots",
    "/api/texts",
    "/api/tables",
    "/api/competitions",
    "/api/schema/openapi.json",
    "/api/schema/openapi.yaml",
    f"/api/people/{'x' * 60}.svg?cut=bust",
    *(f"/api/games/{game}{path}" for game in games() for path in ("", "/rules", "/decks", "/texts")),
    *(f"/api/games/{game}/print/cards.pdf" for game in games()),
    "/api/print/board.pdf?format=league&teams=32",
)


@pytest.mark.parametrize("path", PUBLIC)
def test_what_anyone_may_read(house: House, path: str) -> None:
    check_steps(partial(answered, partial(house.get, path, headers={"accept-language": "ro"}), 200, 422))


def test_the_largest_bodies(house: House, mara: Person) -> None:
    deck = (INVISIBLE * MAX_DOCUMENT_BYTES)[: MAX_DOCUMENT_BYTES // 2]
    document = {"name": "mine.toml", "text": deck}
    check_steps(partial(answered, partial(house.post, "/api/qr", {"text": "x" * MAX_QR_BYTES}), 200))
    for game in games():
        check = partial(house.post, f"/api/games/{game}/decks/check", document)
        check_steps(partial(answered, check, 200, 404, 422))
    seats = [{"player": "person"}, {"player": "open"}]
    table = {"game": "mister", "seats": seats, "options": {"deck": document}}
    check_steps(partial(answered, partial(mara.post, "/api/tables", table), 422))
    nonsense = b"[" * LIMITS.max_body_bytes
    check_steps(partial(answered, partial(mara.ask, "POST", "/api/tables", content=nonsense), 400))


@pytest.mark.parametrize("kind", MAX_TEAMS)
def test_the_largest_competitions(mara: Person, kind: str) -> None:
    teams = [{"name": f"Team {n}", "player": "random"} for n in range(MAX_TEAMS[kind])]
    more = {"terms": {"legs": 4}} if kind == "league" else {}
    path = ""

    def hold() -> None:
        nonlocal path
        path = f"/api/competitions/{create_drawn(mara, kind, kind, *teams, **more)}"

    check_steps(hold)
    check_steps(lambda: good(mara.get(path, headers={"accept-language": "it"})))
    matches = good(mara.get(path))["competition"]["matches"]
    if matches:
        check_steps(lambda: result(mara, path.rpartition("/")[2], matches[0]["id"], 1, 0))
    check_steps(partial(answered, partial(mara.get, f"{path}/export.csv"), 200))
    check_steps(partial(answered, partial(mara.get, f"{path}/print/board.pdf"), 200, 422))
    file = json.loads(mara.get(f"{path}/export.json").content)
    file["charter"]["name"] = f"{kind} again"
    again = partial(mara.ask, "POST", "/api/competitions/import", content=json.dumps(file))
    check_steps(partial(answered, again, 201))


@pytest.mark.parametrize("game", games())
def test_a_finished_match_that_nobody_has_looked_at_for_long(house: House, mara: Person, game: str) -> None:
    table_id = mara.finished(game=game)
    path, tables = f"/api/tables/{table_id}", house.client.app.state.tables
    with house.client.portal() as portal:
        portal.call(lambda: tables.drop(tables.tables[table_id]) if table_id in tables.tables else None)
    for read in (path, f"{path}/report", f"{path}/record", f"{path}/replay/40", f"{path}/decks"):
        check_steps(partial(answered, partial(mara.get, read, headers={"accept-language": "it"}), 200))
    branch = {"move": 10, "seat": 0, "bot": "greedy"}
    check_steps(partial(answered, partial(mara.post, f"{path}/branch", branch), 201))


FRAMES: tuple[dict[str, Any], ...] = (
    {"do": "say", "text": "x" * MAX_CHAT_LENGTH},
    {"do": "move", "on": 0, "move": "x" * 200},
    {"do": "undo"},
    {"do": "hint"},
    {"do": "advise"},
    {"do": "draw"},
    {"do": "ping"},
)


@pytest.mark.parametrize("game", games())
def test_every_frame(house: House, mara: Person, game: str) -> None:
    table = mara.open("person", "greedy", game=game)

    def play() -> None:
        with house.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
            socket.send_json({"do": "hello", "secret": table["secrets"]["0"]})
            for n, frame in enumerate(FRAMES):
                socket.send_json({**frame, "id": str(n)})
                while socket.receive_json().get("id") != str(n):
                    pass
            socket.send_text("[" * (MAX_FRAME_BYTES - 1))

    check_steps(play)
