"""The sheet of an evening for four: fixtures, table, squads and transfers, as the match itself has them."""

from collections import Counter
from typing import Any

import pytest

from tavolino import game
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.core.playout import random_playout
from tavolino.core.rng import Rng
from tavolino.games.mister.engine.match import MisterMatch


def play_evening(**options: Any) -> tuple[MisterMatch, InnerEvening]:
    rules = game("mister", **options)
    match = rules.start(seed=11, seats=4, narrate=True)
    random_playout(match, Rng(3))
    assert isinstance(match, MisterMatch)
    sheet = rules.evening(match)
    assert sheet
    return match, sheet


@pytest.mark.parametrize(("legs", "matches"), [("one", 6), ("two", 12)])
def test_a_league_once_or_twice_has_its_fixtures_and_its_table(legs: str, matches: int) -> None:
    match, sheet = play_evening(format="league", legs=legs)
    assert len(sheet.fixtures) == matches
    points: Counter[int] = Counter()
    for one in sheet.fixtures:
        home, away = one.goals
        points[one.home] += 3 if home > away else home == away
        points[one.away] += 3 if away > home else home == away
    assert {row.seat: row.points for row in sheet.table} == {seat: points[seat] for seat in range(4)}
    assert [row.points for row in sheet.table] == [match.outcome.scores[row.seat] for row in sheet.table]


def test_a_cup_has_two_rounds_and_no_table() -> None:
    _, sheet = play_evening(format="cup")
    assert [one.round for one in sheet.fixtures] == [1, 1, 2, 2]
    assert sheet.table == ()
    assert all(one.kicks for one in sheet.fixtures if one.goals[0] == one.goals[1])


def test_transfers_lead_from_the_first_squads_to_the_last() -> None:
    _, sheet = play_evening(format="league", market=True)
    assert [len(set(squad)) for squad in sheet.squads] == [15] * 4
    assert sheet.transfers
    squads = [set(squad) for squad in sheet.squads]
    for transfer in reversed(sheet.transfers):
        assert transfer.came in squads[transfer.seat]
        squads[transfer.seat].remove(transfer.came)
        squads[transfer.seat].add(transfer.left)
    assert [len(squad) for squad in squads] == [15] * 4


def test_a_match_of_two_has_no_evening() -> None:
    rules = game("mister")
    match = rules.start(seed=1, narrate=True)
    random_playout(match, Rng(1))
    assert rules.evening(match) is None
