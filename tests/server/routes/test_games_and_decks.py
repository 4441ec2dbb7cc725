"""The shelf over HTTP: games, options, decks, rules, texts and cards."""

from xml.etree import ElementTree

import pytest

import tavolino
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.registry import full_box_game, game_class
from tavolino.printing import PrintFault
from tests.server.house import House, good, problem

OWN_DECKS = [(id, deck) for id in tavolino.games() for deck in game_class(id).own_decks]
SCRIPT = '<script>alert("goal")</script>'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_on_the_shelf_in_every_language(house: House, language: str) -> None:
    shelf = good(house.get(f"/api/games?lang={language}"))
    assert [game["id"] for game in shelf] == tavolino.games()
    for game in shelf:
        assert game["name"] == load_texts(language, game["id"]).say("game")
        assert tuple(game["seats"]) == tavolino.game(game["id"]).seat_counts


@pytest.mark.parametrize("id", tavolino.games())
def test_all_options_are_there_with_all_that_they_can_be(house: House, id: str) -> None:
    sheet = good(house.get(f"/api/games/{id}"))
    for option, card in zip(game_class(id).known_options, sheet["options"], strict=True):
        assert card["name"] == option.name
        assert card["default"] == option.default
        assert card["text"]
        if option.values:
            assert [each["value"] for each in card["values"]] == list(option.values)
        assert (card["kind"] == "document") == option.is_document


@pytest.mark.parametrize("id", tavolino.games())
def test_rules_are_whole_and_in_articles(house: House, id: str) -> None:
    rules = good(house.get(f"/api/games/{id}/rules", headers={"accept-language": "ro-RO,ro;q=0.9,en;q=0.8"}))
    assert rules["language"] == "ro"
    numbers = [article["number"] for section in rules["sections"] for article in section["articles"]]
    assert len(numbers) > 20
    assert numbers == sorted(set(numbers), key=lambda number: [int(part) for part in number.split(".")])


@pytest.mark.parametrize("id", tavolino.games())
def test_texts_are_those_of_the_game_before_all_others(house: House, id: str) -> None:
    found = house.get(f"/api/games/{id}/texts?lang=it").text
    game, server, core = (found.index(f"\n{key} =") for key in ("game", "fault-not-found", "bot-greedy"))
    assert game < server < core
    assert "fault-not-found =" in house.get("/api/texts").text


@pytest.mark.parametrize("id", tavolino.games())
def test_decks_hold_all_cards_with_names_and_help(house: House, id: str) -> None:
    sheet = good(house.get(f"/api/games/{id}/decks"))
    counts = {deck["name"]: {row["card"]: row["n"] for row in deck["cards"]} for deck in sheet["decks"]}
    assert counts == full_box_game(id).decks
    assert all(row["name"] and row["help"] for deck in sheet["decks"] for row in deck["cards"])
    for deck in sheet["own_decks"]:
        assert all(len(row) == len(deck["columns"]) for row in deck["rows"])


@pytest.mark.parametrize("id", tavolino.games())
def test_cards_have_faces_and_backs(house: House, id: str) -> None:
    for deck, cards in full_box_game(id).decks.items():
        for path in (f"cards/{next(iter(cards))}", f"backs/{deck}"):
            drawing = house.get(f"/api/games/{id}/{path}.svg")
            assert drawing.headers["content-type"].startswith("image/svg+xml")
            assert ElementTree.fromstring(drawing.text).tag.endswith("svg")


def test_a_face_is_kept_by_the_browser_until_it_changes(house: House) -> None:
    path = "/api/games/mister/cards/gino-scapicollo.svg"
    first = house.get(path)
    assert "max-age" in first.headers["cache-control"]
    again = house.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert house.get(path, headers={"if-none-match": '"other"'}).text == first.text


def test_what_is_not_on_the_shelf_is_told(house: House) -> None:
    problem(house.get("/api/games/rabona"), 404, "unknown-game")
    problem(house.get("/api/games/rabona/rules"), 404, "unknown-game")
    problem(house.get("/api/games/mister/cards/nobody.svg"), 404, "no-such-card")
    problem(house.get("/api/games/mister/cards/gino-scapicollo.png"), 404, "no-such-card")
    problem(house.get("/api/games/mister/backs/nothing.svg"), 404, "not-found")
    problem(house.get("/api/games/mister/decks/squad/template"), 404, "no-such-deck")


@pytest.mark.parametrize(("id", "deck"), OWN_DECKS, ids=lambda value: getattr(value, "option", value))
def test_a_template_is_a_good_deck(house: House, id: str, deck: OwnDeck) -> None:
    for ending in deck.file_suffixes:
        text = house.get(f"/api/games/{id}/decks/{deck.option}/template?ending={ending}").text
        question = {"name": f"mine{ending}", "text": text, "option": deck.option}
        verdict = good(house.post(f"/api/games/{id}/decks/check", question))
        assert verdict["good"]
        assert (verdict["cards"], verdict["faults"]) == (deck.card_count(Document(f"mine{ending}", text)), [])


