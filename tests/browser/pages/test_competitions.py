"""Cups and leagues in the page: typed in, drawn, simulated, played, printed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, Route, expect

from tests.browser.conftest import Visitors, open_window
from tests.browser.for_everyone import assert_for_everyone, faults
from tests.browser.house import House
from tests.browser.table_page import LIMIT, play_on

FOUR = ("Alba", "Bora", "Cima", "Duna")
GOALS = {"AB": (2, 0), "AC": (1, 0), "AD": (0, 1), "BC": (0, 0), "BD": (1, 0), "CD": (0, 1)}
"""Alba and Duna end with six points each; Alba has scored more."""


def start(page: Page, house: House, title: str, kind: str, *teams: str, player: str = "cardboard") -> None:
    """Fill in the form as somebody in a hurry would, and draw the lots."""
    page.goto(f"{house.address}/new-competition/champions101")
    page.get_by_label("Name of the competition").fill(title)
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("radio", name=re.compile(f"^{kind}")).check()
    page.get_by_label("Names, one per line").fill("\n".join(teams))
    page.get_by_label("Who plays them?").select_option(player)


def create_league(page: Page) -> None:
    page.get_by_role("button", name="Start it").click()
    page.get_by_role("button", name="Draw the lots").click(timeout=LIMIT)
    expect(page.get_by_role("heading", name="Fixtures")).to_be_visible(timeout=LIMIT)


def line(page: Page, *teams: str) -> Locator:
    """The line of the match between two teams."""
    lines = page.locator(".rounds li")
    for team in teams:
        lines = lines.filter(has_text=team)
    return lines


def enter(page: Page, match: Locator, goals: dict[str, int], button: str = "Enter it") -> None:
    match.get_by_role("button", name="Enter result" if button == "Enter it" else "Correct").click()
    dialog = page.get_by_role("dialog")
    for team, n in goals.items():
        dialog.get_by_role("group", name="Goals").get_by_label(team).fill(str(n))
    dialog.get_by_role("button", name=button, exact=True).click()


def test_a_league_is_typed_in_and_says_why_a_team_is_ahead(page: Page, house: House) -> None:
    start(page, house, "Typed League", "League", *FOUR)
    assert faults(page) == []
    create_league(page)
    for pair, goals in GOALS.items():
        teams = [next(team for team in FOUR if team[0] == letter) for letter in pair]
        match = line(page, *teams)
        enter(page, match, dict(zip(teams, goals)))
        expect(match.get_by_role("button", name="Correct")).to_be_visible(timeout=LIMIT)
    enter(page, line(page, "Alba", "Bora"), {"Alba": 3, "Bora": 0}, "Correct it")
    table = page.get_by_role("table", name="Table win 2, draw 1", exact=True)
    expect(table.get_by_role("row").nth(1)).to_contain_text("Ahead: goal difference, 3 to 1", timeout=LIMIT)
    expect(table.get_by_role("row").nth(1)).to_contain_text("Alba")
    expect(page.locator(".champion")).to_contain_text("Alba")
    expect(page.get_by_text("corrected match")).to_be_visible()
    assert faults(page) == []


def fill(dialog: Locator, group: str, *numbers: int) -> None:
    for side, number in enumerate(numbers):
        dialog.get_by_role("group", name=group).get_by_role("spinbutton").nth(side).fill(str(number))


def test_a_level_tie_asks_at_once_for_what_the_regulations_say(
    page: Page, visitors: Visitors, house: House
) -> None:
    start(page, house, "Level", "Cup", "Alba", "Bora")
    create_league(page)
    line(page, "Alba").get_by_role("button", name="Enter result").click()
    dialog = page.get_by_role("dialog")
    fill(dialog, "Goals", 2, 1)
    expect(dialog.get_by_role("spinbutton")).to_have_count(2)
    fill(dialog, "Goals", 1, 1)
    expect(dialog.get_by_role("status")).to_contain_text("extra time, then penalties")
    fill(dialog, "after extra time", 2, 0)
    dialog.get_by_role("button", name="Enter it", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("fewer goals")
    fill(dialog, "after extra time", 2, 2)
    fill(dialog, "Penalties", 4, 4)
    dialog.get_by_role("button", name="Enter it", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("A shoot-out has a winner")
    assert [line for line in visitors.wrong if "422" not in line] == []
    visitors.wrong.clear()  # a browser notes every refusal
    assert faults(page) == []
    fill(dialog, "Penalties", 5, 4)
    dialog.get_by_role("button", name="Enter it", exact=True).click()
    expect(page.locator(".champion")).to_be_visible(timeout=LIMIT)
    expect(page.locator(".bracket")).to_contain_text("5–4 on penalties")
    expect(page.get_by_text("1–1 (2–2 after extra time, 5–4 on penalties)")).to_be_visible()


def test_two_legs_level_on_aggregate_are_decided_in_the_page(page: Page, house: House) -> None:
    start(page, house, "Home and away", "Cup", "Alba", "Bora", "Cima")
    page.get_by_text("Regulations", exact=True).click()
    page.get_by_label("Matches against each opponent").select_option("2")
    page.get_by_label("If a tie is level").select_option("penalties")
    create_league(page)
    expect(page.get_by_text("second leg")).to_have_count(1)
    expect(page.locator(".bye")).to_have_count(1)
    for leg, number in (("first", 0), ("second", 1)):
        page.locator(".rounds li").nth(number).get_by_role("button", name="Enter result").click(timeout=LIMIT)
        dialog = page.get_by_role("dialog", name=f"{leg} leg")
        fill(dialog, "Goals", 1, 0)
        if number:
            fill(dialog, "Penalties", 3, 4)
        dialog.get_by_role("button", name="Enter it", exact=True).click()
        expect(dialog).to_have_count(0)
    expect(page.locator(".bracket")).to_contain_text("4–3 on penalties")
    assert faults(page) == []


def test_the_draw_keeps_its_secret_until_the_last_ball(page: Page, browser: Browser, house: House) -> None:
    start(page, house, "Secret draw", "Cup", *FOUR)
    page.get_by_role("button", name="Start it").click()
    expect(page.get_by_role("button", name="Draw the lots")).to_be_visible(timeout=LIMIT)
    window = open_window(browser, reduced_motion="no-preference")
    other = window.new_page()
    other.goto(page.url)
    expect(other.get_by_role("heading", name="Secret draw")).to_be_visible(timeout=LIMIT)
    page.get_by_role("button", name="Draw the lots").click()
    other.get_by_role("button", name="Skip").wait_for(timeout=LIMIT)
    assert other.get_by_role("heading", name="Fixtures").count() == 0
    assert other.locator(".bracket").count() == 0
    other.get_by_role("button", name="Skip").click()
    expect(other.get_by_role("heading", name="Fixtures")).to_be_visible()
    window.close()


def test_a_cup_of_eight_is_drawn_and_simulated_to_its_champion(page: Page, house: House) -> None:
    page.emulate_media(reduced_motion="no-preference")
    start(page, house, "Bots' Cup", "Cup", *(f"Team {n}" for n in range(1, 9)), player="beginner")
    page.get_by_role("button", name="Start it").click()
    page.get_by_role("button", name="Draw the lots").click(timeout=LIMIT)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_text("the same seed always gives the same draw")).to_be_visible()
    expect(page.locator(".order li:not(.inside)")).to_have_count(8)
    assert faults(page) == []
    page.get_by_role("button", name="Let the bots play theirs").click()
    expect(page.locator(".champion")).to_contain_text("Team", timeout=LIMIT)
    expect(page.locator(".bracket .won")).to_have_count(7)
    assert faults(page) == []
    here = page.url
    page.get_by_role("link", name=re.compile("^Match report")).first.click()
    expect(page.get_by_role("list", name="Score")).to_be_visible(timeout=LIMIT)
    assert "Invalid" not in page.inner_text("main")
    page.get_by_role("link", name="Back to the competition").click()
    expect(page.locator(".champion")).to_be_visible(timeout=LIMIT)
    assert page.url == here


def test_of_two_organisers_the_second_is_told_what_the_first_did(
    page: Page, browser: Browser, house: House
) -> None:
    start(page, house, "Two organisers", "League", *FOUR)
    create_league(page)
    page.get_by_role("button", name="Make an organisers' link").click()
    link = page.get_by_label("Organisers' link", exact=True).input_value(timeout=LIMIT)
    window = open_window(browser)
    other = window.new_page()
    other.goto(link)
    other.get_by_label("Your name").fill("Ivo")
    other.get_by_role("button", name="Sign").click()
    pair = ("Alba", "Bora")
    for someone in (page, other):
        line(someone, *pair).get_by_role("button", name="Enter result").click(timeout=LIMIT)
    for someone, goals in ((page, 2), (other, 3)):
        fields = someone.get_by_role("dialog").get_by_role("spinbutton")
        fields.nth(0).fill(str(goals))
        fields.nth(1).fill("0")
        someone.get_by_role("button", name="Enter it", exact=True).click()
        expect(line(page, *pair).locator(".score")).to_contain_text("2–0", timeout=LIMIT)
    expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("Mara", timeout=LIMIT)
    assert faults(other) == []
    other.get_by_role("button", name="Never mind").click()
    expect(line(other, *pair).locator(".score")).to_contain_text("2–0")
    window.close()


def test_whoever_has_not_signed_is_asked_first_and_loses_nothing(
    page: Page, browser: Browser, house: House
) -> None:
    start(page, house, "Unsigned", "League", *FOUR)
    create_league(page)
    page.get_by_role("button", name="Make an organisers' link").click()
    link = page.get_by_label("Organisers' link", exact=True).input_value(timeout=LIMIT)
    window = open_window(browser)
    other = window.new_page()
    crashes: list[object] = []
    other.on("pageerror", lambda error: crashes.append(error))
    other.goto(link)
    enter(other, line(other, "Alba", "Bora"), {"Alba": 2, "Bora": 1})
    signing = other.get_by_role("dialog", name="Sign first")
    assert faults(other) == []
    signing.get_by_role("button", name="Never mind").click()
    expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("nobody signed")
    goals = other.get_by_role("dialog").get_by_role("group", name="Goals")
    expect(goals.get_by_label("Alba")).to_have_value("2")
    other.get_by_role("button", name="Enter it", exact=True).click()
    signing.get_by_label("Your name").fill("Ivo")
    signing.get_by_role("button", name="Sign", exact=True).click()
    expect(line(other, "Alba", "Bora").locator(".score")).to_contain_text(
        re.compile("2–1|1–2"), timeout=LIMIT
    )
    expect(other.get_by_text(re.compile("Ivo entered"))).to_be_visible()
    expect(other.get_by_role("dialog")).to_have_count(0)
    assert crashes == []
    window.close()


def test_a_match_day_is_typed_in_by_keyboard_alone(visitors: Visitors, page: Page, house: House) -> None:
    start(page, house, "By keyboard", "League", *FOUR)
    create_league(page)
    page.get_by_role("button", name="Type in a match day").press("Enter")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Every side needs a number")
    assert faults(page) == []
    page.keyboard.press("Tab")
    for n, goals in enumerate(("1", "03", "00", "14", "52", "20"), start=1):
        for at, digit in enumerate(goals):
            page.keyboard.type(digit)
            page.keyboard.press("Tab" if at + 1 < len(goals) else "Enter")
        expect(page.get_by_text(f"{n} of 6 matches played")).to_be_visible(timeout=LIMIT)
    expect(page.locator(".champion")).to_be_visible()
    expect(page.locator(".rounds .score").first).to_contain_text("2–1")
    assert visitors.wrong == []


def test_after_a_result_the_next_match_is_offered(page: Page, house: House) -> None:
    start(page, house, "One after the other", "League", *FOUR)
    create_league(page)
    page.get_by_role("button", name="Enter result").first.click()
    for match in (1, 2):
        dialog = page.get_by_role("dialog", name=f"Match {match}:")
        for side in (0, 1):
            dialog.get_by_role("spinbutton").nth(side).fill("1")
        dialog.get_by_role("button", name="Enter it, then the next").click()
    expect(page.get_by_role("dialog", name="Match 3:")).to_be_visible()
    expect(page.get_by_text("2 of 6 matches played")).to_be_visible()


def test_ones_own_fixture_is_played_at_a_table_and_entered(page: Page, house: House) -> None:
    page.route("**/matches/*/table", hurried)
    start(page, house, "Against a bot", "League", "Mine", "Robots", player="beginner")
    page.get_by_text("Team by team").click()
    page.get_by_label("Mine", exact=True).select_option("me")
    create_league(page)
    page.get_by_role("button", name="Play it").click()
    assert play_on(page, moves=400)
    page.get_by_role("link", name="Back to the competition").click()
    expect(page.get_by_text("1 of 1 matches played")).to_be_visible(timeout=LIMIT)
    expect(page.get_by_text("was played:")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Match report").click()
    expect(page.get_by_role("heading", name="Who was going to win")).to_be_visible(timeout=LIMIT)


def test_results_come_in_from_a_list(visitors: Visitors, page: Page, house: House) -> None:
    start(page, house, "By the list", "League", *FOUR)
    create_league(page)
    lists = page.get_by_label("Results from a list")
    lists.set_input_files(a_list("match,result\n1,2-1\n2,0-0\n"))
    expect(page.get_by_text("2 of 6 matches played")).to_be_visible(timeout=LIMIT)
    lists.set_input_files(a_list("match,result\n3,five-nil\n"))
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    visitors.wrong.clear()  # a browser notes every refusal
    expect(page.get_by_text("2 of 6 matches played")).to_be_visible()


def a_list(rows: str) -> FilePayload:
    return {"name": "results.csv", "mimeType": "text/csv", "buffer": rows.encode()}


def hurried(route: Route) -> None:
    """The bot need not take its time for us."""
    route.continue_(post_data='{"pace": 0}')


def test_a_print_button_gives_a_pdf(page: Page, house: House, tmp_path: Path) -> None:
    start(page, house, "On paper", "League", *FOUR)
    create_league(page)
    with page.expect_download(timeout=LIMIT) as download:
        page.get_by_role("button", name="Print the board").click()
    file = tmp_path / "board.pdf"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"%PDF-")
    assert download.value.suggested_filename.startswith("On paper")


@pytest.mark.parametrize(("place", "title"), [("competitions", "h1"), ("new-competition", "h1"), ("", "h2")])
def test_everyone_can_read_it(page: Page, house: House, place: str, title: str) -> None:
    assert_for_everyone(page, f"{house.address}/{place or f'competition/{create_group_stage(house)}'}", title)
    assert faults(page) == [], "on the smallest screen"


def create_group_stage(house: House) -> str:
    """A competition with everything in it: groups, a cup, lots."""
    secret = house.call("guests", {"name": "Mara"})["secret"]
    teams = [{"name": f"{name} {n}"} for n in (1, 2) for name in FOUR]
    wishes = {"name": "Groups", "game": "champions101", "kind": "groups_knockout", "teams": teams}
    id: str = house.call("competitions", wishes, secret)["competition"]["id"]
    house.call(f"competitions/{id}/lots", {}, secret)
    house.call(f"competitions/{id}/matches/1/result", {"goals": [2, 1]}, secret)
    return id


def test_a_duplicate_is_sealed_followed_and_turns_on_the_big_screen(page: Page, house: House) -> None:
    """One page: founded, followed, on the big screen; as large and as small as people have them."""
    start(page, house, "Duplicate", "League", *FOUR)
    page.get_by_text("Regulations", exact=True).click()
    page.get_by_label("The same cards for a whole round").select_option("once")
    page.get_by_label("Bots’ matches to be compared with").fill("0")
    create_league(page)
    page.get_by_role("button", name="Enter result").first.click()
    dialog = page.get_by_role("dialog")
    fill(dialog, "Goals", 7, 0)
    dialog.get_by_role("button", name="Enter it", exact=True).click()
    expect(page.locator(".rounds li").first).to_contain_text("sealed until the round is over", timeout=LIMIT)
    expect(page.locator(".rounds li").first).not_to_contain_text("7")
    assert faults(page) == []
    page.get_by_role("link", name="Spectators’ page").click()
    expect(page.get_by_role("heading", name="Next matches")).to_be_visible(timeout=LIMIT)
    assert page.get_by_role("button", name="Enter result").count() == 0
    page.set_viewport_size({"width": 390, "height": 844})
    assert faults(page) == []
    for code, heading in (("it", "Prossime partite"), ("ro", "Meciurile următoare"), ("en", "Next matches")):
        page.get_by_label(re.compile("Language|Lingua|Limb")).select_option(code)
        expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=LIMIT)
    page.get_by_role("link", name="Big screen").click()
    expect(page.get_by_role("table")).to_be_visible(timeout=LIMIT)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Next matches")).to_be_visible()
    page.get_by_role("button", name="Hold").click()
    expect(page.get_by_role("button", name="Go on turning")).to_be_visible()
    assert faults(page) == []
