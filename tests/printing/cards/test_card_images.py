"""An image for each card: what a print shop is sent."""

import struct
from io import BytesIO
from zipfile import ZipFile

import pytest

import tavolino
from tavolino import printing
from tavolino.printing import CardFormat, Edition, PrintFault, Sides


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_every_kind_once_with_its_number_in_a_folder_for_each_deck() -> None:
    told: list[tuple[int, int]] = []
    archive = printing.zip_card_images(
        tavolino.game("gogoal"),
        Edition(),
        only=["actions", "penalties"],
        dpi=100,
        progress=lambda done, total: told.append((done, total)),
    )
    files = ZipFile(BytesIO(archive))
    names = files.namelist()
    assert "action-cards/001-goal-x9.png" in names
    assert len([name for name in names if name.startswith("action-cards/0")]) == 9
    assert len([name for name in names if "back" in name]) == 2
    assert {size_of(files.read(name)) for name in names} == {(round(69 / 0.254), round(94 / 0.254))}
    assert told[-1] == (len(names), len(names))


def test_the_same_cards_are_the_same_archive() -> None:
    game = tavolino.game("gogoal")
    both = [
        printing.zip_card_images(
            game, Edition("it"), only=["VAR"], dpi=72, format=CardFormat(sides=Sides.FRONTS)
        )
        for _ in range(2)
    ]
    assert both[0] == both[1]


@pytest.mark.parametrize("dpi", [0, 71, 601, 100_000])
def test_resolutions_that_cannot_be_are_refused(dpi: int) -> None:
    with pytest.raises(PrintFault):
        printing.zip_card_images(tavolino.game("gogoal"), Edition(), dpi=dpi)


def test_images_cannot_be_folded() -> None:
    with pytest.raises(PrintFault):
        printing.zip_card_images(tavolino.game("gogoal"), Edition(), format=CardFormat(sides=Sides.FOLD))
