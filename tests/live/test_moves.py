"""Moves at a live table: done, put on disk, shown; stale ones, repeated ones, refused ones."""

import asyncio
import json

import pytest

from tavolino.live.frames.close_codes import CLOSE_OUR_FAULT
from tavolino.table import table as table_module
from tavolino.table.settings import Settings
from tests.live.memory_store import ADA
from tests.live.support import Client, Stage, kinds, only, shown_view

pytestmark = pytest.mark.anyio


async def to_move(first: Client, second: Client) -> tuple[Client, Client]:
    """Whoever is asked, and the other."""
    return (first, second) if first.legal else (second, first)


async def test_a_move_is_shown_to_both_and_acknowledged(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    text = asked.legal[0]
    answered = await asked.move(id="a")
    assert kinds(answered) == ["state", "done"]
    assert only(answered, "done") == {"is": "done", "id": "a", "number": asked.state["number"]}
    assert kinds(await other.hear()) == ["state"]
    game = (await stage.live()).record.game
    assert [game.moves.text(entry.move) for entry in stage.stored.entries] == [text]


async def test_a_move_can_be_sent_by_its_number(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, _ = await to_move(ana, ion)
    choice = asked.state["view"]["legal"][0]["move"]
    assert kinds(await asked.move(move=choice)) == ["state", "done"]


async def test_nobody_sees_a_move_before_it_is_on_disk(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    stage.disk.gate.clear()
    assert await asked.move(id="a") == []
    assert await other.hear() == []
    assert stage.stored.entries == []

    stage.disk.gate.set()
    assert kinds(await other.hear()) == ["state"]
    assert kinds(await asked.hear()) == ["state", "done"]
    assert len(stage.stored.entries) == 1


async def test_who_comes_or_asks_while_a_move_is_being_written_does_not_see_it(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, other = await to_move(ana, ion)
    before = other.state["view"]
    stage.disk.gate.clear()
    await asked.move()
    late = await stage.come(table_id, secrets[other.welcome["seat"]])
    live = stage.registry.tables[table_id]
    asking = asyncio.create_task(live.snapshot(other.welcome["seat"], "en"))
    await stage.rest()
    assert late.frames == []
    assert not asking.done()
    assert kinds(await other.ask(do="ping")) == ["pong"]
    assert other.state["view"] == before

    stage.disk.gate.set()
    await late.hear()
    await other.hear()
    assert late.state["view"] == other.state["view"] != before
    assert shown_view(await asking) == other.state["view"]


async def test_when_the_disk_fails_the_table_goes_back_to_what_is_on_it(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, other = await to_move(ana, ion)
    await asked.move()
    await other.hear()
    asked, other = await to_move(ana, ion)
    known = {client: client.state["view"] for client in (ana, ion)}
    stage.disk.is_broken = True
    answered = await asked.move(id="lost")
    assert [only(answered, "refused")["code"], len(answered)] == ["not-kept", 1]
    assert await other.hear() == []
    assert ana.code == ion.code == CLOSE_OUR_FAULT

    stage.disk.is_broken = False
    back = [await stage.come(table_id, secret) for secret in secrets]
    assert [client.state["view"] for client in back] == [known[ana], known[ion]]
    assert back[0].welcome["epoch"] != ana.welcome["epoch"]
    asked, _ = await to_move(*back)
    assert kinds(await asked.move(id="lost")) == ["state", "done"]
    assert len(stage.stored.entries) == 2


async def test_a_client_that_goes_while_its_move_is_written_harms_nobody(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    stage.disk.gate.clear()
    await asked.move()
    await asked.hang_up()
    stage.disk.gate.set()
    assert kinds(await other.hear()) == ["state"]
    assert other.code is None
    assert len(stage.stored.entries) == 1


async def test_a_stale_move_is_refused_and_the_question_put_again(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    old = asked.state["number"]
    text = asked.legal[0]
    await asked.move()
    await other.hear()
    again = await asked.move(on=old, move=text, id="b")
    assert [only(again, "refused")["code"], only(again, "state")["events"]] == ["stale", []]
    assert only(again, "state")["view"] == asked.state["view"]
    ahead = await asked.move(on=asked.state["number"] + 1, move=text)
    assert only(ahead, "refused")["code"] == "stale"
    assert len(stage.stored.entries) == 1


async def test_what_does_not_change_the_question_makes_no_answer_stale(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    await other.hang_up()
    await stage.wait(10)
    on = asked.state["number"]
    assert not only(await asked.hear(), "state")["table"]["seats"][other.welcome["seat"]]["here"]
    assert kinds(await asked.move(on=on)) == ["state", "done"]


async def test_a_repeated_move_is_answered_again_and_played_once(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, _ = await to_move(ana, ion)
    request = {"do": "move", "id": "a", "on": asked.state["number"], "move": asked.legal[0]}
    done = only(await asked.ask(**request), "done")
    assert await asked.ask(**request) == [done]
    device = await stage.come(table_id, secrets[asked.welcome["seat"]])
    assert await device.ask(**request) == [done]
    assert len(stage.stored.entries) == 1


async def test_the_same_move_from_two_devices_at_once_is_played_once(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, _ = await to_move(ana, ion)
    device = await stage.come(table_id, secrets[asked.welcome["seat"]])
    stage.disk.gate.clear()
    await asked.move(id="a")
    await device.move(id="a")
    stage.disk.gate.set()
    assert only(await asked.hear(), "done") == only(await device.hear(), "done")
    assert len(stage.stored.entries) == 1


async def test_after_a_restart_a_repeated_move_gets_its_first_answer(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, _ = await to_move(ana, ion)
    request = {"do": "move", "id": "a", "on": asked.state["number"], "move": asked.legal[0]}
    await asked.ask(**request)
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    back = await stage.come(
        table_id, secrets[asked.welcome["seat"]], epoch=asked.welcome["epoch"], number=asked.state["number"]
    )
    assert back.state["since"] == 0
    assert only(await back.ask(**request), "done")
    assert len(stage.stored.entries) == 1
    assert only(await back.ask(**{**request, "id": "b"}), "refused")["code"] == "stale"


async def test_a_move_against_the_rules_is_refused_in_the_players_language_with_its_article(
    stage: Stage,
) -> None:
    table_id, secrets = await stage.open_by_two()
    players = [await stage.come(table_id, secret, language="it") for secret in secrets]
    asked, other = await to_move(*players)
    game = (await stage.live()).record.game
    illegal = next(
        text for move in range(len(game.moves)) if (text := game.moves.text(move)) not in asked.legal
    )
    refused = only(await asked.move(move=illegal, id="x"), "refused")
    assert refused["id"] == "x"
    assert refused["article"]
    untimely = only(await other.ask(do="move", on=other.state["number"], move=asked.legal[0]), "refused")
    assert untimely["code"] == "not-your-turn"
    assert untimely["message"].startswith("Non")
    assert only(await asked.move(move="offside trap"), "refused")["code"] == "unknown-move"
    assert only(await asked.move(move=99_999), "refused")["code"] == "no-such-move"
    assert stage.stored.entries == []


async def test_an_answer_before_the_last_move_was_seen_is_noted_and_played_later(stage: Stage) -> None:
    ana, ion = await stage.duel(settings=Settings(pace=2))
    asked, other = await to_move(ana, ion)
    noted = await asked.move(id="early")
    assert kinds(noted) == ["state", "noted"]
    assert asked.state["noted"] == asked.state["view"]["legal"][0]["move"]
    assert await other.hear() == []
    assert only(await asked.move(id="again"), "refused")["code"] == "already-answered"
    await stage.wait(1.9)
    assert [await asked.hear(), await other.hear()] == [[], []]
    await stage.wait(0.1)
    assert kinds(await other.hear()) == ["state"]
    done = only(await asked.hear(), "done")
    assert [done["id"], done["number"], asked.state["noted"]] == ["early", asked.state["number"], None]
    assert only(await asked.ask(do="move", id="early", on=1, move="x"), "done") == done


async def test_bots_move_at_the_tables_pace_by_its_own_clock(stage: Stage) -> None:
    opened = await stage.open("champions101", "person", "random", settings=Settings(pace=3))
    ana = await stage.come(opened.table_id, opened.secrets[0])
    made = 0
    for _ in range(30):
        entries = len(stage.stored.entries)
        await stage.wait(2.5)
        assert len(stage.stored.entries) <= entries + 1
        await ana.hear()
        if ana.legal:
            await ana.move()
        made += len(stage.stored.entries) > entries
    seats = {entry.seat for entry in stage.stored.entries}
    assert seats == {0, 1}
    assert made > 10


async def test_the_only_answer_of_a_person_alone_is_given_for_them(stage: Stage) -> None:
    opened = await stage.open("gogoal", "person", "random")
    ana = await stage.come(opened.table_id, opened.secrets[0])
    for _ in range(60):
        await stage.wait(0.1)
        await ana.hear()
        assert len(ana.legal) != 1
        if ana.legal:
            await ana.move(len(ana.legal) - 1)
    live = await stage.live()
    assert len(live.table.state.moves) > 20


async def test_the_seed_is_promised_at_the_start_and_told_at_the_end_only(stage: Stage) -> None:
    stage.seed = 123_456_789_012_345
    ana, ion = await stage.duel()
    watcher = await stage.come(ana.welcome["table_id"], guest=ADA)
    assert ana.welcome["fair"] == (await stage.live()).record.fair
    everything = [frame for client in (ana, ion, watcher) for frame in client.wire.sent]
    assert not any(str(stage.seed) in frame for frame in everything)
    assert ana.state["outcome"] is None
    await ion.ask(do="resign")
    for client in (ana, ion, watcher):
        await client.hear()
        assert client.state["outcome"]["seed"] == str(stage.seed)
        assert client.state["outcome"]["winners"] == [0]
        assert client.state["outcome"]["result"] == stage.stored.result
        assert "Ana" in client.state["outcome"]["text"]


async def test_requests_to_the_others_go_over_the_wire(stage: Stage) -> None:
    ana, ion = await stage.duel("champions101")
    asked, other = await to_move(ana, ion)
    assert only(await asked.ask(do="undo", id="u"), "refused")["code"] == "nothing-to-take-back"
    assert only(await asked.ask(do="draw"), "refused")["code"] in ("no-draws", "already-asked")
    assert only(await other.ask(do="answer", agrees=True), "refused")["code"] == "nothing-asked"
    assert only(await other.ask(do="withdraw"), "refused")["code"] == "nothing-asked"
    assert json.loads(other.wire.sent[-1])["message"]


async def test_asking_again_whether_moves_can_be_taken_back_costs_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ion = await stage.duel()
    asked, other = await to_move(ana, ion)
    await asked.move()
    await other.hear()
    looked: list[int] = []

    def may_be_undone(*_: object) -> bool:
        looked.append(1)
        return False

    monkeypatch.setattr(table_module, "may_be_undone", may_be_undone)
    codes = [only(await asked.ask(do="undo"), "refused")["code"] for _ in range(3)]
    assert [codes, len(looked)] == [["undo-reveals"] * 3, 1]
