"""`/games`, `/bots`: games with their options, rules and texts."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from tavolino.core.registry import game_class
from tavolino.server.catalogue import game_infos
from tavolino.server.http.caching import CACHE_5_MINUTES, cacheable_response
from tavolino.server.http.dependencies import GameId, RequestLanguage
from tavolino.server.http.request_info import AnyRequest
from tavolino.server.schemas.games import (
    BotInfo,
    GameDetails,
    GameSummary,
    RulesInfo,
    SeatCounts,
    SeatCountsRequest,
)

FLUENT: Final = "text/plain; charset=utf-8"


@get("/games", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def list_games(language: RequestLanguage) -> list[GameSummary]:
    """All games."""
    return game_infos.game_summaries(language)


@get("/games/{game_id:str}", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def show_game(game_id: GameId, language: RequestLanguage) -> GameDetails:
    """A game with its options and decks."""
    return game_infos.game_details(game_id, language)


@post("/games/{game_id:str}/seats", status_code=200, sync_to_thread=False)
def count_seats(game_id: GameId, data: JSONBody[SeatCountsRequest]) -> SeatCounts:
    """How many can play a game under these house rules. Decks of one's own are left out: they change nothing here."""
    return game_infos.seat_counts(game_id, data.options)


@get("/bots", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def list_bots(language: RequestLanguage) -> list[BotInfo]:
    """The bots to choose from as opponents."""
    return game_infos.bot_infos(language)


# -- Rules and texts


@get("/games/{game_id:str}/rules", cache_control=CACHE_5_MINUTES, sync_to_thread=True)
def show_rules(game_id: GameId, language: RequestLanguage) -> RulesInfo:
    """The rules of a game."""
    return game_infos.rules_info(game_id, language)


OwnTextsQuery = Annotated[bool, QueryParameter(description="only what is in the game's own files")]


@get("/games/{game_id:str}/texts", media_type=FLUENT, sync_to_thread=False)
def show_texts(
    request: AnyRequest, game_id: GameId, language: RequestLanguage, own: OwnTextsQuery = False
) -> Response[str]:
    """All texts of a game, the server's and the core's, in Fluent. Of two of the same name the first counts."""
    game_class(game_id)
    return cacheable_response(request, game_infos.fluent_source(language, game_id, own), FLUENT)


@get("/texts", media_type=FLUENT, sync_to_thread=False)
def show_common_texts(request: AnyRequest, language: RequestLanguage) -> Response[str]:
    """The texts of the server and of the core, in Fluent."""
    return cacheable_response(request, game_infos.fluent_source(language), FLUENT)


HANDLERS: Final = (list_games, show_game, count_seats, list_bots, show_rules, show_texts, show_common_texts)
