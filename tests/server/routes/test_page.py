"""The page: a plain one until there is another; then its files, kept for ever where their names say what is in them."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.server.faults import ServerFault
from tests.server.house import House, open_house, problem

LONG_SCRIPT = "kick();" * 1000
PACKED = b"packed when the page was built"
BROWSER = {"accept": "text/html,application/xhtml+xml"}


class Links(HTMLParser):
    """What a page would load or lead to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [value or "" for name, value in attrs if name in ("href", "src", "action")]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("plain")
    with open_house(folder, page_folder=folder / "none") as house:
        yield house


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("built")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>built</title>", encoding="utf-8")
    (page / "assets" / "app-B4c9xY2z.js").write_text("kick()", encoding="utf-8")
    (page / "assets" / "long-B4c9xY2z.js").write_text(LONG_SCRIPT, encoding="utf-8")
    (page / "assets" / "kept-B4c9xY2z.js").write_text(LONG_SCRIPT, encoding="utf-8")
    (page / "assets" / "kept-B4c9xY2z.js.br").write_bytes(PACKED)
    (page / "assets" / "loud-B4c9xY2z.woff2").write_bytes(bytes(2000))
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "secret.txt").write_text("seed", encoding="utf-8")
    with open_house(folder, page_folder=page) as house:
        yield house


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_page_says_what_this_is(plain: House, language: str) -> None:
    page = plain.get(f"/?lang={language}")
    assert page.headers["content-type"].startswith("text/html")
    assert f'lang="{language}"' in page.text
    assert load_texts(language, packages=ServerFault.packages).say("welcome") in page.text
    links = Links(page.text)
    assert "script" not in links.tags
    for link in links.found:
        assert link.startswith("/")
        assert plain.get(link).status_code == 200


def test_the_style_of_the_plain_page_is_the_one_its_policy_allows(plain: House) -> None:
    page = plain.get("/")
    [style] = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in page.headers["content-security-policy"]


def test_without_a_page_other_addresses_lead_nowhere(plain: House) -> None:
    problem(plain.get("/pitch", headers=BROWSER), 404, "not-found")


def test_the_built_page_is_shown_at_every_address_of_a_view(built: House) -> None:
    for path in ("/", "/pitch", "/table/1234"):
        page = built.get(path, headers=BROWSER)
        assert "<title>built" in page.text
        assert page.headers["cache-control"] == "no-cache"
    for path in ("/api/nothing", "/assets/app-gone1234.js", "/ws/nothing"):
        problem(built.get(path, headers=BROWSER), 404, "not-found")
    problem(built.get("/pitch", headers={"accept": "application/json"}), 404, "not-found")


def test_files_with_a_hash_in_their_names_are_kept_for_ever(built: House) -> None:
    script = built.get("/assets/app-B4c9xY2z.js")
    assert script.text == "kick()"
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    manifest = built.get("/manifest.webmanifest")
    assert manifest.headers["cache-control"] == "no-cache"
    again = built.get("/manifest.webmanifest", headers={"if-none-match": manifest.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/%00",
        "/assets",
    ],
)
def test_nothing_but_the_page_is_served(built: House, path: str) -> None:
    answer = built.get(path)
    assert "seed" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code == 404


def test_a_link_out_of_the_folder_leads_nowhere(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (tmp_path / "secret.txt").write_text("seed", encoding="utf-8")
    (page / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    with open_house(tmp_path, page_folder=page) as house:
        problem(house.get("/way-out.txt"), 404, "not-found")


def test_a_text_of_the_page_is_compressed_for_whoever_reads_that(built: House) -> None:
    packed = built.get("/assets/long-B4c9xY2z.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(LONG_SCRIPT) / 10
    assert packed.text == LONG_SCRIPT
    plain = built.get("/assets/long-B4c9xY2z.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == LONG_SCRIPT
    assert "accept-encoding" in plain.headers["vary"]
    again = {"if-none-match": packed.headers["etag"], "accept-encoding": "gzip"}
    assert built.get("/assets/long-B4c9xY2z.js", headers=again).status_code == 304


def test_what_was_packed_with_the_page_is_sent_as_it_is(built: House) -> None:
    with built.client.stream(
        "GET", "/assets/kept-B4c9xY2z.js", headers={"accept-encoding": "gzip, br"}
    ) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == PACKED


def test_letters_and_short_files_go_as_they_are(built: House) -> None:
    for file in ("loud-B4c9xY2z.woff2", "app-B4c9xY2z.js"):
        assert "content-encoding" not in built.get(f"/assets/{file}").headers


def test_what_is_said_to_one_person_is_never_compressed(built: House) -> None:
    """Its length would tell something about what is in it."""
    answer = built.guest("Nora").get("/api/me/tables", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers
