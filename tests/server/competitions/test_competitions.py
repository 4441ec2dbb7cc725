"""Competitions over HTTP: who may do what with one, and what they are told."""

import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.competitions import simulations
from tavolino.server.schemas.base import JobProgress
from tests.server.competitions.support import (
    TEAMS,
    create_competition,
    create_drawn,
    news_socket,
    result,
    sheet,
)
from tests.server.house import GAME, House, Person, good, open_house, problem

MARKUP = '<img src=x onerror="alert(1)">'


# -- Making one


def test_what_is_left_out_is_as_in_the_box(mara: Person) -> None:
    """An untouched league of 101: 2-1-0, and a level match stays level (articles 12.4, 10.6)."""
    found = create_competition(mara, "As usual")
    assert found["competition"]["terms"]["points"] == [2, 1, 0]
    assert found["competition"]["options"] == {"must_win": False}
    assert (found["competition"]["next"], found["competition"]["seed"]) == ("draw", 7)
    assert (found["organises"], found["owns"], found["public"]) == (True, True, False)


def test_what_is_chosen_stands_against_the_box(mara: Person) -> None:
    chosen: dict[str, Any] = {"options": {"must_win": True}, "terms": {"points": [3, 1, 0]}}
    found = create_competition(mara, "Chosen", **chosen)
    assert found["competition"]["terms"]["points"] == [3, 1, 0]
    assert found["competition"]["options"] == {"must_win": True}


def test_a_kind_that_is_not_in_the_box_is_as_usual(mara: Person) -> None:
    found = create_competition(mara, "Swiss", "swiss", "Ana", "Bob", "Cid", "Dan")
    assert found["competition"]["terms"]["points"] == [3, 1, 0]
    assert found["competition"]["options"] == {}


@pytest.mark.parametrize(
    ("kind", "teams", "term", "usual"),
    [("groups_knockout", 8, "groups", 2), ("swiss", 6, "rounds", 3), ("best_of", 2, "best_of", 3)],
)
def test_as_many_groups_and_rounds_as_suit_the_teams(
    mara: Person, kind: str, teams: int, term: str, usual: int
) -> None:
    found = create_competition(mara, kind, kind, *(f"Team {n}" for n in range(teams)))
    assert found["competition"]["terms"][term] == usual


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": " "}, "competition-name"),
        ({"name": "x" * 41}, "competition-name"),
        ({"teams": [{"name": "One"}, {"name": "oNE "}]}, "team-twice"),
        ({"teams": [{"name": "One"}, {"name": ""}]}, "team-name"),
        ({"teams": [{"name": "One"}]}, "team-count"),
        ({"teams": [{"name": "One"}, {"name": "Two", "player": "nobody"}]}, "unknown-bot"),
        ({"terms": {"points": [1, 2, 3]}}, "terms-points"),
        ({"terms": {"legs": 9}}, "terms-number"),
        ({"options": {"deck": "/etc/passwd"}}, "document-needed"),
    ],
)
def test_one_that_cannot_be_held_is_refused_with_the_reason(
    mara: Person, change: dict[str, Any], code: str
) -> None:
    wanted = {
        "name": "Never",
        "game": GAME,
        "kind": "league",
        "teams": [{"name": t} for t in TEAMS],
        **change,
    }
    problem(mara.post("/api/competitions", wanted), 422, code)
    assert all(row["name"] != "Never" for row in good(mara.get("/api/competitions")))


def test_the_place_of_what_is_wrong_is_told(mara: Person) -> None:
    twice = {
        "name": "Twice",
        "game": GAME,
        "kind": "league",
        "teams": [{"name": "A"}, {"name": "B"}, {"name": "a"}],
    }
    assert problem(mara.post("/api/competitions", twice), 422, "team-twice")["details"] == {
        "name": "a",
        "first": 1,
        "second": 3,
    }
    typo = {"name": "Typo", "game": GAME, "kind": "leauge", "teams": []}
    assert problem(mara.post("/api/competitions", typo), 422, "bad-values")["details"]["places"]
    long = {"name": "Long", "game": GAME, "kind": "league", "teams": [{"name": "x" * 500}]}
    assert problem(mara.post("/api/competitions", long), 422, "bad-values")["details"]["places"]


