"""The cup of the evening: people round one device and bots, kept, played and exported without a server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.core.records.reader import parse_record, verify_record
from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE
from tavolino.organiser.organiser import Organiser
from tavolino.pocket.host import PocketHost
from tavolino.store import open_store
from tests.pocket.support import MemoryKeyValues, Page, ask, come, pocket

pytestmark = pytest.mark.anyio

TEAMS = [
    {"name": "Rossi", "player": "person"},
    {"name": "Neri", "player": "person"},
    {"name": "Tinca", "player": "random"},
    {"name": "Salau", "player": "random"},
]
CUP = {"name": "Kitchen Cup", "game": "champions101", "kind": "league", "teams": TEAMS, "seed": 3}


async def create_league(host: PocketHost, **wishes: Any) -> dict[str, Any]:
    """A league that has been drawn."""
    sheet = await ask(host, "POST", "competitions", {**CUP, **wishes})
    return await change(host, sheet, "lots")


async def change(host: PocketHost, sheet: dict[str, Any], path: str, **wishes: Any) -> dict[str, Any]:
    competition = sheet["competition"]
    wanted = {"seen": competition["version"], **wishes}
    changed: dict[str, Any] = await ask(host, "POST", f"competitions/{competition['id']}/{path}", wanted)
    return changed


def match_of(sheet: dict[str, Any], *names: str) -> dict[str, Any]:
    """The match between these teams."""
    numbers = {team["number"] for team in sheet["competition"]["teams"] if team["name"] in names}
    return next(match for match in sheet["competition"]["matches"] if {*match["teams"]} == numbers)


async def reload(host: PocketHost, sheet: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = await ask(host, "GET", f"competitions/{sheet['competition']['id']}")
    return shown


async def test_people_play_and_type_and_bots_play_by_themselves() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        sheet = await create_league(host)
        id = sheet["competition"]["id"]
        assert id.startswith("pocket-")
        assert (sheet["organises"], sheet["owns"], sheet["public"]) == (True, True, False)
        line = NewsLine(host, id)

        played = match_of(sheet, "Rossi", "Neri")
        table = await ask(host, "POST", f"competitions/{id}/matches/{played['id']}/table", {})
        assert {*table["secrets"]} == {"0", "1"}, "both seats belong to this device"
        await play_hot_seat(host, table)
        typed = match_of(sheet, "Rossi", "Tinca")
        sheet = await change(host, await reload(host, sheet), f"matches/{typed['id']}/result", goals=[3, 1])
        await ask(host, "POST", f"competitions/{id}/simulation", {})
        await line.until(lambda: line.frames[-1]["version"] > sheet["competition"]["version"])
        await line.until(lambda: line.frames[-1]["simulation"] is None)

        sheet = await reload(host, sheet)
        done = {match["id"] for match in sheet["competition"]["matches"] if match["status"] == "played"}
        assert done >= {played["id"], typed["id"], match_of(sheet, "Tinca", "Salau")["id"]}
        record = await ask(host, "GET", f"competitions/{id}/matches/{played['id']}/record")
        assert verify_record(parse_record(record)).over
        of_bots = match_of(sheet, "Tinca", "Salau")["id"]
        for match, table_id in ((played["id"], table["id"]), (of_bots, None)):
            found_at = await ask(host, "POST", f"competitions/{id}/matches/{match}/report", {})
            assert table_id in (None, found_at["id"])
            assert (await ask(host, "GET", f"tables/{found_at['id']}/report"))["names"]

    async with pocket(disk) as host:
        (listed,) = await ask(host, "GET", "competitions")
        assert (listed["name"], listed["mine"], listed["teams"]) == ("Kitchen Cup", True, 4)
        assert (await reload(host, sheet))["competition"]["version"] == sheet["competition"]["version"]


class NewsLine(Page):
    """The page's end of a line to a competition."""

    def __init__(self, host: PocketHost, id: str) -> None:
        super().__init__(host, id, "news", "competitions")


async def play_hot_seat(host: PocketHost, table: dict[str, Any]) -> None:
    pages = [come(host, table, seat, f"page-{seat}") for seat in (0, 1)]
    await asyncio.gather(*(page.play_to_the_end() for page in pages))


async def test_what_is_kept_here_is_a_competition_anywhere(tmp_path: Path) -> None:
    """The file of this device is read by the server's organiser, and by another device."""
    async with pocket(MemoryKeyValues()) as host:
        sheet = await create_league(host)
        await change(host, sheet, f"matches/{match_of(sheet, 'Rossi', 'Neri')['id']}/result", goals=[2, 0])
        file = await ask(host, "GET", f"competitions/{sheet['competition']['id']}/export.json")
    store = await open_store(f"sqlite:///{tmp_path}/tavolino.db")
    organiser = Organiser(store.competitions, store.group_commit.clock)
    there = await organiser.import_file(json.dumps(file).encode())
    await store.close()
    assert [match.goals for match in there.matches].count([2, 0]) == 1
    async with pocket(MemoryKeyValues()) as host:
        copy = await ask(host, "POST", "competitions/import?name=Copy", file)
        assert (copy["competition"]["name"], copy["owns"]) == ("Copy", True)


async def test_changes_of_all_kinds() -> None:
    async with pocket(MemoryKeyValues()) as host:
        sheet = await create_league(host)
        sheet = await change(host, sheet, "name", name="Terrace Cup")
        sheet = await change(host, sheet, "teams/1/name", name="Gialli")
        sheet = await change(host, sheet, "teams/2/points", points=-1, why="Late")
        sheet = await change(host, sheet, "teams/3/withdraw")
        sheet = await change(host, sheet, "teams/3/return")
        sheet = await change(host, sheet, "teams/0/deputy", bot="random")
        first = match_of(sheet, "Rossi", "Gialli")["id"]
        sheet = await change(host, sheet, f"matches/{first}/postpone", until="rain", day="2031-02-01")
        sheet = await change(host, sheet, f"matches/{first}/forfeit", side="home")
        sheet = await change(
            host, sheet, "rounds/league/1/date", day="2031-01-02", time="20:30", place="Home"
        )
        assert sheet["competition"]["name"] == "Terrace Cup"
        id = sheet["competition"]["id"]
        history = await ask(host, "GET", f"competitions/{id}/history?lang=it")
        assert len(history["lines"]) == len(history["texts"]) == sheet["competition"]["version"]
        assert "BEGIN:VCALENDAR" in await ask(host, "GET", f"competitions/{id}/calendar.ics")
        rows = await ask(host, "GET", f"competitions/{id}/export.csv?lang=ro")
        assert "Gialli" in rows
        await ask(host, "POST", f"competitions/{id}/teams/x/withdraw", {"seen": 1}, status=404)
        await ask(host, "POST", f"competitions/{id}/key", {}, status=422)


async def test_a_full_storage_is_said_and_changes_nothing() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        sheet = await create_league(host)
        disk.is_full = True
        id, version = sheet["competition"]["id"], sheet["competition"]["version"]
        await ask(host, "POST", f"competitions/{id}/name", {"seen": version, "name": "Other"}, status=500)
        disk.is_full = False
        assert (await reload(host, sheet))["competition"]["name"] == "Kitchen Cup"


async def test_a_competition_that_is_let_go_leaves_nothing() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        before = set(disk.kept)
        sheet = await create_league(host)
        line = NewsLine(host, sheet["competition"]["id"])
        await line.until(lambda: line.frames)
        await ask(host, "DELETE", f"competitions/{sheet['competition']['id']}")
        await line.until(lambda: line.code is not None)
        assert line.code == CLOSE_NO_SUCH_TABLE
        assert set(disk.kept) == before
