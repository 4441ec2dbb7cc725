"""Tables on this device: opened, looked at, played again, reported, taken away."""

from typing import Any, Final

from tavolino.core.records.reader import parse_record
from tavolino.live.faults import LiveFault
from tavolino.live.guards.names import clean_name
from tavolino.live.live_table import LiveTable
from tavolino.live.report.build import build_analysis, build_replay, build_report, load_finished_record
from tavolino.live.setup import after_match, new_tables, seat_changes
from tavolino.pocket.game_routes import face_variant, svg_answer
from tavolino.pocket.router import TEXT, Answer, Call, make_answer, route
from tavolino.pocket.services import PocketServices
from tavolino.server.catalogue.deck_list import deck_infos
from tavolino.server.catalogue.faces import card_of_file
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.base import JobProgress
from tavolino.server.schemas.tables import (
    BranchRequest,
    GuestChange,
    Me,
    NewTableRequest,
    OpenedTable,
    SeatChange,
    SeatChanged,
)
from tavolino.server.table_requests import opened_table, requested_table


async def change_me(host: PocketServices, call: Call) -> Me:
    wishes, guest = call.read(GuestChange), host.guests.guest
    await host.guests.rename(
        guest.name if wishes.name is None else clean_name(wishes.name), wishes.language or call.language
    )
    return Me(guest.id, host.guests.guest.name, host.guests.guest.language)


async def list_tables(host: PocketServices, call: Call) -> Any:
    guest = host.guests.guest
    return await host.tables.list_infos(guest.id, guest.name)


async def open_table(host: PocketServices, call: Call) -> OpenedTable:
    """Nobody comes from elsewhere: a seat that stays open would never be taken."""
    request = requested_table(call.read(NewTableRequest))
    if any(seat.player == "open" for seat in request.seats):
        raise ServerFault("needs-server")
    return opened_table(await new_tables.open_new(host.registry, host.guests.guest, request))


async def show_table(host: PocketServices, call: Call, table_id: str) -> Any:
    live = await host.registry.get(table_id)
    shown = await live.snapshot(viewing_seat(host, live, call), call.language)
    await host.rest(table_id)  # a glance from the home page does not make the bots think
    return shown


def viewing_seat(host: PocketServices, live: LiveTable, call: Call) -> int | None:
    """With several people round the device a list shows what everyone may see."""
    if call.seat:
        return live.seat_of(call.seat)
    own = live.seats_of(host.guests.guest)
    return own[0] if len(own) == 1 else None


async def show_table_card(host: PocketServices, call: Call, table_id: str, file: str) -> Answer:
    game = (await host.registry.get(table_id)).record.game
    look = game.card_look(card_of_file(game, file), server_texts(call.language, game.id))
    return svg_answer(face_variant(call).draw(look))


async def show_table_decks(host: PocketServices, call: Call, table_id: str) -> Any:
    game = (await host.registry.get(table_id)).record.game
    return deck_infos(game, server_texts(call.language, game.id), host.faces)


async def set_seat_player(host: PocketServices, call: Call, table_id: str, seat: str) -> SeatChanged:
    player = call.read(SeatChange).player
    return SeatChanged(
        await seat_changes.set_seat_player(host.registry, table_id, host.guests.guest, int(seat), player)
    )


async def open_rematch(host: PocketServices, call: Call, table_id: str) -> OpenedTable:
    return opened_table(await after_match.rematch(host.registry, table_id, host.guests.guest, call.seat))


async def open_branch(host: PocketServices, call: Call, table_id: str) -> OpenedTable:
    wishes, guest = call.read(BranchRequest), host.guests.guest
    return opened_table(
        await after_match.play_on(host.registry, table_id, guest, wishes.move, wishes.seat, wishes.bot)
    )


async def delete_table(host: PocketServices, call: Call, table_id: str) -> None:
    """Whoever has the device may let any match go, in the middle of it too."""
    if not await host.let_go(table_id):
        raise LiveFault("no-such-table")


# -- Afterwards


async def show_record(host: PocketServices, call: Call, table_id: str) -> Answer:
    record = await load_finished_record(host.registry, table_id, host.guests.guest, call.seat)
    return Answer(200, TEXT, record.text())


async def keep_record(host: PocketServices, call: Call) -> OpenedTable:
    """A record from elsewhere: it is played again, and kept like a match of this device."""
    text = call.body.decode(errors="replace")
    new_tables.check_finished_record(text)
    return opened_table(await new_tables.keep_record(host.registry, host.guests.guest, parse_record(text)))


async def show_report(host: PocketServices, call: Call, table_id: str) -> Any:
    record = await load_finished_record(host.registry, table_id, host.guests.guest, call.seat)
    return build_report(table_id, record, call.language)


async def show_replay(host: PocketServices, call: Call, table_id: str, move: str) -> Any:
    if not move.isdecimal():
        raise ServerFault("not-found")
    record = await load_finished_record(host.registry, table_id, host.guests.guest, call.seat)
    return build_replay(record, int(move), call.number("seat"), call.language)


async def show_analysis(host: PocketServices, call: Call, table_id: str) -> Answer:
    record = await load_finished_record(host.registry, table_id, host.guests.guest, call.seat)
    job = host.registry.analysis_jobs.get(table_id, record)
    if job.has_failed:
        raise ServerFault("server")
    if job.result is None:
        return make_answer(JobProgress(job.steps_done, job.steps_total))._replace(status=202)
    return make_answer(build_analysis(job.record, job.result, call.language))


ROUTES: Final = [
    route("PATCH", "me", change_me),
    route("GET", "me/tables", list_tables),
    route("POST", "tables", open_table),
    route("POST", "records", keep_record),
    route("GET", "tables/{table_id}", show_table),
    route("DELETE", "tables/{table_id}", delete_table),
    route("GET", "tables/{table_id}/cards/{file}", show_table_card),
    route("GET", "tables/{table_id}/decks", show_table_decks),
    route("POST", "tables/{table_id}/seats/{seat}", set_seat_player),
    route("POST", "tables/{table_id}/rematch", open_rematch),
    route("POST", "tables/{table_id}/branch", open_branch),
    route("GET", "tables/{table_id}/record", show_record),
    route("GET", "tables/{table_id}/report", show_report),
    route("GET", "tables/{table_id}/replay/{move}", show_replay),
    route("GET", "tables/{table_id}/analysis", show_analysis),
]
