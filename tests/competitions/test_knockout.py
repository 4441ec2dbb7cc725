"""Brackets, and cups played through them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import (
    BestOf,
    Bracket,
    BracketSeeding,
    Cup,
    Decider,
    LoserOf,
    Result,
    Seed,
    Source,
    StrayResult,
    Tie,
    TieDecision,
    TwoLegs,
    WinnerOf,
    fill_bracket,
    knockout_bracket,
)
from tavolino.competitions.brackets import meeting_round, seed_lines
from tavolino.competitions.cups import CupTie
from tavolino.competitions.teams import TeamT

sizes = st.integers(2, 64)
Winner = Callable[[int, int], int]


def ready_ties(cup: Cup[TeamT]) -> list[CupTie[TeamT]]:
    return [tie for tie in cup.ties if tie.is_ready]


def play_out(bracket: Bracket, wins: Winner) -> Cup[int]:
    """Play every tie that is ready, 1-0 to whoever `wins`, until the cup is over."""
    results: dict[int, list[Result[int]]] = {}
    cup = fill_bracket(bracket, range(1, bracket.entrants + 1), results)
    while ready_ties(cup):
        for box in ready_ties(cup):
            assert box.home is not None
            assert box.away is not None
            home_wins = wins(box.home, box.away) == box.home
            results[box.tie.number] = [Result(box.home, box.away, (1, 0) if home_wins else (0, 1))]
        cup = fill_bracket(bracket, range(1, bracket.entrants + 1), results)
    return cup


def sources(bracket: Bracket) -> list[Source]:
    return [source for tie in bracket.ties for source in (tie.home, tie.away)]


@given(size=sizes, seeding=st.sampled_from(BracketSeeding), third_place=st.booleans())
def test_everybody_enters_once_and_every_winner_goes_on_once(
    size: int, seeding: BracketSeeding, third_place: bool
) -> None:
    third_place = third_place and size >= 4
    bracket = knockout_bracket(size, seeding=seeding, third_place=third_place)
    found = sources(bracket)
    main = [tie for tie in bracket.ties if not tie.third_place]
    assert sorted(s.number for s in found if isinstance(s, Seed)) == list(range(1, size + 1))
    assert sorted(s.tie for s in found if isinstance(s, WinnerOf)) == [tie.number for tie in main[:-1]]
    assert sum(isinstance(s, LoserOf) for s in found) == 2 * third_place
    assert len(main) == size - 1
    assert [tie.number for tie in bracket.ties] == list(range(1, len(bracket.ties) + 1))
    for tie in bracket.ties:
        for source in (tie.home, tie.away):
            assert isinstance(source, Seed) or source.tie < tie.number


@given(size=sizes)
def test_byes_go_to_the_best_seeds(size: int) -> None:
    bracket = knockout_bracket(size)
    playing = {s.number for s in sources(Bracket(size, bracket.ties)) if isinstance(s, Seed)}
    first = {
        s.number
        for tie in bracket.ties
        if tie.round == 1
        for s in (tie.home, tie.away)
        if isinstance(s, Seed)
    }
    byes = bracket.teams_left(1) - size
    assert playing - first == set(range(1, byes + 1))


@given(size=sizes, draws=st.data())
def test_the_better_two_seeds_are_the_later_they_can_meet(size: int, draws: st.DataObject) -> None:
    bracket = knockout_bracket(size)
    lower = draws.draw(st.integers(2, size))
    higher = draws.draw(st.integers(1, lower - 1))
    best = (lower - 1).bit_length()  # both are among the best 2 ** best
    assert meeting_round(seed_lines(size), higher, lower) >= bracket.rounds - best + 1


@given(size=sizes)
def test_when_seeds_hold_the_first_beats_the_second_in_the_final(size: int) -> None:
    cup = play_out(knockout_bracket(size), min)
    assert cup.is_over
    assert cup.placings()[:2] == ((1,), (2,))
    for placing in cup.placings()[2:]:  # all who go out together are neighbours in the seeding
        assert max(placing) - min(placing) == len(placing) - 1


@given(size=sizes, third_place=st.booleans(), draws=st.data())
def test_placings_hold_everybody_once(size: int, third_place: bool, draws: st.DataObject) -> None:
    bracket = knockout_bracket(size, third_place=third_place and size >= 4)
    cup = play_out(bracket, lambda home, away: draws.draw(st.sampled_from([home, away])))
    placings = cup.placings()
    assert sorted(team for placing in placings for team in placing) == list(range(1, size + 1))
    assert placings[0] == (cup.champion,)
    if third_place and size >= 4:
        assert [len(placing) for placing in placings[:4]] == [1, 1, 1, 1]


def test_eight_in_standard_order() -> None:
    assert seed_lines(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_five_with_three_byes() -> None:
    bracket = knockout_bracket(5)
    assert bracket.ties == (
        Tie(1, 1, Seed(4), Seed(5)),
        Tie(2, 2, Seed(1), WinnerOf(1)),
        Tie(3, 2, Seed(2), Seed(3)),
        Tie(4, 3, WinnerOf(2), WinnerOf(3)),
    )
    assert [bracket.teams_left(tie.round) for tie in bracket.ties] == [8, 4, 4, 2]


def test_four_as_drawn_with_a_match_for_third_place() -> None:
    cup = play_out(knockout_bracket(4, third_place=True, seeding=BracketSeeding.DRAWN), max)
    assert [(box.home, box.away) for box in cup.ties] == [(1, 2), (3, 4), (1, 3), (2, 4)]
    assert cup.placings() == ((4,), (2,), (3,), (1,))


def test_losing_semifinalists_share_third_place_without_one() -> None:
    assert play_out(knockout_bracket(4), min).placings() == ((1,), (2,), (4, 3))


def test_drawn_byes_are_spread() -> None:
    assert seed_lines(6, BracketSeeding.DRAWN) == [1, None, 2, 3, 4, None, 5, 6]


def test_the_final_may_have_rules_of_its_own() -> None:
    bracket = knockout_bracket(4, TwoLegs(), final_rules=BestOf(1), third_place=True)
    assert [tie.rules for tie in bracket.ties] == [TwoLegs(), TwoLegs(), BestOf(1), BestOf(1)]
    assert bracket.ties[2].third_place


def test_a_cup_under_way() -> None:
    bracket = knockout_bracket(4)
    cup = fill_bracket(bracket, "ABCD", {1: [Result("A", "D", (1, 1), (0, 0), (3, 4))]})
    assert [box.tie.number for box in ready_ties(cup)] == [2]
    assert (cup.ties[2].home, cup.ties[2].away) == ("D", None)
    assert (cup.is_over, cup.champion, cup.placings()) == (False, None, ())


def test_a_level_tie_waits_for_a_replay() -> None:
    level = Result("A", "B", (2, 2))
    assert ready_ties(fill_bracket(knockout_bracket(2), "AB", {1: [level]}))
    assert fill_bracket(knockout_bracket(2), "AB", {1: [level, Result("B", "A", (0, 1))]}).champion == "A"


def test_two_legs_are_both_played() -> None:
    bracket = knockout_bracket(2, TwoLegs())
    first, second = Result("A", "B", (2, 0)), Result("B", "A", (1, 0))
    assert fill_bracket(bracket, "AB", {1: [first]}).champion is None
    assert fill_bracket(bracket, "AB", {1: [first, second]}).champion == "A"


def test_a_tie_is_awarded_when_a_team_withdraws() -> None:
    cup = fill_bracket(knockout_bracket(2), (0, 1), {}, awarded={1: 0})
    assert cup.ties[0].decision == TieDecision(0, 1, Decider.AWARDED, (1, 0))


def test_an_award_waits_for_the_opponent() -> None:
    awarded = {2: "A"}  # after a bye A's opponent has withdrawn, whoever it is
    assert fill_bracket(knockout_bracket(3), "ABC", {}, awarded).champion is None
    assert fill_bracket(knockout_bracket(3), "ABC", {1: [Result("B", "C", (1, 0))]}, awarded).champion == "A"


@pytest.mark.parametrize("tie", [1, 3])
def test_a_result_of_other_teams_is_refused(tie: int) -> None:
    with pytest.raises(StrayResult) as caught:
        fill_bracket(knockout_bracket(4), "ABCD", {tie: [Result("A", "B", (1, 0))]})
    assert caught.value.tie == tie


@pytest.mark.parametrize(("tie", "team"), [(1, "B"), (3, "A")])
def test_an_award_to_another_team_is_refused(tie: int, team: str) -> None:
    with pytest.raises(StrayResult):
        fill_bracket(knockout_bracket(4), "ABCD", {}, awarded={tie: team})


@pytest.mark.parametrize(("size", "third_place"), [(1, False), (65, False), (3, True)])
def test_brackets_too_small_or_too_large_are_refused(size: int, third_place: bool) -> None:
    with pytest.raises(ValueError, match="entrants"):
        knockout_bracket(size, third_place=third_place)


def test_the_entrants_must_fill_the_bracket() -> None:
    with pytest.raises(ValueError, match="teams"):
        fill_bracket(knockout_bracket(4), "ABC", {})
