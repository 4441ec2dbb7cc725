"""Advice: a legal move, its chance, and what else was tried; from the seat's own knowledge alone."""

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.bots.advice import Advice, advise
from tests.toy import Toy


def ask_advice(match: Match, seat: int, seconds: float | None = None) -> Advice:
    rng = Rng(3)
    return advise(match.game, seat, match.legal(seat), lambda: match.guess(seat, rng), 5, seconds)


def first_choice(game_id: str) -> tuple[Match, int]:
    """A match at its first question with more than one answer, and who is asked."""
    match, rng = tavolino.game(game_id).start(6), Rng(2)
    while len(match.legal(seat := match.to_act[0])) == 1:
        match.play(seat, match.game.knowledge.pick(match, seat, rng))
    return match, seat


@pytest.mark.parametrize("game_id", tavolino.games())
def test_every_game_has_advice(game_id: str) -> None:
    match, seat = first_choice(game_id)
    move, chance, tried = ask_advice(match, seat, 0.5)
    assert move in match.legal(seat)
    assert 0 <= chance.low <= chance.value <= chance.high <= 1
    assert tried[0].move == move
    assert tried[0].value == chance.value
    assert all(one.move in match.legal(seat) and one.visits > 0 for one in tried)


def test_the_moves_that_were_tried_are_told() -> None:
    match = Toy().start(4)
    tried = ask_advice(match, 0).tried
    assert [one.move for one in sorted(tried)] == match.legal(0)
    assert sum(one.visits for one in tried) > len(tried)


def test_a_forced_move_still_has_a_chance() -> None:
    match = Toy(rounds=1).start(4)
    rng = Rng(1)
    only = match.legal(0)[:1]
    found = advise(match.game, 0, only, lambda: match.guess(0, rng))
    assert [one.move for one in found.tried] == only == [found.move]
    assert found.chance.low < found.chance.high


def test_it_is_what_the_seat_can_know() -> None:
    match, seat = first_choice("champions101")
    twin = match.guess(seat, Rng(8))
    assert ask_advice(match, seat) == ask_advice(twin, seat)
