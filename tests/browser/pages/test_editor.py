"""The deck editor: written card by card or as text, looked at while it is typed, saved, and played with."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tavolino
from tests.browser.for_everyone import SIZES, assert_fits, faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT

WRITTEN = [id for id in tavolino.games() if tavolino.game(id).own_decks]
A_NUMBER = {"best11": "age", "champions101": "n", "gogoal": "n", "mister": "age"}
"""A field of each game's first deck that takes a number."""
GOOD = ".state .good"
BAD = ".state .bad"


def open_editor(page: Page, house: House, game: str) -> None:
    page.goto(f"{house.address}/deck/{game}")
    page.wait_for_selector(GOOD, timeout=LIMIT)


@pytest.mark.parametrize("game", WRITTEN)
def test_a_fault_is_told_at_its_field_and_goes_when_it_is_put_right(
    page: Page, house: House, game: str
) -> None:
    open_editor(page, house, game)
    expect(page.locator("figure svg")).to_be_visible(timeout=LIMIT)
    number = page.get_by_label(A_NUMBER[game], exact=True)
    good = number.input_value()
    number.fill("seven")
    expect(page.locator(BAD)).to_have_text("✕ One thing to put right.", timeout=LIMIT)
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"#wrong-{A_NUMBER[game]}")).to_contain_text("seven")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    assert faults(page) == []
    number.fill(good)
    expect(page.locator(GOOD)).to_be_visible(timeout=LIMIT)


def test_the_face_follows_what_is_written(page: Page, house: House) -> None:
    open_editor(page, house, "mister")
    page.get_by_label("name", exact=True).fill("Nora Palloni")
    expect(page.locator("figure svg")).to_contain_text("NORA PALLONI", timeout=LIMIT)


def test_a_fault_in_the_text_leads_to_its_line(page: Page, house: House) -> None:
    open_editor(page, house, "mister")
    page.get_by_role("button", name="As text").click()
    area = page.get_by_role("textbox", name="As text")
    area.fill(area.input_value().replace(",winger,", ",wizard,", 1))
    page.locator("ul button").first.click(timeout=LIMIT)
    chosen = area.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert ",wizard," in chosen
    assert faults(page) == []


def test_what_was_written_is_there_on_the_next_visit(page: Page, house: House) -> None:
    open_editor(page, house, "mister")
    page.get_by_label("name", exact=True).fill("Nora Palloni")
    page.get_by_role("button", name="Another card").click()
    page.reload()
    expect(page.get_by_role("button", name="Nora Palloni", exact=True)).to_be_visible(timeout=LIMIT)
    expect(page.get_by_role("button", name="Nora Palloni 2")).to_be_visible()


def test_a_deck_is_saved_opened_again_and_played_with(page: Page, house: House, tmp_path: Path) -> None:
    open_editor(page, house, "mister")
    page.get_by_label("name", exact=True).fill("Nora Palloni")
    expect(page.locator(GOOD)).to_be_visible(timeout=LIMIT)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    file = tmp_path / "mine.csv"
    saved.value.save_as(file)
    page.get_by_role("button", name="Start from the box").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_label("name", exact=True)).not_to_have_value("Nora Palloni", timeout=LIMIT)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("name", exact=True)).to_have_value("Nora Palloni", timeout=LIMIT)
    page.get_by_role("button", name="Play with it").click(timeout=LIMIT)
    expect(page.get_by_text("✓ mine.csv")).to_be_visible(timeout=LIMIT)
    page.get_by_label("Your name").fill("Nora")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".ask", timeout=LIMIT)
    table = page.url.split("/t/")[1]
    assert "Nora Palloni" in page.evaluate(f"() => fetch('/api/tables/{table}/decks').then((r) => r.text())")


@pytest.mark.parametrize("game", WRITTEN)
def test_the_editor_is_no_wider_than_the_screen(page: Page, house: House, game: str) -> None:
    open_editor(page, house, game)
    assert_fits(page, *SIZES)
