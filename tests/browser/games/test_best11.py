"""Best 11 at the page: whole matches by tap, by drag and by keys, why not, every moment at every size of a screen."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tavolino.core.language.texts import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES, PHONE
from tests.browser.games.best11_moments import CLUBS, MOMENTS
from tests.browser.house import House
from tests.browser.moments import Line
from tests.browser.stage_layout import assert_axe_finds_no_fault, assert_fits_every_screen
from tests.browser.table_page import (
    ASKED,
    LIMIT,
    TRY_MS,
    drag,
    play_to_the_end,
    reach,
    take_seat,
)

LAST_TURN = {"last_turn": 6}
"""A short season: the matches here are played through the page, scene by scene."""
CHALLENGE = "[data-line=challenge][aria-disabled=false]"
TAPS = (".offer.held", ".offer.lit", ".plus", ".sticker.lit", ".man.lit", ".rival.lit .head", CHALLENGE)
"""Buy who is lit, pay for what is short, name whoever is asked for; and attack as soon as one may."""
DRAGS = {
    ".offer.lit": ".free.lit",
    ".held-card.clip.lit": ".album",
    ".man.lit": ".socket",
}
"""What goes where: a man to his place, a card to the table, whoever is chosen into the action."""
WAY = ".ask .way:last-of-type"
"""And go on where there is nothing else."""


def test_a_whole_match_by_tap_ends_with_the_evening_paper(page: Page, house: House) -> None:
    take_seat(page, house, "best11", "random", options=LAST_TURN)
    play_to_the_end(page, tap)
    expect(page.locator(".paper tfoot td").first).not_to_have_text("–", timeout=LIMIT)


def tap(page: Page) -> None:
    page.locator(first_of(page, *TAPS)).first.click(timeout=TRY_MS)


def first_of(page: Page, *things: str) -> str:
    return next((thing for thing in things if page.locator(thing).count()), WAY)


def test_a_whole_match_by_drag(page: Page, house: House) -> None:
    take_seat(page, house, "best11", "random", options=LAST_TURN)
    play_to_the_end(page, pull)
    expect(page.locator(".paper tfoot td").first).not_to_have_text("–", timeout=LIMIT)


def pull(page: Page) -> None:
    thing = first_of(page, *DRAGS)
    place = DRAGS.get(thing)
    if place is None or (thing == ".man.lit" and not page.locator(place).count()):
        return tap(page)
    return drag(page, page.locator(thing).first, page.locator(place).first, TRY_MS)


def test_a_whole_match_by_keys(page: Page, house: House) -> None:
    take_seat(page, house, "best11", "random", options=LAST_TURN)
    play_to_the_end(page, lambda asked: reach(asked, first_of(asked, *TAPS)))
    expect(page.locator(".paper tfoot td").first).not_to_have_text("–", timeout=LIMIT)


def test_a_man_is_dragged_to_his_place(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    expect(page.locator(".offer").nth(1)).to_be_visible(timeout=LIMIT)
    drag(page, page.locator(".offer").nth(1), page.locator("[data-place='free/A']"))
    expect(page.locator(ASKED)).to_be_hidden(timeout=LIMIT)


def test_what_is_in_hand_says_price_place_and_what_is_left(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["buying"]())
    expect(page.locator(".chip.sum")).to_contain_text("5 of your 9 million")
    expect(page.locator(".purse .big b")).to_have_text("4")
    expect(page.locator(".free.lit")).to_have_text("forwardput him here")
    page.keyboard.press("Escape")
    expect(page.locator(".chip.sum")).to_be_hidden()


def test_a_card_that_cannot_be_played_says_why_with_its_article(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    page.locator(".held-card[data-card=booked]").dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("art. 11.3")


def test_the_ground_says_what_a_stadium_costs(page: Page, house: House) -> None:
    Line(page, house, "best11").show(MOMENTS["turn"]())
    page.locator("button.ground").dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("12 million")


def test_on_a_phone_what_the_bench_says_lies_over_nothing(visitors: Visitors, house: House) -> None:
    page = visitors.come(PHONE)
    line = Line(page, house, "best11")
    for moment in (MOMENTS["turn"](), MOMENTS["attack"](), MOMENTS["choosing"]()):
        line.show(moment)
        page.locator("button.bench").dispatch_event("click")
        asked = [frame for frame in line.heard if frame["do"] == "hint"][-1]
        line.tell(hint_frame(line, asked["id"]))
        said = page.locator(".hint").bounding_box(timeout=LIMIT)
        things = [one.bounding_box() for one in page.locator(".grass, .stall, .fight, .purse, .ask").all()]
        assert said
        assert len(things) > 2
        assert [thing for thing in things if thing and overlap(said, thing)] == []


def hint_frame(line: Line, id: str) -> dict[str, Any]:
    state = line.frames[-1]
    move = state["view"]["legal"][0]
    return {
        "is": "hint",
        "id": id,
        "number": state["number"],
        "move": move["move"],
        "text": move["text"],
        "label": "buy whoever is on the market",
        "chance": {"value": 0.57, "low": 0.5, "high": 0.64},
        "why": "He fits your formation, and at this point of the season he is worth more than his price.",
        "help": "",
    }


# -- Every moment at every size

THINGS = ".room .man, .room .chip, .room button, .room .total, .room .socket"
TWO = {name: make for name, make in MOMENTS.items() if not name.startswith("five")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen(visitors: Visitors, house: House, language: str) -> None:
    line = Line(visitors.come(locale=LOCALES[language]), house, "best11")
    assert_fits_every_screen(line, {name: make() for name, make in TWO.items()}, THINGS, language)


def test_axe_finds_no_fault_in_any_moment(page: Page, house: House) -> None:
    assert_axe_finds_no_fault(Line(page, house, "best11"), {name: make() for name, make in TWO.items()})


def test_five_clubs_fit_a_phone_and_nothing_for_sale_lies_over_anything(
    visitors: Visitors, house: House
) -> None:
    page = visitors.come(PHONE)
    take_seat(page, house, "best11", *["random"] * 4, options={"clubs": CLUBS})
    page.wait_for_selector(ASKED, timeout=LIMIT)
    boxes = [one.bounding_box() for one in page.locator(".offer, .ground .grass, button.ground").all()]
    assert len(boxes) > 4
    apart = [(a, b) for a, b in combinations(boxes, 2) if a and b and overlap(a, b)]
    assert apart == []


def overlap(a: FloatRect, b: FloatRect) -> bool:
    across = a["x"] < b["x"] + b["width"] - 1 and b["x"] < a["x"] + a["width"] - 1
    return across and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1


def test_five_clubs_have_five_shirts_and_six_cards(page: Page, house: House) -> None:
    take_seat(page, house, "best11", *["random"] * 4, options={"clubs": CLUBS})
    expect(page.locator(".rival")).to_have_count(4, timeout=LIMIT)
    page.wait_for_selector(ASKED, timeout=LIMIT)
    expect(page.locator(".offer .fit").first).to_be_visible(timeout=LIMIT)
