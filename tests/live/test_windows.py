"""Windows on the wire: everyone is told the same, at the same time, whoever could have interrupted."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import islice

import pytest

import tavolino
from tavolino import Match
from tavolino.core.game import Game
from tavolino.core.match import NO_PASS
from tavolino.table import replay
from tavolino.table.clocks.clock import per_match
from tavolino.table.clocks.windows import Window
from tavolino.table.settings import Settings
from tavolino.table.state import TableState
from tests.live.memory_store import ADA
from tests.live.support import Client, Stage, kinds, only
from tests.live.test_no_leaks import A, B, World, from_there_on, make, world

pytestmark = pytest.mark.anyio

STAGE = Settings(stage="on", clock=per_match(600, 5))
INTERRUPTED = ("champions101", "gogoal", "best11")
"""The games in which somebody can interrupt."""
TENTHS = 160
"""How long a window is watched, at most: longer than twice its length."""


def can_interrupt(match: Match) -> bool:
    return len(match.legal(B)) > 1


def worlds_at_a_window(game: Game) -> Iterator[tuple[Game, Game]]:
    """Moments that look the same to A, at which B can interrupt in one world and cannot in the other."""
    for seed in range(40):
        for moves in range(1, 120, 2):
            here = from_there_on(game, seed, moves, None)
            match = here.start(1, 2)
            if match.over or match.passing_move() == NO_PASS or match.to_act != [B]:
                continue
            guesses = [from_there_on(game, seed, moves, guess) for guess in range(12)]
            for other in guesses:
                if can_interrupt(other.start(1, 2)) != can_interrupt(match):
                    yield here, other
                    break


async def hear_all(here: World, watcher: Client) -> tuple[list[str], list[str]]:
    await watcher.hear()
    return await here.received(), watcher.wire.sent


def table_state(here: World) -> TableState:
    return here.stage.registry.tables[here.table_id].table.state


def seconds_to_look(here: World) -> float:
    """The scenes of all that has happened before the table was opened."""
    return table_state(here).ready_at_ms / 1000


def is_at_a_window(here: World) -> bool:
    """Is it still the first one?"""
    return table_state(here).window is not None and not table_state(here).moves


def lets_it_by(here: World) -> int:
    return here.match.passing_move()


@pytest.mark.parametrize("says", ["nothing", "lets it by", "plays ahead", "more time"])
@pytest.mark.parametrize("game_id", INTERRUPTED)
async def test_nobody_can_tell_who_could_have_interrupted(game_id: str, says: str) -> None:
    for games in islice(worlds_at_a_window(tavolino.game(game_id)), 3):
        async with AsyncExitStack() as stack:
            worlds = [await stack.enter_async_context(world(game, STAGE)) for game in games]
            watchers = [await each.stage.come(each.table_id, guest=ADA) for each in worlds]
            for each in worlds:
                await each.stage.wait(seconds_to_look(each))
            for tenth in range(TENTHS):
                if tenth == 30:
                    for each in worlds:
                        await speak(each, says)
                for each in worlds:
                    await each.stage.wait(0.1)
                one, other = [await hear_all(*pair) for pair in zip(worlds, watchers, strict=True)]
                are_closed = [not is_at_a_window(each) for each in worlds]
                assert are_closed[0] == are_closed[1]
                assert one == other or (are_closed[0] and worlds[0].looks() != worlds[1].looks())
                if are_closed[0]:
                    break
            else:
                raise AssertionError("the window never closed")


async def speak(here: World, says: str) -> None:
    """One of the two does something before the window closes, in both worlds."""
    if says == "lets it by" and can_interrupt(here.match):
        await make(here, B, lets_it_by(here))
    elif says == "more time":
        await here.b.ask(do="more_time")
    elif says == "plays ahead" and (legal := here.a.legal):
        await here.a.ask(do="move", on=here.a.state["number"], move=legal[0])


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a window opened only for those who can interrupt, the comparison would say so."""
    honest = replay.new_window

    def tell_tale(state: TableState) -> Window | None:
        return honest(state) if len(state.match.legal(state.match.to_act[0])) > 1 else None

    monkeypatch.setattr(replay, "new_window", tell_tale)
    with pytest.raises(AssertionError):
        await test_nobody_can_tell_who_could_have_interrupted("champions101", "nothing")


