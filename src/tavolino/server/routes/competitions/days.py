"""Match days over HTTP: their dates, and the calendar file."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from tavolino.organiser.entries import Dated
from tavolino.organiser.files.calendar_file import write_calendar
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.competitions.access import OrganiserAccess, ReaderAccess
from tavolino.server.http.dependencies import AS_GUEST
from tavolino.server.routes.competitions.changes import COMPETITION
from tavolino.server.schemas.competitions import CompetitionSheet, DateRequest

CALENDAR: Final = "text/calendar; charset=utf-8"
Stage = Annotated[str, PathParameter(description="league, group, swiss, knockout or evening")]
RoundNumber = Annotated[int, PathParameter(description="the number of a round, from 1")]


@post(f"{COMPETITION}/rounds/{{stage:str}}/{{number:int}}/date", status_code=200, security=AS_GUEST)
async def date_round(
    stage: Stage, number: RoundNumber, data: JSONBody[DateRequest], organiser: OrganiserAccess
) -> Response[CompetitionSheet]:
    """Say when and where a round is played; without a day its date is taken away."""
    content = Dated(stage, number, data.day, data.time, data.place.strip())
    return await organiser.append(content, data.seen)


@get(f"{COMPETITION}/calendar.ics", media_type=CALENDAR)
async def export_calendar(reader: ReaderAccess) -> Response[str]:
    """All dates as an iCalendar file. A calendar may fetch it again from time to time."""
    competition = reader.loaded.snapshot
    text = write_calendar(competition, server_texts(reader.language, competition.game))
    return Response(text, headers=reader.attachment("calendar", "ics"), media_type=CALENDAR)


HANDLERS: Final = (date_round, export_calendar)
