"""Decks, the faces of their cards, and decks of one's own."""

from asyncio import to_thread
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from tavolino.card_art import draw_back
from tavolino.core.decks.deck_file import TOML_SUFFIX
from tavolino.core.registry import full_box_game, game_class
from tavolino.server.catalogue.faces import SVG, SVG_ENDING, WHOLE_CARD, card_of_file
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.faults import ServerFault
from tavolino.server.http.caching import CACHE_5_MINUTES, CACHE_FOREVER, public_response
from tavolino.server.http.card_faces import SVG_HEADERS, svg_response
from tavolino.server.http.dependencies import (
    CardFile,
    DeckFile,
    DeckListsDependency,
    DeckOption,
    FaceFile,
    FacesDependency,
    FaceVariantDependency,
    GameId,
    JobsDependency,
    RequestLanguage,
    TextQuery,
)
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.jobs import deck_jobs
from tavolino.server.schemas.games import CardFaceRequest, DeckCheck, DeckCheckRequest, GameDecks

JSON: Final = MediaType.JSON


@get("/games/{game_id:str}/decks", cache_control=CACHE_5_MINUTES)
async def show_decks(
    game_id: GameId, language: RequestLanguage, deck_lists: DeckListsDependency
) -> Response[GameDecks]:
    """The decks of a game, card by card."""
    game_class(game_id)
    listed: Response[Any] = Response(await to_thread(deck_lists.encode, game_id, language), media_type=JSON)
    return listed


# -- Drawings


@get("/faces/{file:str}", media_type=SVG, sync_to_thread=False)
def show_face(
    request: AnyRequest, file: FaceFile, faces: FacesDependency, variant: FaceVariantDependency
) -> Response[str]:
    """The face at an address of a list of decks. It never changes. Who finds none lists the decks again."""
    hash = file.removesuffix(SVG_ENDING) if file.endswith(SVG_ENDING) else ""
    svg, look = faces.find(hash), faces.looks.get(hash)
    if svg is None or look is None:
        raise ServerFault("not-found")
    if variant != WHOLE_CARD:
        return svg_response(request, variant.draw(look))
    return public_response(request, svg.encode(), SVG, {"cache-control": CACHE_FOREVER, **SVG_HEADERS})


@get("/games/{game_id:str}/cards/{file:str}", media_type=SVG, sync_to_thread=False)
def show_card(
    request: AnyRequest,
    game_id: GameId,
    file: CardFile,
    language: RequestLanguage,
    variant: FaceVariantDependency,
) -> Response[str]:
    """The face of a card of the box."""
    game = full_box_game(game_id)
    look = game.card_look(card_of_file(game, file), server_texts(language, game_id))
    return svg_response(request, variant.draw(look))


@get("/games/{game_id:str}/backs/{file:str}", media_type=SVG, sync_to_thread=False)
def show_back(
    request: AnyRequest, game_id: GameId, file: DeckFile, language: RequestLanguage
) -> Response[str]:
    """The back of the cards of a deck."""
    game, deck = full_box_game(game_id), file.removesuffix(SVG_ENDING)
    if deck not in game.decks or not file.endswith(SVG_ENDING):
        raise ServerFault("not-found")
    return svg_response(request, draw_back(game, deck, server_texts(language, game_id)))


# -- Decks of one's own


@get("/games/{game_id:str}/decks/{option:str}/template", media_type=MediaType.TEXT)
async def show_template(
    game_id: GameId, option: DeckOption, language: RequestLanguage, ending: TextQuery = TOML_SUFFIX
) -> str:
    """A deck to begin with, whose comments say how to go on."""
    deck = deck_jobs.find_own_deck(game_id, option)
    if ending not in deck.file_suffixes:
        raise ServerFault("deck-ending", endings=", ".join(deck.file_suffixes))
    return deck.template(ending, language)


@post("/games/{game_id:str}/decks/check", status_code=200)
async def check_deck(
    request: AnyRequest,
    game_id: GameId,
    data: JSONBody[DeckCheckRequest],
    language: RequestLanguage,
    jobs: JobsDependency,
) -> DeckCheck:
    """Whether a deck of one's own can be played with, and if not, what is wrong, line by line."""
    return await jobs.run(client_address(request.scope), deck_jobs.check_own_deck, game_id, data, language)


@post("/games/{game_id:str}/decks/face", status_code=200, media_type=SVG)
async def draw_own_card(
    request: AnyRequest,
    game_id: GameId,
    data: JSONBody[CardFaceRequest],
    language: RequestLanguage,
    jobs: JobsDependency,
) -> Response[str]:
    """The face of a card of one's own deck, if the deck can be played with."""
    svg = await jobs.run(client_address(request.scope), deck_jobs.draw_own_card, game_id, data, language)
    return Response(svg, media_type=SVG, headers=SVG_HEADERS)


HANDLERS: Final = (
    show_decks,
    show_face,
    show_card,
    show_back,
    show_template,
    check_deck,
    draw_own_card,
)
