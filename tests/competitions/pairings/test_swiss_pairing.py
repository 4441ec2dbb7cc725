"""Swiss pairing."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.competitions import Pair, Round, swiss_round

Pairs = tuple[tuple[int, int | None], ...]


def play(
    size: int, rounds: int, random_results: Iterator[int], looked_ahead: int = 0
) -> Iterator[tuple[dict[int, int], Round[int]]]:
    """A tournament with results as they come: before each round the scores, and the round."""
    scores = dict.fromkeys(range(size), 0)
    played: list[Round[int]] = []
    for _ in range(rounds):
        round_ = swiss_round(rank_teams(scores), scores, played, looked_ahead)
        yield dict(scores), round_
        for fixture in round_.pairs:
            points = next(random_results)
            scores[fixture.home] += points
            scores[fixture.away] += 2 - points
        if round_.resting is not None:
            scores[round_.resting] += 2
        played.append(round_)


def rank_teams(scores: dict[int, int]) -> list[int]:
    return sorted(scores, key=lambda team: -scores[team])


def forever(draws: st.DataObject) -> Iterator[int]:
    while True:
        yield draws.draw(st.integers(0, 2))


def all_pairings(teams: tuple[int, ...], may_rest: frozenset[int]) -> Iterator[Pairs]:
    if not teams:
        yield ()
        return
    first, rest = teams[0], teams[1:]
    for other in rest:
        left = tuple(team for team in rest if team != other)
        yield from (((first, other), *pairs) for pairs in all_pairings(left, may_rest))
    if len(teams) % 2 and first in may_rest:
        yield from (((first, None), *pairs) for pairs in all_pairings(rest, frozenset()))


def quality(
    pairs: Pairs, ranking: list[int], scores: dict[int, int], met: Counter[frozenset[int]]
) -> tuple[int, ...]:
    """Rematches, how far from the bottom the bye is, and the squared gaps: less is better."""
    games = [(one, other) for one, other in pairs if other is not None]
    byes = [one for one, other in pairs if other is None]
    return (
        sum(met[frozenset(game)] for game in games),
        sum(len(ranking) - ranking.index(team) for team in byes),
        sum((scores[one] - scores[other]) ** 2 for one, other in games),
    )


@settings(max_examples=40)
@given(size=st.integers(2, 7), rounds=st.integers(1, 6), draws=st.data())
def test_no_other_pairing_is_better(size: int, rounds: int, draws: st.DataObject) -> None:
    met: Counter[frozenset[int]] = Counter()
    may_rest = frozenset(range(size))
    for scores, round_ in play(size, min(rounds, size), forever(draws)):
        found: Pairs = tuple((fixture.home, fixture.away) for fixture in round_.pairs)
        if round_.resting is not None:
            found += ((round_.resting, None),)
        ranking = rank_teams(scores)
        best = min(quality(pairs, ranking, scores, met) for pairs in all_pairings(tuple(ranking), may_rest))
        assert quality(found, ranking, scores, met) == best
        met.update(frozenset((fixture.home, fixture.away)) for fixture in round_.pairs)
        may_rest -= {round_.resting}


@settings(max_examples=60)
@given(size=st.integers(3, 10), missing=st.integers(0, 2), draws=st.data())
def test_nobody_meets_again_while_the_rounds_to_come_allow_it(
    size: int, missing: int, draws: st.DataObject
) -> None:
    rounds = max(1, size - 1 + size % 2 - missing)
    played = [round_ for _, round_ in play(size, rounds, forever(draws), rounds)]
    met = Counter(frozenset((f.home, f.away)) for round_ in played for f in round_.pairs)
    assert max(met.values()) == 1


def test_without_a_look_ahead_six_teams_would_meet_again() -> None:
    """The results of this tournament lead the greedy pairing into a rematch, so that the test above can fail."""
    results = random.Random(1)
    draws = iter(lambda: results.choice((0, 1, 2)), None)
    played = [round_ for _, round_ in play(6, 5, draws)]
    met = Counter(frozenset((f.home, f.away)) for round_ in played for f in round_.pairs)
    assert max(met.values()) == 2


@settings(max_examples=20)
@given(size=st.integers(4, 20), draws=st.data())
def test_half_as_many_rounds_as_teams_need_no_rematch(size: int, draws: st.DataObject) -> None:
    rounds = [round_ for _, round_ in play(size, size // 2, forever(draws))]
    met = Counter(frozenset((f.home, f.away)) for round_ in rounds for f in round_.pairs)
    byes = [round_.resting for round_ in rounds if round_.resting is not None]
    assert max(met.values()) == 1
    assert len(set(byes)) == len(byes) == (len(rounds) if size % 2 else 0)
    for round_ in rounds:
        busy = [team for f in round_.pairs for team in (f.home, f.away)]
        assert sorted([*busy, *([] if round_.resting is None else [round_.resting])]) == list(range(size))


@settings(max_examples=20)
@given(size=st.integers(4, 12), draws=st.data())
def test_turning_a_fixture_round_would_not_balance_the_sides_better(size: int, draws: st.DataObject) -> None:
    balance: Counter[int] = Counter()
    for _, round_ in play(size, size // 2, forever(draws)):
        for fixture in round_.pairs:
            assert balance[fixture.home] <= balance[fixture.away]
        for fixture in round_.pairs:
            balance[fixture.home] += 1
            balance[fixture.away] -= 1


def test_the_first_round_is_upper_half_against_lower_half() -> None:
    round_ = swiss_round(range(1, 9), dict.fromkeys(range(1, 9), 0), [])
    assert round_ == Round(1, (Pair(1, 5), Pair(6, 2), Pair(3, 7), Pair(8, 4)))


def test_winners_meet_winners_and_sides_alternate() -> None:
    first = Round(1, (Pair("A", "C"), Pair("D", "B")))
    second = swiss_round("ABCD", {"A": 2, "B": 2, "C": 0, "D": 0}, [first])
    assert second == Round(2, (Pair("B", "A"), Pair("C", "D")))


def test_of_two_with_balanced_sides_the_one_last_away_is_at_home() -> None:
    played = [
        Round(1, (Pair("A", "C"), Pair("D", "B"))),
        Round(2, (Pair("D", "A"), Pair("B", "C"))),
    ]
    third = swiss_round("BADC", {"A": 4, "B": 4, "C": 0, "D": 0}, played)
    assert third.pairs == (Pair("A", "B"), Pair("C", "D"))


def test_the_last_of_an_odd_group_meets_the_first_of_the_next() -> None:
    round_ = swiss_round("ABCDEF", dict.fromkeys("ABC", 2) | dict.fromkeys("DEF", 0), [])
    assert [sorted((f.home, f.away)) for f in round_.pairs] == [["A", "B"], ["C", "D"], ["E", "F"]]


def test_leaders_who_have_met_are_kept_apart_at_the_price_of_a_gap() -> None:
    first = Round(1, (Pair("A", "B"), Pair("C", "D")))
    round_ = swiss_round("ABCD", {"A": 9, "B": 9, "C": 0, "D": 0}, [first])
    assert {frozenset((f.home, f.away)) for f in round_.pairs} in (
        {frozenset("AC"), frozenset("BD")},
        {frozenset("AD"), frozenset("BC")},
    )


def test_two_small_gaps_are_better_than_a_large_one() -> None:
    scores = {"A": 4, "B": 3, "C": 3, "D": 2}
    met = [Round(1, (Pair("B", "C"),))]
    pairs = {frozenset((f.home, f.away)) for f in swiss_round("ABCD", scores, met).pairs}
    assert frozenset("AD") not in pairs


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    scores = {"A": 4, "B": 2, "C": 0}
    first = swiss_round("ABC", scores, [])
    second = swiss_round("ABC", scores, [first])
    third = swiss_round("ABC", scores, [first, second])
    assert [round_.resting for round_ in (first, second, third)] == ["C", "B", "A"]


def test_where_all_who_are_left_have_rested_the_lowest_rests_again() -> None:
    scores = {"A": 4, "B": 2, "C": 0}
    played: list[Round[str]] = []
    for _ in range(6):
        played.append(swiss_round("ABC", scores, played))
    assert [round_.resting for round_ in played] == ["C", "B", "A"] * 2


def test_a_rematch_that_may_come_later_is_no_reason_for_one_now() -> None:
    """Six are left of seven who would have played six rounds. In whatever way this round is paired, some meet again
    in the next; a pairing with a rematch today would spare them that."""
    met = ["AB", "CD", "EF", "AC", "BE", "DF", "AD", "BF", "CE"]
    played = [
        Round(number, tuple(Pair(*pair) for pair in met[3 * number - 3 : 3 * number])) for number in (1, 2, 3)
    ]
    round_ = swiss_round("ABCDEF", dict.fromkeys("ABCDEF", 0), played, 6)
    pairs = {frozenset((pair.home, pair.away)) for pair in round_.pairs}
    assert not pairs & {frozenset(pair) for pair in met}


def test_two_teams_go_on_meeting_with_sides_swapped() -> None:
    rounds: list[Round[str]] = []
    for _ in range(4):
        rounds.append(swiss_round("AB", {"A": 0, "B": 0}, rounds))
    assert all(one.pairs[0] == other.pairs[0].swap_sides() for one, other in pairwise(rounds))


def test_a_team_numbered_nought_has_its_bye_once() -> None:
    round_ = swiss_round([2, 1, 0], {0: 0, 1: 0, 2: 0}, [Round(1, (Pair(1, 2),), resting=0)])
    assert round_.resting == 1
