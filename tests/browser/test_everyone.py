"""For everyone: nothing that axe finds fault with, no page wider than the screen, three languages, nothing heavy."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

import tavolino
from tests.browser.conftest import DESK, LIMIT, MOVES, PHONE, ROOT, House, Visitors, faults

SIZES = [(2560, 1440), DESK, PHONE]
GREETINGS = [("it-IT", "A che cosa giochiamo?"), ("ro-RO", "Ce jucăm?"), ("fr-FR", "What shall we play?")]
PLACES = ["", "join/ABCD", "nowhere"]
OF_A_GAME = ["new", "rules", "cards", "lesson"]
DECKS = [f"deck/{game}" for game in tavolino.games() if tavolino.game(game).own_decks]
EVERY_PLACE = [*PLACES, *DECKS, *(f"{place}/{game}" for place in OF_A_GAME for game in tavolino.games())]
MOST_BYTES = 150_000
WORDS = """() => [...document.querySelectorAll("#page *")].flatMap(one => [...one.childNodes])
  .filter(node => node.nodeType === Node.TEXT_NODE)
  .map(node => node.data.trim())"""
PAGE = ROOT / "web" / "src"
PAGE_TEXTS = [*PAGE.glob("text/en/*.ftl"), *PAGE.glob("games/*/text/en.ftl")]
KEYS = {
    key
    for file in PAGE_TEXTS
    for key in re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
}
GAME_KEY = re.compile(r"(ask|card|event|fact|measure|move|period|word|zone)-[a-z0-9-]+")


def missing(page: Page) -> list[str]:
    """Texts that are not there: their names stand for them."""
    return [text for text in page.evaluate(WORDS) if text in KEYS or GAME_KEY.fullmatch(text)]


def visit(page: Page, address: str) -> None:
    page.goto(address)
    settle(page)


def settle(page: Page) -> None:
    page.wait_for_selector("h1, h2", timeout=LIMIT)
    page.wait_for_load_state("networkidle")


# -- What everyone may ask of every page


def assert_for_everyone(page: Page, address: str, title: str = "h1") -> None:
    """To be read by day and by night, on a small and on a large screen, in three languages."""
    visit(page, address)
    assert_fair(page)
    assert_spoken(page, title)


def assert_fair(page: Page) -> None:
    """By night only the colours are others."""
    paint(page, "light")
    assert faults(page) == []
    paint(page, "dark")
    assert faults(page, "color-contrast") == []


def paint(page: Page, theme: str) -> None:
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


def assert_spoken(page: Page, title: str = "h1") -> None:
    """The title is another in each language, and all of it fits on every screen; it ends on the smallest."""
    titles = [title_in(page, "en", title)]
    assert_fits(page, *SIZES)
    for code in ("it", "ro"):
        speak(page, code)
        titles.append(title_in(page, code, title))
        assert_fits(page, PHONE)
    assert len(set(titles)) == len(titles), titles


def title_in(page: Page, code: str, title: str) -> str:
    """What stands there in this language, on a page that says all it says in words."""
    assert page.evaluate("() => document.documentElement.lang") == code
    assert missing(page) == []
    return page.locator(title).first.inner_text(timeout=LIMIT)


def speak(page: Page, code: str) -> None:
    """Come back as somebody who has chosen this language."""
    page.evaluate("code => localStorage.setItem('tavolino.language', JSON.stringify(code))", code)
    page.reload()
    settle(page)


def assert_fits(page: Page, *sizes: tuple[int, int]) -> None:
    """No wider than the screen, with all that can be folded out."""
    page.evaluate("() => document.querySelectorAll('details').forEach(folded => (folded.open = true))")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, (page.url, width)


@pytest.mark.parametrize("place", EVERY_PLACE)
def test_every_page_is_for_everyone(page: Page, house: House, place: str) -> None:
    assert_for_everyone(page, f"{house.address}/{place}")


@pytest.mark.parametrize("game", tavolino.games())
def test_a_table_is_for_everyone(page: Page, house: House, game: str) -> None:
    visit(page, house.seat(house.open(game, "random")))
    page.wait_for_selector(MOVES, timeout=LIMIT)
    assert_fair(page)
    page.get_by_role("button", name="Menu").click()
    assert_fair(page)
    assert_spoken(page, ".asks")


@pytest.mark.parametrize("game", tavolino.games())
def test_a_report_is_for_everyone(page: Page, house: House, game: str) -> None:
    visit(page, f"{house.address}/report/{house.over(game, 'random', 'random')}")
    assert_spoken(page, "h1 + ul + p")


def test_axe_finds_no_fault_before_kick_off_and_after_full_time(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "open")))
    page.wait_for_selector(".lobby", timeout=LIMIT)
    assert_fair(page)
    page.goto(house.seat(house.open("champions101", "random")))
    page.wait_for_selector(MOVES, timeout=LIMIT)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".end", timeout=LIMIT)
    assert_fair(page)


def test_axe_finds_no_fault_with_what_explains_a_card(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "random")))
    page.locator(".mine .card").first.hover(timeout=LIMIT)
    page.get_by_role("tooltip").wait_for(timeout=LIMIT)
    assert_fair(page)


@pytest.mark.parametrize(("locale", "greeting"), GREETINGS)
def test_the_language_is_the_browsers(visitors: Visitors, house: House, locale: str, greeting: str) -> None:
    page = visitors.come(locale=locale)
    page.goto(house.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting, timeout=LIMIT)


# -- Nothing heavy, and something even without a network


def test_the_first_load_of_a_table_is_light(visitors: Visitors, house: House) -> None:
    """All scripts that a table asks for, but for the board of its game."""
    page = visitors.come()
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script" and not re.search(r"/Board-", response.url):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto(house.seat(house.open("champions101", "random")))
    page.wait_for_selector(MOVES, timeout=LIMIT)
    page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < MOST_BYTES


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
