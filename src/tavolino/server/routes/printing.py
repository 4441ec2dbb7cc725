"""Printing over HTTP: cards, rules, sheets and boards as PDF. One sheet after the other, in a thread of its own."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from math import ceil
from typing import Annotated, Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, PathParameter, QueryParameter

from tavolino import printing
from tavolino.core.game import Game
from tavolino.core.registry import full_box_game
from tavolino.live.rate_limits import RateLimit, RateLimiter
from tavolino.organiser.wall_board import competition_board
from tavolino.server.competitions.access import ReaderAccess
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import ConfigDependency, GameId, RequestLanguage
from tavolino.server.http.request_info import AnyRequest, client_address

PDF: Final = "application/pdf"
PDF_ENDING: Final = ".pdf"
PRINT_RATE: Final = RateLimit(1 / 10, 20)
"""Sheets for one address: a whole game with its rules and boards at once, then one in ten seconds."""
MAX_WAITING_PRINTS: Final = 8

Print = Callable[[Game, printing.Edition], bytes]
GAME_PRINTS: Final[dict[str, Print]] = {
    "cards": printing.print_cards,
    "rules": printing.print_rules,
    "sheet": printing.print_score_sheet,
    "lineup": printing.print_line_ups,
}


class PaperName(StrEnum):
    A4 = "a4"
    LETTER = "letter"


PrintFile = Annotated[str, PathParameter(description="what is printed, and .pdf")]
TeamCount = Annotated[int, QueryParameter(description="how many teams", ge=2, le=64)]
EditionDependency = NamedDependency[printing.Edition]
PrintQueueDependency = NamedDependency["PrintQueue"]


class PrintQueue:
    """Sets one sheet at a time; who asks too often, or comes when too many wait, is asked to come back."""

    def __init__(self) -> None:
        self.lock = asyncio.Semaphore(1)
        self.limiter = RateLimiter(PRINT_RATE)
        self.waiting = 0

    async def print(self, who: str, now: float, sheet: Callable[[], bytes]) -> bytes:
        wait = self.limiter.take(who, now)
        if wait or self.waiting >= MAX_WAITING_PRINTS:
            raise ServerFault("too-many-prints", seconds=ceil(wait or 1 / PRINT_RATE.per_second))
        self.waiting += 1
        try:
            async with self.lock:
                return await asyncio.to_thread(sheet)
        finally:
            self.waiting -= 1


def provide_print_queue(state: State) -> PrintQueue:
    return state.print_queue  # type: ignore[no-any-return]


def provide_edition(
    language: RequestLanguage,
    paper: FromQuery[PaperName] = PaperName.A4,
    ink: FromQuery[printing.Ink] = printing.Ink.COLOUR,
) -> printing.Edition:
    return printing.Edition(language, printing.PAPERS[paper.value], ink)


def pdf_response(pages: bytes, name: str) -> Response[bytes]:
    return Response(
        pages, headers={"content-disposition": f'attachment; filename="{name}.pdf"'}, media_type=PDF
    )


@get("/games/{game_id:str}/print/{print_file:str}", media_type=PDF)
async def print_game(
    request: AnyRequest,
    game_id: GameId,
    print_file: PrintFile,
    edition: EditionDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
) -> Response[bytes]:
    """Something of a game: `cards.pdf`, `rules.pdf`, `sheet.pdf` or `lineup.pdf`."""
    what = print_file.removesuffix(PDF_ENDING)
    if what not in GAME_PRINTS or not print_file.endswith(PDF_ENDING):
        raise ServerFault("no-such-print", known=", ".join(f"{name}{PDF_ENDING}" for name in GAME_PRINTS))
    make, game = GAME_PRINTS[what], full_box_game(game_id)
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), lambda: make(game, edition)
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
    shown = competition_board(reader.loaded.snapshot, edition)
    if not shown.parts:
        raise ServerFault("not-drawn")
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), lambda: printing.print_board(shown, edition)
    )
    return pdf_response(pages, f"board-{reader.id}")


@get("/print/board.pdf", media_type=PDF)
async def print_blank_board(
    request: AnyRequest,
    edition: EditionDependency,
    printer: PrintQueueDependency,
    config: ConfigDependency,
    format: FromQuery[printing.BoardFormat],
    teams: TeamCount,
) -> Response[bytes]:
    """A blank board, to write on."""
    shown = printing.blank_board(format, teams, edition)
    pages = await printer.print(
        client_address(request.scope), config.monotonic_s(), lambda: printing.print_board(shown, edition)
    )
    return pdf_response(pages, f"board-{format}-{teams}")


PRINT_DEPENDENCIES: Final = {
    "printer": Provide(provide_print_queue, sync_to_thread=False),
    "edition": Provide(provide_edition, sync_to_thread=False),
}
HANDLERS: Final = (print_game, print_board, print_blank_board)
