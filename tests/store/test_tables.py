"""Tables: what is kept comes back, lists show what they should, an invitation is good once."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from tavolino.core.faults import Fault
from tavolino.live.rows import TableClock
from tavolino.store import ChatLine, SeatTransfer, Store, StoredSeat, StoredTable, table_record
from tavolino.table.opening import resume_table
from tavolino.table.seats import OPEN_SEAT
from tests.store.support import (
    ANA,
    BOTS,
    ION,
    START,
    Clock,
    add_guests,
    add_played,
    comings_and_goings,
    match_of,
    row,
)

pytestmark = pytest.mark.anyio


async def load_table(store: Store, id: str) -> StoredTable:
    found = await store.tables.get(id)
    assert found is not None
    return found


async def test_a_new_table_comes_back_as_it_was(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t", invites={1: "invite"}, is_public=True, chat=False, delay=30, code="GOL7"))
    found = await load_table(store, "t")
    assert found == StoredTable(
        **vars(row("t", invites={1: "invite"}, is_public=True, chat=False, delay=30, code="GOL7")),
        touched=START,
    )
    assert table_record(found).text() == match_of().record.text()
    assert await store.tables.get("u") is None


async def test_a_match_is_taken_up_where_it_was_left(store: Store) -> None:
    await add_guests(store, "ana")
    table = match_of([ANA, BOTS[0]])
    await store.tables.add(row("t", table))
    for _ in range(8):
        table.tick(0)
        table.play(0, table.match.legal(0)[0])
    table.take_back(0)
    await store.group_commit.append("t", 0, table.record.entries)
    again = resume_table(table_record(await load_table(store, "t")), now_s=0)
    assert again.record.entries == table.record.entries
    assert again.match.dump() == table.match.dump()


async def test_a_finished_match_has_its_result(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana")
    clock.now += 60_000
    table = await add_played(store, "t")
    found = await load_table(store, "t")
    assert (found.result, found.finished) == (table.record.result, START + 60_000)
    assert table_record(found).text() == table.record.text()


async def test_a_table_needs_its_host(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.tables.add(row("t"))
    assert await store.tables.get("t") is None


async def test_codes_are_for_one_table(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t", code="GOL7"))
    with pytest.raises(IntegrityError):
        await store.tables.add(row("u", code="GOL7"))
    assert await store.tables.id_by_code("GOL7") == "t"
    assert await store.tables.id_by_code("gol8") is None


async def test_lists(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana", "ion")
    await add_played(store, "over")
    for number, id in enumerate(("old", "new", "private"), start=1):
        clock.now = START + number
        await store.tables.add(row(id, is_public=id != "private", created=clock.now))
    await store.tables.add(row("ions", match_of([ANA, ION]), host="ion", created=START + 9))
    clock.now = START + 5
    await store.group_commit.append("old", 0, [], taken=SeatTransfer(1, "ion", "hash"))
    assert [table.id for table in await store.tables.list_public()] == ["old", "new"]
    assert [table.id for table in await store.tables.list_public(limit=1)] == ["old"]
    assert [(table.id, table.seat) for table in await store.tables.list_of_guest("ion")] == [
        ("ions", 0),
        ("old", 1),
    ]
    assert [table.id for table in await store.tables.list_of_guest("ana")] == [
        "old",
        "private",
        "new",
        "over",
    ]
    assert (await store.tables.count_unfinished("ana"), await store.tables.count_unfinished("ion")) == (3, 1)
    assert (await store.tables.count_unfinished("nobody"), await store.tables.list_of_guest("nobody")) == (
        0,
        [],
    )


async def test_a_list_tells_who_sits_where_and_what_is_open(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t", match_of([ANA, OPEN_SEAT]), is_public=True))
    [listed] = await store.tables.list_public()
    assert (listed.host_name, listed.names, listed.players) == ("Ana", ["Ana", "-"], ["person", "open"])
    assert listed.open_seats == [1]


async def test_a_seat_changes_hands(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.tables.add(row("t"))
    ana = StoredSeat("ana", "t seat 0")
    await store.group_commit.append("t", 0, [], taken=SeatTransfer(1, "ion", "ions"))
    assert (await load_table(store, "t")).seats == [ana, StoredSeat("ion", "ions")]
    await store.group_commit.append("t", 0, [], taken=SeatTransfer(1, None, None))
    assert (await load_table(store, "t")).seats == [ana, StoredSeat()]


async def test_an_invitation_is_good_once_however_many_come_at_the_same_time(store: Store) -> None:
    await add_guests(store, "ana", "ion", "ema")
    await store.tables.add(row("t", invites={1: "invite"}))
    comers = [SeatTransfer(1, guest, f"secret of {guest}", "invite") for guest in ("ion", "ema", "ion")]
    came = await asyncio.gather(
        *(store.group_commit.append("t", 0, [], taken=comer) for comer in comers), return_exceptions=True
    )
    [first] = [comer for comer, refused in zip(comers, came, strict=True) if refused is None]
    assert [str(refused.key) for refused in came if isinstance(refused, Fault)] == ["invite-used"] * 2
    found = await load_table(store, "t")
    assert (found.seats[1], found.invites) == (StoredSeat(first.guest, first.secret_hash), {})


async def test_a_new_invitation_takes_the_place_of_the_old(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.tables.add(row("t", invites={1: "old"}))
    await store.group_commit.append("t", 0, [], taken=SeatTransfer(1, None, None, next_invite="new"))
    with pytest.raises(Fault, match="no longer good"):
        await store.group_commit.append("t", 0, [], taken=SeatTransfer(1, "ion", "hash", "old"))
    assert (await load_table(store, "t")).invites == {1: "new"}
    await store.group_commit.append("t", 0, [], taken=SeatTransfer(1, None, None))
    assert (await load_table(store, "t")).invites == {}


async def test_invitation_seat_and_names_change_together_or_not_at_all(store: Store) -> None:
    await add_guests(store, "ana", "ion", "ema")
    table = match_of()
    await store.tables.add(row("t", table, invites={1: "invite"}))
    table.sit(1, ION)
    taken = SeatTransfer(1, "ion", "hash", invite="invite")
    await store.group_commit.append("t", 0, [], head=table.record.head_text(), taken=taken)
    found = await load_table(store, "t")
    assert (found.seats[1], found.invites) == (StoredSeat("ion", "hash"), {})
    assert table_record(found).names == ["Ana", "Ion"]
    late = SeatTransfer(1, "ema", "other", invite="invite")
    with pytest.raises(Fault, match="no longer good"):
        await store.group_commit.append("t", 0, [], head=match_of().record.head_text(), taken=late)
    assert await load_table(store, "t") == found


async def test_what_belongs_to_a_table_goes_with_it(store: Store) -> None:
    await add_guests(store, "ana")
    await add_played(store, "t")
    await store.group_commit.append("t", 10_000, [], chat=ChatLine(0, "ana", "Ana", "hello", "", 1))
    assert await store.tables.delete("t")
    assert not await store.tables.delete("t")
    assert (await store.tables.get("t"), await store.tables.chat_lines("t")) == (None, [])
    await store.tables.add(row("t"))
    assert (await load_table(store, "t")).entries == []


async def test_the_last_words_are_kept_in_their_order(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.tables.add(row("t"))
    words = [ChatLine(0, "ana", "Ana", "", f"Forza {n}!", n) for n in range(4)]
    words.append(ChatLine(None, "ion", "Ion", "bravo", "", 9))
    for said in words:
        await store.group_commit.append("t", 0, [], chat=said)
    assert await store.tables.chat_lines("t") == words
    assert await store.tables.chat_lines("t", limit=2) == words[-2:]
    assert await store.tables.chat_lines("u") == []


async def test_chat_is_switched_off_for_good(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    await store.tables.set_chat("t", False)
    assert (await load_table(store, "t")).chat is False


async def test_one_host_does_not_fill_the_list(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    for n in range(60):
        await store.tables.add(row(f"ana{n}", is_public=True, created=START + 100 + n))
    await store.tables.add(row("ion", host="ion", is_public=True))
    listed = [table.id for table in await store.tables.list_public()]
    assert listed == ["ana59", "ana58", "ana57", "ion"]


async def test_a_list_tells_nothing_of_a_match_that_spectators_see_later(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana", "ion")
    await store.tables.add(row("t", is_public=True, delay=60, host="ion", seats=[StoredSeat("ana", "s")]))
    [before] = await store.tables.list_public()
    clock.now += 5000
    await store.group_commit.append("t", 0, comings_and_goings(0, 1))
    assert await store.tables.list_public() == [before]
    await store.group_commit.append("t", 1, comings_and_goings(1, 1), finished="1-0")
    assert await store.tables.list_public() == [before]
    [hosted], [own] = [await store.tables.list_of_guest(guest) for guest in ("ion", "ana")]
    assert (hosted.touched, hosted.finished, hosted.result) == (START, None, None)
    assert (own.touched, own.finished, own.result) == (START + 5000, START + 5000, "1-0")
    clock.now += 60_000
    assert await store.tables.list_public() == []
    assert [table.result for table in await store.tables.list_of_guest("ion")] == ["1-0"]


async def test_the_disk_knows_where_something_is_due(store: Store) -> None:
    await add_guests(store, "ana")
    for id in ("soon", "later", "never", "over"):
        await store.tables.add(row(id, invites={1: f"invite {id}"}))
    await store.tables.add(row("begun"))
    for id, due_ms in (("later", 9000), ("soon", 5000), ("never", None), ("over", 7000)):
        finished = "1-0" if id == "over" else None
        clock = TableClock(4000, due_ms)
        await store.group_commit.append(id, 0, comings_and_goings(0, 1), clock=clock, finished=finished)
    assert list((await store.tables.due_tables()).items()) == [("begun", 0), ("soon", 5000), ("later", 9000)]
    assert (await load_table(store, "soon")).clock_ms == 4000


async def test_who_was_shown_out_is_remembered(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    for guest in ("ion", "ada", "ion"):
        await store.tables.add_removed("t", guest)
    assert (await load_table(store, "t")).removed == {"ion", "ada"}
