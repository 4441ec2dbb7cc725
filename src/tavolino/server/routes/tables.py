"""Tables over HTTP: opened, joined, looked at, taken down. What happens at them goes through their sockets."""

from asyncio import to_thread
from typing import Final

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.live.faults import LiveFault
from tavolino.live.frames.server_frames import ShownTable
from tavolino.live.live_table import LiveTable
from tavolino.live.reading_rights import check_reader
from tavolino.live.report.build import load_finished_record
from tavolino.live.rows import Guest
from tavolino.live.setup import after_match, new_tables, seat_changes
from tavolino.live.setup.seat_changes import SeatKey
from tavolino.server.catalogue.deck_list import deck_infos
from tavolino.server.catalogue.faces import SVG, card_of_file
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.config import ServerConfig
from tavolino.server.faults import ServerFault
from tavolino.server.http.card_faces import svg_response
from tavolino.server.http.dependencies import (
    AS_GUEST,
    CardFile,
    ConfigDependency,
    CurrentGuest,
    FacesDependency,
    FaceVariantDependency,
    NumberPath,
    OptionalGuest,
    RegistryDependency,
    RequestLanguage,
    SeatPath,
    SeatQuery,
    SeatSecret,
    StoreDependency,
    TableId,
)
from tavolino.server.http.guards.guess_limit import GuessLimit
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.schemas.games import DeckInfo
from tavolino.server.schemas.tables import (
    BranchRequest,
    JoinByCodeRequest,
    JoinedTable,
    JoinRequest,
    NewTableRequest,
    OpenedTable,
    SeatChange,
    SeatChanged,
    TableInfo,
)
from tavolino.server.table_requests import opened_table, requested_table
from tavolino.store.store import Store

# -- Opening one


