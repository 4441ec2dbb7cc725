"""What happens in a competition, over HTTP: lots, results, teams that come and go, matches played and simulated."""

from typing import Final

from litestar import post
from litestar.params import JSONBody

from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Deputised,
    Docked,
    Forfeited,
    Joined,
    Postponed,
    Score,
    Scored,
    Scorer,
    Withdrawn,
)
from tavolino.organiser.files.results_csv import read_results
from tavolino.server.competitions.access import AnyDesk, MatchId, OrganisersDesk, TeamNumber
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import AS_GUEST, AnyRequest, TheConfig
from tavolino.server.routes.tables import by_seat
from tavolino.server.schemas.competitions import (
    Annulment,
    CompetitionSheet,
    DeputyQuestion,
    FixtureTable,
    ForfeitQuestion,
    PlayQuestion,
    PointsQuestion,
    Postponement,
    ResultQuestion,
    Seen,
)

COMPETITION: Final = "/competitions/{competition_id:str}"
MATCH: Final = COMPETITION + "/matches/{match:str}"
LARGEST_LIST: Final = 1024 * 1024
TEAM: Final = COMPETITION + "/teams/{team:int}"


@post(f"{COMPETITION}/lots", status_code=200, security=AS_GUEST)
async def draw_lots(data: JSONBody[Seen], organisers: OrganisersDesk) -> CompetitionSheet:
    """Draw what is to be drawn now: who meets whom, the next Swiss round, or lots among teams that are level."""
    drawn = await organisers.secretary.office.draw(organisers.id, organisers.guest.name, seen=data.seen)
    return await organisers.sheet(drawn)


# -- Results


@post(f"{MATCH}/result", status_code=200, security=AS_GUEST)
async def enter_result(
    match: MatchId, data: JSONBody[ResultQuestion], organisers: OrganisersDesk
) -> CompetitionSheet:
    """Enter a result, or correct one."""
    score = score_from(data)
    what = Scored(match, score) if data.corrects is None else Corrected(match, score, data.corrects)
    return await organisers.enter(what, data.seen)


def score_from(data: ResultQuestion) -> Score:
    return Score(
        tuple(data.goals),
        extra=data.extra,
        penalties=data.penalties,
        scorers=tuple(Scorer(one.side, one.name.strip(), one.goals) for one in data.scorers),
        cards=tuple(data.cards),
    )


@post(f"{COMPETITION}/results", status_code=200, security=AS_GUEST, request_max_body_size=LARGEST_LIST)
async def read_results_in(request: AnyRequest, organisers: OrganisersDesk) -> CompetitionSheet:
    """Results from a list of `export.csv`: all that are new or other than what stands, or none."""
    office, data = organisers.secretary.office, await request.body()
    news = read_results(data, await office.book(organisers.id))
    if not news:
        return await organisers.sheet()
    return await organisers.sheet(await office.enter_all(organisers.id, news, organisers.guest.name))


@post(f"{MATCH}/annul", status_code=200, security=AS_GUEST)
async def annul(match: MatchId, data: JSONBody[Annulment], organisers: OrganisersDesk) -> CompetitionSheet:
    """Strike a result out."""
    return await organisers.enter(Annulled(match, data.corrects), data.seen)


@post(f"{MATCH}/forfeit", status_code=200, security=AS_GUEST)
async def forfeit(
    match: MatchId, data: JSONBody[ForfeitQuestion], organisers: OrganisersDesk
) -> CompetitionSheet:
    """Decide a match off the pitch."""
    return await organisers.enter(Forfeited(match, data.side, data.corrects), data.seen)


@post(f"{MATCH}/postpone", status_code=200, security=AS_GUEST)
async def postpone(
    match: MatchId, data: JSONBody[Postponement], organisers: OrganisersDesk
) -> CompetitionSheet:
    """Put a match off."""
    return await organisers.enter(Postponed(match, data.until.strip()), data.seen)


# -- Matches played here


@post(f"{MATCH}/table", security=AS_GUEST)
async def play(
    match: MatchId, data: JSONBody[PlayQuestion], desk: AnyDesk, config: TheConfig
) -> FixtureTable:
    """Play a match of your own team at a table, or take your seat at the one that is open. Its result is entered
    when it is over.
    """
    most, secretary = config.limits.tables, desk.secretary
    if await secretary.store.count_unfinished(desk.guest.id) >= most:
        raise Trouble("too-many-tables", most=most)
    table = await secretary.play(desk.id, match, desk.guest, desk.key, data.pace)
    return FixtureTable(table.table_id, by_seat(table.secrets))


@post(f"{COMPETITION}/simulation", status_code=202, security=AS_GUEST)
async def simulate(organisers: OrganisersDesk) -> CompetitionSheet:
    """Let bots play all their matches, as far as it goes without people. Results appear as they come."""
    await organisers.secretary.simulations.start(organisers.id, organisers.guest.name)
    return await organisers.sheet()


# -- Teams


@post(f"{TEAM}/withdraw", status_code=200, security=AS_GUEST)
async def withdraw(team: TeamNumber, data: JSONBody[Seen], organisers: OrganisersDesk) -> CompetitionSheet:
    """A team withdraws; what becomes of its matches was declared beforehand."""
    return await organisers.enter(Withdrawn(team), data.seen)


@post(f"{TEAM}/deputy", status_code=200, security=AS_GUEST)
async def deputise(
    team: TeamNumber, data: JSONBody[DeputyQuestion], organisers: OrganisersDesk
) -> CompetitionSheet:
    """A bot plays for a team that is absent, or no longer."""
    return await organisers.enter(Deputised(team, data.bot), data.seen)


@post(f"{TEAM}/points", status_code=200, security=AS_GUEST)
async def dock(
    team: TeamNumber, data: JSONBody[PointsQuestion], organisers: OrganisersDesk
) -> CompetitionSheet:
    """Take points off a team, or give it some."""
    return await organisers.enter(Docked(team, data.points, data.why.strip()), data.seen)


@post(f"{TEAM}/join", status_code=200, security=AS_GUEST)
async def take_team(team: TeamNumber, desk: AnyDesk) -> CompetitionSheet:
    """Play a team that nobody has taken yet."""
    return await desk.enter(Joined(team, desk.guest.id))


HANDLERS: Final = (
    draw_lots,
    enter_result,
    read_results_in,
    annul,
    forfeit,
    postpone,
    play,
    simulate,
    withdraw,
    deputise,
    dock,
    take_team,
)