def test_markup_in_a_name_is_a_name(mara: Person) -> None:
    id = create_drawn(mara, "Markup", "league", MARKUP, "Another")
    assert sheet(mara, id)["competition"]["teams"][0]["name"] == MARKUP


def test_two_of_one_name_are_told_apart_by_nobody(mara: Person, ivo: Person) -> None:
    create_competition(mara, "The same")
    problem(
        mara.post("/api/competitions", {"name": "the SAME", "game": GAME, "kind": "league", "teams": []}),
        422,
        "team-count",
    )
    twice = {"name": "the SAME", "game": GAME, "kind": "league", "teams": [{"name": t} for t in TEAMS]}
    problem(mara.post("/api/competitions", twice), 409, "competition-there")
    create_competition(ivo, "The same")


# -- Who sees it, who may change it


def test_everyone_who_has_the_link_reads_it_and_nobody_else_changes_it(
    house: House, mara: Person, ivo: Person
) -> None:
    id = create_drawn(mara, "To be read")
    for someone in (house, ivo):
        seen = sheet(someone, id)
        assert (seen["organises"], seen["owns"], seen["competition"]["owner"]) == (False, False, None)
    problem(result(ivo, id, "1", 1, 0), 403, "not-organiser")
    problem(house.post(f"/api/competitions/{id}/lots", {}), 401, "not-a-guest")
    problem(ivo.ask("DELETE", f"/api/competitions/{id}"), 403, "not-owner")
    assert sheet(mara, id)["competition"]["version"] == 1


def test_a_list_has_ones_own_and_what_is_public(house: House, mara: Person, ivo: Person) -> None:
    own = create_competition(mara, "Mine")["competition"]["id"]
    public = create_competition(ivo, "For all", public=True)["competition"]["id"]
    hidden = create_competition(ivo, "Hidden")["competition"]["id"]
    listed = {row["id"]: row["mine"] for row in good(mara.get("/api/competitions"))}
    assert (listed[own], listed[public]) == (True, False)
    assert hidden not in listed
    assert own not in {row["id"] for row in good(house.get("/api/competitions"))}
    good(ivo.ask("PATCH", f"/api/competitions/{public}", json={"public": False}))
    assert public not in {row["id"] for row in good(mara.get("/api/competitions"))}


def test_with_the_key_another_organises_until_there_is_a_new_one(mara: Person, ivo: Person) -> None:
    id = create_drawn(mara, "Two organisers")
    old = good(mara.post(f"/api/competitions/{id}/key"))["key"]
    assert sheet(ivo, id, headers={"tavolino-key": old})["organises"]
    assert not sheet(ivo, id, headers={"tavolino-key": "guessed"})["organises"]
    new = good(mara.post(f"/api/competitions/{id}/key"))["key"]
    assert not sheet(ivo, id, headers={"tavolino-key": old})["organises"]
    assert sheet(ivo, id, headers={"tavolino-key": new})["organises"]
    problem(ivo.ask("POST", f"/api/competitions/{id}/key", headers={"tavolino-key": new}), 403, "not-owner")


def test_one_that_is_given_up_is_gone(mara: Person) -> None:
    id = create_competition(mara, "Given up")["competition"]["id"]
    assert mara.ask("DELETE", f"/api/competitions/{id}").status_code == 204
    problem(mara.get(f"/api/competitions/{id}"), 404, "no-such-competition")


# -- Results


def test_a_league_is_typed_in_and_every_placing_has_its_reason(mara: Person) -> None:
    id = create_drawn(mara, "Typed")
    for n, match in enumerate(sheet(mara, id)["competition"]["matches"]):
        good(result(mara, id, match["id"], 2, n % 2))
    found = sheet(mara, id)
    assert found["competition"]["next"] == "over"
    assert len(found["words"]["reasons"][0]) == 4
    assert found["words"]["reasons"][0][0]
    assert found["words"]["rounds"] == ["Round 1", "Round 2", "Round 3"]
    italian = sheet(mara, id, params={"lang": "it"})["words"]
    assert italian["rounds"] != found["words"]["rounds"]


