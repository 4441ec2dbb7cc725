"""Whatever happens at a table, its record tells it all: a table rebuilt from it is the same."""

import ast
from pathlib import Path

import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import tavolino.table
from tavolino import Fault, Rng
from tavolino.core.game import Game
from tavolino.core.records.reader import parse_record
from tavolino.table.clocks.clock import Clock, days_per_move, per_match, per_move
from tavolino.table.opening import open_table, resume_table
from tavolino.table.seats import Seat
from tavolino.table.settings import POLICIES, Settings
from tavolino.table.table import Table
from tests.often import times
from tests.table.support import (
    CHAMPIONS,
    GAMES,
    MIXED,
    RANDOM,
    TOY,
    Mixed,
    clocks_of,
    people,
    play_on,
    register_toy,
    state,
    table_of,
)

CLOCKS = [Clock(), per_move(5), per_match(30, 2), per_match(9), days_per_move(1)]


def test_a_record_of_a_live_table_reads_like_a_score_sheet() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600, 5), late="deputy", gone="forfeit"))
    play_on(table, 2, now=12.5)
    table.leave(0, now_s=13.25)
    table.come_back(0, now_s=20)
    table.resign(0, now_s=20)
    lines = table.record.text().splitlines()[1:]
    assert lines[10].startswith("fair ")
    assert lines[11:15] == [
        "started -",
        "setting clock match 600 5",
        "setting gone forfeit",
        "setting late deputy",
    ]
    assert lines[15:17] == ["moves", "at 12.500"]
    assert lines[19:-1] == [
        "at 13.250",
        "table 0 leaves",
        "at 20.000",
        "table 0 returns",
        "table 0 out resigned",
        "result 0-0 resigned",
    ]


def test_without_time_there_are_no_times() -> None:
    table = table_of(CHAMPIONS)
    play_on(table, 5)
    assert not any(line.startswith(("at ", "setting ")) for line in table.record.text().splitlines())


def test_a_table_taken_up_later_goes_on_from_its_last_line() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(600), late="forfeit"))
    play_on(table, 3, now=100)
    again = resume_table(parse_record(table.record.text()), now_s=5000.0)
    assert clocks_of(again, None, 5000) == clocks_of(table, None, 100)
    assert again.due() == pytest.approx(5000 + (table.due() or 0) - 100)


def test_a_table_can_also_keep_the_time_of_the_world() -> None:
    """For days per move: the time counts while nobody kept the table."""
    table = open_table(
        CHAMPIONS, people(2), 7, settings=Settings(clock=days_per_move(1), late="forfeit"), now_s=1e9
    )
    play_on(table, 1, now=1e9 + 50)
    again = Table(parse_record(table.record.text()), began_s=1e9)
    assert again.due() == 1e9 + 50 + 86_400
    assert again.tick(1e9 + 90_000)
    assert again.over


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
@pytest.mark.parametrize("policy", POLICIES)
def test_any_game_is_rebuilt_from_its_record(game: Game, policy: str) -> None:
    """People and a bot, with comings and goings at random."""
    settings = Settings(clock=per_match(40, 1), late=policy, gone=policy, grace=4, deputy="random", pace=0.5)
    seats = game.seat_counts[-1]
    bots = [RANDOM] if seats > 2 else []
    table = open_table(game, [*people(seats - len(bots)), *bots], 5, settings=settings)
    rng, now = Rng(3, seats), 0.0
    with register_toy():
        for _ in range(30):
            now += rng.below(30) / 10
            happen(table, rng.below(8), rng.below(seats), now)
        assert len(table.record.entries) > 8
        assert state(Table(parse_record(table.record.text()), table.began_s)) == state(table)


def happen(table: Table, what: int, seat: int, now: float) -> None:
    """Something at the table, most often a move; what is not possible now is refused."""
    actions = {5: table.leave, 6: table.come_back, 7: table.ask_undo}
    try:
        if what in actions:
            actions[what](seat, now)
        else:
            play_on(table, 1, now, seed=seat)
    except Fault:
        pass


