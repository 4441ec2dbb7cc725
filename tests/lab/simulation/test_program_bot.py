"""Bots that are programs of their own, and what they can do wrong."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavolino
from tavolino.bots.bot import RandomBot
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation import program_bot
from tavolino.lab.simulation.arena import Arena
from tavolino.lab.simulation.program_bot import ProgramBot, stop_programs
from tavolino.lab.simulation.simulate import bot_names, plan_arena
from tavolino.table.bot_players import play_out

HONEST = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        size = sum(field["size"] for field in said["hello"]["layout"])
        answer = {"ready": True, "wants": ["obs"], "encoding": said["hello"]["encoding"]}
    else:
        ask = said["ask"]
        assert len(ask["obs"]) == size and "view" not in ask
        answer = {"match": ask["match"], "number": ask["number"], "move": ask["legal"][-1]}
        MISTAKE
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    stop_programs()


def program(folder: Path, mistake: str = "", source: str = HONEST) -> str:
    path = folder / "Bot.py"
    path.write_text(source.replace("MISTAKE", mistake or "pass"), "utf-8")
    return f"exec:{sys.executable} {path}"


def race(name: str, matches: int = 4) -> Arena:
    arena = Arena(plan_arena(tavolino.game("champions101"), None, [name, "random"], 1, []), matches)
    arena.play(1, lambda _: None, StopSignal())
    return arena


def test_a_program_plays_whole_matches(tmp_path: Path) -> None:
    arena = race(program(tmp_path))
    assert arena.fault is None
    assert arena.duels[0].matches == 4


@pytest.mark.parametrize(
    ("mistake", "key"),
    [
        ("ask['match'] > 2 and sys.exit(3)", "program-died"),
        ("answer['move'] = -1 if ask['match'] > 2 else answer['move']", "program-wrong"),
        ("answer['number'] = 0 if ask['match'] > 2 else answer['number']", "program-wrong"),
        ("answer = 'first' if ask['match'] > 2 else answer", "program-wrong"),
        ("ask['match'] > 2 and sys.stdin.read()", "program-late"),
    ],
)
def test_what_was_played_before_a_mistake_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mistake: str, key: str
) -> None:
    if key == "program-late":
        monkeypatch.setattr(program_bot, "PATIENCE_S", 2.0)
    arena = race(program(tmp_path, mistake))
    assert arena.fault is not None
    assert arena.fault.key == key
    assert arena.fault.text("it")
    assert arena.duels[0].matches >= 1


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("print('hello', flush=True); input()", "program-wrong"),
        ("print('{}', flush=True); input()", "program-wrong"),
        ("""print('{"ready": true, "encoding": 99}', flush=True); input()""", "program-encoding"),
        ("", "program-died"),
    ],
)
def test_a_program_that_does_not_begin_well(tmp_path: Path, source: str, key: str) -> None:
    with pytest.raises(LabFault) as fault:
        ProgramBot(program(tmp_path, source=source), tavolino.game("gogoal"), 2, 0)
    assert fault.value.key == key


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(LabFault, match="did not start"):
        ProgramBot("exec:./nowhere", tavolino.game("gogoal"), 2, 0)


def test_a_program_is_told_what_it_wants_in_every_game(tmp_path: Path) -> None:
    name = program(tmp_path)
    for id in tavolino.games():
        game = tavolino.game(id)
        match = game.start(3)
        others = [RandomBot(game, seat, 1) for seat in range(1, match.seats)]
        play_out(match, [ProgramBot(name, game, match.seats, 0), *others], 4)
        assert match.over


def test_a_program_keeps_its_capitals() -> None:
    assert bot_names("Greedy, exec:./My Bot --Level 3") == ["greedy", "exec:./My Bot --Level 3"]
