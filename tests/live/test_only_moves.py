"""Nobody is asked for an only move: over whole matches of every game, what the wire asks has always two answers."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.game import Game
from tavolino.live.viewers.viewer_states import take_snapshot
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tests.often import times

MATCHES = times(20, 2)
STAGE = Settings(stage="on")
ALONE, TWO_PEOPLE = [Seat("Ana"), Seat("Bot", "random")], [Seat("Ana"), Seat("Ion")]


def questions(table: Table, rng: Rng) -> list[int]:
    """A whole match of people who play anything: how many answers each question had."""
    asked: list[int] = []
    now = 0.0
    while not table.over:
        now = max(now, table.state.ready_at_ms / 1000)
        offers = {seat: take_snapshot(table, seat, now).legal for seat in table.state.people}
        seat = next((seat for seat in table.state.people_to_act if offers[seat]), None)
        if seat is not None and seat not in table.automation.held_answers:
            asked.append(len(offers[seat]))
            table.play(seat, offers[seat][rng.below(len(offers[seat]))]["move"], now)
        due = table.due()
        if due is not None:
            now = max(now, due)
            table.tick(now)
    return asked


@pytest.mark.parametrize("seats", [ALONE, TWO_PEOPLE], ids=["against bots", "two people"])
@pytest.mark.parametrize("game_id", tavolino.games())
def test_nobody_is_asked_for_an_only_move(game_id: str, seats: list[Seat]) -> None:
    """One device for two is a table of two people: the server knows no difference."""
    for seed in range(MATCHES):
        asked = questions(open_match(tavolino.game(game_id), seats, seed), Rng(seed, 903))
        assert len(asked) > 5
        assert min(asked) > 1


def open_match(game: Game, seats: list[Seat], seed: int) -> Table:
    return open_table(game, seats, seed, settings=STAGE)


def test_by_letter_they_are_asked() -> None:
    """So the count above could fail."""
    table = open_table(tavolino.game("champions101"), TWO_PEOPLE, 7, settings=Settings())
    assert 1 in questions(table, Rng(1, 903))
