"""Windows: for a while people can interrupt, and nobody learns who could have."""

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.core.game import Game
from tavolino.core.match import NO_PASS
from tavolino.core.records.reader import parse_record
from tavolino.table.automation import BOT_WINDOW_MS
from tavolino.table.clocks.clock import days_per_move, per_match
from tavolino.table.clocks.forced_answers import FREE_MS
from tavolino.table.clocks.windows import interrupters, questions_ahead
from tavolino.table.opening import open_table
from tavolino.table.settings import FORFEIT, Settings
from tavolino.table.table import DONE, HELD, Table
from tests.table.support import ANA, BOT, CHAMPIONS, ION, fault_key, people, state, table_of

STAGE = Settings(stage="on")
GOGOAL, BEST11 = tavolino.game("gogoal"), tavolino.game("best11")
WAIT, FOUL = (CHAMPIONS.moves.parse(text) for text in ("wait", "foul"))


def first_seed(can_foul: bool) -> int:
    """A deal in which whoever is asked for a foul first holds a penalty card, or does not."""
    return next(seed for seed in range(200) if (len(first_legal(seed)) == 2) == can_foul)


def first_legal(seed: int) -> list[int]:
    match = CHAMPIONS.start(seed)
    return match.legal(match.to_act[0])


def kick_off(can_foul: bool, settings: Settings = STAGE) -> tuple[Table, int, int]:
    """A table of two at its first window: who can interrupt, and who has the ball."""
    table = table_of(CHAMPIONS, settings=settings, seed=first_seed(can_foul))
    (asked,) = table.match.to_act
    return table, asked, 1 - asked


def seconds(ms: int) -> float:
    return ms / 1000


@pytest.mark.parametrize("can_foul", [True, False])
def test_a_window_is_as_long_for_whoever_could_interrupt_as_for_whoever_could_not(can_foul: bool) -> None:
    table, asked, ball = kick_off(can_foul)
    window = table.state.window
    assert window
    assert window.ends_at_ms == table.state.ready_at_ms + CHAMPIONS.window_ms
    assert not table.tick(seconds(window.ends_at_ms - 1))
    table.tick(seconds(window.ends_at_ms))
    assert [(entry.seat, entry.move, entry.at) for entry in table.record.entries] == [
        (asked, WAIT, window.ends_at_ms)
    ]
    assert table.state.window is None
    assert table.match.to_act == [ball]


def test_who_interrupts_does_so_at_once() -> None:
    table, asked, _ = kick_off(can_foul=True)
    now = seconds(table.state.ready_at_ms) + 1
    assert table.play(asked, FOUL, now) == DONE
    assert table.record.entries[0].move == FOUL


def test_who_says_that_they_let_it_go_by_is_heard_when_the_window_closes() -> None:
    table, asked, _ = kick_off(can_foul=True)
    ends_at = seconds(table.state.ready_at_ms + CHAMPIONS.window_ms)
    assert table.play(asked, WAIT, ends_at - 2) == HELD
    assert table.due() == ends_at
    table.tick(ends_at)
    assert table.record.entries[0].move == WAIT


def test_what_is_played_before_the_window_closes_is_held_until_then() -> None:
    table, _, ball = kick_off(can_foul=True)
    ahead = table.state.question_for(ball)
    move = ahead.legal(ball)[0]
    ends_at = seconds(table.state.ready_at_ms + CHAMPIONS.window_ms)
    assert table.play(ball, move, ends_at - 1) == HELD
    assert not table.tick(ends_at - 0.5)
    table.tick(ends_at)
    assert [entry.move for entry in table.record.entries] == [WAIT, move]
    assert {entry.at for entry in table.record.entries} == {round(ends_at * 1000)}
    assert [settled.was_played for settled in table.automation.settled] == [True]


def test_what_was_held_is_dropped_when_somebody_interrupts() -> None:
    table, asked, ball = kick_off(can_foul=True)
    move = table.state.question_for(ball).legal(ball)[0]
    now = seconds(table.state.ready_at_ms)
    table.play(ball, move, now + 1)
    table.play(asked, FOUL, now + 2)
    assert [entry.move for entry in table.record.entries] == [FOUL]
    assert [settled.was_played for settled in table.automation.settled] == [False]
    assert table.automation.held_answers == {}


def test_a_move_that_would_not_be_allowed_afterwards_is_refused_at_once() -> None:
    table, _, ball = kick_off(can_foul=True)
    assert fault_key(table.play, ball, FOUL, seconds(table.state.ready_at_ms)) != ""


@pytest.mark.parametrize("who", [ANA, ION])
def test_anyone_may_ask_for_more_time_once(who: int) -> None:
    table, _, _ = kick_off(can_foul=False)
    window = table.state.window
    assert window
    table.ask_more_time(who, 0.5)
    assert table.state.window == window.extend()
    assert table.due() == seconds(window.ends_at_ms + CHAMPIONS.window_ms)
    assert fault_key(table.ask_more_time, 1 - who, 0.6) == "no-more-time"


def test_without_a_window_there_is_no_more_time() -> None:
    table, _, _ = kick_off(can_foul=False)
    table.tick(seconds(table.state.ready_at_ms + CHAMPIONS.window_ms))
    assert fault_key(table.ask_more_time, ANA, 100.0) == "no-more-time"


def test_a_window_costs_no_time_on_the_clock() -> None:
    table, asked, ball = kick_off(True, Settings(stage="on", clock=per_match(60), late=FORFEIT))
    window = table.state.window
    assert window
    table.tick(seconds(window.ends_at_ms))
    assert table.state.clocks.remaining_ms[asked] == 60_000
    assert table.state.clocks.running_since_ms[ball] == window.ends_at_ms + FREE_MS