def test_extra_time_and_penalties_decide_a_tie(mara: Person) -> None:
    id = create_drawn(mara, "Long evening", "knockout", "One", "Two")
    found = good(result(mara, id, "1", 1, 1, extra=[1, 1], penalties=[5, 4]))
    assert found["competition"]["champion"] is not None
    assert found["words"]["ties"][0]["decision"]


@pytest.mark.parametrize(
    ("goals", "more", "code"),
    [
        ([1000, 0], {}, "score-number"),
        ([1, 0, 2], {}, "score-sides"),
        ([1, 0], {"penalties": [5, 4]}, "score-penalties"),
        ([1, 1], {"penalties": [4, 4]}, "score-shoot-out"),
        ([1, 0], {"extra": [1, 0]}, "score-extra-time"),
        ([-1, 0], {}, "bad-values"),
        (["one", 0], {}, "bad-values"),
        ([1, 0], {"corrects": 99}, "no-result-yet"),
    ],
)
def test_a_score_that_cannot_be_is_refused(
    mara: Person, goals: list[Any], more: dict[str, Any], code: str
) -> None:
    id = good(mara.get("/api/competitions"))
    id = next((row["id"] for row in id if row["name"] == "Wrong scores"), None) or create_drawn(
        mara, "Wrong scores"
    )
    problem(mara.post(f"/api/competitions/{id}/matches/1/result", {"goals": goals, **more}), 422, code)
    assert sheet(mara, id)["competition"]["version"] == 1


def test_matches_and_teams_that_there_are_not(mara: Person) -> None:
    id = create_drawn(mara, "Small")
    problem(result(mara, id, "77", 1, 0), 404, "no-such-match")
    problem(mara.post(f"/api/competitions/{id}/matches/77/table", {}), 404, "no-such-match")
    problem(mara.post(f"/api/competitions/{id}/teams/9/withdraw", {}), 404, "no-such-team")
    problem(mara.get(f"/api/competitions/{id}/matches/1/record"), 404, "no-match-record")
    problem(mara.post(f"/api/competitions/{id}/matches/1/report"), 404, "no-match-record")


def test_of_two_who_change_one_result_the_second_is_told_the_firsts(mara: Person, ivo: Person) -> None:
    id = create_drawn(mara, "Quarrel")
    headers = {"tavolino-key": good(mara.post(f"/api/competitions/{id}/key"))["key"]}
    path = f"/api/competitions/{id}/matches/1/result"
    good(result(mara, id, "1", 2, 1, seen=1))
    good(ivo.ask("POST", path, json={"goals": [2, 2], "corrects": 2, "seen": 2}, headers=headers))
    late = problem(result(mara, id, "1", 3, 1, corrects=2, seen=2), 409, "changed-meanwhile")
    assert (late["details"]["by"], late["details"]["result"]) == ("Ivo", "2–2")
    problem(result(mara, id, "1", 3, 1), 409, "result-there")
    assert sheet(mara, id)["competition"]["matches"][0]["goals"] == [2, 2]


def test_what_else_happens_to_matches_and_teams(mara: Person) -> None:
    id = create_drawn(mara, "FaultInjector")
    path = f"/api/competitions/{id}"
    good(mara.post(f"{path}/matches/1/postpone", {"until": "Thursday"}))
    good(mara.post(f"{path}/matches/2/forfeit", {"side": "away"}))
    good(mara.post(f"{path}/teams/0/points", {"points": 2, "why": "late again"}))
    good(mara.post(f"{path}/teams/1/deputy", {"bot": "random"}))
    found = good(mara.post(f"{path}/matches/2/annul", {"corrects": 3}))
    statuses = [match["status"] for match in found["competition"]["matches"][:2]]
    assert statuses == ["postponed", "open"]
    assert found["competition"]["teams"][1]["deputy"] == "random"
    assert good(mara.post(f"{path}/teams/3/withdraw", {}))["competition"]["teams"][3]["withdrawn"]
    assert len(found["words"]["history"]) == 6
    problem(mara.post(f"{path}/teams/1/deputy", {"bot": "nobody"}), 422, "unknown-bot")


# -- Simulated


