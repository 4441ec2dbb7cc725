"""Measures what competitions cost, and prints a table.

    python -m tools.competition_speed

All results of a league of 32 in the server's processor time, one result from the click to the page of Chromium, how
soon 64 teams are there, and what 500 viewers cost while nothing happens. A busy computer makes the page's figures
worse; processor time hardly: look at several runs.
"""

import asyncio
import json
import os
import random
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tavolino.lab.load.client import LoadClient, RequestRefused, read_json
from tavolino.lab.load.server_process import ServerProcess, raise_file_limit
from tests.browser.conftest import CHROMIUM, QUIET, open_window

LEAGUE_TEAMS = 32
CUP_TEAMS = 64
VIEWERS = 500
VIEWERS_PER_ADDRESS = 10
IDLE_S = 20
SHOWN_RESULTS = 12
"""Results whose way into the page is timed."""
RESULTS_BEFORE_PAGE = 500
TOO_MANY = 429
MOST_TRIES = 100
PAUSE_S = 0.2
"""Before a request is sent again that came too soon."""
DESK = (1440, 900)
ENTER = """() => new Promise((done) => {
  const form = document.querySelector('.form-box li form:has(input)');
  const line = form.closest('li');
  for (const input of form.querySelectorAll('input')) {
    input.value = '1';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (line.isConnected && !line.querySelector('.score')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(line.closest('.form-box'), { childList: true, subtree: true });
  form.requestSubmit();
})"""
OPEN_QUICK_ENTRY = (
    "() => document.querySelector('.rounds').closest('section').querySelector('button').click()"
)


class Organiser:
    """Somebody who organises competitions over HTTP, as fast as the server allows it."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client = LoadClient(server.address)
        self.secret = ""

    async def sign(self) -> None:
        self.secret = (await self.post("guests", {"name": "Mara", "language": "en"}))["secret"]

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        for _ in range(MOST_TRIES):
            answer = await self.client.request("POST", f"/api/{path}", body, self.secret)
            if answer.status != TOO_MANY:
                return read_json(answer)
            await asyncio.sleep(PAUSE_S)
        raise RequestRefused("too many requests")

    async def found(self, name: str, kind: str, teams: int, **terms: Any) -> Any:
        names = [{"name": f"Team {n}"} for n in range(1, teams + 1)]
        wanted = {"name": name, "game": "champions101", "kind": kind, "teams": names, "terms": terms}
        sheet = await self.post("competitions", wanted)
        return await self.post(f"competitions/{sheet['competition']['id']}/lots", {})

    async def enter(self, id: str, matches: list[str]) -> float:
        """Processor seconds of the server for each result."""
        rng, before = random.Random(1), self.cpu()
        for match in matches:
            await self.post(
                f"competitions/{id}/matches/{match}/result", {"goals": [rng.randrange(4), rng.randrange(4)]}
            )
        return (self.cpu() - before) / len(matches)

    def cpu(self) -> float:
        usage = self.server.usage()
        return usage.cpu_s if usage else 0.0


async def idle_share(organiser: Organiser, id: str) -> float:
    """How much of a core many viewers take while nothing happens."""
    raise_file_limit(VIEWERS)
    clients = [
        LoadClient(organiser.server.address, f"127.0.1.{1 + number // VIEWERS_PER_ADDRESS}")
        for number in range(VIEWERS)
    ]
    lines = [
        await client.open_socket(f"/ws/competitions/{id}", lambda _: None, lambda _: None)
        for client in clients
    ]
    await asyncio.sleep(PAUSE_S)
    before, began = organiser.cpu(), time.monotonic()
    await asyncio.sleep(IDLE_S)
    share = (organiser.cpu() - before) / (time.monotonic() - began)
    for line in lines:
        line.close()
    return share


def page_figures(address: str, secret: str, league: str, cup: str) -> tuple[list[float], list[float]]:
    """Milliseconds until a result stands in the page, and until 64 teams are there."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = open_window(browser, DESK).new_page()
        page.goto(address)
        guest = {"id": "", "name": "Mara", "language": "en", "secret": secret}
        page.evaluate("guest => localStorage.setItem('tavolino.guest', JSON.stringify(guest))", guest)
        loads = [load_ms(page, f"{address}/competition/{cup}") for _ in range(5)]
        page.goto(f"{address}/competition/{league}")
        page.locator(".rounds").wait_for()
        page.evaluate(OPEN_QUICK_ENTRY)
        page.locator(".form-box input").first.wait_for()
        shown = [page.evaluate(ENTER) for _ in range(SHOWN_RESULTS)]
        browser.close()
    return shown, loads


def load_ms(page: Page, address: str) -> float:
    began = time.perf_counter()
    page.goto(address)
    page.locator(".bracket").wait_for()
    return 1000 * (time.perf_counter() - began)


async def measure(folder: Path) -> dict[str, Any]:
    server = ServerProcess(f"sqlite:///{folder / 'house.db'}", folder)
    await server.start()
    try:
        organiser = Organiser(server)
        await organiser.sign()
        sheet = (await organiser.found("League", "league", LEAGUE_TEAMS, legs=2))["competition"]
        cup = (await organiser.found("Cup", "knockout", CUP_TEAMS))["competition"]["id"]
        matches = [match["id"] for match in sheet["matches"]]
        first = await organiser.enter(sheet["id"], matches[:RESULTS_BEFORE_PAGE])
        address = "http://{}:{}".format(*server.address)
        shown, loads = await asyncio.to_thread(page_figures, address, organiser.secret, sheet["id"], cup)
        left = matches[RESULTS_BEFORE_PAGE + SHOWN_RESULTS :]
        last = await organiser.enter(sheet["id"], left)
        return {
            "results": len(matches),
            "processor_ms_per_result": round(
                1000 * (first * RESULTS_BEFORE_PAGE + last * len(left)) / (RESULTS_BEFORE_PAGE + len(left)), 1
            ),
            "processor_ms_per_result_at_the_end": round(1000 * last, 1),
            "ms_until_in_the_page": round(statistics.median(shown)),
            "ms_until_in_the_page_worst": round(max(shown)),
            "ms_until_64_teams_are_there": round(statistics.median(loads)),
            "cores_for_500_viewers_at_rest": round(await idle_share(organiser, sheet["id"]), 3),
            "load_of_the_computer": os.getloadavg()[0],
        }
    except RequestRefused as refused:
        raise SystemExit(f"the server refused: {refused}") from refused
    finally:
        await server.stop()


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        print(json.dumps(asyncio.run(measure(Path(made))), indent=2))
