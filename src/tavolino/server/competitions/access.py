"""The desk: somebody comes to it about one competition, and is answered in their language."""

from dataclasses import dataclass
from typing import Annotated, Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, PathParameter

from tavolino.organiser.entries import EntryContent
from tavolino.organiser.snapshot.model import Competition
from tavolino.server.competitions.service import CompetitionService, Rights
from tavolino.server.competitions.sheet import competition_sheet
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import OptionalGuest, RequestLanguage
from tavolino.server.http.language import server_texts
from tavolino.server.schemas.competitions import CompetitionSheet
from tavolino.store.rows import Guest

KEY_HEADER: Final = "tavolino-key"
"""Bears the key of somebody who organises a competition that is another's."""

TheCompetitionService = NamedDependency[CompetitionService]
CompetitionId = Annotated[str, PathParameter(description="the id of a competition")]
MatchId = Annotated[str, PathParameter(description="the id of a match, as 7 or 7b")]
TeamNumber = Annotated[int, PathParameter(description="the number of a team, from 0")]
Key = Annotated[str | None, HeaderParameter(name=KEY_HEADER, description="the key of a co-organiser")]


@dataclass(frozen=True)
class CompetitionAccess:
    """Whoever stands here may read everything, and do what they have a right to."""

    id: str
    secretary: CompetitionService
    caller: Guest | None
    key: str | None
    language: str

    @property
    def guest(self) -> Guest:
        if self.caller is None:
            raise ServerFault("not-a-guest")
        return self.caller

    async def competition(self) -> Competition:
        return await self.secretary.competition(self.id)

    async def sheet(self, found: Competition | None = None) -> CompetitionSheet:
        found = found or await self.competition()
        progress = self.secretary.simulations.progress.get(self.id)
        return competition_sheet(
            found, await self.rights(found), self.caller, progress, server_texts(self.language, found.game)
        )

    async def rights(self, found: Competition) -> Rights:
        return await self.secretary.rights(found, self.caller, self.key)

    async def append(self, what: EntryContent, seen: int | None = None) -> CompetitionSheet:
        """Let something happen in the name of whoever asks."""
        entered = await self.secretary.organiser.append(self.id, what, self.guest.name, seen=seen)
        return await self.sheet(entered)


ReaderAccess = NamedDependency[CompetitionAccess]
"""For everyone who knows the address."""
OrganiserAccess = NamedDependency[CompetitionAccess]
"""For those who organise."""
OwnerAccess = NamedDependency[CompetitionAccess]
"""For the one who made it."""


def the_secretary(state: State) -> CompetitionService:
    return state.competitions  # type: ignore[no-any-return]


def any_desk(
    competition_id: CompetitionId,
    secretary: TheCompetitionService,
    caller: OptionalGuest,
    language: RequestLanguage,
    key: Key = None,
) -> CompetitionAccess:
    return CompetitionAccess(competition_id, secretary, caller, key, language)


async def organisers_desk(desk: ReaderAccess) -> CompetitionAccess:
    """Whoever changes something has a name: it stands in the history."""
    if desk.caller is None:
        raise ServerFault("not-a-guest")
    if not (await desk.rights(await desk.competition())).organises:
        raise ServerFault("not-organiser")
    return desk


async def owners_desk(desk: ReaderAccess) -> CompetitionAccess:
    if desk.guest.id != (await desk.competition()).owner:
        raise ServerFault("not-owner")
    return desk


ACCESS_DEPENDENCIES: Final = {
    "secretary": Provide(the_secretary, sync_to_thread=False),
    "desk": Provide(any_desk, sync_to_thread=False),
    "organisers": Provide(organisers_desk),
    "owners": Provide(owners_desk),
}
