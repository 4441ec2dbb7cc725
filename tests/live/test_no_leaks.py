"""No leaks over the wire: all that a socket of seat A ever receives is the same, byte for byte and frame by frame,
when what A cannot know is otherwise.

Two tables play the same match from the same moment on. In one of them all that A cannot know has been drawn anew: other
cards in B's hand, others in the decks, another seed. Everyone does the same in both, as long as A could see no
difference; and that A can see none is said by the match itself, which has its own tests. Meanwhile A asks for all that
can be asked, is refused, leaves and comes back.
"""

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.core.game import Game
from tavolino.live.live_table import LiveTable
from tavolino.live.ports import NOBODY, Asker
from tavolino.live.table_registry import TableRegistry
from tavolino.table.clocks.clock import per_match
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.thinking.match_worker import MatchPosition, WorkerMatch, WorkerQuestion
from tests.contract.cases import random_move
from tests.live.memory_store import ADA, GUESTS
from tests.live.support import Client, LocalThinker, Stage, open_stage

pytestmark = pytest.mark.anyio

A, B = 0, 1
STEPS = 10
SETTINGS = Settings(clock=per_match(600, 5))
ON_STAGE = Settings(clock=per_match(600, 5), stage="on")
HELPFUL = Settings(hints="on")
T = TypeVar("T")


def from_there_on(game: Game, seed: int, moves: int, guess: int | None) -> Game:
    """The same game, begun after so many random moves; with a `guess`, as A might guess that it is."""

    def deal(self: Game, _: int, seats: int, carry: object, narrate: bool, chance: int) -> Match:
        match = game.start(seed, seats, carry, True, chance)
        rng = Rng(seed, 500)
        for _ in range(moves):
            if not match.over:
                random_move(match, rng)
        return match if guess is None else match.guess(A, Rng(guess, 501))

    return type("Begun", (type(game),), {"deal": deal})(**game.options)  # type: ignore[no-any-return]


def has_secret_decisions(game: Game, seed: int = 3) -> bool:
    """Do both decide in secret somewhere in a match?"""
    match = game.start(seed, 2)
    rng = Rng(seed, 502)
    for _ in range(200):
        if match.secret_seats:
            return True
        if match.over:
            break
        random_move(match, rng)
    return False


SECRETIVE = [game_id for game_id in tavolino.games() if has_secret_decisions(tavolino.game(game_id))]


@dataclass
class World:
    """One of the two, with A's page, B's, and a second one of A's that comes and goes."""

    stage: Stage
    table_id: str
    secrets: dict[int, str]
    a: Client
    b: Client

    @property
    def match(self) -> Match:
        return self.stage.registry.tables[self.table_id].table.match

    def looks(self) -> object:
        """All that A may know of the match itself."""
        return self.match.view(A), self.match.events_for(A), self.match.over

    async def received(self) -> list[str]:
        """All that A's page has ever been sent."""
        await self.a.hear()
        return self.a.wire.sent


class Witness(LocalThinker):
    """Thinks about the very match that is played, whatever its record says."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T:
        live = self.stage.registry.tables[position.table_id]
        return question.answer(cast(WorkerMatch, SimpleNamespace(match=live.table.match)))


@asynccontextmanager
async def world(game: Game, settings: Settings = SETTINGS) -> AsyncIterator[World]:
    async with open_stage() as stage:
        stage.registry.thinker = Witness(stage)
        opened = await stage.table_of(game, 2, settings)
        a, b = [await stage.come(opened.table_id, opened.secrets[seat]) for seat in (A, B)]
        yield World(stage, opened.table_id, opened.secrets, a, b)


@asynccontextmanager
async def world_of_two_workers(game: Game) -> AsyncIterator[World]:
    """A is at one worker, B at another; each is told at once what the other has written."""
    async with open_stage() as stage:
        stage.registry.thinker = Witness(stage)
        opened = await stage.table_of(game, 2, SETTINGS)
        theirs, ours = stage.registry, stage.new_registry()
        write = stage.disk.append

        async def write_and_tell(table_id: str, *lines: Any, **more: Any) -> None:
            await write(table_id, *lines, **more)
            for worker in (theirs, ours):
                worker.hear([table_id])

        monkeypatch = pytest.MonkeyPatch()
        monkeypatch.setattr(stage.disk, "append", write_and_tell)
        theirs.is_shared = ours.is_shared = True
        ours.add(await follower(stage, game, opened.table_id, ours))
        b = await stage.come(opened.table_id, opened.secrets[B])
        stage.registry = ours
        a = await stage.come(opened.table_id, opened.secrets[A])
        yield World(stage, opened.table_id, opened.secrets, a, b)
        await theirs.stop()


async def follower(stage: Stage, game: Game, table_id: str, worker: TableRegistry) -> LiveTable:
    """The same table in another worker's memory: from now on it hears of everything by what is written."""
    stored = await stage.tables.get(table_id)
    assert stored
    people = [Seat(guest.name) for guest in GUESTS[:2]]
    table = open_table(game, people, stage.seed, "", SETTINGS, stage.clock.now())
    return LiveTable(stored, table, worker)


