"""Guests and tables over HTTP: who may do what, and what they are told."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.server.house import GAME, House, Person, good, open_house, problem

SCRIPT = '<img src=x onerror="alert(1)">'


# -- Guests


def test_a_guest_is_whoever_has_the_secret(house: House) -> None:
    mara = house.guest(" Mara ", language="it")
    assert good(mara.get("/api/me")) == {"id": mara.welcome["id"], "name": "Mara", "language": "it"}


def test_a_guest_can_take_another_name_and_language(mara: Person) -> None:
    assert good(mara.ask("PATCH", "/api/me", json={"name": "Mară", "language": "ro"}))["name"] == "Mară"
    me = good(mara.get("/api/me"))
    assert (me["name"], me["language"]) == ("Mară", "ro")
    assert good(mara.ask("PATCH", "/api/me", json={})) == me


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "two\nlines", "\u202eevil", "bell\x07"])
def test_a_name_is_a_line_that_can_be_read(house: House, name: str) -> None:
    problem(house.post("/api/guests", {"name": name}), 422, "name-unreadable")


def test_who_shows_no_secret_or_a_wrong_one_is_told(house: House) -> None:
    told = house.get("/api/me")
    problem(told, 401, "not-a-guest")
    assert told.headers["www-authenticate"] == "Bearer"
    problem(house.get("/api/me", headers={"authorization": "Bearer nobody"}), 401, "bad-token")
    problem(house.get("/api/me", headers={"authorization": "Basic bWFyYQ=="}), 401, "not-a-guest")
    problem(house.post("/api/tables", {"game": GAME, "seats": [{}]}), 401, "not-a-guest")


# -- Opening and looking


def test_a_table_for_one_starts_at_once_and_tells_each_what_is_theirs(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy")
    assert list(table["secrets"]) == ["0"]
    assert (table["invites"], table["code"]) == ({}, None)
    mine = good(mara.get(f"/api/tables/{table['id']}"))
    public = good(house.get(f"/api/tables/{table['id']}"))
    assert (mine["seat"], public["seat"]) == (0, None)
    assert mine["table"]["started"]
    assert hands(mine) == {0}
    assert hands(public) == set()
    assert public["view"]["legal"] == []


def hands(state: Any) -> set[int]:
    """Whose hands the viewer can look into."""
    return {zone["owner"] for zone in state["view"]["zones"] if zone["kind"] == "hand" and zone["cards"]}


def test_the_secret_of_a_seat_opens_it_on_any_device(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy")
    path = f"/api/tables/{table['id']}"
    assert good(house.get(path, headers={"tavolino-seat": table["secrets"]["0"]}))["seat"] == 0
    problem(house.get(path, headers={"tavolino-seat": "another"}), 403, "not-your-seat")
    problem(house.get(f"{path}?seat=0"), 403, "not-your-seat")
    problem(mara.get(f"{path}?seat=1"), 403, "not-your-seat")


def test_who_has_several_seats_says_which(mara: Person) -> None:
    path = f"/api/tables/{mara.open('person', 'person')['id']}"
    problem(mara.get(path), 422, "which-seat")
    assert good(mara.get(f"{path}?seat=1"))["seat"] == 1


def test_questions_and_events_are_told_in_the_callers_language(mara: Person) -> None:
    path = f"/api/tables/{mara.open('person', 'greedy')['id']}"
    told = {
        language: good(mara.get(f"{path}?lang={language}"))["events"][0]["text"] for language in ("en", "it")
    }
    assert told["en"] != told["it"]


def test_a_public_table_is_listed_until_it_is_over(house: House, mara: Person) -> None:
    open_one, private = mara.open("person", "open", public=True), mara.open("person", "open")
    over = mara.finished(public=True)
    rows = {row["id"]: row for row in good(house.get("/api/tables"))}
    assert open_one["id"] in rows
    assert not {private["id"], over} & set(rows)
    row = rows[open_one["id"]]
    assert (row["host"], row["open_seats"], row["seat"], row["finished"]) == ("Mara", [1], None, None)
    mine = {row["id"]: row for row in good(mara.get("/api/me/tables"))}
    assert set(mine) == {open_one["id"], private["id"], over}
    assert mine[private["id"]]["seat"] == 0
    assert mine[over]["finished"]


@pytest.mark.parametrize(
    ("wishes", "status", "code"),
    [
        ({"game": "rabona"}, 404, "unknown-game"),
        ({"seats": [{"player": "person"}]}, 422, "bad-seats"),
        ({"seats": []}, 422, "bad-values"),
        ({"seats": [{"player": "nobody"}] * 2}, 422, "unknown-bot"),
        ({"seats": [{"player": "person", "name": "a\nb"}] * 2}, 422, "name-unreadable"),
        ({"options": {"goals": 3}}, 422, "unknown-option"),
        ({"options": {"must_win": 7}}, 422, "bad-option-value"),
        ({"options": {"must_win": {"name": "a.toml", "text": ""}}}, 422, "bad-option-value"),
        ({"settings": {"clock": "now"}}, 422, "bad-setting"),
        ({"settings": {"late": "never"}}, 422, "bad-setting"),
        ({"settings": {"pace": -1}}, 422, "bad-values"),
        ({"settings": {"tempo": 1}}, 422, "bad-values"),
        ({"delay": -1}, 422, "bad-values"),
        ({"delay": 3600}, 422, "bad-delay"),
        ({"spectators": 3}, 422, "bad-values"),
    ],
)
def test_wishes_that_cannot_be_granted(mara: Person, wishes: Any, status: int, code: str) -> None:
    body = {"game": GAME, "seats": [{"player": "person"}, {"player": "greedy"}], **wishes}
    problem(mara.post("/api/tables", body), status, code)


# -- Decks of one's own


def test_a_deck_is_sent_whole_and_never_read_from_our_disk(mara: Person, tmp_path: Path) -> None:
    """An option that names a file of the server would read it, and tell the caller what is in it."""
    secret = tmp_path / "mine.toml"
    secret.write_text("password = 'catenaccio'", encoding="utf-8")
    seats = [{"player": "person"}, {"player": "greedy"}]
    body = {"game": "mister", "seats": seats, "options": {"deck": str(secret)}}
    told = mara.post("/api/tables", body)
    problem(told, 422, "document-needed")
    assert "catenaccio" not in told.text
    good(mara.post("/api/tables", {**body, "options": {"deck": "standard"}}))


def deck_with(house: House, name: str) -> Any:
    """The deck of the box, with one footballer under another name."""
    text = house.get("/api/games/mister/decks/deck/template").text
    text = text.replace('"gino-scapicollo"', '"ugo-nou"', 1).replace('"Gino Scapicollo"', f'"{name}"', 1)
    return {"deck": {"name": "mine.toml", "text": text}}


def test_a_table_with_a_deck_of_ones_own_shows_its_cards(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy", game="mister", options=deck_with(house, "Ugo D'Țara"))
    drawing = house.get(f"/api/tables/{table['id']}/cards/ugo-nou.svg")
    assert "ȚARA" in "".join(ElementTree.fromstring(drawing.text).itertext())
    assert "default-src 'none'" in drawing.headers["content-security-policy"]
    problem(house.get("/api/games/mister/cards/ugo-nou.svg"), 404, "no-such-card")


def test_markup_cannot_be_a_name_on_a_card(house: House, mara: Person) -> None:
    body = {"game": "mister", "seats": [{"player": "greedy"}] * 2, "options": deck_with(house, "<b>Ugo</b>")}
    told = problem(mara.post("/api/tables", body), 422, "deck")
    assert told["details"]["faults"][0]["code"] == "name-signs"


def test_a_bad_deck_is_refused_with_all_its_faults(mara: Person) -> None:
    options = {"deck": {"name": "mine.toml", "text": "[[footballer]]\nid = 3\n"}}
    seats = [{"player": "person"}, {"player": "greedy"}]
    told = problem(
        mara.post("/api/tables", {"game": "mister", "seats": seats, "options": options}), 422, "deck"
    )
    assert {"line", "card", "code", "fields", "message", "detail"} == set(told["details"]["faults"][0])


def test_a_name_of_a_file_cannot_smuggle_lines_into_the_record(mara: Person) -> None:
    options = {"deck": {"name": "x.toml\nseed 1", "text": ""}}
    seats = [{"player": "person"}, {"player": "greedy"}]
    body = {"game": "mister", "seats": seats, "options": options}
    problem(mara.post("/api/tables", body), 422, "document-name")


# -- Joining


def test_an_invitation_is_good_once(mara: Person, ivo: Person, house: House) -> None:
    table = mara.open()
    body = {"invite": table["invites"]["1"]}
    seat = good(ivo.post(f"/api/tables/{table['id']}/join", body))
    assert (seat["id"], seat["seat"]) == (table["id"], 1)
    assert good(ivo.get(f"/api/tables/{table['id']}"))["seat"] == 1
    problem(house.guest("Ana").post(f"/api/tables/{table['id']}/join", body), 403, "bad-invite")


def test_a_code_is_typed_as_it_was_heard(mara: Person, ivo: Person) -> None:
    table = mara.open()
    heard = f" {table['code'][:3].lower()} {table['code'][3:].lower()} "
    assert good(ivo.post("/api/join", {"code": heard}))["id"] == table["id"]
    problem(ivo.post("/api/join", {"code": "NOSUCH"}), 404, "no-such-table")


def test_only_a_public_table_is_open_to_anyone(house: House, mara: Person, ivo: Person) -> None:
    private, public = mara.open()["id"], mara.open("person", "open", public=True)["id"]
    problem(ivo.post(f"/api/tables/{private}/join", {}), 403, "bad-invite")
    problem(ivo.post(f"/api/tables/{private}/join", {"code": "ABCDEF"}), 403, "bad-code")
    assert good(ivo.post(f"/api/tables/{public}/join", {"seat": 1}))["seat"] == 1
    problem(ivo.post(f"/api/tables/{public}/join", {"seat": 0}), 409, "already-seated")
    problem(house.guest("Ana").post(f"/api/tables/{public}/join", {"seat": 0}), 409, "seat-taken")


# -- The host


def test_the_host_fills_and_opens_seats_before_the_start(mara: Person, ivo: Person) -> None:
    table = mara.open("person", "open")
    path = f"/api/tables/{table['id']}"
    problem(ivo.post(f"{path}/seats/1", {"player": "greedy"}), 403, "not-host")
    anew = good(mara.post(f"{path}/seats/1", {"player": "open"}))["invite"]
    problem(ivo.post(f"{path}/join", {"invite": table["invites"]["1"]}), 403, "bad-invite")
    good(ivo.post(f"{path}/join", {"invite": anew}))
    problem(mara.post(f"{path}/seats/1", {"player": "greedy"}), 409, "seat-taken")


def test_a_bot_on_the_last_seat_starts_the_match(mara: Person) -> None:
    table = mara.open("person", "open")
    assert good(mara.post(f"/api/tables/{table['id']}/seats/1", {"player": "greedy"})) == {"invite": None}
    assert good(mara.get(f"/api/tables/{table['id']}"))["table"]["started"]


def test_a_table_is_taken_down_only_before_the_start(mara: Person, ivo: Person) -> None:
    path = f"/api/tables/{mara.open()['id']}"
    problem(ivo.ask("DELETE", path), 403, "not-host")
    assert mara.ask("DELETE", path).status_code == 204
    problem(mara.get(path), 404, "no-such-table")
    running = f"/api/tables/{mara.open('person', 'greedy')['id']}"
    problem(mara.ask("DELETE", running), 409, "already-started")


def test_only_the_host_shows_spectators_out(mara: Person, ivo: Person) -> None:
    path = f"/api/tables/{mara.open()['id']}/spectators/1/remove"
    problem(ivo.post(path), 403, "not-host")
    problem(mara.post(path), 404, "no-such-spectator")


def test_a_rematch_needs_an_end_and_a_seat(mara: Person, ivo: Person) -> None:
    table = mara.open("person", "greedy")
    problem(mara.post(f"/api/tables/{table['id']}/rematch"), 409, "not-over")
    problem(ivo.post(f"/api/tables/{table['id']}/rematch"), 403, "not-your-seat")


# -- Names are text


def test_markup_in_a_name_stays_a_name(house: House) -> None:
    somebody = house.guest(SCRIPT)
    id = somebody.open("person", "open", public=True)["id"]
    for answer in (somebody.get("/api/me"), house.get("/api/tables"), house.get(f"/api/tables/{id}")):
        assert SCRIPT in str(answer.json())
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_markup_in_the_chat_stays_text(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy")
    with house.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
        socket.send_json({"do": "hello", "secret": table["secrets"]["0"], "guest": mara.welcome["secret"]})
        socket.send_json({"do": "say", "text": SCRIPT, "id": "1"})
        while (frame := socket.receive_json())["is"] != "said":
            pass
    assert frame["line"]["text"] == SCRIPT
    answer = mara.get(f"/api/tables/{table['id']}")
    assert good(answer)["said"][0]["text"] == SCRIPT
    assert answer.headers["content-type"] == "application/json"


# -- Nothing is lost


def test_all_is_there_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        table, over = mara.open("person", "greedy"), mara.finished()
        before = mara.awaited(table["id"])
        report = good(house.get(f"/api/tables/{over}/report"))
    with open_house(tmp_path) as again:
        mara.house = again
        after = good(mara.get(f"/api/tables/{table['id']}"))
        assert (after["view"], after["events"]) == (before["view"], before["events"])
        assert after["epoch"] != before["epoch"]
        assert good(again.get(f"/api/tables/{over}/report")) == report
