"""Clocks: declared, handed in, exact; and nobody learns from them who has decided."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino import Fault, Match, Rng
from tavolino.core.game import Game
from tavolino.table.clocks.clock import Clock, RunningClocks, days_per_move, parse_clock, per_match, per_move
from tavolino.table.settings import DEPUTY, FORFEIT, Settings, parse_settings
from tavolino.table.table import Table
from tests.table.support import ADA, ANA, CHAMPIONS, GAMES, ION, TOY, clocks_of, play_on, table_of, view_of

CLOCKS = [Clock(), per_move(60), per_match(600, 5), per_match(300), days_per_move(3)]


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
def test_a_clock_reads_as_it_is_written(clock: Clock) -> None:
    assert parse_clock(str(clock)) == clock


def test_clocks_are_written_in_words() -> None:
    assert [str(clock) for clock in CLOCKS] == ["none", "move 60", "match 600 5", "match 300 0", "days 3"]


@pytest.mark.parametrize(
    "text", ["", "move", "move 0", "move -1", "match 600", "match 5 6", "days 999", "sand 3"]
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_clock(text)
    assert fault.value.key == "bad-setting"


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"late": "cry"}, "bad-setting"),
        ({"gone": ""}, "bad-setting"),
        ({"grace": "-1"}, "bad-setting"),
        ({"pace": "nan"}, "bad-setting"),
        ({"pace": "soon"}, "bad-setting"),
        ({"clock": "sand"}, "bad-setting"),
        ({"deputy": "deep"}, "unknown-bot"),
        ({"weather": "rain"}, "unknown-setting"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, str], key: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_settings(settings)
    assert fault.value.key == key


def test_only_unusual_settings_are_written() -> None:
    assert Settings().to_record() == {}
    settings = Settings(
        clock=per_match(600, 5), late=FORFEIT, gone=DEPUTY, grace=30, deputy="random", pace=1.5
    )
    assert settings.to_record()["clock"] == "match 600 5"
    assert parse_settings(settings.to_record()) == settings


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5000)), max_size=30))
def test_a_watch_counts_all_the_time_it_runs_and_no_other(turns: list[tuple[bool, int]]) -> None:
    """The time a match clock has lost is the time for which it ran."""
    watches, at, ran = RunningClocks(per_match(1000), 1), 0, 0
    for runs, milliseconds in turns:
        if runs:
            watches.start(0, at)
            ran += milliseconds
        at += milliseconds
        assert watches.remaining_at(0, at) == 1_000_000 - ran
        watches.stop(0, at)
    assert watches.remaining_at(0, at + 10**6) == 1_000_000 - ran


def test_time_for_a_move_begins_anew_with_every_decision() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_move(60), late=FORFEIT))
    [seat] = table.match.to_act
    assert table.due() == 60
    assert clocks_of(table, None, 20)[seat] == 40
    play_on(table, 1, now=50)
    assert table.due() == 110


def test_time_for_a_match_is_used_up_and_the_increment_earned() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600, 5), late=FORFEIT))
    [seat] = table.match.to_act
    play_on(table, 1, now=100.25)
    assert clocks_of(table, None, 100.25)[seat] == pytest.approx(600 - 100.25 + 5)


def test_days_for_a_move() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=days_per_move(2), late=FORFEIT))
    assert table.due() == 2 * 86_400


def test_only_those_who_are_asked_are_on_the_clock() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600), late=FORFEIT))
    [seat] = table.match.to_act
    assert clocks_of(table, None, 10)[seat] == 590
    assert clocks_of(table, None, 10)[1 - seat] == 600


def test_without_a_clock_nothing_is_ever_due_between_people() -> None:
    table = table_of(CHAMPIONS)
    assert table.due() is None
    assert clocks_of(table, None, 1000) == [None, None]
    assert not table.tick(10**9)


def test_the_pause_for_a_move_is_on_nobodys_clock() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600), late=FORFEIT, pace=2))
    [seat] = table.match.to_act
    assert clocks_of(table, None, 2)[seat] == 600
    assert clocks_of(table, None, 12)[seat] == 590
    assert table.due() == 602


def test_time_that_goes_back_stands_still() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600), late=FORFEIT))
    play_on(table, 1, now=100)
    before = clocks_of(table, None, 100)
    assert clocks_of(table, None, 40) == before
    play_on(table, 1, now=40)
    assert [entry.at for entry in table.record.entries] == [100_000, 100_000]


# -- Nobody learns from a clock who has decided


def test_in_a_secret_decision_everyone_sees_their_own_clock_run_and_the_others_stand() -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=per_match(600, 5), late=FORFEIT))
    table.play(ION, table.match.legal(ION)[0], 50)
    assert clocks_of(table, ANA, 100) == [500, 600, 600]
    assert clocks_of(table, ION, 100) == [600, 555, 600], "the own clock has stopped and has its increment"
    assert clocks_of(table, None, 100) == [600, 600, 600]


def test_when_the_secret_is_lifted_the_clocks_tell_the_truth() -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=per_match(600), late=FORFEIT))
    for seat, now in ((ION, 10), (ADA, 20), (ANA, 30)):
        table.play(seat, table.match.legal(seat)[0], now)
    assert table.match.round == 1  # type: ignore[attr-defined] # of the toy
    assert clocks_of(table, None, 30) == [570, 590, 580]
    assert clocks_of(table, None, 40) == [570, 590, 580], "and stand again: the next secret has begun"


@pytest.mark.parametrize("policy", [DEPUTY, FORFEIT])
def test_whose_time_runs_out_in_a_secret_decision_shows_only_when_it_is_over(policy: str) -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=per_match(100), late=policy))
    for seat, now in ((ANA, 1), (ION, 1), (ADA, 90)):
        table.play(seat, table.match.legal(seat)[0], now)
    before = [view_of(table, viewer, 99)["seats"] for viewer in (ANA, None)]
    assert table.due() == 100
    assert table.tick(100)
    assert ADA not in table.state.people_to_act
    assert [view_of(table, viewer, 101)["seats"] for viewer in (ANA, None)] == before
    assert view_of(table, ADA, 101)["seats"] != before[0]
    for seat in (ANA, ION):
        table.play(seat, table.match.legal(seat)[0], 110)
    shown = view_of(table, None, 110)["seats"][ADA]
    assert (shown["deputy"], shown["out"]) == ((True, "") if policy == DEPUTY else (False, "forfeit-time"))


def others_see(table: Table, seat: int, now: float) -> list[object]:
    viewers = [None, *(other for other in range(len(table.seats)) if other != seat)]
    return [(view_of(table, viewer, now), table.match.view(viewer)) for viewer in viewers]


def in_secret(match: Match) -> bool:
    return bool(match.secret_seats) and len(match.to_act) > 1


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
def test_a_secret_decision_changes_nothing_that_others_see(game: Game) -> None:
    """Not the clocks, not the seats, not the match: whatever the game, for players and spectators."""
    settings = Settings(clock=per_match(10_000, 3), late=FORFEIT, pace=1)
    table = table_of(game, n=game.seat_counts[0], settings=settings)
    rng, now, seen = Rng(5), 0.0, 0
    for _ in range(60):
        now += int(1 + rng.below(4))
        if table.over:
            break
        seat = table.match.to_act[rng.below(len(table.match.to_act))]
        hidden = in_secret(table.match)
        before = others_see(table, seat, now)
        legal = table.match.legal(seat)
        table.play(seat, legal[rng.below(len(legal))], now)
        if hidden:
            seen += 1
            assert others_see(table, seat, now) == before
    assert seen or game is not TOY
