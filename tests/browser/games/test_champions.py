"""101 Champions Challenge on the stage: whole matches by tap, by drag and by keys, the foul, the shot, the layout."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolino.core.language.texts import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES, faults
from tests.browser.games import champions_moments as moments
from tests.browser.games.champions_moments import MOMENTS, Story, card, story_frame
from tests.browser.house import House
from tests.browser.moments import CORNER, Line, Moment
from tests.browser.stage_layout import assert_layout_holds
from tests.browser.table_page import END, LIMIT, MOVES, OFFERED, lift, take_seat, wait_for_answer
from tests.browser.test_lessons import A_DAY, wait_for

GAME = "champions101"
DECK = "RBrb" * 6
SHORT_DECK = "\n".join(
    f'[[card]]\nid = "{card}"\nn = {n}'
    for card, n in {
        "red-footballer": 10,
        "red-ball": 9,
        "blue-footballer": 10,
        "blue-ball": 9,
        "penalty": 2,
    }.items()
)
"""The fewest cards that make a match (1.5), so that it is soon over."""


# -- Whole matches


class Hands:
    """Somebody who plays with a mouse, and counts the questions."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.questions = 0

    def play_to_the_end(self) -> None:
        while self.offered() > 0:
            self.questions += 1
            self.answer()
            wait_for_answer(self.page)

    def offered(self) -> int:
        return int(self.page.wait_for_function(OFFERED, arg=MOVES, timeout=LIMIT).json_value())

    def answer(self) -> None:
        """Let it go by, if that is offered; else play card after card until the move is made."""
        ways = self.page.locator(".ask .way")
        if ways.count():
            self.press(ways.first)
            return
        self.take(0)
        if self.page.locator(MOVES).count():
            self.take(1 if self.page.locator(".ask .pill", has_text="1 of 2").count() else 0)
        if self.page.locator(".naming button").count():
            self.press(self.page.locator(".naming button").first)

    def take(self, nth: int) -> None:
        """A card of the hand; the first one again, if it is the only one."""
        cards = self.page.locator(".held-card")
        cards.nth(min(nth, cards.count() - 1)).click(position=CORNER)

    def press(self, button: Locator) -> None:
        button.click()


class Dragger(Hands):
    def take(self, nth: int) -> None:
        cards = self.page.locator(".held-card")
        box = cards.nth(min(nth, cards.count() - 1)).bounding_box()
        pitch = self.page.locator(".album").bounding_box()
        assert box
        assert pitch
        lift(self.page, box["x"] + 12, box["y"] + box["height"] / 2)
        self.page.mouse.move(pitch["x"] + pitch["width"] / 3, pitch["y"] + pitch["height"] / 2, steps=3)
        self.page.mouse.up()


class Typist(Hands):
    def take(self, nth: int) -> None:
        self.page.keyboard.press(str(min(nth, self.page.locator(".held-card").count() - 1) + 1))

    def press(self, button: Locator) -> None:
        for _ in range(20):
            self.page.keyboard.press("ArrowUp")
            if button.evaluate("one => one === document.activeElement"):
                break
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("kind", [Hands, Dragger, Typist])
def test_a_whole_match_with_one_s_own_hands(page: Page, house: House, kind: type[Hands]) -> None:
    deck = {"name": "short.toml", "text": SHORT_DECK}
    take_seat(page, house, GAME, "random", options={"must_win": False, "deck": deck})
    hands = kind(page)
    hands.play_to_the_end()
    expect(page.locator(END)).to_contain_text("Full time")
    assert hands.questions > 4


# -- Two cards: press shows, release plays, slide off takes back


def test_a_press_shows_what_two_cards_come_to_and_letting_go_plays_them(
    visitors: Visitors, house: House
) -> None:
    page = visitors.come()
    page.clock.install()
    line = Line(page, house, GAME)
    line.show(moments.two_cards())
    page.clock.pause_at(datetime.now(UTC) + A_DAY)  # a press that lasts would show the card large
    ball = page.locator(card("red-ball"))
    expect(ball.locator(".badge")).to_have_text("Pass")
    expect(page.locator(card("penalty")).locator(".badge")).to_have_text("Joker")
    expect(page.locator(card("red-footballer")).locator(".badge")).to_have_count(0)
    ball.hover()
    page.mouse.down()
    expect(page.locator(".outcomes .lit b")).to_have_text("Pass")
    expect(page.locator(".place .over")).to_have_count(2)
    expect(page.locator(".rung.to")).to_have_text("3")
    page.mouse.move(5, 300)
    page.mouse.up()
    expect(page.locator(".outcomes .lit")).to_have_count(0)
    assert not [frame for frame in line.heard if frame["do"] == "move"]
    ball.click()
    expect(page.locator(".ask")).to_contain_text("On its way")
    assert last_move_sent(line) == "play red-footballer red-ball"


def last_move_sent(line: Line) -> str:
    """The last move that the page has sent, as it is written."""
    [choice] = [one for one in line.frames[1]["view"]["legal"] if one["move"] == line.heard[-1]["move"]]
    return str(choice["text"])


def test_escape_and_the_cloth_put_cards_down(page: Page, house: House) -> None:
    line = Line(page, house, GAME)
    line.show(moments.two_cards())
    page.keyboard.press("Escape")
    expect(page.locator(".held-card.held")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".held-card.held")).to_have_count(1)
    page.locator(".ask").click(position={"x": 4, "y": 4})
    expect(page.locator(".held-card.held")).to_have_count(0)


