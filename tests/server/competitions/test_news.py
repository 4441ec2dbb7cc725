"""Whoever looks at a competition is told when there is a new version of it."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tavolino.live.frames.close_codes import (
    CLOSE_BAD_FRAME,
    CLOSE_FLOOD,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_NOT_WELCOME,
)
from tavolino.organiser.entries import Score, Scored
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.simulation import Simulation
from tavolino.server.competitions.simulations import SimulationRunner
from tavolino.server.schemas.base import JobProgress
from tavolino.store import open_store
from tests.server.competitions.support import create_competition, create_drawn, news_socket, result
from tests.server.competitions.test_fixtures import BOT, play_out, table_of
from tests.server.house import House, Person, good, open_house


def news(version: int, simulation: Any = None) -> dict[str, Any]:
    return {"is": "news", "version": version, "simulation": simulation}


def close_code(line: WebSocketTestSession) -> int:
    """The code that the server closes a socket with, after whatever else it sends."""
    try:
        while True:
            line.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def test_everyone_who_looks_is_told_the_new_version_and_nothing_else(house: House, mara: Person) -> None:
    id = create_drawn(mara, "Looked at")
    with news_socket(house, id) as line, news_socket(house, id) as other:
        assert (line.receive_json(), other.receive_json()) == (news(1), news(1))
        good(result(mara, id, "1", 2, 1))
        assert (line.receive_json(), other.receive_json()) == (news(2), news(2))


def test_what_happens_elsewhere_is_not_told(house: House, mara: Person) -> None:
    one, other = create_drawn(mara, "One"), create_drawn(mara, "Other")
    with news_socket(house, one) as line:
        assert line.receive_json() == news(1)
        good(result(mara, other, "1", 2, 1))
        good(result(mara, one, "1", 0, 0))
        assert line.receive_json() == news(2)


def test_a_simulation_is_told_as_it_goes_on(
    house: House, mara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, play = Event(), SimulationRunner.play

    async def play_when_told(
        runner: SimulationRunner, simulation: Simulation, progress: JobProgress, owner: str
    ) -> None:
        await asyncio.to_thread(begin.wait, 60)
        await play(runner, simulation, progress, owner)

    monkeypatch.setattr(SimulationRunner, "play", play_when_told)
    bots = [{"name": f"Bot {n}", "player": "random"} for n in range(4)]
    id = create_drawn(mara, "Bots at play", "knockout", *bots)
    with news_socket(house, id) as line:
        assert line.receive_json() == news(1)
        mara.post(f"/api/competitions/{id}/simulation")
        frames = [line.receive_json()]
        begin.set()
        while frames[-1]["simulation"]:
            frames.append(line.receive_json())
    assert frames[0]["simulation"]["total"] == 3
    assert frames[-1] == news(4)
    versions = [frame["version"] for frame in frames]
    assert versions == sorted(versions)


def test_a_result_of_another_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.competitions.service.REFRESH_INTERVAL_S", 0.05)
    with open_house(tmp_path) as house:
        id = create_drawn(house.guest("Mara"), "Two processes")
        with news_socket(house, id) as line:
            assert line.receive_json() == news(1)
            asyncio.run(write_elsewhere(f"sqlite:///{tmp_path / 'tavolino.db'}", id))
            assert line.receive_json() == news(2)


async def write_elsewhere(url: str, id: str) -> None:
    store = await open_store(url)
    await Organiser(store.competitions, store.group_commit.clock).append(
        id, Scored("1", Score((3, 0))), "Elsewhere"
    )
    await store.close()


def test_a_match_that_ends_at_a_table_is_entered_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.server.competitions.service.REFRESH_INTERVAL_S", 0.05)
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        id = create_drawn(mara, "Played here", "league", {"name": "Mine", "mine": True}, BOT)
        table = table_of(mara, id)
        with news_socket(house, id) as line:
            assert line.receive_json() == news(2)
            play_out(house, table)
            assert line.receive_json() == news(3)


# -- Sockets that are closed


def test_there_is_no_such_competition(house: House) -> None:
    with news_socket(house, "nowhere") as line:
        assert close_code(line) == CLOSE_NO_SUCH_TABLE


def test_one_that_is_deleted_is_gone_for_those_who_look(house: House, mara: Person) -> None:
    id = create_competition(mara, "Soon gone")["competition"]["id"]
    with news_socket(house, id) as line:
        assert line.receive_json() == news(0)
        mara.ask("DELETE", f"/api/competitions/{id}")
        assert close_code(line) == CLOSE_NO_SUCH_TABLE


@pytest.mark.parametrize("frame", ["", "{}", '{"do": "hello"}', "x" * 100_000])
def test_a_client_has_nothing_to_say_here(house: House, mara: Person, frame: str) -> None:
    id = create_competition(mara, f"Silence, {len(frame)}")["competition"]["id"]
    with news_socket(house, id) as line:
        line.send_text(frame)
        assert close_code(line) == CLOSE_BAD_FRAME


def test_another_page_is_not_let_in(house: House, mara: Person) -> None:
    id = create_competition(mara, "Not for all pages")["competition"]["id"]
    with news_socket(house, id, origin="https://elsewhere.example") as line:
        assert close_code(line) == CLOSE_NOT_WELCOME


def test_so_many_may_look_and_no_more(house: House, mara: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.competitions.viewers.MAX_VIEWERS", 1)
    id = create_competition(mara, "Crowded")["competition"]["id"]
    with news_socket(house, id) as line:
        line.receive_json()
        with news_socket(house, id) as second:
            assert close_code(second) == CLOSE_FLOOD
