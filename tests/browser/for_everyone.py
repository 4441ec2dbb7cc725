"""What everyone may ask of every page: no fault that axe finds, nothing wider than the screen, three languages."""

import re
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

from tests.browser.house import ROOT
from tests.browser.table_page import LIMIT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
DESK = (1280, 800)
LOCALES = {"en": "en-GB", "it": "it-IT", "ro": "ro-RO"}
SIZES = [(2560, 1440), DESK, PHONE]
LANGUAGE_CHOICE = "header select"
WORDS = """() => [...document.querySelectorAll("#page *")].flatMap(one => [...one.childNodes])
  .filter(node => node.nodeType === Node.TEXT_NODE)
  .map(node => node.data.trim())"""
PAGE_SOURCES = ROOT / "web" / "src"
PAGE_TEXTS = [*PAGE_SOURCES.glob("text/en/*.ftl"), *PAGE_SOURCES.glob("games/*/text/en.ftl")]
KEYS = {
    key
    for file in PAGE_TEXTS
    for key in re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
}
GAME_KEY = re.compile(r"(ask|card|event|fact|measure|move|period|word|zone)-[a-z0-9-]+")
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
FRAMES_MS = 32

under_way: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""What each page has asked for and not got yet."""


def count_requests(page: Page) -> Page:
    """Have an eye on what the page asks for, so that `settle` knows when all is there."""
    asked = under_way[page] = set[Request]()
    page.on("request", lambda request: asked.add(request))
    page.on("requestfinished", lambda request: asked.discard(request))
    page.on("requestfailed", lambda request: asked.discard(request))
    return page


def missing_texts(page: Page) -> list[str]:
    """Texts that are not there: their names stand for them."""
    return [text for text in page.evaluate(WORDS) if text in KEYS or GAME_KEY.fullmatch(text)]


def visit(page: Page, address: str) -> None:
    page.goto(address)
    settle(page)


def settle(page: Page) -> None:
    """Until all that the page has asked for is there, and drawn: what arrives may make it ask for more."""
    page.wait_for_selector("h1, h2", timeout=LIMIT)
    for _ in range(LIMIT // FRAMES_MS):
        before = len(under_way[page])
        page.evaluate(TWO_FRAMES)
        if not before and not under_way[page]:
            return
    raise AssertionError(f"the page still waits for {[request.url for request in under_way[page]]}")


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
    assert missing_texts(page) == []
    return page.locator(title).first.inner_text(timeout=LIMIT)


def speak(page: Page, code: str) -> None:
    """Choose this language; where the page leaves no room for that, come back as somebody who has."""
    choice = page.locator(LANGUAGE_CHOICE)
    if choice.is_visible():
        choice.select_option(code)
        page.wait_for_function("code => document.documentElement.lang === code", arg=code)
    else:
        page.evaluate("code => localStorage.setItem('tavolino.language', JSON.stringify(code))", code)
        page.reload()
    settle(page)


def assert_fits(page: Page, *sizes: tuple[int, int]) -> None:
    """No wider than the screen, with all that can be folded out."""
    page.evaluate("() => document.querySelectorAll('details').forEach(folded => (folded.open = true))")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, (page.url, width)


def faults(page: Page, *rules: str) -> list[str]:
    """What axe has to say, by all its rules or by these, each fault with the first thing that has it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate(
        "how => axe.run(document, how).then(({violations}) => ({violations}))",
        {"resultTypes": ["violations"], **only},
    )
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]
