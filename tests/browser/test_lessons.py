"""Your first goal: recorded from real matches, played in the page by taps or by keyboard."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

import tavolino
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT
from tools.lessons import FOLDER, LESSONS, lesson_json

A_DAY = timedelta(days=1)
A_MOMENT, A_WHILE = 500, 5000
"""In milliseconds: less than anything lasts that is to be seen, and more."""
MOVE = ".coach button"
END = "section[aria-label='What a goal!']"


def begin(page: Page, house: House, game: str) -> None:
    page.goto(f"{house.address}/lesson/{game}")
    page.wait_for_selector(MOVE, timeout=LIMIT)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert sorted(LESSONS) == sorted(tavolino.games())


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_what_the_engine_plays(game: str) -> None:
    assert (FOLDER / game / "lesson.json").read_text("utf-8") == lesson_json(game)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_by_keyboard_ends_with_a_goal(visitors: Visitors, house: House, game: str) -> None:
    page = visitors.come(speed="usual")  # the clock is the whole window's, and may be left standing
    page.clock.install()
    begin(page, house, game)
    assert faults(page) == []
    page.clock.pause_at(datetime.now(UTC) + A_DAY)
    for step in range(1, len(LESSONS[game]) + 1):
        wait_for(page, page.get_by_role("img", name=f"Move {step} of {len(LESSONS[game])}"))
        wait_for(page, page.locator(f"{MOVE}:focus"))
        page.keyboard.press("Enter")
    cheer = page.locator("strong[aria-label='GOAL!']")
    wait_for(page, cheer)
    page.clock.run_for(A_WHILE)
    expect(cheer).to_be_hidden(timeout=LIMIT)
    page.clock.resume()
    expect(page.locator(END)).to_contain_text("Once more")
    assert faults(page) == []


def wait_for(page: Page, wanted: Locator) -> None:
    """Nothing in the page happens by itself: its time passes as far as it must."""
    for _ in range(100):
        if wanted.is_visible():
            return
        page.clock.run_for(A_MOMENT)
    raise AssertionError(f"{wanted} is not to be seen")


def test_taps_on_the_lit_cards_play_them(page: Page, house: House) -> None:
    begin(page, house, "champions101")
    lit = page.locator(".held-card.lit")
    lit.last.click()
    lit.last.click()
    expect(page.get_by_role("img", name="Move 2 of 3")).to_be_visible(timeout=LIMIT)


def test_a_tap_elsewhere_gets_a_friendly_word(page: Page, house: House) -> None:
    begin(page, house, "champions101")
    page.locator(".held-card.calm").last.dispatch_event("click")
    expect(page.locator(".coach").get_by_role("alert")).to_have_text("Not that one: what you need is lit.")
    page.locator(MOVE).click()
    expect(page.locator(".coach").get_by_role("alert")).to_be_hidden()


def test_a_lesson_is_offered_beside_play_and_can_be_left_and_taken_again(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator("a[href='/lesson/gogoal']").click()
    page.wait_for_selector(MOVE, timeout=LIMIT)
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_text("First time here?")).to_be_visible()
    page.goto(f"{house.address}/rules/gogoal")
    page.get_by_role("link", name="Your first goal").click()
    page.wait_for_selector(MOVE, timeout=LIMIT)
