"""Reports, blocks and bans: what players do about each other, and what whoever runs the server does."""

import json
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from litestar.exceptions import WebSocketDisconnect

from tavolino.live.frames.close_codes import CLOSE_NOT_WELCOME
from tavolino.store.people.moderation import Ban
from tavolino.store.store import Store
from tests.server.house import House, Person, good, problem

T = TypeVar("T")


def ask_store(house: House, use: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    with house.client.portal() as portal:
        found: T = portal.call(use, house.client.app.state.store)
        return found


def set_bans(house: House, *who: str) -> None:
    """As they would be read from the database."""
    state = house.client.app.state

    async def refresh(store: Store) -> None:
        for ban in await store.moderation.list_bans():
            await store.moderation.unban(ban.kind, ban.value)
        for one in who:
            kind, _, value = one.partition(" ")
            await store.moderation.ban(kind, value, "test", 1)
        await state.ban_list.refresh(store, state.tables)

    ask_store(house, refresh)


@pytest.fixture
def table(house: House, mara: Person, ivo: Person) -> Any:
    """A table of Mara's, where Ivo has said something."""
    opened = mara.open("person", "open", "open", game="gogoal")
    joined = good(ivo.post(f"/api/tables/{opened['id']}/join", {"code": opened["code"]}))
    with house.client.websocket_connect(f"/ws/tables/{opened['id']}") as socket:
        socket.send_json({"do": "hello", "secret": joined["secret"]})
        socket.send_json({"do": "say", "id": "1", "text": "something ugly"})
        while socket.receive_json().get("id") != "1":
            pass
    return opened


def test_a_report_shows_what_was_said(house: House, mara: Person, ivo: Person, table: Any) -> None:
    path = f"/api/tables/{table['id']}/reports"
    assert mara.post(path, {"seat": 1}).status_code == 204
    problem(mara.post(path, {"seat": 2}), 404, "no-such-speaker")
    problem(house.post(path, {"seat": 1}), 401, "not-a-guest")
    [report] = [
        one
        for one in ask_store(house, lambda store: store.moderation.list_reports())
        if one.table_id == table["id"]
    ]
    assert (report.reporter, report.reported) == (mara.welcome["id"], ivo.welcome["id"])
    assert [line["text"] for line in json.loads(report.lines)] == ["something ugly"]


def test_who_is_blocked_does_not_come_to_ones_tables(mara: Person, ivo: Person, table: Any) -> None:
    assert mara.post(f"/api/tables/{table['id']}/blocks", {"seat": 1}).status_code == 204
    other = mara.open()
    problem(ivo.post("/api/join", {"code": other["code"]}), 403, "blocked")
    problem(ivo.post(f"/api/tables/{other['id']}/join", {"code": other["code"]}), 403, "blocked")
    assert mara.ask("DELETE", "/api/me/blocks").status_code == 204
    assert good(ivo.post("/api/join", {"code": other["code"]}))["seat"] == 1


def test_who_is_banned_is_shown_out_and_stays_out(house: House, mara: Person, ivo: Person) -> None:
    opened = mara.open()
    joined = good(ivo.post("/api/join", {"code": opened["code"]}))
    hello = {"do": "hello", "secret": joined["secret"]}
    with house.client.websocket_connect(f"/ws/tables/{opened['id']}") as socket:
        socket.send_json(hello)
        assert socket.receive_json()["is"] == "welcome"
        set_bans(house, f"guest {ivo.welcome['id']}")
        assert close_code(socket) == CLOSE_NOT_WELCOME
    problem(ivo.get("/api/me"), 403, "banned")
    with house.client.websocket_connect(f"/ws/tables/{opened['id']}") as socket:
        socket.send_json(hello)
        assert close_code(socket) == CLOSE_NOT_WELCOME
    assert good(mara.get("/api/me"))
    set_bans(house)
    assert good(ivo.get("/api/me"))


def close_code(socket: Any) -> int:
    """Read until it is closed."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_closed_table_is_gone_until_it_is_opened_again(house: House, mara: Person) -> None:
    path = f"/api/tables/{mara.open()['id']}"
    good(mara.get(path))
    set_bans(house, f"table {path.rpartition('/')[2]}")
    problem(mara.get(path), 404, "no-such-table")
    set_bans(house)
    assert good(mara.get(path))


def test_a_network_is_kept_out(house: House) -> None:
    ban_list = house.client.app.state.ban_list
    ban_list.set([Ban("network 192.0.2.0/24", "", 1), Ban("network 2001:db8::/32", "", 1)])
    outside = [ban_list.has_address(host) for host in ("192.0.2.7", "2001:db8::1")]
    inside = [ban_list.has_address(host) for host in ("192.0.3.7", "testclient", "::1")]
    ban_list.set([])
    assert (outside, inside) == ([True] * 2, [False] * 3)
