"""Nobody is asked where there is one answer: counted over whole matches, alone with bots and between people."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.live.viewers.viewer_states import take_snapshot
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tests.often import times

MODES = {
    "against a bot": (Seat("Ana"), Seat("Random", "random")),
    "between people": (Seat("Ana"), Seat("Ion")),
}
"""One device that goes round is a table of people too."""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", tavolino.games())
def test_no_question_has_one_answer(game: str, mode: str) -> None:
    for seed in range(times(2, 1)):
        table = open_table(tavolino.game(game), list(MODES[mode]), seed, settings=Settings(stage="on"))
        asked = numbers_of_answers(table, Rng(seed, 907))
        assert len(asked) > 5
        assert asked.count(1) == 0


def numbers_of_answers(table: Table, rng: Rng) -> list[int]:
    """Plays to the end: how many answers each question had that somebody was asked."""
    found, now = [], 0.0
    while not table.over:
        now = max(now, table.state.ready_at_ms / 1000)
        offers = {seat: take_snapshot(table, seat, round(now * 1000)).legal for seat in table.state.people}
        seat = next((seat for seat in table.match.to_act if offers.get(seat)), None)
        if seat is None:
            due = table.due()
            assert due is not None
            now = max(now, due)
            table.tick(now)
            continue
        found.append(len(offers[seat]))
        legal = table.match.legal(seat)
        table.play(seat, legal[rng.below(len(legal))], now)
        now = max(now, table.due() or now)
        table.tick(now)
    return found
