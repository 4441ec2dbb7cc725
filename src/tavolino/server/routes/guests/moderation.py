"""What players do about each other: report a chat to whoever runs the server, and block somebody."""

from typing import Final

import msgspec
from litestar import delete, post
from litestar.params import JSONBody

from tavolino.live.faults import LiveFault
from tavolino.live.guards.tokens import new_id
from tavolino.live.live_table import LiveTable
from tavolino.live.reading_rights import check_reader
from tavolino.live.rows import ChatLine
from tavolino.server.http.dependencies import (
    AS_GUEST,
    ConfigDependency,
    CurrentGuest,
    RegistryDependency,
    StoreDependency,
    TableId,
)
from tavolino.server.schemas.tables import SpeakerRequest
from tavolino.store.people.moderation import ChatReport


def find_speaker(live: LiveTable, speaker: SpeakerRequest) -> ChatLine:
    """The last line of somebody who has said something: of a seat, or of a spectator by their name."""
    said = (line for line in reversed(live.viewers.chat.lines) if line.seat == speaker.seat)
    found = next((line for line in said if speaker.seat is not None or line.name == speaker.name), None)
    if found is None:
        raise LiveFault("no-such-speaker")
    return found


@post("/tables/{table_id:str}/reports", status_code=204, security=AS_GUEST)
async def report_chat(
    table_id: TableId,
    data: JSONBody[SpeakerRequest],
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
) -> None:
    """Show whoever runs this server what was said here. Nobody at the table is told."""
    live = await tables.get(table_id)
    seat = live.seat_of_reader(guest, None)
    await check_reader(live, guest, seat)
    reported = find_speaker(live, data).guest
    lines = msgspec.json.encode(live.viewers.chat_so_far(seat, config.unix_ms())).decode()
    report = ChatReport(new_id(), table_id, guest.id, reported, lines, config.unix_ms())
    await store.moderation.add_report(report)


@post("/tables/{table_id:str}/blocks", status_code=204, security=AS_GUEST)
async def block_speaker(
    table_id: TableId,
    data: JSONBody[SpeakerRequest],
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
) -> None:
    """Somebody who has said something here can't come to your tables any more."""
    await store.moderation.block(guest.id, find_speaker(await tables.get(table_id), data).guest)


@delete("/me/blocks", status_code=204, security=AS_GUEST)
async def unblock_all(guest: CurrentGuest, store: StoreDependency) -> None:
    """All whom you have blocked can come to your tables again."""
    await store.moderation.unblock_all(guest.id)


HANDLERS: Final = (report_chat, block_speaker, unblock_all)
