"""Tables over HTTP: opened, joined, looked at, taken down. What happens at them goes through their sockets."""

from math import ceil
from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.card_art import face
from tavolino.core.options import Document
from tavolino.core.registry import known_options
from tavolino.server.config import Config
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import (
    AS_GUEST,
    AnyRequest,
    Caller,
    CardFile,
    Language,
    Number,
    Present,
    SeatPath,
    SeatQuery,
    SeatSecret,
    TableId,
    TheConfig,
    TheHall,
    TheStore,
)
from tavolino.server.http.language import words
from tavolino.server.http.request_info import address
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_registry import Joined, Opened, SeatWish, Wishes
from tavolino.server.rate_limits import Turnstile
from tavolino.server.routes.games import SVG, card_in, deck_sheets, drawing, file_name
from tavolino.server.routes.guests import table_row
from tavolino.server.schemas.tables import (
    BranchQuestion,
    CodeQuestion,
    DeckSheet,
    DocumentText,
    JoinedTable,
    JoinQuestion,
    NewTableQuestion,
    OpenedTable,
    SeatChange,
    SeatChanged,
    SeatQuestion,
    TableRow,
    TableSettings,
)
from tavolino.store.rows import Guest
from tavolino.store.store import Store
from tavolino.table.clock import read_clock
from tavolino.table.settings import Settings

WRONG: Final = ("bad-invite", "bad-code", "no-such-table")
"""The faults of somebody who may be guessing."""


# -- Opening one


@post("/tables", security=AS_GUEST)
async def open_table(
    guest: Present, data: JSONBody[NewTableQuestion], hall: TheHall, store: TheStore, config: TheConfig
) -> OpenedTable:
    """Open a table. It starts at once, or when the last open seat is taken."""
    await check_room(store, guest, config)
    return opened(await hall.open(guest, wishes(data)))


async def check_room(store: Store, guest: Guest, config: Config) -> None:
    """Nobody is to have more matches going on than they can play."""
    most = config.limits.tables
    if await store.count_unfinished(guest.id) >= most:
        raise Trouble("too-many-tables", most=most)


def wishes(data: NewTableQuestion) -> Wishes:
    return Wishes(
        game_id=data.game,
        options={name: setting(data.game, name, value) for name, value in data.options.items()},
        seats=[seat_wish(seat) for seat in data.seats],
        settings=settings(data.settings),
        is_public=data.public,
        chat=data.chat,
        delay=data.delay,
    )


def setting(game_id: str, name: str, value: bool | int | str | DocumentText) -> Any:
    """An option as it came. A document is sent whole: its name must never make us read a file of our own."""
    option = next((option for option in known_options(game_id) if option.name == name), None)
    if isinstance(value, DocumentText):
        return Document(file_name(value.name), value.text)
    if option and option.is_document and value != option.default:
        raise Trouble("document-needed", option=name)
    return value


def seat_wish(seat: SeatQuestion) -> SeatWish:
    return SeatWish(seat.player, seat.name.strip())


def settings(data: TableSettings) -> Settings:
    clock = read_clock(data.clock)
    return Settings(clock, data.late, data.gone, data.grace, data.deputy, data.pace, data.hints)


def opened(table: Opened) -> OpenedTable:
    return OpenedTable(table.table_id, table.code, by_seat(table.secrets), by_seat(table.invites))


def by_seat(secrets: dict[int, str]) -> dict[str, str]:
    return {str(seat): secret for seat, secret in secrets.items()}


# -- Looking at one


@get("/tables")
async def list_tables(store: TheStore) -> list[TableRow]:
    """The public tables that go on, the latest first."""
    return [table_row(table) for table in await store.public_tables()]


@get("/tables/{table_id:str}")
async def show_table(
    table_id: TableId,
    hall: TheHall,
    caller: Caller,
    language: Language,
    seat: SeatQuery = None,
    seat_secret: SeatSecret = None,
) -> dict[str, Any]:
    """How the match stands for you: with a seat's secret (or as the guest whose seat it is) as that seat sees it."""
    live = await hall.get(table_id)
    return await live.state(viewer(live, caller, seat, seat_secret), language)


def viewer(live: LiveTable, caller: Guest | None, seat: int | None, secret: str | None) -> int | None:
    """The seat to look from; None is a spectator."""
    if secret:
        own = live.seat_of(secret)
        if own is None or seat not in (None, own):
            raise Trouble("not-your-seat")
        return own
    seats = live.seats_of(caller) if caller else []
    if seat is not None and seat not in seats:
        raise Trouble("not-your-seat")
    if seat is None and len(seats) > 1:
        raise Trouble("which-seat")
    return seat if seat is not None else next(iter(seats), None)


