"""Cards as images, one PNG for each, in an archive: for print shops that ask for files, not for sheets."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final, NamedTuple
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tavolino.core.game import Game
from tavolino.printing.cards.card_format import (
    DEFAULT_DPI,
    DPI_RANGE,
    MAX_IMAGES,
    CardFormat,
    Sides,
    require,
)
from tavolino.printing.cards.card_sheets import card_batches
from tavolino.printing.cards.sheets import PrintBatch, PrintedPiece, SheetBuilder
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.file_names import file_stem
from tavolino.printing.pdf import render_images

IMAGES_AT_ONCE: Final = 12
"""So many are held in memory as pixels."""

Progress = Callable[[int, int], None]
"""Is told how many images there are so far, and how many there will be."""


class CardImage(NamedTuple):
    name: str
    png: bytes


class Wanted(NamedTuple):
    """An image to be made: its file's name, and what it shows."""

    name: str
    batch: PrintBatch


def zip_card_images(
    game: Game,
    edition: Edition,
    *,
    only: Sequence[str] = (),
    format: CardFormat | None = None,
    dpi: int = DEFAULT_DPI,
    progress: Progress = lambda done, total: None,
) -> bytes:
    """An archive with a folder for each deck. Cards that are alike are one file, whose name says how many there are."""
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_STORED) as files:
        for image in card_images(game, edition, only, format or CardFormat(), dpi, progress):
            files.writestr(ZipInfo(image.name), image.png)
    return archive.getvalue()


def card_images(
    game: Game, edition: Edition, only: Sequence[str], format: CardFormat, dpi: int, progress: Progress
) -> Iterator[CardImage]:
    require(dpi, DPI_RANGE, "range-dpi")
    each = replace(format, single=True)
    wanted = [one for batch in card_batches(game, edition, only, each) for one in images_of(batch)]
    if len(wanted) > MAX_IMAGES:
        raise PrintFault("too-many-images", images=len(wanted), most=MAX_IMAGES)
    for start in range(0, len(wanted), IMAGES_AT_ONCE):
        some = wanted[start : start + IMAGES_AT_ONCE]
        data = SheetBuilder("", edition).data([one.batch for one in some])
        pages = render_images("cards", "", data, edition, dpi)
        yield from (CardImage(one.name, png) for one, png in zip(some, pages, strict=True))
        progress(start + len(some), len(wanted))


def images_of(batch: PrintBatch) -> Iterator[Wanted]:
    """Every front once, and every back once."""
    folder = file_stem(batch.title)
    fronts = {piece.front: piece for piece in batch.pieces}
    alike = Counter(piece.front for piece in batch.pieces)
    if batch.format.sides is not Sides.BACKS:
        for number, (front, piece) in enumerate(fronts.items(), start=1):
            name = f"{folder}/{number:03}-{file_stem(piece.name)}-x{alike[front]}.png"
            yield Wanted(name, one_side(batch, piece, Sides.FRONTS))
    if batch.format.sides is not Sides.FRONTS:
        for number, piece in enumerate({piece.back: piece for piece in batch.pieces}.values(), start=1):
            yield Wanted(f"{folder}/back-{number}.png", one_side(batch, piece, Sides.BACKS))


def one_side(batch: PrintBatch, piece: PrintedPiece, side: Sides) -> PrintBatch:
    return replace(batch, pieces=[piece], format=replace(batch.format, sides=side))
