"""The chat of a table: a line is written to disk, then shown."""

from tavolino.live.faults import LiveFault
from tavolino.live.frames.server_frames import ChatFrame
from tavolino.live.live_table import LiveTable
from tavolino.live.logs import log_error
from tavolino.live.rows import ChatLine
from tavolino.live.viewers.connection import Connection


async def add_chat_line(live: LiveTable, connection: Connection, text: str, phrase: str) -> None:
    now = live.services.now()
    line = chat_line(live, connection, text, phrase)
    live.viewers.chat.check_may_say(line.guest, text, phrase, now)
    try:
        await live.services.storage.journal.append(live.id, 0, [], chat=line, is_seen=False)
    except Exception as error:
        log_error("chat not kept", error, table=live.id)
        raise LiveFault("not-kept") from None
    live.noted += 1
    live.viewers.add_chat_line(line, now)
    live.services.set_timer(live)


def chat_line(live: LiveTable, connection: Connection, text: str, phrase: str) -> ChatLine:
    seat, today = connection.seat, live.services.today()
    if seat is not None:
        who = live.holders[seat].guest or live.host
        return ChatLine(seat, who, live.table.seats[seat].name, phrase, text.strip(), today)
    assert connection.guest is not None
    return ChatLine(None, connection.guest.id, connection.guest.name, phrase, text.strip(), today)


async def switch_chat(live: LiveTable, is_on: bool) -> None:
    """The host switches the chat on or off."""
    await live.services.storage.tables.set_chat(live.id, is_on)
    live.noted += 1
    live.viewers.chat.is_on = is_on
    live.viewers.send_all(live.viewers.all_connections(), lambda _: ChatFrame(on=is_on))
