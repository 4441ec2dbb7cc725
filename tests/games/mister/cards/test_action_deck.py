"""Action cards of one's own: every fault with its line and card; whatever is approved can be played."""

import re
from random import Random
from typing import Any

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.games.mister.cards.action_deck import (
    ACTION_FILE_DECK,
    actions_csv,
    actions_toml,
    written_fields,
)
from tavolino.games.mister.cards.action_fields import OUTFIELD_POSITIONS, POSITION_LETTERS
from tavolino.games.mister.cards.action_words import action_help
from tavolino.games.mister.cards.own_deck import FOOTBALLERS_DECK
from tavolino.games.mister.cards.reading import ACTION_CARDS
from tests.games.deck_faults import assert_told
from tests.games.mister.invented_actions import invented_deck

DUEL = 'phases = [{ verb = "duel", own = ["E", "RM"], theirs = ["C", "LB"] }]'
SHOT = 'shot = { kind = "duel", own = ["B", "LS"], keeper = "H" }'


def one_card(phases: str = DUEL, shot: str = SHOT, head: str = 'id = "mine"\ntitle = "Mine"') -> str:
    return "\n".join(["[[action]]", head, phases, shot, ""])


def of_cards(*cards: str) -> Document:
    """A deck that is large enough, with these cards at its beginning."""
    return Document("actions.toml", "\n".join([*cards, actions_toml(ACTION_CARDS)]))


@pytest.mark.parametrize(("ending", "write"), [("toml", actions_toml), ("csv", actions_csv)])
def test_the_action_cards_of_the_box_can_be_written_and_read_again(ending: str, write: Any) -> None:
    read = ACTION_FILE_DECK.load_cards(Document(f"box.{ending}", write(ACTION_CARDS)))
    assert [written_fields(card) for card in read] == [written_fields(card) for card in ACTION_CARDS]


CASES: list[tuple[str, str, str, str]] = [
    # the card, what stands in the line, its label, the key of the fault
    (one_card(head='id = "mine"'), "[[action]]", "mine", "field-missing"),
    (one_card(head='id = "Mine"\ntitle = "Mine"'), 'id = "Mine"', "Mine", "field-id"),
    (one_card(head='id = "left"\ntitle = "Mine"'), "left", "Mine", "id-taken"),
    (one_card(phases=""), "[[action]]", "Mine", "field-missing"),
    (one_card(phases="phases = []"), "phases", "Mine", "action-phases"),
    (one_card(phases="phases = [3]"), "phases", "Mine", "action-step"),
    (one_card(phases='phases = [{ verb = "fly" }]'), "phases", "Mine", "action-word"),
    (one_card(phases=DUEL.replace("theirs", "whose")), "phases", "Mine", "field-unknown"),
    (one_card(phases=DUEL.replace('"RM"', '"GK"')), "phases", "Mine", "field-choice"),
    (one_card(phases=DUEL.replace('"E"', '"G"')), "phases", "Mine", "action-figure"),
    (one_card(phases=DUEL.replace(" }", ", margin = 10 }")), "phases", "Mine", "field-range"),
    (
        one_card(phases='phases = [{ verb = "wall", letter = "B", at_least = 1 }]'),
        "phases",
        "Mine",
        "field-range",
    ),
    (one_card(shot='shot = { kind = "duel", own = ["B", "LS"] }'), "shot", "Mine", "field-missing"),
    (one_card(shot='shot = { kind = "lob" }'), "shot", "Mine", "action-word"),
    (one_card(shot=""), "phases", "Mine", "action-ending"),
    (one_card(phases='phases = [{ verb = "sent_off" }]'), "phases", "Mine", "action-ending"),
    (one_card(phases='phases = [{ verb = "taker" }]'), "phases", "Mine", "action-taker"),
    (one_card(shot=SHOT.replace('"LS"', '"taker"')), "phases", "Mine", "action-taker"),
    (one_card() + one_card(), 'id = "mine"', "Mine", "field-twice"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "text", "label", "key"), CASES, ids=[f"{n}-{c[3]}" for n, c in enumerate(CASES)]
)
def test_a_fault_of_an_action_card_is_told_with_its_file_line_and_card(
    card: str, text: str, label: str, key: str, language: str
) -> None:
    document = of_cards(card)
    if key == "field-twice":
        [fault] = ACTION_FILE_DECK.faults(document)
        assert (fault.key, fault.line, fault.card) == (key, 6 + 1, label)
        return
    assert_told(ACTION_FILE_DECK, document, text, label, key, language)


def test_a_fault_in_a_phase_names_the_column_and_the_field() -> None:
    [fault] = ACTION_FILE_DECK.faults(of_cards(one_card(phases=DUEL.replace('"RM"', '"GK"'))))
    assert fault.fields == ["phases", "own"]


