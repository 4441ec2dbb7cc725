"""CompetitionAccess: what a request about one competition needs. It is loaded once, before the handler runs."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final
from urllib.parse import quote

import msgspec
from litestar import MediaType, Response
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, PathParameter

from tavolino.live.rows import Guest
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import EntryContent, NewEntry
from tavolino.printing.file_names import file_stem
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.competitions.rights import Rights
from tavolino.server.competitions.service import CompetitionService, rights_to
from tavolino.server.competitions.sheet import competition_sheet
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import OptionalGuest, RequestLanguage, provide_state
from tavolino.server.schemas.competitions import CompetitionSheet
from tavolino.store.competitions.access import AccessRow

KEY_HEADER: Final = "tavolino-key"
"""Bears the key of a co-organiser."""

CompetitionsDependency = NamedDependency[CompetitionService]
CompetitionId = Annotated[str, PathParameter(description="the id of a competition")]
MatchId = Annotated[str, PathParameter(description="the id of a match, as 7 or 7b")]
TeamNumber = Annotated[int, PathParameter(description="the number of a team, from 0")]
Key = Annotated[str | None, HeaderParameter(name=KEY_HEADER, description="the key of a co-organiser")]


@dataclass(frozen=True)
class CompetitionAccess:
    """A competition as it was loaded for this request, its access row, and who asks."""

    service: CompetitionService
    loaded: LoadedCompetition
    access: AccessRow
    caller: Guest | None
    language: str
    key: str | None = None

    @property
    def id(self) -> str:
        return self.loaded.id

    @property
    def guest(self) -> Guest:
        if self.caller is None:
            raise ServerFault("not-a-guest")
        return self.caller

    @property
    def rights(self) -> Rights:
        return rights_to(self.loaded, self.access, self.caller, self.key)

    async def sheet(self, loaded: LoadedCompetition | None = None) -> Response[CompetitionSheet]:
        """Everything the caller may see, in their language. Many teams take long, so it is built in a thread."""
        encoded: Any = await asyncio.to_thread(self.encode_sheet, loaded or self.loaded)
        return Response(encoded, media_type=MediaType.JSON)

    def encode_sheet(self, loaded: LoadedCompetition) -> bytes:
        progress = self.service.simulations.progress.get(self.id)
        texts = server_texts(self.language, loaded.snapshot.game)
        shown = competition_sheet(loaded.snapshot, self.rights, self.caller, progress, texts)
        return msgspec.json.encode(shown)

    def attachment(self, what: str, ending: str) -> dict[str, str]:
        """The header of a file that is saved: its name says what is in it, and of which competition."""
        word = server_texts(self.language).say("export-file", {"what": what})
        name = f"{file_stem(self.loaded.book.charter.name) or 'tavolino'}-{file_stem(word)}.{ending}"
        plain = name.encode("ascii", "ignore").decode()
        return {"content-disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}"}

    async def append(self, content: EntryContent, seen: int | None = None) -> Response[CompetitionSheet]:
        """Let something happen in the name of whoever asks."""
        return await self.append_all([NewEntry(content)], seen)

    async def append_all(
        self, new_entries: Iterable[NewEntry], seen: int | None = None
    ) -> Response[CompetitionSheet]:
        organiser = self.service.organiser
        after = await organiser.append_to(self.loaded, new_entries, self.guest.name, seen=seen)
        return await self.sheet(after)


ReaderAccess = NamedDependency[CompetitionAccess]
"""For everyone who knows the address."""
OrganiserAccess = NamedDependency[CompetitionAccess]
"""For those who organise."""
OwnerAccess = NamedDependency[CompetitionAccess]
"""For the one who created it."""


async def provide_reader(
    competition_id: CompetitionId,
    competitions: CompetitionsDependency,
    caller: OptionalGuest,
    language: RequestLanguage,
    key: Key = None,
) -> CompetitionAccess:
    loaded = await competitions.load(competition_id)
    access = await competitions.store.access.get(competition_id)
    return CompetitionAccess(competitions, loaded, access, caller, language, key)


async def provide_organiser(reader: ReaderAccess) -> CompetitionAccess:
    """Whoever changes something has a name: it stands in the history."""
    if reader.caller is None:
        raise ServerFault("not-a-guest")
    if not reader.rights.organises:
        raise ServerFault("not-organiser")
    return reader


async def provide_owner(reader: ReaderAccess) -> CompetitionAccess:
    if reader.guest.id != reader.loaded.owner:
        raise ServerFault("not-owner")
    return reader


ACCESS_DEPENDENCIES: Final = {
    "competitions": provide_state("competitions"),
    "reader": Provide(provide_reader),
    "organiser": Provide(provide_organiser),
    "owner": Provide(provide_owner),
}
