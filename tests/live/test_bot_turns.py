"""Bots that think for longer, at live tables: nobody waits for them but those who play them."""

import asyncio
from itertools import pairwise

import pytest

import tavolino
from tavolino.live import table_setup
from tavolino.live.frames import CLOSE_OUR_FAULT
from tavolino.live.live_table import LiveTable
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.table.opening import open_table
from tavolino.table.settings import Settings
from tavolino.table.thinking.match_worker import BotMoveQuestion
from tests.live.support import ADA, ION, SEED, Client, Stage, kinds, shown_view

pytestmark = pytest.mark.anyio

PACED = Settings(pace=1.5)


async def against(stage: Stage, bot: str = "amateur", **wishes: object) -> Client:
    """Ana against a bot, at her page, when it is the bot's move."""
    opened = await stage.open("champions101", "person", bot, **wishes)
    return await stage.come(opened.table_id, opened.secrets[0])


async def bot_thinks(stage: Stage, ana: Client) -> LiveTable:
    """Ana plays until the bot is asked, whose thoughts are held back."""
    stage.thinker.gate.clear()
    live = await stage.live()
    while not live.bot_turns.running:
        await ana.hear()
        await ana.move()
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


async def test_they_think_in_processes_of_their_own(stage: Stage) -> None:
    """The same over real worker processes."""
    stage.registry.thinker = WorkerPool(1)
    await stage.open("champions101", "amateur", "random")
    live = await stage.live()
    while len(live.record.entries) < 12:
        await stage.wait(0)
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
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    await ana.hang_up()
    await stage.wait(3600)
    assert not live.is_dropped
    stage.thinker.gate.set()
    await stage.rest()
    await stage.wait(3600)
    assert live.is_dropped


async def test_they_think_on_after_a_restart(stage: Stage) -> None:
    ana = await against(stage)
    live = await bot_thinks(stage, ana)
    await stage.registry.stop()
    entries = len(live.record.entries)
    stage.thinker.gate.set()
    stage.registry = stage.new_registry()
    await stage.registry.start()
    await stage.rest()
    assert len(stage.stored.entries) > entries


async def test_a_bot_that_stumbles_takes_its_table_down_and_no_other(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(self: BotMoveQuestion, case: object) -> int:
        raise ZeroDivisionError

    other = await stage.opened_by_two()
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
    joined = await table_setup.join(stage.registry, opened.table_id, ION, invite=opened.invites[1])
    players = [await stage.come(opened.table_id, secret) for secret in (opened.secrets[0], joined.secret)]
    live = await stage.live()
    for _ in range(12):
        for player in players:
            await player.hear()
            if player.legal:
                await player.move()
    assert {entry.seat for entry in live.record.entries} == {0, 1, 2}