class LiveTable(RuleBasedStateMachine):
    """Three people, or two and a bot, with open and secret decisions: anything may happen at any time."""

    @initialize(
        clock=st.sampled_from(CLOCKS),
        late=st.sampled_from(POLICIES),
        gone=st.sampled_from(POLICIES),
        pace=st.sampled_from([0, 0.75]),
        stage=st.sampled_from(["on", "off"]),
        bot=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def begin(
        self, clock: Clock, late: str, gone: str, pace: float, stage: str, bot: bool, seed: int
    ) -> None:
        self.now = 1000.0
        declared = Settings(
            clock=clock, late=late, gone=gone, grace=2, deputy="random", pace=pace, stage=stage
        )
        seats = [*people(2), RANDOM if bot else Seat("Ada")]
        self.table = open_table(MIXED, seats, seed, settings=declared, now_s=self.now)

    @rule(seconds=st.floats(0, 4))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.table.tick(self.now)

    @rule()
    def wait_for_what_is_due(self) -> None:
        """It does happen then: there is no moment at which nothing moves on."""
        due = self.table.due()
        if due is not None:
            self.now = max(self.now, due)
            assert self.table.tick(self.now)

    @rule(seat=st.integers(0, 2), choice=st.integers(0, 9))
    def play(self, seat: int, choice: int) -> None:
        legal = self.table.match.legal(seat) or [0]
        self.attempt(self.table.play, seat, legal[choice % len(legal)])

    @rule(seat=st.integers(0, 2), what=st.sampled_from(["leave", "come_back", "stand_up", "withdraw"]))
    def go_or_come(self, seat: int, what: str) -> None:
        self.attempt(getattr(self.table, what), seat)

    @rule(seat=st.integers(0, 2))
    def sit(self, seat: int) -> None:
        self.attempt(self.table.sit, seat, Seat("Leo"))

    @rule(seat=st.integers(0, 2), what=st.sampled_from(["ask_undo", "offer_draw"]))
    def ask(self, seat: int, what: str) -> None:
        self.attempt(getattr(self.table, what), seat)

    @rule(seat=st.integers(0, 2), agrees=st.booleans())
    def answer(self, seat: int, agrees: bool) -> None:
        self.attempt(self.table.answer, seat, agrees)

    @rule(seat=st.integers(0, 2), sure=st.integers(0, 3))
    def resign(self, seat: int, sure: int) -> None:
        if not sure:
            self.attempt(self.table.resign, seat)

    def attempt(self, action: object, *args: object) -> None:
        """What is refused changes nothing."""
        self.table.tick(self.now)
        before = state(self.table), self.table.record.text()
        try:
            action(*args, self.now)  # type: ignore[operator]
        except Fault:
            assert (state(self.table), self.table.record.text()) == before

    @invariant()
    def the_record_tells_it_all(self) -> None:
        if hasattr(self, "table"):
            with register_toy(Mixed):
                again = Table(parse_record(self.table.record.text()), self.table.began_s)
            ours, theirs = state(self.table), state(again)
            if self.table.automation.held_answers:
                del ours["coming"], theirs["coming"]  # an answer that nobody has seen is asked again
            assert theirs == ours
            assert again.record.text() == self.table.record.text()

    @invariant()
    def a_table_that_is_over_has_a_result_and_rests(self) -> None:
        if hasattr(self, "table"):
            assert self.table.over == self.table.record.is_finished
            assert not (self.table.over and self.table.due())


def test_whatever_happens_the_record_tells_it_all() -> None:
    test = LiveTable.TestCase
    test.settings = hypothesis_settings(max_examples=times(60, 20), stateful_step_count=30)
    test().runTest()


def test_the_table_looks_at_no_clock_and_no_file() -> None:
    """A date is a fact that it is given: nothing here asks for the time."""
    pure = {"collections", "dataclasses", "functools", "math", "operator", "re", "tavolino", "typing"}
    pure |= {"datetime", "hashlib"}
    for path in Path(tavolino.table.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert {alias.name.split(".")[0] for alias in node.names} <= pure, path
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] in pure, path
            assert not (isinstance(node, ast.Name) and node.id in ("open", "print", "input")), path
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                asked = (node.value.id, node.attr)
                assert asked not in {("datetime", "now"), ("datetime", "utcnow"), ("date", "today")}, path
