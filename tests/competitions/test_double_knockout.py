"""Double elimination, held against a count of defeats that knows nothing of brackets."""

import random
from collections import Counter

import pytest

from tavolino.competitions import BracketPart, Cup, Result, double_bracket, fill_bracket


def play(entrants: int, seed: int) -> tuple[Cup[int], list[Result[int]]]:
    """A whole double knockout: any tie that can be played comes next, anyone wins."""
    rng, bracket = random.Random(seed), double_bracket(entrants)
    results: dict[int, list[Result[int]]] = {}
    while not (cup := fill_bracket(bracket, range(entrants), results)).is_over:
        tie = rng.choice([tie for tie in cup.ties if tie.is_ready])
        assert tie.home is not None
        assert tie.away is not None
        results[tie.tie.number] = [Result(tie.home, tie.away, rng.choice([(1, 0), (0, 1)]))]
    return cup, [legs[0] for legs in results.values()]


@pytest.mark.parametrize("entrants", range(3, 65))
def test_two_defeats_put_a_team_out_and_nothing_else_does(entrants: int) -> None:
    for seed in range(3):
        cup, played = play(entrants, seed)
        lost = Counter(one.away if one.winner == one.home else one.home for one in played)
        assert cup.champion is not None
        assert lost[cup.champion] < 2
        assert all(lost[team] == 2 for team in range(entrants) if team != cup.champion)
        assert len(played) == 2 * entrants - 2 + lost[cup.champion]


@pytest.mark.parametrize("entrants", [3, 5, 8, 13, 16, 64])
def test_places_follow_the_last_defeat(entrants: int) -> None:
    cup, _ = play(entrants, 7)
    places = cup.placings()
    assert sorted(team for place in places for team in place) == [*range(entrants)]
    assert places[0] == (cup.champion,)
    assert len(places[1]) == len(places[2]) == 1


def test_too_few_and_too_many() -> None:
    for entrants in (2, 65):
        with pytest.raises(ValueError, match="too few or too many"):
            double_bracket(entrants)


def test_the_last_final_is_played_only_if_the_unbeaten_team_loses() -> None:
    bracket = double_bracket(4)
    results: dict[int, list[Result[int]]] = {}
    for tie in bracket.ties[:-2]:
        box = fill_bracket(bracket, range(4), results).ties[tie.number - 1]
        assert box.home is not None
        assert box.away is not None
        results[tie.number] = [Result(box.home, box.away, (1, 0))]
    final = fill_bracket(bracket, range(4), results).ties[-2]
    assert final.tie.part is BracketPart.FINAL
    assert final.home is not None
    assert final.away is not None
    won = fill_bracket(
        bracket, range(4), {**results, final.tie.number: [Result(final.home, final.away, (2, 0))]}
    )
    assert (won.is_over, won.champion) == (True, final.home)
    lost = fill_bracket(
        bracket, range(4), {**results, final.tie.number: [Result(final.home, final.away, (0, 2))]}
    )
    assert not lost.is_over
    assert [tie.tie.part for tie in lost.ties if tie.is_ready] == [BracketPart.DECIDER]
