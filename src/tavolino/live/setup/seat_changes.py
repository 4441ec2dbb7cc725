"""Who sits down at a table: join, put a bot on a seat, open a seat, give the keys of a seat anew."""

from dataclasses import dataclass

from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_NOT_WELCOME
from tavolino.live.guards.names import tell_apart
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.reading_rights import is_sealed
from tavolino.live.rows import Guest, SeatTransfer, StoredSeat
from tavolino.live.setup.new_tables import TableKeys, bot_seat
from tavolino.live.table_registry import TableRegistry
from tavolino.table.seating import check_seat, seats_to_take
from tavolino.table.seats import OPEN, Seat


@dataclass(frozen=True)
class SeatKey:
    """A seat taken, and its secret, told this once only."""

    table_id: str
    seat: int
    secret: str


async def join(
    registry: TableRegistry,
    table_id: str,
    guest: Guest,
    *,
    seat: int | None = None,
    invite: str = "",
    code: str = "",
) -> SeatKey:
    """Take an open seat, or one given up: with its invitation, with the table's code or, on a public table, with
    neither. Without a `seat`: that of the invitation, or the first open one.
    """
    live = await registry.get(table_id)
    secret = registry.random_source.secret()
    seat_number = -1

    def sit(now: float) -> SeatTransfer:
        nonlocal seat_number
        check_one_seat_among_strangers(live, guest, invite)
        seat_number = seat_to_take(live, seat, invite, code)
        others = [who.name for number, who in enumerate(live.table.seats) if number != seat_number]
        sit_down(registry, live, seat_number, Seat(tell_apart(guest.name, others)), now)
        return SeatTransfer(seat_number, guest.id, hash_secret(secret), live.invites.get(seat_number))

    await live.change(sit)
    live.hand_over(seat_number, StoredSeat(guest.id, hash_secret(secret)), CLOSE_NOT_WELCOME)
    expect_people(registry, live)
    return SeatKey(table_id, seat_number, secret)


async def set_seat_player(
    registry: TableRegistry, table_id: str, host: Guest, seat: int, player: str
) -> str | None:
    """The host puts a bot on a seat before the start, or opens a seat: then there is a new invitation.

    After the start only a seat that was given up can have a new invitation.
    """
    live = await registry.get_as_host(table_id, host)
    if live.daily:
        raise LiveFault("daily-own-hands")
    if await is_sealed(live):
        raise LiveFault("deal-sealed")
    if player != OPEN:
        bot = bot_seat(player, host.language, live.table.seats)
        await live.change(lambda now: put_bot(registry, live, seat, bot, now))
        live.hand_over(seat, StoredSeat(), CLOSE_NOT_WELCOME)
        expect_people(registry, live)
        return None
    invite = registry.random_source.secret()
    await live.change(lambda now: open_seat(live, seat, hash_secret(invite)))
    live.hand_over(seat, StoredSeat(), CLOSE_NOT_WELCOME, hash_secret(invite))
    return invite


async def give_seat_keys(registry: TableRegistry, live: LiveTable, guest: Guest) -> TableKeys:
    """New secrets for the seats of a guest, who comes from another device. The old ones are worth nothing then."""
    secrets = {seat: registry.random_source.secret() for seat in live.seats_of(guest)}
    for seat, secret in secrets.items():
        await give_seat_key(live, seat, StoredSeat(guest.id, hash_secret(secret)))
    return TableKeys(live.id, None, secrets, {})


async def give_seat_key(live: LiveTable, seat: int, holder: StoredSeat) -> None:
    await live.change(lambda now: SeatTransfer(seat, holder.guest, holder.secret_hash))
    live.hand_over(seat, holder, CLOSE_NOT_WELCOME)


def put_bot(registry: TableRegistry, live: LiveTable, seat: int, bot: Seat, now: float) -> SeatTransfer:
    check_seat(live.table.state, seat)
    if not live.table.state.has_started and live.table.seats[seat].is_bot:
        live.table.stand_up(seat, now)
    sit_down(registry, live, seat, bot, now)
    return SeatTransfer(seat, None, None, live.invites.get(seat))


def sit_down(registry: TableRegistry, live: LiveTable, seat: int, who: Seat, now: float) -> None:
    """With the last one to sit down the match starts."""
    had_started = live.table.state.has_started
    live.table.sit(seat, who, now)
    if live.table.state.has_started and not had_started:
        live.record.started = registry.date()


def open_seat(live: LiveTable, seat: int, invite: str) -> SeatTransfer:
    """Open a seat to whoever has this invitation (its hash); after the start one that was given up is open already.

    The invitation changes together with the seat: somebody who sits down meanwhile finds both as they are on disk.
    """
    check_seat(live.table.state, seat)
    if not live.table.state.has_started:
        live.table.stand_up(seat)
    elif seat not in seats_to_take(live.table.state):
        raise LiveFault("seat-taken", name=live.table.seats[seat].name)
    return SeatTransfer(seat, None, None, next_invite=invite)


def expect_people(registry: TableRegistry, live: LiveTable) -> None:
    live.expect_people(registry.now())
    registry.set_timer(live)


def check_one_seat_among_strangers(live: LiveTable, guest: Guest, invite: str) -> None:
    """Whoever holds two hands of a match among strangers sees too much. The host may invite them all the same."""
    if live.is_public and not invite and live.seats_of(guest):
        raise LiveFault("already-seated")


def seat_to_take(live: LiveTable, seat: int | None, invite: str, code: str) -> int:
    """The seat that they may take."""
    if invite:
        return invited_seat(live, seat, hash_secret(invite))
    if code and code != live.code:
        raise LiveFault("bad-code")
    if not code and not live.is_public:
        raise LiveFault("bad-invite")
    free = seats_to_take(live.table.state)
    if seat is None and not free:
        raise LiveFault("no-open-seat")
    return free[0] if seat is None else seat


def invited_seat(live: LiveTable, seat: int | None, invite: str) -> int:
    invited = next((seat for seat, hash in live.invites.items() if hash == invite), None)
    if invited is None or seat not in (None, invited):
        raise LiveFault("bad-invite")
    return invited
