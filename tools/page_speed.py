"""Measures how the page feels in Chromium with its processor slowed down four times, and prints a table.

    python -m tools.page_speed [slow-down]

Frames while a card flies and while cards are turned over, tasks that keep the page busy too long, how soon a tap is
answered on the screen though the line is slow, and how long it takes from the page to a first move. A busy computer
makes all of it worse: look at several runs.
"""

import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET, opened
from tests.browser.games import champions_moments
from tests.browser.games.gogoal_moments import after_joining, at_rest
from tests.browser.house import House, served
from tests.browser.moments import Line, Moment, Telling
from tests.browser.test_scenes import all_but_one_chosen, before_attack, from_spot

DESK = (1440, 900)
SLOW_DOWN = 4
FRAME_MS = 1000 / 60
LONG_MS = 50
LONG_WHILE_LOADING_MS = 100
LINE_MS = 400
"""Both ways, of the slow line."""

WATCH = """() => {
  window.frames_ms = []; window.tasks = window.tasks ?? [];
  let last = 0;
  const next = (now) => { if (last) frames_ms.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
TASKS = """window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: 'longtask', buffered: true });"""
TAP = """() => new Promise((done) => {
  const card = document.querySelector('.held-card.lit');
  const began = performance.now();
  card.click();
  requestAnimationFrame(() => setTimeout(() => done({
    ms: performance.now() - began, held: document.querySelectorAll('.held-card.held').length })));
})"""


@contextmanager
def slowed(browser: Browser, times: float, **more: Any) -> Iterator[Page]:
    with opened(browser, DESK, "usual", reduced_motion="no-preference", **more) as context:
        page = context.new_page()
        page.add_init_script(TASKS)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
        yield page


def report(name: str, frames: list[float], tasks: list[float]) -> None:
    late = sum(one > 1.5 * FRAME_MS for one in frames)
    ordered = sorted(frames)
    print(
        f"{name:<28} {len(frames):>4} frames, median {statistics.median(frames):5.1f} ms, "
        f"95 % {ordered[int(0.95 * len(ordered))]:5.1f}, worst {ordered[-1]:6.1f}, late {late:>3}; "
        f"tasks above {LONG_MS} ms: {', '.join(f'{one:.0f}' for one in tasks if one > LONG_MS) or 'none'}"
    )


def watch(page: Page, name: str, tell: Callable[[], None], until: str) -> None:
    """The frames and tasks from what is told until the scene is over."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.evaluate("() => { tasks.length = 0; }")
    page.evaluate(WATCH)
    tell()
    page.wait_for_selector(until, state="attached", timeout=60_000)
    page.wait_for_selector(".scene", state="detached", timeout=60_000)
    report(name, page.evaluate("() => frames_ms"), page.evaluate("() => tasks"))


def tell_story(line: Line, telling: Telling, moves: tuple[str, ...]) -> None:
    line.tell(telling.after(*moves))


def measure_gogoal(browser: Browser, house: House, times: float) -> None:
    stories = {
        "an attack flies in": (before_attack, ("attack go-goal 0",)),
        "an answer is slammed": (before_attack, ("attack go-goal 0", "answer no")),
        "their goal": (before_attack, ("attack go-goal 0", "let")),
        "the teams turn over": (all_but_one_chosen, ("0: field D M F",)),
        "a penalty turns over": (from_spot, ("0: shoot star", "1: dive bolt")),
    }
    for name, (make, moves) in stories.items():
        with slowed(browser, times) as page:
            line, telling = Line(page, house, "gogoal"), Telling(make())
            line.begin(telling)
            watch(page, f"Go-Goal!: {name}", partial(tell_story, line, telling, moves), ".scene")
    with slowed(browser, times) as page:
        line = Line(page, house, "gogoal")
        line.show(Moment(after_joining(2)))
        watch(page, "Go-Goal!: own footballer", lambda: page.keyboard.press("p"), ".ask")


def measure_101(browser: Browser, house: House, times: float) -> None:
    deck = "RBrb" * 6
    stories = {
        "their pass": champions_moments.their_pass(),
        "their shot is peeled": champions_moments.their_shot("R" + deck),
        "my shot, by itself": champions_moments.my_shot("r" + deck),
        "a kick": champions_moments.my_kick("Rr" + deck),
    }
    for name, story in stories.items():
        with slowed(browser, times) as page:
            line = Line(page, house, "champions101")
            line.show(Moment(story.match))
            frame = champions_moments.told_frame(story)
            watch(page, f"101: {name}", partial(line.tell, frame), ".scene")


def measure_loading(browser: Browser, house: House, times: float) -> None:
    with slowed(browser, times) as page:
        page.goto(house.address)
        page.wait_for_load_state("networkidle")
        began = page.evaluate("() => performance.now()")
        page.locator("button.main").first.click()
        page.wait_for_selector(".ask.mine .moves button", state="attached", timeout=60_000)
        now, tasks = page.evaluate("() => performance.now()"), page.evaluate("() => tasks")
        too_long = ", ".join(f"{one:.0f}" for one in tasks if one > LONG_WHILE_LOADING_MS) or "none"
        print(
            f"home ready after {began / 1000:.1f} s, a first move one click and {(now - began) / 1000:.1f} s later; "
            f"tasks above {LONG_WHILE_LOADING_MS} ms while loading: {too_long}"
        )


def measure_tap(browser: Browser, house: House, times: float) -> None:
    with slowed(browser, times) as page:
        network = page.context.new_cdp_session(page)
        line = Line(page, house, "gogoal")
        line.show(at_rest(2))
        page.wait_for_load_state("networkidle")
        slow = {"offline": False, "latency": LINE_MS, "downloadThroughput": -1, "uploadThroughput": -1}
        network.send("Network.emulateNetworkConditions", slow)
        taps = []
        for _ in range(10):
            page.wait_for_timeout(300)
            taps.append(page.evaluate(TAP))
            page.keyboard.press("Escape")
        times_ms = [one["ms"] for one in taps if one["held"]]
        print(
            f"a tap on a card is on the screen after {statistics.median(times_ms):.0f} ms, "
            f"at worst {max(times_ms):.0f} ({len(times_ms)} of {len(taps)} taps)"
        )


def main(times: float) -> None:
    with TemporaryDirectory() as folder, served(Path(folder)) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for measure in (measure_loading, measure_tap, measure_gogoal, measure_101):
            measure(browser, house, times)
        browser.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SLOW_DOWN)
