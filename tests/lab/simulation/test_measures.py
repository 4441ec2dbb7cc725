"""A game's own measures: adding up, intervals, and how they are told."""

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import tavolino
from tavolino.core.game import Measure
from tavolino.core.match import Match
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.measures import MeasureSummary, summarise_measures
from tavolino.lab.simulation.report import SimulationReport
from tavolino.lab.simulation.simulate import SimulationPlan, Tally, plan_simulation, play_match
from tavolino.lab.simulation.statistics import wilson_interval
from tests.cli.support import Stage
from tests.lab.simulation.test_report import lines
from tests.toy import Toy

PLAN = SimulationPlan("champions101", {}, 3, ("random",), 1, measured=True)
"""The toy is in no registry: its measures borrow the words of a game that has no words for them."""


class MeasuredToy(Toy):
    """Says how many points there were, who of the seats had some, and the mean of a seat."""

    def measures(self, match: Match) -> dict[str, Measure]:
        scores = match.outcome.scores
        return {
            "points.match.all": sum(scores),
            "points.match.mean": Fraction(sum(scores), len(scores)),
            "seat.any.scored": (sum(score > 0 for score in scores), len(scores)),
            "seat.any.never": None,
        }


def play_matches(numbers: range, plan: SimulationPlan = PLAN) -> Tally:
    tally = Tally()
    for number in numbers:
        play_match(plan, MeasuredToy(), number, tally)
    return tally


def of(*values: Measure) -> MeasureSummary:
    return summarise_measures(Counter(("one", value) for value in values))["one"]


def test_a_number_is_averaged_over_matches() -> None:
    found = of(1, 2, 2, 5)
    assert (found.matches, found.estimate.value) == (4, 2.5)
    margin = 1.959963984540054 * (3 / 4) ** 0.5  # the variance of the sample is 3
    assert found.estimate[1:] == pytest.approx((2.5 - margin, 2.5 + margin))


def test_fractions_add_up_exactly() -> None:
    assert of(Fraction(1, 3), Fraction(2, 3), Fraction(1, 7), Fraction(6, 7)).total == 2


def test_a_share_has_wilsons_interval_over_matches() -> None:
    found = of((1, 2), (3, 3), (0, 0))
    assert (found.hits, found.tries, found.matches) == (4, 5, 2)
    assert found.estimate == wilson_interval(4, 5, 2)


def test_a_match_with_nothing_to_say_counts_for_nothing() -> None:
    assert of(4, None, None).matches == 1
    assert not of(4, None).estimate.is_bounded
    assert of(None).matches == 0


def test_measures_add_up_whatever_the_order() -> None:
    parts = [play_matches(numbers) for numbers in (range(4), range(4, 5), range(5, 12))]
    whole = play_matches(range(12))
    for order in permutations(parts):
        total = Tally()
        for part in order:
            total.add(part)
        assert total == whole
        assert summarise_measures(total.measures) == summarise_measures(whole.measures)
        assert list(summarise_measures(total.measures)) == list(summarise_measures(whole.measures))


def test_measures_agree_with_what_is_counted_anyway() -> None:
    tally = play_matches(range(20))
    found = summarise_measures(tally.measures)
    assert found["points.match.all"].total == tally.points.sum()
    assert found["points.match.mean"].total * 3 == tally.points.sum()
    assert found["seat.any.scored"].hits == sum(n for (_, _, score), n in tally.scores.items() if score)


def test_nothing_is_measured_unasked() -> None:
    plan = SimulationPlan("champions101", {}, 3, ("random",), 1)
    tally = play_matches(range(5), plan)
    assert not tally.measures
    assert "measures" not in Findings(plan, 5, tally).data()


def test_the_data_have_every_measure_by_its_name() -> None:
    data = json.loads(json.dumps(Findings(PLAN, 20, play_matches(range(20))).data(), allow_nan=False))[
        "measures"
    ]
    assert list(data) == ["points.match.all", "points.match.mean", "seat.any.scored", "seat.any.never"]
    scored = data["seat.any.scored"]
    assert scored["tries"] == 60
    assert scored["value"] == scored["hits"] / 60
    assert data["seat.any.never"] == {"value": 0.0, "interval": None, "matches": 0}


def test_the_tables_put_together_what_belongs_together() -> None:
    told = lines(SimulationReport(Findings(PLAN, 20, play_matches(range(20))), "en").page())
    firsts = [line.split()[0] for line in told[-7:] if line]
    assert firsts == [
        "points.match",
        "points.match.all",
        "points.match.mean",
        "seat.any",
        "seat.any.scored",
        "seat.any.never",
    ]
    assert "of 60" in told[-2]
    assert told[-1].split() == ["seat.any.never", "none"]


def test_a_game_without_measures_says_so_before_anything_is_played() -> None:
    with pytest.raises(tavolino.Fault) as caught:
        plan_simulation(tavolino.game("champions101"), None, ["random"], 0, measured=True)
    assert caught.value.key == "no-measures"
    stage = Stage(is_terminal=False)
    assert stage.run("simulate", "champions101", "-n", "2", "--report", "--lang", "en") == 2
    assert "champions101 has no measures" in stage.err
    assert stage.out == ""
