"""Printing over HTTP: cards, rules, sheets and boards as PDF. One sheet after the other, in a process of its own."""

from asyncio import to_thread
from collections.abc import Callable
from enum import StrEnum
from math import ceil
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from tavolino import printing
from tavolino.core.registry import game_class
from tavolino.live.guards.rate_limits import RateLimit, RateLimiter
from tavolino.organiser.wall_board import competition_board
from tavolino.server.competitions.access import ReaderAccess
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import ConfigDependency, GameId, RequestLanguage
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.jobs.job_process import JobProcess
from tavolino.server.jobs.print_jobs import (
    GAME_PRINTS,
    print_box_cards,
    print_of_game,
    print_own_deck,
    zip_box_cards,
    zip_own_deck,
)
from tavolino.server.schemas.games import OwnCardsRequest

PDF: Final = "application/pdf"
PDF_ENDING: Final = ".pdf"
ZIP: Final = "application/zip"
PRINT_RATE: Final = RateLimit(1 / 10, 20)
"""Sheets for one address: a whole game with its rules and boards at once, then one in ten seconds."""


class PaperName(StrEnum):
    A4 = "a4"
    LETTER = "letter"
    A3 = "a3"
    TABLOID = "tabloid"


PrintFile = Annotated[str, PathParameter(description="what is printed, and .pdf")]
TeamCount = Annotated[int, QueryParameter(description="how many teams", ge=2, le=64)]
EditionDependency = NamedDependency[printing.Edition]
CardFormatDependency = NamedDependency[printing.CardFormat]
PrintQueueDependency = NamedDependency["PrintQueue"]


class PrintQueue:
    """Who asks for sheets too often is asked to come back."""

    def __init__(self, jobs: JobProcess) -> None:
        self.jobs = jobs
        self.limiter = RateLimiter(PRINT_RATE)

    async def print(self, who: str, now: float, sheet: Callable[..., bytes], *args: Any) -> bytes:
        wait = self.limiter.take(who, now)
        if wait:
            raise ServerFault("too-many-prints", seconds=ceil(wait))
        return await self.jobs.run(who, sheet, *args)


def provide_print_queue(state: State) -> PrintQueue:
    return state.print_queue  # type: ignore[no-any-return]


def provide_edition(
    language: RequestLanguage,
    paper: FromQuery[PaperName] = PaperName.A4,
    ink: FromQuery[printing.Ink] = printing.Ink.COLOUR,
) -> printing.Edition:
    return printing.Edition(language, printing.PAPERS[paper.value], ink)


def provide_card_format(
    size: FromQuery[str] = "standard",
    sides: FromQuery[printing.Sides] = printing.Sides.BOTH,
    copies: FromQuery[int] = 1,
    gutter: FromQuery[float] = 0.0,
    bleed: FromQuery[float] = 3.0,
    offset: FromQuery[str] = "0,0",
    flip: FromQuery[printing.Flip] = printing.Flip.LONG,
    single: FromQuery[bool] = False,
    marks: FromQuery[bool] = True,
) -> printing.CardFormat:
    return printing.CardFormat(
        printing.parse_card_size(size),
        sides,
        copies,
        gutter,
        bleed,
        printing.parse_offset(offset),
        flip,
        single,
        marks,
    )


def pdf_response(pages: bytes, name: str) -> Response[bytes]:
    return file_response(pages, f"{name}{PDF_ENDING}", PDF)


def zip_response(archive: bytes, name: str) -> Response[bytes]:
    return file_response(archive, f"{name}.zip", ZIP)


def file_response(content: bytes, name: str, media_type: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type=media_type)


@get("/games/{game_id:str}/print/cards.pdf", media_type=PDF)
async def print_cards(
    request: AnyRequest,
    game_id: GameId,
    edition: EditionDependency,
    card_format: CardFormatDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
    only: FromQuery[list[str] | None] = None,
) -> Response[bytes]:
    """The cards of the box, or `only` those of some decks, clubs and kinds, the way one wishes them."""
    game_class(game_id)
    who, now = client_address(request.scope), config.monotonic_s()
    pages = await printer.print(who, now, print_box_cards, game_id, edition, card_format, only or ())
    return pdf_response(pages, f"{game_id}-cards-{edition.language}")


