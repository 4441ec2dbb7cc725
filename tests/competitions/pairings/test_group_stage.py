"""Groups along a ranking, and the knockout after them."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.competitions import (
    Qualifier,
    Seed,
    knockout_bracket,
    qualifier_seeds,
    snake_groups,
)
from tavolino.competitions.brackets import meeting_round, seed_lines


def first_round(seeds: tuple[Qualifier, ...]) -> set[str]:
    """The first ties in words: "A1-B2"."""
    names = ["ABCDEFGHIJKLMNOP"[seed.group] + str(seed.place) for seed in seeds]
    ties = [tie for tie in knockout_bracket(len(seeds)).ties if tie.round == 1]
    return {
        f"{names[tie.home.number - 1]}-{names[tie.away.number - 1]}"
        for tie in ties
        if isinstance(tie.home, Seed) and isinstance(tie.away, Seed)
    }


def earliest_reunion(seeds: tuple[Qualifier, ...]) -> int:
    """How many rounds before the final two of one group can meet first: 0 is the final itself."""
    lines = seed_lines(len(seeds))
    rounds = (len(lines) - 1).bit_length()
    numbered = list(enumerate(seeds, start=1))
    return max(
        rounds - meeting_round(lines, one, other)
        for (one, a), (other, b) in combinations(numbered, 2)
        if a.group == b.group
    )


def test_along_the_ranking_and_back() -> None:
    assert snake_groups(range(1, 10), 4) == ((1, 8, 9), (2, 7), (3, 6), (4, 5))


def test_two_groups_cross() -> None:
    assert first_round(qualifier_seeds([range(2)] * 2)) == {"A1-B2", "B1-A2"}


def test_four_groups_cross_with_their_neighbours() -> None:
    assert first_round(qualifier_seeds([range(4)] * 2)) == {"A1-B2", "B1-A2", "C1-D2", "D1-C2"}


def test_three_groups_have_byes_for_the_first_two_winners() -> None:
    assert first_round(qualifier_seeds([range(3)] * 2)) == {"C1-A2", "B2-C2"}


def test_group_winners_are_seeded_in_the_order_given() -> None:
    assert [seed.group for seed in qualifier_seeds([(2, 0, 1), range(3)])[:3]] == [2, 0, 1]


@given(groups=st.integers(1, 16))
def test_the_first_two_of_a_group_meet_again_only_in_the_final(groups: int) -> None:
    seeds = qualifier_seeds([range(groups)] * 2)
    assert sorted(seeds, key=lambda s: (s.place, s.group)) == [
        Qualifier(group, place) for place in (1, 2) for group in range(groups)
    ]
    assert earliest_reunion(seeds) == 0


@settings(max_examples=30)
@given(groups=st.integers(1, 16), through=st.sampled_from([3, 4]))
def test_the_first_four_of_a_group_meet_again_no_earlier_than_in_the_semifinals(
    groups: int, through: int
) -> None:
    assert earliest_reunion(qualifier_seeds([range(groups)] * through)) == 1


def test_the_best_third_placed_teams_go_through() -> None:
    """Six groups, the best four of the third-placed: no two of a group meet before the semi-finals."""
    for thirds in combinations(range(6), 4):
        seeds = qualifier_seeds([range(6), range(6), thirds])
        assert [seed.group for seed in seeds if seed.place == 3 and seed.group not in thirds] == []
        assert len(set(seeds)) == 16
        assert earliest_reunion(seeds) <= 1
