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
from tavolino.lab.speed.race import (
    DEALT,
    DRIVEN,
    ROUNDS,
    SEARCH,
    SEARCH_TO_END,
    WHOLE,
    Contestant,
    Ratio,
    Speed,
    run_race,
    speed_ratio,
)
from tavolino.lab.speed.start_up import ROUNDS as STARTS_OF_EACH
from tavolino.lab.speed.start_up import STARTS, measure_start_up

COURSES: Final = (DRIVEN, WHOLE, DEALT, SEARCH, SEARCH_TO_END)
RACED: Final = (DRIVEN, WHOLE, DEALT, SEARCH_TO_END)
"""What other engines do in the same way."""
SIMULATED: Final = (SEARCH, SEARCH_TO_END)
LABEL_COLUMNS: Final = 27
FIGURE_COLUMNS: Final = 12
"""The widths of the columns: four games fit."""
PEER_COLUMNS: Final = 9
LARGE_RATIO: Final = 10  # from here on without decimals


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

    def ratios(self, course: str) -> dict[str, dict[str, Ratio]]:
        """By engine and game: how many decisions or simulations ours makes while theirs makes one."""
        return {
            peer: {id: speed_ratio(self.speeds[id][course], self.speeds[peer][course]) for id in self.games}
            for peer in self.peers
            if course in self.speeds[peer] and self.speeds[peer][course].decisions
        }

    def choice_ratios(self) -> dict[str, dict[str, Ratio]]:
        """Like the ratios from a dealt state, counting real choices alone."""
        return {
            peer: {
                id: scale_ratio(ratio, self.choices(id) / self.choices(peer)) for id, ratio in ratios.items()
            }
            for peer, ratios in self.ratios(DEALT).items()
        }

    def choices(self, contestant: str) -> float:
        """The share of decisions with two moves or more, in random matches."""
        return self.speeds[contestant][DRIVEN].choices

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
            "ratios": {course: ratios_data(self.ratios(course)) for course in RACED}
            | {"dealt_choices": ratios_data(self.choice_ratios())},
        }

    def game_data(self, id: str) -> dict[str, object]:
        cost = self.costs[id]
        return {
            "build": build_kind(self.games[id]),
            **speeds_data(self.speeds[id]),
            "microseconds": {"copy": cost.copy, "guess": cost.guess, "view": cost.view, "load": cost.load},
            "record_bytes": cost.record,
        }


def speeds_data(speeds: dict[str, Speed]) -> dict[str, object]:
    return {course: speed_data(course, speed) for course, speed in speeds.items()}


def speed_data(course: str, speed: Speed) -> dict[str, object]:
    unit = "simulations_per_second" if course in SIMULATED else "decisions_per_second"
    data: dict[str, object] = {
        unit: speed.decisions,
        "matches_per_second": speed.matches,
        "rounds": speed.laps,
    }
    return data | ({"share_of_real_choices": speed.choices} if course == DRIVEN else {})


def ratios_data(ratios: dict[str, dict[str, Ratio]]) -> dict[str, dict[str, dict[str, float]]]:
    return {peer: {id: ratio._asdict() for id, ratio in by_game.items()} for peer, by_game in ratios.items()}


def scale_ratio(ratio: Ratio, factor: float) -> Ratio:
    return Ratio(*(bound * factor for bound in ratio))


def half_range(low: float, high: float) -> float:
    return (high - low) / 2


def spread(speed: Speed) -> float:
    """Half the distance between the slowest and the quickest round, as a share of the median."""
    return half_range(min(speed.laps), max(speed.laps)) / speed.decisions if speed.decisions else 0.0


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
            yield from self.peer_parts()

    def peer_parts(self) -> Iterator[RenderableType]:
        columns = [self.say(f"section-peers.{column}") for column in (*RACED, "choices")]
        yield from self.section("peers", columns, self.peer_rows(), PEER_COLUMNS)
        games = list(self.speeds.games)
        ratios = {course: self.speeds.ratios(course) for course in RACED}
        for key, by_peer in (ratios | {"choices": self.speeds.choice_ratios()}).items():
            yield from self.section(f"ratios-{key}", games, self.ratio_rows(by_peer))

    def game_rows(self) -> Iterator[list[str]]:
        for row in zip(*(self.figures(id) for id in self.speeds.games), strict=True):
            label = self.say(f"section-games.{row[0][0]}")
            yield [label, *(self.figure(style, n) for _, style, n in row)]

    def figure(self, style: str, n: float) -> str:
        """A number as this text formats it; blank if there was nothing to count, as where a champion never searches."""
        return self.say(style, n=n) if n else ""

    def figures(self, id: str) -> list[tuple[str, str, float]]:
        """A column of the first table: the name of each row, the text that formats its number, and the number."""
        speeds, cost = self.speeds.speeds[id], self.speeds.costs[id]
        rows = []
        for course in COURSES:
            rows.append((course, "lab-whole-number", speeds[course].decisions))
            rows.append(("spread", "lab-spread", spread(speeds[course])))
        rows.append(("choices", "lab-percent", speeds[DRIVEN].choices))
        played = (DRIVEN, WHOLE)
        rows += [(f"{course}-matches", "lab-whole-number", speeds[course].matches) for course in played]
        rows += [(name, "lab-number", getattr(cost, name)) for name in ("copy", "guess", "view", "load")]
        return [*rows, ("record", "lab-whole-number", cost.record)]

    def start_up_rows(self) -> Iterator[list[str]]:
        for name, ms in self.speeds.start_up_ms.items():
            yield [self.say(f"section-start-up.{name}"), self.say("lab-whole-number", n=ms)]

    def peer_rows(self) -> Iterator[list[str]]:
        for peer in self.speeds.peers:
            speeds = self.speeds.speeds[peer]
            cells = [
                self.figure("lab-whole-number", speeds[c].decisions) if c in speeds else "" for c in RACED
            ]
            share = self.figure("lab-percent", self.speeds.choices(peer)) if DRIVEN in speeds else ""
            yield [peer, *cells, share]

    def ratio_rows(self, ratios: dict[str, dict[str, Ratio]]) -> Iterator[list[str]]:
        for peer, by_game in ratios.items():
            yield [peer, *map(self.ratio, by_game.values())]

    def ratio(self, ratio: Ratio) -> str:
        """The median, and half the distance between the slowest and the quickest round."""
        if not ratio.median:
            return ""
        key = "lab-ratio" if ratio.median < LARGE_RATIO else "lab-large-ratio"
        return self.say(key, n=ratio.median, spread=half_range(ratio.low, ratio.high))

    def section(
        self, key: str, columns: list[str], rows: Iterator[list[str]], width: int = FIGURE_COLUMNS
    ) -> Iterator[RenderableType]:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(width=LABEL_COLUMNS)
        for column in columns:
            table.add_column(column, justify="right", width=width)
        for row in rows:
            table.add_row(*map(Text, row))
        yield Text()
        yield Text(self.say(f"section-{key}"), style="bold")
        yield table

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts.say(key, values)
