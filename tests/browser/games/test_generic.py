"""A game that the page has never heard of is drawn by the generic board, from its first card to its last."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.for_everyone import faults
from tests.browser.house import House, served
from tests.browser.table_page import END, LIMIT, MOVES, play_on, take_seat

BACK = "a card face down"
DRAWN = """zones => zones.map(zone => [
  zone.getAttribute("aria-label"),
  [...zone.querySelectorAll(".card")].map(card => card.getAttribute("aria-label")),
])"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a fifth game, found where other packages offer theirs: by an entry point."""
    folder = tmp_path_factory.mktemp("fifth")
    offer = folder / "toy-1.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (offer / "entry_points.txt").write_text("[tavolino.games]\ntoy = tests.toy:Toy\n")
    with served(folder, folder) as made:
        yield made


def test_a_fifth_game_from_its_box_to_full_time(page: Page, house: House) -> None:
    page.goto(house.address)
    box = page.locator("li.box", has=page.get_by_role("heading", name="Toy", exact=True))
    expect(box).to_be_visible(timeout=LIMIT)
    opened = take_seat(page, house, "toy", "random")
    page.wait_for_selector(f"{MOVES}, {END}", state="attached", timeout=LIMIT)
    expect(page.get_by_role("group", name=re.compile("^Aside: "))).to_be_visible(timeout=LIMIT)
    assert read_places(page) == fetch_places(house, opened)
    assert faults(page) == []
    assert play_on(page, moves=10)
    expect(page.locator(END)).to_contain_text("Most points.")
    assert read_places(page) == fetch_places(house, opened)
    expect(page.get_by_role("group", name="Deck: 8 cards")).to_be_visible()
    expect(page.get_by_role("group", name="Aside: 8 cards")).to_be_visible()


def read_places(page: Page) -> list[tuple[str, list[str]]]:
    """The places on the board, and the cards that lie there."""
    return sorted((name, sorted(cards)) for name, cards in page.locator(".zone").evaluate_all(DRAWN))


def fetch_places(house: House, opened: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The same from the server, which deals as it likes: also a hand that leaves nothing to choose."""
    zones = house.ask(f"tables/{opened['id']}", opened["secrets"]["0"])["view"]["zones"]
    return sorted((f"{zone['kind'].title()}: {zone['size']} cards", cards_of(zone)) for zone in zones)


def cards_of(zone: dict[str, Any]) -> list[str]:
    known = [pile["card"] for pile in zone["cards"] for _ in range(pile["n"])]
    return sorted([*known, *[BACK] * (zone["size"] - len(known))])