def test_a_cup_of_bots_is_simulated_to_its_champion(mara: Person) -> None:
    bots = [{"name": f"Bot {n}", "player": "random"} for n in range(4)]
    id = create_drawn(mara, "Bots", "knockout", *bots)
    begun = mara.post(f"/api/competitions/{id}/simulation")
    assert (begun.status_code, begun.json()["simulation"]["total"]) == (202, 3)
    with news_socket(mara.house, id) as line:
        while line.receive_json()["simulation"]:
            pass
    found = sheet(mara, id)["competition"]
    assert found["next"] == "over"
    assert found["champion"] is not None
    assert {match["source"] for match in found["matches"]} == {"simulated"}
    assert mara.get(f"/api/competitions/{id}/matches/1/record").text.startswith("tavolino")
    ways = [good(mara.post(f"/api/competitions/{id}/matches/1/report"))["id"] for _ in range(2)]
    assert ways[0] == ways[1], "kept once, whoever asks"
    report = good(mara.get(f"/api/tables/{ways[0]}/report"))
    assert report["names"] == [found["teams"][team]["name"] for team in found["matches"][0]["teams"]]
    assert good(mara.get(f"/api/tables/{ways[0]}/replay/1"))["move"] == 1


def test_while_it_is_simulated_it_is_neither_simulated_again_nor_deleted(house: House, mara: Person) -> None:
    id = create_drawn(mara, "Busy")
    progress = house.client.app.state.competitions.simulations.progress
    progress[id] = JobProgress(0, 1)
    problem(mara.post(f"/api/competitions/{id}/simulation"), 409, "simulating-already")
    problem(mara.ask("DELETE", f"/api/competitions/{id}"), 409, "simulating-already")
    assert sheet(mara, id)["simulation"] == {"done": 0, "total": 1}
    del progress[id]


def test_a_simulation_can_be_stopped_and_what_was_played_stays(
    mara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulations, "SLICE_MATCHES", 1)
    bots = [{"name": f"Bot {n}", "player": "random"} for n in range(16)]
    id = create_drawn(mara, "Long", "league", *bots)
    good_or_accepted = mara.post(f"/api/competitions/{id}/simulation")
    assert good_or_accepted.status_code == 202
    with news_socket(mara.house, id) as line:
        while not line.receive_json()["simulation"]["done"]:
            pass
    stopped = good(mara.ask("DELETE", f"/api/competitions/{id}/simulation"))
    played = [match for match in stopped["competition"]["matches"] if match["status"] == "played"]
    assert stopped["simulation"] is None
    assert 0 < len(played) < len(stopped["competition"]["matches"])
    problem(mara.ask("DELETE", f"/api/competitions/{id}/simulation"), 409, "not-simulating")


