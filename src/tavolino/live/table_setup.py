"""New tables, and who sits down at them: open, rematch, play on, join, put a bot on a seat, close.

A `LiveFault`, `Fault` or `Refusal` says why not.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tavolino.bots.bot_names import choose_bot_name
from tavolino.bots.roster import bot_factory
from tavolino.core.language.texts import load_texts
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import PERSON, Record
from tavolino.core.registry import game as find_game
from tavolino.live.bot_turns import needs_worker
from tavolino.live.faults import LiveFault
from tavolino.live.frames import CLOSE_NO_SUCH_TABLE, CLOSE_NOT_WELCOME
from tavolino.live.guards.names import clean_name, tell_apart
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.ports import Overtaken
from tavolino.live.rows import Guest, NewTableRow, SeatTransfer, StoredSeat
from tavolino.live.table_registry import TableRegistry
from tavolino.table.daily_deal import SOLVER_SEAT, DailyDeal
from tavolino.table.opening import open_daily_table, open_table, play_on_from, rematch_of
from tavolino.table.seating import check_seat, seats_to_take
from tavolino.table.seats import OPEN, OPEN_SEAT, Seat
from tavolino.table.settings import ON, Settings
from tavolino.table.table import Table

MAX_DELAY_S: Final = 600


@dataclass(frozen=True)
class SeatRequest:
    """Who is to sit there: `person` (the host, or somebody beside them under a `name`), `open`, or a bot's name.

    An open seat gets an invitation for that seat; on a public table anyone may take it.
    """

    player: str = OPEN
    name: str = ""


@dataclass(frozen=True)
class TableRequest:
    """What a host wants of a new table. `delay`: how many seconds later spectators see everything."""

    game_id: str
    options: Mapping[str, Any]
    seats: list[SeatRequest]
    settings: Settings = field(default_factory=Settings)
    is_public: bool = False
    chat: bool = True
    delay: int = 0


@dataclass(frozen=True)
class TableKeys:
    """A new table: its id, the short code to join by (None when no seat is open), and, told this once only,
    the secrets of the seats that the caller holds and an invitation for each open one, by seat.
    """

    table_id: str
    code: str | None
    secrets: dict[int, str]
    invites: dict[int, str]


@dataclass(frozen=True)
class SeatKey:
    """A seat taken, and its secret, told this once only."""

    table_id: str
    seat: int
    secret: str


# -- New tables


async def open_new(registry: TableRegistry, host: Guest, request: TableRequest) -> TableKeys:
    """A new table. It starts at once, or when the last open seat is taken."""
    if not 0 <= request.delay <= MAX_DELAY_S:
        raise LiveFault("bad-delay", most=MAX_DELAY_S)
    game = find_game(request.game_id, **request.options)
    seats = new_seats(request.seats, host)
    random = registry.random_source
    table = open_table(
        game, seats, random.seed(), registry.date(), request.settings, registry.now(), needs_worker
    )
    secrets = {seat: random.secret() for seat, who in enumerate(seats) if who.is_person}
    holders = [
        StoredSeat(host.id, hash_secret(secrets[seat])) if seat in secrets else StoredSeat()
        for seat in range(len(seats))
    ]
    return await add_new(registry, host.id, table, holders, request, secrets)


async def add_new(
    registry: TableRegistry,
    host: str,
    table: Table,
    holders: list[StoredSeat],
    request: TableRequest,
    secrets: dict[int, str],
    rematch_of: str | None = None,
) -> TableKeys:
    """Write a new table to the store, and make it live."""
    random = registry.random_source
    invites = {seat: random.secret() for seat, who in enumerate(table.seats) if who.is_open}
    row = NewTableRow(
        id=random.id(),
        host=host,
        game=table.record.game.id,
        head=table.record.head_text(),
        created=registry.today(),
        seats=holders,
        invites={seat: hash_secret(invite) for seat, invite in invites.items()},
        is_public=request.is_public,
        chat=request.chat,
        delay=request.delay,
        code=random.code() if invites else None,
        daily=table.state.settings.daily or None,
        clock_ms=registry.uptime_ms(),
    )
    await registry.storage.tables.add(row, table.record.entries, rematch_of)
    registry.add(LiveTable(row, table, registry))
    return TableKeys(row.id, row.code, secrets, invites)


def new_seats(requests: list[SeatRequest], host: Guest) -> list[Seat]:
    """People sit down first: no bot is to have the name of one of them."""
    seats = [
        Seat(clean_name(request.name) if request.name else host.name)
        if request.player == PERSON
        else OPEN_SEAT
        for request in requests
    ]
    for number, request in enumerate(requests):
        if request.player not in (OPEN, PERSON):
            seats[number] = bot_seat(request.player, host.language, seats, request.name)
    return seats


def bot_seat(bot: str, language: str, others: Iterable[Seat], name: str = "") -> Seat:
    """A bot, under a name that nobody else at the table has."""
    bot_factory(bot)
    texts = load_texts(language)
    level = texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot
    return Seat(name or choose_bot_name(bot, {seat.name for seat in others}, level), bot)


async def open_daily(registry: TableRegistry, guest: Guest, deal: DailyDeal) -> TableKeys:
    """The deal of a day, for this guest: on the stage, as everyone plays it."""
    name = tell_apart(guest.name, [deal.opponent_name])
    settings = deal.settings(stage=ON)
    table = open_daily_table(deal, name, registry.date(), settings, registry.now(), needs_worker)
    secret = registry.random_source.secret()
    holders = [StoredSeat(guest.id, hash_secret(secret)), StoredSeat()]
    request = TableRequest(deal.game_id, {}, [], chat=False)
    return await add_new(registry, guest.id, table, holders, request, {SOLVER_SEAT: secret})


# -- After a match


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
    if old.is_daily_of_today:
        raise LiveFault("daily-goes-on")
    if await old.is_sealed():
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


def check_finished_record(text: str) -> None:
    """A record from elsewhere. Nothing in it is trusted: every move is played again, which takes a while."""
    record = parse_record(text)
    if not record.is_finished:
        raise LiveFault("not-over")
    verify_record(record)


async def keep_record(registry: TableRegistry, guest: Guest, record: Record) -> TableKeys:
    """A match that was played elsewhere, with its report. Nobody has a seat there any more."""
    row = NewTableRow(
        id=registry.random_source.id(),
        host=guest.id,
        game=record.game.id,
        head=record.head_text(),
        created=registry.today(),
        seats=[StoredSeat() for _ in record.names],
        chat=False,
    )
    await registry.storage.tables.add(row, record.entries)
    await registry.storage.journal.append(row.id, len(record.entries), [], finished=record.result)
    return TableKeys(row.id, None, {}, {})


# -- Seats


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
    if await live.is_sealed():
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


# -- The end of a table


async def close(registry: TableRegistry, table_id: str, host: Guest) -> None:
    """Before the start the host takes the table down."""
    live = await registry.get_as_host(table_id, host)
    if live.table.state.has_started:
        raise LiveFault("already-started")
    await registry.storage.tables.delete(table_id)
    live.close(CLOSE_NO_SUCH_TABLE)
    registry.drop(live)
    for other in registry.tables.values():
        if other.rematch_id == table_id:
            other.rematch_id = None
