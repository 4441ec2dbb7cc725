"""Finished matches: the record, the report, and any moment of it again. Nothing of this before the end."""

import asyncio
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from tavolino.core.records.reader import parse_record
from tavolino.live.ports import Asker
from tavolino.live.report.build import build_analysis, build_replay, build_report, load_finished_record
from tavolino.live.report.schemas import MatchAnalysis, Replay, Report
from tavolino.live.setup import new_tables
from tavolino.live.setup.new_tables import check_finished_record
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    ConfigDependency,
    CurrentGuest,
    JobsDependency,
    NumberPath,
    OptionalGuest,
    RegistryDependency,
    RequestLanguage,
    SeatQuery,
    SeatSecret,
    TableId,
)
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.schemas.base import JobProgress
from tavolino.server.schemas.tables import OpenedTable
from tavolino.server.table_requests import opened_table


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def show_record(
    table_id: TableId, tables: RegistryDependency, caller: OptionalGuest, seat_secret: SeatSecret = None
) -> Response[str]:
    """The record of a finished match: `tavolino replay` and `tavolino verify` read it."""
    record = await load_finished_record(tables, table_id, caller, seat_secret)
    name = f'attachment; filename="{record.game.id}-{table_id}.tav"'
    return Response(
        await asyncio.to_thread(record.text), headers={"content-disposition": name}, media_type=MediaType.TEXT
    )


@get("/tables/{table_id:str}/report")
async def show_report(
    table_id: TableId,
    tables: RegistryDependency,
    caller: OptionalGuest,
    language: RequestLanguage,
    seat_secret: SeatSecret = None,
) -> Report:
    """The report of a finished match."""
    return await asyncio.to_thread(
        build_report, table_id, await load_finished_record(tables, table_id, caller, seat_secret), language
    )


@get("/tables/{table_id:str}/replay/{move:int}")
async def show_replay(
    table_id: TableId,
    move: NumberPath,
    tables: RegistryDependency,
    caller: OptionalGuest,
    language: RequestLanguage,
    seat: SeatQuery = None,
    seat_secret: SeatSecret = None,
) -> Replay:
    """A finished match after so many moves, with all cards open, or as a seat saw it then."""
    record = await load_finished_record(tables, table_id, caller, seat_secret)
    return await asyncio.to_thread(build_replay, record, move, seat, language)


@get(
    "/tables/{table_id:str}/analysis",
    responses={202: ResponseSpec(JobProgress, generate_examples=False, description="not yet: ask again")},
)
async def show_analysis(
    request: AnyRequest,
    table_id: TableId,
    tables: RegistryDependency,
    caller: OptionalGuest,
    language: RequestLanguage,
    seat_secret: SeatSecret = None,
) -> Response[MatchAnalysis]:
    """Who was going to win a finished match, move by move, and what choices and luck did. To ask for it begins it:
    until it is done the answer is how far it has come.
    """
    record = await load_finished_record(tables, table_id, caller, seat_secret)
    asker = Asker(caller.id if caller else "", client_address(request.scope))
    job = tables.analysis_jobs.get(table_id, record, asker)
    if job.has_failed:
        raise ServerFault("server")
    if job.result is None:
        not_yet: Response[Any] = Response(JobProgress(job.steps_done, job.steps_total), status_code=202)
        return not_yet
    return Response(await asyncio.to_thread(build_analysis, job.record, job.result, language))


@post("/records", security=AS_GUEST)
async def keep_record(
    request: AnyRequest,
    guest: CurrentGuest,
    tables: RegistryDependency,
    config: ConfigDependency,
    jobs: JobsDependency,
    state: State,
) -> OpenedTable:
    """Hand in the record of a finished match that was played elsewhere: its report opens here. Every move is played
    again, in a process beside the server.
    """
    state.drain.check_open()
    state.table_limits.check(guest, client_address(request.scope), config.monotonic_s())
    text = (await request.body()).decode(errors="replace")
    await jobs.run(client_address(request.scope), check_finished_record, text)
    return opened_table(await new_tables.keep_record(tables, guest, parse_record(text)))


HANDLERS: Final = (show_record, keep_record, show_report, show_replay, show_analysis)
