"""Section 12: competitions."""

from typing import Any

import pytest

import tavolino
from tavolino.competitions import TieBreak
from tavolino.core.registry import game_class
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Entry, Score, Scored
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations import box_rules
from tavolino.organiser.regulations.charter import Charter, Kind, Team, Terms
from tavolino.organiser.snapshot.build import competition_snapshot
from tavolino.organiser.snapshot.model import Competition

GAME = "champions101"


def box_competition(family: str, teams: int) -> Book:
    """A competition by a board of the box, after the draw."""
    box = game_class(GAME).box_competitions[family]
    entered = tuple(Team(letter) for letter in "ABCDEFGH"[:teams])
    terms = Terms(points=box.points)
    book = Book(Charter("Box", GAME, Kind(box.kind), entered, 7, dict(box.options), terms))
    book.apply(Entry(1, 0, "Mara", next_lots(book)))
    return book


def play(book: Book, match: str, *goals: int, **more: Any) -> Competition:
    book.apply(Entry(book.version + 1, 0, "Mara", Scored(match, Score(goals, **more))))
    return competition_snapshot("id", book)


@pytest.mark.parametrize("teams", range(2, 9))
def test_12_1_in_a_cup_of_up_to_eight_the_winner_goes_on(teams: int) -> None:
    assert game_class(GAME).box_competitions["cup"].most == 8
    book = box_competition("cup", teams)
    while matches := book.progress.open_matches():
        home, away = book.progress.fixtures_by_id[matches[0]].sides
        shown = play(book, matches[0], 1, 0)
        assert shown.bracket is not None
        [tie] = [tie for tie in shown.bracket.ties if matches[0] in tie.matches]
        assert tie.winner == home
        later = [other for other in shown.bracket.ties if other.round > tie.round]
        assert all(away not in (other.home, other.away) for other in later)
    assert len(shown.matches) == teams - 1
    assert shown.champion is not None


def test_12_2_a_cup_match_has_a_winner_after_extra_time_or_penalties() -> None:
    options = game_class(GAME).box_competitions["cup"].options
    assert options == {"must_win": True}
    game = tavolino.game(GAME, **options)
    for seed in range(60):
        match = game.start(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[-1])
        assert len(match.outcome.winners) == 1
    book = box_competition("cup", 2)
    home = book.progress.fixtures_by_id["1"].sides[0]
    assert play(book, "1", 1, 1, extra=(0, 0), penalties=(4, 3)).champion == home


def test_12_3_a_league_has_up_to_eight_teams_a_to_h() -> None:
    assert game_class(GAME).box_competitions["league"].most == 8
    shown = competition_snapshot("id", box_competition("league", 8))
    assert [shown.teams[team].name for team in shown.tables[0].teams] == [*"ABCDEFGH"]
    assert len(shown.tables[0].placings) == 8


def test_12_4_two_points_for_a_win_one_for_a_draw() -> None:
    assert game_class(GAME).box_competitions["league"].options == {"must_win": False}
    book = box_competition("league", 3)
    first, second, third = book.progress.fixtures_by_id.values()
    play(book, first.id, 2, 0)
    play(book, second.id, 1, 1)
    shown = play(book, third.id, 0, 1)
    points = {line.team: line.points for line in shown.tables[0].placings}
    expected = dict.fromkeys(range(3), 0)
    for team, worth in ((first.sides[0], 2), (second.sides[0], 1), (second.sides[1], 1), (third.sides[1], 2)):
        expected[team] += worth
    assert points == expected


def test_12_5_the_grid_shows_every_result_from_both_sides() -> None:
    book = box_competition("league", 3)
    home, away = book.progress.fixtures_by_id["1"].sides
    grid = play(book, "1", 0, 2).tables[0].grid
    assert [(cell.goals_for, cell.goals_against) for cell in grid[home][away]] == [(0, 2)]
    assert [(cell.goals_for, cell.goals_against) for cell in grid[away][home]] == [(2, 0)]
    assert sum(len(cell) for line in grid for cell in line) == 2


def test_12_4_a_level_match_of_the_league_stays_level() -> None:
    """Founded without a word about points and options, it is the box's."""
    board = box_rules.box_competition(GAME, Kind.LEAGUE, 8)
    game = tavolino.game(GAME, **box_rules.box_options(board, {}))
    assert box_rules.box_points(board) == (2, 1, 0)
    draws = 0
    for seed in range(40):
        match = game.start(seed)
        while not match.over:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert match.outcome.reason in ("full-time", "draw")
        draws += match.outcome.is_draw
    assert draws > 0


def test_12_6_everyone_meets_everyone_once_or_twice_if_agreed() -> None:
    once = box_competition("league", 4)
    assert Terms().legs == 1
    pairs = [frozenset(fixture.sides) for fixture in once.progress.fixtures_by_id.values()]
    assert len(pairs) == len(set(pairs)) == 6
    entered = tuple(Team(letter) for letter in "ABCD")
    twice = Book(Charter("Box", GAME, Kind.LEAGUE, entered, 7, {}, Terms(legs=2)))
    twice.apply(Entry(1, 0, "Mara", next_lots(twice)))
    homes = [fixture.sides for fixture in twice.progress.fixtures_by_id.values()]
    assert len(homes) == len(set(homes)) == 12


def test_12_7_level_on_points_goes_by_difference_goals_their_own_matches_and_lots() -> None:
    assert Terms().tiebreaks == (
        TieBreak.POINTS,
        TieBreak.DIFFERENCE,
        TieBreak.GOALS,
        TieBreak.HEAD_TO_HEAD_POINTS,
        TieBreak.LOT,
    )
    book = box_competition("league", 4)
    results = {frozenset((0, 1)): {0: 3, 1: 0}, frozenset((2, 3)): {2: 1, 3: 0}}
    for fixture in [*book.progress.fixtures_by_id.values()]:
        goals = results.get(frozenset(fixture.sides), {})
        home, away = fixture.sides
        shown = play(book, fixture.id, goals.get(home, 0), goals.get(away, 0))
    placings = shown.tables[0].placings
    assert [(line.team, line.points, line.difference) for line in placings] == [
        (0, 4, 3),
        (2, 4, 1),
        (3, 2, -1),
        (1, 2, -3),
    ]
    assert [line.reason and line.reason.tiebreak for line in placings[:3]] == [
        "difference",
        "points",
        "difference",
    ]
