"""The deal of the day over HTTP: one a day, the same for all, and nobody sees its cards before having played it."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tavolino.core.records.reader import parse_record, verify_record
from tavolino.live.frames.close_codes import CLOSE_DAILY_NOT_PLAYED
from tavolino.table.daily_deal import check_daily_deal, daily_deal, daily_seed
from tests.server.house import House, Person, good, open_house, problem

DAY = date(2026, 11, 18)
HOUR_MS = 3_600_000
MIDNIGHT = round(datetime(2026, 11, 19, tzinfo=UTC).timestamp() * 1000)


class Calendar:
    """The time of day as a test wants it."""

    def __init__(self) -> None:
        self.now_ms = MIDNIGHT - HOUR_MS

    def __call__(self) -> int:
        return self.now_ms


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def house(tmp_path: Path, calendar: Calendar) -> Iterator[House]:
    with open_house(tmp_path, unix_ms=calendar) as house:
        yield house


def begin(who: Person) -> Any:
    return good(who.post("/api/daily"))


def resign(who: Person, table: Any) -> str:
    """Give the match up: that is an end like any other. Returns the table's id."""
    with who.house.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
        socket.send_json({"do": "hello", "secret": table["secrets"]["0"]})
        socket.send_json({"do": "resign", "id": "1"})
        while socket.receive_json()["is"] != "done":
            pass
    return str(table["id"])


def close_code_of(who: Person, table_id: str) -> int | None:
    """What a socket of a spectator is closed with; None if they are let in."""
    with who.house.client.websocket_connect(f"/ws/tables/{table_id}") as socket:
        socket.send_json({"do": "hello", "guest": who.welcome["secret"]})
        try:
            socket.receive_json()
        except WebSocketDisconnect as closed:
            return closed.code
    return None


def test_everyone_is_told_the_same_game_and_opponent(house: House, mara: Person) -> None:
    told, deal = good(house.get("/api/daily")), daily_deal(DAY)
    assert (told["day"], told["game"], told["opponent"]) == ("2026-11-18", deal.game_id, deal.opponent)
    assert (told["ends"], told["over"], told["opponent_name"]) == (MIDNIGHT, False, deal.opponent_name)
    assert good(mara.get("/api/daily")) == told
    assert str(daily_seed(DAY)) not in str(told)


def test_two_guests_have_the_same_cards_and_each_one_table(house: House, mara: Person, ivo: Person) -> None:
    tables = {who.welcome["name"]: begin(who)["id"] for who in (mara, ivo)}
    views = [good(who.get(f"/api/tables/{tables[who.welcome['name']]}"))["view"] for who in (mara, ivo)]
    assert len(set(tables.values())) == 2
    assert views[0]["zones"] == views[1]["zones"]
    assert begin(mara)["id"] == tables["Mara"]
    assert good(mara.get("/api/daily"))["table"] == tables["Mara"]
    assert not good(mara.get("/api/daily"))["done"]


def test_neither_hints_nor_taking_back(mara: Person) -> None:
    shown = good(mara.get(f"/api/tables/{begin(mara)['id']}"))
    assert (shown["table"]["hints"], shown["table"]["undo"]) == (False, False)
    assert shown["settings"]["daily"] == "2026-11-18"


def test_one_goes_on_with_it_on_another_device(house: House, mara: Person) -> None:
    first, second = begin(mara), begin(mara)
    assert first["secrets"] != second["secrets"]
    look = f"/api/tables/{first['id']}"
    good(house.get(look, headers={"Tavolino-Seat": second["secrets"]["0"]}))
    problem(house.get(look, headers={"Tavolino-Seat": first["secrets"]["0"]}), 403, "not-your-seat")


def test_who_has_not_played_sees_nothing_of_anothers_cards(house: House, mara: Person, ivo: Person) -> None:
    id = resign(mara, begin(mara))
    ways = ("", "/record", "/report", "/replay/0", "/replay/0?seat=0", "/analysis")
    for way in ways:
        for reader in (ivo, house):
            problem(reader.get(f"/api/tables/{id}{way}"), 403, "daily-not-played")
        assert mara.get(f"/api/tables/{id}{way}").status_code in (200, 202)
    assert close_code_of(ivo, id) == CLOSE_DAILY_NOT_PLAYED
    body = {"move": 0, "seat": 0, "bot": "random"}
    problem(ivo.post(f"/api/tables/{id}/branch", body), 403, "daily-not-played")
    problem(mara.post(f"/api/tables/{id}/branch", body), 409, "daily-goes-on")
    told = good(ivo.get("/api/daily"))
    assert (told["played"], told["results"], told["scores"]) == (1, [], [])


