"""A competition with cards of one's own: all its matches are played with them, and its file holds them."""

from typing import Any

from tavolino.core.options import Document
from tavolino.core.records.reader import parse_record, verify_record
from tests.server.competitions.support import create_competition, create_drawn, news_socket, sheet
from tests.server.house import House, Person, good, problem

TITLE = "volcano"
OWN = f'[[card]]\nid = "red-footballer"\nn = 30\ntitle = "{TITLE}"\n'
BOTS = [{"name": f"Bot {n}", "player": "random"} for n in range(3)]


def with_deck(text: str = OWN) -> dict[str, Any]:
    return {"options": {"deck": {"name": "mine.toml", "text": text}}}


def simulated(person: Person, id: str) -> None:
    assert person.post(f"/api/competitions/{id}/simulation").status_code == 202
    with news_socket(person.house, id) as line:
        while line.receive_json()["simulation"]:
            pass


def test_every_match_is_played_with_the_deck_and_its_record_holds_it(mara: Person) -> None:
    id = create_drawn(mara, "Volcanoes", "league", *BOTS, **with_deck())
    simulated(mara, id)
    for match in sheet(mara, id)["competition"]["matches"]:
        record = parse_record(mara.get(f"/api/competitions/{id}/matches/{match['id']}/record").text)
        assert record.game.options["deck"] == Document("mine.toml", OWN)
        assert verify_record(record).over
    table = good(mara.post(f"/api/competitions/{id}/matches/1/report"))["id"]
    cards = [card for deck in good(mara.get(f"/api/tables/{table}/decks")) for card in deck["cards"]]
    assert TITLE in {card["name"] for card in cards}


def test_a_match_at_a_table_is_played_with_it_too(mara: Person) -> None:
    id = create_drawn(mara, "At a table", "league", {"name": "Mine", "mine": True}, *BOTS, **with_deck())
    own = next(one for one in sheet(mara, id)["competition"]["matches"] if 0 in one["teams"])
    table = good(mara.post(f"/api/competitions/{id}/matches/{own['id']}/table", {}))["id"]
    cards = [card for deck in good(mara.get(f"/api/tables/{table}/decks")) for card in deck["cards"]]
    assert TITLE in {card["name"] for card in cards}


def test_strangers_are_told_its_name_alone_and_the_file_holds_all_of_it(
    mara: Person, ivo: Person, house: House
) -> None:
    id = create_competition(mara, "In a file", "league", *BOTS, **with_deck())["competition"]["id"]
    assert sheet(house, id)["competition"]["options"]["deck"] == "mine.toml"
    file = mara.get(f"/api/competitions/{id}/export.json").json()
    read = good(ivo.post("/api/competitions/import", file))["competition"]
    assert read["options"]["deck"] == "mine.toml"
    again = ivo.get(f"/api/competitions/{read['id']}/export.json").json()
    assert again["charter"]["options"] == file["charter"]["options"]
    assert TITLE in str(again["charter"]["options"]["deck"])


def test_a_deck_with_faults_is_refused_before_there_is_a_competition(mara: Person) -> None:
    wanted = {"name": "Bad", "game": "champions101", "kind": "league", "teams": BOTS}
    problem(
        mara.post("/api/competitions", {**wanted, **with_deck('[[card]]\nid = "nothing"\n')}), 422, "deck"
    )
    assert [one["name"] for one in good(mara.get("/api/competitions"))] == []
