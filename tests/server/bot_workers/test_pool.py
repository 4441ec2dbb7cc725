"""The worker pool: processes that think for live tables, and what happens when they don't."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from multiprocessing import spawn
from pathlib import Path

import pytest

import tavolino
from tavolino.bots.levels import SearchBot
from tavolino.bots.roster import bot_factories
from tavolino.core.faults import Refusal
from tavolino.core.game import Game
from tavolino.live.bot_turns import SLOW_GAME_SIMULATIONS, needs_worker
from tavolino.live.ports import Asker
from tavolino.server.bot_workers import pool as pool_module
from tavolino.server.bot_workers.pool import (
    MAX_QUEUE_S,
    MIN_THINKING_S,
    THINKING_S,
    WorkerPool,
    WorkerProcess,
)
from tavolino.server.bot_workers.worker_process import Message, Reply
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.table import Table
from tavolino.table.thinking.match_worker import MAX_MATCHES, BotMoveQuestion, MatchPosition, MatchWorker

pytestmark = pytest.mark.anyio
MOVES = 24
ROOT = Path(__file__).parents[3]
AMATEUR = Seat("Amateur", "amateur")


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    found = WorkerPool(2)
    yield found
    found.close()


def table_of(game: Game, seed: int = 11) -> Table:
    return open_table(game, [AMATEUR] * game.seat_counts[0], seed)


def asked_move(table: Table, name: str = "table") -> tuple[MatchPosition, BotMoveQuestion]:
    """What does the bot play whose turn it is?"""
    moves = [(made.seat, made.move) for made in table.state.moves]
    return MatchPosition(name, table.record.head_text(), moves), BotMoveQuestion(table.match.to_act[0])


def processes(pool: WorkerPool) -> list[int]:
    return [
        worker.process.process.pid for worker in pool.workers if worker.process and worker.process.process.pid
    ]


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_bots_play_there_as_they_would_at_the_table(pool: WorkerPool, game_id: str) -> None:
    table = table_of(tavolino.game(game_id))
    for _ in range(MOVES):
        position, question = asked_move(table)
        thought = await pool.ask(position, question)
        assert table.play_automatic_move() == (question.seat, thought)


async def test_nobody_is_called_before_there_is_something_to_do(pool: WorkerPool) -> None:
    assert processes(pool) == []
    table = table_of(tavolino.game("champions101"))
    await asyncio.gather(*(pool.ask(*asked_move(table)) for _ in range(3)))
    assert len(processes(pool)) == 1, "one table is one worker's"
    await pool.ask(*asked_move(table, "another"))
    assert len(processes(pool)) == 1, "who is there already, and free, is asked first"


async def test_tables_that_think_at_once_do_so_side_by_side(pool: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    await asyncio.gather(*(pool.ask(*asked_move(table, name)) for name in ("one", "two")))
    assert len(processes(pool)) == 2


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[MatchPosition]:
    """The positions that processes are sent."""
    positions: list[MatchPosition] = []
    ask = WorkerProcess.ask

    def ask_and_note(process: WorkerProcess, message: Message) -> Reply:
        positions.append(message.position)
        return ask(process, message)

    monkeypatch.setattr(WorkerProcess, "ask", ask_and_note)
    return positions


async def test_only_new_moves_are_sent(pool: WorkerPool, sent: list[MatchPosition]) -> None:
    table = table_of(tavolino.game("champions101"))
    for _ in range(3):
        await pool.ask(*asked_move(table))
        table.play_automatic_move()
    assert [(len(position.moves), position.known) for position in sent] == [(0, None), (1, 0), (1, 1)]
    assert [bool(position.head) for position in sent] == [True, False, False]


async def test_after_an_undo_all_moves_are_sent(pool: WorkerPool, sent: list[MatchPosition]) -> None:
    table = table_of(tavolino.game("champions101"))
    for _ in range(3):
        table.play_automatic_move()
    position, _ = asked_move(table)
    await pool.ask(position, BotMoveQuestion(table.match.to_act[0]))
    shorter = position._replace(moves=position.moves[:-1])
    mover = position.moves[-1][0]
    assert await pool.ask(shorter, BotMoveQuestion(mover)) in range(len(table.record.game.moves))
    assert sent == [position, shorter]


async def test_a_process_that_has_forgotten_a_match_is_sent_all_of_it(
    pool: WorkerPool, sent: list[MatchPosition]
) -> None:
    table = table_of(tavolino.game("champions101"))
    await pool.ask(*asked_move(table, "old"))
    [worker] = [worker for worker in pool.workers if worker.process]
    assert worker.process
    known = dict(worker.process.known)
    for n in range(MAX_MATCHES):
        pool.sticky[f"table {n}"] = worker
        await pool.ask(*asked_move(table, f"table {n}"))
    worker.process.known.update(known)
    del sent[:]
    assert await pool.ask(*asked_move(table, "old")) in table.match.legal(table.match.to_act[0])
    assert [position.known for position in sent] == [0, None]


async def test_who_has_much_to_think_about_waits_behind_who_has_little(
    pool: WorkerPool, sent: list[MatchPosition]
) -> None:
    """By guest, and by the address that several guests share."""
    table = table_of(tavolino.game("champions101"))
    worker = pool.workers[0]
    crowd = [Asker(f"guest {n}", "192.0.2.1") for n in range(6)]
    askers = [*crowd, *crowd, Asker("ana", "192.0.2.2"), Asker("ion", "192.0.2.3")]
    names = [f"{asker.guest} {n}" for n, asker in enumerate(askers)]
    for name in names:
        pool.sticky[name] = worker
    await asyncio.gather(
        *(pool.ask(*asked_move(table, name), asker) for name, asker in zip(names, askers, strict=True))
    )
    order = [position.table_id for position in sent]
    assert {"ana 12", "ion 13"} <= {*order[:4]}
    assert len(order) == len(askers)


def test_the_more_wait_the_less_each_thinks() -> None:
    pool = WorkerPool(1)
    alone = pool.time_for("table", "champion")
    assert alone.due_s == alone.limit_s == THINKING_S["champion"]
    pool.workers[0].queue.free, pool.workers[0].queue.length = 0, 29
    crowded = pool.time_for("table", "champion")
    assert crowded.limit_s
    assert crowded.limit_s < alone.limit_s / 5
    assert crowded.due_s <= MAX_QUEUE_S
    pool.workers[0].queue.length = 10_000
    assert pool.time_for("table", "champion").limit_s == MIN_THINKING_S


async def test_a_limit_is_kept(pool: WorkerPool) -> None:
    """However many simulations a bot would like to make: with no time it makes a few."""
    table = open_table(tavolino.game("gogoal"), [Seat("Champion", "champion")] * 2, 11)
    while len(table.match.legal(table.match.to_act[0])) < 2:
        table.play_automatic_move()
    moves = [(made.seat, made.move) for made in table.state.moves]
    position = MatchPosition("table", table.record.head_text(), moves)
    seat = table.match.to_act[0]
    searched: list[int] = []
    for limit_s in (0.0, None):
        match = MatchWorker().match_at(position)
        BotMoveQuestion(seat, limit_s).answer(match)
        bot = match.bot_players.players[seat].bot
        assert isinstance(bot, SearchBot)
        searched.append(bot.search.simulations)
    assert searched[0] < searched[1] / 10


async def test_who_falls_is_replaced(pool: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    before = await pool.ask(*asked_move(table))
    [pid] = processes(pool)
    os.kill(pid, signal.SIGKILL)
    assert await pool.ask(*asked_move(table)) in table.match.legal(table.match.to_act[0])
    assert before in table.match.legal(table.match.to_act[0])
    assert processes(pool) != [pid]


def exit_at_once(_: object) -> None:
    os._exit(1)


async def test_where_no_process_can_be_started_the_server_thinks_itself(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "run_worker", exit_at_once)
    table = table_of(tavolino.game("champions101"))
    position, question = asked_move(table)
    assert table.play_automatic_move() == (question.seat, await pool.ask(position, question))
    assert processes(pool) == []


async def test_nor_where_there_is_no_python_to_be_found(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spawn, "get_executable", lambda: b"/nowhere/python")
    table = table_of(tavolino.game("champions101"))
    position, question = asked_move(table)
    assert table.play_automatic_move() == (question.seat, await pool.ask(position, question))
    assert processes(pool) == []


class Fatal(BotMoveQuestion):
    """A question that brings down whoever hears it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


