"""From the body of a request to what live tables are asked for, and back."""

from typing import Any

from tavolino.core.registry import known_options
from tavolino.live.setup.new_tables import SeatRequest, TableKeys, TableRequest
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.games import DocumentText
from tavolino.server.schemas.tables import NewSeatRequest, NewTableRequest, OpenedTable, TableSettings
from tavolino.table.clocks.clock import parse_clock
from tavolino.table.settings import Settings


def requested_table(data: NewTableRequest) -> TableRequest:
    return TableRequest(
        game_id=data.game,
        options={name: requested_option(data.game, name, value) for name, value in data.options.items()},
        seats=[requested_seat(seat) for seat in data.seats],
        settings=requested_settings(data.settings),
        is_public=data.public,
        chat=data.chat,
        delay=data.delay,
    )


def requested_option(game_id: str, name: str, value: bool | int | str | DocumentText) -> Any:
    """An option as it came. A document is sent whole: its name must never make us read a file of our own."""
    option = next((option for option in known_options(game_id) if option.name == name), None)
    if isinstance(value, DocumentText):
        return value.document()
    if option and option.is_document and value != option.default:
        raise ServerFault("document-needed", option=name)
    return value


def requested_seat(seat: NewSeatRequest) -> SeatRequest:
    return SeatRequest(seat.player, seat.name.strip())


def requested_settings(data: TableSettings) -> Settings:
    clock = parse_clock(data.clock)
    return Settings(clock, data.late, data.gone, data.grace, data.deputy, data.pace, data.hints, data.stage)


def opened_table(table: TableKeys) -> OpenedTable:
    return OpenedTable(table.table_id, table.code, table.secrets, table.invites)