@post("/tables", security=AS_GUEST)
async def open_table(
    request: AnyRequest,
    guest: CurrentGuest,
    data: JSONBody[NewTableRequest],
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> OpenedTable:
    """Open a table. It starts at once, or when the last open seat is taken."""
    state.drain.check_open()
    await check_host_quota(store, guest.id, config)
    state.table_limits.check(guest, client_address(request.scope), config.monotonic_s())
    return opened_table(await new_tables.open_new(tables, guest, requested_table(data)))


async def check_host_quota(store: Store, host: str, config: ServerConfig) -> None:
    """Nobody is to have more matches going on than they can play."""
    most = config.limits.max_unfinished_tables
    if await store.tables.count_unfinished(host) >= most:
        raise ServerFault("too-many-tables", most=most)


# -- Looking at one


@get("/tables")
async def list_tables(store: StoreDependency) -> list[TableInfo]:
    """The public tables that go on, the latest first; a few of each host."""
    return [TableInfo.of(table) for table in await store.tables.list_public()]


@get("/tables/{table_id:str}")
async def show_table(
    table_id: TableId,
    tables: RegistryDependency,
    caller: OptionalGuest,
    language: RequestLanguage,
    seat: SeatQuery = None,
    seat_secret: SeatSecret = None,
) -> ShownTable:
    """How the match stands for you: with a seat's secret (or as the guest whose seat it is) as that seat sees it."""
    live = await tables.get(table_id)
    viewer = viewing_seat(live, caller, seat, seat_secret)
    await check_reader(live, caller, viewer)
    return await live.snapshot(viewer, language)


def viewing_seat(live: LiveTable, caller: Guest | None, seat: int | None, secret: str | None) -> int | None:
    """The seat to look from; None is a spectator."""
    if secret:
        own = live.seat_of(secret)
        if own is None or seat not in (None, own):
            raise LiveFault("not-your-seat")
        return own
    seats = live.seats_of(caller) if caller else []
    if seat is not None and seat not in seats:
        raise LiveFault("not-your-seat")
    if seat is None and len(seats) > 1:
        raise ServerFault("which-seat")
    return seat if seat is not None else next(iter(seats), None)


@get("/tables/{table_id:str}/cards/{file:str}", media_type=SVG)
async def show_table_card(
    request: AnyRequest,
    table_id: TableId,
    file: CardFile,
    tables: RegistryDependency,
    language: RequestLanguage,
    variant: FaceVariantDependency,
) -> Response[str]:
    """The face of a card of this table, whose deck may be somebody's own."""
    game = (await tables.get(table_id)).record.game
    look = game.card_look(card_of_file(game, file), server_texts(language, game.id))
    return svg_response(request, variant.draw(look))


@get("/tables/{table_id:str}/decks")
async def show_table_decks(
    table_id: TableId, tables: RegistryDependency, language: RequestLanguage, faces: FacesDependency
) -> list[DeckInfo]:
    """The decks of this table, card by card, with all clubs that play here and people's own cards."""
    game = (await tables.get(table_id)).record.game
    return await to_thread(deck_infos, game, server_texts(language, game.id), faces)


# -- Taking a seat


@post("/tables/{table_id:str}/join", security=AS_GUEST)
async def join_table(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[JoinRequest],
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> JoinedTable:
    """Take a seat at this table."""
    with GuessLimit(state.guess_limiter, client_address(request.scope), config.monotonic_s()):
        await check_not_blocked(store, (await tables.get(table_id)).host, guest)
        key = await seat_changes.join(
            tables, table_id, guest, seat=data.seat, invite=data.invite, code=normalise_code(data.code)
        )
    return joined_table(key)


@post("/join", security=AS_GUEST)
async def join_by_code(
    request: AnyRequest,
    data: JSONBody[JoinByCodeRequest],
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> JoinedTable:
    """Take a seat at the table that goes by this code."""
    with GuessLimit(state.guess_limiter, client_address(request.scope), config.monotonic_s()):
        code = normalise_code(data.code)
        table_id = await tables.find_by_code(code)
        await check_not_blocked(store, (await tables.get(table_id)).host, guest)
        key = await seat_changes.join(tables, table_id, guest, code=code)
    return joined_table(key)


async def check_not_blocked(store: Store, host: str, guest: Guest) -> None:
    if await store.moderation.has_blocked(host, guest.id):
        raise ServerFault("blocked")


def normalise_code(typed: str) -> str:
    """As it was said aloud: in small letters, with a space in the middle."""
    return "".join(typed.split()).upper()


def joined_table(key: SeatKey) -> JoinedTable:
    return JoinedTable(key.table_id, key.seat, key.secret)


# -- What the host does, and what comes after


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, security=AS_GUEST)
async def set_seat_player(
    table_id: TableId,
    seat: SeatPath,
    data: JSONBody[SeatChange],
    guest: CurrentGuest,
    tables: RegistryDependency,
) -> SeatChanged:
    """Before the start the host puts a bot on a seat, or opens it again: then with a new invitation."""
    return SeatChanged(await seat_changes.set_seat_player(tables, table_id, guest, seat, data.player))


@post("/tables/{table_id:str}/rematch", security=AS_GUEST)
async def open_rematch(
    table_id: TableId,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    caller: OptionalGuest,
    seat_secret: SeatSecret = None,
) -> OpenedTable:
    """The same match again with new cards, everyone one seat further on."""
    old = await tables.get(table_id)
    if old.rematch_id is None:
        await check_host_quota(store, old.host, config)
    return opened_table(await after_match.rematch(tables, table_id, caller, seat_secret or ""))


@post("/tables/{table_id:str}/branch", security=AS_GUEST)
async def open_branch(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[BranchRequest],
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> OpenedTable:
    """Play on from a moment of a finished match, at one of its seats, against bots. What that seat could not know is
    drawn anew, and so is all that comes. It is a practice match, which counts nowhere.
    """
    state.drain.check_open()
    await check_host_quota(store, guest.id, config)
    state.table_limits.check(guest, client_address(request.scope), config.monotonic_s())
    await load_finished_record(tables, table_id, guest)
    return opened_table(await after_match.play_on(tables, table_id, guest, data.move, data.seat, data.bot))


@delete("/tables/{table_id:str}", security=AS_GUEST)
async def close_table(table_id: TableId, guest: CurrentGuest, tables: RegistryDependency) -> None:
    """Before the start the host takes the table down."""
    await new_tables.close(tables, table_id, guest)


@post("/tables/{table_id:str}/spectators/{number:int}/remove", status_code=204, security=AS_GUEST)
async def remove_spectator(
    table_id: TableId, number: NumberPath, guest: CurrentGuest, tables: RegistryDependency
) -> None:
    """The host shows a spectator out."""
    live = await tables.get_as_host(table_id, guest)
    await live.remove_spectator(number)


HANDLERS: Final = (
    open_table,
    list_tables,
    show_table,
    show_table_card,
    show_table_decks,
    join_table,
    join_by_code,
    set_seat_player,
    open_rematch,
    open_branch,
    close_table,
    remove_spectator,
)