def test_faults_of_a_deck_have_their_lines_and_the_readers_language(house: House) -> None:
    question = {"name": "mine.toml", "text": '[[footballer]]\nid = "a"\nname = 3\n'}
    verdict = good(house.post("/api/games/mister/decks/check?lang=it", question))
    assert not verdict["good"]
    assert {"field-missing", "few-goalkeepers"} <= {fault["code"] for fault in verdict["faults"]}
    assert 3 in {fault["line"] for fault in verdict["faults"]}
    assert any("portier" in fault["message"] for fault in verdict["faults"])


def test_letters_without_a_typeface_are_said_while_one_types(house: House) -> None:
    question = {"name": "mine.csv", "text": "id,n,title\ngoal,9,Ґол\nno,10,Τάκος\nvar,2,球\n"}
    said = good(house.post("/api/games/gogoal/decks/check?lang=it", question))["message"]
    assert said.endswith(
        load_texts("it", packages=PrintFault.packages).say("letters-without-type", {"letters": "球"})
    )


def test_a_fault_names_the_fields_that_it_is_about(house: House) -> None:
    question = {"name": "mine.toml", "text": '[[footballer]]\nid = "a"\nname = 3\nrole = "goalkeeper"\n'}
    faults = good(house.post("/api/games/mister/decks/check", question))["faults"]
    fields = {fault["code"]: fault["fields"] for fault in faults}
    assert fields["field-text"] == ["name"]
    assert fields["field-missing"] == ["nation", "age", "C", "D", "G", "H"]
    assert fields["few-goalkeepers"] == []


@pytest.mark.parametrize(("id", "deck"), OWN_DECKS, ids=lambda value: getattr(value, "option", value))
def test_a_card_of_ones_own_deck_is_drawn(house: House, id: str, deck: OwnDeck) -> None:
    text = house.get(f"/api/games/{id}/decks/{deck.option}/template").text
    cards = [card for deck in tavolino.game(id).decks.values() for card in deck if f'"{card}"' in text]
    named = {"card": cards[0]} if 'id = "' in text else {"row": 1}
    question = {"name": "mine.toml", "text": text, "option": deck.option, **named}
    answer = house.post(f"/api/games/{id}/decks/face", question)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    problem(house.post(f"/api/games/{id}/decks/face", {**question, "card": "nobody"}), 404, "no-such-card")
    problem(house.post(f"/api/games/{id}/decks/face", {**question, "text": ""}), 422, "deck")
    if "row" in named:
        problem(house.post(f"/api/games/{id}/decks/face", {**question, "row": 999}), 404, "no-such-card")


def test_markup_in_a_deck_is_text_and_nothing_else(house: House) -> None:
    """Faults quote what people wrote: as JSON, which no browser takes for a page."""
    question = {"name": f"{SCRIPT}.toml", "text": f"[[footballer]]\nid = '{SCRIPT}'\nname = '{SCRIPT}'\n"}
    answer = house.post("/api/games/mister/decks/check", question)
    assert SCRIPT in str(good(answer)["faults"])
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["", "  ", "two\nlines.toml", "x" * 101, "bell\x07.toml"])
def test_a_file_has_a_name_that_fits_a_line(house: House, name: str) -> None:
    answer = house.post("/api/games/mister/decks/check", {"name": name, "text": ""})
    problem(answer, 422, "document-name")


def test_a_qr_code_is_drawn(house: House) -> None:
    drawing = house.post("/api/qr", {"text": "http://192.168.1.7:8011/#seat=secret"})
    assert ElementTree.fromstring(drawing.text).tag.endswith("svg")
    problem(house.post("/api/qr", {"text": "ț" * 600}), 422, "qr-too-long")
    problem(house.post("/api/qr", {"text": ""}), 422, "bad-values")


def test_opponents_are_listed_by_name_and_bots_for_measuring_are_not(house: House) -> None:
    names = {bot["id"]: bot["name"] for bot in good(house.get("/api/bots?lang=ro"))}
    assert names["amateur"] == load_texts("ro").say("bot-amateur")
    assert not {"random", "greedy"} & set(names)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, [2]),
        ({"format": "cup"}, [4]),
        ({"format": "league", "legs": "one"}, [4]),
        ({"format": "league", "market": True}, [4]),
    ],
)
def test_house_rules_say_how_many_sit_down(
    house: House, options: dict[str, object], seats: list[int]
) -> None:
    """Mister is for four in a cup, a league and a season (9.1, 12.1): that is what its set-up asks for."""
    assert good(house.post("/api/games/mister/seats", {"options": options})) == {"seats": seats}


def test_a_game_says_what_can_be_printed_of_it(house: House) -> None:
    best11, gogoal = (good(house.get(f"/api/games/{id}?lang=it")) for id in ("best11", "gogoal"))
    assert best11["prints"] == ["cards", "pieces", "rules", "aid", "sheet", "lineup"]
    assert gogoal["prints"] == ["cards", "rules", "aid", "sheet"]
    assert {"id": "montelampo", "name": "Saetta Montelampo"} in best11["printed_cards"]
