"""A game that the page has never heard of is drawn by the generic board, from its first card to its last."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LIMIT, ROOT, House, faults, play_on, served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a fifth game, found where other packages offer theirs: by an entry point."""
    folder = tmp_path_factory.mktemp("fifth")
    offer = folder / "toy-1.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (offer / "entry_points.txt").write_text("[tavolino.games]\ntoy = tests.toy:Toy\n")
    path = os.pathsep.join(filter(None, (str(folder), str(ROOT), os.environ.get("PYTHONPATH", ""))))
    with served(folder, {"PYTHONPATH": path}) as made:
        yield made


def test_a_fifth_game_from_its_box_to_full_time(page: Page, house: House) -> None:
    page.goto(house.address)
    box = page.locator("li.box", has=page.get_by_role("heading", name="Toy", exact=True))
    expect(box).to_be_visible(timeout=LIMIT)
    page.goto(house.seat(house.open("toy", "random")))
    expect(page.get_by_role("group", name="Hand: 2 cards").last).to_be_visible(timeout=LIMIT)
    expect(page.get_by_role("group", name="Deck: 16 cards")).to_be_visible()
    assert faults(page) == []
    assert play_on(page, moves=10)
    expect(page.locator(".end")).to_contain_text("Most points.")
    expect(page.get_by_role("group", name="Deck: 8 cards")).to_be_visible()
    expect(page.get_by_role("group", name="Aside: 8 cards")).to_be_visible()
