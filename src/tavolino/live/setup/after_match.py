"""The table that follows a finished match: the one rematch, or a practice match that plays on from a moment of it."""

from tavolino.core.records.record import PERSON, Record
from tavolino.live.bot_turns import needs_worker
from tavolino.live.faults import LiveFault
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.ports import Overtaken
from tavolino.live.reading_rights import is_daily_of_today, is_sealed
from tavolino.live.rows import Guest, StoredSeat
from tavolino.live.setup.new_tables import SeatRequest, TableKeys, TableRequest, add_new, new_seats
from tavolino.live.table_registry import TableRegistry
from tavolino.table.opening import play_on_from, rematch_of


async def rematch(registry: TableRegistry, table_id: str, guest: Guest | None, secret: str = "") -> TableKeys:
    """The one rematch of a finished match: everyone one seat further on, each with the secret they have.

    It is asked for by one who sits there, as a guest or with the seat's secret. It is written down with the old table:
    whoever asks again, even after a restart, is led to the same one. All who are at the old table are taken there.
    """
    old = await registry.get(table_id)
    if not (guest and old.seats_of(guest)) and (not secret or old.seat_of(secret) is None):
        raise LiveFault("not-your-seat")
    async with old.lock:
        try:
            keys = await find_rematch(registry, old) or await open_rematch(registry, old)
        except Overtaken:
            keys = await find_rematch_elsewhere(registry, old)
        old.announce_rematch(keys.table_id)
    return keys


async def find_rematch_elsewhere(registry: TableRegistry, old: LiveTable) -> TableKeys:
    """Somebody has just opened it."""
    stored = await registry.storage.tables.get(old.id)
    old.rematch_id = stored.rematch_id if stored else None
    keys = await find_rematch(registry, old)
    if keys is None:
        raise LiveFault("not-kept")
    return keys


async def find_rematch(registry: TableRegistry, old: LiveTable) -> TableKeys | None:
    """The rematch that there is already, if nobody has taken it down."""
    if old.rematch_id is None or await registry.storage.tables.get(old.rematch_id) is None:
        return None
    return TableKeys(old.rematch_id, (await registry.get(old.rematch_id)).code, {}, {})


async def open_rematch(registry: TableRegistry, old: LiveTable) -> TableKeys:
    seed = registry.random_source.seed()
    table = rematch_of(old.table, seed, registry.date(), registry.now(), needs_worker)
    holders = [old.holders[-1], *old.holders[:-1]]
    holders_again = [StoredSeat() if who.is_open else holder for who, holder in zip(table.seats, holders)]
    game_id = table.record.game.id
    request = TableRequest(game_id, {}, [], is_public=old.is_public, chat=old.chat, delay=old.delay)
    return await add_new(registry, old.host, table, holders_again, request, {}, rematch_of=old.id)


async def play_on(
    registry: TableRegistry, table_id: str, guest: Guest, moves: int, seat: int, bot: str
) -> TableKeys:
    """A practice match for the guest at this seat against bots, which goes on from a finished one."""
    old = await registry.get(table_id)
    if is_daily_of_today(old):
        raise LiveFault("daily-goes-on")
    if await is_sealed(old):
        raise LiveFault("deal-sealed")
    check_play_on(old.record, moves, seat)
    players = [SeatRequest(PERSON if n == seat else bot) for n in range(old.record.seats)]
    seats = new_seats(players, guest)
    random = registry.random_source
    table = play_on_from(
        old.record, moves, seat, seats, random.seed(), registry.date(), registry.now(), needs_worker
    )
    secret = random.secret()
    holder = StoredSeat(guest.id, hash_secret(secret))
    holders = [holder if n == seat else StoredSeat() for n in range(len(seats))]
    request = TableRequest(old.record.game.id, {}, [])
    return await add_new(registry, guest.id, table, holders, request, {seat: secret})


def check_play_on(record: Record, moves: int, seat: int) -> None:
    """Can somebody play on from there?"""
    if not record.is_finished:
        raise LiveFault("not-over")
    if moves > len(record.standing_moves()):
        raise LiveFault("no-such-moment", moves=len(record.standing_moves()))
    if seat >= record.seats:
        raise LiveFault("no-such-seat", seat=seat)
    if record.play_back(moves).over:
        raise LiveFault("nothing-to-play-on")
