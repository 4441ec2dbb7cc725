"""Taking seats, leaving and coming back, several devices: who may sit down where."""

import asyncio
from functools import partial

import pytest

from tavolino.live.frames.close_codes import (
    CLOSE_BAD_SECRET,
    CLOSE_GOING,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_NOT_WELCOME,
    CLOSE_SEAT_ELSEWHERE,
)
from tavolino.live.leave_deadlines import ARRIVE_WITHIN_S, LEAVE_AFTER_S
from tavolino.live.setup import new_tables, seat_changes
from tavolino.live.viewers.viewers import MAX_SOCKETS_PER_SEAT
from tavolino.table.clocks.clock import per_move
from tavolino.table.settings import DEPUTY, FORFEIT, Settings
from tests.live.memory_store import ADA, ANA, ION
from tests.live.support import Stage, fault_key, kinds, only

pytestmark = pytest.mark.anyio


# -- Sitting down


async def test_before_the_last_seat_is_taken_no_card_is_shown(stage: Stage) -> None:
    opened = await stage.open()
    ana = await stage.come(opened.table_id, opened.secrets[0])
    assert ana.state["view"] is None
    assert [ana.events, ana.state["asks"], ana.state["labels"]] == [[], "", []]
    assert not ana.state["table"]["started"]
    assert ana.welcome["code"] == opened.code
    await seat_changes.join(stage.registry, opened.table_id, ION, invite=opened.invites[1])
    started = only(await ana.hear(), "state")
    assert [seat["name"] for seat in started["table"]["seats"]] == ["Ana", "Ion"]
    assert started["view"]
    assert "player 1 person Ion" in stage.stored.head
    assert stage.stored.seats[1].guest == ION.id


async def test_an_invitation_is_good_once(stage: Stage) -> None:
    opened = await stage.open("champions101", "person", "open")
    await seat_changes.join(stage.registry, opened.table_id, ION, invite=opened.invites[1])
    assert stage.stored.invites == {}
    assert (
        await fault_key(seat_changes.join(stage.registry, opened.table_id, ADA, invite=opened.invites[1]))
        == "bad-invite"
    )


async def test_an_invitation_is_for_one_seat(stage: Stage) -> None:
    opened = await stage.open("gogoal", "person", "open", "open")
    wrong = seat_changes.join(stage.registry, opened.table_id, ION, seat=1, invite=opened.invites[2])
    assert await fault_key(wrong) == "bad-invite"
    assert (await seat_changes.join(stage.registry, opened.table_id, ION, invite=opened.invites[2])).seat == 2


async def test_a_private_table_is_joined_by_its_code_and_a_public_one_by_anyone(stage: Stage) -> None:
    opened = await stage.open()
    assert opened.code
    assert await stage.registry.find_by_code(opened.code) == opened.table_id
    assert await fault_key(seat_changes.join(stage.registry, opened.table_id, ION)) == "bad-invite"
    assert (
        await fault_key(seat_changes.join(stage.registry, opened.table_id, ION, code="nonsense"))
        == "bad-code"
    )
    assert (await seat_changes.join(stage.registry, opened.table_id, ION, code=opened.code)).seat == 1
    assert (
        await fault_key(seat_changes.join(stage.registry, opened.table_id, ADA, code=opened.code))
        == "no-open-seat"
    )
    assert await fault_key(stage.registry.find_by_code("nonsense")) == "no-such-table"
    public = await stage.open(is_public=True)
    assert (await seat_changes.join(stage.registry, public.table_id, ION)).seat == 1


async def test_among_strangers_everyone_has_one_seat(stage: Stage) -> None:
    """Unless the host invites them to another."""
    opened = await stage.open("gogoal", "person", "open", "open", "open", is_public=True)
    join = partial(seat_changes.join, stage.registry, opened.table_id)
    assert opened.code
    await join(ION)
    assert await fault_key(join(ION)) == "already-seated"
    assert await fault_key(join(ION, code=opened.code)) == "already-seated"
    assert await fault_key(join(ANA)) == "already-seated"
    assert (await join(ION, invite=opened.invites[3])).seat == 3
    private = await stage.open("gogoal", "person", "open", "open")
    for _ in range(2):
        await seat_changes.join(stage.registry, private.table_id, ION, code=private.code or "")


