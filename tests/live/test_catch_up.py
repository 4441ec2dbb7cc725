"""Two workers with the same tables: the disk says who was first, and each shows what the other has written."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from tavolino.core.records.reader import verify_record
from tavolino.core.records.record import Record
from tavolino.live.rows import table_record
from tavolino.live.setup import after_match
from tavolino.live.table_registry import TableRegistry
from tavolino.table.settings import Settings
from tests.live.memory_store import ANA, ION
from tests.live.support import Client, Stage, only, open_stage

pytestmark = pytest.mark.anyio


class Pair:
    """Two registries on one disk. News are passed on when `tell` is called, or not at all."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.workers: list[TableRegistry] = [stage.registry, stage.new_registry()]
        self.secrets: list[str] = []
        for worker in self.workers:
            worker.is_shared = True

    async def replace(self, number: int) -> None:
        """A worker dies; another takes its place."""
        await self.workers[number].stop()
        self.workers[number] = self.stage.new_registry()
        self.workers[number].is_shared = True

    def secret_of(self, client: Client) -> str:
        return self.secrets[client.welcome["seat"]]

    async def come(self, worker: int, table_id: str, secret: str) -> Client:
        self.stage.registry = self.workers[worker]
        return await self.stage.come(table_id, secret)

    async def tell(self) -> None:
        for worker in self.workers:
            await worker.find_missed_news()
            await self.stage.rest()


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    async with open_stage() as stage:
        pair = Pair(stage)
        yield pair
        for worker in pair.workers:
            await worker.stop()


def stored_record(stage: Stage) -> Record:
    return table_record(stage.stored)


async def seat_two(pair: Pair, **more: Any) -> tuple[str, list[Client]]:
    """Two people, each at a worker of their own; the one to move first."""
    table_id, pair.secrets = await pair.stage.open_by_two(**more)
    people = [await pair.come(n, table_id, secret) for n, secret in enumerate(pair.secrets)]
    await pair.tell()
    for person in people:
        await person.hear()
    people.sort(key=lambda person: not person.legal)
    return table_id, people


async def test_a_move_at_one_worker_is_shown_at_the_other(pair: Pair) -> None:
    _, (mover, waiter) = await seat_two(pair)
    assert only(await mover.move(id="a"), "done")
    assert await waiter.hear() == []
    await pair.tell()
    assert only(await waiter.hear(), "state")["since"] > 0
    assert len(waiter.events) == len(mover.events) > 0


async def test_a_request_repeated_at_another_worker_gets_the_first_answer(pair: Pair) -> None:
    table_id, (mover, _) = await seat_two(pair)
    move = {"do": "move", "id": "a", "on": mover.state["number"], "move": mover.legal[0]}
    assert only(await mover.ask(**move), "done")
    secret = pair.secret_of(mover)
    for worker in (0, 1):
        again = await pair.come(worker, table_id, secret)
        assert only(await again.ask(**move), "done")
    assert len(pair.stage.stored.entries) == 1


async def test_who_was_slower_is_judged_by_what_is_true_now(pair: Pair) -> None:
    """The same seat at two workers that have not heard of each other: one move is made."""
    table_id, (mover, _) = await seat_two(pair)
    secret = pair.secret_of(mover)
    twins = [await pair.come(worker, table_id, secret) for worker in (0, 1)]
    assert only(await twins[0].move(id="a"), "done")
    refused = only(await twins[1].move(id="b"), "refused")
    assert refused["code"] == "stale"
    assert len(pair.stage.stored.entries) == 1
    await pair.tell()
    for twin in twins:
        await twin.hear()
    assert twins[0].events == twins[1].events


async def test_an_answer_held_at_one_worker_is_kept_for_all(pair: Pair) -> None:
    """What is to be shown later is on disk: the worker may die, another plays it."""
    table_id, people = await seat_two(pair, settings=Settings(pace=2))
    held = await people[0].move(id="held")
    assert only(held, "noted")
    assert "held" in (pair.stage.stored.held or "")
    await pair.tell()
    await pair.replace(1)
    for worker in pair.workers:
        live = await worker.get(table_id)
        assert [held.request_id for held in live.table.automation.held_answers.values()] == ["held"]
    pair.stage.clock.seconds += 60
    await (await pair.workers[1].get(table_id)).advance()
    await pair.tell()
    answers = [frame for person in people for frame in await person.hear()]
    assert pair.stage.stored.requests >= {(entry.seat, "held") for entry in pair.stage.stored.entries[:1]}
    assert only(answers, "done")["id"] == "held"


async def test_a_rematch_asked_for_at_two_workers_is_one(pair: Pair) -> None:
    table_id, people = await seat_two(pair)
    for person in people:
        await person.ask(do="resign", id="r")
        await pair.tell()
    before = len(pair.stage.tables.rows)
    first = await after_match.rematch(pair.workers[0], table_id, ANA)
    second = await after_match.rematch(pair.workers[1], table_id, ION)
    assert first.table_id == second.table_id
    assert len(pair.stage.tables.rows) == before + 1


async def test_a_seat_given_up_at_one_worker_is_closed_at_the_other(pair: Pair) -> None:
    table_id, (mover, waiter) = await seat_two(pair)
    secret = pair.secret_of(mover)
    others = [await pair.come(worker, table_id, secret) for worker in (0, 1)]
    assert only(await mover.ask(do="stand_up", id="s"), "done")
    await pair.tell()
    assert all(client.code is not None for client in others)
    assert waiter.code is None


async def test_people_at_another_worker_have_not_left(pair: Pair) -> None:
    table_id, (mover, _) = await seat_two(pair)
    seat = mover.welcome["seat"]
    for worker in pair.workers:
        worker.seats_elsewhere = lambda _: (seat,)
    await mover.hang_up()
    pair.stage.clock.seconds += 60
    for worker in pair.workers:
        await (await worker.get(table_id)).advance()
    assert not any(entry.note == "leaves" and entry.seat == seat for entry in pair.stage.stored.entries)


@pytest.mark.parametrize("seed", range(4))
async def test_two_workers_play_as_one(pair: Pair, seed: int) -> None:
    """Whatever comes in whatever order, with news lost and told: one record, which verifies, and both show it."""
    rng = Random(seed)
    table_id, people = await seat_two(pair)
    secrets = [pair.secret_of(person) for person in people]
    accepted = 0
    for step in range(60):
        person = rng.choice(people)
        if person.code is None and person.legal:
            frames = await person.move(rng.randrange(len(person.legal)), id=f"m{step}")
            accepted += any(frame["is"] == "done" for frame in frames)
        if rng.random() < 0.4:
            pair.stage.clock.seconds += rng.choice((0.1, 1.0, 4.0))
            await pair.stage.rest()
        if rng.random() < 0.6:
            await pair.tell()
        if rng.random() < 0.1:  # a worker dies; its people come back to the other
            number = rng.randrange(2)
            await pair.replace(number)
            people = [await pair.come(1 - number, table_id, secret) for secret in secrets]
        for each in people:
            await each.hear()
    await pair.tell()
    record = stored_record(pair.stage)
    assert accepted > 3
    lines = [entry for entry in record.entries if entry.move >= 0]
    assert len(lines) >= accepted
    if record.is_finished:
        verify_record(record)
    boards = [(await worker.get(table_id)).record.entries for worker in pair.workers]
    assert boards[0] == boards[1] == record.entries
