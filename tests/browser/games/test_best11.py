"""Best 11 at the page: a whole match by tap and keys, why not, and every moment at every size of a screen."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tavolino.core.language.texts import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES
from tests.browser.games.best11_moments import CLUBS, MOMENTS
from tests.browser.house import House
from tests.browser.moments import Line
from tests.browser.stage_layout import assert_axe_finds_no_fault, assert_fits_every_screen
from tests.browser.table_page import END, LIMIT, drag, take_seat

ASKED = ".ask.mine"
MAX_ANSWERS = 300
TRY_MS = 2000
LAST_TURN = {"last_turn": 3}
"""A short season: the matches here are played through the page, scene by scene."""


def play_to_the_end(page: Page) -> None:
    """Buy who is lit, use a line, pay for what is short, and go on where there is nothing else."""
    for _ in range(MAX_ANSWERS):
        page.wait_for_selector(f"{ASKED}, {END}", timeout=LIMIT)
        if page.locator(END).count():
            return
        with suppress(TooLate):
            tap(page)
    raise AssertionError("the match does not end")


def tap(page: Page) -> None:
    for thing in (".offer.held", ".offer.lit", ".plus", ".sticker.lit", ".man.lit", ".rival.lit .head"):
        found = page.locator(thing)
        if found.count():
            return found.first.click(timeout=TRY_MS)
    return page.locator(".ask .way").last.click(timeout=TRY_MS)


def test_a_whole_match_by_tap_ends_with_the_evening_paper(page: Page, house: House) -> None:
    take_seat(page, house, "best11", "random", options=LAST_TURN)
    play_to_the_end(page)
    expect(page.locator(".paper tfoot td").first).not_to_have_text("–", timeout=LIMIT)


def test_a_man_is_dragged_to_his_place(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    expect(page.locator(".offer").nth(1)).to_be_visible(timeout=LIMIT)
    drag(page, page.locator(".offer").nth(1), page.locator("[data-place='free/A']"))
    expect(page.locator(ASKED)).to_be_hidden(timeout=LIMIT)


def test_what_is_in_hand_says_price_place_and_what_is_left(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["buying"]())
    expect(page.locator(".chip.sum")).to_contain_text("5 of your 9 million")
    expect(page.locator(".purse .big b")).to_have_text("4")
    expect(page.locator(".free.lit")).to_have_text("forwardput him here")
    page.keyboard.press("Escape")
    expect(page.locator(".chip.sum")).to_be_hidden()


def test_a_card_that_cannot_be_played_says_why_with_its_article(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    page.locator(".held-card[data-card=booked]").dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("art. 11.3")


def test_the_ground_says_what_a_stadium_costs(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    page.locator("button.ground").dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("12 million")


# -- Every moment at every size

THINGS = ".room .man, .room .chip, .room button, .room .total, .room .socket"
TWO = {name: make for name, make in MOMENTS.items() if not name.startswith("five")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen(visitors: Visitors, house: House, language: str) -> None:
    line = Line(visitors.come(locale=LOCALES[language]), house, "best11")
    assert_fits_every_screen(line, {name: make() for name, make in TWO.items()}, THINGS, language)


def test_axe_finds_no_fault_in_any_moment(page: Page, house: House) -> None:
    assert_axe_finds_no_fault(Line(page, house, "best11"), {name: make() for name, make in TWO.items()})


def test_five_clubs_have_five_shirts_and_six_cards(page: Page, house: House) -> None:
    take_seat(page, house, "best11", *["random"] * 4, options={"clubs": CLUBS})
    expect(page.locator(".rival")).to_have_count(4, timeout=LIMIT)
    page.wait_for_selector(ASKED, timeout=LIMIT)
    expect(page.locator(".offer .fit").first).to_be_visible(timeout=LIMIT)
