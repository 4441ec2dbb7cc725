"""The bench: a hint at the table, and the assistant's line-up."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.for_everyone import faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT, MOVES, take_seat


def sit(page: Page, house: House, game: str, *players: str, **settings: str) -> None:
    take_seat(page, house, game, *players, settings=settings)
    page.wait_for_selector(".ask.mine", timeout=LIMIT)


@pytest.mark.parametrize("game", ["best11", "gogoal"])
def test_a_hint_says_what_and_why_and_is_lit_on_the_board(page: Page, house: House, game: str) -> None:
    sit(page, house, game, "random")
    page.get_by_role("button", name="Ask the bench", exact=True).click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("The bench says: ", timeout=LIMIT)
    expect(hint).to_contain_text("Chance of winning")
    advised = str(hint.locator("b").inner_text()).removeprefix("The bench says: ").removesuffix(".")
    expect(page.locator(".room .held, .room .selected, .room button.man").first).to_be_visible()
    assert faults(page) == []
    page.locator(MOVES).get_by_text(advised, exact=True).dispatch_event("click")
    expect(hint).to_be_hidden(timeout=LIMIT)


def test_no_hints_where_the_host_wants_none(page: Page, house: House) -> None:
    sit(page, house, "gogoal", "random", hints="off")
    expect(page.get_by_role("button", name="Ask the bench", exact=True)).to_be_hidden()


def test_the_assistant_fills_the_team_sheet(page: Page, house: House) -> None:
    sit(page, house, "mister", "random")
    page.get_by_role("button", name="Let the assistant finish").click()
    page.get_by_role("button", name="Ask the assistant").click(timeout=LIMIT)
    page.get_by_role("button", name="Send them out").click(timeout=LIMIT)
    expect(page.locator(".match, .shot")).to_be_visible(timeout=LIMIT)
