"""Findings as data and as tables."""

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tavolino
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.report import MAX_BARS, SimulationReport, bin_counts
from tavolino.lab.simulation.simulate import (
    SimulationPlan,
    Tally,
    plan_simulation,
    play_match,
    simulate_matches,
)
from tavolino.lab.simulation.statistics import Histogram
from tests.toy import Toy

PLAN = plan_simulation(tavolino.game("champions101"), None, ["random", "greedy"], 3)
FINDINGS = Findings(PLAN, 40, simulate_matches(PLAN, range(40)))


def lines(page: RenderableType) -> list[str]:
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as captured:
        console.print(page)
    return captured.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_and_is_complete(language: str) -> None:
    told = lines(SimulationReport(FINDINGS, language).page())
    assert max(map(len, told)) <= 80
    assert not [line for line in told if "…" in line]
    texts = load_texts(language, "champions101")
    ends = [texts.say(f"count-end-{reason}") for reason in FINDINGS.reasons()]
    for part in (*ends, "must_win=true", "random", "greedy", "█"):
        assert any(part in line for line in told)
    assert len(told) > 30 + len(FINDINGS.events())


def test_what_the_game_has_words_for_is_told_in_them() -> None:
    told = "\n".join(lines(SimulationReport(FINDINGS, "it").page()))
    assert "calci d'angolo" in told
    assert "corner " not in told


def test_what_the_game_has_no_words_for_keeps_its_name() -> None:
    assert SimulationReport(FINDINGS, "it").count_name("offside-trap", "offside-trap") == "offside-trap"


def test_numbers_are_written_as_the_reader_does() -> None:
    found = Findings(PLAN, 2, simulate_matches(PLAN, range(2)))
    assert SimulationReport(found, "en").number(1234.5) == "1,234.50"
    assert SimulationReport(found, "ro").number(1234.5) == "1.234,50"


def test_an_early_end_is_said() -> None:
    early = Findings(PLAN, 1000, FINDINGS.tally)
    assert "Stopped early: 1,000 matches were asked for." in lines(SimulationReport(early, "en").page())
    nothing = lines(SimulationReport(Findings(PLAN, 1000, Tally()), "en").page())
    assert nothing[0] == "101 Champions Challenge: no match played"
    assert nothing[-1] == "Stopped early: 1,000 matches were asked for."


def test_one_match_has_means_but_no_intervals() -> None:
    found = Findings(PLAN, 1, simulate_matches(PLAN, range(1)))
    assert found.data()["lengths"]["decisions"]["interval"] is None  # type: ignore[index]
    told = lines(SimulationReport(found, "en").page())
    assert not [line for line in told if "inf" in line or "nan" in line]


def test_the_data_are_plain_and_every_interval_holds_its_figure() -> None:
    data = json.loads(json.dumps(FINDINGS.data(), allow_nan=False))
    assert (data["game"], data["matches"], data["asked"], data["seed"]) == ("champions101", 40, 40, 3)
    assert data["options"]["must_win"] == "true"
    figures = list(find_figures(data))
    assert len(figures) > 40
    for figure in figures:
        low, high = figure["interval"]
        assert low <= figure["value"] <= high


def find_figures(data: object) -> list[dict[str, Any]]:
    """All that has an interval, however deep."""
    if isinstance(data, list):
        return [figure for item in data for figure in find_figures(item)]
    if not isinstance(data, dict):
        return []
    inside = [figure for item in data.values() for figure in find_figures(item)]
    return [data, *inside] if "interval" in data else inside


def test_shares_add_up() -> None:
    wins = [FINDINGS.seat_wins(seat).value for seat in FINDINGS.seats]
    assert sum(wins) + FINDINGS.draws().value == pytest.approx(1)
    assert sum(FINDINGS.bot_wins(bot).value for bot in FINDINGS.bots) == pytest.approx(1)
    assert sum(estimate.value for estimate in FINDINGS.reasons().values()) == pytest.approx(1)


def test_an_event_that_did_not_happen_counts_as_none() -> None:
    goals = FINDINGS.event("goal")
    assert goals.total() == 40
    assert goals.mean == FINDINGS.tally.points.mean
    rare = FINDINGS.event("shoot-out")
    assert FINDINGS.occurrence(rare).value == pytest.approx(1 - rare[0] / 40)
    assert FINDINGS.rate(rare).low == 0


def test_a_bot_on_three_seats_is_one_trial_in_each_match() -> None:
    tally = Tally()
    plan = SimulationPlan("toy", {}, 3, ("random",), 0)
    for number in range(30):
        play_match(plan, Toy(), number, tally)
    found = Findings(plan, 30, tally)
    assert found.bot_scores("random").total() == 90
    alone = found.bot_scores("random").estimate()
    assert found.data()["scores"]["bots"]["random"]["interval"][1] > alone.high  # type: ignore[index]


@pytest.mark.parametrize(
    ("numbers", "classes"),
    [
        ([0, 1, 1, 3], {(0, 0): 1, (1, 1): 2, (2, 2): 0, (3, 3): 1}),
        ([5, 14], {(n, n): int(n in (5, 14)) for n in range(5, 15)}),
        ([3, 17], {(2, 3): 1, **{(n, n + 1): int(n == 16) for n in range(4, 18, 2)}}),
        ([-7, 40], {(n, n + 4): int(n in (-10, 40)) for n in range(-10, 41, 5)}),
        ([], {}),
    ],
)
def test_many_scores_are_put_together(numbers: list[int], classes: dict[tuple[int, int], int]) -> None:
    assert bin_counts(Histogram(numbers)) == classes


@pytest.mark.parametrize("span", [1, 11, 12, 13, 99, 1234])
def test_never_more_bars_than_fit(span: int) -> None:
    assert len(bin_counts(Histogram([7, 7 + span]))) <= MAX_BARS + 1
