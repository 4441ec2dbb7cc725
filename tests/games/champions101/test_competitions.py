"""Section 12: the boards for a cup and a league."""

import pytest

import tavolino
from tavolino import Fault
from tavolino.competitions import Result, fill_bracket
from tavolino.games.champions101.boards import TEAMS, cup, grid, table


def test_12_1_in_a_cup_of_up_to_eight_the_winner_goes_on() -> None:
    assert [len(cup(n).ties) for n in range(2, 9)] == [1, 2, 3, 4, 5, 6, 7]
    assert cup(8).rounds == 3
    first_round = {tie.number: [Result("winner", "loser", (1, 0))] for tie in cup(2).ties}
    assert fill_bracket(cup(2), ["winner", "loser"], first_round).champion == "winner"
    for entrants in (1, 9):
        with pytest.raises(Fault) as fault:
            cup(entrants)
        assert fault.value.key == "board-teams"
        assert "8" in fault.value.text("ro")


def test_12_2_a_cup_match_has_a_winner_after_extra_time_or_penalties() -> None:
    game = tavolino.game("champions101", must_win=True)
    for seed in range(60):
        match = game.start(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[-1])
        assert len(match.outcome.winners) == 1
    level = Result("A", "B", (1, 1), extra=(0, 0), penalties=(4, 3))
    assert fill_bracket(cup(2), ["A", "B"], {1: [level]}).champion == "A"


def test_12_3_a_league_has_up_to_eight_teams_a_to_h() -> None:
    assert TEAMS == "ABCDEFGH"
    assert len(table(TEAMS, [])) == 8
    with pytest.raises(Fault):
        table([*TEAMS, "I"], [])


def test_12_4_two_points_for_a_win_one_for_a_draw() -> None:
    standings = table("ABC", [Result("A", "B", (2, 0)), Result("A", "C", (1, 1)), Result("B", "C", (0, 1))])
    assert [(placing.team, placing.row.points) for placing in standings] == [("A", 3), ("C", 3), ("B", 0)]


def test_12_5_the_grid_shows_every_result_from_both_sides() -> None:
    cells = grid("ABC", [Result("B", "A", (0, 2))])
    assert cells[1][0][0].goals == (0, 2)
    assert cells[0][1][0].goals == (2, 0)
    assert cells[0][2] == ()
