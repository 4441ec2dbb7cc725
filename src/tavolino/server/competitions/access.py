"""The desk: somebody comes to it about one competition, and is answered in their language."""

from dataclasses import dataclass
from typing import Annotated, Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, PathParameter

from tavolino.organiser.entries import What
from tavolino.organiser.snapshot.model import Competition
from tavolino.server.competitions.service import Rights, Secretary
from tavolino.server.competitions.sheet import sheet
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import Caller, Language
from tavolino.server.http.language import words
from tavolino.server.schemas.competitions import CompetitionSheet
from tavolino.store.rows import Guest

KEY_HEADER: Final = "tavolino-key"
"""Bears the key of somebody who organises a competition that is another's."""

TheSecretary = NamedDependency[Secretary]
CompetitionId = Annotated[str, PathParameter(description="the id of a competition")]
MatchId = Annotated[str, PathParameter(description="the id of a match, as 7 or 7b")]
TeamNumber = Annotated[int, PathParameter(description="the number of a team, from 0")]
Key = Annotated[str | None, HeaderParameter(name=KEY_HEADER, description="the key of a co-organiser")]


@dataclass(frozen=True)
class Desk:
    """Whoever stands here may read everything, and do what they have a right to."""

    id: str
    secretary: Secretary
    caller: Guest | None
    key: str | None
    language: str

    @property
    def guest(self) -> Guest:
        if self.caller is None:
            raise Trouble("not-a-guest")
        return self.caller

    async def competition(self) -> Competition:
        return await self.secretary.competition(self.id)

    async def sheet(self, found: Competition | None = None) -> CompetitionSheet:
        found = found or await self.competition()
        progress = self.secretary.simulations.progress.get(self.id)
        return sheet(found, await self.rights(found), self.caller, progress, words(self.language, found.game))

    async def rights(self, found: Competition) -> Rights:
        return await self.secretary.rights(found, self.caller, self.key)

    async def enter(self, what: What, seen: int | None = None) -> CompetitionSheet:
        """Let something happen in the name of whoever asks."""
        entered = await self.secretary.office.enter(self.id, what, self.guest.name, seen=seen)
        return await self.sheet(entered)


AnyDesk = NamedDependency[Desk]
"""For everyone who knows the address."""
OrganisersDesk = NamedDependency[Desk]
"""For those who organise."""
OwnersDesk = NamedDependency[Desk]
"""For the one who made it."""


def the_secretary(state: State) -> Secretary:
    return state.secretary  # type: ignore[no-any-return]


def any_desk(
    competition_id: CompetitionId,
    secretary: TheSecretary,
    caller: Caller,
    language: Language,
    key: Key = None,
) -> Desk:
    return Desk(competition_id, secretary, caller, key, language)


async def organisers_desk(desk: AnyDesk) -> Desk:
    """Whoever changes something has a name: it stands in the history."""
    if desk.caller is None:
        raise Trouble("not-a-guest")
    if not (await desk.rights(await desk.competition())).organises:
        raise Trouble("not-organiser")
    return desk


async def owners_desk(desk: AnyDesk) -> Desk:
    if desk.guest.id != (await desk.competition()).owner:
        raise Trouble("not-owner")
    return desk


DESKS: Final = {
    "secretary": Provide(the_secretary, sync_to_thread=False),
    "desk": Provide(any_desk, sync_to_thread=False),
    "organisers": Provide(organisers_desk),
    "owners": Provide(owners_desk),
}
