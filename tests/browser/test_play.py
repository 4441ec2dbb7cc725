"""People at the page: a match of every game, two of them against each other, three languages."""

import pytest
from playwright.sync_api import Browser, Page, expect

import tavolino
from tests.browser.conftest import House

GREETINGS = [("it-IT", "A che cosa giochiamo?"), ("ro-RO", "Ce jucăm?"), ("fr-FR", "What shall we play?")]
MOVES = ".question.mine .moves button"
LIMIT = 60_000
ANSWERED = "() => !document.querySelector('.question')?.textContent.includes('On its way')"


def play_on(page: Page, moves: int) -> bool:
    """Make so many moves, any that is offered; is it over?"""
    for n in range(moves):
        page.wait_for_selector(f"{MOVES}, .end", timeout=LIMIT)
        if page.locator(".end").count():
            return True
        offered = page.locator(MOVES)
        offered.nth(n % offered.count()).click(timeout=LIMIT)
        page.wait_for_function(
            "() => !document.querySelector('.question')?.textContent.includes('On its way')", timeout=LIMIT
        )
    return False


def test_from_the_first_page_one_click_leads_to_a_match(page: Page, house: House) -> None:
    page.goto(house.address)
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible(timeout=LIMIT)
    expect(page.locator("li.box")).to_have_count(len(tavolino.games()))
    page.locator("li.box", has_text="101 Champions Challenge").get_by_role("button").click()
    expect(page.get_by_role("region", name="Score")).to_be_visible(timeout=LIMIT)
    page.wait_for_selector(MOVES, timeout=LIMIT)


def test_a_whole_match_against_a_bot(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "random", options={"must_win": False})))
    assert play_on(page, moves=400)
    expect(page.locator(".end")).to_contain_text("Full time")


@pytest.mark.parametrize("game", tavolino.games())
def test_every_game_is_played_through_its_board(page: Page, house: House, game: str) -> None:
    page.goto(house.seat(house.open(game, "random")))
    play_on(page, moves=12)
    expect(page.get_by_role("log")).not_to_be_empty()


def test_two_people_one_of_whom_reloads_and_loses_the_line(browser: Browser, house: House) -> None:
    opened = house.open("champions101", "open")
    contexts = [browser.new_context(reduced_motion="reduce", locale="en-GB") for _ in range(2)]
    host, friend = (context.new_page() for context in contexts)
    host.goto(house.seat(opened))
    friend.goto(f"{house.address}/join/{opened['id']}#{opened['invites']['1']}")
    friend.get_by_label("Your name").fill("Ilie")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("region", name="Score")).to_contain_text("Ilie", timeout=LIMIT)
    for n in range(8):
        mover = wait_for_mover(host, friend)
        mover.locator(MOVES).first.click()
        mover.wait_for_function(ANSWERED, timeout=LIMIT)
        if n == 3:
            host.reload()
        if n == 5:
            contexts[1].set_offline(True)
            contexts[1].set_offline(False)
    lines = [page.get_by_role("log").first.locator("li").count() for page in (host, friend)]
    assert lines[0] == lines[1] > 4
    for context in contexts:
        context.close()


def wait_for_mover(*pages: Page) -> Page:
    """Whoever is asked."""
    for _ in range(LIMIT // 100):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [("it-IT", "A che cosa giochiamo?"), ("ro-RO", "Ce jucăm?"), ("fr-FR", "What shall we play?")],
)
def test_the_language_is_the_browsers(browser: Browser, house: House, locale: str, greeting: str) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting, timeout=LIMIT)
    context.close()


def test_a_match_by_keyboard_alone(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "random")))
    for _ in range(6):
        page.wait_for_selector(MOVES, timeout=LIMIT)
        reach(page, MOVES)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => !document.querySelector('.question')?.textContent.includes('On its way')", timeout=LIMIT
        )
    expect(page.get_by_role("log").first.locator("li").nth(5)).to_be_visible(timeout=LIMIT)


def reach(page: Page, selector: str) -> None:
    """Tab until such a thing has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")