@pytest.mark.parametrize("game_id", INTERRUPTED)
def test_there_are_such_moments(game_id: str) -> None:
    assert len(list(islice(worlds_at_a_window(tavolino.game(game_id)), 3))) == 3


# -- What is told


async def at_a_window(stage: Stage, can_foul: bool) -> tuple[Client, Client]:
    """Two people at a window of 101: who is asked, and who has the ball."""
    game = tavolino.game("champions101")
    stage.seed = next(seed for seed in range(200) if (first_choices(game, seed) > 1) == can_foul)
    opened = await stage.table_of(game, 2, Settings(stage="on"))
    clients = [await stage.come(opened.table_id, opened.secrets[seat]) for seat in (A, B)]
    (asked,) = game.start(stage.seed).to_act
    return clients[asked], clients[1 - asked]


def first_choices(game: Game, seed: int) -> int:
    match = game.start(seed)
    return len(match.legal(match.to_act[0]))


async def test_everyone_sees_the_time_running(stage: Stage) -> None:
    asked, ball = await at_a_window(stage, can_foul=True)
    for client in (asked, ball):
        assert client.state["table"]["window"] == {"left": 4.0, "length": 4.0, "more": True}
    assert asked.legal == ["wait", "foul"]


async def test_whoever_cannot_interrupt_is_not_asked(stage: Stage) -> None:
    asked, _ = await at_a_window(stage, can_foul=False)
    assert asked.legal == []
    assert asked.state["view"]["ask"] is None
    assert asked.state["table"]["only"]


async def test_more_time_is_shown_to_all(stage: Stage) -> None:
    asked, ball = await at_a_window(stage, can_foul=True)
    await stage.wait(2)
    await ball.ask(do="more_time", id="m")
    await asked.hear()
    window = asked.state["table"]["window"]
    assert window == {"left": 7.1, "length": 8.0, "more": False}
    assert only(await asked.ask(do="more_time", id="n"), "refused")["code"] == "no-more-time"


async def test_a_play_ahead_is_noted_and_done_when_the_window_closes(stage: Stage) -> None:
    asked, ball = await at_a_window(stage, can_foul=True)
    await stage.wait(2)
    before = len(asked.wire.sent)
    assert "noted" in kinds(await ball.move(id="early"))
    assert len(asked.wire.sent) == before
    await stage.wait(3.2)
    heard = await ball.hear()
    assert only(heard, "done")["id"] == "early"
    assert [event["event"]["event"] for event in ball.events if event["event"]["event"] == "lay"] == ["lay"]


async def test_a_play_ahead_that_is_interrupted_is_refused_as_stale(stage: Stage) -> None:
    asked, ball = await at_a_window(stage, can_foul=True)
    await stage.wait(2)
    await ball.move(id="early")
    await asked.move(1)
    heard = await ball.hear()
    assert only(heard, "refused")["code"] == "stale"
    assert "foul" in [event["event"]["event"] for event in ball.events]


async def test_alone_with_bots_what_was_seen_lets_the_next_move_come(stage: Stage) -> None:
    opened = await stage.open("gogoal", "person", "random", settings=Settings(stage="on"))
    ana = await stage.come(opened.table_id, opened.secrets[0])
    await stage.wait(5)
    await ana.move()
    shown = len(ana.events)
    live = await stage.live()
    ready_at_ms = live.table.state.ready_at_ms
    await ana.ask(do="seen", number=ana.state["number"] - 1)
    assert live.table.automation.ready_at_ms == ready_at_ms, "an old state says nothing"
    await ana.ask(do="seen", number=ana.state["number"])
    await stage.wait(0)
    assert live.table.automation.ready_at_ms < ready_at_ms or len(ana.events) > shown
