"""Speeds as plain data for a file, and as tables that fit a terminal of 80 columns."""

import platform
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.game import Game
from tavolino.core.language.texts import TextValue, load_texts
from tavolino.lab.faults import LabFault
from tavolino.lab.speed.benchmark import CallCosts, TavolinoGame, build_kind, measure_costs
from tavolino.lab.speed.other_engines import PACKAGES, installed_version
from tavolino.lab.speed.race import DRIVEN, ROUNDS, SEARCH, WHOLE, Contestant, Speed, run_race
from tavolino.lab.speed.start_up import ROUNDS as STARTS_OF_EACH
from tavolino.lab.speed.start_up import STARTS, measure_start_up

COURSES: Final = (DRIVEN, WHOLE, SEARCH)
UNITS: Final = {
    DRIVEN: "decisions_per_second",
    WHOLE: "decisions_per_second",
    SEARCH: "simulations_per_second",
}
LABEL_COLUMNS: Final = 27
FIGURE_COLUMNS: Final = 12
"""The widths of the columns: four games fit."""


class SpeedTest:
    """Times our games and other engines in the same race, and the start of the program."""

    def __init__(
        self, games: list[Game], peers: Sequence[Contestant], seconds: float, with_start_up: bool = False
    ) -> None:
        self.games = {game.id: game for game in games}
        self.peers = [peer.name for peer in peers]
        self.contestants: list[Contestant] = [*map(TavolinoGame, games), *peers]
        self.seconds = seconds
        self.with_start_up = with_start_up
        self.start_up_ms: dict[str, float] = {}
        self.steps = len(games) + ROUNDS * sum(len(who.courses) for who in self.contestants)
        self.steps += STARTS_OF_EACH * len(STARTS) if with_start_up else 0

    def measure(self, on_step: Callable[[], None]) -> None:
        """`on_step` is called after each step."""
        self.speeds = run_race(self.contestants, self.seconds, on_step)
        self.costs: dict[str, CallCosts] = {}
        for id, game in self.games.items():
            self.costs[id] = measure_costs(game, self.seconds)
            on_step()
        if self.with_start_up:
            self.start_up_ms = measure_start_up(on_step)

    def ratios(self, course: str) -> dict[str, dict[str, float]]:
        """By engine and game: how many decisions or simulations ours makes while theirs makes one."""
        return {
            peer: {
                id: self.speeds[id][course].decisions / self.speeds[peer][course].decisions
                for id in self.games
            }
            for peer in self.peers
            if course in self.speeds[peer] and self.speeds[peer][course].decisions
        }

    def data(self) -> dict[str, object]:
        return {
            "build": build_kind(),
            "python": platform.python_version(),
            "machine": platform.machine(),
            "seconds": self.seconds,
            "rounds": ROUNDS,
            "games": {id: self.game_data(id) for id in self.games},
            "start_up_ms": self.start_up_ms,
            "peers": {peer: speeds_data(self.speeds[peer]) for peer in self.peers},
            "versions": {package: installed_version(package) for package in PACKAGES} if self.peers else {},
            "ratios": {course: self.ratios(course) for course in COURSES},
        }

    def game_data(self, id: str) -> dict[str, object]:
        cost = self.costs[id]
        return {
            "build": build_kind(self.games[id]),
            **speeds_data(self.speeds[id]),
            "microseconds": {"copy": cost.copy, "guess": cost.guess, "view": cost.view, "load": cost.load},
            "record_bytes": cost.record,
        }


def speeds_data(paces: dict[str, Speed]) -> dict[str, object]:
    return {
        course: {UNITS[course]: pace.decisions, "matches_per_second": pace.matches}
        for course, pace in paces.items()
    }


class SpeedReport:
    """The tables in one language."""

    def __init__(self, speeds: SpeedTest, language: str) -> None:
        self.speeds = speeds
        self.texts = load_texts(language, packages=LabFault.packages)

    def page(self) -> Group:
        return Group(*self.parts())

    def parts(self) -> Iterator[RenderableType]:
        build = self.say(f"build-{build_kind()}")
        yield Text(self.say("bench-title", build=build, python=platform.python_version()), style="bold")
        yield from self.section("games", list(self.speeds.games), self.game_rows())
        if self.speeds.start_up_ms:
            yield from self.section("start-up", [self.say("section-start-up.ms")], self.start_up_rows())
        if self.speeds.peers:
            columns = [self.say(f"section-peers.{course}") for course in COURSES]
            yield from self.section("peers", columns, self.peer_rows())
        for course in COURSES if self.speeds.peers else ():
            yield from self.section(f"ratios-{course}", list(self.speeds.games), self.ratio_rows(course))

    def game_rows(self) -> Iterator[list[str]]:
        for row in zip(*(self.figures(id) for id in self.speeds.games), strict=True):
            label = self.say(f"section-games.{row[0][0]}")
            yield [label, *(self.figure(style, n) for _, style, n in row)]

    def figure(self, style: str, n: float) -> str:
        """A number as this text formats it; blank if there was nothing to count, as where a champion never searches."""
        return self.say(style, n=n) if n else ""

    def figures(self, id: str) -> list[tuple[str, str, float]]:
        """A column of the first table: the name of each row, the text that formats its number, and the number."""
        paces, cost = self.speeds.speeds[id], self.speeds.costs[id]
        rows = [(course, "lab-whole-number", paces[course].decisions) for course in COURSES]
        played = (DRIVEN, WHOLE)
        rows += [(f"{course}-matches", "lab-whole-number", paces[course].matches) for course in played]
        rows += [(name, "lab-number", getattr(cost, name)) for name in ("copy", "guess", "view", "load")]
        return [*rows, ("record", "lab-whole-number", cost.record)]

    def start_up_rows(self) -> Iterator[list[str]]:
        for name, ms in self.speeds.start_up_ms.items():
            yield [self.say(f"section-start-up.{name}"), self.say("lab-whole-number", n=ms)]

    def peer_rows(self) -> Iterator[list[str]]:
        for peer in self.speeds.peers:
            paces = self.speeds.speeds[peer]
            cells = [
                self.say("lab-whole-number", n=paces[c].decisions) if c in paces else "" for c in COURSES
            ]
            yield [peer, *cells]

    def ratio_rows(self, course: str) -> Iterator[list[str]]:
        for peer, ratios in self.speeds.ratios(course).items():
            yield [peer, *(self.figure("lab-number", ratio) for ratio in ratios.values())]

    def section(self, key: str, columns: list[str], rows: Iterator[list[str]]) -> Iterator[RenderableType]:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(width=LABEL_COLUMNS)
        for column in columns:
            table.add_column(column, justify="right", width=FIGURE_COLUMNS)
        for row in rows:
            table.add_row(*map(Text, row))
        yield Text()
        yield Text(self.say(f"section-{key}"), style="bold")
        yield table

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts.say(key, values)