def is_secret_step(world: World, seat: int) -> bool:
    """Is it a choice of B that A must not notice?"""
    match = world.match
    return seat == B and bool(match.secret_seats) and match.awaited_seats != 1 << B


async def asks_for_everything(world: World, illegal: int) -> None:
    """A tries whatever the wire has; nothing of it may depend on what is hidden."""
    on = world.a.state["number"]
    for request in (
        {"do": "move", "id": f"bad-{on}", "on": on, "move": illegal},
        {"do": "move", "on": on - 1, "move": illegal},
        {"do": "draw"},
        {"do": "undo", "id": f"u-{on}"},
        {"do": "withdraw"},
        {"do": "answer", "agrees": False},
        {"do": "say", "phrase": "hello"},
        {"do": "chat", "on": True},
        {"do": "remove", "spectator": 1},
        {"do": "ping", "id": "p"},
    ):
        await world.a.ask(**request)


async def comes_back(world: World, number: int) -> list[str]:
    """What another device of A is told, from a number on."""
    page = world.stage.client(world.table_id)
    page.events = [{"n": n} for n in range(10_000)]
    hello = {"do": "hello", "secret": world.secrets[A], "language": "it", "number": number}
    page.put(json.dumps({**hello, "epoch": world.a.welcome["epoch"]}))
    await world.stage.rest()
    await page.hang_up()
    await world.a.hear()
    return page.wire.sent


def step(one: World, other: World, rng: Rng) -> tuple[int, int] | None:
    """A move that can be made in both."""
    seats = [seat for seat in one.match.to_act if seat in other.match.to_act]
    if not seats:
        return None
    seat = seats[rng.below(len(seats))]
    both = [move for move in one.match.legal(seat) if move in other.match.legal(seat)]
    return (seat, both[rng.below(len(both))]) if both else None


async def make(world: World, seat: int, move: int) -> None:
    client = (world.a, world.b)[seat]
    await client.hear()
    await client.ask(do="move", on=client.state["number"], move=move)


async def compare(one: World, other: World, rng: Rng, seen: Counter[str]) -> None:
    """Play on in both worlds, as long as they look alike to A."""
    assert one.match.dump() != other.match.dump()
    for n in range(STEPS):
        if n % 4 == 1:
            for each in (one, other):
                await asks_for_everything(each, len(each.match.game.moves) + 5)
        first = one.a.state["number"]
        assert await comes_back(one, first - 1) == await comes_back(other, first - 1)
        assert await one.received() == await other.received()
        seen["compared"] += 1
        chosen = step(one, other, rng)
        if chosen is None:
            return
        in_secret = is_secret_step(one, chosen[0])
        before = len(one.a.wire.sent)
        for each in (one, other):
            await each.stage.wait(1)
            await make(each, *chosen)
        if one.looks() != other.looks():
            seen["parted"] += 1
            return
        assert await one.received() == await other.received()
        if in_secret:
            assert len(one.a.wire.sent) == before
            seen["silent"] += 1
        if one.match.over:
            return


