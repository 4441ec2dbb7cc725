"""Playing on from a finished match, over HTTP; and the way to the server from the network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.rng import seed_commitment
from tavolino.server.config import ServerConfig
from tavolino.server.limits import Limits
from tavolino.server.local_network import open_sockets
from tavolino.server.run import PreparedServer as Serving
from tests.server.house import House, Person, good, open_house, problem


@pytest.fixture(scope="module")
def over(house: House) -> str:
    return house.guest("Mara").finished()


def branch(**more: object) -> object:
    return {"move": 20, "seat": 0, "bot": "random", **more}


def find_question(house: House, over: str, seat: int) -> int:
    """A moment when this seat alone is asked, and has a choice: nobody plays before it does."""
    for move in range(20, good(house.get(f"/api/tables/{over}/report"))["moves"]):
        view = good(house.get(f"/api/tables/{over}/replay/{move}?seat={seat}"))["view"]
        if view["to_act"] == [seat] and len(view["legal"]) > 1:
            return move
    raise AssertionError("nobody is asked")


def test_one_plays_on_as_one_saw_it(house: House, mara: Person, over: str) -> None:
    move = find_question(house, over, 1)
    made = good(mara.post(f"/api/tables/{over}/branch", branch(move=move, seat=1)))
    assert (list(made["secrets"]), made["invites"], made["code"]) == (["1"], {}, None)
    state = good(mara.get(f"/api/tables/{made['id']}"))
    before = good(house.get(f"/api/tables/{over}/replay/{move}?seat=1"))["view"]
    assert state["practice"]
    assert state["table"]["started"]
    assert [seat["player"] for seat in state["table"]["seats"]] == ["random", "person"]
    assert [seat["name"] for seat in state["table"]["seats"]][1] == "Mara"
    assert state["view"]["zones"] == before["zones"]
    assert state["fair"] != good(house.get(f"/api/tables/{over}"))["fair"]


def test_the_new_deal_is_promised_and_kept_secret(house: House, mara: Person, over: str) -> None:
    made = good(mara.post(f"/api/tables/{over}/branch", branch()))
    headers = {"tavolino-seat": made["secrets"]["0"]}
    assert "seed" not in house.get(f"/api/tables/{made['id']}", headers=headers).text
    problem(house.get(f"/api/tables/{made['id']}/record"), 409, "not-over")
    with house.client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        socket.send_json({"do": "hello", "secret": made["secrets"]["0"]})
        welcome = socket.receive_json()
        assert welcome["practice"]
        socket.send_json({"do": "resign", "id": "enough"})
        while socket.receive_json()["is"] != "done":
            pass
    record = parse_record(house.get(f"/api/tables/{made['id']}/record").text)
    report = good(house.get(f"/api/tables/{made['id']}/report"))
    assert not verify_record(record).over
    assert report["practice"]
    assert seed_commitment(int(report["seed"])) == record.fair == welcome["fair"]
    assert int(report["seed"]) != record.seed


def test_practice_is_listed_as_such(mara: Person) -> None:
    table = mara.finished()
    made = good(mara.post(f"/api/tables/{table}/branch", branch()))
    listed = {row["id"]: row["practice"] for row in good(mara.get("/api/me/tables"))}
    assert listed == {table: False, made["id"]: True}


def test_anyone_who_may_read_the_report_may_play_on(ivo: Person, over: str) -> None:
    made = good(ivo.post(f"/api/tables/{over}/branch", branch(move=0)))
    assert good(ivo.get(f"/api/tables/{made['id']}"))["host"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"move": 100_000}, 404, "no-such-moment"),
        ({"seat": 2}, 422, "no-such-seat"),
        ({"bot": "nobody"}, 422, "unknown-bot"),
        ({"move": -1}, 422, "bad-values"),
    ],
)
def test_moments_and_places_that_there_are_not(
    mara: Person, over: str, change: dict[str, object], status: int, code: str
) -> None:
    problem(mara.post(f"/api/tables/{over}/branch", branch(**change)), status, code)


def test_from_the_end_there_is_nothing_to_play_on(house: House, mara: Person, over: str) -> None:
    moves = good(house.get(f"/api/tables/{over}/report"))["moves"]
    problem(mara.post(f"/api/tables/{over}/branch", branch(move=moves)), 409, "nothing-to-play-on")


def test_a_match_that_goes_on_cannot_be_left_for_another(mara: Person) -> None:
    """It would show cards that nobody may know."""
    table = mara.open("person", "greedy")["id"]
    problem(mara.post(f"/api/tables/{table}/branch", branch(move=0)), 409, "not-over")


def test_nobody_has_too_many(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(max_unfinished_tables=1)) as house:
        mara = house.guest("Mara")
        table = mara.finished()
        good(mara.post(f"/api/tables/{table}/branch", branch()))
        problem(mara.post(f"/api/tables/{table}/branch", branch()), 429, "too-many-tables")


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        table = mara.finished()
        made = good(mara.post(f"/api/tables/{table}/branch", branch()))
        headers = {"tavolino-seat": made["secrets"]["0"]}
        before = good(house.get(f"/api/tables/{made['id']}", headers=headers))
    with open_house(tmp_path) as house:
        after = good(house.get(f"/api/tables/{made['id']}", headers=headers))
    assert after["practice"]
    assert len(after["events"]) >= len(before["events"])
    assert after["events"][: len(before["events"])] == before["events"]


# -- The network


@pytest.fixture(scope="module")
def on_the_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("lan"), lan_address="192.0.2.7", port=8099) as house:
        yield house


def test_a_server_on_the_network_says_where_it_is(house: House, on_the_network: House) -> None:
    assert good(on_the_network.get("/api/network")) == {"lan": "http://192.0.2.7:8099/"}
    assert good(house.get("/api/network")) == {"lan": ""}


def test_with_any_port_it_is_the_one_that_was_found() -> None:
    sockets = open_sockets(["127.0.0.1"], 0)
    try:
        serving = Serving(ServerConfig(port=0, lan_address="192.0.2.7"), sockets)
        assert serving.config.port == serving.port > 0
    finally:
        sockets[0].close()
