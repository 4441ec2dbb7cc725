"""Those who watch: the spectators' view, later if the host wants it so, and the host's right to send them away."""

import pytest

from tavolino.core.faults import Fault
from tavolino.live.frames.close_codes import CLOSE_BAD_SECRET, CLOSE_FLOOD, CLOSE_NOT_WELCOME
from tavolino.live.reading_rights import check_reader
from tavolino.live.report.build import load_finished_record
from tavolino.live.viewers import spectators
from tavolino.live.viewers.connection import Connection
from tests.live.memory_store import ADA, ANA, ION
from tests.live.support import Client, Stage, kinds, only, shown_view

pytestmark = pytest.mark.anyio


async def at_the_pitch(stage: Stage, delay: int = 0) -> tuple[Client, Client, Client]:
    ana, ion = await stage.duel(delay=delay)
    ada = await stage.come(ana.welcome["table_id"], guest=ADA)
    for client in (ana, ion):
        await client.hear()
    return ana, ion, ada


async def move(*players: Client) -> None:
    for player in players:
        await player.hear()
    await next(player for player in players if player.legal).move()


async def test_a_spectator_sees_what_spectators_may(stage: Stage) -> None:
    ana, ion, ada = await at_the_pitch(stage)
    await move(ana, ion)
    await ada.hear()
    live = await stage.live()
    assert ada.welcome["seat"] is ada.welcome["code"] is None
    assert ada.state["view"] == live.table.match.view(None)
    assert [event["event"] for event in ada.events] == live.table.match.events_for(None)
    assert not ada.welcome["host"]


async def test_a_spectator_can_do_nothing_at_the_table(stage: Stage) -> None:
    _, _, ada = await at_the_pitch(stage)
    for request in (
        {"do": "move", "on": ada.state["number"], "move": 0},
        {"do": "undo"},
        {"do": "draw"},
        {"do": "answer", "agrees": True},
        {"do": "withdraw"},
        {"do": "resign"},
        {"do": "stand_up"},
        {"do": "return"},
    ):
        assert only(await ada.ask(**request), "refused")["code"] == "only-watching"
    for request in ({"do": "chat", "on": False}, {"do": "remove", "spectator": 1}):
        assert only(await ada.ask(**request), "refused")["code"] == "not-host"
    assert stage.stored.entries == []


async def test_nobody_watches_without_a_name(stage: Stage) -> None:
    table_id, _ = await stage.open_by_two()
    assert (await stage.come(table_id)).code == CLOSE_BAD_SECRET


async def test_everyone_knows_how_many_watch_and_the_host_who(stage: Stage) -> None:
    ana, ion = await stage.duel()
    table_id = ana.welcome["table_id"]
    ada = await stage.come(table_id, guest=ADA)
    assert only(await ana.hear(), "spectators") == {
        "is": "spectators",
        "n": 1,
        "who": [{"number": 1, "name": "Ada"}],
    }
    assert only(await ion.hear(), "spectators") == {"is": "spectators", "n": 1}
    await ada.hang_up()
    assert only(await ion.hear(), "spectators")["n"] == 0
    late = await stage.come(table_id, guest=ADA)
    assert only(late.frames, "spectators")["n"] == 1


async def test_the_host_removes_a_spectator_for_good(stage: Stage) -> None:
    ana, ion, ada = await at_the_pitch(stage)
    tab = await stage.come(ana.welcome["table_id"], guest=ADA)
    assert only(await ion.ask(do="remove", spectator=1), "refused")["code"] == "not-host"
    assert only(await ana.ask(do="remove", spectator=7), "refused")["code"] == "no-such-spectator"
    await ana.ask(do="remove", spectator=1)
    await stage.rest()
    assert ada.code == tab.code == CLOSE_NOT_WELCOME
    assert (await stage.come(ana.welcome["table_id"], guest=ADA)).code == CLOSE_NOT_WELCOME
    assert (await stage.come(ana.welcome["table_id"], guest=ION)).welcome["seat"] is None
    with pytest.raises(Fault, match="host"):
        await stage.registry.get_as_host(ana.welcome["table_id"], ION)
    await (await stage.registry.get_as_host(ana.welcome["table_id"], ANA)).remove_spectator(3)


