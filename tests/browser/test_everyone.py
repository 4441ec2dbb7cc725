"""For everyone: nothing that axe finds fault with, no page wider than the screen, three languages, nothing heavy."""

import pytest
from playwright.sync_api import Page, Response, expect

import tavolino
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES, assert_fair, assert_for_everyone, assert_spoken, settle, visit
from tests.browser.house import House
from tests.browser.table_page import LIMIT, resign, take_seat, wait_for_question

GREETINGS = [("it-IT", "A che cosa giochiamo?"), ("ro-RO", "Ce jucăm?"), ("fr-FR", "What shall we play?")]
PLACES = ["", "join/ABCD", "nowhere"]
OF_A_GAME = ["new", "rules", "cards", "lesson"]
DECKS = [f"deck/{game}" for game in tavolino.games() if tavolino.game(game).own_decks]
EVERY_PLACE = [*PLACES, *DECKS, *(f"{place}/{game}" for place in OF_A_GAME for game in tavolino.games())]
MAX_BYTES = 250_000


@pytest.mark.parametrize("place", EVERY_PLACE)
def test_every_page_is_for_everyone(page: Page, house: House, place: str) -> None:
    assert_for_everyone(page, f"{house.address}/{place}")


@pytest.mark.parametrize("game", tavolino.games())
def test_a_table_is_for_everyone(page: Page, house: House, game: str) -> None:
    take_seat(page, house, game, "random")
    wait_for_question(page)
    settle(page)
    assert_fair(page)
    page.get_by_role("button", name="Menu").click()
    assert_fair(page)
    assert_spoken(page, ".asks")


@pytest.mark.parametrize("game", tavolino.games())
def test_a_report_is_for_everyone(page: Page, house: House, game: str) -> None:
    visit(page, f"{house.address}/report/{house.over(game, 'random', 'random')}")
    assert_spoken(page, "h1 + ul + p")


def test_axe_finds_no_fault_before_kick_off_and_after_full_time(page: Page, house: House) -> None:
    take_seat(page, house, "champions101", "open")
    page.wait_for_selector(".lobby", timeout=LIMIT)
    assert_fair(page)
    take_seat(page, house, "champions101", "random")
    resign(page)
    assert_fair(page)


def test_axe_finds_no_fault_with_what_explains_a_card(page: Page, house: House) -> None:
    take_seat(page, house, "champions101", "random")
    page.locator(".held-card").first.hover(timeout=LIMIT)
    page.locator(".note").wait_for(timeout=LIMIT)
    assert_fair(page)


@pytest.mark.parametrize(("locale", "greeting"), GREETINGS)
def test_the_language_is_the_browsers(visitors: Visitors, house: House, locale: str, greeting: str) -> None:
    page = visitors.come(locale=locale)
    page.goto(house.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting, timeout=LIMIT)


# -- Nothing heavy, and something even without a network


@pytest.mark.parametrize("locale", LOCALES.values())
@pytest.mark.parametrize("game", ["gogoal", "champions101"])
def test_home_and_one_game_are_light(visitors: Visitors, house: House, game: str, locale: str) -> None:
    """Everything that comes over the line, as it comes: scripts, styles, letters, drawings, texts."""
    page = visitors.come(locale=locale)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(house.address)
    settle(page)
    page.locator(f"li:has(a[href='/rules/{game}']) button.main").click()
    wait_for_question(page)
    settle(page)
    assert any("Stage-" in answer.url for answer in answers)
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < MAX_BYTES


def test_without_a_network_the_page_opens_and_says_so(visitors: Visitors, house: House) -> None:
    page = visitors.come(service_workers="allow")
    page.goto(f"{house.address}/competitions")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    settle(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("You are offline", timeout=LIMIT)
    visitors.wrong.clear()  # a browser notes every call that nobody answers
