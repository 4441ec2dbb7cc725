"""Taking back between people: never past a card seen, a lot drawn, a secret revealed, or a bot's move."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.bots.roster import bot_factory
from tavolino.core.records.reader import parse_record
from tavolino.core.view import Zone
from tavolino.table.bot_players import ask_bot
from tavolino.table.clocks.clock import per_match
from tavolino.table.settings import DEPUTY, FORFEIT, Settings
from tavolino.table.table import Table
from tavolino.table.undo import PlayedMove, may_be_undone, reveals_nothing
from tests.often import times
from tests.table.support import ANA, GAMES, ION, clocks_of, fault_key, play_on, table_of
from tests.toy import CARDS, NOT_YET, Toy, ToyMatch

GOGOAL = tavolino.game("gogoal", first=0, needs="none")
CASES = [(game, seats) for game in GAMES for seats in sorted({min(game.seat_counts), max(game.seat_counts)})]
MOVES = times(60, 25)


class Step(NamedTuple):
    """A move openly made, the match before it, and may it be taken back?"""

    before: Match
    seat: int
    move: int
    after: Match
    is_allowed: bool


def open_steps(game: tavolino.Game, seats: int) -> Iterator[Step]:
    """The open moves of a match, sensible and random ones by turns."""
    match, rng = game.start(11, seats, narrate=True), Rng(11, -5)
    bots = [bot_factory("greedy")(game, seat, 11) for seat in range(seats)]
    for number in range(MOVES):
        if match.over:
            return
        seat = match.to_act[0]
        legal = match.legal(seat)
        move = ask_bot(match, seat, bots[seat], rng) if number % 3 else legal[rng.below(len(legal))]
        was_open, before = not match.secret_seats, narrate(match.copy())
        is_allowed = reveals_nothing(match, PlayedMove(seat, move, True))
        assert was_open or not is_allowed
        if was_open:
            yield Step(before, seat, move, match, is_allowed)


def narrate(match: Match) -> Match:
    match.narrate = True
    return match


def guesses(step: Step) -> Iterator[tuple[int, Match]]:
    """By seat, other worlds that looked the same to it before the move, and in which it could be made."""
    for viewer in range(step.before.seats):
        for n in range(2):
            guess = step.before.guess(viewer, Rng(n, step.move))
            if step.move in guess.legal(step.seat):
                yield viewer, guess


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: getattr(value, "id", value))
def test_what_may_be_taken_back_told_nobody_more_than_the_move_itself(
    game: tavolino.Game, seats: int
) -> None:
    """After it, all worlds that a seat held possible still look the same to it: none has been ruled out."""
    for step in open_steps(game, seats):
        if step.is_allowed:
            for viewer, guess in guesses(step):
                guess.play(step.seat, step.move)
                assert guess.view(viewer) == step.after.view(viewer), game.moves.text(step.move)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: getattr(value, "id", value))
def test_whether_it_may_be_taken_back_gives_nothing_away(game: tavolino.Game, seats: int) -> None:
    """The answer is the same in every world that looks the same."""
    for step in open_steps(game, seats):
        for _, guess in guesses(step):
            assert reveals_nothing(guess, PlayedMove(step.seat, step.move, True)) == step.is_allowed


def test_some_moves_may_be_taken_back_and_some_not() -> None:
    verdicts = {step.is_allowed for game, seats in CASES for step in open_steps(game, seats)}
    assert verdicts == {True, False}


# -- Each part of the rule, on a toy in which cards are shown openly, one player after the other


class OpenToyMatch(ToyMatch):
    """`then` is what else happens when a card is shown."""

    then: "Callable[[OpenToyMatch, int], None]" = staticmethod(lambda match, seat: None)
    all_open = False

    def next_round(self) -> None:
        self.shown = [NOT_YET] * self.seats
        self.awaited_seats = 1

    def apply(self, seat: int, move: int) -> None:
        self.hands[seat][move] -= 1
        self.aside[move] += 1
        self.awaited_seats = 1 << (seat + 1) % self.seats
        type(self).then(self, seat)

    def hand_zone(self, owner: int, seat: int | None) -> Zone:
        return super().hand_zone(owner, owner if self.all_open else seat)


def draws_a_card(match: OpenToyMatch, seat: int) -> None:
    match.hands[seat][match.deck.pop()] += 1


def is_told_something(match: OpenToyMatch, seat: int) -> None:
    match.tell("draw", {"seat": seat}, {"card": CARDS[match.deck[-1]]}, (seat,))


def shuffles(match: OpenToyMatch, seat: int) -> None:
    match.next_rng("deck").shuffle(match.deck)


def turns_a_card_up(match: OpenToyMatch, seat: int) -> None:
    match.aside[match.deck.pop()] += 1


def lays_all_hands_open(match: OpenToyMatch, seat: int) -> None:
    match.all_open = True


def asks_in_secret(match: OpenToyMatch, seat: int) -> None:
    match.secret_seats = match.awaited_seats


def verdict_on(then: Callable[[OpenToyMatch, int], None], moves: int = 1) -> bool:
    match = type("Then", (OpenToyMatch,), {"then": staticmethod(then)})(Toy(), 2, 3, True)
    match.deal()
    verdict = True
    for _ in range(moves):
        seat = match.to_act[0]
        verdict = reveals_nothing(match, PlayedMove(seat, match.legal(seat)[0], True))
    return verdict


def test_a_card_openly_shown_may_be_taken_back() -> None:
    assert verdict_on(lambda match, seat: None)


@pytest.mark.parametrize(
    "then", [draws_a_card, is_told_something, shuffles, turns_a_card_up, lays_all_hands_open]
)
def test_nothing_is_taken_back_after_which_somebody_knows_more(
    then: Callable[[OpenToyMatch, int], None],
) -> None:
    assert not verdict_on(then)


def test_a_secret_decision_is_not_taken_back() -> None:
    assert verdict_on(asks_in_secret, moves=1)
    assert not verdict_on(asks_in_secret, moves=2)


# -- At the table


def past_the_secret(table: Table) -> Table:
    while table.match.secret_seats:
        play_on(table, 1)
    return table


def choose(table: Table, seat: int, *kinds: str) -> None:
    """Play the first move of one of these kinds."""
    moves = table.match.game.moves
    table.play(seat, next(move for move in table.match.legal(seat) if moves[move].kind in kinds))


def test_nobody_goes_back_over_a_secret_that_was_revealed() -> None:
    table = past_the_secret(table_of(GOGOAL))
    assert fault_key(table.ask_undo, ANA) == "undo-reveals"


def test_nobody_goes_back_over_a_card_that_was_drawn() -> None:
    table = past_the_secret(table_of(GOGOAL))
    choose(table, ANA, "attack")
    choose(table, ION, "let")
    choose(table, ANA, "draw")
    assert fault_key(table.ask_undo, ANA) == "undo-reveals"


def test_an_undo_reaches_back_over_open_moves_of_others_to_ones_own_last() -> None:
    table = past_the_secret(table_of(GOGOAL))
    before = table.match.dump()
    choose(table, ANA, "attack")
    choose(table, ION, "let")
    table.ask_undo(ANA)
    table.answer(ION, True)
    assert table.record.entries[-1].undone == 2
    assert table.match.dump() == before


def test_nobody_goes_back_over_a_bots_move() -> None:
    table = past_the_secret(table_of(GOGOAL))
    choose(table, ANA, "attack")
    choose(table, ION, "let")
    back = len(table.state.moves) - 2
    assert may_be_undone(table.record, table.state.moves, back)
    by_bot = [*table.state.moves[:-1], table.state.moves[-1]._replace(by_person=False)]
    assert not may_be_undone(table.record, by_bot, back)


def test_what_a_deputy_decided_is_a_bots_move() -> None:
    table = past_the_secret(table_of(GOGOAL, settings=Settings(gone=DEPUTY, grace=0)))
    choose(table, ANA, "attack")
    decided = table.past_decisions(ION)
    table.leave(ION)
    table.come_back(ION)
    assert [made.by_person for made in table.state.moves[-2:]] == [True, False]
    assert table.past_decisions(ION) == decided


def test_after_an_undo_another_choice_is_open_and_the_record_plays_back() -> None:
    table = past_the_secret(table_of(GOGOAL))
    first, second = table.match.legal(ANA)[:2]
    table.play(ANA, first)
    table.ask_undo(ANA)
    table.answer(ION, True)
    table.play(ANA, second)
    assert table.state.moves[-1].move == second
    assert parse_record(table.record.text()).play_back().dump() == table.match.dump()


def test_time_is_not_taken_back() -> None:
    settings = Settings(clock=per_match(600, 5), late=FORFEIT)
    table = past_the_secret(table_of(GOGOAL, settings=settings))
    choose(table, ANA, "attack")
    table.tick(10)
    left = clocks_of(table, None, 10)
    table.ask_undo(ANA, 10)
    table.answer(ION, True, 10)
    assert clocks_of(table, None, 10) == left
