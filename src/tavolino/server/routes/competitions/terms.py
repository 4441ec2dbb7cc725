"""Changes after founding, over HTTP: names, late teams, regulations, a new draw; and what is struck out again."""

from typing import Final

from litestar import Response, post
from litestar.params import JSONBody

from tavolino.organiser.entries import Entered, Regulated, Renamed, Reseeded, Retitled, Returned, Struck
from tavolino.server.competitions.access import OrganiserAccess, TeamNumber
from tavolino.server.http.dependencies import AS_GUEST
from tavolino.server.routes.competitions.changes import COMPETITION, TEAM
from tavolino.server.schemas.competitions import (
    ChangeRequest,
    CompetitionSheet,
    LateEntryRequest,
    NameRequest,
    StrikeRequest,
    TermsRequest,
)


@post(f"{COMPETITION}/name", status_code=200, security=AS_GUEST)
async def retitle(data: JSONBody[NameRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Give the competition another name."""
    return await organiser.append(Retitled(data.name.strip()), data.seen)


@post(f"{TEAM}/name", status_code=200, security=AS_GUEST)
async def rename_team(
    team: TeamNumber, data: JSONBody[NameRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Give a team another name."""
    return await organiser.append(Renamed(team, data.name.strip()), data.seen)


@post(f"{COMPETITION}/teams", status_code=200, security=AS_GUEST)
async def let_in(data: JSONBody[LateEntryRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Let one more team in. Before the first match the draw is held anew; later it meets everyone who is there."""
    return await organiser.append(Entered(data.name.strip(), data.player), data.seen)


@post(f"{TEAM}/return", status_code=200, security=AS_GUEST)
async def take_back(
    team: TeamNumber, data: JSONBody[ChangeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """A team that had withdrawn plays on."""
    return await organiser.append(Returned(team), data.seen)


@post(f"{COMPETITION}/terms", status_code=200, security=AS_GUEST)
async def regulate(data: JSONBody[TermsRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Change the regulations. Those that make the matches what they are can change before the first one only."""
    return await organiser.append(Regulated(data.terms), data.seen)


@post(f"{COMPETITION}/redraw", status_code=200, security=AS_GUEST)
async def reseed(data: JSONBody[ChangeRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Hold the draw anew, before the first match."""
    return await organiser.append(Reseeded(), data.seen)


@post(f"{COMPETITION}/strike", status_code=200, security=AS_GUEST)
async def strike_out(data: JSONBody[StrikeRequest], organiser: OrganiserAccess) -> Response[CompetitionSheet]:
    """Strike out an earlier change, unless a later one needs it."""
    return await organiser.append(Struck(data.entry), data.seen)


HANDLERS: Final = (retitle, rename_team, let_in, take_back, regulate, reseed, strike_out)
