"""Variants on the same deals: what is counted, when it may be relied on, and that a run can be stopped and go on."""

from dataclasses import replace
from fractions import Fraction
from math import isclose
from pathlib import Path
from random import Random

import pytest

import tavolino
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.design.figures import FIGURES, MatchWatch, figures_of_deal
from tavolino.lab.design.lab_file import LabFile
from tavolino.lab.design.run import run_deals
from tavolino.lab.design.tally import ComparePlan, DealTally, Sums
from tavolino.lab.design.variants import Variant, plan_deals
from tavolino.lab.design.verdicts import anytime_estimate, chance_of_luck, compare_variants, holm
from tavolino.lab.faults import LabFault


def plan(id: str = "gogoal", *options: dict[str, object], seed: int = 3) -> ComparePlan:
    variants = [Variant(str(one), tavolino.game(id, **one).options) for one in options or ({}, {"goals": 2})]
    return ComparePlan(*plan_deals(id, variants, None, ["greedy"], seed))


def run(wanted: ComparePlan, deals: int, tally: DealTally | None = None, workers: int = 1) -> DealTally:
    return run_deals(wanted, tally or DealTally(), deals, workers, StopSignal(), lambda so_far, n: None)


@pytest.mark.parametrize("id", tavolino.games())
def test_every_game_has_figures(id: str) -> None:
    rules = tavolino.game(id)
    figures = figures_of_deal(rules, ["random"] * rules.seat_counts[0], 11)
    assert list(figures) == list(FIGURES)
    assert figures["decisions"]
    assert figures["choices"]
    assert 0 < figures["choices"] <= figures["decisions"]
    assert figures["forced"] == 1 - Fraction(figures["choices"], figures["decisions"])
    assert figures["first-mover"] in (0, 1)
    assert figures["branching"]
    assert figures["branching"] >= 2


def test_leads_and_comebacks_are_seen() -> None:
    watch = MatchWatch(tavolino.game("gogoal").start(1))
    for scores in ([0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2]):
        watch.note_scores(scores)
    assert watch.leaders == [0, 1, 0]
    assert watch.was_comeback([0]) == 1
    assert watch.was_comeback([0, 1]) is None


def test_equal_variants_do_not_differ_at_all() -> None:
    found = compare_variants(run(plan("champions101", {}, {}), 6), 1)
    assert {one.verdict for one in found} == {"same"}
    assert {one.difference.value for one in found} == {0}


def test_fewer_goals_make_shorter_matches() -> None:
    found = {one.name: one for one in compare_variants(run(plan(), 30), 1)}
    assert found["decisions"].verdict == "smaller"
    assert found["decisions"].gain > 1  # the same deals go together


def test_parts_add_up_to_the_same_in_any_order() -> None:
    wanted = plan()
    whole = wanted.play(range(8))
    parts = DealTally()
    for part in (range(5, 8), range(2), range(2, 5)):
        parts.add(wanted.play(part))
    assert parts.data() == whole.data()


def test_processes_count_what_one_counts() -> None:
    assert run(plan(), 8, workers=2).data() == run(plan(), 8).data()


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    wanted = plan()
    file = LabFile(str(tmp_path / "goals.lab"), "compare", wanted, DealTally)
    file.save(run(wanted, 3))
    kept = file.load()
    assert kept.deals == 3
    assert run(wanted, 7, kept).data() == run(wanted, 7).data()


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "goals.lab"
    LabFile(str(path), "compare", plan(), DealTally).save(DealTally())
    for other in (replace(plan(), seed=4), plan("gogoal", {}, {"goals": 4})):
        with pytest.raises(LabFault, match="another run"):
            LabFile(str(path), "compare", other, DealTally).load()
    path.write_text('{"format": "tavolino lab 1"', encoding="utf-8")
    with pytest.raises(LabFault, match="no file of the lab"):
        LabFile(str(path), "compare", plan(), DealTally).load()


def test_a_stop_keeps_what_is_done() -> None:
    stop = StopSignal()

    def stop_soon(tally: DealTally, n: int) -> None:
        if tally.deals >= 3:
            stop.stop()

    tally = run_deals(plan(), DealTally(), 1000, 1, stop, stop_soon)
    assert 3 <= tally.deals < 1000


# -- Statistics


def test_an_interval_that_is_looked_at_all_the_time_holds() -> None:
    """Of many runs without any difference, hardly one ever shows one, though each is looked at after every number."""
    wrong = 0
    for seed in range(200):
        rng, sums = Random(seed), Sums()
        for n in range(1, 400):
            sums.note(rng.choice((-1, 0, 0, 1)))
            known = anytime_estimate(sums)
            if n >= 20 and not known.low <= 0 <= known.high:
                wrong += 1
                break
    assert wrong <= 200 * 0.05


def test_holm_asks_more_of_the_best() -> None:
    adjusted = holm({"a": 0.01, "b": 0.04, "c": 0.03})
    assert isclose(adjusted["a"], 0.03)
    assert isclose(adjusted["c"], 0.06)
    assert isclose(adjusted["b"], 0.06)


def test_the_chance_of_luck() -> None:
    sums = Sums()
    for value in (1, -1) * 50:
        sums.note(value)
    assert chance_of_luck(sums) == 1
    for _ in range(60):
        sums.note(1)
    assert chance_of_luck(sums) < 0.001


def test_variants_for_different_tables_are_refused() -> None:
    variants = [
        Variant("a", tavolino.game("gogoal").options),
        Variant("b", tavolino.game("gogoal", sides=2).options),
    ]
    with pytest.raises(LabFault, match="different numbers of seats"):
        plan_deals("gogoal", variants, None, ["greedy"], 0)
