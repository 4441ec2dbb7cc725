"""One guest on several browsers: let in by a link or a phrase, listed, sent away."""

from pathlib import Path

from tavolino.live.guards.rate_limits import per_hour
from tavolino.live.guards.tokens import new_recovery_phrase, normalise_phrase
from tavolino.server.limits import Limits
from tests.server.house import House, Person, good, open_house, problem


def as_device(person: Person, secret: str) -> Person:
    """The same guest in another browser."""
    other = object.__new__(Person)
    other.house, other.welcome = person.house, person.welcome
    other.headers = {"authorization": f"Bearer {secret}"}
    return other


def test_a_guest_is_the_same_in_another_browser(mara: Person) -> None:
    table = mara.open()["id"]
    phone = as_device(mara, good(mara.post("/api/me/devices", {"label": "phone"}))["secret"])
    assert good(phone.get("/api/me")) == good(mara.get("/api/me"))
    assert table in [one["id"] for one in good(phone.get("/api/me/tables"))]
    for person, here in ((phone, [True, False]), (mara, [False, True])):
        listed = good(person.get("/api/me/devices"))
        assert [one["label"] for one in listed] == ["phone", ""]
        assert [one["here"] for one in listed] == here


def test_it_is_known_when_a_device_was_last_here(mara: Person) -> None:
    phone = as_device(mara, good(mara.post("/api/me/devices", {}))["secret"])
    [before, _] = good(mara.get("/api/me/devices"))
    good(phone.get("/api/me"))
    [after, _] = good(mara.get("/api/me/devices"))
    assert before["seen"] == before["created"] < after["seen"]


def test_a_device_is_sent_away(mara: Person) -> None:
    added = good(mara.post("/api/me/devices", {}))
    phone = as_device(mara, added["secret"])
    good(phone.get("/api/me"))
    assert mara.ask("DELETE", f"/api/me/devices/{added['id']}").status_code == 204
    problem(phone.get("/api/me"), 401, "bad-token")
    problem(mara.ask("DELETE", f"/api/me/devices/{added['id']}"), 404, "no-such-device")


def test_even_the_first_one(mara: Person) -> None:
    phone = as_device(mara, good(mara.post("/api/me/devices", {}))["secret"])
    assert phone.ask("DELETE", "/api/me/devices/first").status_code == 204
    problem(mara.get("/api/me"), 401, "bad-token")
    assert [one["here"] for one in good(phone.get("/api/me/devices"))] == [True]


def test_nobody_sends_away_the_devices_of_others(mara: Person, ivo: Person) -> None:
    added = good(mara.post("/api/me/devices", {}))
    problem(ivo.ask("DELETE", f"/api/me/devices/{added['id']}"), 404, "no-such-device")
    assert good(as_device(mara, added["secret"]).get("/api/me"))


def test_there_are_not_too_many(mara: Person) -> None:
    for _ in range(10):
        good(mara.post("/api/me/devices", {}))
    problem(mara.post("/api/me/devices", {}), 429, "too-many-devices")


def test_a_phrase_brings_a_guest_back(house: House, mara: Person) -> None:
    phrase = good(mara.post("/api/me/phrase"))["phrase"]
    typed = phrase.lower().replace(" ", "-")
    back = as_device(mara, good(house.post("/api/recover", {"phrase": typed}))["secret"])
    assert good(back.get("/api/me")) == good(mara.get("/api/me"))
    newer = good(mara.post("/api/me/phrase"))["phrase"]
    problem(house.post("/api/recover", {"phrase": phrase}), 403, "bad-phrase")
    assert good(house.post("/api/recover", {"phrase": newer}))


def test_phrases_are_not_tried_out(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(guesses=per_hour(2))) as house:
        for _ in range(2):
            problem(house.post("/api/recover", {"phrase": new_recovery_phrase()}), 403, "bad-phrase")
        problem(house.post("/api/recover", {"phrase": new_recovery_phrase()}), 429, "too-many-guesses")


def test_a_phrase_has_enough_letters() -> None:
    assert len(normalise_phrase(new_recovery_phrase())) == 25
    assert new_recovery_phrase() != new_recovery_phrase()
