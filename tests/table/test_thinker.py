"""Thinking about a table away from it: what is remembered is always the match as it stands."""

import pytest

from tavolino.core.game import Game
from tavolino.table import thinker as place
from tavolino.table.match_worker import Position, Thinker, WhichMove
from tavolino.table.table import Table, open_table
from tests.table.scene import BOT, CHAMPIONS, GAMES, RANDOM, table_of


def position(table: Table, name: str = "table") -> Position:
    return Position(name, table.record.head(), [(made.seat, made.move) for made in table.moves])


def played(game: Game, moves: int, seed: int = 5) -> Table:
    table = open_table(game, [RANDOM] * game.seat_counts[0], seed)
    for _ in range(moves):
        table.step()
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_follows_a_match_forth_and_back(game: Game) -> None:
    thinker = Thinker()
    for moves in (0, 4, 9, 9, 3, 12):
        table = played(game, moves)
        case = thinker.case(position(table))
        assert case.match.dump() == table.match.dump()
        assert case.match.seen(0) == table.match.seen(0)


def test_a_match_that_goes_on_is_not_played_again_from_the_start() -> None:
    thinker = Thinker()
    match = thinker.case(position(played(CHAMPIONS, 4))).match
    assert thinker.case(position(played(CHAMPIONS, 9))).match is match


def test_another_match_under_the_same_name_is_another_match() -> None:
    thinker = Thinker()
    thinker.case(position(played(CHAMPIONS, 4, seed=5)))
    other = played(CHAMPIONS, 4, seed=6)
    assert thinker.case(position(other)).match.dump() == other.match.dump()


def test_what_nobody_has_asked_about_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "REMEMBERED", 2)
    thinker, table = Thinker(), played(CHAMPIONS, 2)
    for name in ("one", "two", "one", "three"):
        thinker.case(position(table, name))
    assert list(thinker.cases) == ["one", "three"]


def test_after_a_position_that_cannot_be_nothing_wrong_is_remembered() -> None:
    thinker, table = Thinker(), played(CHAMPIONS, 2)
    good = position(table)
    with pytest.raises(Exception, match="no move"):
        thinker.case(good._replace(moves=[*good.moves, (table.match.to_act[0], 99_999)]))
    assert thinker.case(good).match.dump() == table.match.dump()


def test_a_deputy_thinks_as_it_would_at_the_table() -> None:
    table = table_of(CHAMPIONS, BOT, n=1, seed=8)
    asked = WhichMove(position(table), table.match.to_act[0])
    assert Thinker().answer(asked) == table.bench.move(table.match, asked.seat)
