"""The pocket's host without a browser: matches from the first move to the report, and nothing lost on the way."""

import asyncio
import json

import pytest

import tavolino
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.live.frames.close_codes import CLOSE_OUR_FAULT
from tests.pocket.support import HastyThinker, MemoryKeyValues, ask, come, pocket, sit_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", tavolino.games())
async def test_a_match_from_the_first_move_to_the_report(game: str) -> None:
    async with pocket(MemoryKeyValues()) as host:
        opened, page = await sit_down(host, game, "beginner")
        assert opened["id"].startswith("pocket-")
        await page.play_to_the_end()
        told = {
            language: await ask(host, "GET", f"tables/{opened['id']}/report?lang={language}")
            for language in LANGUAGES
        }
        assert len({report["verdict"] for report in told.values()}) == len(LANGUAGES)
        assert told["en"]["scores"] == page.state["outcome"]["scores"]
        record = parse_record(await ask(host, "GET", f"tables/{opened['id']}/record"))
        assert verify_record(record).over
        assert record.game.id == game


async def test_a_line_is_on_the_disk_before_it_is_shown() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        for _ in range(5):
            await page.move()
            await page.until(lambda: page.is_asked or page.is_over)
            kept = [key for key in disk.kept if key.startswith(f"entry/{opened['id']}/")]
            live = host.registry.tables[opened["id"]]
            assert len(kept) == len(live.record.entries) > 0


async def test_a_page_that_is_killed_finds_its_match_again() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        for _ in range(4):
            await page.move()
            await page.until(lambda: page.is_asked)
        view = page.state["view"]
        kept = dict(disk.kept)
    after = MemoryKeyValues()
    after.kept = kept
    async with pocket(after) as host:
        (listed,) = await ask(host, "GET", "me/tables")
        assert (listed["id"], listed["finished"], listed["seat"]) == (opened["id"], None, 0)
        again = come(host, opened)
        await again.until(lambda: again.is_asked)
        assert again.state["view"] == view
        await again.play_to_the_end()


async def test_when_the_storage_is_full_nothing_is_shown_and_nothing_is_lost() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        await page.until(lambda: page.is_asked)
        before, shown = dict(disk.kept), page.state["number"]
        disk.is_full = True
        await page.move()
        await page.until(lambda: page.code is not None)
        assert (page.code, page.state["number"]) == (CLOSE_OUR_FAULT, shown)
        assert disk.kept == before
        disk.is_full = False
        again = come(host, opened, name="again")
        await again.play_to_the_end()


async def test_with_the_last_who_looks_thinking_ends() -> None:
    thinker = HastyThinker()
    async with pocket(MemoryKeyValues(), thinker) as host:
        thinker.gate.clear()
        opened, page = await sit_down(host, "champions101", "champion")
        while not thinker.asked:
            if page.is_asked:
                await page.move()
            await asyncio.sleep(0)
        host.end_line("page")
        while host.sessions:
            await next(iter(host.sessions))
        assert (thinker.cancelled, host.registry.tables) == (1, {})
        thinker.gate.set()
        await come(host, opened).play_to_the_end()


async def test_several_people_pass_one_device_round() -> None:
    async with pocket(MemoryKeyValues()) as host:
        opened = await ask(
            host,
            "POST",
            "tables",
            {"game": "gogoal", "seats": [{"player": "person"}, {"player": "person", "name": "Ion"}]},
        )
        pages = [come(host, opened, seat, f"page {seat}") for seat in (0, 1)]
        for page in pages:
            await page.until(lambda page=page: bool(page.state))
        while not pages[0].is_over:
            asked = next((page for page in pages if page.is_asked), None)
            if asked:
                await asked.move()
            await pages[0].until(lambda: any(page.is_asked for page in pages) or pages[0].is_over)
        hands = [page.state["view"] for page in pages]
        assert hands[0] != hands[1]


async def test_play_again_and_play_on() -> None:
    async with pocket(MemoryKeyValues()) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        await page.play_to_the_end()
        again = await ask(host, "POST", f"tables/{opened['id']}/rematch", {})
        assert again["id"].startswith("pocket-")
        assert again["id"] != opened["id"]
        wishes = {"move": 3, "seat": 0, "bot": "beginner"}
        branch = await ask(host, "POST", f"tables/{opened['id']}/branch", wishes)
        listed = {one["id"]: one for one in await ask(host, "GET", "me/tables")}
        assert listed[branch["id"]]["practice"]
        assert not listed[again["id"]]["practice"]


async def test_a_hint_is_thought_of_by_the_other_worker() -> None:
    thinker = HastyThinker()
    async with pocket(MemoryKeyValues(), thinker) as host:
        _, page = await sit_down(host, "champions101", "beginner")
        await page.until(lambda: page.is_asked)
        page.send(do="hint", id="h")
        await page.until(lambda: any(frame["is"] == "hint" for frame in page.frames))
        assert thinker.asked == 1


async def test_the_chances_of_a_finished_match_are_worked_out_by_the_other_worker() -> None:
    thinker = HastyThinker()
    async with pocket(MemoryKeyValues(), thinker) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        await page.play_to_the_end()
        asked = thinker.asked
        answer = await host.answer("GET", f"tables/{opened['id']}/analysis?lang=it")
        assert answer.status == 202
        assert json.loads(answer.body)["total"] > 1
        while thinker.asked == asked:  # noqa: ASYNC110 (the host goes on by itself)
            await asyncio.sleep(0)


async def test_a_record_goes_from_one_device_to_another() -> None:
    async with pocket(MemoryKeyValues()) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        await page.play_to_the_end()
        text = await ask(host, "GET", f"tables/{opened['id']}/record")
        report = await ask(host, "GET", f"tables/{opened['id']}/report")
    async with pocket(MemoryKeyValues()) as other:
        answer = await other.answer("POST", "records", text.encode())
        kept = json.loads(answer.body)["id"]
        found = await ask(other, "GET", f"tables/{kept}/report")
        assert {**found, "id": ""} == {**report, "id": ""}
        assert await ask(other, "GET", f"tables/{kept}/record") == text
        edited = text.replace("sum ", "sum 0")
        refused = await other.answer("POST", "records", edited.encode())
        assert (refused.status, json.loads(refused.body)["code"]) == (422, "record-edited")


async def test_what_needs_a_server_says_so() -> None:
    async with pocket(MemoryKeyValues()) as host:
        seats = [{"player": "person"}, {"player": "open"}]
        for language in LANGUAGES:
            told = await ask(
                host, "POST", f"tables?lang={language}", {"game": "gogoal", "seats": seats}, status=422
            )
            assert told["code"] == "needs-server"
            assert "server" in told["message"]
        assert (await ask(host, "POST", "join?lang=en", {"code": "X"}, status=422))["code"] == "needs-server"


async def test_letting_a_match_go_leaves_nothing_behind() -> None:
    disk = MemoryKeyValues()
    async with pocket(disk) as host:
        opened, page = await sit_down(host, "champions101", "beginner")
        await page.move()
        await ask(host, "DELETE", f"tables/{opened['id']}")
        await page.until(lambda: page.code is not None)
        assert not [key for key in disk.kept if opened["id"] in key]
        assert await ask(host, "GET", "me/tables") == []
        assert (await ask(host, "DELETE", f"tables/{opened['id']}", status=404))["code"] == "no-such-table"
