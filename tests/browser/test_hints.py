"""The bench: a hint at the table, and the assistant's line-up."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LIMIT, MOVES, House, faults, play_on


def sit(page: Page, house: House, game: str, *players: str, **settings: str) -> None:
    page.goto(house.seat(house.open(game, *players, settings=settings)))
    page.wait_for_selector(".question.mine .moves", timeout=LIMIT)


@pytest.mark.parametrize("game", ["best11", "gogoal"])
def test_a_hint_says_what_and_why_and_is_lit_on_the_board(page: Page, house: House, game: str) -> None:
    sit(page, house, game, "random")
    page.get_by_role("button", name="A hint", exact=True).click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("The bench says: ", timeout=LIMIT)
    expect(hint).to_contain_text("Chance of winning")
    advised = str(hint.locator("b").inner_text()).removeprefix("The bench says: ").removesuffix(".")
    expect(page.locator(".moves button").first).to_have_text(advised)
    assert faults(page) == []
    page.locator(".moves button").first.click()
    expect(hint).to_be_hidden(timeout=LIMIT)


def test_no_hints_where_the_host_wants_none(page: Page, house: House) -> None:
    sit(page, house, "gogoal", "random", hints="off")
    expect(page.get_by_role("button", name="A hint", exact=True)).to_be_hidden()


def test_the_assistant_fills_the_team_sheet(page: Page, house: House) -> None:
    sit(page, house, "mister", "random")
    while not page.locator(".line-up").is_visible():
        assert not play_on(page, moves=1)
        page.wait_for_selector(MOVES, timeout=LIMIT)
    page.get_by_role("button", name="Ask the assistant").click()
    page.get_by_role("button", name="Send out the eleven").click(timeout=LIMIT)
    expect(page.locator(".match")).to_be_visible(timeout=LIMIT)