def test_several_are_simulated_in_turn(mara: Person, ivo: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large one does not make a small one wait for its end."""
    monkeypatch.setattr(simulations, "SLICE_MATCHES", 1)
    bots = [{"name": f"Bot {n}", "player": "random"} for n in range(16)]
    large = create_drawn(mara, "Large", "league", *bots)
    small = create_drawn(ivo, "Small", "knockout", *bots[:2])
    for person, id in ((mara, large), (ivo, small)):
        assert person.post(f"/api/competitions/{id}/simulation").status_code == 202
    with news_socket(mara.house, small) as line:
        while line.receive_json()["simulation"]:
            pass
    assert sheet(mara, large)["simulation"], "it goes on"
    good(mara.ask("DELETE", f"/api/competitions/{large}/simulation"))


def test_nothing_is_simulated_before_the_draw(mara: Person) -> None:
    id = create_competition(mara, "Undrawn")["competition"]["id"]
    problem(mara.post(f"/api/competitions/{id}/simulation"), 422, "not-drawn")


# -- In and out


def test_a_competition_is_taken_elsewhere(mara: Person, ivo: Person) -> None:
    id = create_drawn(mara, "Travelling")
    good(result(mara, id, "1", 2, 1))
    paper = mara.get(f"/api/competitions/{id}/export.json")
    assert "attachment" in paper.headers["content-disposition"]
    there = good(ivo.ask("POST", "/api/competitions/import", content=paper.content))
    assert there["owns"]
    assert there["competition"]["matches"] == sheet(mara, id)["competition"]["matches"]


@pytest.mark.parametrize(
    "paper", [b"", b"\xff\xfe", b"[]", b"{}", b'{"format": "tavolino competition"}', b"[" * 9999]
)
def test_a_broken_file_is_refused(mara: Person, paper: bytes) -> None:
    answer = mara.ask("POST", "/api/competitions/import", content=paper)
    assert answer.status_code == 422
    assert answer.json()["code"].startswith("paper-")


def test_a_file_with_another_result_than_was_drawn_is_refused(mara: Person, ivo: Person) -> None:
    id = create_drawn(mara, "Forged")
    paper = json.loads(mara.get(f"/api/competitions/{id}/export.json").content)
    paper["entries"][0]["what"]["teams"].reverse()
    problem(ivo.ask("POST", "/api/competitions/import", json=paper), 422, "draw-other")


def test_what_was_entered_is_there_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        id = create_drawn(mara, "Kept")
        good(result(mara, id, "1", 2, 1))
        before = sheet(mara, id)
    with open_house(tmp_path) as house:
        again = good(house.get(f"/api/competitions/{id}", headers=mara.headers))
    assert again == before


def test_results_go_out_and_come_in_as_a_list(mara: Person) -> None:
    id = create_drawn(mara, "Listed")
    good(result(mara, id, "1", 2, 1))
    listed = mara.get(f"/api/competitions/{id}/export.csv")
    assert listed.headers["content-type"].startswith("text/csv")
    lines = listed.text.splitlines()
    assert len(lines) == 7
    more = "\n".join(["match,result", "1,2-2", "2,0-1"])
    found = good(mara.ask("POST", f"/api/competitions/{id}/results", content=more))
    assert [match["goals"] for match in found["competition"]["matches"][:2]] == [[2, 2], [0, 1]]
    wrong = problem(
        mara.ask("POST", f"/api/competitions/{id}/results", content="match,result\n3,x"), 422, "csv-line"
    )
    assert wrong["details"]["line"] == 2
    assert (
        good(mara.ask("POST", f"/api/competitions/{id}/results", content=more))["competition"]["version"] == 4
    )


def test_a_competition_is_changed_after_its_founding_and_the_change_struck_out(
    mara: Person, ivo: Person
) -> None:
    id = create_drawn(mara, "Changing")
    path = f"/api/competitions/{id}"
    terms = sheet(mara, id)["competition"]["terms"]
    changes = {
        "name": {"name": "Changed"},
        "teams/0/name": {"name": "Other"},
        "teams": {"name": "Late"},
        "terms": {"terms": {**terms, "points": [4, 1, 0]}},
    }
    for what, body in changes.items():
        assert ivo.post(f"{path}/{what}", body).status_code == 403
        good(mara.post(f"{path}/{what}", body))
    shown = sheet(ivo, id)
    assert (shown["competition"]["name"], shown["competition"]["teams"][0]["name"]) == ("Changed", "Other")
    assert (len(shown["competition"]["teams"]), shown["competition"]["next"]) == (5, "draw")
    assert "A win is worth 4, a draw 1, a defeat 0." in shown["words"]["regulations"]
    assert [one["name"] for one in good(mara.get("/api/competitions")) if one["id"] == id] == ["Changed"]
    good(mara.post(f"{path}/strike", {"entry": 3}))
    assert sheet(ivo, id)["competition"]["teams"][0]["name"] == "Fulgerul"
    good(mara.post(f"{path}/teams/1/withdraw", {}))
    assert good(mara.post(f"{path}/teams/1/return", {}))["competition"]["teams"][1]["withdrawn"] is False
    good(mara.post(f"{path}/lots", {}))
    assert good(mara.post(f"{path}/redraw", {}))["competition"]["next"] == "draw"


def test_nobody_is_asked_to_play_a_team_that_has_withdrawn(mara: Person) -> None:
    id = create_drawn(mara, "Open", "league", *({"name": name, "player": "person"} for name in TEAMS))
    assert sheet(mara, id)["free"] == [0, 1, 2, 3]
    assert good(mara.post(f"/api/competitions/{id}/teams/2/withdraw", {}))["free"] == [0, 1, 3]
