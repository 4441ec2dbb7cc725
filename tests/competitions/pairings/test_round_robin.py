"""Round-robin fixtures."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import HomeSides, Round, round_robin

sizes = st.integers(2, 32)
any_sides = st.sampled_from(HomeSides)


def sides_of(team: int, rounds: tuple[Round[int], ...]) -> str:
    """A team's season as a word: H at home, A away, a rest left out."""
    fixtures = [fixture for round_ in rounds for fixture in round_.pairs]
    return "".join(
        "H" if fixture.home == team else "A" for fixture in fixtures if team in (fixture.home, fixture.away)
    )


def breaks(rounds: tuple[Round[int], ...], size: int) -> int:
    """How often a team is on the same side twice running."""
    return sum(one == other for team in range(size) for one, other in pairwise(sides_of(team, rounds)))


@given(size=sizes, legs=st.integers(1, 3), sides=any_sides)
def test_each_pair_meets_once_in_a_leg(size: int, legs: int, sides: HomeSides) -> None:
    rounds = round_robin(range(size), legs=legs, sides=sides)
    for leg in range(1, legs + 1):
        met = [{f.home, f.away} for round_ in rounds if round_.leg == leg for f in round_.pairs]
        assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(size), 2)))


@given(size=sizes, legs=st.integers(1, 3), sides=any_sides)
def test_in_each_round_everybody_plays_once_or_rests(size: int, legs: int, sides: HomeSides) -> None:
    for number, round_ in enumerate(round_robin(range(size), legs=legs, sides=sides), start=1):
        busy = [team for fixture in round_.pairs for team in (fixture.home, fixture.away)]
        resting = [] if round_.resting is None else [round_.resting]
        assert sorted(busy + resting) == list(range(size))
        assert len(resting) == size % 2
        assert round_.number == number


@given(size=sizes.filter(lambda size: size % 2 == 1), legs=st.integers(1, 3))
def test_everybody_rests_as_often(size: int, legs: int) -> None:
    rests = Counter(round_.resting for round_ in round_robin(range(size), legs=legs))
    assert set(rests.values()) == {legs}
    assert len(rests) == size


@given(size=sizes)
def test_home_and_away_are_balanced_and_alternate_as_far_as_can_be(size: int) -> None:
    rounds = round_robin(range(size))
    for team in range(size):
        word = sides_of(team, rounds)
        assert abs(word.count("H") - word.count("A")) == (size + 1) % 2
    # Two teams with the same sides all season would never meet, so of an even number only two never break.
    assert breaks(rounds, size) == (size - 2 if size % 2 == 0 else 0)


@given(size=sizes, sides=any_sides)
def test_the_return_leg_mirrors_the_first(size: int, sides: HomeSides) -> None:
    rounds = round_robin(range(size), legs=2, sides=sides)
    half = len(rounds) // 2
    for first, second in zip(rounds[:half], rounds[half:]):
        assert [fixture.swap_sides() for fixture in first.pairs] == list(second.pairs)
        assert first.resting == second.resting
    for team in range(size):
        assert sides_of(team, rounds).count("H") == size - 1


def test_four_teams_in_the_order_of_their_numbers() -> None:
    rounds = round_robin([1, 2, 3, 4], legs=2, sides=HomeSides.NUMBERED)
    order = [[(fixture.home, fixture.away) for fixture in round_.pairs] for round_ in rounds]
    assert order == [
        [(1, 2), (3, 4)],
        [(1, 3), (2, 4)],
        [(1, 4), (2, 3)],
        [(2, 1), (4, 3)],
        [(3, 1), (4, 2)],
        [(4, 1), (3, 2)],
    ]


def test_six_teams_in_balanced_order() -> None:
    """Everybody but A and F is once on the same side twice running."""
    rounds = round_robin("ABCDEF")
    assert [" ".join(f.home + f.away for f in round_.pairs) for round_ in rounds] == [
        "AB CF ED",
        "CA DB FE",
        "AD BF EC",
        "EA CB FD",
        "AF BE DC",
    ]


def test_five_teams_rest_in_turn() -> None:
    assert [round_.resting for round_ in round_robin("ABCDE")] == list("ABCDE")


@pytest.mark.parametrize("teams", ["A", "ABCA", range(33)], ids=["one", "entered twice", "too many"])
def test_wrong_entries_are_refused(teams: str | range) -> None:
    with pytest.raises(ValueError, match="team"):
        round_robin(tuple(teams))


def test_no_legs_are_refused() -> None:
    with pytest.raises(ValueError, match="leg"):
        round_robin("AB", legs=0)
