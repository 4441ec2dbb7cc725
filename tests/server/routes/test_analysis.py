"""Finished matches looked at again, over HTTP: in the background, with progress, and never before the end."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record
from tavolino.live import analysis_jobs
from tavolino.live.analysis_jobs import AnalysisJob, AnalysisJobs
from tavolino.live.guards.rate_limits import RateLimit
from tavolino.live.ports import NOBODY, Asker, Thinker
from tavolino.live.report.schemas import MatchAnalysis
from tavolino.server.bot_workers.pool import Worker
from tavolino.server.limits import Limits
from tavolino.table.thinking import match_worker
from tavolino.table.thinking.match_worker import MatchPosition
from tests.live.support import LocalThinker
from tests.server.house import House, Person, good, open_house, problem

LOOSE = RateLimit(1e6, 1e6)
LOOKS = 100_000
"""Until it is done; nothing here waits for a clock."""


@pytest.fixture(scope="module", autouse=True)
def hurry() -> Iterator[None]:
    """As few guesses as can be, thought by the server itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "ensure_process", lambda _: False)
        patch.setattr(match_worker, "CHANCES_LIMIT_S", 0.0)
        patch.setattr(match_worker, "EFFECT_LIMIT_S", 0.0)
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Which minds no impatience."""
    with open_house(tmp_path_factory.mktemp("analysis"), limits=Limits(requests=LOOSE)) as house:
        yield house


@pytest.fixture(scope="module")
def over(house: House) -> str:
    return house.guest("Mara").finished()


@pytest.fixture(scope="module")
def found(house: House, over: str) -> Any:
    """The analysis, and how far it had come whenever somebody asked."""
    progress: list[dict[str, int]] = []
    for _ in range(LOOKS):
        answer = house.get(f"/api/tables/{over}/analysis")
        if answer.status_code == 200:
            assert progress[0]["done"] == 0
            assert [each["done"] for each in progress] == sorted(each["done"] for each in progress)
            assert all(set(each) == {"done", "total"} and each["done"] <= each["total"] for each in progress)
            return answer.json()
        assert answer.status_code == 202
        progress.append(answer.json())
    raise AssertionError("it never came to an end")


def test_it_is_as_described(found: Any) -> None:
    assert isinstance(msgspec.convert(found, MatchAnalysis), MatchAnalysis)


def test_there_is_a_chance_for_every_seat_at_every_moment(house: House, over: str, found: Any) -> None:
    record = parse_record(house.get(f"/api/tables/{over}/record").text)
    assert found["seats"] == record.seats == 2
    assert found["moves"][0] == 0
    assert found["moves"][-1] == len(record.standing_moves())
    assert found["moves"] == sorted(set(found["moves"]))
    for curve in ("spectator", "own", "low", "high"):
        assert [len(values) for values in found[curve]] == [len(found["moves"])] * 2
        assert all(0 <= value <= 1 for values in found[curve] for value in values)
    winners = record.play_back().outcome.winners
    assert [values[-1] for values in found["own"]] == [float(seat in winners) for seat in (0, 1)]


def test_the_balance_adds_up(found: Any) -> None:
    parts = ("start", "own_choices", "others_choices", "luck", "table")
    for seat in found["balance"]:
        assert sum(seat[part] for part in parts) == pytest.approx(seat["end"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_moments_and_choices_are_told(house: House, over: str, found: Any, language: str) -> None:
    told = good(house.get(f"/api/tables/{over}/analysis?lang={language}"))
    report = good(house.get(f"/api/tables/{over}/report?lang={language}"))
    story = " ".join(moment["text"] for moment in report["timeline"])
    assert told["key_moments"]
    for moment in told["key_moments"]:
        assert moment["text"]
        assert moment["text"] in story
        assert moment["swing"] == pytest.approx(moment["after"] - moment["before"])
    assert [moment["swing"] for moment in told["key_moments"]] == sorted(
        (moment["swing"] for moment in found["key_moments"]), reverse=True
    )
    assert all(choice["played"] for choice in told["choices"])


def test_before_the_end_nothing_is_told(house: House, mara: Person) -> None:
    id = mara.open("person", "greedy")["id"]
    problem(mara.get(f"/api/tables/{id}/analysis"), 409, "not-over")
    problem(house.get("/api/tables/nowhere/analysis"), 404, "no-such-table")


# -- Without a server


class Desk(AnalysisJobs):
    """With thoughts of its own, and all that was begun."""

    def __init__(self, thinker: Thinker) -> None:
        self.begun: list[asyncio.Task[None]] = []
        super().__init__(thinker, lambda chore: self.begun.append(asyncio.create_task(chore)))

    async def finish(self, *studies: AnalysisJob) -> None:
        assert studies
        await asyncio.gather(*self.begun)


@pytest.fixture
def record(house: House, over: str) -> Record:
    return parse_record(house.get(f"/api/tables/{over}/record").text)


@pytest.mark.anyio
async def test_one_match_is_worked_on_at_a_time(record: Record) -> None:
    sideline = LocalThinker()
    desk = Desk(sideline)
    first, second = desk.get("one", record), desk.get("two", record)
    assert desk.get("one", record) is first
    await desk.finish(first, second)
    assert first.result
    assert first.result == second.result
    names = [position.table_id for position, _ in sideline.asked]
    assert names == ["report one"] * first.steps_total + ["report two"] * second.steps_total


@pytest.mark.anyio
async def test_old_ones_make_room(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MAX_JOBS", 1)
    desk = Desk(LocalThinker())
    await desk.finish(desk.get("one", record))
    await desk.finish(desk.get("two", record))
    assert list(desk.jobs) == ["two"]


@pytest.mark.anyio
async def test_what_nobody_waits_for_is_given_up(record: Record) -> None:
    thinker = LocalThinker()
    thinker.gate.clear()
    desk = Desk(thinker)
    seconds = 0.0
    desk.now = lambda: seconds
    desk.get("one", record)
    while not thinker.asked:  # noqa: ASYNC110 (what is awaited knows no events)
        await asyncio.sleep(0)
    seconds = analysis_jobs.NOBODY_WAITS_AFTER_S + 1
    thinker.gate.set()
    await asyncio.gather(*desk.begun)
    assert len(thinker.asked) == 1
    assert not desk.jobs, "whoever asks again begins it anew"


@pytest.mark.anyio
async def test_nobody_has_many_worked_out_at_once(record: Record) -> None:
    thinker = LocalThinker()
    thinker.gate.clear()
    desk = Desk(thinker)
    ana, nobody = Asker("ana", "192.0.2.1"), Asker("", "192.0.2.1")
    for n in range(analysis_jobs.MAX_RUNNING_PER_ASKER):
        desk.get(f"ana {n}", record, ana)
    with pytest.raises(Fault, match="Enough matches"):
        desk.get("one more", record, ana)
    desk.get("ana 0", record, ana)
    desk.get("another", record, nobody)
    for task in desk.begun:
        task.cancel()
    await asyncio.gather(*desk.begun, return_exceptions=True)


@pytest.mark.anyio
async def test_what_cannot_be_worked_out_is_our_fault(record: Record) -> None:
    class Empty(LocalThinker):
        async def ask(self, position: MatchPosition, question: object, asker: Asker = NOBODY) -> Any:
            raise ZeroDivisionError

    desk = Desk(Empty())
    await desk.finish(desk.get("one", record))
    assert desk.get("one", record).has_failed


def test_a_failed_analysis_is_told_as_our_fault(house: House, mara: Person, record: Record) -> None:
    table_id = mara.finished()
    jobs = house.client.app.state.tables.analysis_jobs
    jobs.jobs[table_id] = AnalysisJob(table_id, record)
    jobs.jobs[table_id].has_failed = True
    problem(house.get(f"/api/tables/{table_id}/analysis"), 500, "server")