@get("/tables/{table_id:str}/cards/{file:str}", media_type=SVG)
async def show_table_card(
    request: AnyRequest, table_id: TableId, file: CardFile, hall: TheHall, language: Language
) -> Response[str]:
    """The face of a card of this table, whose deck may be somebody's own."""
    game = (await hall.get(table_id)).record.game
    return drawing(request, face(game, card_in(game, file), words(language, game.id)))


@get("/tables/{table_id:str}/decks")
async def show_table_decks(table_id: TableId, hall: TheHall, language: Language) -> list[DeckSheet]:
    """The decks of this table, card by card, with all clubs that play here and people's own cards."""
    game = (await hall.get(table_id)).record.game
    return deck_sheets(game, words(language, game.id))


# -- Taking a seat


@post("/tables/{table_id:str}/join", security=AS_GUEST)
async def join(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[JoinQuestion],
    guest: Present,
    hall: TheHall,
    config: TheConfig,
    state: State,
) -> JoinedTable:
    """Take a seat at this table."""
    with Guessing(state.guesses, address(request.scope), config.now()):
        found = await hall.join(table_id, guest, seat=data.seat, invite=data.invite, code=code(data.code))
    return joined(found)


@post("/join", security=AS_GUEST)
async def join_by_code(
    request: AnyRequest,
    data: JSONBody[CodeQuestion],
    guest: Present,
    hall: TheHall,
    config: TheConfig,
    state: State,
) -> JoinedTable:
    """Take a seat at the table that goes by this code."""
    with Guessing(state.guesses, address(request.scope), config.now()):
        found = await hall.join(await hall.find(code(data.code)), guest, code=code(data.code))
    return joined(found)


def code(typed: str) -> str:
    """As it was said aloud: in small letters, with a space in the middle."""
    return "".join(typed.split()).upper()


def joined(found: Joined) -> JoinedTable:
    return JoinedTable(found.table_id, found.seat, found.secret)


class Guessing:
    """Whoever has come with too many wrong codes or invitations must wait."""

    def __init__(self, guesses: Turnstile, who: str, now: float) -> None:
        self.guesses, self.who, self.now = guesses, who, now

    def __enter__(self) -> None:
        wait = self.guesses.wait(self.who, self.now)
        if wait:
            raise Trouble("too-many-guesses", seconds=ceil(wait))

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Trouble) and error.key in WRONG:
            self.guesses.take(self.who, self.now)


# -- What the host does, and what comes after


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, security=AS_GUEST)
async def put(
    table_id: TableId, seat: SeatPath, data: JSONBody[SeatChange], guest: Present, hall: TheHall
) -> SeatChanged:
    """Before the start the host puts a bot on a seat, or opens it again: then with a new invitation."""
    return SeatChanged(await hall.put(table_id, guest, seat, data.player))


@post("/tables/{table_id:str}/rematch", security=AS_GUEST)
async def rematch(table_id: TableId, guest: Present, hall: TheHall) -> OpenedTable:
    """The same match again with new cards, everyone one seat further on."""
    return opened(await hall.rematch(table_id, guest))


@post("/tables/{table_id:str}/branch", security=AS_GUEST)
async def branch(
    table_id: TableId,
    data: JSONBody[BranchQuestion],
    guest: Present,
    hall: TheHall,
    store: TheStore,
    config: TheConfig,
) -> OpenedTable:
    """Play on from a moment of a finished match, at one of its seats, against bots. What that seat could not know is
    drawn anew, and so is all that comes. It is a practice match, which counts nowhere.
    """
    await check_room(store, guest, config)
    return opened(await hall.branch(table_id, guest, data.move, data.seat, data.bot))


@delete("/tables/{table_id:str}", security=AS_GUEST)
async def take_down(table_id: TableId, guest: Present, hall: TheHall) -> None:
    """Before the start the host takes the table down."""
    await hall.close(table_id, guest)


@post("/tables/{table_id:str}/spectators/{number:int}/remove", status_code=204, security=AS_GUEST)
async def remove_spectator(table_id: TableId, number: Number, guest: Present, hall: TheHall) -> None:
    """The host shows a spectator out."""
    await hall.remove_spectator(table_id, guest, number)


HANDLERS: Final = (
    open_table,
    list_tables,
    show_table,
    show_table_card,
    show_table_decks,
    join,
    join_by_code,
    put,
    rematch,
    branch,
    take_down,
    remove_spectator,
)
