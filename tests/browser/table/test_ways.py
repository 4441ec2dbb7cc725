"""Ways to play: one device that goes round, phones round a big screen, friends by link, and those who only watch."""

import json
from collections import Counter
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, Route, expect

from tavolino.server.local_network import qr_svg
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import PHONE, faults
from tests.browser.house import House
from tests.browser.table_page import (
    LIMIT,
    LOOK,
    MOVES,
    OWN_CARDS,
    assert_all_told,
    join,
    move,
    name_at_seat,
    pass_device,
    set_up,
    wait_for_mover,
)

LAN = "http://192.0.2.7:8011/"
BACK = "101 Champions Challenge"
"""What the back of a card is called."""
NAMES = "faces => faces.map(face => face.querySelector('svg').getAttribute('aria-label'))"


def hand(house: House, table: str, seat: int, secret: str) -> Counter[str]:
    """The names of the cards that a seat holds, as the server tells them to that seat."""
    decks = house.ask("games/champions101/decks")["decks"]
    names = {row["card"]: row["name"] for deck in decks for row in deck["cards"]}
    zones = house.ask(f"tables/{table}", secret)["view"]["zones"]
    [zone] = [zone for zone in zones if zone["id"] == f"hand:{seat}"]
    return Counter({names[pile["card"]]: pile["n"] for pile in zone["cards"]})


def count_open_cards(side: Locator) -> Counter[str]:
    """The names of the cards that lie open there."""
    return Counter(side.locator(".face:has(svg)").evaluate_all(NAMES))


def keys(page: Page) -> dict[int, str]:
    """The secrets of the seats that this browser holds, by seat."""
    kept = page.evaluate("() => localStorage.getItem('tavolino.seats')")
    [seats] = json.loads(kept).values()
    return {key["seat"]: key["secret"] for key in seats}


# -- One device, passed round


def test_where_one_device_goes_round_nobody_sees_the_others_hand(visitors: Visitors, house: House) -> None:
    page = visitors.come(PHONE)
    set_up(page, house, "person")
    page.get_by_label("Their name").fill("Ilie")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(LOOK).first).to_be_visible(timeout=LIMIT)
    assert_covered(page)
    looked: set[str] = set()
    while looked != {"Nora", "Ilie"}:
        looked.add(look(page, house))
    page.reload()
    page.wait_for_selector(LOOK, timeout=LIMIT)
    assert_covered(page)


def look(page: Page, house: House) -> str:
    """Whoever is asked sees their own cards and nobody else's, and plays; the name of that one."""
    pass_device(page)
    name = name_at_seat(page)
    seat = ["Nora", "Ilie"].index(name)
    own = hand(house, page.url.rsplit("/", 1)[-1], seat, keys(page)[seat])
    expect(page.locator(OWN_CARDS)).to_have_count(own.total(), timeout=LIMIT)
    assert count_open_cards(page.locator(".hand")) == own
    assert set(count_open_cards(page.locator(".backs"))) <= {BACK}
    move(page)
    expect(page.locator(OWN_CARDS)).to_have_count(0, timeout=LIMIT)
    return name


def assert_covered(page: Page) -> None:
    """The stage is there, and no hand."""
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    assert count_open_cards(page.locator(".side")) == Counter()
    assert page.locator(MOVES).count() == 0
    assert faults(page) == []


# -- The kitchen table


def test_phones_join_the_big_screen_by_its_codes(visitors: Visitors, house: House) -> None:
    screen = visitors.come()
    set_up(screen, house, "open")
    screen.get_by_label("This screen is the pitch").check()
    screen.get_by_role("button", name="Open the table").click()
    expect(screen.get_by_alt_text("The link as a QR code")).to_have_count(2, timeout=LIMIT)
    assert faults(screen) == []
    phones = [visitors.come(PHONE) for _ in range(2)]
    for phone, link, name in zip(phones, codes(screen), ("Nora", "Ilie"), strict=True):
        join(phone, link, name)
    play_round(screen, *phones)
    assert faults(screen) == []


def codes(screen: Page) -> list[str]:
    """The links that the codes on the screen hold."""
    lobby = screen.locator(".lobby")
    links = [field.input_value() for field in lobby.get_by_label("Link").all()]
    pictures = [picture.get_attribute("src") or "" for picture in lobby.get_by_alt_text("QR code").all()]
    assert [unquote(picture).split(",", 1)[1] for picture in pictures] == [qr_svg(link) for link in links]
    return links


def play_round(screen: Page, *phones: Page) -> None:
    """The phones have the hands and the moves; the screen has neither, and follows."""
    for _ in range(6):
        mover = wait_for_mover(*phones)
        expect(mover.locator(OWN_CARDS).first).to_be_visible(timeout=LIMIT)
        assert set(count_open_cards(screen.locator(".backs"))) == {BACK}
        assert screen.locator(".held-card").count() == 0
        assert screen.locator(".moves button").count() == 0
        move(mover)
    assert_all_told(*phones, screen)


def test_on_the_servers_own_computer_codes_point_to_the_network(page: Page, house: House) -> None:
    def at_home(route: Route) -> None:
        route.fulfill(json={"lan": LAN})

    page.route("**/api/network?*", at_home)
    set_up(page, house, "open")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".lobby").get_by_alt_text("QR code").wait_for(timeout=LIMIT)
    [link] = codes(page)
    assert link.startswith(f"{LAN}join/")


# -- Watching


def test_a_spectator_sees_no_hand(visitors: Visitors, house: House) -> None:
    opened = house.open("champions101", "random")
    page = visitors.come()
    page.goto(f"{house.address}/t/{opened['id']}")
    expect(page.locator(".backs .face:has(svg)").first).to_be_visible(timeout=LIMIT)
    assert set(count_open_cards(page.locator(".backs"))) == {BACK}
    assert page.locator(".held-card").count() == 0
    assert page.locator(".moves button").count() == 0