def test_nor_who_has_begun_it_and_not_ended(house: House, mara: Person, ivo: Person) -> None:
    id = resign(mara, begin(mara))
    begin(ivo)
    problem(ivo.get(f"/api/tables/{id}/report"), 403, "daily-not-played")
    assert good(ivo.get("/api/daily"))["results"] == []


def test_while_it_is_played_nobody_else_looks_on(house: House, mara: Person, ivo: Person) -> None:
    id = begin(mara)["id"]
    problem(ivo.get(f"/api/tables/{id}"), 403, "daily-not-played")
    assert close_code_of(ivo, id) == CLOSE_DAILY_NOT_PLAYED
    problem(house.get(f"/api/tables/{id}"), 403, "daily-not-played")
    problem(mara.post(f"/api/tables/{id}/seats/0", {"player": "open"}), 403, "daily-own-hands")
    assert id not in [table["id"] for table in good(ivo.get("/api/tables"))]


def test_who_has_played_sees_how_the_others_did(calendar: Calendar, mara: Person, ivo: Person) -> None:
    ids = [resign(mara, begin(mara))]
    calendar.now_ms += 1
    ids.append(resign(ivo, begin(ivo)))
    told = good(ivo.get("/api/daily"))
    assert [(one["name"], one["mine"], one["late"]) for one in told["results"]] == [
        ("Mara", False, False),
        ("Ivo", True, False),
    ]
    assert [one["table"] for one in told["results"]] == ids
    assert {one["ending"] for one in told["results"]} == {"lost"}
    assert [(score["ending"], score["times"]) for score in told["scores"]] == [("lost", 2)]
    good(ivo.get(f"/api/tables/{ids[0]}/report"))
    assert close_code_of(ivo, ids[0]) is None


def test_at_midnight_utc_a_new_one_begins_and_the_old_one_is_open(
    house: House, calendar: Calendar, mara: Person, ivo: Person
) -> None:
    id = resign(mara, begin(mara))
    mine = begin(ivo)
    calendar.now_ms = MIDNIGHT - 1
    problem(house.get(f"/api/tables/{id}/report"), 403, "daily-not-played")
    calendar.now_ms = MIDNIGHT
    assert good(house.get("/api/daily"))["day"] == "2026-11-19"
    assert good(house.get(f"/api/tables/{id}/report"))["daily"] == "2026-11-18"
    assert good(mara.get("/api/daily"))["table"] is None
    assert begin(mara)["id"] != id
    resign(ivo, mine)
    told = good(house.get("/api/daily/2026-11-18"))
    assert told["over"]
    assert [(one["name"], one["late"]) for one in told["results"]] == [("Mara", False), ("Ivo", True)]
    assert [score["times"] for score in told["scores"]] == [1], "who was late does not count"


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path, calendar: Calendar) -> None:
    folder = tmp_path / "again"
    folder.mkdir()
    with open_house(folder, unix_ms=calendar) as house:
        mara, ivo = house.guest("Mara"), house.guest("Ivo")
        id, begun = resign(mara, begin(mara)), begin(ivo)["id"]
    with open_house(folder, unix_ms=calendar) as house:
        mara.house = ivo.house = house
        assert begin(ivo)["id"] == begun
        assert good(mara.get("/api/daily"))["done"]
        assert len(good(mara.get("/api/daily"))["results"]) == 1
        problem(ivo.get(f"/api/tables/{id}/report"), 403, "daily-not-played")


def test_its_record_can_be_checked_by_anyone(house: House, calendar: Calendar, mara: Person) -> None:
    id = resign(mara, begin(mara))
    calendar.now_ms = MIDNIGHT
    record = parse_record(house.get(f"/api/tables/{id}/record").text)
    verify_record(record)
    check_daily_deal(record)
    assert record.seed == daily_seed(DAY)


def test_the_rematch_is_no_deal_of_the_day(mara: Person) -> None:
    again = good(mara.post(f"/api/tables/{resign(mara, begin(mara))}/rematch"))
    assert "daily" not in good(mara.get(f"/api/tables/{again['id']}"))["settings"]


def test_a_guest_who_is_called_like_the_opponent_is_told_apart(house: House) -> None:
    name = daily_deal(DAY).opponent_name
    twin = house.guest(name)
    shown = good(twin.get(f"/api/tables/{begin(twin)['id']}"))
    assert [seat["name"] for seat in shown["table"]["seats"]] == [f"{name} 2", name]


@pytest.mark.parametrize("day", ["2026-11-19", "2026-02-30", "yesterday", "20261118"])
def test_there_is_no_deal_of_tomorrow(house: House, day: str) -> None:
    problem(house.get(f"/api/daily/{day}"), 404, "no-such-day")


def test_who_is_nobody_cannot_play_it(house: House) -> None:
    problem(house.post("/api/daily"), 401, "not-a-guest")