def test_1_12_a_deck_has_shots_and_does_not_empty_the_pitch() -> None:
    few = Document("actions.toml", one_card())
    assert [fault.key for fault in ACTION_FILE_DECK.faults(few)] == ["few-attacks"]
    off = [
        one_card('phases = [{ verb = "sent_off" }]', "", f'id = "off-{n}"\ntitle = "Off"') for n in range(3)
    ]
    assert [fault.key for fault in ACTION_FILE_DECK.faults(of_cards(*off))] == ["many-leavers"], (
        "with two of the box"
    )
    many = Document("actions.csv", "id,title,phases,shot\n" + "x,x,taker,guess\n" * 10_000)
    assert [fault.key for fault in ACTION_FILE_DECK.faults(many)] in (["deck-too-many"], ["deck-too-large"])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(6))
def test_1_12_whatever_deck_is_approved_can_be_played(seed: int, seats: int) -> None:
    rng = Random(seed)
    deck = Document("actions.csv", actions_csv(invented_deck(rng, rng.choice([8, 20, 64]))))
    assert ACTION_FILE_DECK.faults(deck) == []
    options = {} if seats == 2 else {"format": "cup", "market": True}
    match = tavolino.game("mister", actions=deck, **options).start(seed, seats)
    random_playout(match, Rng(seed))
    assert match.over


def test_two_decks_must_not_call_two_cards_alike() -> None:
    footballers = FOOTBALLERS_DECK.template(".csv").replace("\nabel-", "\nmine-")
    mine = next(
        row.split(",")[0] for row in footballers.splitlines() if row and not row.startswith(("#", "id"))
    )
    own = Document("deck.csv", footballers.replace(f"\n{mine},", "\nnemesis,"))
    with pytest.raises(Fault) as told:
        tavolino.game(
            "mister", deck=own, actions=of_cards(one_card(head='id = "nemesis"\ntitle = "Nemesis"'))
        )
    assert "nemesis" in told.value.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_own_phases(language: str) -> None:
    """A text with a fault would show its variable or its key."""
    texts = load_texts(language, "mister")
    for card in invented_deck(Random(7), 64):
        told = action_help(card, texts)
        assert told.endswith(".")
        assert not {"{", "$"} & set(told)
        assert "help-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_box_with_other_phases_says_those(language: str) -> None:
    texts = load_texts(language, "mister")
    corner = 'id = "corner-left"\nphases = [\n'
    document = of_cards()
    changed = document.text.replace(corner, corner + '  { verb = "wall", letter = "B", at_least = 9 },\n')
    game = tavolino.game("mister", actions=Document("actions.toml", changed))
    told = game.card_help("corner-left", texts)
    assert told != texts.say("card-corner-left.help")
    assert "9" in told
    assert game.card_look("corner-left", texts).name == texts.say("action-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_known_in_the_letters_of_every_language(language: str) -> None:
    """As they are printed on the cards."""
    texts = load_texts(language, "mister")
    for number, position in enumerate(OUTFIELD_POSITIONS):
        assert POSITION_LETTERS[language][number] == texts.say("position-code", {"position": position})


@pytest.mark.parametrize(
    ("language", "right", "left"), [("en", "RM", "LB"), ("it", "ED", "TS"), ("ro", "MD", "FS")]
)
def test_a_card_in_the_letters_of_any_language_is_the_same_card(language: str, right: str, left: str) -> None:
    duel = DUEL.replace('"RM"', f'"{right}"').replace('"LB"', f'"{left}"')
    [card, *_] = ACTION_FILE_DECK.load_cards(of_cards(one_card(duel)))
    [phase] = card["phases"]
    assert (phase["own"], phase["theirs"]) == (["E", "RM"], ["C", "LB"])
    row = f"id,title,phases,shot\nmine,Mine,duel own=E:{right} theirs=C:{left},duel own=B:LS keeper=H\n"
    rest = "".join(row.split("\n")[1].replace("mine", f"mine-{n}") + "\n" for n in range(8))
    [card, *_] = ACTION_FILE_DECK.load_cards(Document("mine.csv", row + rest))
    assert card["phases"] == [phase]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", [".toml", ".csv"])
def test_a_file_to_start_from_has_the_letters_of_its_readers_language(language: str, ending: str) -> None:
    begun = ACTION_FILE_DECK.template(ending, language)
    others = {letters for known in LANGUAGES if known != language for letters in POSITION_LETTERS[known]}
    assert set(re.findall(r"\b[A-Z]{2,3}\b", begun)) & (others - set(POSITION_LETTERS[language])) == set()
    assert [
        written_fields(card) for card in ACTION_FILE_DECK.load_cards(Document(f"box{ending}", begun))
    ] == [written_fields(card) for card in ACTION_CARDS]