async def test_a_question_that_brings_processes_down_is_not_thought_about_here(pool: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    with pytest.raises(EOFError):
        await pool.ask(asked_move(table)[0], Fatal(0))
    assert await pool.ask(*asked_move(table)) in table.match.legal(table.match.to_act[0])


async def test_what_is_wrong_with_a_question_is_told(pool: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    position, question = asked_move(table)
    untimely = position._replace(moves=[(1 - table.match.to_act[0], 0)])
    with pytest.raises(Refusal, match="not your turn"):
        await pool.ask(untimely, question)
    assert await pool.ask(*asked_move(table)) in table.match.legal(table.match.to_act[0])


async def test_when_it_closes_everyone_goes(pool: WorkerPool) -> None:
    table = table_of(tavolino.game("champions101"))
    await pool.ask(*asked_move(table))
    [process] = [worker.process for worker in pool.workers if worker.process]
    pool.close()
    assert process
    assert process.process.exitcode is not None
    with pytest.raises(RuntimeError, match="after shutdown"):
        await pool.ask(*asked_move(table))


KILLED = """
import asyncio, os, signal, sys
import tavolino
from tavolino.server.bot_workers.pool import WorkerPool
from tests.server.bot_workers.test_pool import asked_move, table_of
asyncio.run(WorkerPool(1).ask(*asked_move(table_of(tavolino.game("champions101")))))
print("thought", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_nobody_is_left_behind_when_the_server_is_killed() -> None:
    """The error stream of the processes is the server's own: it ends when the last of them has."""
    pipe = subprocess.PIPE
    killed = subprocess.Popen([sys.executable, "-c", KILLED], stdout=pipe, stderr=pipe)  # noqa: ASYNC220
    out, err = killed.communicate()
    assert (out, err, killed.returncode) == (b"thought\n", b"", -signal.SIGKILL)


PROGRAM = """
print("the program", flush=True)
import asyncio
import tavolino
from tavolino.server.bot_workers.pool import WorkerPool
from tests.server.bot_workers.test_pool import asked_move, table_of
if __name__ == "__main__":
    pool = WorkerPool(1)
    asyncio.run(pool.ask(*asked_move(table_of(tavolino.game("champions101")))))
    assert pool.workers[0].process
    pool.close()
"""


def test_workers_do_not_run_the_program_again(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    ran = subprocess.run(
        [sys.executable, str(program)], capture_output=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert (ran.stdout, ran.stderr, ran.returncode) == (b"the program\n", b"", 0)


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
