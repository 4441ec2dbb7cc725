"""A table that others change too: what they have written is read, folded into the table here, and shown.

`Overtaken` says that somebody was quicker: then what was changed here is forgotten, and the table is read anew. In one
process alone neither ever happens.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from tavolino.core.faults import Fault
from tavolino.live.bot_turns import needs_worker
from tavolino.live.change_writer import HeldAnswers
from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE, CLOSE_NOT_WELCOME
from tavolino.live.frames.server_frames import ChatFrame
from tavolino.live.rows import StoredTable, table_record
from tavolino.table.automation import Automation, SettledRequest
from tavolino.table.opening import resume_table
from tavolino.table.table import Table

if TYPE_CHECKING:
    from tavolino.live.live_table import LiveTable

FOLLOW_S: Final = 0.25
"""Who wrote the last line also writes what comes by itself; all others leave it so long to do it."""


def read_table(stored: StoredTable, now: float, uptime_ms: int = 0) -> Table:
    """A table from its record. A long match takes long to be played again: this is done beside the loop.

    Clocks go on from where they were: the time since its last entry counts, as far as the server was running.
    """
    gone_ms = 0 if stored.clock_ms is None else max(0, uptime_ms - stored.clock_ms)
    table = resume_table(table_record(stored), now - gone_ms / 1000, needs_worker)
    hold_again(table.automation, decode_held(stored.held))
    return table


def decode_held(text: str | None) -> HeldAnswers:
    return msgspec.json.decode(text, type=HeldAnswers) if text else {}


def hold_again(automation: Automation, held: HeldAnswers) -> None:
    """Answers that are held elsewhere too. One that does not fit the question any more is dropped."""
    automation.held_answers.clear()
    for seat, request in held.items():
        try:
            automation.hold(seat, request)
        except Fault:
            continue


async def adopt(live: "LiveTable", stored: StoredTable | None) -> None:
    """What others have written, read from the first entry on that is not known here. Nothing must be on its way to the
    disk meanwhile.
    """
    if stored is None:
        take_down(live)
        return
    if stored.revision != live.writer.revision:
        if live.table.state.has_started:
            fold(live, stored)
        else:
            await rebuild(live)
    adopt_rest(live, stored)
    if stored.noted != live.noted:
        await hear_chat(live, stored)


async def rebuild(live: "LiveTable") -> None:
    """Forget what was changed here: the disk is right."""
    stored = await live.services.storage.tables.get(live.id)
    if stored is None:
        take_down(live)
        raise LiveFault("no-such-table")
    now = live.services.now()
    table = await live.services.thinker.run(read_table, stored, now, live.services.uptime_ms())
    before, after = live.table.automation, table.automation
    after.bot_answers, after.seen, after.are_bots_asleep = (
        before.bot_answers,
        before.seen,
        before.are_bots_asleep,
    )
    after.settled = settled_elsewhere(live.writer.held_on_disk, after.held_answers, stored)
    live.table = live.viewers.table = live.writer.table = table
    live.undo_faults.clear()
    note_version(live, stored)
    adopt_rest(live, stored)


def fold(live: "LiveTable", stored: StoredTable) -> None:
    table = live.table
    held, table.automation.held_answers = table.automation.held_answers, {}
    for entry in stored.entries:
        table.follow(entry)
    hold_again(table.automation, decode_held(stored.held))
    table.automation.settled += settled_elsewhere(held, table.automation.held_answers, stored)
    note_version(live, stored)


def settled_elsewhere(before: HeldAnswers, after: HeldAnswers, stored: StoredTable) -> list[SettledRequest]:
    """Held answers that others have played, or dropped: whoever gave them waits to be told."""
    return [
        SettledRequest(seat, request, (seat, request.request_id) in stored.requests)
        for seat, request in before.items()
        if after.get(seat) != request
    ]


def note_version(live: "LiveTable", stored: StoredTable) -> None:
    live.writer.note_version(stored)
    live.follows = True


def adopt_rest(live: "LiveTable", stored: StoredTable) -> None:
    """What is beside the record: who holds the seats, the rematch."""
    for seat, holder in enumerate(stored.seats):
        if holder != live.holders[seat]:
            live.hand_over(seat, holder, CLOSE_NOT_WELCOME, stored.invites.get(seat))
    live.invites = dict(stored.invites)
    if stored.rematch_id != live.rematch_id:
        if stored.rematch_id is None:
            live.rematch_id = None
        else:
            live.announce_rematch(stored.rematch_id)


def seats_wrongly_gone(live: "LiveTable") -> list[int]:
    """Seats that others took for left while this process was slow, and whose people are here."""
    if live.is_dropped:
        return []
    seated = [seat for seat, lines in live.viewers.connections.items() if seat is not None and lines]
    return [seat for seat in seated if live.table.state.presence[seat].gone_since_ms is not None]


async def hear_chat(live: "LiveTable", stored: StoredTable) -> None:
    """What was said elsewhere, and who was shown out there."""
    spectators, chat = live.viewers.spectators, live.viewers.chat
    for guest_id in stored.removed - spectators.removed:
        spectators.show_out(guest_id)
    if stored.chat != chat.is_on:
        chat.is_on = stored.chat
        live.viewers.send_all(live.viewers.all_connections(), lambda _: ChatFrame(on=stored.chat))
    known = {*chat.lines}
    newest = max((line.at for line in chat.lines), default=0)
    for line in await live.services.storage.tables.chat_lines(live.id):
        if line not in known and (line.at >= newest or not known):
            live.viewers.add_chat_line(line, live.services.now())
    live.noted = stored.noted


def take_down(live: "LiveTable") -> None:
    """It has been closed elsewhere."""
    live.close(CLOSE_NO_SUCH_TABLE)
    live.services.drop(live)