async def test_who_sits_down_while_the_host_changes_the_seat_finds_it_as_it_is_on_disk(stage: Stage) -> None:
    """The host opens a seat twice and somebody joins, all at once: the table stays, and so do its players."""
    opened = await stage.open("gogoal", "person", "open", "open")
    assert opened.code
    ana = await stage.come(opened.table_id, opened.secrets[0])
    open_seat = partial(seat_changes.set_seat_player, stage.registry, opened.table_id, ANA, 1, "open")
    join = partial(seat_changes.join, stage.registry, opened.table_id, ION, code=opened.code)
    stage.disk.gate.clear()
    work = [asyncio.create_task(each()) for each in (open_seat, open_seat, join, open_seat, join)]
    await stage.rest()
    stage.disk.gate.set()
    await asyncio.gather(*work)
    await stage.rest()
    assert ana.code is None
    live = await stage.registry.get(opened.table_id)
    assert live.invites == stage.stored.invites


async def test_the_host_puts_bots_and_opens_seats_before_the_start(stage: Stage) -> None:
    opened = await stage.open("gogoal", "person", "open", "open")
    table_id = opened.table_id
    joined = await seat_changes.join(stage.registry, table_id, ION, invite=opened.invites[1])
    ion = await stage.come(table_id, joined.secret)
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ION, 2, "greedy"))
        == "not-host"
    )
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ANA, 2, "pele"))
        == "unknown-bot"
    )
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ANA, 1, "greedy"))
        == "seat-taken"
    )
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ANA, 9, "open"))
        == "no-such-seat"
    )
    invite = await seat_changes.set_seat_player(stage.registry, table_id, ANA, 1, "open")
    await stage.rest()
    assert ion.code == CLOSE_NOT_WELCOME
    assert (
        await fault_key(seat_changes.join(stage.registry, table_id, ADA, invite=opened.invites[1]))
        == "bad-invite"
    )
    assert await seat_changes.set_seat_player(stage.registry, table_id, ANA, 2, "greedy") is None
    assert invite
    await seat_changes.join(stage.registry, table_id, ADA, invite=invite)
    assert [line for line in stage.stored.head.splitlines() if line.startswith("player")] == [
        "player 0 person Ana",
        "player 1 person Ada",
        "player 2 greedy Greedy",
    ]
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ANA, 2, "random"))
        == "seat-taken"
    )
    assert (
        await fault_key(seat_changes.set_seat_player(stage.registry, table_id, ANA, 1, "open"))
        == "seat-taken"
    )


async def test_the_host_takes_a_table_down_before_the_start(stage: Stage) -> None:
    opened = await stage.open()
    ana = await stage.come(opened.table_id, opened.secrets[0])
    assert await fault_key(new_tables.close(stage.registry, opened.table_id, ION)) == "not-host"
    await new_tables.close(stage.registry, opened.table_id, ANA)
    await stage.rest()
    assert ana.code == CLOSE_NO_SUCH_TABLE
    assert stage.tables.rows == {}
    table_id, _ = await stage.open_by_two()
    assert await fault_key(new_tables.close(stage.registry, table_id, ANA)) == "already-started"


# -- Secrets and devices