@pytest.mark.parametrize("settings", [SETTINGS, ON_STAGE], ids=["plain", "on stage"])
@pytest.mark.parametrize("game_id", tavolino.games())
async def test_all_that_a_seat_receives_is_the_same_when_hidden_cards_are_others(
    game_id: str, settings: Settings
) -> None:
    game = tavolino.game(game_id)
    seen: Counter[str] = Counter()
    for seed in range(3):
        for moves in (0, 3, 17, 40, 58, 70):
            worlds = [from_there_on(game, seed, moves, guess) for guess in (None, 8)]
            if any(begun.start(1, 2).over for begun in worlds) or is_all_known(worlds):
                continue
            async with world(worlds[0], settings) as one, world(worlds[1], settings) as other:
                await compare(one, other, Rng(seed, moves), seen)
    assert seen["compared"] > 20
    assert seen["parted"] > 0  # what is hidden does come to matter
    assert (seen["silent"] > 0) == (game_id in SECRETIVE)


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_what_a_seat_receives_at_another_worker_is_the_same_when_hidden_cards_are_others(
    game_id: str,
) -> None:
    game = tavolino.game(game_id)
    seen: Counter[str] = Counter()
    for moves in (0, 17, 40):
        worlds = [from_there_on(game, 1, moves, guess) for guess in (None, 8)]
        if any(begun.start(1, 2).over for begun in worlds) or is_all_known(worlds):
            continue
        async with world_of_two_workers(worlds[0]) as one, world_of_two_workers(worlds[1]) as other:
            await compare(one, other, Rng(1, moves), seen)
            assert len(one.stage.stored.entries) > 0, "nothing was told from one worker to the other"
    assert seen["compared"] >= 3


def is_all_known(games: list[Game]) -> bool:
    """Has the guess nothing to draw anew, but the seed?"""
    truths = [{**game.start(1, 2).dump(), "seed": 0, "chances": 0} for game in games]
    return truths[0] == truths[1]


@pytest.mark.parametrize("game_id", ["champions101", "gogoal"])
async def test_hints_are_the_same_when_hidden_cards_are_others(game_id: str) -> None:
    game, compared = tavolino.game(game_id), 0
    for moves in range(1, 40, 3):
        worlds = [from_there_on(game, 1, moves, guess) for guess in (None, 8)]
        if compared == 3 or A not in worlds[0].start(1, 2).to_act or is_all_known(worlds):
            continue
        async with world(worlds[0], HELPFUL) as one, world(worlds[1], HELPFUL) as other:
            for each in (one, other):
                await each.a.ask(do="hint", id="h")
                await each.a.ask(do="advise", id="a")
            assert await one.received() == await other.received()
            compared += any(frame["is"] == "hint" for frame in one.a.frames)
    assert compared == 3


@pytest.mark.parametrize("game_id", SECRETIVE)
async def test_how_long_a_secret_choice_takes_does_not_show(game_id: str) -> None:
    """B decides at once in one world, after a while in the other, and not at all in the third."""
    game = tavolino.game(game_id)
    begun = next(g for moves in range(120) if in_secret(g := from_there_on(game, 3, moves, None)))
    told = []
    for pause in (0, 7, None):
        async with world(begun) as here:
            await here.stage.wait(pause or 0)
            if pause is not None:
                await make(here, B, here.match.legal(B)[0])
            await here.stage.wait(20 - (pause or 0))
            back = await comes_back(here, here.a.state["number"])
            watcher = await here.stage.come(here.table_id, guest=ADA)
            touched = here.stage.stored.touched
            told.append([await here.received(), back, watcher.wire.sent, touched])
    assert told[0] == told[1] == told[2]


def in_secret(game: Game) -> bool:
    match = game.start(1, 2)
    return bool(match.secret_seats) and {A, B} <= set(match.to_act)


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If B's hand were in the frames, the comparison would say so."""
    game = tavolino.game("champions101")
    worlds = [from_there_on(game, 1, 17, guess) for guess in (None, 8)]
    view = type(worlds[0].start(1, 2)).view

    def leak(match: Any, seat: int | None) -> Any:
        shown = view(match, seat)
        return {**shown, "facts": {**shown["facts"], "leak": str(match.dump()["cards"])}}

    async with world(worlds[0]) as one, world(worlds[1]) as other:
        monkeypatch.setattr(World, "looks", lambda world: None)
        monkeypatch.setattr(type(one.match), "view", leak)
        with pytest.raises(AssertionError):
            await compare(one, other, Rng(1, 1), Counter())