def test_a_loaded_table_has_the_same_window() -> None:
    table, _, _ = kick_off(can_foul=True)
    table.ask_more_time(ION, 0.5)
    loaded = Table(parse_record(table.record.text()))
    assert state(loaded) == state(table)
    assert loaded.state.window == table.state.window


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_round_windows_the_record_tells_it_all(seed: int) -> None:
    table, rng, now = table_of(CHAMPIONS, settings=STAGE, seed=seed), Rng(seed, 901), 0.0
    for _ in range(120):
        now += rng.below(2000) / 1000
        table.tick(now)
        seat, what = rng.below(2), rng.below(10)
        legal = table.state.question_for(seat).legal(seat)
        if what == 0:
            fault_key(table.ask_more_time, seat, now)
        elif legal:
            fault_key(table.play, seat, legal[rng.below(len(legal))], now)
        ours, theirs = state(table), state(Table(parse_record(table.record.text())))
        if table.automation.held_answers:
            del ours["coming"], theirs["coming"]  # an answer that nobody has seen is asked again
        assert theirs == ours
    assert len(table.state.moves) > 20


def test_by_letter_everyone_is_asked() -> None:
    table = table_of(CHAMPIONS, settings=Settings(stage="on", clock=days_per_move(3)))
    assert table.state.window is None
    assert table.due() is None


def test_alone_with_bots_there_is_no_hurry() -> None:
    """Whoever can interrupt is asked, for as long as it takes; whoever cannot is not asked at all."""
    asked = {len(first_legal(seed)): seed for seed in range(200) if CHAMPIONS.start(seed).to_act == [ANA]}
    can = table_of(CHAMPIONS, BOT, n=1, settings=STAGE, seed=asked[2])
    assert (can.state.window, can.due()) == (None, None)
    cannot = table_of(CHAMPIONS, BOT, n=1, settings=STAGE, seed=asked[1])
    assert cannot.due() == seconds(cannot.state.ready_at_ms)


def test_a_bot_that_could_not_interrupt_is_no_quicker_than_one_that_could() -> None:
    seeds = [seed for seed in range(200) if CHAMPIONS.start(seed).to_act == [ION]]
    for seed in seeds[:8]:
        table = table_of(CHAMPIONS, BOT, n=1, settings=STAGE, seed=seed)
        table.mark_seen(ANA, 0.1)
        assert table.due() == seconds(BOT_WINDOW_MS)


# -- Scenes


def test_alone_with_bots_a_skip_lets_the_next_move_come_at_once() -> None:
    table = table_of(GOGOAL, BOT, n=1, settings=STAGE, seed=1)
    assert table.due() == seconds(table.state.ready_at_ms)
    table.mark_seen(ANA, 0.2)
    assert table.due() == 0.2


def test_among_people_nobody_can_hurry_the_others() -> None:
    table, _, _ = kick_off(can_foul=True)
    due = table.due()
    table.mark_seen(ANA, 0.1)
    assert table.due() == due


def test_what_was_seen_before_says_nothing_about_the_next_move() -> None:
    table = open_table(GOGOAL, [*people(1), BOT], 1, settings=STAGE)
    table.mark_seen(ANA, 0.2)
    table.play(ANA, table.match.legal(ANA)[0], 0.3)
    table.tick(0.3)
    assert table.state.turn > 0
    assert table.automation.ready_at_ms == table.state.ready_at_ms > 300


def test_the_pause_is_as_long_as_the_scenes_of_the_move() -> None:
    table, asked, _ = kick_off(can_foul=True)
    ready_at = table.state.ready_at_ms
    assert ready_at == 1100, "the deal"
    table.play(asked, FOUL, seconds(ready_at))
    assert table.state.ready_at_ms - table.state.at_ms == 1540 + 460 + 460, "the foul, and two draws"


# -- Questions ahead


def states_with_interruptions(game: Game, seats: int, n: int = 400) -> list[Match]:
    """Moments of random matches at which somebody can interrupt."""
    found = []
    for seed in range(8):
        match, rng = game.start(seed, seats, narrate=True), Rng(seed, 900)
        for _ in range(n):
            if match.over:
                break
            if match.passing_move() != NO_PASS:
                found.append(match.guess(0, Rng(1)))
            seat = match.to_act[rng.below(len(match.to_act))]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    return found


def test_in_101_the_other_one_can_always_play_ahead() -> None:
    for match in states_with_interruptions(CHAMPIONS, 2):
        assert sorted(questions_ahead(match)) == [0, 1]


def test_in_go_goal_nobody_plays_ahead_of_a_goal() -> None:
    for match in states_with_interruptions(GOGOAL, 3):
        assert list(questions_ahead(match)) == match.to_act


def test_in_best_11_all_who_can_interrupt_share_a_window() -> None:
    longest = max(len(list(interrupters(match))) for match in states_with_interruptions(BEST11, 4, 2000))
    assert longest > 1


def test_a_shared_window_closes_for_all_at_once() -> None:
    begun = next(m for m in states_with_interruptions(BEST11, 4, 2000) if len(list(interrupters(m))) > 1)
    table = open_table(start_at(begun), people(4), 3, settings=STAGE)
    window, seats = table.state.window, list(interrupters(begun))
    assert window
    table.tick(seconds(window.ends_at_ms))
    assert [(entry.seat, entry.at) for entry in table.record.entries] == [
        (seat, window.ends_at_ms) for seat in seats
    ]


def start_at(begun: Match) -> Game:
    """The game, begun at this moment."""

    def deal(self: Game, *_: object) -> Match:
        match = begun.copy()
        match.narrate = True
        return match

    game = begun.game
    return type("Begun", (type(game),), {"deal": deal})(**game.options)  # type: ignore[no-any-return]
