"""What must hold for the stage at every moment, size and language: nothing cut, nothing over another, no tiny words."""

from typing import Any

from playwright.sync_api import Page

SMALLEST_WORDS_PX = 13

APART = (
    (".ask .asks", ".ask .way"),
    (".ask .asks", ".ask .quiet-line"),
    (".ask .asks, .ask .way", ".album"),
    (".outcomes li", ".place, .rung, .keeper, .plate, .ball"),
    (".alarm", ".place, .ball, .keeper, .plate"),
    (".rung, .far", ".plate"),
    (".me .note, .tray .clock", ".held-card"),
)
"""Things that never lie over each other."""
INSIDE = ".held-card, .chip, .ask .way, .outcomes li, .rung, .plate, .place, .naming button"
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
      if (meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
        wrong.push(`${nameOf(one)} over ${nameOf(other)}`);
  return wrong;
}"""


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
