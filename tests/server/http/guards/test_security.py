"""What keeps strangers out: hosts, origins, headers, one shape for all errors, and nothing told that is not theirs."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.server.config import ServerConfig
from tavolino.server.faults import ServerFault
from tavolino.server.http.guards.security import SECURITY_HEADERS, OriginPolicy, frame_headers, hostname
from tavolino.server.http.language import parse_accept_language
from tavolino.server.problems import STATUS_BY_FAULT
from tests.server.house import HERE, House, Person, good, open_house, problem
from tests.test_texts import SOURCE, keys_in_code

STRANGER = "https://evil.example"


# -- Whom a request is addressed to


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8011", "127.0.0.1.evil.example", "", "[", "a b"]
)
def test_a_name_that_is_not_ours_is_not_answered(house: House, host: str) -> None:
    """A browser that was led astray to this computer by a stranger's name would send that name."""
    problem(house.get("/api/games", headers={"host": host}), 403, "wrong-host")


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8011", "localhost:8011", "LOCALHOST", "192.168.1.7:8011", "[::1]:8011"]
)
def test_numbers_and_this_computer_are_ours(house: House, host: str) -> None:
    assert house.get("/api/games", headers={"host": host}).status_code == 200


def test_a_proxy_shows_us_under_other_names() -> None:
    guard = OriginPolicy(ServerConfig(origins=("https://Play.example.org/",)))
    assert guard.is_own_host("play.example.org")
    assert guard.may_come_from("https://play.example.org", "127.0.0.1:8011")
    assert not guard.may_come_from("http://play.example.org", "127.0.0.1:8011")
    assert not guard.is_own_host("other.example.org")


def test_a_host_without_sense_has_no_name() -> None:
    assert hostname("[::1") == ""


# -- Where it comes from


@pytest.mark.parametrize("origin", [STRANGER, "null", "http://127.0.0.1:9999", "http://127.0.0.1", "file://"])
def test_a_strangers_page_changes_nothing(house: House, origin: str) -> None:
    body = {"name": "Mara"}
    problem(house.post("/api/guests", body, headers={"origin": origin}), 403, "wrong-origin")
    assert house.get("/api/games", headers={"origin": origin}).status_code == 200
    assert "access-control-allow-origin" not in house.get("/api/games", headers={"origin": origin}).headers


def test_our_own_page_may(house: House) -> None:
    good(house.post("/api/guests", {"name": "Mara"}, headers={"origin": HERE}))


def test_a_strangers_page_cannot_listen(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy")
    socket = house.client.websocket_connect(f"/ws/tables/{table['id']}", headers={"origin": STRANGER})
    with socket as line, pytest.raises(WebSocketDisconnect) as closed:
        line.receive_json()
    assert closed.value.code == 4403


def test_our_own_page_listens(house: House, mara: Person) -> None:
    table = mara.open("person", "greedy")
    with house.client.websocket_connect(f"/ws/tables/{table['id']}", headers={"origin": HERE}) as line:
        line.send_json({"do": "hello", "secret": table["secrets"]["0"]})
        assert line.receive_json()["is"] == "welcome"


# -- What goes out


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/nothing", "/health", "/api/schema/swagger"]
)
def test_every_reply_is_dressed(house: House, path: str) -> None:
    answer = house.get(path)
    assert set(SECURITY_HEADERS) <= set(answer.headers)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "'unsafe-eval'" not in policy  # WebAssembly alone may be compiled: the pocket needs it
    assert "http:" not in policy
    assert "frame-ancestors 'none'" in policy


def test_what_is_personal_is_not_kept_by_anyone_on_the_way(mara: Person) -> None:
    for path in ("/api/me", "/api/me/tables", f"/api/tables/{mara.open()['id']}"):
        assert mara.get(path).headers["cache-control"] == "no-store"


def test_the_description_loads_nothing_from_elsewhere(house: House) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json", "/api/schema/openapi.yaml"):
        answer = house.get(path)
        assert answer.status_code == 200
        assert "html" not in answer.headers["content-type"]
    for path in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        problem(house.get(f"/api/schema/{path}"), 404, "not-found")


