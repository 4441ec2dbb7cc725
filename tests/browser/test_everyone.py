"""For everyone: nothing that axe finds fault with, no page wider than the screen, three languages, nothing heavy."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

import tavolino
from tests.browser.conftest import LIMIT, MOVES, ROOT, House, Visitors, faults, play_on

SIZES = [(360, 740), (1280, 800), (2560, 1440)]
THEMES = ["light", "dark"]
LOCALES = {"en": "en-GB", "it": "it-IT", "ro": "ro-RO"}
GREETINGS = [("it-IT", "A che cosa giochiamo?"), ("ro-RO", "Ce jucăm?"), ("fr-FR", "What shall we play?")]
PLACES = ["", "join/ABCD", "nowhere"]
OF_A_GAME = ["new", "rules", "cards", "lesson"]
DECKS = [f"deck/{game}" for game in tavolino.games() if tavolino.game(game).own_decks]
EVERY_PLACE = [*PLACES, *DECKS, *(f"{place}/{game}" for place in OF_A_GAME for game in tavolino.games())]
MOST_BYTES = 150_000
WORDS = """() => [...document.querySelectorAll("#page *")].flatMap(one => [...one.childNodes])
  .filter(node => node.nodeType === Node.TEXT_NODE)
  .map(node => node.data.trim())"""
PAGE_TEXTS = (ROOT / "web" / "src" / "text" / "en").glob("*.ftl")
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
    page.wait_for_selector("h1, h2", timeout=LIMIT)
    page.wait_for_load_state("networkidle")


def assert_fair(page: Page) -> None:
    """By day and by night."""
    for theme in THEMES:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert faults(page) == [], theme


@pytest.mark.parametrize("place", EVERY_PLACE)
def test_axe_finds_no_fault(page: Page, house: House, place: str) -> None:
    visit(page, f"{house.address}/{place}")
    assert_fair(page)


@pytest.mark.parametrize("game", tavolino.games())
def test_axe_finds_no_fault_at_a_table(page: Page, house: House, game: str) -> None:
    page.goto(house.seat(house.open(game, "random")))
    page.wait_for_selector(MOVES, timeout=LIMIT)
    page.wait_for_load_state("networkidle")
    assert_fair(page)
    page.get_by_role("button", name="Menu").click()
    assert_fair(page)


def test_axe_finds_no_fault_before_kick_off_and_after_full_time(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "open")))
    page.wait_for_selector(".lobby", timeout=LIMIT)
    assert_fair(page)
    page.goto(house.seat(house.open("champions101", "random")))
    page.wait_for_selector(MOVES, timeout=LIMIT)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    assert play_on(page, moves=1)
    assert_fair(page)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", tavolino.games())
def test_nothing_is_wider_than_the_screen(
    visitors: Visitors, house: House, game: str, size: tuple[int, int]
) -> None:
    page = visitors.come(size)
    places = [
        "",
        *(f"{place}/{game}" for place in OF_A_GAME),
        f"report/{house.over(game, 'random', 'random')}",
    ]
    for address in (
        *(f"{house.address}/{place}" for place in places),
        house.seat(house.open(game, "random")),
    ):
        visit(page, address)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0], address


@pytest.mark.parametrize(("locale", "greeting"), GREETINGS)
def test_the_language_is_the_browsers(visitors: Visitors, house: House, locale: str, greeting: str) -> None:
    page = visitors.come(locale=locale)
    page.goto(house.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting, timeout=LIMIT)


@pytest.mark.parametrize("place", EVERY_PLACE)
def test_every_page_speaks_three_languages(visitors: Visitors, house: House, place: str) -> None:
    assert len(titles(visitors, f"{house.address}/{place}")) == len(LOCALES)


def test_a_report_and_a_table_speak_three_languages(visitors: Visitors, house: House) -> None:
    report = house.over("gogoal", "random", "random")
    assert len(titles(visitors, f"{house.address}/report/{report}", "h1 + ul + p")) == len(LOCALES)
    seat = house.seat(house.open("gogoal", "random"))
    assert len(titles(visitors, seat, ".asks")) == len(LOCALES)


def titles(visitors: Visitors, address: str, of: str = "h1") -> set[str]:
    """What stands there in each language, on a page that says all it says in words."""
    found = set()
    for code, locale in LOCALES.items():
        page = visitors.come(locale=locale)
        visit(page, address)
        assert page.evaluate("() => document.documentElement.lang") == code
        assert missing(page) == []
        found.add(page.locator(of).first.inner_text(timeout=LIMIT))
    return found


def test_the_first_load_of_a_table_is_light(page: Page, house: House) -> None:
    """All scripts that a table asks for, but for the board of its game."""
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
