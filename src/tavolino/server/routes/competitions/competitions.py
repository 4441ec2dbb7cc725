"""Competitions over HTTP: created, read, exported. What happens in them is in `changes`."""

import asyncio
from dataclasses import replace
from typing import Any, Final

from litestar import MediaType, Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody

from tavolino.live.guards.tokens import hash_secret, new_secret
from tavolino.organiser.files.results_csv import write_results_csv
from tavolino.organiser.phrases import history_text
from tavolino.organiser.snapshot.history import history_lines
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.competitions.access import (
    CompetitionAccess,
    CompetitionsDependency,
    MatchId,
    OwnerAccess,
    ReaderAccess,
)
from tavolino.server.competitions.charter_form import charter_from
from tavolino.server.competitions.sheet import competition_row
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    CurrentGuest,
    OptionalGuest,
    RequestLanguage,
)
from tavolino.server.http.request_info import AnyRequest
from tavolino.server.schemas.competitions import (
    CompetitionChangeRequest,
    CompetitionInfo,
    CompetitionSheet,
    EveningSheet,
    HistoryPage,
    NewCompetition,
    OrganiserKey,
)
from tavolino.store.competitions.access import AccessRow

MAX_IMPORT_BYTES: Final = 8 * 1024 * 1024
MAX_ID_LENGTH: Final = 20
CSV: Final = "text/csv; charset=utf-8"


# -- Creating one


@post("/competitions", security=AS_GUEST)
async def create_competition(
    data: JSONBody[NewCompetition],
    guest: CurrentGuest,
    competitions: CompetitionsDependency,
    language: RequestLanguage,
) -> Response[CompetitionSheet]:
    """Hold a competition. You organise it; lots are drawn when you say so."""
    created = await competitions.create(charter_from(data, guest), guest, data.public)
    return await CompetitionAccess(competitions, created, AccessRow(data.public), guest, language).sheet()


@post("/competitions/import", security=AS_GUEST, request_max_body_size=MAX_IMPORT_BYTES)
async def import_competition(
    request: AnyRequest,
    guest: CurrentGuest,
    competitions: CompetitionsDependency,
    language: RequestLanguage,
    name: FromQuery[str] = "",
) -> Response[CompetitionSheet]:
    """A competition from a file of `export.json`, under another `name` if you give one. Everything in it is
    checked.
    """
    created = await competitions.import_file(await request.body(), guest, name.strip())
    return await CompetitionAccess(competitions, created, AccessRow(), guest, language).sheet()


# -- Reading


@get("/competitions")
async def list_competitions(
    caller: OptionalGuest, competitions: CompetitionsDependency
) -> list[CompetitionInfo]:
    """Yours, those that are public, and those founded at the terminal, which are nobody's; the latest first."""
    founded_here = await competitions.organiser.list_competitions()
    own = await competitions.organiser.list_competitions(caller.id) if caller else []
    public = await competitions.store.access.list_public()
    by_id = {listed.id: competition_row(listed, caller) for listed in (*own, *public, *founded_here)}
    return sorted(by_id.values(), key=lambda one: -one.touched)


@get("/competitions/{competition_id:str}")
async def show_competition(reader: ReaderAccess) -> Response[CompetitionSheet]:
    """Everything about a competition."""
    return await reader.sheet()


@get("/competitions/{competition_id:str}/export.json", media_type=MediaType.JSON)
async def export(reader: ReaderAccess) -> Response[dict[str, Any]]:
    """All of it in one file, with the records of all matches that were played here."""
    file: Any = await reader.service.organiser.export(reader.id)  # encoded already
    return Response(file, headers=reader.attachment("all", "json"), media_type=MediaType.JSON)


@get("/competitions/{competition_id:str}/export.csv", media_type=CSV)
async def export_results(reader: ReaderAccess) -> Response[str]:
    """All matches and their results as a list for a spreadsheet, as the reader's own writes it."""
    table = await asyncio.to_thread(write_results_csv, reader.loaded.snapshot, reader.language)
    return Response(table, headers=reader.attachment("results", "csv"), media_type=CSV)


@get("/competitions/{competition_id:str}/history")
async def show_history(reader: ReaderAccess) -> HistoryPage:
    """Everything that has happened, in the order in which it did."""
    loaded = reader.loaded
    texts = server_texts(reader.language, loaded.snapshot.game)
    lines = await asyncio.to_thread(history_lines, loaded.book)
    return HistoryPage(lines, [history_text(loaded.snapshot, line, texts) for line in lines])


@get("/competitions/{competition_id:str}/matches/{match:str}/record", media_type=MediaType.TEXT)
async def show_match_record(match: MatchId, reader: ReaderAccess) -> Response[str]:
    """The record of a match that was played or simulated here: `tavolino replay` and `tavolino verify` read it."""
    text = await reader.service.organiser.result_record(reader.loaded, match)
    if text is None:
        raise ServerFault("no-match-record", match=match[:MAX_ID_LENGTH])
    return Response(text, media_type=MediaType.TEXT)


@get("/competitions/{competition_id:str}/matches/{match:str}/evening")
async def show_evening(match: MatchId, reader: ReaderAccess) -> EveningSheet:
    """What those at one table played among themselves: fixtures, table, squads, transfers."""
    evening = await reader.service.organiser.evening(reader.loaded, match)
    if evening is None:
        raise ServerFault("no-match-record", match=match[:MAX_ID_LENGTH])
    return EveningSheet(evening)


# -- What its owner alone may do


@patch("/competitions/{competition_id:str}", security=AS_GUEST)
async def change_competition(
    data: JSONBody[CompetitionChangeRequest], owner: OwnerAccess
) -> Response[CompetitionSheet]:
    """Put it in everyone's list, or take it out again."""
    access = replace(owner.access, is_public=data.public)
    await owner.service.store.access.set(owner.id, access)
    return await replace(owner, access=access).sheet()


@post("/competitions/{competition_id:str}/key", security=AS_GUEST)
async def make_key(owner: OwnerAccess) -> OrganiserKey:
    """A key for others who organise it with you. The one before is no longer good."""
    key = new_secret()
    await owner.service.store.access.set(owner.id, replace(owner.access, key_hash=hash_secret(key)))
    return OrganiserKey(key)


@delete("/competitions/{competition_id:str}", security=AS_GUEST)
async def delete_competition(owner: OwnerAccess) -> None:
    """Delete it with everything that belongs to it."""
    await owner.service.delete(owner.id)


HANDLERS: Final = (
    create_competition,
    import_competition,
    list_competitions,
    show_competition,
    export,
    export_results,
    show_history,
    show_match_record,
    show_evening,
    change_competition,
    make_key,
    delete_competition,
)