def test_head_is_answered_without_a_body(house: House) -> None:
    answer = house.client.head("/health")
    assert (answer.status_code, answer.content) == (200, b"")


# -- One shape for all that goes wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_callers_language(house: House, language: str) -> None:
    say = load_texts(language, packages=ServerFault.packages).say
    for how in ({"params": {"lang": language}}, {"headers": {"accept-language": f"de, {language};q=0.5"}}):
        assert problem(house.get("/api/nothing", **how), 404, "not-found")["message"] == say(
            "fault-not-found"
        )


def test_a_guests_language_counts_when_the_browser_wants_none(house: House) -> None:
    mara = house.guest("Mara", language="ro")
    quiet = {"accept-language": ""}
    told = problem(mara.get("/api/tables/nowhere", headers=quiet), 404, "no-such-table")
    assert told["message"] == load_texts("ro", packages=ServerFault.packages).say("fault-no-such-table")


def test_languages_are_wanted_in_their_order() -> None:
    assert parse_accept_language("de, en;q=0.3, it;q=0.8, ro;q=0") == ["de", "it", "en"]
    assert parse_accept_language("it;q=y, ro;q=0.1") == ["ro"]


def test_everything_that_litestar_refuses_has_our_shape(house: House) -> None:
    problem(house.get("/nowhere"), 404, "not-found")
    wrong = house.client.put("/api/me", json={})
    problem(wrong, 405, "method")
    assert wrong.headers["allow"] == "GET, PATCH"
    problem(house.client.post("/api/guests", content=b"{"), 400, "bad-request")
    problem(house.client.post("/api/guests", content=b"\xff\xfe"), 400, "bad-request")
    problem(house.client.post("/api/guests", content=b"[" * 100_000), 400, "bad-request")
    problem(house.client.post("/api/guests", content=b"x" * 600_000), 413, "body-too-large")
    told = problem(house.post("/api/guests", {"name": 3}), 422, "bad-values")
    assert told["details"]["places"][0]["at"] == "name"
    problem(house.post("/api/guests"), 422, "bad-values")
    problem(house.post("/api/guests", {"name": "Mara", "admin": True}), 422, "bad-values")


def test_our_own_faults_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path) as house:

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError("the seed is 4711")

        monkeypatch.setattr(house.client.app.state.store.tables, "list_public", broken)
        answer = house.get("/api/tables")
        problem(answer, 500, "server")
        assert "4711" not in answer.text


def test_every_fault_that_the_server_names_has_a_text() -> None:
    words = load_texts("en", packages=ServerFault.packages)
    raised = keys_in_code(("ServerFault", "LiveFault"), SOURCE / "server")
    raised |= keys_in_code(("LiveFault",), SOURCE / "live")
    assert [key for key in {*STATUS_BY_FAULT, *raised} if not words.has(f"fault-{key}")] == []
    assert raised >= {"bad-token", "wrong-host", "not-host"}


def test_only_named_sites_show_a_page_of_ours_and_only_the_one_to_read(tmp_path: Path) -> None:
    named = ServerConfig(frame_origins=("https://bar.example",))
    policy = frame_headers("frame/abc", named)["content-security-policy"]
    assert "frame-ancestors https://bar.example" in policy
    assert "'none'" not in policy.split("frame-ancestors")[1]
    assert frame_headers("competition/abc", named) == {}
    assert frame_headers("frame/abc", ServerConfig()) == {}
    (tmp_path / "index.html").write_text("<title>Tavolino</title>")
    with open_house(tmp_path, page_folder=tmp_path, frame_origins=("https://bar.example",)) as house:
        for path, shown in (("/frame/abc", True), ("/competition/abc", False)):
            policy = house.get(path, headers={"accept": "text/html"}).headers["content-security-policy"]
            assert ("https://bar.example" in policy) is shown
