"""For everyone: nothing that axe finds fault with, no page wider than the screen, nothing heavy."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import tavolino
from tests.browser.conftest import House

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "tavolino" / "page"
PLACES = ["", "new/gogoal", "join/ABCD", "nowhere"]
SIZES = [(360, 740), (1280, 800), (2560, 1440)]
LIMIT = 60_000
MOST_BYTES = 150_000


def faults(page: Page) -> list[str]:
    """What axe has to say, each fault with the first thing that has it."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_no_fault(page: Page, house: House, place: str, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(f"{house.address}/{place}")
    page.wait_for_selector("h1, h2", timeout=LIMIT)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("game", tavolino.games())
def test_axe_finds_no_fault_at_a_table(page: Page, house: House, game: str) -> None:
    page.goto(house.seat(house.open(game, "random")))
    page.wait_for_selector(".question", timeout=LIMIT)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", tavolino.games())
def test_nothing_is_wider_than_the_screen(page: Page, house: House, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for place in (house.address, house.seat(house.open(game, "random"))):
        page.goto(place)
        page.wait_for_selector("h1, .question", timeout=LIMIT)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]


def test_the_first_load_is_light() -> None:
    """All scripts that a table loads before the board of its game."""
    scripts = [file for file in BUILT.rglob("*.js") if not re.match(r"Board-", file.name)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in scripts) < MOST_BYTES
