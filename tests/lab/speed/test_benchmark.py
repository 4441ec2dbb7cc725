"""The benchmark measures what it says; how fast that is, no test asks."""

import json
import os
from io import StringIO

import pytest
from rich.console import Console

import tavolino
from tavolino.core.language.texts import LANGUAGES
from tavolino.lab.speed import start_up
from tavolino.lab.speed.benchmark import (
    CallCosts,
    TavolinoGame,
    build_kind,
    load_record,
    microseconds_per_call,
    random_record,
)
from tavolino.lab.speed.race import (
    DRIVEN,
    ROUNDS,
    SEARCH,
    WHOLE,
    Lap,
    Speed,
    Workload,
    median_speed,
    run_race,
)
from tavolino.lab.speed.report import SpeedReport, SpeedTest
from tavolino.lab.speed.start_up import STARTS, measure_start_up
from tests.toy import Toy


class Runner:
    """A contestant that is always as fast: so many decisions in a second, in matches of ten."""

    def __init__(self, name: str, speed: int, diary: list[tuple[str, str]], *courses: str) -> None:
        self.name = name
        self.speed = speed
        self.diary = diary
        self.courses: dict[str, Workload] = {course: self.course(course) for course in courses}

    def course(self, course: str) -> Workload:
        def run(seconds: float) -> Lap:
            self.diary.append((self.name, course))
            return Lap(self.speed // 10, self.speed, 1.0)

        return run


def test_contestants_run_in_turns() -> None:
    diary: list[tuple[str, str]] = []
    told: list[None] = []
    runners = [Runner("hare", 500, diary, DRIVEN, WHOLE), Runner("snail", 20, diary, DRIVEN)]
    paces = run_race(runners, 1, lambda: told.append(None))
    assert diary == [("hare", DRIVEN), ("hare", WHOLE), ("snail", DRIVEN)] * ROUNDS
    assert len(told) == len(diary)
    assert paces == {"hare": {DRIVEN: Speed(50, 500), WHOLE: Speed(50, 500)}, "snail": {DRIVEN: Speed(2, 20)}}


def test_a_stutter_does_not_spoil_the_pace() -> None:
    assert median_speed([Lap(10, 100, 1), Lap(10, 100, 1), Lap(10, 100, 60)]) == Speed(10, 100)


@pytest.mark.parametrize("course", [DRIVEN, WHOLE])
def test_our_laps_are_whole_matches(course: str) -> None:
    """Four rounds of two decisions each; and never the same matches again."""
    ours = TavolinoGame(Toy())
    first = ours.courses[course](0)
    assert first.matches == ours.seed == 1
    assert first.decisions == 8
    second = ours.courses[course](0.01)
    assert second.decisions == 8 * second.matches
    assert second.seconds >= 0.01
    assert ours.seed == 1 + second.matches


def test_a_search_is_measured_by_its_simulations() -> None:
    lap = TavolinoGame(tavolino.game("gogoal")).courses[SEARCH](0.05)
    assert lap.decisions >= 10
    assert lap.seconds >= 0.05


def test_a_random_record_is_a_whole_match() -> None:
    record = random_record(tavolino.game("champions101"), 4)
    assert record.is_finished
    assert load_record(record.text()).outcome.scores == record.play_back().outcome.scores


def test_a_cost_is_that_of_one_call() -> None:
    calls: list[int] = []
    assert microseconds_per_call([lambda: calls.append(0), lambda: calls.append(1)], 0) > 0
    assert calls == [0, 1] * 10


def test_what_is_plain_python_says_so() -> None:
    assert build_kind(Toy()) == "pure"
    expected = [kind for kind in ("compiled", "pure") if f"TAVOLINO_EXPECT_{kind.upper()}" in os.environ]
    assert not expected or [build_kind()] == expected


def test_the_data_have_all_there_is() -> None:
    told: list[None] = []
    speeds = SpeedTest([tavolino.game("champions101")], [], 0.001)
    speeds.measure(lambda: told.append(None))
    assert len(told) == speeds.steps
    data = json.loads(json.dumps(speeds.data(), allow_nan=False))
    assert data["build"] == build_kind()
    assert data["rounds"] == ROUNDS
    game = data["games"]["champions101"]
    assert set(game) == {"build", DRIVEN, WHOLE, SEARCH, "microseconds", "record_bytes"}
    assert set(game["microseconds"]) == {"copy", "guess", "view", "load"}
    for figures in (game[DRIVEN], game[WHOLE], game[SEARCH], game["microseconds"]):
        assert all(figure > 0 for figure in figures.values())
    assert game["record_bytes"] > 1000
    assert data["peers"] == data["versions"] == data["ratios"][WHOLE] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_and_compare(language: str) -> None:
    diary: list[tuple[str, str]] = []
    peers = [
        Runner("Hare engine", 1000, diary, DRIVEN, WHOLE),
        Runner("Snail engine", 4, diary, DRIVEN),
        Runner("Owl engine", 20, diary, SEARCH),
    ]
    games = [tavolino.game(id) for id in tavolino.games()]
    speeds = SpeedTest(games, peers, 0.001)
    ours = [Runner(game.id, 2000, diary, DRIVEN, WHOLE, SEARCH) for game in games]
    speeds.speeds = run_race([*ours, *peers], 1, lambda: None)
    speeds.start_up_ms = dict.fromkeys(STARTS, 1234.5)
    speeds.costs = dict.fromkeys(speeds.games, CallCosts(0.5, 3.5, 20.0, 1500.0, 3800.0))
    assert speeds.ratios(WHOLE) == {"Hare engine": dict.fromkeys(tavolino.games(), 2.0)}
    assert speeds.ratios(DRIVEN)["Snail engine"] == dict.fromkeys(tavolino.games(), 500.0)
    assert speeds.ratios(SEARCH) == {"Owl engine": dict.fromkeys(tavolino.games(), 100.0)}
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as captured:
        console.print(SpeedReport(speeds, language).page())
    told = captured.get()
    assert max(map(len, told.splitlines())) <= 80
    assert told.count("Snail engine") == 2
    assert told.count("Hare engine") == 3
    assert told.count("Owl engine") == 2
    assert told.count("tavolino serve") == told.count("tavolino games") == 1
    assert [line for line in told.splitlines() if "3" in line and "800" in line]
    assert [line for line in told.splitlines() if "500" in line and "Snail" in line]


def test_the_start_of_program_and_server_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_up, "ROUNDS", 1)
    steps: list[None] = []
    times_ms = measure_start_up(lambda: steps.append(None))
    assert tuple(times_ms) == STARTS
    assert len(steps) == len(STARTS)
    assert all(ms > 0 for ms in times_ms.values())
