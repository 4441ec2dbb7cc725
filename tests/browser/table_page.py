"""What people do at a table of the page: sit down, move, pass the device, resign. Only this file knows its buttons."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.house import House

LIMIT = 180_000
"""In milliseconds. A test waits for the thing; this is when it gives up."""
MOVES = ".ask.mine .moves button"
"""The moves in words, which whoever hears the page finds beside the cards."""
END = ".end"
LOOK = ".look"
"""A hand that lies face down until its owner looks, where one device goes round."""
OWN_CARDS = ".held-card[data-card] .face:has(svg)"
LARGE = "dialog.large[open]"
MAX_PULLS = 50
ANSWERED = "() => !document.querySelector('.ask')?.textContent.includes('On its way')"
OFFERED = """moves => document.querySelector('.ask')?.textContent.includes('On its way') ? 0
  : document.querySelector('.end') ? -1 : document.querySelectorAll(moves).length"""
"""How many moves, once the last one is answered; less than none when it is over."""


ASKED = ".ask.mine"
MAX_ANSWERS = 300
TRY_MS = 2000
"""What the rules leave no choice of is answered by the page: whoever reaches for it comes too late, and looks again."""

Answer = Callable[[Page], object]

# -- To a table


def take_seat(page: Page, house: House, game: str, *players: str, **wishes: Any) -> dict[str, Any]:
    """Open a table over HTTP and come to its first seat; what the server said of the table."""
    opened = house.open(game, *players, **wishes)
    page.goto(house.seat(opened))
    return opened


def set_up(page: Page, house: House, player: str) -> None:
    """A table for two, filled in as a person does."""
    page.goto(f"{house.address}/new/champions101")
    page.get_by_label("Your name").fill("Nora")
    page.get_by_label("Seat 2").select_option(player)


def join(page: Page, link: str, name: str) -> None:
    """Follow an invitation."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def name_at_seat(page: Page) -> str:
    """Whose hand a page shows; it must be shown face up."""
    expect(page.locator(OWN_CARDS).first).to_be_visible(timeout=LIMIT)
    return (page.locator(".plate.home h2, .phone .name").first.text_content() or "").strip()


# -- Moves


def wait_for_question(page: Page) -> None:
    """Until whoever sits here is asked for a move."""
    page.wait_for_selector(MOVES, state="attached", timeout=LIMIT)


def move(page: Page) -> None:
    """Make the first move that is offered, and wait for the answer."""
    page.locator(MOVES).first.dispatch_event("click", timeout=LIMIT)
    wait_for_answer(page)


def wait_for_answer(page: Page) -> None:
    page.wait_for_function(ANSWERED, timeout=LIMIT)


def play_on(page: Page, moves: int) -> bool:
    """Make so many moves, any that is offered; is it over?

    What leaves no choice is played by itself, and the button may be gone: maybe for ever, at full time.
    """
    for n in range(moves):
        offered = int(page.wait_for_function(OFFERED, arg=MOVES, timeout=LIMIT).json_value())
        if offered < 0:
            return True
        page.locator(f"{MOVES}, {END} h2").nth(n % offered).dispatch_event("click", timeout=LIMIT)
    return False


def wait_for_mover(*pages: Page) -> Page:
    """Whoever is asked."""
    for _ in range(LIMIT // 100):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def assert_all_told(*pages: Page) -> int:
    """Whoever is asked has been told everything; so have the others, a moment later. How many lines that is."""
    lines = wait_for_mover(*pages).get_by_role("log").first.locator("li").count()
    for page in pages:
        expect(page.get_by_role("log").first.locator("li")).to_have_count(lines, timeout=LIMIT)
    return lines


def play_to_the_end(page: Page, answer: Answer) -> None:
    """A whole match, each question answered in this way."""
    for _ in range(MAX_ANSWERS):
        page.wait_for_selector(f"{ASKED}, {END}", timeout=LIMIT)
        if page.locator(END).count():
            return
        with suppress(TooLate):
            answer(page)
        page.mouse.up()
    raise AssertionError("the match does not end")


# -- By keys


def reach(page: Page, wanted: str) -> None:
    """With the arrows, then Enter."""
    for key in ["ArrowRight"] * 16 + ["ArrowUp"] * 60:
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return page.keyboard.press("Enter")
        page.keyboard.press(key)
    return None


# -- By hand


def lift(page: Page, x: float, y: float, dx: float = 0, dy: float = -60) -> None:
    """Press here and pull. A press that lasts shows the card large: whoever was slow puts it away and tries again."""
    for _ in range(MAX_PULLS):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy, steps=3)
        if not page.locator(LARGE).count():
            return
        page.mouse.up()
        page.keyboard.press("Escape")
        page.wait_for_selector(LARGE, state="detached", timeout=LIMIT)
    raise AssertionError("every pull is taken for a long press")


def drag(page: Page, card: Locator, place: Locator, timeout: int = LIMIT) -> None:
    lift(page, *middle(card, timeout))
    page.mouse.move(*middle(place, timeout), steps=4)
    page.mouse.up()


def middle(thing: Locator, timeout: int = LIMIT) -> tuple[float, float]:
    box = thing.bounding_box(timeout=timeout)
    assert box, "it is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- One device for all, and the end


def pass_device(page: Page) -> None:
    """Whoever is asked has it, and looks. Where one move is left it is made without asking, and the next one looks."""
    page.wait_for_selector(f"{MOVES}, {LOOK}", state="attached", timeout=LIMIT)
    while not page.locator(MOVES).count():
        with suppress(PlaywrightError):  # it may be covered again meanwhile
            page.locator(LOOK).first.press("Enter", timeout=1000)
        page.wait_for_selector(f"{MOVES}, {LOOK}", state="attached", timeout=LIMIT)


def resign(page: Page) -> None:
    """The quickest end of a match."""
    page.get_by_role("button", name="Menu").click(timeout=LIMIT)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(END, timeout=LIMIT)
