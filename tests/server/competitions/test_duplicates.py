"""Duplicates over HTTP: of cards that others have still to play nobody sees anything, by any way."""

from typing import Any

import pytest

from tavolino.live.frames.close_codes import CLOSE_DAILY_NOT_PLAYED
from tests.server.competitions.support import create_drawn, news_socket, sheet
from tests.server.competitions.test_fixtures import play_out, table_of
from tests.server.house import House, Person, good, problem
from tests.server.routes.test_daily import close_code_of

PEOPLE = [{"name": "Mine", "mine": True}, *({"name": name, "player": "person"} for name in ("Two", "Three"))]
BOT = {"name": "Robots", "player": "random"}
WAYS = ("", "/record", "/report", "/replay/0", "/replay/0?seat=0", "/analysis")


def matches_of(someone: Any, id: str, team: int) -> list[str]:
    """The matches of the first round in which a team plays."""
    found = sheet(someone, id)["competition"]["matches"]
    return [match["id"] for match in found if match["round"] == 1 and team in match["teams"]]


def duplicate(person: Person, name: str, rule: str = "once", **terms: Any) -> str:
    terms = {"duplicate": rule, **terms}
    return create_drawn(person, name, "league", *PEOPLE, BOT, terms=terms)


def test_who_has_the_same_cards_still_to_play_sees_nothing(house: House, mara: Person, ivo: Person) -> None:
    id = duplicate(mara, "Sealed")
    against_bot = next(iter({*matches_of(mara, id, 3)}))
    table = table_of(mara, id, against_bot)
    assert close_code_of(ivo, table["id"]) == CLOSE_DAILY_NOT_PLAYED
    play_out(house, table)
    for way in WAYS:
        for reader in (ivo, house):
            problem(reader.get(f"/api/tables/{table['id']}{way}"), 403, "deal-sealed")
    body = {"move": 0, "seat": 0, "bot": "random"}
    for who in (ivo, mara):
        problem(who.post(f"/api/tables/{table['id']}/branch", body), 403, "deal-sealed")
    match = next(one for one in sheet(ivo, id)["competition"]["matches"] if one["id"] == against_bot)
    assert (match["status"], match["goals"], match["scorers"]) == ("sealed", None, [])
    problem(ivo.get(f"/api/competitions/{id}/matches/{against_bot}/record"), 404, "no-match-record")
    problem(mara.get(f"/api/competitions/{id}/export.json"), 422, "deal-sealed-file")
    history = good(mara.get(f"/api/competitions/{id}/history"))
    assert all(line["figures"] is None for line in history["lines"])


@pytest.mark.parametrize("rule", ["once", "pairs"])
def test_nobody_plays_the_cards_of_a_round_twice(house: House, mara: Person, rule: str) -> None:
    """An organiser sits in for teams that nobody has taken, but not at two tables with the same cards."""
    id = duplicate(mara, "Twice", rule)
    with_bot = next(one for one in matches_of(mara, id, 3) if not one.endswith("b"))
    table_of(mara, id, with_bot)
    other = next(
        one["id"]
        for one in sheet(mara, id)["competition"]["matches"]
        if one["round"] == 1 and 3 not in one["teams"]
    )
    problem(mara.post(f"/api/competitions/{id}/matches/{other}/table", {}), 409, "deal-held")


def test_the_second_of_a_pair_plays_where_seats_are_changed(house: House, mara: Person, ivo: Person) -> None:
    id = create_drawn(
        mara,
        "Pairs",
        "league",
        {"name": "Mine", "mine": True},
        BOT,
        terms={"duplicate": "pairs", "field_tables": 1},
    )
    assert sheet(ivo, id)["partners_wanted"] == [0]
    first = table_of(mara, id, "1")
    problem(mara.post(f"/api/competitions/{id}/matches/1b/table", {}), 409, "deal-held")
    problem(mara.post(f"/api/competitions/{id}/teams/0/partner"), 409, "team-taken")
    assert good(ivo.post(f"/api/competitions/{id}/teams/0/partner"))["seconds"] == [0]
    second = table_of(ivo, id, "1b")
    assert {*first["secrets"]} != {*second["secrets"]}
    problem(ivo.get(f"/api/tables/{first['id']}"), 403, "deal-sealed")
    play_out(house, first)
    play_out(house, second)
    found = sheet(house, id)["competition"]
    assert [match["status"] in ("played", "forfeited") for match in found["matches"]] == [True, True]
    assert {team["partner"] for team in found["teams"]} == {None}, "who is behind a team is not told"
    assert good(ivo.get(f"/api/tables/{first['id']}/report"))["id"] == first["id"]
    records = [mara.get(f"/api/competitions/{id}/matches/{one}/record").text for one in ("1", "1b")]
    assert len({line for text in records for line in text.splitlines() if line.startswith("seed ")}) == 1


def test_bots_play_the_field_when_the_round_is_over(house: House, mara: Person) -> None:
    """Nobody has to ask for it."""
    id = create_drawn(
        mara,
        "Field",
        "league",
        "One",
        "Two",
        terms={"duplicate": "once", "field_tables": 2, "field_bot": "random"},
    )
    good(mara.post(f"/api/competitions/{id}/matches/1/result", {"goals": [2, 1]}))
    with news_socket(house, id) as line:
        while line.receive_json()["simulation"]:
            pass
    found = sheet(mara, id)["competition"]
    assert (found["field_due"], len(found["rounds"][0]["field"])) == (0, 2)
