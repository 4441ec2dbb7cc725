"""The report of a match: who was going to win, any moment again, playing on from it, and a picture to share."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import tavolino
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT, resign, wait_for_question

ENDING = re.compile(r"(100 %.* 0 %|0 %.* 100 %|50 %.* 50 %)$")
PNG = b"\x89PNG\r\n\x1a\n"
TITLE = "GO-GOAL!"
INK = """async ({selector, title}) => {
  const canvas = document.createElement("canvas");
  const image = document.querySelector(selector);
  await image.decode();
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  pen.drawImage(image, 0, 0);
  const {data, width} = pen.getImageData(0, 425, canvas.width, 50);
  const dark = [...data.keys()].filter(at => at % 4 === 0 && data[at] < 60).map(at => (at / 4) % width);
  const within = dark.filter(x => x > 60 && x < 1020);
  const wide = font => { pen.font = `700 78px ${font}`; return pen.measureText(title).width; };
  return [Math.max(...within) - Math.min(...within), wide('"Barlow Condensed"'), wide("sans-serif")];
}"""
"""How wide the title of the picture is, and how wide it is in our typeface and in another."""


@pytest.fixture(scope="module")
def table(house: House) -> str:
    """A match that is over."""
    return house.over("gogoal", "greedy", "random")


@pytest.fixture(scope="module")
def story(house: House, table: str) -> dict[str, Any]:
    return dict(house.ask(f"tables/{table}/report"))


def analysis(story: dict[str, Any]) -> dict[str, Any]:
    """Made up: the first seat goes from one half to nearly certain, and wins."""
    moves = story["moves"]
    rising = [0.5 + 0.4 * move / moves for move in range(moves)] + [1.0]
    falling = [1 - chance for chance in rising]
    moment = {"move": 3, "seat": 0, "swing": 0.2, "before": 0.5, "after": 0.7, "text": "What a goal!"}
    account = {"start": 0.5, "others_choices": 0.0, "table": 0.0, "error": 0.02}
    return {
        "seats": 2,
        "moves": [*range(moves + 1)],
        "spectator": [rising, falling],
        "own": [falling, rising],
        "low": [[max(0.0, chance - 0.05) for chance in line] for line in (rising, falling)],
        "high": [[min(1.0, chance + 0.05) for chance in line] for line in (rising, falling)],
        "key_moments": [moment],
        "balance": [
            {"seat": 0, "end": 1.0, "own_choices": 0.1, "luck": 0.4, **account},
            {"seat": 1, "end": 0.0, "own_choices": -0.1, "luck": -0.4, **account},
        ],
        "choices": [
            {"move": 5, "seat": 0, "gain": 0.08, "error": 0.02, "played": "Play GOAL!", "instead": "Pass"},
            {"move": 4, "seat": 1, "gain": -0.1, "error": 0.02, "played": "Pass", "instead": "Play NO!"},
        ],
    }


@pytest.fixture
def report(page: Page, house: House, table: str, story: dict[str, Any]) -> Page:
    """The page of that match, where the server has worked half of it out when it is first asked."""
    answers: Iterator[dict[str, Any]] = iter([{"status": 202, "json": {"done": 3, "total": 6}}])

    def answer(route: Route) -> None:
        route.fulfill(**next(answers, {"status": 200, "json": analysis(story)}))

    page.route("**/analysis?*", answer)
    page.goto(f"{house.address}/report/{table}")
    return page


def graph(report: Page) -> Locator:
    found = report.get_by_role("slider", name="Chances of winning, move by move")
    found.wait_for(timeout=3 * LIMIT)  # many matches are played for it
    return found


def test_it_tells_how_far_the_work_is(report: Page) -> None:
    expect(report.get_by_role("progressbar", name="Working it out")).to_have_attribute(
        "max", "6", timeout=LIMIT
    )
    expect(graph(report)).to_be_visible()
    expect(report.get_by_role("progressbar")).to_have_count(0)


def test_the_graph_is_read_with_keys_and_takes_the_replay_along(report: Page, story: dict[str, Any]) -> None:
    last = story["moves"]
    line = graph(report)
    line.focus()
    report.keyboard.press("Home")
    expect(line).to_have_attribute("aria-valuetext", f"Move 0 of {last}: Greedy 50 %, Random 50 %")
    report.keyboard.press("ArrowRight")
    expect(report.get_by_role("slider", name="Moment of the match")).to_have_value("1")
    report.keyboard.press("End")
    expect(line).to_have_attribute("aria-valuetext", f"Move {last} of {last}: Greedy 100 %, Random 0 %")


def test_a_pointer_reads_the_graph_and_a_tap_goes_there(report: Page, story: dict[str, Any]) -> None:
    line = graph(report)
    box = line.bounding_box()
    assert box
    line.hover(position={"x": 41, "y": box["height"] / 2})
    expect(line).to_have_attribute("aria-valuenow", "0")
    moment = report.get_by_role("slider", name="Moment of the match")
    expect(moment).to_have_value(str(story["moves"]))
    line.click(position={"x": 41, "y": box["height"] / 2})
    expect(moment).to_have_value("0")


def test_what_each_knew_and_the_same_in_figures(report: Page, story: dict[str, Any]) -> None:
    graph(report)
    report.get_by_text("The same in figures").click()
    table = report.get_by_role("region", name="The same in figures").get_by_role("row")
    expect(table).to_have_count(story["moves"] + 2)
    expect(table.nth(1)).to_contain_text("50 % 45–55")
    report.get_by_label("Seen by").select_option("each player, with their own cards")
    expect(table.nth(story["moves"])).not_to_contain_text("–")


def test_key_moments_luck_and_choices(report: Page) -> None:
    graph(report)
    expect(report.get_by_text("Fortune smiled on Greedy")).to_be_visible()
    expect(report.get_by_role("button", name="Greedy: Play GOAL!")).not_to_contain_text("Better was")
    expect(report.get_by_role("button", name="Random: Pass")).to_contain_text("Better was: Play NO!")


def test_from_the_report_to_the_rematch(page: Page, house: House) -> None:
    opened = house.open("gogoal", "greedy")
    page.goto(house.seat(opened))
    resign(page)
    page.get_by_role("link", name="Match report").click()
    page.get_by_role("button", name="Another one").click()
    page.wait_for_url("**/t/*", timeout=LIMIT)
    assert not page.url.endswith(opened["id"])
    expect(page.get_by_text("Pick your three")).to_be_visible(timeout=LIMIT)


def test_axe_finds_no_fault(report: Page) -> None:
    graph(report)
    for summary in report.locator("summary").all():
        summary.click()
    for theme in ("light", "dark"):
        report.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert faults(report) == []


def test_the_picture_is_set_in_our_own_type(report: Page) -> None:
    graph(report)
    report.get_by_role("button", name="Make the picture").click()
    picture = report.get_by_alt_text("The match as a picture: Greedy – Random")
    picture.wait_for(timeout=LIMIT)
    drawn, ours, other = report.evaluate(INK, {"selector": "section img", "title": TITLE})
    assert abs(drawn - ours) < 12 < abs(other - ours)
    with report.expect_download() as taken:
        report.get_by_role("link", name="Download the picture").click()
    assert taken.value.suggested_filename.startswith("gogoal-")
    assert taken.value.path().read_bytes().startswith(PNG)


def test_the_record_can_be_taken_along(report: Page) -> None:
    with report.expect_download() as taken:
        report.get_by_role("button", name="Download the record").click()
    assert taken.value.suggested_filename.endswith(".tav")
    assert "gogoal" in taken.value.path().read_text("utf-8")


def test_the_server_works_it_out(page: Page, house: House) -> None:
    page.goto(f"{house.address}/report/{house.over('gogoal', 'greedy', 'random', options={'goals': 1})}")
    found = graph(page)
    found.focus()
    page.keyboard.press("End")
    expect(found).to_have_attribute("aria-valuetext", ENDING)
    expect(page.get_by_role("heading", name="Luck or judgement?")).to_be_visible()


def test_playing_on_from_a_moment_of_the_match(page: Page, house: House, table: str) -> None:
    page.goto(f"{house.address}/report/{table}")
    page.get_by_role("slider", name="Moment of the match").fill("4")
    page.get_by_text("What if? Play on from here").click()
    page.get_by_label("Against").select_option("beginner")
    page.get_by_role("button", name="Play on from move 4").click()
    expect(page.get_by_role("region", name="Score")).to_be_visible(timeout=LIMIT)
    wait_for_question(page)


# -- The film: the match again on the stage


@pytest.fixture(scope="module", params=tavolino.games())
def match(house: House, request: pytest.FixtureRequest) -> dict[str, Any]:
    """The report of a match that is over, of every game."""
    return dict(house.ask(f"tables/{house.over(request.param, 'random', 'random')}/report"))


@pytest.fixture
def turning_point(match: dict[str, Any]) -> int:
    """A move in the middle of the match of which there is something to tell."""
    told = [event["move"] for event in match["timeline"] if event["move"] >= match["moves"] // 2]
    return int(told[0])


def open_report(page: Page, address: str, match: dict[str, Any], mistake_at: int) -> None:
    """The report, or a moment of it, where the second seat made one mistake."""
    mistake = {"move": mistake_at, "seat": 1, "gain": -0.1, "error": 0.02, "played": "Pass", "instead": "Run"}
    found = {**analysis(match), "key_moments": [], "choices": [mistake]}
    page.route("**/analysis?*", lambda route: route.fulfill(json=found))
    page.goto(address)


def expect_film_at(page: Page, match: dict[str, Any], move: int) -> Locator:
    """The film stands still at a move, has told it once, and says what was better."""
    film = page.get_by_role("dialog", name="The match again")
    expect(film.get_by_text(f"Move {move} of {match['moves']}", exact=True)).to_be_visible(timeout=LIMIT)
    expect(film.get_by_role("button", name="Play it")).to_be_visible(timeout=LIMIT)
    expect(film.get_by_text("Better was: Run.")).to_be_visible(timeout=LIMIT)
    told = [event["text"] for event in match["timeline"] if event["move"] == move]
    expect(film.get_by_role("log").get_by_role("listitem")).to_have_text(told[::-1], timeout=LIMIT)
    return film


def test_a_click_on_a_moment_goes_there_on_the_stage_and_says_what_was_better(
    page: Page, house: House, match: dict[str, Any], turning_point: int
) -> None:
    open_report(page, f"{house.address}/report/{match['id']}", match, turning_point)
    graph(page)
    page.get_by_role("button", name=f"{match['names'][1]}: Pass").click()
    film = expect_film_at(page, match, turning_point)
    film.get_by_role("button", name="Close").click()
    expect(film).to_have_count(0)
    expect(page.get_by_role("slider", name="Moment of the match")).to_have_value(str(turning_point))


def test_the_link_to_a_moment_takes_somebody_else_there(
    page: Page, visitors: Visitors, house: House, match: dict[str, Any], turning_point: int
) -> None:
    page.goto(f"{house.address}/report/{match['id']}")
    page.get_by_role("slider", name="Moment of the match").fill(str(turning_point))
    link = page.get_by_role("link", name=f"/report/{match['id']}/{turning_point}")
    friend = visitors.come()
    open_report(friend, link.get_attribute("href") or "", match, turning_point)
    expect_film_at(friend, match, turning_point)