@post("/games/{game_id:str}/print/cards.pdf", media_type=PDF, status_code=200)
async def print_own_cards(
    request: AnyRequest,
    game_id: GameId,
    data: JSONBody[OwnCardsRequest],
    edition: EditionDependency,
    card_format: CardFormatDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
) -> Response[bytes]:
    """The cards of a deck of one's own; of the rest of the box only what is asked for."""
    game_class(game_id)
    who, now = client_address(request.scope), config.monotonic_s()
    pages = await printer.print(who, now, print_own_deck, game_id, data, edition, card_format)
    return pdf_response(pages, f"{game_id}-cards-{edition.language}")


@get("/games/{game_id:str}/print/cards.zip", media_type=ZIP)
async def print_card_images(
    request: AnyRequest,
    game_id: GameId,
    edition: EditionDependency,
    card_format: CardFormatDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
    only: FromQuery[list[str] | None] = None,
) -> Response[bytes]:
    """An image for each card, for a print shop."""
    game_class(game_id)
    who, now = client_address(request.scope), config.monotonic_s()
    archive = await printer.print(who, now, zip_box_cards, game_id, edition, card_format, only or ())
    return zip_response(archive, f"{game_id}-cards-{edition.language}")


@post("/games/{game_id:str}/print/cards.zip", media_type=ZIP, status_code=200)
async def print_own_card_images(
    request: AnyRequest,
    game_id: GameId,
    data: JSONBody[OwnCardsRequest],
    edition: EditionDependency,
    card_format: CardFormatDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
) -> Response[bytes]:
    """An image for each card of a deck of one's own."""
    game_class(game_id)
    who, now = client_address(request.scope), config.monotonic_s()
    archive = await printer.print(who, now, zip_own_deck, game_id, data, edition, card_format)
    return zip_response(archive, f"{game_id}-cards-{edition.language}")


@get("/games/{game_id:str}/print/{print_file:str}", media_type=PDF)
async def print_game(
    request: AnyRequest,
    game_id: GameId,
    print_file: PrintFile,
    edition: EditionDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
) -> Response[bytes]:
    """Something of a game: `rules.pdf`, `sheet.pdf`, `lineup.pdf`, `aid.pdf` or `pieces.pdf`."""
    what = print_file.removesuffix(PDF_ENDING)
    if what not in GAME_PRINTS or not print_file.endswith(PDF_ENDING):
        raise ServerFault("no-such-print", known=", ".join(f"{name}{PDF_ENDING}" for name in GAME_PRINTS))
    game_class(game_id)
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), print_of_game, what, game_id, edition
    )
    return pdf_response(pages, f"{game_id}-{what}-{edition.language}")


@get("/competitions/{competition_id:str}/print/board.pdf", media_type=PDF)
async def print_board(
    request: AnyRequest,
    reader: ReaderAccess,
    edition: EditionDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
) -> Response[bytes]:
    """The board of a competition for the wall, as far as it is known; the rest is left blank."""
    evenings = await reader.service.organiser.evenings(reader.loaded)
    shown = await to_thread(lambda: competition_board(reader.loaded.snapshot, edition, evenings))
    if not shown.parts:
        raise ServerFault("not-drawn")
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), printing.print_board, shown, edition
    )
    return Response(pages, headers=reader.attachment("board", "pdf"), media_type=PDF)


@get("/print/board.pdf", media_type=PDF)
async def print_blank_board(
    request: AnyRequest,
    edition: EditionDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
    format: FromQuery[printing.BoardFormat],
    teams: TeamCount,
    game: FromQuery[str] = "",
) -> Response[bytes]:
    """A blank board, to write on; of a game, with the points of its box."""
    shown = printing.blank_board(format, teams, edition, game_class(game) if game else None)
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), printing.print_board, shown, edition
    )
    return pdf_response(pages, f"board-{format}-{teams}")


PRINT_DEPENDENCIES: Final = {
    "printer": Provide(provide_print_queue, sync_to_thread=False),
    "edition": Provide(provide_edition, sync_to_thread=False),
    "card_format": Provide(provide_card_format, sync_to_thread=False),
}
HANDLERS: Final = (
    print_cards,
    print_own_cards,
    print_card_images,
    print_own_card_images,
    print_game,
    print_board,
    print_blank_board,
)
