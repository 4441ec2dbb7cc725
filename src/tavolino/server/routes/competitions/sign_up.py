"""Signing up for a competition over HTTP: by a link, until a closing time, with a waiting list."""

from typing import Annotated, Final

from litestar import Response, post
from litestar.params import JSONBody, PathParameter

from tavolino.organiser.entries import Admitted, Rejected, SignedUp, SignUpClosed, SignUpOpened
from tavolino.server.competitions.access import OrganiserAccess, ReaderAccess
from tavolino.server.http.dependencies import AS_GUEST
from tavolino.server.routes.competitions.changes import COMPETITION
from tavolino.server.schemas.competitions import (
    ChangeRequest,
    CompetitionSheet,
    OpenSignUpRequest,
    SignUpRequest,
)

SIGN_UP: Final = COMPETITION + "/sign-up"
ApplicantNumber = Annotated[int, PathParameter(description="the number of an applicant")]


@post(SIGN_UP, status_code=200, security=AS_GUEST)
async def open_sign_up(
    data: JSONBody[OpenSignUpRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Let teams sign up until a closing time, or change that time and the places."""
    content = SignUpOpened(data.closes, data.places, data.approve, data.player)
    return await organiser.append(content, data.seen)


@post(f"{SIGN_UP}/close", status_code=200, security=AS_GUEST)
async def close_sign_up(
    data: JSONBody[ChangeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """The list of teams stands: lots can be drawn."""
    return await organiser.append(SignUpClosed(), data.seen)


@post(f"{SIGN_UP}/teams", status_code=200, security=AS_GUEST)
async def sign_up(data: JSONBody[SignUpRequest], reader: ReaderAccess) -> Response[CompetitionSheet]:
    """Sign your team up. It enters at once, or waits for a place or for the organiser."""
    return await reader.append(SignedUp(data.name.strip(), reader.guest.id))


@post(f"{SIGN_UP}/{{number:int}}/admit", status_code=200, security=AS_GUEST)
async def admit(
    number: ApplicantNumber, data: JSONBody[ChangeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Let a team in that has been waiting."""
    return await organiser.append(Admitted(number), data.seen)


@post(f"{SIGN_UP}/{{number:int}}/reject", status_code=200, security=AS_GUEST)
async def reject(
    number: ApplicantNumber, data: JSONBody[ChangeRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Turn a team away that has been waiting."""
    return await organiser.append(Rejected(number), data.seen)


HANDLERS: Final = (open_sign_up, close_sign_up, sign_up, admit, reject)
