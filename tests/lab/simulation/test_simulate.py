"""What is counted in a match, and who plays it."""

import pickle
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import tavolino
from tavolino.bots.roster import bot_factory
from tavolino.core.rng import Rng
from tavolino.lab.simulation.simulate import (
    BOT_SEED_NUMBER,
    SimulationPlan,
    Tally,
    plan_simulation,
    play_match,
    simulate_matches,
)
from tavolino.table.bot_players import play_out
from tests.toy import Toy, ToyMatch

CHAMPIONS = plan_simulation(tavolino.game("champions101"), None, ["random", "greedy"], 5)


def play_matches(plan: SimulationPlan, numbers: range) -> Tally:
    """Matches of the toy, which no registry knows."""
    tally = Tally()
    for number in numbers:
        play_match(plan, Toy(), number, tally)
    return tally


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("bots", ["ab", "abc", "a", "abcd"])
def test_every_bot_plays_every_seat_equally_often(seats: int, bots: str) -> None:
    plan = SimulationPlan("toy", {}, seats, tuple(bots), 0)
    sat = Counter((plan.bot_at(seat, match), seat) for match in range(2 * len(bots)) for seat in range(seats))
    assert set(sat.values()) == {2}
    assert len(sat) == len(bots) * seats


def test_every_match_of_the_toy_is_counted_to_the_last_event() -> None:
    tally = play_matches(SimulationPlan("toy", {}, 3, ("random",), 1), range(20))
    assert tally.matches["all"] == tally.points.total() == tally.reasons.total() == 20
    assert tally.decisions == {4 * 3: 20}
    assert tally.scores.total() == 60
    points = sum(times * n for (kind, times), n in tally.events.items() if kind == "point")
    assert points == tally.points.sum() == sum(score * n for (_, _, score), n in tally.scores.items())
    assert tally.events["draw", 12] == 20


def test_real_choices_are_those_with_an_alternative() -> None:
    tally = play_matches(SimulationPlan("toy", {}, 3, ("random",), 1), range(20))
    assert tally.choices.sum() == tally.options.total() < 20 * 12
    assert min(tally.options) == 2


def test_nobody_opens_a_match_that_begins_in_secret() -> None:
    assert play_matches(SimulationPlan("toy", {}, 2, ("random",), 1), range(5)).matches["opened"] == 0


def test_someone_opens_and_someone_wins_a_match_of_turns() -> None:
    tally = simulate_matches(CHAMPIONS, range(10))
    assert tally.matches["opened"] == 10
    assert 0 < tally.matches["won"] < 10
    assert tally.wins.total() + tally.matches["drawn"] == 10
    assert sum(n for (bot, _), n in tally.wins.items() if bot == "greedy") > 5


def test_draws_are_counted() -> None:
    game = tavolino.game("champions101", must_win=False)
    tally = simulate_matches(plan_simulation(game, None, ["random"], 1), range(30))
    assert 0 < tally.matches["drawn"] == tally.reasons["draw"] < 30


def test_to_be_watched_changes_nothing() -> None:
    seed = Rng(CHAMPIONS.seed, 3).new_seed()
    rules = CHAMPIONS.build_game()
    match = rules.start(seed, narrate=True)
    lots = Rng(seed, BOT_SEED_NUMBER)
    bots = [bot_factory(CHAMPIONS.bot_at(seat, 3))(rules, seat, lots.new_seed()) for seat in range(2)]
    decisions = play_out(match, bots, lots.new_seed())
    watched = simulate_matches(CHAMPIONS, range(3, 4))
    assert watched.decisions == {decisions: 1}
    assert watched.points == {sum(match.outcome.scores): 1}
    assert watched.events == Counter(Counter(event.kind for event in match.events).items())


def test_tallies_add_up_whatever_the_order() -> None:
    parts = [simulate_matches(CHAMPIONS, numbers) for numbers in (range(3), range(3, 4), range(4, 6))]
    whole = simulate_matches(CHAMPIONS, range(6))
    for order in permutations(parts):
        total = Tally()
        for part in order:
            total.add(part)
        assert total == whole


def test_neighbouring_seeds_have_no_match_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    deal = Toy.deal

    def note_deal(toy: Toy, seed: int, *rest: Any) -> ToyMatch:
        seeds.append(seed)
        return deal(toy, seed, *rest)

    monkeypatch.setattr(Toy, "deal", note_deal)
    for seed in range(3):
        play_matches(SimulationPlan("toy", {}, 2, ("random",), seed), range(10))
    assert len(set(seeds)) == 30


def test_a_plan_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(CHAMPIONS)) == CHAMPIONS
    assert CHAMPIONS.build_game().options == tavolino.game("champions101").options


@pytest.mark.parametrize(
    ("bots", "seats", "key"),
    [
        (["random"] * 3, None, "bad-bots"),
        ([], None, "bad-bots"),
        (["nobody"], None, "unknown-bot"),
        (["random"], 7, "bad-seats"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(
    bots: list[str], seats: int | None, key: str
) -> None:
    with pytest.raises(tavolino.Fault) as caught:
        plan_simulation(tavolino.game("champions101"), seats, bots, 0)
    assert caught.value.key == key
    assert caught.value.text("ro")
