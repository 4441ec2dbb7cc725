"""A club of one's own: every fault with its line and card; it and an event deck play like those in the box."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

import tavolino
from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.rng import Rng
from tavolino.games.best11.cards.club_deck import (
    CLUB_FILE_DECK,
    MAX_CARDS,
    club_csv,
    club_toml,
    max_needed_by_role,
    read_club,
)
from tavolino.games.best11.cards.event_deck import EVENT_FILE_DECK, events_toml, read_events
from tavolino.games.best11.cards.event_verbs import VERBS
from tavolino.games.best11.cards.reading import CLUB_IDS, Club, TeamCard, built_in_club, standard_events
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.games.deck_faults import assert_told

FIRST = built_in_club(CLUB_IDS[0])
WRITERS = {TOML_SUFFIX: club_toml, CSV_SUFFIX: club_csv}
LIKES = ("4-4-2", "4-3-3", "3-5-2")
DISLIKES = ("4-5-1", "5-3-2")


def squad(managers: int = 2) -> list[TeamCard]:
    """As many of each role as so many managers may need."""
    return [member(role, k) for role, n in max_needed_by_role(managers).items() for k in range(n)]


def member(role: str, k: int) -> TeamCard:
    tastes = (LIKES, DISLIKES) if role == "coach" else ()
    return TeamCard(f"{role.lower()}-{k}", f"{role.upper()} {k}", "IT", 30, role, 3, *tastes)


def club_of(cards: list[TeamCard]) -> Club:
    return replace(FIRST, name="Mine", pattern="plain", colours=("#000000", "#ffffff"), cards=tuple(cards))


def toml(cards: list[TeamCard]) -> Document:
    return Document("mine.toml", club_toml(club_of(cards)))


def table(cards: list[TeamCard]) -> Document:
    return Document("mine.csv", club_csv(club_of(cards)))


def change_deck(old: str, new: str, write: Callable[[list[TeamCard]], Document] = toml) -> Document:
    document = write(squad())
    assert old in document.text
    return Document(document.name, document.text.replace(old, new, 1))


# -- Clubs


@pytest.mark.parametrize("id", CLUB_IDS)
def test_1_2_every_club_of_the_box_can_be_written_and_read_again(id: str) -> None:
    one = built_in_club(id)
    assert read_club(Document(f"{id}.toml", club_toml(one))) == one
    assert read_club(Document(f"{id}.csv", club_csv(one))).cards == one.cards


def test_a_club_is_called_like_its_file_when_it_does_not_say() -> None:
    one = read_club(Document("to/Știința-Nord 2.csv", table(squad()).text))
    assert (one.id, one.name, one.town, one.nation) == (
        "stiinta-nord-2",
        "Stiinta Nord 2",
        "Stiinta Nord 2",
        "IT",
    )
    assert (one.pattern, one.character) == ("plain", "")
    named = read_club(change_deck('kit = { pattern = "plain", colours = ["#000000", "#ffffff"] }', ""))
    assert (named.id, named.name, named.pattern) == ("mine", "Mine", "plain")


def test_a_club_of_ones_own_may_have_other_numbers_if_everyone_can_have_a_team() -> None:
    assert [CLUB_FILE_DECK.max_seats(toml(squad(n))) for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert max_needed_by_role(2) == {"P": 2, "D": 9, "C": 10, "A": 5, "coach": 2}
    assert max_needed_by_role(5) == {"P": 5, "D": 21, "C": 24, "A": 11, "coach": 5}
    for role in max_needed_by_role(2):
        short = squad()
        short.remove(next(card for card in short if card.role == role))
        [fault] = CLUB_FILE_DECK.faults(toml(short))
        assert (fault.key, fault.values["role"], fault.values["n"]) == (
            "few-of-role",
            role,
            max_needed_by_role(2)[role] - 1,
        )
    assert [fault.values["role"] for fault in CLUB_FILE_DECK.faults(toml(squad()), 3)] == [
        "P",
        "D",
        "C",
        "A",
        "coach",
    ]


def test_too_few_in_three_languages() -> None:
    [fault] = CLUB_FILE_DECK.faults(toml(squad()[1:]))
    assert [fault.text(language) for language in LANGUAGES] == [
        "mine.toml: there are too few goalkeepers, 1: 2 managers may need 2",
        "mine.toml: ci sono troppo pochi portieri, 1: a 2 manager ne possono servire 2",
        "mine.toml: sunt prea puțini portari, 1: la 2 manageri poate fi nevoie de 2",
    ]


def test_there_are_not_more_cards_than_a_deck_can_hold() -> None:
    many = [member("C", k) for k in range(100, 100 + MAX_CARDS)]
    [fault] = CLUB_FILE_DECK.faults(toml([*squad(), *many]))
    assert (fault.key, fault.values["most"]) == ("deck-too-many", MAX_CARDS)


LOVES = 'likes = ["4-4-2", "4-3-3", "3-5-2"]'
CLUB_CASES: list[tuple[Document, str, str, str]] = [
    # the document, what stands in the line, the card, the key of the fault
    (change_deck("value = 3", "value = 7"), "value = 7", "P 0", "field-range"),
    (
        change_deck(
            '"COACH 0", nation = "IT", age = 30, value = 3', '"COACH 0", nation = "IT", age = 30, value = 6'
        ),
        "value = 6",
        "COACH 0",
        "field-range",
    ),
    (change_deck("value = 3", "value = 3.5"), "value = 3.5", "P 0", "field-whole"),
    (change_deck(", value = 3", ""), 'id = "p-0"', "P 0", "field-missing"),
    (change_deck('role = "P"', 'role = "GK"'), '"GK"', "P 0", "field-choice"),
    (change_deck("value = 3", "value = 3, price = 2"), "price", "P 0", "field-unknown"),
    (change_deck("value = 3", f"value = 3, {LOVES}"), LOVES, "P 0", "field-unknown"),
    (change_deck(f", {LOVES}", ""), 'id = "coach-0"', "COACH 0", "field-missing"),
    (change_deck(LOVES, 'likes = ["4-4-2"]'), 'likes = ["4-4-2"]', "COACH 0", "field-number"),
    (change_deck(LOVES, 'likes = ["4-4-2", "2-3-6", "3-5-2"]'), "2-3-6", "COACH 0", "formation-numbers"),
    (
        change_deck(LOVES, 'likes = ["4-4-2", "5-3-2", "3-5-2"]'),
        '"5-3-2", "3',
        "COACH 0",
        "likes-and-dislikes",
    ),
    (change_deck('id = "p-1"', 'id = "p-0"'), 'id = "p-0", role = "P", name = "P 1"', "P 1", "field-twice"),
    (change_deck('name = "P 1"', 'name = "p 0"'), '"p 0"', "p 0", "field-twice"),
    (change_deck('id = "p-0"', 'id = "scout"'), '"scout"', "P 0", "id-taken"),
    (change_deck('id = "p-0"', 'id = "management-1"'), '"management-1"', "P 0", "id-taken"),
    (change_deck('id = "p-0"', 'id = "P0"'), '"P0"', "P 0", "field-id"),
    (change_deck('name = "P 0"', 'name = "<P 0>"'), "<P 0>", "<P 0>", "name-signs"),
    (change_deck("age = 30", "age = 3"), "age = 3,", "P 0", "field-range"),
    (change_deck('nation = "IT"', 'nation = "it"'), '"it"', "P 0", "nation"),
    (change_deck('name = "Mine"', 'name = ""'), 'name = ""', "", "name-empty"),
    (change_deck('name = "Mine"', 'name = "Mine"\nfounded = 1906'), "founded", "", "deck-unknown"),
    (change_deck('"plain"', '"tartan"'), "tartan", "", "field-choice"),
    (change_deck('"#000000"', '"black"'), "black", "", "colour"),
    (change_deck(', colours = ["#000000", "#ffffff"]', ""), "kit", "", "field-missing"),
    (change_deck("cards = [", "card = ["), "", "", "deck-no-cards"),
    (change_deck("p-0,P", "p-0,X", table), "p-0,X", "P 0", "field-choice"),
    (change_deck("dislikes", "hates", table), "id,", "", "deck-column-missing"),
    (Document("mine.toml", ""), "", "", "deck-empty"),
    (Document("mine.toml", "cards = [ {"), "cards", "", "deck-toml-end"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("document", "text", "card", "key"), CLUB_CASES, ids=[f"{n}-{c[3]}" for n, c in enumerate(CLUB_CASES)]
)
def test_a_fault_of_a_club_is_told_with_its_file_line_and_card(
    document: Document, text: str, card: str, key: str, language: str
) -> None:
    assert_told(CLUB_FILE_DECK, document, text, card, key, language)


def test_no_fault_hides_another() -> None:
    text = toml(squad()).text.replace("value = 3", "value = 9", 9).replace("age = 30", "aged = 30", 9)
    document = Document("mine.toml", text)
    assert Counter(fault.key for fault in CLUB_FILE_DECK.faults(document)) == {
        "field-range": 9,
        "field-missing": 9,
        "field-unknown": 9,
    }


# -- Templates


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_templates_are_the_decks_of_the_box_and_say_so(language: str) -> None:
    says = {
        "en": "good to play with as it stands",
        "it": "si può giocare così com'è",
        "ro": "se poate juca așa cum e",
    }
    templates = [
        CLUB_FILE_DECK.template(TOML_SUFFIX, language),
        CLUB_FILE_DECK.template(CSV_SUFFIX, language),
        EVENT_FILE_DECK.template(TOML_SUFFIX, language),
        EVENT_FILE_DECK.template(CSV_SUFFIX, language),
    ]
    for template in templates:
        head = template[: template.index("\n\n")]
        assert says[language] in head
        assert all(line.startswith("#") for line in head.splitlines())
    assert read_club(Document(f"{FIRST.id}.toml", templates[0])) == FIRST
    assert read_club(Document(f"{FIRST.id}.csv", templates[1])).cards == FIRST.cards
    assert read_events(Document("events.toml", templates[2])) == standard_events()
    assert read_events(Document("events.csv", templates[3])) == standard_events()
    assert all(f"  {verb} " in template for verb in VERBS for template in templates[2:])
    for n in (2, 5):
        assert all(str(needed) in templates[0] for needed in max_needed_by_role(n).values())


# -- At the table


@pytest.mark.parametrize("seats", [2, 4])
def test_the_decks_of_the_box_in_files_give_the_same_match(seats: int) -> None:
    deck = Document("events.toml", events_toml(standard_events()))
    ours = tavolino.game("best11").start(7, seats)
    random_playout(ours, Rng(7))
    for ending, write in WRITERS.items():
        own = tavolino.game("best11", club=Document(f"{FIRST.id}{ending}", write(FIRST)), events=deck).start(
            7, seats
        )
        random_playout(own, Rng(7))
        assert own.dump() == ours.dump()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_smallest_club_is_enough(seats: int) -> None:
    match = tavolino.game("best11", club=toml(squad(seats))).start(3, seats)
    assert random_playout(match, Rng(3)) > 0
    assert match.over


def test_a_record_holds_both_decks() -> None:
    few = tuple(replace(card, n=7) for card in standard_events()[:3])
    options = {"club": toml(squad()), "events": Document("ours.toml", events_toml(few))}
    table = open_table(
        tavolino.game("best11", **options), [Seat("Ana", "random"), Seat("Ion", "random")], seed=5
    )
    while table.play_automatic_move():
        pass
    again = parse_record(table.record.text())
    assert {name: again.game.options[name] for name in options} == options
    assert verify_record(again).dump() == table.match.dump()
    assert set(again.game.decks["team"]) == {card.id for card in squad()}
    assert again.game.decks["events"] == {card.id: 7 for card in few}


def test_nothing_starts_with_a_faulty_deck() -> None:
    none = Document("ours.toml", events_toml((replace(standard_events()[0], n=0),)))
    for option, document in (("club", change_deck("value = 3", "value = 7")), ("events", none)):
        with pytest.raises(DeckRefused) as refused:
            tavolino.game("best11", **{option: document}).start(1)
        assert [fault.key for fault in refused.value.faults] == ["field-range"]
    with pytest.raises(DeckRefused) as too_small:
        tavolino.game("best11", club=toml(squad())).start(1, 3)
    assert {fault.key for fault in too_small.value.faults} == {"few-of-role"}
    assert tavolino.game("best11", club=toml(squad(3))).start(1, 3).seats == 3
