"""Everything on paper, over HTTP."""

from collections.abc import Iterator
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pypdfium2
import pytest

from tavolino.core.registry import game as find_game
from tests.server.competitions.support import create_competition, create_drawn, result
from tests.server.house import GAME, House, Person, good, open_house, problem

PDF = "application/pdf"


def fetch_print(someone: House | Person, path: str, **wishes: Any) -> bytes:
    answer = someone.get(path, params=wishes)
    assert (answer.status_code, answer.headers["content-type"]) == (200, PDF), answer.text[:300]
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF-")
    return answer.content


@pytest.mark.parametrize("what", ["rules", "sheet", "aid"])
def test_what_belongs_to_a_game_is_printed_in_the_readers_language(house: House, what: str) -> None:
    path = f"/api/games/{GAME}/print/{what}.pdf"
    assert fetch_print(house, path, lang="it") != fetch_print(house, path, lang="ro")


def test_the_paper_and_the_ink_can_be_chosen(house: House) -> None:
    path = f"/api/games/{GAME}/print/sheet.pdf"
    assert (
        len(
            {
                fetch_print(house, path),
                fetch_print(house, path, paper="letter"),
                fetch_print(house, path, ink="bw"),
            }
        )
        == 3
    )
    problem(house.get(path, params={"paper": "a0"}), 422, "bad-values")


def test_a_board_shows_the_results_that_there_are(mara: Person) -> None:
    id = create_drawn(mara, "On the wall")
    path = f"/api/competitions/{id}/print/board.pdf"
    blank = fetch_print(mara, path)
    good(result(mara, id, "1", 2, 1))
    assert fetch_print(mara, path) != blank


def test_a_board_to_write_on(house: House) -> None:
    assert fetch_print(house, "/api/print/board.pdf", format="knockout", teams=8)
    league = {"format": "league", "teams": 8}
    box = fetch_print(house, "/api/print/board.pdf", **league, game="champions101")
    assert box != fetch_print(house, "/api/print/board.pdf", **league)
    problem(house.get("/api/print/board.pdf", params={**league, "game": "polo"}), 404, "unknown-game")
    problem(house.get("/api/print/board.pdf", params={"format": "knockout", "teams": 99}), 422, "bad-values")
    problem(house.get("/api/print/board.pdf", params={"format": "groups", "teams": 3}), 422, "board-size")


def test_pieces_of_a_box_that_has_them(house: House) -> None:
    assert fetch_print(house, "/api/games/best11/print/pieces.pdf")
    problem(house.get("/api/games/gogoal/print/pieces.pdf"), 422, "no-pieces")


def test_what_cannot_be_printed(house: House, mara: Person) -> None:
    problem(house.get(f"/api/games/{GAME}/print/money.pdf"), 404, "no-such-print")
    problem(house.get("/api/games/polo/print/rules.pdf"), 404, "unknown-game")
    problem(house.get(f"/api/games/{GAME}/print/lineup.pdf"), 422, "no-formations")
    undrawn = create_competition(mara, "Nothing yet")["competition"]["id"]
    problem(mara.get(f"/api/competitions/{undrawn}/print/board.pdf"), 422, "not-drawn")


def test_who_prints_too_much_has_to_wait(tmp_path: Path) -> None:
    path = f"/api/games/{GAME}/print/lineup.pdf"
    with open_house(tmp_path, monotonic_s=lambda: 1000.0) as house:
        answers = [house.get(path) for _ in range(21)]
    assert {answer.status_code for answer in answers[:20]} == {422}
    assert problem(answers[20], 429, "too-many-prints")
    assert int(answers[20].headers["retry-after"]) > 0


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[House]:
    """A house where a long time passes between two prints."""
    hours = count(1000, 3600)
    with open_house(tmp_path, monotonic_s=lambda: float(next(hours))) as house:
        yield house


def test_cards_are_printed_as_one_wishes_them(patient: House) -> None:
    path = "/api/games/gogoal/print/cards.pdf"
    usual = fetch_print(patient, path, only="penalties")
    for wish in ({"size": "mini"}, {"sides": "fold"}, {"copies": 2}, {"gutter": 6}, {"single": "true"}):
        assert fetch_print(patient, path, only="penalties", **wish) != usual, wish
    assert fetch_print(patient, path, only=["VAR", "carte rigore"], lang="it") != usual


def test_cards_as_images(patient: House) -> None:
    answer = patient.get("/api/games/gogoal/print/cards.zip", params={"only": "VAR"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert answer.content.startswith(b"PK")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"size": "0x0"}, "range-card-side"),
        ({"size": "1000x1000"}, "range-card-side"),
        ({"size": "huge"}, "no-such-size"),
        ({"copies": 5000}, "range-copies"),
        ({"gutter": "nan"}, "range-gutter"),
        ({"offset": "left"}, "no-such-offset"),
        ({"size": "250x250"}, "card-too-large"),
    ],
)
def test_wishes_that_cannot_be_fulfilled(patient: House, wish: dict[str, Any], code: str) -> None:
    problem(patient.get("/api/games/gogoal/print/cards.pdf", params=wish), 422, code)


def test_cards_that_there_are_not(patient: House) -> None:
    problem(patient.get("/api/games/gogoal/print/cards.pdf", params={"only": "autogol"}), 404, "no-such-card")


def test_a_deck_of_ones_own_is_printed_alone(patient: House) -> None:
    deck, *_ = find_game("mister").own_decks
    text = deck.template().replace("Gino Scapicollo", "Ștefan Țîrlea", 1)
    path = "/api/games/mister/print/cards.pdf"
    answer = patient.post(f"{path}?sides=fronts", {"name": "mine.toml", "text": text})
    assert answer.status_code == 200, answer.text[:300]
    words = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(answer.content))
    assert "ȚÎRLEA" in words
    assert len(pypdfium2.PdfDocument(answer.content)) == 9


def test_a_deck_of_ones_own_as_images(patient: House) -> None:
    deck, *_ = find_game("mister").own_decks
    text = deck.template().replace("Gino Scapicollo", "Ștefan Țîrlea", 1)
    wanted = {"name": "mine.toml", "text": text, "only": ["Ștefan Țîrlea"]}
    answer = patient.post("/api/games/mister/print/cards.zip?sides=fronts", wanted)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip"), answer.text[:300]
    with ZipFile(BytesIO(answer.content)) as archive:
        (name,) = archive.namelist()
        assert archive.read(name).startswith(b"\x89PNG")
