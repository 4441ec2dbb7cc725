"""Play again: everyone comes to the one rematch with a key to their seat, however they play."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import ANSWERED, LIMIT, MOVES, PHONE, House, Visitors, wait_for_mover
from tests.browser.test_ways import codes, set_up

AGAIN = "Play again"
MINE = ".side.mine .face:has(svg)"


def resign(page: Page) -> None:
    """The quickest end of a match."""
    page.get_by_role("button", name="Menu").click(timeout=LIMIT)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()


def wait_for_rematch(page: Page, old: str) -> str:
    """The address of the table that a page has been taken to."""
    page.wait_for_function("old => location.href !== old", arg=old, timeout=LIMIT)
    page.wait_for_function("() => !document.querySelector('.end')", timeout=LIMIT)
    return page.url


def name_at_seat(page: Page) -> str:
    """Whose hand a page shows; it must be shown face up."""
    expect(page.locator(MINE).first).to_be_visible(timeout=LIMIT)
    return page.locator(".side.mine h2").inner_text().split("\n")[0].strip()


def test_against_a_bot(page: Page, house: House) -> None:
    page.goto(house.seat(house.open("champions101", "random")))
    assert name_at_seat(page) == "Nora"
    resign(page)
    old = page.url
    page.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    wait_for_rematch(page, old)
    assert name_at_seat(page) == "Nora"
    page.locator(MOVES).first.click(timeout=LIMIT)
    page.reload()
    assert name_at_seat(page) == "Nora"


def test_with_a_friend_each_has_the_own_seat(visitors: Visitors, house: House) -> None:
    host, friend = visitors.come(), visitors.come(PHONE)
    set_up(host, house, "open")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".lobby").get_by_alt_text("QR code").wait_for(timeout=LIMIT)
    [link] = codes(host)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Ilie")
    friend.get_by_role("button", name="Sit down").click()
    assert (name_at_seat(host), name_at_seat(friend)) == ("Nora", "Ilie")
    resign(host)
    old = host.url
    friend.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    assert wait_for_rematch(host, old) == wait_for_rematch(friend, old)
    assert (name_at_seat(host), name_at_seat(friend)) == ("Nora", "Ilie")
    wait_for_mover(host, friend).locator(MOVES).first.click()
    host.goto(old)
    assert wait_for_rematch(host, old) == friend.url, (
        "whoever comes to the old table later is taken there too"
    )
    assert name_at_seat(host) == "Nora"


def test_on_one_device_all_keys_go_along(visitors: Visitors, house: House) -> None:
    page = visitors.come(PHONE)
    set_up(page, house, "person")
    page.get_by_label("Their name").fill("Ilie")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am Nora").click(timeout=LIMIT)
    pass_device(page)
    resign(page)
    old = page.url
    page.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    page.wait_for_function("old => location.href !== old", arg=old, timeout=LIMIT)
    page.get_by_role("button", name="I am Ilie").click(timeout=LIMIT)
    played: set[str] = set()
    while played != {"Nora", "Ilie"}:
        pass_device(page)
        played.add(name_at_seat(page))
        page.locator(MOVES).first.click()
        page.wait_for_function(ANSWERED, timeout=LIMIT)


def pass_device(page: Page) -> None:
    """Whoever is asked has it."""
    page.wait_for_selector(f"{MOVES}, .curtain", timeout=LIMIT)
    if page.locator(".curtain").count():
        page.get_by_role("button", name="I have it").click()
        page.wait_for_selector(MOVES, timeout=LIMIT)


def test_round_the_big_screen(visitors: Visitors, house: House) -> None:
    screen, *phones = visitors.come(), visitors.come(PHONE), visitors.come(PHONE)
    set_up(screen, house, "open")
    screen.get_by_label("This screen is the pitch").check()
    screen.get_by_role("button", name="Open the table").click()
    expect(screen.get_by_alt_text("The link as a QR code")).to_have_count(2, timeout=LIMIT)
    for phone, link, name in zip(phones, codes(screen), ("Nora", "Ilie"), strict=True):
        phone.goto(link)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Sit down").click()
    old = screen.url
    resign(phones[0])
    before = [phone.url for phone in phones]
    phones[1].get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    wait_for_rematch(screen, old)
    for phone, address in zip(phones, before, strict=True):
        assert wait_for_rematch(phone, address).rsplit("/", 1)[-1] == screen.url.rsplit("/", 1)[-1]
    assert "/pitch/" in screen.url
    assert [name_at_seat(phone) for phone in phones] == ["Nora", "Ilie"]
    assert screen.locator(MINE).count() == 0