def test_a_joker_is_named_on_the_piles(page: Page, house: House) -> None:
    line = Line(page, house, GAME)
    line.show(moments.name_a_joker())
    names = page.locator(".naming button")
    expect(names).to_have_count(4)
    assert faults(page) == []
    names.nth(2).click()
    expect(page.locator(".ask")).to_contain_text("On its way")
    assert last_move_sent(line) == "joker red-footballer red-ball"


# -- A foul


def test_the_whistle_stops_the_play_and_a_calm_card_says_why_not(page: Page, house: House) -> None:
    line = Line(page, house, GAME)
    line.show(moments.foul_window())
    expect(page.locator(".alarm")).to_contain_text("Gino")
    expect(page.locator(".ask .way")).to_have_text("Play on")
    page.locator(card("red-ball")).click(force=True)
    expect(page.locator(".why.chip[role=alert]")).to_contain_text("Only the whistle can stop Gino now.")
    expect(page.locator(".why.chip[role=alert]")).to_contain_text("8.6")
    whistle = page.locator(card("penalty"))
    expect(whistle.locator(".badge")).to_have_text("Gino +2")
    assert faults(page) == []
    whistle.click()
    whistle.click()
    expect(page.locator(".ask")).to_contain_text("On its way")
    assert last_move_sent(line) == "foul"


# -- The card that decides


def open_story(visitors: Visitors, house: House, story: Story) -> Page:
    """A page that is told a story; its time passes only as far as the test lets it."""
    page = visitors.come(speed="usual", reduced_motion="no-preference")
    page.clock.install()
    line = Line(page, house, GAME)
    line.show(Moment(story.match))
    page.clock.pause_at(datetime.now(UTC) + A_DAY)
    line.tell(story_frame(story))
    return page


def test_my_shot_is_turned_by_my_own_hand(visitors: Visitors, house: House) -> None:
    page = open_story(visitors, house, moments.my_shot("R" + DECK))
    scene = page.locator(".deciding")
    wait_for(page, scene)
    expect(scene).to_contain_text("Pull it over, slowly")
    assert "corner" not in page.get_by_role("log").first.inner_text().lower()
    expect(scene.locator(".fates .out")).to_have_count(0)
    peel_over(page)
    expect(scene).to_have_attribute("data-fate", "corner")
    expect(scene.locator(".fates .here b")).to_have_text("Corner")
    wait_for(page, page.locator(".why.chip", has_text="corner for Sara"))
    expect(scene).to_have_count(0)


def peel_over(page: Page) -> None:
    """Pull the corner to the other end of the card."""
    box = page.locator(".peel").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 6, box["y"] + 6)
    page.mouse.down()
    page.mouse.move(box["x"] - box["width"] * 0.2, box["y"] + box["height"], steps=8)
    page.mouse.up()


def test_their_shot_turns_by_itself_after_their_play_was_seen(visitors: Visitors, house: House) -> None:
    page = open_story(visitors, house, moments.their_shot("R" + DECK))
    expect(page.locator(".place .top.theirs")).to_have_count(2)
    expect(page.locator(".deciding")).to_have_count(0)
    wait_for(page, page.locator(".deciding", has_text="Gino shoots"))
    wait_for(page, page.locator(".deciding[data-fate=saved]"))
    wait_for(page, page.locator(".why.chip", has_text="saved, ball to Sara"))


def test_a_kick_turns_two_cards_one_after_the_other(visitors: Visitors, house: House) -> None:
    page = open_story(visitors, house, moments.my_kick("Rr" + DECK))
    peel = page.locator(".deciding .peel")
    wait_for(page, peel)
    peel_over(page)
    expect(peel).to_have_count(2)
    expect(page.locator(".deciding .fates .here")).to_have_count(0)
    peel.last.press("Enter")
    wait_for(page, page.locator(".deciding[data-fate=goal]"))


RELOADED = {
    "pass": lambda: moments.their_pass(),
    "shot": lambda: moments.their_shot("R" + DECK),
    "own-shot": lambda: moments.my_shot("r" + DECK),
    "kick": lambda: moments.my_kick("Rr" + DECK),
}


@pytest.mark.parametrize("kind", RELOADED)
def test_a_reload_in_the_middle_of_a_scene_shows_how_things_are(
    visitors: Visitors, house: House, kind: str
) -> None:
    story = RELOADED[kind]()
    page = visitors.come(speed="calm", reduced_motion="no-preference")
    line = Line(page, house, GAME)
    line.show(Moment(story.match))
    frame = story_frame(story)
    line.tell(frame)
    page.wait_for_selector(".scene", state="attached", timeout=LIMIT)
    line.frames[1] = frame
    page.reload()
    page.wait_for_selector(".room .held-card", timeout=LIMIT)
    assert page.locator(".scene, .deciding").count() == 0
    assert page.locator(".top .number").all_inner_texts() == [str(n) for n in frame["view"]["scores"]]


# -- The layout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_layout_holds_at_every_moment_and_size(visitors: Visitors, house: House, language: str) -> None:
    page = visitors.come(locale=LOCALES[language])
    assert_layout_holds(Line(page, house, GAME), {name: make() for name, make in MOMENTS.items()}, language)