async def test_the_stands_hold_only_so_many(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MAX_SPECTATORS", 2)
    ana, _, _ = await at_the_pitch(stage)
    table_id = ana.welcome["table_id"]
    await stage.come(table_id, guest=ADA)
    assert (await stage.come(table_id, guest=ADA)).code == CLOSE_FLOOD


async def test_with_a_delay_spectators_see_what_was_true_that_long_ago(stage: Stage) -> None:
    ana, ion, ada = await at_the_pitch(stage, delay=30)
    assert ada.state["view"] is None
    await stage.wait(10)
    live = await stage.live()
    kick_off = live.table.match.view(None)
    await move(ana, ion)
    after = live.table.match.view(None)
    assert await ada.hear() == []
    await stage.wait(19)
    assert await ada.hear() == []
    await stage.wait(1)
    assert only(await ada.hear(), "state")["view"] == kick_off
    await stage.wait(9)
    late = await stage.come(ana.welcome["table_id"], guest=ADA)
    assert late.state["view"] == kick_off
    assert shown_view(await live.snapshot(None, "en")) == kick_off
    await stage.wait(1)
    assert only(await ada.hear(), "state")["view"] == after
    assert live.viewers.spectators.delayed == type(live.viewers.spectators.delayed)()


async def test_with_a_delay_the_end_and_the_seed_come_later_too(stage: Stage) -> None:
    stage.seed = 987_654_321_987
    ana, _, ada = await at_the_pitch(stage, delay=30)
    await stage.wait(40)
    await ana.ask(do="resign")
    await stage.wait(29)
    await ada.hear()
    assert not any(str(stage.seed) in frame for frame in ada.wire.sent)
    await stage.wait(1)
    assert kinds(await ada.hear()) == ["state"]
    assert ada.state["outcome"]["seed"] == str(stage.seed)


async def test_after_a_restart_the_delay_goes_on_from_the_last_move(stage: Stage) -> None:
    ana, ion, _ = await at_the_pitch(stage, delay=30)
    table_id = ana.welcome["table_id"]
    await stage.wait(40)
    await move(ana, ion)
    stage.tables.rows[table_id].__dict__["touched"] = stage.clock.today()
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    await stage.wait(10)
    ada = await stage.come(table_id, guest=ADA)
    assert ada.state["view"] is None
    await stage.wait(20)
    assert only(await ada.hear(), "state")["view"]


async def test_one_guest_does_not_fill_the_stands(stage: Stage) -> None:
    ana, _ = await stage.duel()
    table_id = ana.welcome["table_id"]
    tabs = [await stage.come(table_id, guest=ADA) for _ in range(spectators.MAX_SOCKETS_PER_GUEST + 1)]
    assert [tab.code for tab in tabs] == [None] * spectators.MAX_SOCKETS_PER_GUEST + [CLOSE_FLOOD]
    await tabs[0].hang_up()
    assert (await stage.come(table_id, guest=ADA)).code is None


async def test_nor_does_one_address(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MAX_SOCKETS_PER_ADDRESS", 1)
    live = await stage.registry.get((await stage.duel())[0].welcome["table_id"])
    live.viewers.add(Connection(None, ADA, "en", address="192.0.2.1"))
    with pytest.raises(Fault, match="full"):
        live.viewers.spectators.check_may_enter(ION, "192.0.2.1")
    live.viewers.spectators.check_may_enter(ION, "192.0.2.2")
    live.viewers.spectators.check_may_enter(ION)


async def test_who_was_shown_out_reads_nothing_in_another_way(stage: Stage) -> None:
    """Nor does anyone who does not say who they are."""
    ana, _, _ = await at_the_pitch(stage)
    live = await stage.live()
    await check_reader(live, None, None)
    await ana.ask(do="remove", spectator=1)
    for guest in (ADA, None):
        with pytest.raises(Fault, match="asked you to leave"):
            await check_reader(live, guest, None)
        with pytest.raises(Fault, match="asked you to leave"):
            await load_finished_record(stage.registry, live.id, guest)
    await check_reader(live, ION, None)
    await check_reader(live, ADA, 0)


async def test_after_the_end_spectators_wait_for_the_record_too(stage: Stage) -> None:
    ana, _, _ = await at_the_pitch(stage, delay=60)
    live = await stage.live()
    await stage.wait(61)
    await ana.ask(do="resign")
    assert (await load_finished_record(stage.registry, live.id, ANA)).is_finished
    for guest in (ADA, None):
        with pytest.raises(Fault, match="over"):
            await load_finished_record(stage.registry, live.id, guest)
    await stage.wait(61)
    assert (await load_finished_record(stage.registry, live.id, ADA)).is_finished


async def test_who_was_shown_out_stays_out_after_a_restart(stage: Stage) -> None:
    ana, _, _ = await at_the_pitch(stage)
    await ana.ask(do="remove", spectator=1)
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    assert (await stage.come(ana.welcome["table_id"], guest=ADA)).code == CLOSE_NOT_WELCOME
