"""What handlers are handed: parts of the request by their names, and what the application provides."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromQuery, HeaderParameter, PathParameter

from tavolino.server.config import ServerConfig
from tavolino.server.http.request_info import SEAT_HEADER
from tavolino.server.live.table_registry import TableRegistry
from tavolino.store.rows import Guest
from tavolino.store.store import Store

AnyRequest = Request[Any, Any, Any]

RequestLanguage = NamedDependency[str]
CurrentGuest = NamedDependency[Guest]
"""Whoever asks; who does not say who they are is refused."""
OptionalGuest = NamedDependency[Guest | None]
"""Whoever asks, if they say so."""
ConfigDependency = NamedDependency[ServerConfig]
RegistryDependency = NamedDependency[TableRegistry]
StoreDependency = NamedDependency[Store]

GameId = Annotated[str, PathParameter(description="the id of a game")]
TableId = Annotated[str, PathParameter(description="the id of a table")]
CardFile = Annotated[str, PathParameter(description="the id of a card, and .svg")]
DeckFile = Annotated[str, PathParameter(description="the name of a deck, and .svg")]
DeckOption = Annotated[str, PathParameter(description="the option that the deck is given as")]
SeatPath = Annotated[int, PathParameter(description="the number of a seat")]
NumberPath = Annotated[int, PathParameter(description="a number")]
SeatQuery = FromQuery[int | None]
TextQuery = FromQuery[str]
SeatSecret = Annotated[str | None, HeaderParameter(name=SEAT_HEADER, description="the secret of a seat")]

AS_GUEST: Final[list[dict[str, list[str]]]] = [{"guest": []}]
"""For the description of the API: these need the secret of a guest."""
