"""A team withdraws."""

import pytest

from tavolino.competitions import Forfeit, Pair, Result, Withdrawal, award, league_table, withdraw

PLAYED = (Result("A", "B", (2, 0)), Result("B", "C", (1, 1)), Result("C", "A", (0, 3)))
TO_PLAY = (Pair("B", "A"), Pair("C", "B"), Pair("A", "C"))


def test_as_if_it_had_never_entered() -> None:
    after = withdraw("A", PLAYED, TO_PLAY, Withdrawal.VOID)
    assert after == (
        Result("A", "B", (2, 0), void=True),
        PLAYED[1],
        Result("C", "A", (0, 3), void=True),
        Result("B", "A", (0, 0), void=True),
        Result("A", "C", (0, 0), void=True),
    )
    assert {placing.row.played for placing in league_table("BC", after)} == {1}


def test_what_was_played_stands() -> None:
    after = withdraw("A", PLAYED, TO_PLAY, Withdrawal.AWARD_REST)
    assert after == (*PLAYED, award("B", "A", Forfeit.AWAY), award("A", "C", Forfeit.HOME))


def test_every_match_goes_to_the_opponents() -> None:
    after = withdraw("A", PLAYED, TO_PLAY, Withdrawal.AWARD_ALL, goals=2)
    assert after == (
        award("A", "B", Forfeit.HOME, 2),
        PLAYED[1],
        award("C", "A", Forfeit.AWAY, 2),
        award("B", "A", Forfeit.AWAY, 2),
        award("A", "C", Forfeit.HOME, 2),
    )


@pytest.mark.parametrize(("played", "rule"), [(1, Withdrawal.VOID), (2, Withdrawal.AWARD_REST)])
def test_halfway_is_half_of_its_own_matches(played: int, rule: Withdrawal) -> None:
    """A has four matches in all; those between B and C do not count, nor does a void one."""
    others = (PLAYED[1], Result("C", "B", (0, 2)), Result("A", "B", (0, 0), void=True))
    results = others + (PLAYED[0], PLAYED[2])[:played]
    to_play = (Pair("B", "A"), Pair("A", "C"), Pair("C", "A"))[: 4 - played]
    assert withdraw("A", results, to_play, Withdrawal.HALFWAY) == withdraw("A", results, to_play, rule)


def test_a_void_match_stays_void() -> None:
    void = Result("A", "B", (2, 0), void=True)
    assert withdraw("A", [void], [], Withdrawal.AWARD_ALL) == (void,)


@pytest.mark.parametrize("order", ["AB", "BA"])
def test_when_both_teams_withdraw_both_lose_their_match(order: str) -> None:
    results: tuple[Result[str], ...] = PLAYED
    for team in order:
        results = withdraw(team, results, [], Withdrawal.AWARD_ALL)
    assert results[0] == award("A", "B", Forfeit.BOTH)
    assert results[1:] == (award("B", "C", Forfeit.HOME), award("C", "A", Forfeit.AWAY))
    assert withdraw("A", results, [], Withdrawal.AWARD_ALL)[0] == award("A", "B", Forfeit.BOTH)


def test_a_team_that_withdraws_again_loses_nothing_more() -> None:
    once = withdraw("A", PLAYED, TO_PLAY, Withdrawal.AWARD_ALL)
    assert withdraw("A", once, [], Withdrawal.AWARD_ALL) == once
