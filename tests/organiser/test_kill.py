"""Killed at any moment: no result that was acknowledged is lost, and the competition opens."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.core.records.reader import parse_record, verify_record
from tavolino.organiser.organiser import Organiser
from tavolino.store import open_store
from tests.organiser.result_writer import NAME

pytestmark = pytest.mark.anyio

ROUNDS = 3
MAX_LINES = 25


def write_until_killed(url: str, how: str, lines: int) -> int:
    """Kill a writer with so many results acknowledged or a few more; the number of the last entry it told."""
    command = [sys.executable, "-m", "tests.organiser.result_writer", url, how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        told = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        told += [line for line in writer.stdout if line.endswith("\n")]
    assert writer.returncode == -9, "it was killed, and did not fail before"
    return int(told[-1])


@pytest.mark.parametrize("how", ["typed", "simulated"])
async def test_nothing_that_was_acknowledged_is_lost(how: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tavolino.db"
    rng = random.Random(how)
    for _ in range(ROUNDS):
        acknowledged = write_until_killed(url, how, rng.randint(1, MAX_LINES))
        store = await open_store(url)
        organiser = Organiser(store.competitions, store.group_commit.clock)
        id = await organiser.find_id(NAME)
        competition = await organiser.snapshot(id)
        assert competition.version >= acknowledged
        for match in competition.matches:
            text = await organiser.match_record(id, match.id)
            assert (text is not None) == (match.source == "simulated")
            assert text is None or verify_record(parse_record(text)).over
        await store.close()
