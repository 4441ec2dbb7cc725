"""The press, from the pages about cards, rules and decks: what is chosen is what is in the file."""

import re
from pathlib import Path
from zipfile import ZipFile

import pypdfium2
from playwright.sync_api import Page, expect

from tests.browser.for_everyone import SIZES, assert_fits, faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT


def open_press(page: Page, house: House, path: str) -> None:
    page.goto(f"{house.address}{path}")
    button = page.get_by_role("button", name="Print …")
    expect(button).to_be_enabled(timeout=LIMIT)
    button.click()


def download(page: Page, folder: Path) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(download_file(page, folder))


def download_file(page: Page, folder: Path) -> Path:
    with page.expect_download(timeout=LIMIT) as started:
        page.get_by_role("button", name="Make the file").click()
    file = folder / started.value.suggested_filename
    started.value.save_as(file)
    expect(page.locator("dialog[open]").get_by_role("status")).to_contain_text("downloads", timeout=LIMIT)
    return file


def words(document: pypdfium2.PdfDocument) -> str:
    return " ".join(page.get_textpage().get_text_range() for page in document)


def test_cards_by_name_on_a_paper_of_ones_own(page: Page, house: House, tmp_path: Path) -> None:
    open_press(page, house, "/cards/gogoal")
    page.get_by_label("Only these").fill("VAR")
    page.get_by_label("Sides").select_option("fronts")
    page.get_by_label("Copies").fill("3")
    page.get_by_label(re.compile("^Paper")).select_option("a3")
    document = download(page, tmp_path)
    assert len(document) == 1
    assert words(document).split().count("VAR") >= 6
    assert document[0].get_width() > 800


def test_the_rules_and_the_aid_beside_them(page: Page, house: House, tmp_path: Path) -> None:
    open_press(page, house, "/rules/champions101")
    assert "CONTENTS" in words(download(page, tmp_path))
    page.get_by_label("Player's aid").check()
    document = download(page, tmp_path)
    assert len(document) == 1
    assert "PLAYER'S AID" in words(document)


def open_own_deck(page: Page, house: House) -> None:
    """The press, with Mister's footballers open in the editor and one renamed."""
    page.goto(f"{house.address}/deck/mister")
    page.wait_for_selector(".state .good", timeout=LIMIT)
    page.get_by_label("name", exact=True).fill("Nora Palloni")
    expect(page.locator("figure svg")).to_contain_text("NORA PALLONI", timeout=LIMIT)
    page.get_by_role("button", name="Print …").click()
    page.get_by_label("Only these").fill("Nora Palloni")
    page.get_by_label("Sides").select_option("fronts")


def test_a_deck_of_ones_own(page: Page, house: House, tmp_path: Path) -> None:
    open_own_deck(page, house)
    document = download(page, tmp_path)
    assert len(document) == 1
    assert "PALLONI" in words(document)


def test_a_deck_of_ones_own_as_images(page: Page, house: House, tmp_path: Path) -> None:
    open_own_deck(page, house)
    page.get_by_text("Sizes, cutting, print shop").click()
    page.get_by_label(re.compile("^As")).select_option("images")
    with ZipFile(download_file(page, tmp_path)) as archive:
        (name,) = archive.namelist()
        assert archive.read(name).startswith(b"\x89PNG")


def test_the_form_fits_and_can_be_used_by_everyone(page: Page, house: House) -> None:
    open_press(page, house, "/cards/best11")
    page.get_by_text("Sizes, cutting, print shop").click()
    assert_fits(page, *SIZES)
    assert faults(page) == []
