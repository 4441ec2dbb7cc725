"""New tables: opened by a host, the deal of a day, a record from elsewhere; and taken down before the start.

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
from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE
from tavolino.live.guards.names import clean_name, tell_apart
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.rows import Guest, NewTableRow, StoredSeat
from tavolino.live.table_registry import TableRegistry
from tavolino.table.daily_deal import SOLVER_SEAT, DailyDeal
from tavolino.table.opening import open_daily_table, open_table
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


def check_finished_record(text: str) -> None:
    """A record from elsewhere. Nothing in it is trusted: every move is played again, which takes a while."""
    record = parse_record(text)
    if not record.is_finished:
        raise LiveFault("not-over")
    verify_record(record)


async def keep_record(registry: TableRegistry, guest: Guest, record: Record, table_id: str = "") -> TableKeys:
    """A match that was played elsewhere, with its report. Nobody has a seat there any more."""
    row = NewTableRow(
        id=table_id or registry.random_source.id(),
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
