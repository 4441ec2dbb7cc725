"""Mister at the page: whole matches by tap, by drag and by keys, four managers of an evening, and every moment at every
size of a screen.
"""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tavolino.core.language.texts import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES
from tests.browser.games.mister_moments import MOMENTS, cup_over
from tests.browser.house import House
from tests.browser.moments import Line
from tests.browser.stage_layout import assert_axe_finds_no_fault, assert_fits_every_screen
from tests.browser.table_page import (
    ASKED,
    END,
    LIMIT,
    MAX_ANSWERS,
    TRY_MS,
    drag,
    lift,
    middle,
    play_to_the_end,
    reach,
    take_seat,
)

SECRET = ".directions button"


def test_a_whole_match_by_tap(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random", options={"skip_decided": True})
    play_to_the_end(page, tap)
    expect(page.locator(END)).to_contain_text("Full time")


def tap(page: Page) -> None:
    if page.locator(".desk").count():
        page.locator(".contract:enabled, .passing:enabled").last.click(timeout=TRY_MS)
    elif page.locator(".line-up, .takers").count():
        page.locator(".ask .way").first.click(timeout=TRY_MS)
    elif page.locator(SECRET).count():
        page.locator(SECRET).nth(1).click(timeout=TRY_MS)
    else:
        page.locator(".man.lit, .man.held").first.click(timeout=TRY_MS)


def test_a_whole_match_by_drag(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random", options={"skip_decided": True})
    play_to_the_end(page, pull)


def pull(page: Page) -> None:
    if page.locator(".desk").count():
        way = 160 if page.locator(".contract:enabled").count() else -160
        flick(page, page.locator(".turned .card"), way)
    elif page.locator(".line-up").count():
        swap_two(page)
        page.locator(".ask .way").first.click(timeout=TRY_MS)
    elif page.locator(SECRET).count():
        drag(page, page.locator(SECRET).first, page.locator(".third").last, TRY_MS)
    else:
        tap(page)


def flick(page: Page, card: Locator, by: int) -> None:
    lift(page, *middle(card, TRY_MS), by, 0)
    page.mouse.up()


def swap_two(page: Page) -> None:
    """Somebody of the bench takes a place, and whoever was there sits down."""
    comes = page.locator(".reserves .man").first.get_attribute("data-man")
    goes = page.locator("[data-place=RS] .man").get_attribute("data-man")
    drag(page, page.locator(".reserves .man").first, page.locator("[data-place=RS]"), TRY_MS)
    expect(page.locator(f"[data-place=RS] [data-man='{comes}']")).to_be_visible(timeout=LIMIT)
    expect(page.locator(f".reserves [data-man='{goes}']")).to_be_visible(timeout=LIMIT)


def test_a_whole_match_by_keys(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random", options={"skip_decided": True})
    play_to_the_end(page, press)


def press(page: Page) -> None:
    if page.locator(".desk").count():
        page.keyboard.press("ArrowRight" if page.locator(".contract:enabled").count() else "ArrowLeft")
    elif page.locator(SECRET).count():
        page.keyboard.press("2")
    elif page.locator(".line-up, .takers").count():
        reach(page, ".ask .way.main")
    else:
        reach(page, ".man.lit, .man.held")


# -- The market, quickly


def test_the_assistant_finishes_the_draft_and_stops_when_told(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random")
    page.get_by_role("button", name="Let the assistant finish").click(timeout=LIMIT)
    page.get_by_role("button", name="Stop").click(timeout=LIMIT)
    expect(page.get_by_role("button", name="Let the assistant finish")).to_be_visible(timeout=LIMIT)
    page.get_by_role("button", name="Let the assistant finish").click()
    expect(page.get_by_role("button", name="Send them out")).to_be_visible(timeout=LIMIT)


def test_between_friends_the_assistant_finishes_for_both(visitors: Visitors, house: House) -> None:
    opened = house.open("mister", "person")
    pages = [visitors.come(), visitors.come()]
    for seat, page in enumerate(pages):
        page.goto(f"{house.address}/t/{opened['id']}#{opened['secrets'][str(seat)]}")
    for page in pages:
        page.get_by_role("button", name="Let the assistant finish").click(timeout=LIMIT)
    for page in pages:
        expect(page.get_by_role("button", name="Send them out")).to_be_visible(timeout=LIMIT)
        expect(page.get_by_role("button", name="Ask the bench", exact=True)).to_be_hidden()


def test_men_of_a_kind_that_nobody_wants_pass_by_themselves(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random")
    page.wait_for_selector(ASKED, timeout=LIMIT)
    heads = page.locator(".squad button.top")
    for n in range(heads.count()):
        heads.nth(n).click()
    expect(heads.first).to_contain_text("no more, thanks")
    expect(page.get_by_role("region", name="Score").locator(".number").last).not_to_have_text(
        "0", timeout=LIMIT
    )
    passed = page.locator(".passing .heap .stage-card")
    expect(passed).to_have_count(3, timeout=LIMIT)


def test_a_letter_says_what_it_is_for(page: Page, house: House) -> None:
    take_seat(page, house, "mister", "random")
    page.locator(".slip .letter").first.click(timeout=LIMIT)
    expect(page.get_by_role("alert")).to_contain_text("art. 1.5")


def test_a_figure_of_the_card_on_the_desk_says_what_it_is_for(page: Page, house: House) -> None:
    Line(page, house, "mister").show(MOMENTS["draft"]())
    card = page.locator(".desk .turned .whole-card")
    box = card.bounding_box(timeout=LIMIT)
    assert box
    card.click(position={"x": box["width"] * 0.1, "y": box["height"] * 0.75})
    expect(page.get_by_role("alert")).to_contain_text("A, finishing")


# -- The first time


def test_what_is_asked_the_first_time_says_what_it_is_about_and_the_second_time_no_more(
    visitors: Visitors, house: House
) -> None:
    page = visitors.come(speed="quick")
    take_seat(page, house, "mister", "random")
    note = page.locator(".first-time")
    expect(note).to_contain_text("You need fifteen men", timeout=LIMIT)
    page.keyboard.press("ArrowRight")
    expect(note).to_be_hidden(timeout=LIMIT)
    page.reload()
    page.wait_for_selector(ASKED, timeout=LIMIT)
    expect(note).to_be_hidden()


# -- Four managers


def test_four_managers_play_a_round_of_a_cup(page: Page, house: House) -> None:
    options: dict[str, Any] = {"format": "cup", "market": True, "skip_decided": True}
    take_seat(page, house, "mister", "random", "random", "random", options=options)
    page.get_by_role("button", name="Let the assistant finish").click(timeout=LIMIT)
    page.get_by_role("button", name="Send them out").click(timeout=LIMIT)
    expect(page.locator(".grounds li")).to_have_count(2, timeout=LIMIT)
    for _ in range(MAX_ANSWERS):
        page.wait_for_selector(ASKED, timeout=LIMIT)
        if page.locator(".line-up").count():
            break
        with suppress(TooLate):
            swap_or_tap(page)
    expect(page.get_by_role("button", name="Send them out")).to_be_visible(timeout=LIMIT)


def test_a_cup_ends_with_its_tree(page: Page, house: House) -> None:
    Line(page, house, "mister", 4, options={"format": "cup"}).show(cup_over())
    final = page.locator(".end .tree .final")
    expect(final).to_be_visible(timeout=LIMIT)
    winner = page.locator(".end .sticker b").inner_text()
    assert final.locator(".through").inner_text().upper() == winner.upper()
    expect(page.locator(".end .goals")).to_be_hidden()


def swap_or_tap(page: Page) -> None:
    """On the market somebody of the album goes for the newcomer."""
    if page.locator(".desk.market").count():
        page.locator(".squad .man.lit").first.click(timeout=TRY_MS)
    else:
        tap(page)


# -- Every moment at every size

THINGS = """.room .man, .room .whole-card, .room .chip, .room button:not(.talk *), .room .slip, .room .figure,
  .room .directions > *"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen(visitors: Visitors, house: House, language: str) -> None:
    line = Line(visitors.come(locale=LOCALES[language]), house, "mister")
    assert_fits_every_screen(line, {name: make() for name, make in MOMENTS.items()}, THINGS, language)


def test_axe_finds_no_fault_in_any_moment(page: Page, house: House) -> None:
    assert_axe_finds_no_fault(Line(page, house, "mister"), {name: make() for name, make in MOMENTS.items()})
