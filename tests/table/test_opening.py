"""A practice match, which goes on from another one: the same to its seat so far, and nobody knows what comes."""

import pytest

from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.records.reader import is_practice_head, parse_record, parse_record_head, verify_record
from tavolino.core.records.record import Branch, Record, RecordEntry
from tavolino.core.rng import seed_commitment
from tavolino.table.opening import open_table, play_on_from, resume_table
from tavolino.table.seats import Seat
from tavolino.table.table import Table
from tests.table.support import ANA, BOT, CHAMPIONS, GAMES, RANDOM, TOY, fault_key, register_toy, state

SEED = 987_654_321


def over(game: Game, seed: int = 5) -> Record:
    table = open_table(game, [RANDOM] * game.seat_counts[0], seed)
    table.tick(0)
    assert table.over
    return table.record


def play_on(record: Record, moves: int, seat: int = ANA, seed: int = SEED) -> Table:
    seats = [Seat("Ana") if n == seat else BOT for n in range(record.seats)]
    return play_on_from(record, moves, seat, seats, seed)


def finish(table: Table) -> Table:
    while not table.over:
        table.tick(0)
        if table.state.people_to_act:
            seat = table.state.people_to_act[0]
            table.play(seat, table.match.legal(seat)[-1])
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_to_the_seat_nothing_has_changed_and_everything_else_has(game: Game) -> None:
    record = over(game)
    for moves in (0, 1, 7, len(record.standing_moves()) // 2):
        for seat in (0, record.seats - 1):
            before, table = record.play_back(moves, narrate=True), play_on(record, moves, seat)
            assert table.match.view(seat) == before.view(seat)
            assert table.match.events_for(seat) == before.events_for(seat)
            assert table.match.dump() != before.dump()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_its_record_is_whole_and_can_be_checked(game: Game) -> None:
    table = finish(play_on(over(game), 9))
    record = parse_record(table.record.text())
    assert verify_record(record).dump() == table.match.dump()
    assert record.is_practice
    assert is_practice_head(record.head_text())
    assert record.fair == seed_commitment(SEED)
    assert record.secret_seed == SEED
    assert not is_practice_head(over(game).head_text())


def test_what_is_drawn_anew_depends_on_the_new_seed_alone() -> None:
    record = over(CHAMPIONS)
    dumps = [play_on(record, 20, seed=seed).match.dump() for seed in (1, 1, 2)]
    assert dumps[0] == dumps[1] != dumps[2]


def test_a_table_is_taken_up_where_it_was_left() -> None:
    table = play_on(over(CHAMPIONS), 20)
    for _ in range(6):
        table.tick(0)
        if table.state.people_to_act:
            table.play(ANA, table.match.legal(ANA)[0])
    again = resume_table(parse_record(table.record.text()), 0)
    assert state(again) == state(table)


def test_one_may_go_on_from_a_practice_match_too() -> None:
    first = finish(play_on(over(CHAMPIONS), 20)).record
    table = play_on(first, 30, seed=SEED + 1)
    assert [branch.moves for branch in table.record.branches] == [20, 30]
    assert table.match.view(ANA) == first.play_back(30).view(ANA)
    assert verify_record(parse_record(finish(table).record.text())).over
    assert play_on(first, 10).record.branches == [Branch(10, ANA, SEED)]


def test_what_was_played_elsewhere_is_not_taken_back() -> None:
    table = play_on(over(CHAMPIONS), 20)
    while not table.state.people_to_act or table.state.has_only_move(ANA):
        table.play_automatic_move()
    assert fault_key(table.take_back, ANA) == "nothing-to-take-back"
    table.play(ANA, table.match.legal(ANA)[0])
    table.take_back(ANA)
    assert len(table.state.moves) >= 20
    with pytest.raises(Fault, match="cannot be"):
        table.record.append_checked(RecordEntry(ANA, -1, len(table.state.moves) - 19))


def test_secret_choices_of_the_others_are_made_again() -> None:
    with register_toy():
        record = over(TOY)
        table = play_on(record, 1, seat=1)
        assert record.standing_moves()[0].seat == 0
        assert table.match.to_act == [0, 1], "what the other had chosen nobody knew"
        assert verify_record(parse_record(finish(table).record.text())).over


def test_a_record_that_ends_before_its_branch_is_no_record() -> None:
    record = play_on(over(CHAMPIONS), 20).record
    del record.entries[15:]
    with pytest.raises(Fault, match="cut off"):
        Table(record)


@pytest.mark.parametrize(
    "line", ["branch 20 0", "branch 20 7 1", "branch x 0 1", "branch 20 0 1\nbranch 5 0 1"]
)
def test_a_branch_that_cannot_be_is_refused(line: str) -> None:
    head = play_on(over(CHAMPIONS), 20).record.head_text()
    good = f"branch 20 0 {SEED}"
    assert parse_record_head(head).branches == [Branch(20, 0, SEED)]
    with pytest.raises(Fault, match="cannot be understood"):
        parse_record_head(head.replace(good, line))


def test_a_seed_that_was_not_promised_is_noticed() -> None:
    table = finish(play_on(over(CHAMPIONS), 20))
    table.record.branches = [Branch(20, ANA, SEED + 1)]
    with pytest.raises(Fault, match="not the cards that were promised"):
        verify_record(table.record)
