"""The deal of the day in the page: played once, closed to others until they have, and a picture without its cards."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.for_everyone import PHONE, faults, missing_texts, settle, visit
from tests.browser.house import House
from tests.browser.table_page import LIMIT, resign


def begin(page: Page, house: House) -> str:
    """Begin it from home. Returns the id of the table."""
    visit(page, house.address)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*", timeout=LIMIT)
    return page.url.rpartition("/")[2]


def test_it_is_played_once_and_then_one_sees_how_the_others_did(visitors: Visitors, house: House) -> None:
    mara, ivo = visitors.come(), visitors.come(PHONE)
    table = begin(mara, house)
    resign(mara)
    mara.get_by_role("link", name="How the others did").click()
    expect(mara.get_by_text("With the same cards")).to_be_visible(timeout=LIMIT)
    expect(mara.get_by_text("You lost")).to_be_visible(timeout=LIMIT)
    assert mara.get_by_role("button", name="Play it").count() == 0
    settle(mara)
    assert faults(mara) == missing_texts(mara) == []

    ivo.goto(f"{house.address}/report/{table}")
    expect(ivo.get_by_role("alert")).to_contain_text("you have not played it yet", timeout=LIMIT)
    assert len(visitors.wrong) == 1
    assert "403" in visitors.wrong.pop(), "refused, and nothing else is wrong"
    visit(ivo, f"{house.address}/daily")
    expect(ivo.get_by_text("shown when you have played it yourself")).to_be_visible(timeout=LIMIT)
    assert faults(ivo) == missing_texts(ivo) == []
    own = begin(ivo, house)
    assert own != table
    resign(ivo)
    visit(ivo, f"{house.address}/report/{table}")
    expect(ivo.get_by_role("heading", name="To keep")).to_be_visible(timeout=LIMIT)


def test_its_picture_is_made_without_a_card_of_the_deal(page: Page, house: House) -> None:
    table = begin(page, house)
    asked: list[str] = []
    resign(page)
    visit(page, f"{house.address}/daily")
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Make the picture").click()
    expect(page.get_by_role("img", name="The deal of the day")).to_be_visible(timeout=LIMIT)
    assert not [url for url in asked if table in url], "nothing of the match is looked at"


def test_one_goes_on_with_it_from_home(page: Page, house: House) -> None:
    table = begin(page, house)
    visit(page, house.address)
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(f"**/t/{table}", timeout=LIMIT)
    assert page.get_by_role("button", name="Hint").count() == 0
