"""What is written beside the lines of a table: its head and end, seats and invitations, what was said."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from tavolino.live.ports import Overtaken
from tavolino.live.rows import ChatLine, SeatTransfer
from tavolino.store.faults import StoreFault
from tavolino.store.schema import chat, invites, seats, tables


def change_table(
    connection: Connection, table_id: str, head: str | None, ending: tuple[str, str] | None, now: int
) -> None:
    """`ending` is the result and the winners of a match that is over now."""
    changes: dict[str, Any] = {} if head is None else {"head": head}
    changes |= {} if ending is None else {"result": ending[0], "winners": ending[1], "finished": now}
    changed = connection.execute(update(tables).where(tables.c.id == table_id).values(changes))
    if not changed.rowcount:
        raise StoreFault("no-such-table")


def winners_text(winners: Sequence[int]) -> str:
    return " ".join(map(str, winners))


def transfer_seat(connection: Connection, table_id: str, taken: SeatTransfer) -> None:
    if taken.invite and not consume_invite(connection, table_id, taken.seat, taken.invite):
        raise StoreFault("invite-used")
    seat = update(seats).where(seats.c.table_id == table_id, seats.c.seat == taken.seat)
    changed = connection.execute(seat.values(guest=taken.guest, secret_hash=taken.secret_hash))
    if not changed.rowcount:
        raise StoreFault("no-such-table")
    replace_invite(connection, table_id, taken.seat, taken.next_invite)


def replace_invite(connection: Connection, table_id: str, seat: int, invite: str | None) -> None:
    connection.execute(delete(invites).where(invites.c.table_id == table_id, invites.c.seat == seat))
    if invite is not None:
        connection.execute(insert(invites).values(table_id=table_id, seat=seat, secret_hash=invite))


def consume_invite(connection: Connection, table_id: str, seat: int, invite: str) -> bool:
    """Delete the invitation. True if it was still there."""
    ours = (invites.c.table_id == table_id, invites.c.seat == seat, invites.c.secret_hash == invite)
    return bool(connection.execute(delete(invites).where(*ours)).rowcount)


def note_news(connection: Connection, table_id: str, **values: Any) -> int:
    """Something beside the match has changed. Returns whether there is such a table."""
    own = update(tables).where(tables.c.id == table_id)
    return connection.execute(own.values(noted=tables.c.noted + 1, **values)).rowcount


def note_rematch(connection: Connection, table_id: str, rematch_id: str) -> None:
    """There is one at most: whoever comes second is led to the first."""
    free = update(tables).where(tables.c.id == table_id, tables.c.rematch_id.is_(None))
    if not connection.execute(free.values(noted=tables.c.noted + 1, rematch_id=rematch_id)).rowcount:
        raise Overtaken


def insert_chat_line(connection: Connection, table_id: str, line: ChatLine) -> None:
    note_news(connection, table_id)  # first: it locks the table, so that no other line gets the same number
    last = select(func.coalesce(func.max(chat.c.number), -1)).where(chat.c.table_id == table_id)
    number = last.scalar_subquery() + 1
    connection.execute(insert(chat).values(table_id=table_id, number=number, **asdict(line)))
