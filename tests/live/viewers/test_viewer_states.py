"""Numbers are each viewer's own: what they cannot notice has none, and from any of them the thread is taken up."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from tavolino.core.events import Event
from tavolino.live.viewers.viewer_states import MAX_STATES_BACK, first_number
from tavolino.table.clocks.clock import per_match
from tavolino.table.settings import Settings
from tests.live.memory_store import ADA
from tests.live.support import Client, Stage, kinds, only
from tests.table.support import MIXED, TOY, register_toy
from tests.toy import Toy

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """A game where all decide in secret at the same time."""
    with register_toy(Toy):
        yield


async def toy_players(stage: Stage, seats: int = 3, settings: Settings | None = None) -> list[Client]:
    opened = await stage.table_of(TOY, seats, settings)
    return [await stage.come(opened.table_id, opened.secrets[seat]) for seat in range(seats)]


async def test_a_secret_choice_of_another_is_not_noticed_at_all(stage: Stage) -> None:
    ana, ion, ada = await toy_players(stage)
    watcher = await stage.come(ana.welcome["table_id"], guest=ADA)
    before = [client.state for client in (ion, ada, watcher)]
    await ana.hear()
    own = await ana.move()
    assert kinds(own) == ["state", "done"]
    assert ana.state["number"] == before[0]["number"] + 1
    seen = [only(await client.hear(), "spectators") for client in (ion, ada)]
    assert [frame["n"] for frame in seen] == [1, 1]
    assert await watcher.hear() == []
    assert len(stage.stored.entries) == 1

    await ion.move()
    assert [await client.hear() for client in (ana, ada, watcher)] == [[], [], []]
    await ada.move()
    for client in (ana, ion, watcher):
        (shown,) = await client.hear()
        assert shown["events"]
    assert ana.state["number"] == ion.state["number"] == watcher.state["number"] + 1
    assert ada.state["number"] == watcher.state["number"]  # her choice was the last, and shown at once


async def test_who_comes_back_during_a_secret_decision_finds_what_they_left(stage: Stage) -> None:
    ana, ion, ada = await toy_players(stage, settings=Settings(clock=per_match(600)))
    await stage.wait(3)
    await ana.move()
    table_id, epoch = ion.welcome["table_id"], ion.welcome["epoch"]
    back = await stage.come(table_id, "secret-2", epoch=epoch, number=ion.state["number"])
    assert back.state["number"] == ion.state["number"]
    assert back.state["view"] == ion.state["view"]
    assert back.state["table"]["clocks"] == [600.0, 597.0, 600.0]
    assert back.state["table"]["runs"] == [1]
    late = await stage.come(table_id, "secret-3")
    assert late.state["table"]["clocks"] == [600.0, 600.0, 597.0]
    assert kinds(await ada.hear()) == []


async def test_an_answer_that_waits_is_noticed_by_nobody_else(stage: Stage) -> None:
    ana, ion, _ = await toy_players(stage, settings=Settings(pace=5))
    assert kinds(await ana.move()) == ["state", "noted"]
    assert await ion.hear() == []
    await stage.wait(6)
    assert kinds(await ana.hear()) == ["state", "done"]
    assert await ion.hear() == []


async def play(stage: Stage, players: list[Client], moves: int) -> None:
    for _ in range(moves):
        for client in players:
            await client.hear()
        await next(client for client in players if client.legal).move()
    for client in players:
        await client.hear()


async def test_from_any_number_the_rest_comes_in_one_frame(stage: Stage) -> None:
    ana, ion = await stage.duel()
    told = {ana.state["number"]: list(ana.events)}
    for _ in range(12):
        await play(stage, [ana, ion], 1)
        told[ana.state["number"]] = list(ana.events)
    assert len(told) > 6
    for number, events in told.items():
        back = stage.client(ana.welcome["table_id"])
        back.events = list(events)
        await back.ask(do="hello", secret="secret-1", epoch=ana.welcome["epoch"], number=number)
        assert kinds(back.frames) == ["welcome", "state"]
        assert back.state["since"] == len(events)
        assert back.events == ana.events
        assert back.state["view"] == ana.state["view"]
        await back.hang_up()


async def test_another_epoch_or_an_unknown_number_gets_everything(stage: Stage) -> None:
    ana, ion = await stage.duel()
    await play(stage, [ana, ion], 5)
    number, epoch = ana.state["number"], ana.welcome["epoch"]
    for asked in (
        {"epoch": "other", "number": number},
        {"epoch": epoch, "number": number + 1},
        {"epoch": epoch},
    ):
        back = await stage.come(ana.welcome["table_id"], "secret-1", **asked)
        assert back.state["since"] == 0
        assert back.events == ana.events
        await back.hang_up()


async def test_who_was_away_for_too_long_gets_everything(stage: Stage) -> None:
    await toy_players(stage, 2)
    channel = (await stage.live()).viewers.states[0]
    first, told = channel.number, [Event("draw", {"seat": 0})] * 2 * MAX_STATES_BACK
    for n in range(1, MAX_STATES_BACK + 1):
        assert channel.add(replace(channel.current, events=told, event_count=n))
    assert channel.events_standing(first) == 0
    assert channel.events_standing(first + 1) == 1
    assert channel.events_standing(channel.number) == MAX_STATES_BACK


def test_epochs_have_numbers_of_their_own() -> None:
    firsts = sorted(first_number(f"epoch-{n}") for n in range(100))
    assert all(later - earlier > 10_000 for earlier, later in pairwise(firsts))
    assert firsts[-1] < 2**53


async def test_moves_taken_back_alone_with_bots_cut_the_story(stage: Stage) -> None:
    opened = await stage.open("champions101", "person", "random")
    ana = await stage.come(opened.table_id, opened.secrets[0])
    for _ in range(12):
        await stage.wait(0.1)
        await ana.hear()
        if ana.legal:
            await ana.move()
    await stage.wait(0.1)
    await ana.hear()
    told = len(ana.events)
    number = ana.state["number"]
    answered = await ana.ask(do="undo", id="u")
    assert kinds(answered) == ["state", "done"]
    state = only(answered, "state")
    assert state["since"] < told
    live = await stage.live()
    assert [event["event"] for event in ana.events] == live.table.match.events_for(0)
    back = stage.client(opened.table_id)
    back.events = [{"n": n} for n in range(told)]
    await back.ask(do="hello", secret=opened.secrets[0], epoch=ana.welcome["epoch"], number=number)
    assert back.state["since"] == state["since"]


async def test_between_people_an_undo_needs_a_yes(stage: Stage) -> None:
    opened = await stage.table_of(MIXED, 2)
    ana, ion = [await stage.come(opened.table_id, secret) for secret in opened.secrets.values()]
    await ana.move()
    await ion.hear()
    assert kinds(await ana.ask(do="undo")) == ["state", "done"]
    asked = only(await ion.hear(), "state")["table"]["request"]
    assert [asked["seat"], asked["what"]] == [0, "undo"]
    assert kinds(await ion.ask(do="answer", agrees=True, id="yes")) == ["state", "done"]
    cut = only(await ana.hear(), "state")
    assert [cut["since"], cut["events"], ana.events] == [0, [], []]
    assert ana.legal
    assert stage.stored.entries[-1].undone == 1


async def test_a_socket_that_reads_slowly_gets_the_newest_state_alone(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    slow = await stage.come(table_id, secrets[0])
    slow.wire.reads.clear()
    await play(stage, [ana, ion], 8)
    assert await slow.hear() == []
    slow.wire.reads.set()
    states = await slow.hear()
    assert len(states) <= 2
    assert slow.events == ana.events
    assert slow.state["view"] == ana.state["view"]


async def test_every_frame_is_written_once_for_all_sockets_of_a_seat(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    tabs = [ana, *[await stage.come(table_id, secrets[0]) for _ in range(2)]]
    await play(stage, [ana, ion], 3)
    last = [tab.wire.sent[-1] for tab in tabs]
    states = [next(frame for frame in reversed(tab.wire.sent) if '"is":"state"' in frame) for tab in tabs]
    assert len(last) == 3
    assert states[0] is states[1] is states[2]


async def test_texts_are_in_the_language_of_the_socket(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    pages = {
        language: await stage.come(table_id, secrets[0], language=language)
        for language in ("en", "it-IT", "ro")
    }
    ion = await stage.come(table_id, secrets[1], language="xx")
    await play(stage, [pages["en"], ion], 4)
    for page in pages.values():
        await page.hear()
    texts = {language: [event["text"] for event in page.events] for language, page in pages.items()}
    assert len({tuple(told) for told in texts.values()}) == 3
    heads = [event["text"].partition(" (")[0] for event in ion.events]  # his own cards stand in brackets
    assert [text.partition(" (")[0] for text in texts["en"]] == heads
    assert any("Ana" in text or "Ion" in text for text in texts["ro"])
    assert len({page.state["asks"] for page in pages.values()}) == 3
    assert all(len(page.state["labels"]) == len(page.legal) for page in (*pages.values(), ion))
