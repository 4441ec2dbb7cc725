"""A bot that is a program of its own, in any language: it is asked in lines of JSON and answers in lines of JSON.

`exec:./bot` names one, in the lab alone: no server starts a program that somebody names. docs/bots.md has the lines.
"""

import json
import shlex
import subprocess
from atexit import register
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.options import format_setting
from tavolino.core.view import View
from tavolino.lab.faults import LabFault

PREFIX: Final = "exec:"
PATIENCE_S: Final = 10.0
"""How long a program may take for one answer."""
MAX_SHOWN_LETTERS: Final = 80
END: Final = None
RUNNING: Final[dict[tuple[str, str, str, int], "Program"]] = {}
"""By the command, the game with its options and the seats."""


class Program:
    """A running program. It is started once in each process that plays, and asked for all its seats and matches."""

    def __init__(self, name: str, game: Game, seats: int) -> None:
        self.name = name
        self.matches = 0
        try:
            self.process = subprocess.Popen(
                shlex.split(name.removeprefix(PREFIX)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise LabFault("program-not-started", bot=name, reason=str(error)) from error
        self.lines: SimpleQueue[str | None] = SimpleQueue()
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()
        answer = self.exchange({"hello": hello(game, seats)})
        self.wants = parse_wanted(self, answer)
        if answer.get("encoding", game.encoding) != game.encoding:
            raise self.fail("program-encoding", encoding=str(answer["encoding"]), ours=game.encoding)

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(END)

    def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        """Asks, and waits for the line that answers."""
        self.send(message)
        try:
            line = self.lines.get(timeout=PATIENCE_S)
        except Empty:
            raise self.fail("program-late", seconds=int(PATIENCE_S)) from None
        if line is END:
            raise self.fail("program-died", code=str(self.process.wait()))
        return self.parse_answer(line)

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.fail("program-died", code=str(self.process.wait())) from None

    def parse_answer(self, line: str) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self.answer_fault(line)
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for line in (self.process.stdin, self.process.stdout):
            assert line is not None
            with suppress(OSError):  # what it was still to be told
                line.close()

    def answer_fault(self, answer: object) -> LabFault:
        return self.fail("program-wrong", answer=str(answer).strip()[:MAX_SHOWN_LETTERS])

    def fail(self, key: str, **values: Any) -> LabFault:
        """The fault to raise. The program is ended: nothing that it says later could be trusted."""
        self.end()
        return LabFault(key, bot=self.name, **values)


def hello(game: Game, seats: int) -> dict[str, Any]:
    """What a program has to know of the game, once."""
    return {
        "game": game.id,
        "options": {name: format_setting(value) for name, value in game.options.items()},
        "seats": seats,
        "moves": [str(move) for move in game.moves],
        "encoding": game.encoding,
        "layout": [field._asdict() for field in game.layout(seats)],
    }


def parse_wanted(program: Program, answer: dict[str, Any]) -> tuple[str, ...]:
    """What the program wants to be shown: `view`, `obs`, or both."""
    named = answer.get("wants", ["view", "obs"])
    if answer.get("ready") is not True or not isinstance(named, list) or not set(named) <= {"view", "obs"}:
        raise program.answer_fault(answer)
    return tuple(named)


def start_program(name: str, game: Game, seats: int) -> Program:
    """The running program, or a new one where it has to play something else."""
    key = (name, game.id, str(game.options), seats)
    if key not in RUNNING:
        RUNNING[key] = Program(name, game, seats)
    return RUNNING[key]


def stop_programs() -> None:
    """Ends all programs, as the end of this process would."""
    for program in RUNNING.values():
        program.end()
    RUNNING.clear()


register(stop_programs)


class ProgramBot:
    """A program's seat in one match."""

    def __init__(self, name: str, game: Game, seats: int, seat: int) -> None:
        self.program = start_program(name, game, seats)
        self.seat = seat
        self.program.matches += 1
        self.number = self.program.matches
        self.asked = 0

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        ask: dict[str, Any] = {"match": self.number, "seat": self.seat, "number": self.asked, "legal": legal}
        if "view" in self.program.wants:
            ask["view"] = view()
        if "obs" in self.program.wants:
            ask["obs"] = guess().encode(self.seat).tolist()  # the same in the match and in every guess
        answer = self.program.exchange({"ask": ask})
        if (answer.get("match"), answer.get("number")) != (self.number, self.asked):
            raise self.program.answer_fault(answer)
        move = answer.get("move")
        if type(move) is not int or move not in legal:
            raise self.program.answer_fault(answer)
        return move


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)
