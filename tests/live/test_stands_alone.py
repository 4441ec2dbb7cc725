"""Live tables need no server: no web framework, no database, no sockets, no processes of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALONE = """
import importlib, pkgutil, sys

NOT_HERE = ("litestar", "sqlalchemy", "alembic", "uvicorn", "websockets", "httpx", "prometheus_client")
NOR_HERE = ("tavolino.server", "tavolino.store", "tavolino.organiser", "tavolino.cli", "multiprocessing")

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in NOT_HERE or name.startswith(NOR_HERE):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Blocker())
import tavolino.live
for module in pkgutil.walk_packages(tavolino.live.__path__, "tavolino.live."):
    importlib.import_module(module.name)

import asyncio
from tavolino.core.language.texts import LANGUAGES
from tavolino.live.report.build import build_replay, build_report, load_finished_record
from tests.live.support import ADA, Stage, kinds

async def play_a_match():
    stage = Stage()
    table_id, secrets = await stage.open_by_two()
    players = [await stage.come(table_id, secret) for secret in secrets]
    spectator = await stage.come(table_id, guest=ADA)
    moves = 0
    while not players[0].state["table"]["over"]:
        mover = next(player for player in players if player.legal)
        assert "done" in kinds(await mover.move(moves % len(mover.legal)))
        for player in players:
            await player.hear()
        moves += 1
        await stage.wait(1)
    await spectator.hear()
    assert spectator.state["outcome"] == players[0].state["outcome"]
    assert len(stage.stored.entries) == moves and stage.stored.result
    tell_it_again(table_id, await load_finished_record(stage.registry, table_id), players[0].state["outcome"])
    await stage.leave()
    return moves

def tell_it_again(table_id, record, outcome):
    reports = [build_report(table_id, record, language) for language in LANGUAGES]
    assert len({report.verdict for report in reports}) == len(LANGUAGES)
    for report in reports:
        assert (report.scores, report.winners) == (outcome["scores"], outcome["winners"])
        assert report.moves == len(record.standing_moves())
        assert report.timeline and all(event.text for event in report.timeline)
    moment = build_replay(record, 3, 1, "it")
    assert (moment.move, moment.moves) == (3, reports[0].moves) and moment.played
    assert moment.view == record.play_back(upto=3).view(1)

print("moves", asyncio.run(play_a_match()))
"""


def test_a_whole_match_is_played_and_told_where_there_is_no_server() -> None:
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    found = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert found.returncode == 0, found.stderr
    word, moves = found.stdout.split()
    assert word == "moves"
    assert int(moves) > 20
