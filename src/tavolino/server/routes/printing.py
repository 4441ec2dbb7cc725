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
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.registry import game_class
from tavolino.organiser.wall_board import wallboard
from tavolino.server.competitions.access import AnyDesk
from tavolino.server.config import Pace
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import AnyRequest, GameId, Language, TheConfig
from tavolino.server.http.request_info import address
from tavolino.server.rate_limits import Turnstile
from tavolino.server.routes.games import whole

PDF: Final = "application/pdf"
PDF_ENDING: Final = ".pdf"
PACE: Final = Pace(1 / 10, 20)
"""Sheets for one address: a whole game with its rules and boards at once, then one in ten seconds."""
LONGEST_QUEUE: Final = 8

Print = Callable[[Game, printing.Edition], bytes]
PRINTS: Final[dict[str, Print]] = {
    "cards": printing.cards,
    "rules": printing.rules,
    "sheet": printing.score_sheet,
    "lineup": printing.line_ups,
}


class PaperName(StrEnum):
    A4 = "a4"
    LETTER = "letter"


PrintFile = Annotated[str, PathParameter(description="what is printed, and .pdf")]
TeamCount = Annotated[int, QueryParameter(description="how many teams", ge=2, le=64)]
AnEdition = NamedDependency[printing.Edition]
ThePress = NamedDependency["Press"]


class Press:
    """Sets one sheet at a time; who asks too often, or comes when too many wait, is asked to come back."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self.turnstile = Turnstile(PACE)
        self.waiting = 0

    async def print(self, who: str, now: float, sheet: Callable[[], bytes]) -> bytes:
        wait = self.turnstile.take(who, now)
        if wait or self.waiting >= LONGEST_QUEUE:
            raise Trouble("too-many-prints", seconds=ceil(wait or 1 / PACE.per_second))
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(sheet)
        finally:
            self.waiting -= 1


def the_press(state: State) -> Press:
    return state.press  # type: ignore[no-any-return]


def edition(
    language: Language,
    paper: FromQuery[PaperName] = PaperName.A4,
    ink: FromQuery[printing.Ink] = printing.Ink.COLOUR,
) -> printing.Edition:
    return printing.Edition(language, printing.PAPERS[paper.value], ink)


def pdf(pages: bytes, name: str) -> Response[bytes]:
    return Response(
        pages, headers={"content-disposition": f'attachment; filename="{name}.pdf"'}, media_type=PDF
    )


@get("/games/{game_id:str}/print/{print_file:str}", media_type=PDF)
async def print_game(
    request: AnyRequest,
    game_id: GameId,
    print_file: PrintFile,
    edition: AnEdition,
    printer: ThePress,
    config: TheConfig,
) -> Response[bytes]:
    """Something of a game: `cards.pdf`, `rules.pdf`, `sheet.pdf` or `lineup.pdf`."""
    game_class(game_id)
    what = print_file.removesuffix(PDF_ENDING)
    if what not in PRINTS or not print_file.endswith(PDF_ENDING):
        raise Trouble("no-such-print", known=", ".join(f"{name}{PDF_ENDING}" for name in PRINTS))
    make, game = PRINTS[what], whole(game_id)
    pages = await printer.print(address(request.scope), config.now(), lambda: make(game, edition))
    return pdf(pages, f"{game_id}-{what}-{edition.language}")


@get("/competitions/{competition_id:str}/print/board.pdf", media_type=PDF)
async def print_board(
    request: AnyRequest, desk: AnyDesk, edition: AnEdition, printer: ThePress, config: TheConfig
) -> Response[bytes]:
    """The board of a competition for the wall, as far as it is known; the rest is left blank."""
    shown = wallboard(await desk.competition(), edition)
    if not shown.parts:
        raise Fault("not-drawn")
    pages = await printer.print(address(request.scope), config.now(), lambda: printing.board(shown, edition))
    return pdf(pages, f"board-{desk.id}")


@get("/print/board.pdf", media_type=PDF)
async def print_blank_board(
    request: AnyRequest,
    edition: AnEdition,
    printer: ThePress,
    config: TheConfig,
    format: FromQuery[printing.Format],
    teams: TeamCount,
) -> Response[bytes]:
    """A blank board, to write on."""
    shown = printing.blank_board(format, teams, edition)
    pages = await printer.print(address(request.scope), config.now(), lambda: printing.board(shown, edition))
    return pdf(pages, f"board-{format}-{teams}")


PRINTERS: Final = {
    "printer": Provide(the_press, sync_to_thread=False),
    "edition": Provide(edition, sync_to_thread=False),
}
HANDLERS: Final = (print_game, print_board, print_blank_board)
