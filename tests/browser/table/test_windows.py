"""Windows in the browser: two people at once, a spectator, one device, a big screen with phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.for_everyone import PHONE, faults
from tests.browser.house import House
from tests.browser.table_page import END, LIMIT, LOOK, MOVES, join, take_seat, wait_for_mover

RING = "[role=timer]"
MORE = "More time"
ON_STAGE = {"stage": "on"}
HELD = ".held-card"


def two_people(visitors: Visitors, house: House, game: str) -> tuple[Page, Page, str]:
    """Two windows of the same match, and its address for those who watch."""
    host, friend = visitors.come(), visitors.come()
    opened = take_seat(host, house, game, "open", settings=ON_STAGE)
    join(friend, f"{house.address}/join/{opened['id']}#{opened['invites']['1']}", "Ilie")
    return host, friend, f"{house.address}/t/{opened['id']}"


def play_until(done: Callable[[], bool], *pages: Page) -> None:
    """Everyone makes the last move that is offered, until something is the case."""
    for _ in range(LIMIT // 100):
        if done():
            return
        for page in pages:
            moves = page.locator(MOVES)
            if moves.count() and not done():
                moves.last.dispatch_event("click")
        pages[0].wait_for_timeout(100)
    raise AssertionError("it never came to that")


def test_two_people_see_the_same_window_and_either_may_ask_for_more_time(
    visitors: Visitors, house: House
) -> None:
    host, friend, _ = two_people(visitors, house, "champions101")
    for page in (host, friend):
        expect(page.locator(RING)).to_be_visible(timeout=LIMIT)
        expect(page.get_by_role("button", name=MORE)).to_be_visible()
    friend.get_by_role("button", name=MORE).click()
    for page in (host, friend):
        expect(page.get_by_role("button", name=MORE)).to_be_hidden(timeout=LIMIT)
        expect(page.locator(RING)).to_be_visible()
    assert faults(host) == []


def test_whoever_has_the_ball_plays_while_the_window_runs(visitors: Visitors, house: House) -> None:
    host, friend, _ = two_people(visitors, house, "champions101")
    expect(host.locator(RING)).to_be_visible(timeout=LIMIT)
    mover = wait_for_mover(host, friend)
    other = friend if mover is host else host
    before = other.get_by_role("log").first.locator("li").count()
    mover.locator(MOVES).first.dispatch_event("click")
    expect(mover.locator(".ask")).to_contain_text("In a moment everyone will see it", timeout=LIMIT)
    expect(mover.locator(".ask")).not_to_contain_text("In a moment", timeout=LIMIT)
    expect(other.get_by_role("log").first.locator("li").nth(before)).to_be_attached(timeout=LIMIT)


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_an_attack_between_people_has_a_window_that_closes_by_itself(
    visitors: Visitors, house: House, size: tuple[int, int]
) -> None:
    host, friend, address = two_people(visitors, house, "gogoal")
    watcher = visitors.come(size)
    watcher.goto(address)
    play_until(lambda: host.locator(RING).count() > 0, host, friend)
    for page in (host, friend, watcher):
        expect(page.locator(RING)).to_be_visible(timeout=LIMIT)
    assert watcher.get_by_role("button", name=MORE).count() == 0
    assert watcher.locator(HELD).count() == 0
    expect(watcher.locator(".rail .backs").first).to_be_visible()
    assert faults(watcher) == []
    for page in (host, friend, watcher):
        expect(page.locator(RING)).to_have_count(0, timeout=LIMIT)


def test_one_device_turns_a_hand_for_whoever_presses(visitors: Visitors, house: House) -> None:
    page = visitors.come()
    page.goto(f"{house.address}/new/gogoal")
    page.get_by_label("Your name").fill("Nora")
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_label("Their name").fill("Ilie")
    page.get_by_role("button", name="Open the table").click()
    nora = page.get_by_role("button", name="Nora, press to look")
    nora.click(timeout=LIMIT)
    assert page.locator(HELD).count() == 0, "a tap is too short"
    nora.click(delay=400)
    expect(page.locator(HELD)).to_have_count(7, timeout=LIMIT)
    page.get_by_role("button", name="Cover the hand").click()
    expect(page.locator(HELD)).to_have_count(0)
    nora.press("Enter")
    page.locator(MOVES).first.dispatch_event("click")
    expect(page.locator(HELD)).to_have_count(0, timeout=LIMIT)
    expect(page.locator(LOOK)).to_have_count(1, timeout=LIMIT)
    expect(page.get_by_role("button", name="Ilie, press to look")).to_be_visible()
    assert faults(page) == []


def test_phones_are_hands_beside_a_big_screen(visitors: Visitors, house: House) -> None:
    screen = visitors.come((1920, 1080))
    screen.goto(f"{house.address}/new/gogoal")
    screen.get_by_label("Your name").fill("Nora")
    screen.get_by_label("Seat 2").select_option("open")
    screen.get_by_label("This screen is the pitch").check()
    screen.get_by_role("button", name="Open the table").click()
    links = screen.locator(".lobby").get_by_label("Link")
    expect(links).to_have_count(2, timeout=LIMIT)
    addresses = [field.input_value() for field in links.all()]
    phones = [visitors.come(PHONE, speed="usual") for _ in addresses]
    for phone, address, name in zip(phones, addresses, ("Sara", "Gino"), strict=True):
        join(phone, address, name)
    for phone in phones:
        expect(phone.locator(f".phone {HELD}")).to_have_count(7, timeout=LIMIT)
        assert faults(phone) == []
    play_until(lambda: phones[0].get_by_text("Eyes on the big screen!").count() > 0, *phones)
    play_until(lambda: screen.locator(f".rail {RING}").count() > 0, *phones)
    expect(screen.locator(".rail .asks")).to_contain_text("may still step in")
    assert screen.locator(HELD).count() == 0
    assert faults(screen) == []


def test_what_is_said_stands_at_the_plate_and_is_counted(visitors: Visitors, house: House) -> None:
    host, friend, _ = two_people(visitors, house, "gogoal")
    friend.get_by_role("button", name="Chat").click(timeout=LIMIT)
    friend.get_by_role("button", name="Good luck").click()
    expect(host.locator(".plate .bubble")).to_contain_text("Good luck", timeout=LIMIT)
    expect(host.get_by_role("button", name="Chat").locator("b")).to_have_text("1")
    host.get_by_role("button", name="Chat").click()
    expect(host.get_by_role("button", name="Chat").locator("b")).to_have_count(0)


def test_against_a_bot_nothing_with_one_answer_is_asked(page: Page, house: House) -> None:
    take_seat(page, house, "champions101", "random", settings=ON_STAGE, options={"must_win": False})
    asked = 0
    while not page.locator(END).count() and asked < 25:
        page.wait_for_selector(f"{MOVES}, {END}", state="attached", timeout=LIMIT)
        offered = page.locator(MOVES).count()
        if offered:
            assert offered > 1
            asked += 1
            page.locator(MOVES).first.dispatch_event("click")
            page.wait_for_timeout(50)
    assert asked > 10
