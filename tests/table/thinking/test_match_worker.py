"""Thinking about a table away from it: what is remembered is always the match as it stands."""

import pytest

from tavolino.core.game import Game
from tavolino.table.opening import open_table
from tavolino.table.table import Table
from tavolino.table.thinking import match_worker
from tavolino.table.thinking.match_worker import BotMoveQuestion, MatchPosition, MatchWorker
from tests.table.support import BOT, CHAMPIONS, GAMES, RANDOM, table_of


def position(table: Table, name: str = "table") -> MatchPosition:
    return MatchPosition(
        name, table.record.head_text(), [(made.seat, made.move) for made in table.state.moves]
    )


def play_table(game: Game, moves: int, seed: int = 5) -> Table:
    table = open_table(game, [RANDOM] * game.seat_counts[0], seed)
    for _ in range(moves):
        table.play_automatic_move()
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_follows_a_match_forth_and_back(game: Game) -> None:
    thinker = MatchWorker()
    for moves in (0, 4, 9, 9, 3, 12):
        table = play_table(game, moves)
        case = thinker.match_at(position(table))
        assert case.match.dump() == table.match.dump()
        assert case.match.events_for(0) == table.match.events_for(0)


def test_a_match_that_goes_on_is_not_played_again_from_the_start() -> None:
    thinker = MatchWorker()
    match = thinker.match_at(position(play_table(CHAMPIONS, 4))).match
    assert thinker.match_at(position(play_table(CHAMPIONS, 9))).match is match


def test_another_match_under_the_same_name_is_another_match() -> None:
    thinker = MatchWorker()
    thinker.match_at(position(play_table(CHAMPIONS, 4, seed=5)))
    other = play_table(CHAMPIONS, 4, seed=6)
    assert thinker.match_at(position(other)).match.dump() == other.match.dump()


def test_what_nobody_has_asked_about_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_worker, "MAX_MATCHES", 2)
    thinker, table = MatchWorker(), play_table(CHAMPIONS, 2)
    for name in ("one", "two", "one", "three"):
        thinker.match_at(position(table, name))
    assert list(thinker.matches) == ["one", "three"]


def test_after_a_position_that_cannot_be_nothing_wrong_is_remembered() -> None:
    thinker, table = MatchWorker(), play_table(CHAMPIONS, 2)
    good = position(table)
    with pytest.raises(Exception, match="no move"):
        thinker.match_at(good._replace(moves=[*good.moves, (table.match.to_act[0], 99_999)]))
    assert thinker.match_at(good).match.dump() == table.match.dump()


def test_a_deputy_thinks_as_it_would_at_the_table() -> None:
    table = table_of(CHAMPIONS, BOT, n=1, seed=8)
    seat = table.match.to_act[0]
    found = MatchWorker().answer(position(table), BotMoveQuestion(seat))
    assert found == table.automation.bot_players.choose_move(table.match, seat)
