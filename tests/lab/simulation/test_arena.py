"""The arena: paired deals, shares and ratings."""

import json
from collections import Counter
from dataclasses import replace
from math import log10

import pytest

import tavolino
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.arena import Arena, Duel
from tavolino.lab.simulation.simulate import SimulationPlan, Tally, plan_arena
from tavolino.lab.simulation.statistics import Estimate, wilson_interval
from tests.cli.support import Stage

GAME = tavolino.game("champions101")


def arena(*bots: str, matches: int = 6, guests: tuple[str, ...] = ()) -> Arena:
    return Arena(plan_arena(GAME, None, list(bots), 3, list(guests)), matches)


def duel(home: int, away: int, drawn: int = 0) -> Duel:
    """Both matches of a deal go the same way, as far as they can."""
    matches = home + away + drawn
    points = [(2, 0)] * home + [(0, 2)] * away + [(1, 1)] * drawn
    deals: Counter[tuple[int, str]] = Counter()
    for number, (ours, theirs) in enumerate(points):
        deals.update({(number // 2, "a"): ours, (number // 2, "b"): theirs})
    wins = Counter({("a", 0): home, ("b", 1): away})
    return Duel("a", "b", Tally(Counter(all=matches, drawn=drawn), wins, deals=deals))


def test_every_deal_is_played_with_the_seats_swapped() -> None:
    plan = SimulationPlan("champions101", {}, 2, ("a", "b"), 5, paired=True)
    deals = [plan.deal_seed(number) for number in range(6)]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    assert len(set(deals)) == 3
    assert [plan.bot_at(0, number) for number in range(4)] == ["a", "b", "a", "b"]


def test_an_odd_number_of_matches_is_rounded_up() -> None:
    assert arena("random", "greedy", matches=5).matches == 6


def test_everyone_meets_everyone_and_the_better_is_rated_higher() -> None:
    found = arena("random", "greedy", matches=10)
    heard: list[int] = []
    found.play(1, heard.append, StopSignal())
    assert sum(heard) == found.steps == 10
    assert found.is_finished
    assert list(found.ratings()) == ["greedy", "random"]
    assert found.share("greedy").value + found.share("random").value == pytest.approx(1)


def test_the_same_seed_gives_the_same_table_on_any_number_of_cores() -> None:
    tables = []
    for workers in (1, 2):
        found = arena("random", "greedy", matches=4)
        found.play(workers, lambda n: None, StopSignal())
        tables.append(json.dumps(found.data()))
    assert tables[0] == tables[1]


def test_a_draw_is_half_a_win() -> None:
    assert duel(2, 2, 4).share("a").value == 0.5
    assert duel(3, 0, 1).points("a") == 3.5
    assert duel(3, 0, 1).points("b") == 0.5


def test_the_deal_is_the_unit_and_both_ways_of_counting_agree() -> None:
    found = arena("random", "greedy", matches=40)
    found.play(1, lambda n: None, StopSignal())
    [only] = found.duels
    assert only.points("greedy") == pytest.approx(only.share("greedy").value * 40)
    assert found.share("greedy") == only.share("greedy")
    halves = [points for points, _ in only.deals("greedy").values()]
    assert len(halves) == 20
    assert sum(halves) == 2 * only.points("greedy")
    assert only.split_deals.value == halves.count(2) / 20


def test_where_both_sides_of_a_deal_win_it_the_share_is_surer() -> None:
    """Forty matches, half of them won: whole deals, or one match of each deal."""
    whole = duel(20, 20)
    once = Counter({(deal, bot): 2 for deal in range(20) for bot in "ab"})
    split = Duel("a", "b", replace(whole.tally, deals=once))
    assert width(split.share("a")) < width(wilson_interval(20, 40)) < width(whole.share("a"))
    assert split.share("a").value == whole.share("a").value == 0.5
    assert (split.split_deals.value, whole.split_deals.value) == (1.0, 0.0)


def width(estimate: Estimate) -> float:
    return estimate.high - estimate.low


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Three wins to one: 400 points would be ten to one. A drawn match is added, so that nobody is infinite."""
    found = arena("random", "greedy")
    found.plan = SimulationPlan("champions101", {}, 2, ("a", "b"), 0)
    found.duels = [duel(300, 100)]
    ratings = found.ratings()
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * log10(300.5 / 100.5))
    found.duels = [duel(10, 0)]
    assert 400 < found.ratings()["a"] - found.ratings()["b"] < 600


def test_whoever_sees_everything_wins_more() -> None:
    found = arena("greedy", matches=6, guests=("seer",))
    found.play(1, lambda n: None, StopSignal())
    assert found.share("seer").value > 0.6


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_there_must_be_two_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(LabFault) as caught:
        arena(*bots)
    for language in LANGUAGES:
        assert "greedy" in caught.value.text(language)


def test_the_seer_is_no_bot_that_anybody_could_play() -> None:
    with pytest.raises(tavolino.Fault):
        arena("seer", "greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_the_tables(language: str) -> None:
    stage = Stage(is_terminal=False)
    args = ("arena", "champions101", "--bots", "Random, greedy", "-n", "2", "--workers", "1", "--skill")
    assert stage.run(*args, "--lang", language) == 0
    for words in ("greedy", "random", "seer", "%"):
        assert words in stage.out


def test_a_dash_for_a_file_leaves_only_the_data() -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("arena", "champions101", "--bots", "random,greedy", "-n", "2", "--json", "-") == 0
    data = json.loads(stage.out)
    assert data["duels"][0]["matches"] == 2
    assert set(data["bots"]) == {"random", "greedy"}
