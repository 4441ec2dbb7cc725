"""Bots that think for longer, at live tables: nobody waits for them but those who play them."""

import asyncio
from itertools import pairwise

import pytest

import tavolino
from tavolino.live.bot_turns import due_after
from tavolino.live.frames.close_codes import CLOSE_OUR_FAULT
from tavolino.live.live_table import WATCHED_AFTER_LOOK_S, LiveTable
from tavolino.live.ports import Asker, ThinkingTime
from tavolino.live.setup import seat_changes
from tavolino.server.bot_workers import pool
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.table.opening import open_table
from tavolino.table.settings import Settings
from tavolino.table.thinking.match_worker import BotMoveQuestion
from tests.live.memory_store import ADA, ANA, ION
from tests.live.support import SEED, Client, Stage, kinds, shown_view

pytestmark = pytest.mark.anyio

PACED = Settings(pace=1.5)
PLENTY_S = 60.0
ANA_CHOOSES_FIRST = 2
"""A seed of 101 Champions Challenge."""


async def against(stage: Stage, bot: str = "amateur", **wishes: object) -> Client:
    """Ana against a bot, at her page. She is asked first, and has a choice."""
    stage.seed = ANA_CHOOSES_FIRST
    opened = await stage.open("champions101", "person", bot, **wishes)
    return await stage.come(opened.table_id, opened.secrets[0])


async def bot_thinks(stage: Stage, ana: Client) -> LiveTable:
    """Ana plays until the bot is asked, whose thoughts are held back."""
    stage.thinker.gate.clear()
    live = await stage.live()
    while not live.bot_turns.running:
        await ana.hear()
        if ana.legal:
            await ana.move()
        else:
            await stage.wait(0)  # she has one move, which is made for her
    return live


async def test_they_play_as_they_would_in_the_loop(stage: Stage) -> None:
    await stage.open("champions101", "amateur", "amateur")
    live = await stage.live()
    while not live.table.over:
        await stage.rest()
    here = open_table(live.record.game, live.table.seats, SEED)
    here.tick(0)
    assert [entry[:2] for entry in live.record.entries] == [entry[:2] for entry in here.record.entries]
    assert stage.stored.result


