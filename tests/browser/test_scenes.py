"""The story is told before its end: scenes of Go-Goal! on the stage, moving and still, skipped, and in the middle of a
reload. And whole matches by tap, by drag and by keys that see the reveals.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavolino.games.gogoal.engine.match import GoGoalMatch
from tests.browser.conftest import Visitors
from tests.browser.games.gogoal_moments import from_the_spot
from tests.browser.house import House
from tests.browser.moments import CORNER, Line, Telling
from tests.browser.table_page import END, LIMIT, MOVES, lift, middle, take_seat
from tests.games.gogoal.support import play, play_as, scene

RECORD = """() => {
  const text = (one) => document.querySelector(one)?.textContent.trim() ?? '';
  const look = () => ({
    scene: document.querySelector('.scene')?.dataset.scene ?? '',
    score: [...document.querySelectorAll('.top .number')].map((one) => one.textContent).join('-'),
    asks: text('.ask.mine .text'),
    title: document.title.includes('\\u25cf'),
    end: Boolean(document.querySelector('.end')),
    face: Boolean(document.querySelector('.flip.up')),
    stamp: text('.scene .stamp'),
    verdict: text('.scene .verdict'),
  });
  window.seen = [look()];
  new MutationObserver(() => {
    const now = look();
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Notes everything that a viewer could learn something from, each time that it changes."""

MOTIONS = {"moving": "no-preference", "still": "reduce"}


def before_attack() -> GoGoalMatch:
    """Gino is to play, and Sara could stop him."""
    hands = ["M super-goal no var", "F go-goal penalty red"]
    return scene(hands, ["D D M F F", "D M J F F"], scored=["go-goal", "penalty"], turn=1)


def at_match_ball() -> GoGoalMatch:
    match = scene(["F goal no", "F no"], ["D M M F F", "D M M F"], scored=["go-goal penalty", ""])
    return play(match, "attack goal 1")


def choose_all_but_one() -> GoGoalMatch:
    match = scene(["D D M F F goal no", "D M F F goal no var"])
    match.ask_secretly(0, 3)
    return play_as(match, 1, "field D M F")


def from_spot() -> GoGoalMatch:
    match = from_the_spot(2).match
    assert isinstance(match, GoGoalMatch)
    return match


STORIES: dict[str, tuple[Callable[[], GoGoalMatch], tuple[str, ...]]] = {
    "attack": (before_attack, ("attack go-goal 0",)),
    "answer": (before_attack, ("attack go-goal 0", "answer no")),
    "review": (before_attack, ("attack penalty 0", "answer var")),
    "goal": (before_attack, ("attack go-goal 0", "let")),
    "choices": (choose_all_but_one, ("0: field D M F",)),
    "final": (at_match_ball, ("let",)),
}
"""The scene that each ends with, and the moves that lead there."""


def arrive(
    visitors: Visitors, house: House, match: GoGoalMatch, motion: str = "moving"
) -> tuple[Page, Line, Telling]:
    page = visitors.come(speed="calm", reduced_motion=MOTIONS[motion])
    line = Line(page, house, "gogoal")
    telling = Telling(match)
    line.begin(telling)
    page.evaluate(RECORD)
    return page, line, telling


def wait_for_all_scenes(page: Page) -> list[dict[str, Any]]:
    """All that was seen, once every scene is over."""
    page.wait_for_selector(".scene", state="detached", timeout=LIMIT)
    return list(page.evaluate("() => window.seen"))


def kinds(seen: list[dict[str, Any]]) -> list[str]:
    """The scenes in order, each once."""
    found = [one["scene"] for one in seen if one["scene"]]
    return [kind for n, kind in enumerate(found) if n == 0 or found[n - 1] != kind]


@pytest.mark.parametrize("motion", MOTIONS)
def test_an_attack_is_seen_before_the_question_and_its_goal_before_the_score(
    visitors: Visitors, house: House, motion: str
) -> None:
    page, line, telling = arrive(visitors, house, before_attack(), motion)
    line.tell(telling.after("attack go-goal 0"))
    page.wait_for_selector(".scene[data-scene=attack]", state="attached", timeout=LIMIT)
    expect(page.locator(".spot .lying")).to_be_visible()
    expect(page.locator(".spot .chip")).to_have_text("3 forwards beat 2 defenders")
    expect(page.locator(".ask.mine .text")).to_have_text("Stop it?", timeout=LIMIT)
    seen = wait_for_all_scenes(page)
    assert all(not one["asks"] and not one["title"] for one in seen if one["scene"])
    line.tell(telling.after("let"))
    page.wait_for_selector(".poster.theirs", timeout=LIMIT)
    expect(page.locator(".top .number").last).to_have_text("1")
    seen = wait_for_all_scenes(page)
    assert kinds(seen) == ["attack", "goal"]
    assert {one["score"] for one in seen if one["scene"]} == {"1-1"}
    assert seen[-1]["score"] == "1-2"


@pytest.mark.parametrize("motion", MOTIONS)
def test_the_symbols_of_a_penalty_turn_together_before_the_verdict(
    visitors: Visitors, house: House, motion: str
) -> None:
    page, line, telling = arrive(visitors, house, from_spot(), motion)
    line.tell(telling.after("0: shoot star", "1: dive bolt"))
    page.wait_for_selector(".scene .pair", timeout=LIMIT)
    seen = wait_for_all_scenes(page)
    assert kinds(seen) == ["choices", "goal"]
    during = [one for one in seen if one["scene"] == "choices"]
    steps = [(one["face"], one["stamp"]) for one in during]
    assert steps[0] == (False, "")
    assert (True, "") in steps
    assert steps[-1] == (True, "GOAL!")
    assert {one["score"] for one in during} == {"1-1"}
    assert seen[-1]["score"] == "2-1"


def test_an_answer_slams_and_is_stamped(visitors: Visitors, house: House) -> None:
    page, line, telling = arrive(visitors, house, before_attack())
    line.tell(telling.after("attack go-goal 0", "answer no"))
    page.wait_for_selector(".spot .answer", timeout=LIMIT)
    expect(page.locator(".spot .stopped")).to_contain_text("STOPPED!", timeout=LIMIT)
    assert kinds(wait_for_all_scenes(page)) == ["attack", "answer"]
    expect(page.locator(".spot .lying")).to_have_count(0)


def test_an_attack_comes_while_the_last_one_flies_off(visitors: Visitors, house: House) -> None:
    page, line, telling = arrive(visitors, house, before_attack())
    line.tell(telling.after("attack go-goal 0", "answer no"))
    line.tell(telling.after("draw actions"))
    line.tell(telling.after("attack super-goal 1"))
    page.wait_for_selector(".scene[data-scene=draw]", state="attached", timeout=LIMIT)
    page.wait_for_selector(".scene[data-scene=attack]", state="attached", timeout=LIMIT)
    expect(page.locator(".spot .lying")).to_have_count(1)
    assert kinds(wait_for_all_scenes(page)) == ["attack", "answer", "draw", "attack"]


def test_the_video_referee_checks_before_he_speaks(visitors: Visitors, house: House) -> None:
    page, line, telling = arrive(visitors, house, before_attack())
    line.tell(telling.after("attack penalty 0", "answer var"))
    page.wait_for_function("() => window.seen.some((one) => one.scene === 'review')", timeout=LIMIT)
    seen = wait_for_all_scenes(page)
    assert kinds(seen) == ["attack", "review"]
    verdicts = [one["verdict"] for one in seen if one["scene"] == "review"]
    assert verdicts[0] == ""
    assert "NO PENALTY" in verdicts[-1]


def test_my_goal_is_a_feast_and_the_end_comes_after_it(visitors: Visitors, house: House) -> None:
    page, line, telling = arrive(visitors, house, at_match_ball())
    line.tell(telling.after("let"))
    page.wait_for_selector(".poster:not(.theirs) .scraps", state="attached", timeout=LIMIT)
    assert page.locator(".poster .mates > span").count() == 4
    page.wait_for_selector(END, timeout=LIMIT)
    seen = wait_for_all_scenes(page)
    assert kinds(seen) == ["goal", "final"]
    assert not any(one["end"] for one in seen if one["scene"])
    expect(page.locator(END)).to_contain_text("Sara wins!")
    expect(page.locator(f"{END} .goals li")).to_have_count(1)
    expect(page.get_by_role("button", name="Another one")).to_be_visible()


@pytest.mark.parametrize("how", ["tap", "space"])
def test_a_scene_is_skipped_to_its_last_still(visitors: Visitors, house: House, how: str) -> None:
    page, line, telling = arrive(visitors, house, before_attack())
    page.evaluate("""() => localStorage.setItem('tavolino.speed', '"calm"')""")
    page.reload()
    page.wait_for_selector(".room .held-card", timeout=LIMIT)
    page.evaluate(RECORD)
    line.tell(telling.after("attack go-goal 0"))
    page.wait_for_selector(".scene[data-scene=attack]", state="attached", timeout=LIMIT)
    page.keyboard.press("Space") if how == "space" else page.locator(".scene .skip").click()
    page.wait_for_selector(".scene.last, .ask.mine", state="attached", timeout=LIMIT)
    expect(page.locator(".spot .chip")).to_have_text("3 forwards beat 2 defenders")
    expect(page.locator(".ask.mine .text")).to_have_text("Stop it?", timeout=LIMIT)


@pytest.mark.parametrize("kind", STORIES)
def test_a_reload_in_the_middle_of_a_scene_shows_how_things_are(
    visitors: Visitors, house: House, kind: str
) -> None:
    make, moves = STORIES[kind]
    page, line, telling = arrive(visitors, house, make())
    line.tell(telling.after(*moves))
    page.wait_for_selector(f".scene[data-scene={kind}]", state="attached", timeout=LIMIT)
    line.frames[1] = telling.frame()
    page.reload()
    page.wait_for_selector(".room .held-card", timeout=LIMIT)
    assert page.locator(".scene").count() == 0
    scores = telling.frame()["view"]["scores"]
    assert page.locator(".top .number").all_inner_texts() == [str(score) for score in scores]
    assert (page.locator(END).count() == 1) == (kind == "final")


# -- Whole matches, with motion, by hand

REVEALS = ".scene[data-scene=choices], .scene[data-scene=goal], .scene[data-scene=final]"
"""These are watched to their end; the others are skipped."""
MAX_STEPS = 600
LIT = ".held-card.lit"
HELD = ".held-card.held"
TARGETS = ".deck.open, .zone.lit, .album button[data-place], .ask .way"
"""What can be touched besides the hand."""


def by_tap(page: Page) -> None:
    """A card, then its target. The team's three are only tapped."""
    if page.locator(LIT).count():
        page.locator(LIT).first.click(position=CORNER, timeout=LIMIT)
        if not page.locator(HELD).count():
            return
    touch = page.locator(TARGETS).or_(page.locator(HELD)).first
    touch.dispatch_event("click", timeout=LIMIT)


def by_keys(page: Page) -> None:
    nth = page.locator(".held-card").evaluate_all("all => all.findIndex((one) => one.matches('.lit'))")
    if nth >= 0:
        page.keyboard.press(str(nth + 1))
        if page.locator(".pick").count() or not page.locator(HELD).count():
            return
    if page.locator(TARGETS).count():
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def by_drag(page: Page) -> None:
    """A card onto the pitch, or onto what lights up when it is lifted. What is no card is tapped, and the three are."""
    is_card = page.locator(LIT).count() and not page.locator(".pick").count()
    box = page.locator(LIT).first.bounding_box() if is_card else None
    if not box:
        by_tap(page)
        return
    lift(page, box["x"] + CORNER["x"], box["y"] + CORNER["y"])
    lit = page.locator(".album button[data-place]")
    page.mouse.move(*middle((lit if lit.count() else page.locator(".album")).first), steps=4)
    page.mouse.up()


@pytest.mark.parametrize("way", [by_tap, by_keys, by_drag])
def test_a_whole_match_with_motion_that_sees_the_reveals(
    visitors: Visitors, house: House, way: Callable[[Page], None]
) -> None:
    page = visitors.come(speed="quick", reduced_motion="no-preference")
    take_seat(page, house, "gogoal", "random", options={"goals": 1})
    page.wait_for_selector(".room .held-card", timeout=LIMIT)
    page.evaluate(RECORD)
    for _ in range(MAX_STEPS):
        if page.locator(END).count():
            break
        page.wait_for_selector(f"{MOVES}, .scene, {END}", state="attached", timeout=LIMIT)
        if page.locator(".pick").count() and page.locator(".page.home button.man").count() == 3:
            page.wait_for_selector(
                ".pick", state="detached", timeout=LIMIT
            )  # the third is played a moment later
        elif page.locator(MOVES).count():
            way(page)
        elif page.locator(REVEALS).count():
            page.wait_for_selector(REVEALS, state="detached", timeout=LIMIT)
        else:
            page.keyboard.press("Space")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    page.wait_for_selector(END, timeout=LIMIT)
    seen = wait_for_all_scenes(page)
    assert {"choices", "goal", "final"} <= set(kinds(seen))
    assert not any(one["asks"] or one["end"] for one in seen if one["scene"])
