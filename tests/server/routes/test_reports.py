"""Finished matches over HTTP: the record, the report, and any moment again. Before the end, nothing."""

import pytest

from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.rng import seed_commitment
from tests.server.house import House, Person, good, problem


@pytest.fixture(scope="module")
def over(house: House) -> str:
    return house.guest("Mara").finished()


def test_the_record_can_be_checked_by_anyone(house: House, over: str) -> None:
    answer = house.get(f"/api/tables/{over}/record")
    assert f"{over}.tav" in answer.headers["content-disposition"]
    record = parse_record(answer.text)
    assert verify_record(record).over
    assert record.fair == good(house.get(f"/api/tables/{over}"))["fair"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_the_whole_match(house: House, over: str, language: str) -> None:
    report = good(house.get(f"/api/tables/{over}/report?lang={language}"))
    record = parse_record(house.get(f"/api/tables/{over}/record").text)
    match = record.play_back(narrate=True)
    assert (report["scores"], report["winners"]) == (match.outcome.scores, match.outcome.winners)
    assert seed_commitment(int(report["seed"])) == report["fair"]
    assert report["moves"] == len(record.standing_moves())
    assert [moment["event"]["event"] for moment in report["timeline"]] == [e.kind for e in match.events]
    assert [moment["move"] for moment in report["timeline"]] == sorted(m["move"] for m in report["timeline"])
    assert all(moment["text"] for moment in report["timeline"])
    assert report["verdict"]


def test_a_report_is_told_in_the_readers_language(house: House, over: str) -> None:
    verdicts = {good(house.get(f"/api/tables/{over}/report?lang={lang}"))["verdict"] for lang in LANGUAGES}
    assert len(verdicts) == len(LANGUAGES)


def test_any_moment_can_be_seen_again(house: House, over: str) -> None:
    record = parse_record(house.get(f"/api/tables/{over}/record").text)
    for move in (0, 1, len(record.standing_moves())):
        replay = good(house.get(f"/api/tables/{over}/replay/{move}?seat=1"))
        assert replay["view"] == record.play_back(upto=move).view(1)
        assert bool(replay["played"]) == (move > 0)
    whole = good(house.get(f"/api/tables/{over}/replay/1"))["view"]
    hands = [zone for zone in whole["zones"] if zone["kind"] == "hand"]
    assert all(zone["cards"] for zone in hands)


def test_moments_that_never_were(house: House, over: str) -> None:
    problem(house.get(f"/api/tables/{over}/replay/100000"), 404, "no-such-moment")
    problem(house.get(f"/api/tables/{over}/replay/1?seat=9"), 422, "no-such-seat")


def test_before_the_end_nothing_is_told(house: House, mara: Person) -> None:
    """Not even to those who play: the record holds the seed."""
    id = mara.open("person", "greedy")["id"]
    for what in ("record", "report", "replay/0"):
        answer = mara.get(f"/api/tables/{id}/{what}")
        problem(answer, 409, "not-over")
    problem(house.get("/api/tables/nowhere/record"), 404, "no-such-table")
    assert "seed" not in mara.get(f"/api/tables/{id}").text


def test_every_game_has_its_report(house: House, mara: Person) -> None:
    for game in [each["id"] for each in good(house.get("/api/games"))]:
        id = mara.finished(game=game)
        assert good(house.get(f"/api/tables/{id}/report?lang=ro"))["timeline"]


def test_a_record_from_elsewhere_is_played_again_and_kept(house: House, over: str, mara: Person) -> None:
    text = house.get(f"/api/tables/{over}/record").text
    kept = good(mara.ask("POST", "/api/records", content=text))["id"]
    assert house.get(f"/api/tables/{kept}/record").text == text
    told, again = (good(house.get(f"/api/tables/{id}/report")) for id in (over, kept))
    assert {**told, "id": ""} == {**again, "id": ""}
    problem(mara.ask("POST", "/api/records", content=text.replace("sum ", "sum 0")), 422, "record-edited")
    problem(house.post("/api/records", text), 401, "not-a-guest")