async def test_they_think_in_processes_of_their_own(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same over real worker processes. They have time enough, however busy the computer is."""
    monkeypatch.setattr(pool, "USUAL_THINKING_S", PLENTY_S)
    stage.registry.thinker = WorkerPool(1)
    await stage.open("champions101", "amateur", "random")
    live = await stage.live()
    while len(live.record.entries) < 12:
        await stage.wait(PLENTY_S)
        await asyncio.sleep(0.01)
    here = open_table(live.record.game, live.table.seats, SEED)
    for entry in live.record.entries[:12]:
        assert here.play_automatic_move() == (entry.seat, entry.move)


async def test_while_one_thinks_everyone_else_is_served(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    assert kinds(await ana.ask(do="ping")) == ["pong"]
    assert kinds(await ana.ask(do="say", phrase="hello")) == ["said", "done"]
    assert shown_view(await live.snapshot(None, "it"))
    spectator = await stage.come(live.id, guest=ADA)
    assert spectator.state
    other = await stage.open("champions101", "person", "random")
    assert (await stage.come(other.table_id, other.secrets[0])).state
    entries = len(live.record.entries)
    stage.thinker.gate.set()
    await stage.rest()
    assert len(live.record.entries) > entries


async def test_what_was_taken_back_meanwhile_is_not_answered(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    asked = len(stage.thinker.asked)
    await ana.ask(do="undo")
    entries = len(live.record.entries)
    assert live.record.entries[-1].undone
    stage.thinker.gate.set()
    await stage.rest()
    assert len(live.record.entries) == entries, "what the bot thought was about something else"
    assert not live.bot_turns.running
    await ana.hear()
    await ana.move()
    assert len(stage.thinker.asked) > asked


async def test_after_the_end_nobody_needs_the_answer(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    await ana.ask(do="resign")
    entries = len(live.record.entries)
    stage.thinker.gate.set()
    await stage.rest()
    assert live.table.over
    assert len(live.record.entries) == entries
    assert not live.bot_turns.running


async def test_a_table_that_is_given_up_needs_no_thoughts(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    [task] = live.bot_turns.running.values()
    stage.disk.is_broken = True
    await ana.ask(do="resign")
    await stage.rest()
    assert ana.code == CLOSE_OUR_FAULT
    assert task.cancelled()


async def test_a_table_where_somebody_thinks_does_not_sleep(stage: Stage) -> None:
    ana = await against(stage, is_watched=False)
    live = await bot_thinks(stage, ana)
    await ana.hang_up()
    await stage.wait(3600)
    assert not live.is_dropped
    stage.thinker.gate.set()
    await stage.rest()
    await stage.wait(3600)
    assert live.is_dropped


async def test_after_a_restart_they_think_on_when_somebody_comes(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    await stage.registry.stop()
    entries, asked = len(live.record.entries), len(stage.thinker.asked)
    stage.thinker.gate.set()
    stage.registry = stage.new_registry()
    await stage.registry.start()
    await stage.rest()
    assert len(stage.thinker.asked) == asked, "nobody waits for it"
    await stage.come(live.id, guest=ADA)
    await stage.rest()
    assert len(stage.stored.entries) > entries


# -- Whom they think for, and how long


@pytest.mark.parametrize("bot", ["amateur", "random"])
async def test_nobody_thinks_for_a_table_that_nobody_watches(stage: Stage, bot: str) -> None:
    opened = await stage.open("champions101", bot, bot, is_watched=False)
    await stage.wait(3600)
    assert not stage.stored.entries
    assert not stage.registry.tables
    watcher = await stage.come(opened.table_id, guest=ADA)
    while not stage.stored.entries:
        await stage.wait(0.1)
    await watcher.hang_up()
    await stage.wait(3600)
    assert not stage.registry.tables


async def test_who_asks_over_http_watches_for_a_while(stage: Stage) -> None:
    await stage.open("champions101", "random", "random", is_watched=False, settings=PACED)
    live = await stage.live()
    await live.snapshot(None, "en")
    await stage.wait(WATCHED_AFTER_LOOK_S + 60)
    assert live.is_dropped
    assert 0 < stage.stored.entries[-1].at / 1000 <= WATCHED_AFTER_LOOK_S
    assert not stage.stored.result


async def test_they_think_in_the_name_of_their_host(stage: Stage) -> None:
    stage.registry.note_address(ANA, "192.0.2.1")
    await stage.open("champions101", "amateur", "amateur")
    await stage.rest()
    assert {*stage.thinker.askers} == {Asker(ANA.id, "192.0.2.1")}


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_the_time_of_a_move_tells_nothing(stage: Stage, game_id: str) -> None:
    """A move that is forced takes as long as one that is thought about."""
    stage.thinker.time = ThinkingTime(0.4, 0.4)
    seats = tavolino.game(game_id).seat_counts[0]
    await stage.open(game_id, *["amateur"] * seats)
    live = await stage.live()
    await stage.wait(20)
    times = sorted({entry.at for entry in live.record.entries})
    assert {after - before for before, after in pairwise(times)} == {400}


def test_a_late_answer_comes_at_the_next_beat() -> None:
    time = ThinkingTime(limit_s=0.5, due_s=1.0)
    assert [due_after(took_s, time) for took_s in (0.0, 0.9, 1.0, 1.1, 1.4, 1.6)] == [1, 1, 1, 1.5, 1.5, 2]
    assert due_after(0.3, ThinkingTime()) == 0.3


async def test_a_bot_that_stumbles_takes_its_table_down_and_no_other(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(self: BotMoveQuestion, case: object) -> int:
        raise ZeroDivisionError

    other = await stage.open_by_two()
    ana = await against(stage)
    monkeypatch.setattr(BotMoveQuestion, "answer", stumble)
    while ana.code is None:
        await ana.move()
    assert ana.code == CLOSE_OUR_FAULT
    assert list(stage.registry.tables) == [other[0]]


# -- The pace


async def test_a_row_of_bots_is_seen_move_by_move(stage: Stage) -> None:
    """However quickly they think."""
    await stage.open("gogoal", "amateur", "amateur", "amateur", "amateur", settings=PACED)
    live = await stage.live()
    await stage.wait(60)
    times = [entry.at for entry in live.record.entries]
    secret = {entry.at for entry in live.record.entries if times.count(entry.at) > 1}
    shown = sorted(set(times))
    assert len(shown) > 20
    assert all(after - before >= 1500 for before, after in pairwise(shown))
    assert all(times.count(at) <= len(live.table.seats) for at in secret)


async def test_a_move_that_took_long_is_seen_as_long_as_others(stage: Stage) -> None:
    await stage.open("champions101", "amateur", "amateur", settings=PACED)
    live = await stage.live()
    await stage.wait(3)
    before = len(live.record.entries)
    stage.thinker.gate.clear()
    await stage.wait(10)
    stage.thinker.gate.set()
    await stage.wait(1.4)
    assert len(live.record.entries) == before + 2, "one that was thought out before, one that was not"
    last = live.record.entries[-1].at
    await stage.wait(0.1)
    assert live.record.entries[-1].at == last + 1500


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_every_game_goes_on_with_thinkers(stage: Stage, game_id: str) -> None:
    seats = tavolino.game(game_id).seat_counts[0]
    await stage.open(game_id, *["amateur"] * seats, settings=PACED)
    live = await stage.live()
    await stage.wait(15)
    assert len({entry.at for entry in live.record.entries}) == 10


async def test_people_and_thinkers_play_together(stage: Stage) -> None:
    """A bot at another seat does not keep two people from playing, nor they it."""
    opened = await stage.open("gogoal", "person", "open", "amateur")
    joined = await seat_changes.join(stage.registry, opened.table_id, ION, invite=opened.invites[1])
    players = [await stage.come(opened.table_id, secret) for secret in (opened.secrets[0], joined.secret)]
    live = await stage.live()
    for _ in range(12):
        for player in players:
            await player.hear()
            if player.legal:
                await player.move()
    assert {entry.seat for entry in live.record.entries} == {0, 1, 2}
