"""The doors of the house: home with the easiest game first, three ways in, an invitation, what was left unfinished."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.for_everyone import PHONE, faults, visit
from tests.browser.house import House
from tests.browser.table_page import ASKED, LIMIT


def box(page: Page, game: str) -> str:
    """What stands on the box of a game."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game)).inner_text()


def test_the_easiest_game_comes_first_and_every_box_says_what_is_in_it(page: Page, house: House) -> None:
    visit(page, house.address)
    games = page.get_by_role("listitem").get_by_role("heading", level=2).all_inner_texts()
    assert games[0].lower() == "go-goal!"
    assert games.index("BEST 11") > games.index("MISTER")
    assert "about 10 min" in box(page, "Go-Goal!")
    assert "2–6 players" in box(page, "Go-Goal!")
    assert "easy" in box(page, "Go-Goal!")
    assert "2 / 4 players" in box(page, "Mister")


def test_a_name_is_one_tap_away_and_can_be_changed(page: Page, house: House) -> None:
    visit(page, house.address)
    page.get_by_role("button", name="Robin").click()
    expect(page.get_by_text("You play as Robin.")).to_be_visible(timeout=LIMIT)
    page.get_by_role("button", name="Another name").click()
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("button", name="That's me").click()
    expect(page.get_by_text("You play as Mara.")).to_be_visible(timeout=LIMIT)
    page.get_by_role("button", name="Against the bot : Go-Goal!").click()
    expect(page.get_by_text("Mara").first).to_be_visible(timeout=LIMIT)


def test_a_match_is_one_tap_away_and_waits_at_home(page: Page, house: House) -> None:
    visit(page, house.address)
    page.get_by_role("button", name="Against the bot : Go-Goal!").click()
    expect(page.get_by_text("Pick your three")).to_be_visible(timeout=LIMIT)
    visit(page, house.address)
    match = page.get_by_role("link").filter(has_text="Guest – Gino")
    expect(match).to_contain_text("0–0", timeout=LIMIT)
    expect(match).to_contain_text("Your turn")
    assert faults(page) == []


def test_a_friend_hears_who_invites_to_what_and_sits_down_with_one_tap(
    visitors: Visitors, house: House
) -> None:
    host, friend = visitors.come(), visitors.come(PHONE)
    visit(host, house.address)
    host.get_by_role("link", name="Send to a friend : Go-Goal!").click()
    host.get_by_role("button", name="Robin").click()
    host.get_by_role("button", name="Make the invitation").click()
    expect(host.get_by_role("heading", name="Waiting for the others")).to_be_visible(timeout=LIMIT)
    link = host.get_by_role("textbox").input_value(timeout=LIMIT)
    visit(friend, link)
    expect(friend.get_by_role("heading", name="Robin invites you to Go-Goal!")).to_be_visible(timeout=LIMIT)
    assert faults(friend) == []
    friend.get_by_role("button", name="Sam").click()
    expect(friend.get_by_text("Pick your three")).to_be_visible(timeout=LIMIT)
    expect(host.get_by_text("Pick your three")).to_be_visible(timeout=LIMIT)


def test_round_one_screen_nobody_need_say_a_name_but_the_first(page: Page, house: House) -> None:
    visit(page, house.address)
    page.get_by_role("link", name="Round this screen : Go-Goal!").click()
    page.get_by_role("button", name="Alex").click()
    page.get_by_role("button", name="Kick off").click()
    expect(page.get_by_text("Player 2").first).to_be_visible(timeout=LIMIT)


def test_another_language_changes_everything_at_once(page: Page, house: House) -> None:
    visit(page, house.address)
    expect(page.get_by_text("Build a team, pick your moment")).to_be_visible(timeout=LIMIT)
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_text("Costruisci la formazione")).to_be_visible(timeout=LIMIT)
    expect(page.get_by_text("Build a team, pick your moment")).to_have_count(0)


FIRST = {
    "Go-Goal!": ("Pick your three", "Three of your cards begin in the team"),
    "101 Champions Challenge": ("Play two cards", "Lay two cards a turn"),
    "Mister": ("Sign him?", "You need fifteen men"),
    "Best 11": ("Take a man", "Build the best eleven"),
}
"""What each game asks first, and how it tells a newcomer what that is about."""


@pytest.mark.parametrize("game", FIRST)
def test_a_newcomer_is_told_what_is_asked_and_why(visitors: Visitors, house: House, game: str) -> None:
    asked, why = FIRST[game]
    page = visitors.come(speed="quick")
    visit(page, house.address)
    page.get_by_role("button", name=f"Against the bot : {game}").click()
    note = page.locator(".first-time")
    expect(note).to_contain_text(why, timeout=LIMIT)
    expect(page.locator(ASKED)).to_contain_text(asked)
    assert faults(page) == []
    note.get_by_role("button").click()
    expect(note).to_be_hidden()
