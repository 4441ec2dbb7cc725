"""What must hold for the stage at every moment, size and language: nothing cut, nothing over another, no tiny words."""

from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.moments import CORNER, SIZES, Line, Moment, state_frame

SMALLEST_WORDS_PX = 13

APART = (
    (".ask .asks", ".ask .way"),
    (".ask .asks", ".ask .quiet-line"),
    (".ask .asks, .ask .way", ".album"),
    (".outcomes li", ".place, .rung, .keeper, .plate, .ball"),
    (".alarm", ".place, .ball, .keeper, .plate"),
    (".rung, .far", ".plate"),
    (".me .note, .me .bench, .tray .clock, .tray .deck", ".held-card"),
    (".place, .slot", ".plate"),
    (".tray .deck .count, .tray .pile", ".place, .slot, .plate, .spot .chip"),
    (".rival", ".rival, .home .place"),
    (".spot .chip, .spot .ghost", ".home .place, .home .slot"),
)
"""Things that never lie over each other."""
INSIDE = """.held-card, .chip, .ask .way, .outcomes li, .rung, .plate, .place, .naming button, .deck, .rival,
  .end .actions > *"""
"""Things that are never cut by the edge of the window."""

CHECK = """({ apart, inside, smallest }) => {
  const wrong = [];
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".hidden, .log") && one.getBoundingClientRect().width > 2;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const nameOf = (one) => `${one.className} "${one.textContent.trim().slice(0, 24)}"`;
  for (const one of all(".room *")) {
    if (one.closest("svg, .ticker") || ![...one.childNodes].some((node) => node.data?.trim())) continue;
    if (parseFloat(getComputedStyle(one).fontSize) < smallest) wrong.push(`tiny: ${nameOf(one)}`);
    const hides = getComputedStyle(one).overflow !== "visible";
    const isCut = hides && one.scrollWidth > one.clientWidth + 1 && !one.matches(".quiet-line");
    if (isCut) wrong.push(`cut: ${nameOf(one)}`);
  }
  for (const one of all(inside)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`off: ${nameOf(one)}`);
  }
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  for (const [some, others] of apart)
    for (const one of all(some)) for (const other of all(others))
      if (one !== other && meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
        wrong.push(`${nameOf(one)} over ${nameOf(other)}`);
  return wrong;
}"""


DESK: ViewportSize = {"width": 1440, "height": 900}
IS_THERE = "moves => document.querySelectorAll('.ask .moves button').length === moves"
"""As many moves are offered as there are at the moment that was told."""


def faults_of_layout(page: Page) -> list[str]:
    wanted = {"apart": APART, "inside": INSIDE, "smallest": SMALLEST_WORDS_PX}
    return list(page.evaluate(CHECK, wanted))


def place_of_hand(page: Page) -> dict[str, Any]:
    """Where the row of the hand begins and ends; it never moves."""
    return dict(
        page.evaluate(
            """() => { const { top, bottom } = document.querySelector(".hand").getBoundingClientRect();
               return { top: Math.round(top), bottom: Math.round(bottom) }; }"""
        )
    )


def assert_layout_holds(line: Line, moments: dict[str, Moment], language: str) -> None:
    """At every one of these moments and every size; and the hand is in the same place at all of them."""
    wrong: dict[str, list[str]] = {}
    hands: dict[int, set[str]] = {}
    line.show(Moment(next(iter(moments.values())).match), language)
    for name, moment in moments.items():
        come_to(line, name, moment, language)
        for width, height in SIZES:
            line.page.set_viewport_size({"width": width, "height": height})
            hands.setdefault(width, set()).add(str(place_of_hand(line.page)))
            if found := faults_of_layout(line.page):
                wrong[f"{name} {width}"] = found
    assert wrong == {}
    assert {width: len(places) for width, places in hands.items()} == dict.fromkeys(hands, 1)


def come_to(line: Line, name: str, moment: Moment, language: str) -> None:
    """The page is told of this moment, and what the moment says is touched."""
    line.page.set_viewport_size(DESK)
    line.page.keyboard.press("Escape")
    frame = state_frame(moment, language)
    line.tell(frame | {"since": 0, "epoch": name})
    line.page.wait_for_function(IS_THERE, arg=len(frame["view"]["legal"]))
    for tap in moment.taps:
        line.page.locator(tap).first.click(position=CORNER)
