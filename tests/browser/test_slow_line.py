"""On a slow line that loses pieces a tap is answered at once, scenes are seen, and matches come to their end."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import House
from tests.browser.slow_line import slow_line
from tests.browser.table_page import END, LIMIT, play_on, take_seat, wait_for_question
from tests.browser.test_scenes import RECORD, kinds, wait_for_all_scenes

MAX_MOVES = 200

TAP = """([card, answer]) => {
  document.querySelector(card).click();
  return new Promise((done) => requestAnimationFrame(() => done(Boolean(document.querySelector(answer)))));
}"""
"""Taps a card: does the very next frame show the answer?"""
FOOTBALLER = ".held-card.lit[data-card$=footballer]"
BALL = ".held-card.lit[data-card$=ball]"
SENT = ".ask:not(.mine)"
"""The move is on its way, and nothing more is asked."""


def test_a_tap_is_answered_in_the_next_frame_whatever_the_line_does(visitors: Visitors, house: House) -> None:
    with slow_line(house) as far:
        page = visitors.come()
        take_seat(page, far, "champions101", "random")
        page.wait_for_selector(FOOTBALLER, timeout=LIMIT)
        page.wait_for_selector(BALL, timeout=LIMIT)
        assert page.evaluate(TAP, [FOOTBALLER, ".held-card.held"])
        assert page.evaluate(TAP, [BALL, SENT])
        expect(page.locator(".ask")).to_contain_text("On its way")
        page.close()


def test_a_whole_match_over_a_slow_line(visitors: Visitors, house: House) -> None:
    with slow_line(house) as far:
        page = visitors.come(speed="quick", reduced_motion="no-preference")
        take_seat(page, far, "gogoal", "random", options={"goals": 1})
        wait_for_question(page)
        page.evaluate(RECORD)
        assert play_on(page, MAX_MOVES)
        expect(page.locator(END)).to_be_visible(timeout=LIMIT)
        seen = wait_for_all_scenes(page)
        assert {"choices", "goal", "final"} <= set(kinds(seen))
        assert not any(one["asks"] or one["end"] for one in seen if one["scene"])
        page.close()
