"""The dugout: processes that think for live tables, and what happens when they don't."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest

import tavolino
from tavolino.bots.roster import bot_factories
from tavolino.core.faults import Refusal
from tavolino.core.game import Game
from tavolino.server.bot_workers import pool as place
from tavolino.server.bot_workers.pool import SLOW_GAME_SIMULATIONS, WorkerPool, needs_worker
from tavolino.table.match_worker import BotMoveQuestion, MatchPosition
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.table import Table

pytestmark = pytest.mark.anyio
MOVES = 24
AMATEUR = Seat("Amateur", "amateur")


@pytest.fixture
async def dugout() -> AsyncIterator[WorkerPool]:
    found = WorkerPool(2)
    yield found
    found.close()


def table_of(game: Game, seed: int = 11) -> Table:
    return open_table(game, [AMATEUR] * game.seat_counts[0], seed)


def question(table: Table, seat: int | None = None, name: str = "table") -> BotMoveQuestion:
    moves = [(made.seat, made.move) for made in table.state.moves]
    return BotMoveQuestion(
        MatchPosition(name, table.record.head_text(), moves), table.match.to_act[0] if seat is None else seat
    )


def processes(dugout: WorkerPool) -> list[int]:
    return [coach.process.pid for coach in dugout.workers if coach.process]


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_bots_play_there_as_they_would_at_the_table(dugout: WorkerPool, game_id: str) -> None:
    table = table_of(tavolino.game(game_id))
    for _ in range(MOVES):
        asked = question(table)
        thought = await dugout.ask(asked)
        assert table.play_automatic_move() == (asked.seat, thought)


async def test_nobody_is_called_before_there_is_something_to_do(dugout: WorkerPool) -> None:
    assert processes(dugout) == []
    table = table_of(tavolino.game("champions101"))
    await asyncio.gather(*(dugout.ask(question(table)) for _ in range(3)))
    assert len(processes(dugout)) == 1, "one table is one coach's"
    await dugout.ask(question(table, name="another"))
    assert len(processes(dugout)) == 1, "who is there already, and free, is asked first"


async def test_tables_that_think_at_once_do_so_side_by_side(dugout: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    await asyncio.gather(*(dugout.ask(question(table, name=name)) for name in ("one", "two")))
    assert len(processes(dugout)) == 2


async def test_who_falls_is_replaced(dugout: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    before = await dugout.ask(question(table))
    [pid] = processes(dugout)
    os.kill(pid, signal.SIGKILL)
    assert await dugout.ask(question(table)) in table.match.legal(table.match.to_act[0])
    assert before in table.match.legal(table.match.to_act[0])
    assert processes(dugout) != [pid]


async def test_where_no_process_can_be_started_the_server_thinks_itself(
    dugout: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "COMMAND", ("-c", "raise SystemExit(1)"))
    table = table_of(tavolino.game("champions101"))
    asked = question(table)
    assert table.play_automatic_move() == (asked.seat, await dugout.ask(asked))
    assert processes(dugout) == []


async def test_nor_where_there_is_no_python_to_be_found(
    dugout: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    table = table_of(tavolino.game("champions101"))
    asked = question(table)
    assert table.play_automatic_move() == (asked.seat, await dugout.ask(asked))
    assert processes(dugout) == []


class Fatal(BotMoveQuestion):
    """A question that brings down whoever hears it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


async def test_a_question_that_brings_processes_down_is_not_thought_about_here(dugout: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    with pytest.raises(EOFError):
        await dugout.ask(Fatal(question(table).position, 0))
    assert await dugout.ask(question(table)) in table.match.legal(table.match.to_act[0])


async def test_what_is_wrong_with_a_question_is_told(dugout: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    position = question(table).position
    untimely = BotMoveQuestion(position._replace(moves=[(1 - table.match.to_act[0], 0)]), 0)
    with pytest.raises(Refusal, match="not your turn"):
        await dugout.ask(untimely)
    assert await dugout.ask(question(table)) in table.match.legal(table.match.to_act[0])


async def test_when_it_closes_everyone_goes(dugout: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    await dugout.ask(question(table))
    [coach] = [coach for coach in dugout.workers if coach.process]
    process = coach.process
    dugout.close()
    assert process
    assert process.returncode is not None
    with pytest.raises(RuntimeError, match="after shutdown"):
        await dugout.ask(question(table))


KILLED = """
import asyncio, os, signal, sys
import tavolino
from tavolino.server.bot_workers.pool import WorkerPool
from tests.server.test_dugout import question, table_of
asyncio.run(WorkerPool(1).ask(question(table_of(tavolino.game("champions101")))))
print("thought", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_nobody_is_left_behind_when_the_server_is_killed() -> None:
    """The error stream of the processes is the server's own: it ends when the last of them has."""
    pipe = subprocess.PIPE
    killed = subprocess.Popen([sys.executable, "-c", KILLED], stdout=pipe, stderr=pipe)  # noqa: ASYNC220
    out, err = killed.communicate()
    assert (out, err, killed.returncode) == (b"thought\n", b"", -signal.SIGKILL)


@pytest.mark.parametrize("game_id", tavolino.games())
def test_who_thinks_long_is_sent_there(game_id: str) -> None:
    game = tavolino.game(game_id)
    long = [bot for bot in bot_factories() if needs_worker(game, bot)]
    assert {"amateur", "professional", "champion"} <= set(long)
    assert "random" not in long
    assert (
        ("beginner" in long)
        == ("greedy" in long)
        == (game.knowledge.champion_simulations < SLOW_GAME_SIMULATIONS)
    )
