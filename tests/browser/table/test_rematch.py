"""Play again: everyone comes to the one rematch with a key to their seat, however they play."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.for_everyone import PHONE
from tests.browser.house import House
from tests.browser.table.test_ways import codes
from tests.browser.table_page import (
    LIMIT,
    OWN_CARDS,
    join,
    move,
    name_at_seat,
    pass_device,
    resign,
    set_up,
    take_seat,
    wait_for_mover,
)

AGAIN = re.compile("Another one|Revenge!")


def wait_for_rematch(page: Page, old: str) -> str:
    """The address of the table that a page has been taken to."""
    page.wait_for_function("old => location.href !== old", arg=old, timeout=LIMIT)
    page.wait_for_function("() => !document.querySelector('.end')", timeout=LIMIT)
    return page.url


def test_against_a_bot(page: Page, house: House) -> None:
    take_seat(page, house, "champions101", "random")
    assert name_at_seat(page) == "Nora"
    resign(page)
    old = page.url
    page.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    wait_for_rematch(page, old)
    assert name_at_seat(page) == "Nora"
    move(page)
    page.reload()
    assert name_at_seat(page) == "Nora"


def test_with_a_friend_each_has_the_own_seat(visitors: Visitors, house: House) -> None:
    host, friend = visitors.come(), visitors.come(PHONE)
    set_up(host, house, "open")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".lobby").get_by_alt_text("QR code").wait_for(timeout=LIMIT)
    [link] = codes(host)
    join(friend, link, "Ilie")
    assert (name_at_seat(host), name_at_seat(friend)) == ("Nora", "Ilie")
    resign(host)
    old = host.url
    friend.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    assert wait_for_rematch(host, old) == wait_for_rematch(friend, old)
    assert (name_at_seat(host), name_at_seat(friend)) == ("Nora", "Ilie")
    move(wait_for_mover(host, friend))
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
    pass_device(page)
    resign(page)
    old = page.url
    page.get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    page.wait_for_function("old => location.href !== old", arg=old, timeout=LIMIT)
    played: set[str] = set()
    while played != {"Nora", "Ilie"}:
        pass_device(page)
        played.add(name_at_seat(page))
        move(page)


def test_round_the_big_screen(visitors: Visitors, house: House) -> None:
    screen, *phones = visitors.come(), visitors.come(PHONE), visitors.come(PHONE)
    set_up(screen, house, "open")
    screen.get_by_label("This screen is the pitch").check()
    screen.get_by_role("button", name="Open the table").click()
    expect(screen.get_by_alt_text("The link as a QR code")).to_have_count(2, timeout=LIMIT)
    for phone, link, name in zip(phones, codes(screen), ("Nora", "Ilie"), strict=True):
        join(phone, link, name)
    old = screen.url
    resign(phones[0])
    before = [phone.url for phone in phones]
    phones[1].get_by_role("button", name=AGAIN).click(timeout=LIMIT)
    wait_for_rematch(screen, old)
    for phone, address in zip(phones, before, strict=True):
        assert wait_for_rematch(phone, address).rsplit("/", 1)[-1] == screen.url.rsplit("/", 1)[-1]
    assert "/pitch/" in screen.url
    assert [name_at_seat(phone) for phone in phones] == ["Nora", "Ilie"]
    assert screen.locator(OWN_CARDS).count() == 0
