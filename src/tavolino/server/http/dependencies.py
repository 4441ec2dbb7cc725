"""What handlers may ask for by name: parts of the request, who sent it, and the server's services."""

from typing import Annotated, Any, Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, HeaderParameter, PathParameter

from tavolino.live.guards.tokens import hash_secret
from tavolino.live.rows import Guest
from tavolino.live.table_registry import TableRegistry
from tavolino.server.catalogue.deck_list import DeckLists
from tavolino.server.catalogue.faces import FaceCache, FaceVariant
from tavolino.server.config import ServerConfig
from tavolino.server.drain import Drain
from tavolino.server.faults import ServerFault
from tavolino.server.http.card_faces import provide_face_variant
from tavolino.server.http.language import GUEST_LANGUAGE_KEY, provide_language
from tavolino.server.http.request_info import SEAT_HEADER, AnyRequest, bearer_secret, client_address
from tavolino.server.jobs.job_process import JobProcess
from tavolino.store.store import Store

RequestLanguage = NamedDependency[str]
CurrentGuest = NamedDependency[Guest]
"""Who sent the request. Without a secret it is refused."""
OptionalGuest = NamedDependency[Guest | None]
"""Who sent the request, if it bears a secret."""
ConfigDependency = NamedDependency[ServerConfig]
DeckListsDependency = NamedDependency[DeckLists]
FacesDependency = NamedDependency[FaceCache]
FaceVariantDependency = NamedDependency[FaceVariant]
DrainDependency = NamedDependency[Drain]
JobsDependency = NamedDependency[JobProcess]
RegistryDependency = NamedDependency[TableRegistry]
StoreDependency = NamedDependency[Store]

GameId = Annotated[str, PathParameter(description="the id of a game")]
TableId = Annotated[str, PathParameter(description="the id of a table")]
DeviceId = Annotated[str, PathParameter(description="the id of a device")]
CardFile = Annotated[str, PathParameter(description="the id of a card, and .svg")]
FaceFile = Annotated[str, PathParameter(description="the hash of a face, and .svg")]
DeckFile = Annotated[str, PathParameter(description="the name of a deck, and .svg")]
DeckOption = Annotated[str, PathParameter(description="the option that the deck is given as")]
SeatPath = Annotated[int, PathParameter(description="the number of a seat")]
NumberPath = Annotated[int, PathParameter(description="a number")]
SeatQuery = FromQuery[int | None]
TextQuery = FromQuery[str]
SeatSecret = Annotated[str | None, HeaderParameter(name=SEAT_HEADER, description="the secret of a seat")]

AS_GUEST: Final[list[dict[str, list[str]]]] = [{"guest": []}]
"""For the description of the API: these need the secret of a guest."""


async def provide_optional_guest(request: AnyRequest) -> Guest | None:
    """For handlers that anyone may call. A secret that nobody has is refused all the same."""
    secret = bearer_secret(request.scope)
    if not secret:
        return None
    tables: TableRegistry = request.app.state.tables
    guest = await tables.guest_by_secret(secret)
    if guest is None:
        raise ServerFault("bad-token")
    if guest.id in request.app.state.ban_list.guests:
        raise ServerFault("banned")
    if request.app.state.gate.known_guests.add(secret, guest):
        await request.app.state.store.devices.mark_seen(hash_secret(secret), tables.today())
    tables.note_address(guest, client_address(request.scope))
    await tables.mark_guest_seen(guest)
    request.scope["state"][GUEST_LANGUAGE_KEY] = guest.language
    return guest


async def provide_guest(request: AnyRequest) -> Guest:
    """For handlers that only guests may call."""
    guest = await provide_optional_guest(request)
    if guest is None:
        raise ServerFault("not-a-guest")
    return guest


def provide_state(name: str) -> Provide:
    """What the application keeps in its state under this name."""

    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


DEPENDENCIES: Final = {
    "language": Provide(provide_language, sync_to_thread=False),
    "variant": Provide(provide_face_variant, sync_to_thread=False),
    "guest": Provide(provide_guest),
    "caller": Provide(provide_optional_guest),
    **{
        name: provide_state(name)
        for name in ("config", "deck_lists", "drain", "faces", "jobs", "store", "tables")
    },
}
