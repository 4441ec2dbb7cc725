"""What a result holds, and which ones there cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import Forfeit, Result, ScorePair, Verdict, award

scores = st.tuples(st.integers(0, 9), st.integers(0, 9))
shootouts = scores.filter(lambda score: score[0] != score[1])
played = st.builds(
    Result[str],
    st.just("A"),
    st.just("B"),
    scores,
    st.none() | scores,
    st.none() | shootouts,
    void=st.booleans(),
)
awarded = st.builds(award, st.just("A"), st.just("B"), st.sampled_from(Forfeit), st.integers(0, 3))


@given(result=played | awarded)
def test_turned_round_twice_it_is_the_same(result: Result[str]) -> None:
    assert result.swap_sides().swap_sides() == result
    assert result.swap_sides().winner == result.winner
    assert result.swap_sides().total == result.total[::-1]


@given(result=played | awarded)
def test_both_sides_agree(result: Result[str]) -> None:
    if result.void:
        assert result.appearances() == ()
        return
    home, away = result.appearances()
    assert (home.team, home.opponent, away.team, away.opponent) == ("A", "B", "B", "A")
    assert (home.goals_for, home.goals_against) == (away.goals_against, away.goals_for) == result.total
    both_lost = result.forfeit is Forfeit.BOTH
    opposite = {Verdict.WIN: Verdict.DEFEAT, Verdict.DRAW: Verdict.DRAW, Verdict.DEFEAT: Verdict.WIN}
    assert away.verdict == (Verdict.DEFEAT if both_lost else opposite[home.verdict])


@pytest.mark.parametrize(
    ("result", "winner", "home_verdict"),
    [
        (Result("A", "B", (1, 0)), "A", Verdict.WIN),
        (Result("A", "B", (1, 1), (0, 1)), "B", Verdict.DEFEAT),
        (Result("A", "B", (1, 1), (1, 1), (4, 3)), "A", Verdict.DRAW),
        (Result("A", "B", (2, 0), (0, 0), (4, 5)), "A", Verdict.WIN),
        (Result("A", "B", (1, 1)), None, Verdict.DRAW),
        (award("A", "B", Forfeit.AWAY), "A", Verdict.WIN),
        (award("A", "B", Forfeit.HOME, goals=0), "B", Verdict.DEFEAT),
        (award("A", "B", Forfeit.BOTH), None, Verdict.DEFEAT),
    ],
)
def test_winner_and_verdict(result: Result[str], winner: str | None, home_verdict: Verdict) -> None:
    assert result.winner == winner
    assert result.appearances()[0].verdict == home_verdict


def test_a_void_match_has_no_winner() -> None:
    assert Result("A", "B", (3, 0), void=True).winner is None


def test_awarded_goals() -> None:
    assert [award("A", "B", forfeit).goals for forfeit in Forfeit] == [(0, 3), (3, 0), (0, 0)]


@pytest.mark.parametrize(
    ("goals", "extra", "penalties", "forfeit", "words"),
    [
        ((-1, 0), None, None, None, "negative"),
        ((1, 1), (0, -1), None, None, "negative"),
        ((1, 1), None, (3, 3), None, "winner"),
        ((1, 0), None, None, Forfeit.HOME, "ahead"),
        ((0, 1), None, None, Forfeit.AWAY, "ahead"),
        ((0, 1), None, None, Forfeit.BOTH, "ahead"),
        ((1, 0), None, None, Forfeit.BOTH, "ahead"),
        ((0, 0), (0, 0), None, Forfeit.BOTH, "extra time"),
        ((0, 0), None, (3, 2), Forfeit.AWAY, "penalties"),
    ],
)
def test_what_cannot_be(
    goals: ScorePair,
    extra: ScorePair | None,
    penalties: ScorePair | None,
    forfeit: Forfeit | None,
    words: str,
) -> None:
    with pytest.raises(ValueError, match=words):
        Result("A", "B", goals, extra, penalties, forfeit)


def test_nobody_plays_itself() -> None:
    with pytest.raises(ValueError, match="itself"):
        Result("A", "A", (0, 0))
