"""Competitions over HTTP: made, looked at, taken elsewhere. What happens in them is in `competitions_changes`."""

from dataclasses import replace
from typing import Final

from litestar import MediaType, Response, delete, get, patch, post
from litestar.params import JSONBody

from tavolino.organiser.files.results_csv import write_results_csv
from tavolino.server.competitions.access import (
    CompetitionAccess,
    MatchId,
    OwnerAccess,
    ReaderAccess,
    TheCompetitionService,
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
    CompetitionChange,
    CompetitionRow,
    CompetitionSheet,
    NewCompetition,
    News,
    OrganiserKey,
)
from tavolino.server.tokens import hash_secret, new_secret

MAX_IMPORT_BYTES: Final = 8 * 1024 * 1024
MAX_ID_LENGTH: Final = 20
CSV: Final = "text/csv; charset=utf-8"


# -- Making one


@post("/competitions", security=AS_GUEST)
async def create_competition(
    data: JSONBody[NewCompetition],
    guest: CurrentGuest,
    secretary: TheCompetitionService,
    language: RequestLanguage,
) -> CompetitionSheet:
    """Hold a competition. You organise it; lots are drawn when you say so."""
    made = await secretary.create(charter_from(data, guest), guest, data.public)
    return await CompetitionAccess(made.id, secretary, guest, None, language).sheet(made)


@post("/competitions/import", security=AS_GUEST, request_max_body_size=MAX_IMPORT_BYTES)
async def import_competition(
    request: AnyRequest, guest: CurrentGuest, secretary: TheCompetitionService, language: RequestLanguage
) -> CompetitionSheet:
    """A competition from a file of `export.json`. Everything in it is checked."""
    made = await secretary.import_file(await request.body(), guest)
    return await CompetitionAccess(made.id, secretary, guest, None, language).sheet(made)


# -- Looking


@get("/competitions")
async def list_competitions(caller: OptionalGuest, secretary: TheCompetitionService) -> list[CompetitionRow]:
    """Yours, and those that are public; the latest first."""
    own = await secretary.organiser.list_competitions(caller.id) if caller else []
    public = await secretary.store.access.list_public()
    found = {listed.id: competition_row(listed, caller) for listed in (*own, *public)}
    return sorted(found.values(), key=lambda one: -one.touched)


@get("/competitions/{competition_id:str}")
async def show_competition(desk: ReaderAccess) -> CompetitionSheet:
    """Everything about a competition."""
    return await desk.sheet()


@get("/competitions/{competition_id:str}/news")
async def show_news(desk: ReaderAccess) -> News:
    """Whether anything has happened: a small answer, to be asked for often."""
    found = await desk.competition()
    return News(found.version, desk.secretary.simulations.progress.get(desk.id))


@get("/competitions/{competition_id:str}/export.json", media_type=MediaType.JSON)
async def export(desk: ReaderAccess) -> Response[bytes]:
    """All of it in one file, with the records of all matches that were played here."""
    await desk.competition()
    name = f'attachment; filename="competition-{desk.id[:MAX_ID_LENGTH]}.json"'
    paper = await desk.secretary.organiser.export(desk.id)
    return Response(paper, headers={"content-disposition": name}, media_type=MediaType.JSON)


@get("/competitions/{competition_id:str}/export.csv", media_type=CSV)
async def export_results(desk: ReaderAccess) -> Response[str]:
    """All matches and their results as a list for a spreadsheet."""
    name = f'attachment; filename="competition-{desk.id[:MAX_ID_LENGTH]}.csv"'
    found = write_results_csv(await desk.competition())
    return Response(found, headers={"content-disposition": name}, media_type=CSV)


@get("/competitions/{competition_id:str}/matches/{match:str}/record", media_type=MediaType.TEXT)
async def show_match_record(match: MatchId, desk: ReaderAccess) -> Response[str]:
    """The record of a match that was played or simulated here: `tavolino replay` and `tavolino verify` read it."""
    await desk.competition()
    text = await desk.secretary.organiser.match_record(desk.id, match)
    if text is None:
        raise ServerFault("no-match-record", match=match[:MAX_ID_LENGTH])
    return Response(text, media_type=MediaType.TEXT)


# -- What its owner alone may do


@patch("/competitions/{competition_id:str}", security=AS_GUEST)
async def change_competition(data: JSONBody[CompetitionChange], owners: OwnerAccess) -> CompetitionSheet:
    """Put it in everyone's list, or take it out again."""
    store = owners.secretary.store
    await store.access.set(owners.id, replace(await store.access.get(owners.id), is_public=data.public))
    return await owners.sheet()


@post("/competitions/{competition_id:str}/key", security=AS_GUEST)
async def make_key(owners: OwnerAccess) -> OrganiserKey:
    """A key for others who organise it with you. The one before is no longer good."""
    store, key = owners.secretary.store, new_secret()
    await store.access.set(owners.id, replace(await store.access.get(owners.id), key_hash=hash_secret(key)))
    return OrganiserKey(key)


@delete("/competitions/{competition_id:str}", security=AS_GUEST)
async def delete_competition(owners: OwnerAccess) -> None:
    """Delete it with everything that belongs to it."""
    if owners.id in owners.secretary.simulations.progress:
        raise ServerFault("simulating-already")
    await owners.secretary.organiser.delete(owners.id)


HANDLERS: Final = (
    create_competition,
    import_competition,
    list_competitions,
    show_competition,
    show_news,
    export,
    export_results,
    show_match_record,
    change_competition,
    make_key,
    delete_competition,
)
