"""The table in your pocket, from a folder of files below a path: matches, killed pages, two pages, no line at all."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tavolino.core.registry import games
from tests.browser.pocket.conftest import Folder
from tests.browser.table_page import play_on, wait_for_question


def sit_down(page: Page, folder: Folder, game: str, bot: str = "professional") -> str:
    """A table on this device against a bot; returns its address."""
    page.goto(f"{folder.address}#/new/{game}")
    page.get_by_label("Your name").fill("Nora")
    page.get_by_label("Seat 2").select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/t/pocket-"))
    return page.url


def test_rules_cards_and_lessons_need_no_engine(pocket_page: Page, folder: Folder) -> None:
    before = len(folder.asked)
    for place in ("rules/mister", "cards/gogoal", "lesson/champions101"):
        pocket_page.goto(f"{folder.address}#/{place}")
        expect(pocket_page.get_by_role("heading").first).to_be_visible()
    assert not [path for path in folder.asked[before:] if path.endswith((".wasm", "engine.zip"))]


@pytest.mark.parametrize("game", games())
def test_some_moves_against_a_professional_without_any_line(
    device: BrowserContext, pocket_page: Page, folder: Folder, game: str
) -> None:
    """After the engine has been loaded once, the network is off."""
    sit_down(pocket_page, folder, game)
    device.set_offline(True)
    try:
        play_on(pocket_page, 4)
    finally:
        device.set_offline(False)


def test_a_cup_of_the_evening_without_any_line(
    device: BrowserContext, pocket_page: Page, folder: Folder
) -> None:
    """Founded, drawn, played by bots and typed in; when the page comes back it is all there."""
    device.set_offline(True)
    try:
        page = pocket_page
        page.goto(f"{folder.address}#/new-competition/champions101")
        page.get_by_label("Name of the competition").fill("Kitchen League")
        page.get_by_label("Your name").fill("Nora")
        page.get_by_role("radio", name=re.compile("^League")).first.check(force=True)
        page.get_by_label("Names, one per line").fill("Rossi\nNeri\nTinca")
        page.get_by_label("Who plays them?").select_option("beginner")
        page.get_by_role("button", name="Start it").click()
        page.wait_for_url(re.compile("#/competition/pocket-"))
        page.get_by_role("button", name="Draw the lots").click()
        page.get_by_role("button", name="Let the bots play theirs").click()
        expect(page.get_by_text("3 of 3 matches played")).to_be_visible()
        page.goto(f"{folder.address}#/competitions")
        expect(page.get_by_role("link", name="Kitchen League")).to_be_visible()
    finally:
        device.set_offline(False)


def test_a_killed_page_finds_its_match_again(device: BrowserContext, folder: Folder) -> None:
    page = device.new_page()
    address = sit_down(page, folder, "champions101", "beginner")
    play_on(page, 2)
    page.close()
    again = device.new_page()
    again.goto(folder.address)
    matches = again.get_by_role("link", name="on this device")
    expect(matches.first).to_be_visible()
    again.goto(address)
    play_on(again, 2)
    again.close()


def test_of_two_pages_one_hosts_and_the_other_looks_on(device: BrowserContext, folder: Folder) -> None:
    first, second = device.new_page(), device.new_page()
    address = sit_down(first, folder, "champions101", "beginner")
    wait_for_question(first)
    second.goto(address)
    wait_for_question(second)
    first.close()
    play_on(second, 2)
    second.close()
