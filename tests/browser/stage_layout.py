"""What must hold for the stage at every moment, size and language: nothing cut, nothing over another, no tiny words."""

from playwright.sync_api import ViewportSize

from tests.browser.for_everyone import faults, missing_texts, settle
from tests.browser.moments import CORNER, SIZES, Line, Moment, state_frame
from tests.browser.table_page import LIMIT

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
  const boxes = (selector) => all(selector).map((one) => [one, one.getBoundingClientRect()]);
  for (const [some, others] of apart) {
    const theirs = boxes(others);
    for (const [one, box] of boxes(some)) for (const [other, its] of theirs)
      if (one !== other && meet(box, its)) wrong.push(`${nameOf(one)} over ${nameOf(other)}`);
  }
  return wrong;
}"""


DESK: ViewportSize = {"width": 1440, "height": 900}
IS_THERE = "moves => document.querySelectorAll('.ask .moves button').length === moves"
"""As many moves are offered as there are at the moment that was told."""


WANTED = {"apart": APART, "inside": INSIDE, "smallest": SMALLEST_WORDS_PX}
PLACE_OF_HAND = """() => { const { top, bottom } = document.querySelector(".hand").getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)]; }"""
"""Where the row of the hand begins and ends; it never moves."""
LOOK = f"wanted => [({PLACE_OF_HAND})(), ({CHECK})(wanted)]"


def assert_layout_holds(line: Line, moments: dict[str, Moment], language: str) -> None:
    """At every one of these moments and every size; and the hand is in the same place at all of them."""
    wrong: dict[str, list[str]] = {}
    hands: dict[int, set[tuple[int, int]]] = {}
    line.show(Moment(next(iter(moments.values())).match), language)
    for name, moment in moments.items():
        come_to(line, name, moment, language)
        for width, height in SIZES:
            line.page.set_viewport_size({"width": width, "height": height})
            place, found = line.page.evaluate(LOOK, WANTED)
            hands.setdefault(width, set()).add(tuple(place))
            if found:
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


# -- Boards that fill the room: nothing outside, no tiny words, and the row of the hand stays

ROW_AND_SMALL = """([thing, smallest]) => {
  const { x, y, width, height } = document.querySelector(".room > .row").getBoundingClientRect();
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const nameOf = (one) => `${one.className} ${one.textContent.trim().slice(0, 30)}`;
  const small = [...document.querySelectorAll(".room *")]
    .filter((one) => says(one) && !one.closest("svg, .hidden, .ticker") && one.checkVisibility()
      && parseFloat(getComputedStyle(one).fontSize) < smallest);
  const outside = [...document.querySelectorAll(thing)]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden"))
    .filter((one) => {
      const { left, right, bottom, width } = one.getBoundingClientRect();
      return width && (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    });
  return [[x, y, width, height], [...small, ...outside].map(nameOf)];
}"""
LANDED = """() => document.getAnimations().every(one =>
    one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""
"""What flew to another place of the new layout is there."""


def assert_fits_every_screen(line: Line, moments: dict[str, Moment], things: str, language: str) -> None:
    """At every one of these moments and every size; `things` are never cut by the edge of the window."""
    rows: dict[tuple[int, int], set[tuple[float, ...]]] = {size: set() for size in SIZES}
    wrong = []
    line.show(Moment(next(iter(moments.values())).match), language)
    for name, moment in moments.items():
        look_at(line, name, moment, language)
        for width, height in SIZES:
            line.page.set_viewport_size({"width": width, "height": height})
            settle(line.page)
            line.page.wait_for_function(LANDED, timeout=LIMIT)
            row, found = line.page.evaluate(ROW_AND_SMALL, [things, SMALLEST_WORDS_PX])
            rows[width, height].add(tuple(row))
            wrong += [(name, width, fault) for fault in [*found, *missing_texts(line.page)]]
    assert wrong == []
    assert {size: len(boxes) for size, boxes in rows.items()} == dict.fromkeys(SIZES, 1)


def look_at(line: Line, name: str, moment: Moment, language: str) -> None:
    """The page is told of this moment; to a match that is over one comes from elsewhere."""
    if moment.match.over:
        line.show(moment, language)
    else:
        come_to(line, name, moment, language)
    settle(line.page)


def assert_axe_finds_no_fault(line: Line, moments: dict[str, Moment]) -> None:
    wrong = {}
    line.show(Moment(next(iter(moments.values())).match))
    for name, moment in moments.items():
        look_at(line, name, moment, "en")
        wrong[name] = faults(line.page)
    assert {name: found for name, found in wrong.items() if found} == {}
