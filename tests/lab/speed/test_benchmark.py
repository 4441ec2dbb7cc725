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
    PLAYOUTS_PER_DEAL,
    CallCosts,
    TavolinoGame,
    build_kind,
    load_record,
    microseconds_per_call,
    random_record,
)
from tavolino.lab.speed.race import (
    DEALT,
    DRIVEN,
    ROUNDS,
    SEARCH,
    SEARCH_TO_END,
    WHOLE,
    Lap,
    Ratio,
    Speed,
    Workload,
    median_speed,
    run_race,
    speed_ratio,
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
            return Lap(self.speed // 10, self.speed, 1.0, self.speed // 2 if course == DRIVEN else 0)

        return run


def test_contestants_run_in_turns() -> None:
    diary: list[tuple[str, str]] = []
    told: list[None] = []
    runners = [Runner("hare", 500, diary, DRIVEN, WHOLE), Runner("snail", 20, diary, DRIVEN)]
    paces = run_race(runners, 1, lambda: told.append(None))
    assert diary == [("hare", DRIVEN), ("hare", WHOLE), ("snail", DRIVEN)] * ROUNDS
    assert len(told) == len(diary)
    assert paces == {
        "hare": {DRIVEN: Speed(50, 500, (500,) * ROUNDS, 0.5), WHOLE: Speed(50, 500, (500,) * ROUNDS)},
        "snail": {DRIVEN: Speed(2, 20, (20,) * ROUNDS, 0.5)},
    }


def test_a_stutter_does_not_spoil_the_pace() -> None:
    assert median_speed([Lap(10, 100, 1), Lap(10, 100, 1), Lap(10, 100, 50)]) == Speed(10, 100, (100, 100, 2))


def test_a_ratio_compares_round_by_round() -> None:
    """The machine was slow in the second round, for both."""
    ours, theirs = Speed(1, 100, (100, 50, 120)), Speed(1, 50, (50, 25, 40))
    assert speed_ratio(ours, theirs) == Ratio(2.0, 2.0, 3.0)


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


def test_playouts_from_a_deal_are_whole_matches() -> None:
    ours = TavolinoGame(Toy())
    lap = ours.courses[DEALT](0)
    assert lap.decisions == 8 * lap.matches == 8 * PLAYOUTS_PER_DEAL
    assert ours.seed == 1


def test_real_choices_are_counted() -> None:
    lap = TavolinoGame(tavolino.game("champions101")).courses[DRIVEN](0.05)
    assert 0.3 < lap.choices / lap.decisions < 0.7


@pytest.mark.parametrize("course", [SEARCH, SEARCH_TO_END])
def test_a_search_is_measured_by_its_simulations(course: str) -> None:
    lap = TavolinoGame(tavolino.game("gogoal")).courses[course](0.05)
    assert lap.decisions >= 10
    assert lap.seconds >= 0.05


def test_where_a_champion_does_not_search_a_search_to_the_end_does() -> None:
    assert TavolinoGame(tavolino.game("mister")).courses[SEARCH_TO_END](0).decisions > 0


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
    courses = {DRIVEN, WHOLE, DEALT, SEARCH, SEARCH_TO_END}
    assert set(game) == {"build", *courses, "microseconds", "record_bytes"}
    assert set(game["microseconds"]) == {"copy", "guess", "view", "load"}
    assert all(figure > 0 for figure in game["microseconds"].values())
    for course in courses:
        *figures, rounds = (game[course][key] for key in sorted(game[course], key="rounds".__eq__))
        assert all(figure > 0 for figure in [*figures, *rounds])
        assert len(rounds) == ROUNDS
    assert game["record_bytes"] > 1000
    assert data["peers"] == data["versions"] == data["ratios"][WHOLE] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_and_compare(language: str) -> None:
    diary: list[tuple[str, str]] = []
    peers = [
        Runner("Hare engine", 1000, diary, DRIVEN, WHOLE, DEALT),
        Runner("Snail engine", 4, diary, DRIVEN),
        Runner("Owl engine", 20, diary, SEARCH_TO_END),
    ]
    games = [tavolino.game(id) for id in tavolino.games()]
    speeds = SpeedTest(games, peers, 0.001)
    courses = (DRIVEN, WHOLE, DEALT, SEARCH, SEARCH_TO_END)
    ours = [Runner(game.id, 2000, diary, *courses) for game in games]
    speeds.speeds = run_race([*ours, *peers], 1, lambda: None)
    speeds.start_up_ms = dict.fromkeys(STARTS, 1234.5)
    speeds.costs = dict.fromkeys(speeds.games, CallCosts(0.5, 3.5, 20.0, 1500.0, 3800.0))
    twice = {"Hare engine": dict.fromkeys(tavolino.games(), Ratio(2.0, 2.0, 2.0))}
    assert speeds.ratios(WHOLE) == speeds.ratios(DEALT) == speeds.choice_ratios() == twice
    assert {ratio.median for ratio in speeds.ratios(DRIVEN)["Snail engine"].values()} == {500.0}
    assert {ratio.median for ratio in speeds.ratios(SEARCH_TO_END)["Owl engine"].values()} == {100.0}
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as captured:
        console.print(SpeedReport(speeds, language).page())
    told = captured.get()
    assert max(map(len, told.splitlines())) <= 80
    assert told.count("Snail engine") == 2
    assert told.count("Hare engine") == 5
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
