"""Matches of a competition at tables: everyone has their own seat, and the result is entered by itself."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.competitions.support import create_drawn, sheet
from tests.server.house import House, Person, good, open_house, problem

HURRY = 30
BOT = {"name": "Robots", "player": "random"}


def table_of(person: Person, id: str, match: str = "1", **more: Any) -> Any:
    return good(person.post(f"/api/competitions/{id}/matches/{match}/table", more))


def play_out(house: House, table: Any) -> None:
    """Play the match to its end with the first move that is offered."""
    while not play_some(house, table):
        pass


def play_some(house: House, table: Any) -> bool:
    """So many moves as a new socket may make in a hurry; is it over?"""
    (secret,) = table["secrets"].values()
    with house.client.websocket_connect(f"/ws/tables/{table['id']}") as line:
        line.send_json({"do": "hello", "secret": secret, "language": "en"})
        made = 0
        while made < HURRY:
            frame = line.receive_json()
            if frame["is"] == "state" and frame["table"]["over"]:
                return True
            if frame["is"] == "state" and frame["view"]["legal"]:
                move = frame["view"]["legal"][0]["move"]
                line.send_json(
                    {"do": "move", "id": f"{frame['number']}", "on": frame["number"], "move": move}
                )
                made += 1
    return False


def seat_of(found: Any, team: int) -> int:
    place: int = found["competition"]["matches"][0]["teams"].index(team)
    return place


def test_ones_own_fixture_is_played_at_a_table_and_entered(house: House, mara: Person) -> None:
    id = create_drawn(mara, "Against a bot", "league", {"name": "Mine", "mine": True}, BOT)
    table = table_of(mara, id)
    found = sheet(mara, id)
    assert found["own"] == [0]
    assert found["competition"]["matches"][0]["table"] == table["id"]
    assert list(table["secrets"]) == [str(seat_of(found, 0))]
    play_out(house, table)
    match = sheet(house, id)["competition"]["matches"][0]
    assert match["status"] in ("played", "forfeited")
    assert (match["source"], match["by"]) == ("played", "Mara")
    problem(mara.post(f"/api/competitions/{id}/matches/1/table", {}), 409, "result-there")


def test_in_a_match_that_counts_nothing_is_taken_back_and_nobody_whispers(house: House, mara: Person) -> None:
    id = create_drawn(mara, "Fair", "league", {"name": "Mine", "mine": True}, BOT)
    table = table_of(mara, id)
    [(_, secret)] = table["secrets"].items()
    with house.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
        socket.send_json({"do": "hello", "secret": secret})
        state = next(frame for frame in iter(socket.receive_json, None) if frame["is"] == "state")
        assert (state["table"]["undo"], state["table"]["hints"]) == (False, False)
        refused = []
        for request in ("undo", "hint", "advise"):
            socket.send_json({"do": request, "id": request})
            answer = next(frame for frame in iter(socket.receive_json, None) if frame.get("id") == request)
            refused.append(answer["code"])
    assert refused == ["no-undo", "no-hints", "no-hints"]


def test_the_result_is_entered_though_the_server_stopped_before(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        id = create_drawn(mara, "Stopped", "league", {"name": "Mine", "mine": True}, BOT)
        play_out(house, table_of(mara, id))
    with open_house(tmp_path) as house:
        assert sheet(house, id)["competition"]["next"] == "over"


def test_each_of_two_people_has_a_seat_and_strangers_have_none(
    house: House, mara: Person, ivo: Person
) -> None:
    other = {"name": "Theirs", "player": "person"}
    id = create_drawn(mara, "Two people", "league", {"name": "Mine", "mine": True}, other)
    seen = sheet(ivo, id)
    assert seen["free"] == [1]
    assert {team["guest"] for team in seen["competition"]["teams"]} == {None}, (
        "who is behind a team is not told"
    )
    problem(ivo.post(f"/api/competitions/{id}/matches/1/table", {}), 422, "not-your-fixture")
    assert good(ivo.post(f"/api/competitions/{id}/teams/1/join"))["own"] == [1]
    problem(house.guest("Ana").post(f"/api/competitions/{id}/teams/1/join"), 409, "team-taken")
    first, second = table_of(ivo, id), table_of(mara, id)
    assert first["id"] == second["id"]
    assert {*first["secrets"], *second["secrets"]} == {"0", "1"}
    assert table_of(house.guest("Ana"), id) == {"id": first["id"], "secrets": {}}


def test_among_strangers_everyone_plays_one_team(mara: Person, ivo: Person) -> None:
    """Among friends, and for whoever organises, it may be more."""
    teams = [{"name": name, "player": "person"} for name in ("One", "Two", "Three")]
    public = create_drawn(mara, "For all", "league", *teams, public=True)
    good(ivo.post(f"/api/competitions/{public}/teams/0/join"))
    assert (
        "One" in problem(ivo.post(f"/api/competitions/{public}/teams/1/join"), 409, "team-yours")["message"]
    )
    for team in (1, 2):
        good(mara.post(f"/api/competitions/{public}/teams/{team}/join"))
    private = create_drawn(mara, "For friends", "league", *teams)
    for team in (0, 1):
        good(ivo.post(f"/api/competitions/{private}/teams/{team}/join"))


def test_a_person_waits_until_somebody_takes_the_other_team(mara: Person, ivo: Person) -> None:
    teams = [{"name": "Free", "player": "person"}, {"name": "Ivo's", "player": "person"}]
    id = create_drawn(mara, "Waiting", "league", *teams)
    good(ivo.post(f"/api/competitions/{id}/teams/1/join"))
    problem(ivo.post(f"/api/competitions/{id}/matches/1/table", {}), 422, "team-free")
    assert len(table_of(mara, id)["secrets"]) == 1, (
        "whoever organises sits in for a team that nobody has taken"
    )


@pytest.mark.parametrize("player", ["cardboard", "random"])
def test_cardboard_is_typed_in_and_bots_can_be_watched(mara: Person, player: str) -> None:
    id = create_drawn(
        mara, f"All {player}", "league", {"name": "A", "player": player}, {"name": "B", "player": player}
    )
    answer = mara.post(f"/api/competitions/{id}/matches/1/table", {})
    if player == "cardboard":
        problem(answer, 422, "match-cardboard")
    else:
        assert good(answer)["secrets"] == {}
