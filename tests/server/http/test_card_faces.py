"""Faces of cards: drawn once, named after their content, and no more of them than there is room for."""

from pathlib import Path

from tavolino.core.language.texts import load_texts
from tavolino.core.looks.card_look import CardLook
from tavolino.core.registry import full_box_game
from tavolino.server.catalogue.faces import FaceCache, content_hash
from tests.server.house import GAME, good, open_house, problem


def looks() -> list[CardLook]:
    game, texts = full_box_game(GAME), load_texts("en", GAME)
    return [game.card_look(card, texts) for deck in game.decks.values() for card in deck]


def test_a_face_is_drawn_once() -> None:
    faces, look = FaceCache(), looks()[0]
    hash = faces.add(look)
    svg = faces.find(hash)
    assert svg is not None
    assert content_hash(svg) == hash
    assert faces.add(looks()[0]) == hash
    assert faces.find(hash) is svg


def test_the_faces_that_were_added_longest_ago_are_dropped() -> None:
    faces, (first, second, third, *_) = FaceCache(max_faces=2), looks()
    old, kept = faces.add(first), faces.add(second)
    faces.add(first)  # asked for again: now the second is the older one
    new = faces.add(third)
    assert [faces.find(hash) is not None for hash in (old, kept, new)] == [True, False, True]
    assert faces.add(second) == kept
    assert faces.find(kept) is not None


def test_the_decks_of_the_box_and_of_a_table_have_the_same_faces(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        box = good(house.get(f"/api/games/{GAME}/decks"))["decks"]
        table = house.guest().open("person", "open")["id"]
        assert good(house.get(f"/api/tables/{table}/decks")) == box
        address = box[0]["cards"][0]["face"]
        answer = house.get(address)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text == house.get(f"/api/games/{GAME}/cards/{box[0]['cards'][0]['card']}.svg").text
        problem(house.get("/api/faces/none.svg"), 404, "not-found")
        problem(house.get(address.removesuffix(".svg")), 404, "not-found")


def test_all_faces_of_a_deck_are_drawn_when_it_is_listed(tmp_path: Path) -> None:
    """Otherwise a quick answer would tell that somebody else has looked at a card."""
    with open_house(tmp_path) as house:
        decks = good(house.get(f"/api/games/{GAME}/decks"))["decks"]
        faces: FaceCache = house.client.app.state.faces
        hashes = {Path(card["face"]).stem for deck in decks for card in deck["cards"]}
        assert len(hashes) > 3
        assert hashes == set(faces.drawings)


def test_a_face_has_cuts_copies_and_moods(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        box = good(house.get("/api/games/gogoal/decks"))["decks"]
        card = next(row for deck in box for row in deck["cards"] if row["card"] == "forward")
        plain = "/api/games/gogoal/cards/forward.svg"
        table = house.guest().open("person", "open", game="gogoal")["id"]
        for query in ("cut=table&copy=3", "cut=stamp", "copy=4", "cut=bust&mood=glad", "cut=head&mood=open"):
            answer = house.get(f"{card['face']}?{query}")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text == house.get(f"{plain}?{query}").text
            assert answer.text == house.get(f"/api/tables/{table}/cards/forward.svg?{query}").text
            assert answer.text != house.get(plain).text
            kept = house.get(f"{plain}?{query}", headers={"if-none-match": answer.headers["etag"]})
            assert kept.status_code == 304
        assert house.get(f"{card['face']}?cut=full&copy=0").text == house.get(plain).text


def test_a_cut_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        for query in ("cut=half", "copy=-1", "copy=100", "copy=many", "mood=furious"):
            problem(house.get(f"/api/games/gogoal/cards/forward.svg?{query}"), 422, "bad-values")


def test_asking_for_a_copy_leaves_no_trace(tmp_path: Path) -> None:
    """Otherwise a quick answer would tell that somebody else has looked at that copy."""
    with open_house(tmp_path) as house:
        house.get("/api/games/gogoal/decks")
        faces: FaceCache = house.client.app.state.faces
        before = dict(faces.drawings)
        house.get("/api/games/gogoal/cards/forward.svg?cut=table&copy=9")
        assert faces.drawings == before


def test_people_have_faces(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        gino = house.get("/api/people/Gino.svg?job=coach")
        assert gino.headers["content-type"] == "image/svg+xml"
        assert gino.text == house.get("/api/people/Gino.svg?job=coach").text
        others = (
            "Sara.svg?job=coach",
            "Gino.svg?job=keeper&colour=red",
            "Gino.svg?job=coach&mood=glad&cut=bust",
        )
        assert len({gino.text, *(house.get(f"/api/people/{other}").text for other in others)}) == 4
        problem(house.get("/api/people/Gino.png"), 404, "not-found")
        problem(house.get(f"/api/people/{'x' * 61}.svg"), 404, "not-found")
