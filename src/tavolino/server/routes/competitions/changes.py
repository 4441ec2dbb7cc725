"""What happens in a competition, over HTTP: lots, results, teams that come and go, matches played and simulated."""

import asyncio
from typing import Final

from litestar import Response, delete, post
from litestar.params import JSONBody

from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Deputised,
    Docked,
    Forfeited,
    Joined,
    Partnered,
    Postponed,
    Scored,
    Withdrawn,
)
from tavolino.organiser.files.results_csv import read_results_csv
from tavolino.server.competitions.access import MatchId, OrganiserAccess, ReaderAccess, TeamNumber
from tavolino.server.competitions.charter_form import score_from
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import AS_GUEST, ConfigDependency
from tavolino.server.http.request_info import AnyRequest
from tavolino.server.schemas.competitions import (
    AnnulRequest,
    ChangeRequest,
    CompetitionSheet,
    DeputyRequest,
    FixtureTable,
    ForfeitRequest,
    PlayFixtureRequest,
    PointsRequest,
    PostponeRequest,
    ReportPlace,
    ResultRequest,
)
from tavolino.table.settings import fixture_settings

COMPETITION: Final = "/competitions/{competition_id:str}"
MATCH: Final = COMPETITION + "/matches/{match:str}"
MAX_CSV_BYTES: Final = 1024 * 1024
TEAM: Final = COMPETITION + "/teams/{team:int}"


@post(f"{COMPETITION}/lots", status_code=200, security=AS_GUEST)
async def draw_lots(data: JSONBody[ChangeRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Draw what is to be drawn now: who meets whom, the next Swiss round, or lots among teams that are level."""
    competitions, by = organiser.service.organiser, organiser.guest.name
    return await organiser.sheet(await competitions.draw_lots_of(organiser.loaded, by, seen=data.seen))


# -- Results


@post(f"{MATCH}/result", status_code=200, security=AS_GUEST)
async def enter_result(
    match: MatchId, data: JSONBody[ResultRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Enter a result, or correct one."""
    score = score_from(data)
    what = Scored(match, score) if data.corrects is None else Corrected(match, score, data.corrects)
    return await organiser.append(what, data.seen)


@post(f"{COMPETITION}/results", status_code=200, security=AS_GUEST, request_max_body_size=MAX_CSV_BYTES)
async def import_results(request: AnyRequest, organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Results from a list of `export.csv`: all that are new or other than what stands, or none."""
    file = await request.body()
    new_entries = await asyncio.to_thread(read_results_csv, file, organiser.loaded.book)
    return await organiser.append_all(new_entries) if new_entries else await organiser.sheet()


@post(f"{MATCH}/annul", status_code=200, security=AS_GUEST)
async def annul(
    match: MatchId, data: JSONBody[AnnulRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Strike a result out."""
    return await organiser.append(Annulled(match, data.corrects), data.seen)


@post(f"{MATCH}/forfeit", status_code=200, security=AS_GUEST)
async def forfeit(
    match: MatchId, data: JSONBody[ForfeitRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Decide a match off the pitch."""
    return await organiser.append(Forfeited(match, data.side, data.corrects), data.seen)


@post(f"{MATCH}/postpone", status_code=200, security=AS_GUEST)
async def postpone(
    match: MatchId, data: JSONBody[PostponeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Put a match off."""
    content = Postponed(match, data.until.strip(), data.day, data.time, data.place.strip())
    return await organiser.append(content, data.seen)


# -- Matches played here


@post(f"{MATCH}/table", security=AS_GUEST)
async def play(
    match: MatchId, data: JSONBody[PlayFixtureRequest], reader: ReaderAccess, config: ConfigDependency
) -> FixtureTable:
    """Play a match of your own team at a table, or take your seat at the one that is open. Its result is entered
    when it is over.
    """
    service, guest, most = reader.service, reader.guest, config.limits.max_unfinished_tables
    if await service.store.tables.count_unfinished(guest.id) >= most:
        raise ServerFault("too-many-tables", most=most)
    settings = fixture_settings(data.pace, data.stage)
    table = await service.play(reader.id, match, guest, reader.rights.organises, settings)
    return FixtureTable(table.table_id, table.secrets)


@post(f"{MATCH}/report", status_code=200, security=AS_GUEST)
async def find_report(match: MatchId, reader: ReaderAccess) -> ReportPlace:
    """Where the report of a match is that was played or simulated here."""
    return ReportPlace(await reader.service.report_table(reader.loaded, match, reader.guest))


@post(f"{COMPETITION}/simulation", status_code=202, security=AS_GUEST)
async def simulate(organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Let bots play all their matches, as far as it goes without people. Results appear as they come."""
    await organiser.service.simulations.start(organiser.id, organiser.guest.name, organiser.guest.id)
    return await organiser.sheet()


@delete(f"{COMPETITION}/simulation", status_code=200, security=AS_GUEST)
async def stop_simulation(organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Stop a simulation. What was played stays."""
    await organiser.service.simulations.cancel(organiser.id)
    return await organiser.sheet(await organiser.service.load(organiser.id))


# -- Teams


@post(f"{TEAM}/withdraw", status_code=200, security=AS_GUEST)
async def withdraw(
    team: TeamNumber, data: JSONBody[ChangeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """A team withdraws; what becomes of its matches was declared beforehand."""
    return await organiser.append(Withdrawn(team), data.seen)


@post(f"{TEAM}/deputy", status_code=200, security=AS_GUEST)
async def deputise(
    team: TeamNumber, data: JSONBody[DeputyRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """A bot plays for a team that is absent, or no longer."""
    return await organiser.append(Deputised(team, data.bot), data.seen)


@post(f"{TEAM}/points", status_code=200, security=AS_GUEST)
async def dock(
    team: TeamNumber, data: JSONBody[PointsRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Take points off a team, or give it some."""
    return await organiser.append(Docked(team, data.points, data.why.strip()), data.seen)


@post(f"{TEAM}/join", status_code=200, security=AS_GUEST)
async def take_team(team: TeamNumber, reader: ReaderAccess) -> Response[CompetitionSheet]:
    """Play a team that nobody has taken yet. In a public competition everyone plays one, unless they organise it."""
    own = next((line.name for line in reader.loaded.snapshot.teams if line.guest == reader.guest.id), None)
    if own is not None and reader.access.is_public and not reader.rights.organises:
        raise ServerFault("team-yours", team=own)
    return await reader.append(Joined(team, reader.guest.id))


@post(f"{TEAM}/partner", status_code=200, security=AS_GUEST)
async def join_as_partner(team: TeamNumber, reader: ReaderAccess) -> Response[CompetitionSheet]:
    """Be the second of a pair: in a duplicate for pairs you play its matches with seats changed."""
    return await reader.append(Partnered(team, reader.guest.id))


HANDLERS: Final = (
    draw_lots,
    enter_result,
    import_results,
    annul,
    forfeit,
    postpone,
    play,
    find_report,
    simulate,
    stop_simulation,
    withdraw,
    deputise,
    dock,
    take_team,
    join_as_partner,
)
