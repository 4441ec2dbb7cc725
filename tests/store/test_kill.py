"""Killed at any moment: what was said to be on the disk is there, and every table can be taken up again."""

import random
import subprocess
import sys

import pytest

from tavolino.store import open_store, table_record
from tavolino.table.opening import resume_table
from tests.store.support import START

pytestmark = pytest.mark.anyio

ROUNDS = 3
TABLES = 5
MAX_LINES = 60


def write_until_killed(url: str, lines: int) -> dict[str, int]:
    """Kill a writer with so many lines acknowledged or a few more; the last number of each table that it told."""
    command = [sys.executable, "-m", "tests.store.appender", url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        told = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        told += [line for line in writer.stdout if line.endswith("\n")]
    assert writer.returncode == -9, "it was killed, and did not fail before"
    return {id: int(number) for id, number in map(str.split, told)}


async def test_nothing_that_was_acknowledged_is_lost(url: str) -> None:
    rng = random.Random(START)
    acknowledged: dict[str, int] = {}
    for _ in range(ROUNDS):
        acknowledged |= write_until_killed(url, rng.randint(1, MAX_LINES))
        store = await open_store(url)
        for id, number in acknowledged.items():
            stored = await store.tables.get(id)
            assert stored is not None
            assert len(stored.entries) > number
            resume_table(table_record(stored), now_s=0)
        await store.close()
    assert len(acknowledged) == TABLES
