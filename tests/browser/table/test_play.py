"""People at the page: a match of every game, two of them against each other, the keyboard alone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavolino
from tests.browser.conftest import Visitors
from tests.browser.house import House
from tests.browser.table_page import (
    END,
    LIMIT,
    assert_all_told,
    join,
    move,
    play_on,
    take_seat,
    wait_for_mover,
    wait_for_question,
)

SHORT: dict[str, dict[str, Any]] = {
    "best11": {"last_turn": 3},
    "champions101": {"must_win": False},
    "gogoal": {"goals": 1},
    "mister": {"skip_decided": True},
}
"""Options that make a match shorter, where a game has such."""


def test_from_the_first_page_one_click_leads_to_a_match(page: Page, house: House) -> None:
    page.goto(house.address)
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible(timeout=LIMIT)
    expect(page.locator("li.box")).to_have_count(len(tavolino.games()))
    page.locator("li.box", has_text="101 Champions Challenge").get_by_role("button").click()
    expect(page.get_by_role("region", name="Score")).to_be_visible(timeout=LIMIT)
    wait_for_question(page)


@pytest.mark.parametrize("game", tavolino.games())
def test_a_whole_match_against_a_bot(page: Page, house: House, game: str) -> None:
    take_seat(page, house, game, "random", options=SHORT.get(game, {}))
    assert play_on(page, moves=600)
    expect(page.locator(END)).to_contain_text("Full time")
    expect(page.get_by_role("log")).not_to_be_empty()


def test_two_people_one_of_whom_reloads_and_one_loses_the_line(visitors: Visitors, house: House) -> None:
    host, friend = visitors.come(), visitors.come()
    opened = take_seat(host, house, "champions101", "open")
    join(friend, f"{house.address}/join/{opened['id']}#{opened['invites']['1']}", "Ilie")
    expect(host.get_by_role("region", name="Score")).to_contain_text("Ilie", timeout=LIMIT)
    for n in range(8):
        move(wait_for_mover(host, friend))
        if n == 3:
            host.reload()
        if n == 5:
            friend.context.set_offline(True)
            friend.context.set_offline(False)
    assert assert_all_told(host, friend) > 4