async def test_a_seat_is_taken_over_on_another_device_by_its_secret(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    page = await stage.come(table_id, secrets[0])
    phone = await stage.come(table_id, secrets[0], language="ro")
    assert phone.state["view"] == page.state["view"]
    await page.hang_up()
    await stage.wait(LEAVE_AFTER_S + 1)
    assert phone.state["table"]["seats"][0]["here"]
    assert [entry.note for entry in stage.stored.entries] == []


@pytest.mark.parametrize("secret", ["", "wrong", "secret of ana", "x" * 200])
async def test_a_wrong_secret_is_told_nothing(stage: Stage, secret: str) -> None:
    table_id, _ = await stage.open_by_two()
    stranger = await stage.come(table_id, secret, guest=ANA)
    assert [stranger.code, stranger.frames] == [CLOSE_BAD_SECRET, []]


async def test_the_secret_of_another_seat_opens_that_seat_alone(stage: Stage) -> None:
    first, secrets = await stage.open_by_two()
    second, others = await stage.open_by_two()
    assert (await stage.come(first, others[0])).code == CLOSE_BAD_SECRET
    assert (await stage.come(second, others[1])).welcome["seat"] == 1
    assert (await stage.come(first, secrets[1])).welcome["seat"] == 1


async def test_of_too_many_sockets_of_a_seat_the_oldest_goes(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    tabs = [await stage.come(table_id, secrets[0]) for _ in range(MAX_SOCKETS_PER_SEAT + 1)]
    await stage.rest()
    assert [tab.code for tab in tabs] == [CLOSE_SEAT_ELSEWHERE, *[None] * MAX_SOCKETS_PER_SEAT]


# -- Leaving and coming back


async def test_who_is_back_soon_never_left(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    await ion.hang_up()
    await stage.wait(LEAVE_AFTER_S - 0.1)
    await stage.come(table_id, secrets[1])
    await stage.wait(60)
    assert await ana.hear() == []
    assert stage.stored.entries == []


async def test_whose_last_socket_closes_has_left_and_comes_back(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    tab = await stage.come(table_id, secrets[1])
    await ion.hang_up()
    await stage.wait(LEAVE_AFTER_S + 1)
    assert await ana.hear() == []
    await tab.hang_up()
    await stage.wait(LEAVE_AFTER_S)
    assert not only(await ana.hear(), "state")["table"]["seats"][1]["here"]
    back = await stage.come(table_id, secrets[1])
    assert only(await ana.hear(), "state")["table"]["seats"][1]["here"]
    assert back.state["table"]["seats"][1]["here"]
    assert [entry.note for entry in stage.stored.entries] == ["leaves", "returns"]


async def test_who_never_comes_has_left_after_a_while(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two(settings=Settings(gone=FORFEIT, grace=60))
    ana = await stage.come(table_id, secrets[0])
    await stage.wait(ARRIVE_WITHIN_S + 59)
    assert not ana.state["table"]["over"]
    await stage.wait(1)
    await ana.hear()
    assert ana.state["outcome"]["reason"] == "forfeit-left"


async def test_a_deputy_plays_for_who_left_and_hands_back(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two(settings=Settings(gone=DEPUTY, grace=10, deputy="random"))
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    asked, other = (ana, ion) if ana.legal else (ion, ana)
    await asked.hang_up()
    await stage.wait(LEAVE_AFTER_S + 10)
    await other.hear()
    assert other.state["table"]["seats"][asked.welcome["seat"]]["deputy"]
    assert other.legal or stage.stored.entries[-1].seat == asked.welcome["seat"]
    back = await stage.come(table_id, secrets[asked.welcome["seat"]])
    assert not back.state["table"]["seats"][asked.welcome["seat"]]["deputy"]


async def test_who_stands_up_gives_the_seat_away_with_its_secret(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    assert "done" in kinds(await ion.ask(do="stand_up"))
    assert ion.code == CLOSE_GOING
    assert (await stage.come(table_id, secrets[1])).code == CLOSE_BAD_SECRET
    assert stage.stored.seats[1].guest is None
    assert await fault_key(seat_changes.join(stage.registry, table_id, ADA)) == "bad-invite"
    invite = await seat_changes.set_seat_player(stage.registry, table_id, ANA, 1, "open")
    assert invite
    joined = await seat_changes.join(stage.registry, table_id, ADA, invite=invite)
    ada = await stage.come(table_id, joined.secret)
    await ana.hear()
    assert [seat["name"] for seat in ana.state["table"]["seats"]] == ["Ana", "Ada"]
    assert ada.state["view"]


async def test_a_person_who_was_too_slow_takes_over_from_the_deputy(stage: Stage) -> None:
    slow = Settings(clock=per_move(10), late=DEPUTY, deputy="random", pace=1)
    ana, ion = await stage.duel(settings=slow)
    late = ana if ana.legal else ion
    await stage.wait(11)
    seat = late.welcome["seat"]
    assert only(await late.hear(), "state")["table"]["seats"][seat]["deputy"]
    assert "done" in kinds(await late.ask(do="return", id="r"))
    assert not late.state["table"]["seats"][seat]["deputy"]
    assert "returns" in [entry.note for entry in stage.stored.entries]
