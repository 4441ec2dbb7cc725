"""Competitions over HTTP: made, looked at, taken elsewhere. What happens in them is in `competitions_changes`."""

from dataclasses import replace
from typing import Final

from litestar import MediaType, Response, delete, get, patch, post
from litestar.params import JSONBody

from tavolino.organiser.files.results_csv import written_results
from tavolino.server.competitions.access import AnyDesk, Desk, MatchId, OwnersDesk, TheSecretary
from tavolino.server.competitions.charter_form import charter_from
from tavolino.server.competitions.sheet import row
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import AS_GUEST, AnyRequest, Caller, Language, Present
from tavolino.server.schemas.competitions import (
    CompetitionChange,
    CompetitionRow,
    CompetitionSheet,
    NewCompetition,
    News,
    OrganiserKey,
)
from tavolino.server.tokens import hashed, new_secret

LARGEST_PAPER: Final = 8 * 1024 * 1024
LONGEST_ID: Final = 20
CSV: Final = "text/csv; charset=utf-8"


# -- Making one


@post("/competitions", security=AS_GUEST)
async def create(
    data: JSONBody[NewCompetition], guest: Present, secretary: TheSecretary, language: Language
) -> CompetitionSheet:
    """Hold a competition. You organise it; lots are drawn when you say so."""
    made = await secretary.create(charter_from(data, guest), guest, data.public)
    return await Desk(made.id, secretary, guest, None, language).sheet(made)


@post("/competitions/import", security=AS_GUEST, request_max_body_size=LARGEST_PAPER)
async def read_in(
    request: AnyRequest, guest: Present, secretary: TheSecretary, language: Language
) -> CompetitionSheet:
    """A competition from a file of `export.json`. Everything in it is checked."""
    made = await secretary.read_in(await request.body(), guest)
    return await Desk(made.id, secretary, guest, None, language).sheet(made)


# -- Looking


@get("/competitions")
async def list_competitions(caller: Caller, secretary: TheSecretary) -> list[CompetitionRow]:
    """Yours, and those that are public; the latest first."""
    own = await secretary.office.listed(caller.id) if caller else []
    public = await secretary.store.public_competitions()
    found = {listed.id: row(listed, caller) for listed in (*own, *public)}
    return sorted(found.values(), key=lambda one: -one.touched)


@get("/competitions/{competition_id:str}")
async def show(desk: AnyDesk) -> CompetitionSheet:
    """Everything about a competition."""
    return await desk.sheet()


@get("/competitions/{competition_id:str}/news")
async def show_news(desk: AnyDesk) -> News:
    """Whether anything has happened: a small answer, to be asked for often."""
    found = await desk.competition()
    return News(found.version, desk.secretary.simulations.progress.get(desk.id))


@get("/competitions/{competition_id:str}/export.json", media_type=MediaType.JSON)
async def export(desk: AnyDesk) -> Response[bytes]:
    """All of it in one file, with the records of all matches that were played here."""
    await desk.competition()
    name = f'attachment; filename="competition-{desk.id[:LONGEST_ID]}.json"'
    paper = await desk.secretary.office.export(desk.id)
    return Response(paper, headers={"content-disposition": name}, media_type=MediaType.JSON)


@get("/competitions/{competition_id:str}/export.csv", media_type=CSV)
async def export_results(desk: AnyDesk) -> Response[str]:
    """All matches and their results as a list for a spreadsheet."""
    name = f'attachment; filename="competition-{desk.id[:LONGEST_ID]}.csv"'
    found = written_results(await desk.competition())
    return Response(found, headers={"content-disposition": name}, media_type=CSV)


@get("/competitions/{competition_id:str}/matches/{match:str}/record", media_type=MediaType.TEXT)
async def show_match_record(match: MatchId, desk: AnyDesk) -> Response[str]:
    """The record of a match that was played or simulated here: `tavolino replay` and `tavolino verify` read it."""
    await desk.competition()
    text = await desk.secretary.office.record(desk.id, match)
    if text is None:
        raise Trouble("no-match-record", match=match[:LONGEST_ID])
    return Response(text, media_type=MediaType.TEXT)


# -- What its owner alone may do


@patch("/competitions/{competition_id:str}", security=AS_GUEST)
async def change(data: JSONBody[CompetitionChange], owners: OwnersDesk) -> CompetitionSheet:
    """Put it in everyone's list, or take it out again."""
    store = owners.secretary.store
    await store.set_gate(owners.id, replace(await store.gate(owners.id), is_public=data.public))
    return await owners.sheet()


@post("/competitions/{competition_id:str}/key", security=AS_GUEST)
async def make_key(owners: OwnersDesk) -> OrganiserKey:
    """A key for others who organise it with you. The one before is no longer good."""
    store, key = owners.secretary.store, new_secret()
    await store.set_gate(owners.id, replace(await store.gate(owners.id), key_hash=hashed(key)))
    return OrganiserKey(key)


@delete("/competitions/{competition_id:str}", security=AS_GUEST)
async def give_up(owners: OwnersDesk) -> None:
    """Delete it with everything that belongs to it."""
    if owners.id in owners.secretary.simulations.progress:
        raise Trouble("simulating-already")
    await owners.secretary.office.delete(owners.id)


HANDLERS: Final = (
    create,
    read_in,
    list_competitions,
    show,
    show_news,
    export,
    export_results,
    show_match_record,
    change,
    make_key,
    give_up,
)
