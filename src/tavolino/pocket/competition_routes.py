"""Competitions on this device: founded, drawn, played, typed in, changed, exported. Nobody comes from elsewhere, so
there is no key for others, no public list and no sign-up; printing takes a server.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Dated,
    Deputised,
    Docked,
    Entered,
    EntryContent,
    Forfeited,
    NewEntry,
    Postponed,
    Regulated,
    Renamed,
    Reseeded,
    Retitled,
    Returned,
    Scored,
    Struck,
    Withdrawn,
)
from tavolino.organiser.files.calendar_file import write_calendar
from tavolino.organiser.files.results_csv import read_results_csv, write_results_csv
from tavolino.organiser.phrases import history_text
from tavolino.organiser.snapshot.history import history_lines
from tavolino.pocket.router import JSON, TEXT, Answer, Call, Handler, Route, route
from tavolino.pocket.services import PocketServices
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.competitions.charter_form import charter_from, score_from
from tavolino.server.competitions.sheet import competition_row
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.competitions import (
    AnnulRequest,
    ChangeRequest,
    CompetitionInfo,
    CompetitionSheet,
    DateRequest,
    DeputyRequest,
    EveningSheet,
    FixtureTable,
    ForfeitRequest,
    HistoryPage,
    LateEntryRequest,
    NameRequest,
    NewCompetition,
    PlayFixtureRequest,
    PointsRequest,
    PostponeRequest,
    ReportPlace,
    ResultRequest,
    StrikeRequest,
    TermsRequest,
)
from tavolino.table.settings import fixture_settings

ALL: Final = "competitions"
ONE: Final = ALL + "/{id}"
MATCH: Final = ONE + "/matches/{match}"
TEAM: Final = ONE + "/teams/{team}"
Wishes = TypeVar("Wishes", bound=ChangeRequest)


# -- All of them


async def list_competitions(host: PocketServices, call: Call) -> list[CompetitionInfo]:
    guest = host.guests.guest
    return [competition_row(listed, guest) for listed in await host.evening.organiser.list_all()]


async def create_competition(host: PocketServices, call: Call) -> CompetitionSheet:
    guest = host.guests.guest
    charter = charter_from(call.read(NewCompetition), guest)
    return sheet(host, call, await host.evening.create(charter, guest))


async def import_competition(host: PocketServices, call: Call) -> CompetitionSheet:
    name = call.query.get("name", "").strip()
    return sheet(host, call, await host.evening.import_file(call.body, host.guests.guest, name))


# -- One of them


async def show_competition(host: PocketServices, call: Call, id: str) -> CompetitionSheet:
    return sheet(host, call, await host.evening.load(id))


def sheet(host: PocketServices, call: Call, loaded: LoadedCompetition) -> CompetitionSheet:
    return host.evening.sheet(loaded, host.guests.guest, call.language)


async def delete_competition(host: PocketServices, call: Call, id: str) -> None:
    await host.evening.delete(id)


async def export(host: PocketServices, call: Call, id: str) -> Answer:
    return Answer(200, JSON, (await host.evening.organiser.export(id)).decode())


async def export_results(host: PocketServices, call: Call, id: str) -> Answer:
    loaded = await host.evening.load(id)
    return Answer(200, "text/csv; charset=utf-8", write_results_csv(loaded.snapshot, call.language))


async def export_calendar(host: PocketServices, call: Call, id: str) -> Answer:
    competition = (await host.evening.load(id)).snapshot
    texts = server_texts(call.language, competition.game)
    return Answer(200, "text/calendar; charset=utf-8", write_calendar(competition, texts))


async def import_results(host: PocketServices, call: Call, id: str) -> CompetitionSheet:
    evening, loaded = host.evening, await host.evening.load(id)
    new_entries = read_results_csv(call.body, loaded.book)
    if new_entries:
        loaded = await evening.organiser.append_to(loaded, new_entries, host.guests.guest.name)
    return sheet(host, call, loaded)


async def show_history(host: PocketServices, call: Call, id: str) -> HistoryPage:
    loaded = await host.evening.load(id)
    texts, lines = server_texts(call.language, loaded.snapshot.game), history_lines(loaded.book)
    return HistoryPage(lines, [history_text(loaded.snapshot, line, texts) for line in lines])


async def show_match_record(host: PocketServices, call: Call, id: str, match: str) -> Answer:
    text = await host.evening.organiser.match_record(id, match)
    if text is None:
        raise ServerFault("no-match-record", match=match[:20])
    return Answer(200, TEXT, text)


async def show_evening(host: PocketServices, call: Call, id: str, match: str) -> EveningSheet:
    evening = await host.evening.organiser.evening(await host.evening.load(id), match)
    if evening is None:
        raise ServerFault("no-match-record", match=match[:20])
    return EveningSheet(evening)


# -- What happens


async def draw_lots(host: PocketServices, call: Call, id: str) -> CompetitionSheet:
    seen, evening = call.read(ChangeRequest).seen, host.evening
    drawn = await evening.organiser.draw_lots_of(await evening.load(id), host.guests.guest.name, seen=seen)
    return sheet(host, call, drawn)


async def play_match_here(host: PocketServices, call: Call, id: str, match: str) -> FixtureTable:
    wishes = call.read(PlayFixtureRequest)
    settings = fixture_settings(wishes.pace, wishes.stage)
    table = await host.evening.play(id, match, host.guests.guest, settings)
    return FixtureTable(table.table_id, table.secrets)


async def find_report(host: PocketServices, call: Call, id: str, match: str) -> ReportPlace:
    loaded = await host.evening.load(id)
    return ReportPlace(await host.evening.fixtures.report_table(loaded, match, host.guests.guest))


async def simulate(host: PocketServices, call: Call, id: str) -> CompetitionSheet:
    await host.evening.simulations.start(id, host.guests.guest.name)
    return await show_competition(host, call, id)


async def stop_simulation(host: PocketServices, call: Call, id: str) -> CompetitionSheet:
    await host.evening.simulations.cancel(id)
    return await show_competition(host, call, id)


def change(path: str, kind: type[Wishes], content: Callable[..., EntryContent]) -> Route:
    """The route of a change that is one entry, made from the body of the request and the texts in its address."""

    async def make_change(host: PocketServices, call: Call, id: str, **named: str) -> CompetitionSheet:
        wishes = call.read(kind)
        loaded = await host.evening.load(id)
        entries, by = [NewEntry(content(wishes, **read_numbers(named)))], host.guests.guest.name
        changed = await host.evening.organiser.append_to(loaded, entries, by, seen=wishes.seen)
        return sheet(host, call, changed)

    handler: Handler = make_change
    return route("POST", path, handler)


def read_numbers(named: dict[str, str]) -> dict[str, Any]:
    """Teams and rounds are named by their numbers; a match has letters too."""
    if not all(text.isdecimal() for name, text in named.items() if name in ("team", "number")):
        raise ServerFault("not-found")
    return {name: int(text) if name in ("team", "number") else text for name, text in named.items()}


def score_entry(wishes: ResultRequest, match: str) -> EntryContent:
    score = score_from(wishes)
    return Scored(match, score) if wishes.corrects is None else Corrected(match, score, wishes.corrects)


ROUTES: Final = [
    route("GET", ALL, list_competitions),
    route("POST", ALL, create_competition),
    route("POST", ALL + "/import", import_competition),
    route("GET", ONE, show_competition),
    route("DELETE", ONE, delete_competition),
    route("GET", ONE + "/export.json", export),
    route("GET", ONE + "/export.csv", export_results),
    route("GET", ONE + "/calendar.ics", export_calendar),
    route("GET", ONE + "/history", show_history),
    route("POST", ONE + "/results", import_results),
    route("POST", ONE + "/lots", draw_lots),
    route("POST", ONE + "/simulation", simulate),
    route("DELETE", ONE + "/simulation", stop_simulation),
    route("GET", MATCH + "/record", show_match_record),
    route("GET", MATCH + "/evening", show_evening),
    route("POST", MATCH + "/report", find_report),
    route("POST", MATCH + "/table", play_match_here),
    change(MATCH + "/result", ResultRequest, score_entry),
    change(MATCH + "/annul", AnnulRequest, lambda wishes, match: Annulled(match, wishes.corrects)),
    change(
        MATCH + "/forfeit",
        ForfeitRequest,
        lambda wishes, match: Forfeited(match, wishes.side, wishes.corrects),
    ),
    change(
        MATCH + "/postpone",
        PostponeRequest,
        lambda wishes, match: Postponed(
            match, wishes.until.strip(), wishes.day, wishes.time, wishes.place.strip()
        ),
    ),
    change(
        ONE + "/rounds/{stage}/{number}/date",
        DateRequest,
        lambda wishes, stage, number: Dated(stage, number, wishes.day, wishes.time, wishes.place.strip()),
    ),
    change(ONE + "/name", NameRequest, lambda wishes: Retitled(wishes.name.strip())),
    change(ONE + "/teams", LateEntryRequest, lambda wishes: Entered(wishes.name.strip(), wishes.player)),
    change(ONE + "/terms", TermsRequest, lambda wishes: Regulated(wishes.terms)),
    change(ONE + "/redraw", ChangeRequest, lambda wishes: Reseeded()),
    change(ONE + "/strike", StrikeRequest, lambda wishes: Struck(wishes.entry)),
    change(TEAM + "/name", NameRequest, lambda wishes, team: Renamed(team, wishes.name.strip())),
    change(TEAM + "/withdraw", ChangeRequest, lambda wishes, team: Withdrawn(team)),
    change(TEAM + "/return", ChangeRequest, lambda wishes, team: Returned(team)),
    change(TEAM + "/deputy", DeputyRequest, lambda wishes, team: Deputised(team, wishes.bot)),
    change(
        TEAM + "/points", PointsRequest, lambda wishes, team: Docked(team, wishes.points, wishes.why.strip())
    ),
]
