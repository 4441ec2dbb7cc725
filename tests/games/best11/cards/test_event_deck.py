"""An event deck of one's own: every fault with its line and card; whatever is approved can be played."""

import re
from random import Random
from typing import Any

import pytest

import tavolino
from tavolino.core.decks.deck_writer import inline_table
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.rng import Rng
from tavolino.games.best11 import Best11
from tavolino.games.best11.cards.event_builder import find_verbs
from tavolino.games.best11.cards.event_deck import (
    EVENT_FILE_DECK,
    EVENT_IDS,
    events_csv,
    events_toml,
    read_events,
)
from tavolino.games.best11.cards.event_verbs import VERBS
from tavolino.games.best11.cards.event_words import event_text, verb_text
from tavolino.games.best11.cards.reading import EventCard, standard_events
from tavolino.games.best11.engine import turn
from tests.games.best11.invented_events import invent_event
from tests.games.best11.support import legal, play, scene, start, window
from tests.games.deck_faults import assert_told


def one_card(**changes: Any) -> str:
    card = {"id": "scout", "n": 3, "colour": "management", "when": ["move"], "effect": {"look": 4}} | changes
    lines = [f"{name} = {value!r}" for name, value in card.items() if value is not None and name != "effect"]
    return "\n".join(["[[events]]", *lines, f"effect = {effect(card['effect'])}", ""]).replace("True", "true")


def effect(told: object) -> str:
    return inline_table(told) if isinstance(told, dict) else repr(told)


def of_cards(*cards: str) -> Document:
    """A deck that is large enough, with these cards at its beginning."""
    return Document(
        "events.toml", "\n".join([*cards, one_card(id="boards-bonus", n=20, effect={"money": 3})])
    )


def test_the_event_deck_of_the_box_can_be_written_and_read_again() -> None:
    assert read_events(Document("box.toml", events_toml(standard_events()))) == standard_events()


@pytest.mark.parametrize("card", standard_events(), ids=lambda card: card.id)
def test_every_card_of_the_box_keeps_to_what_the_verbs_allow(card: Any) -> None:
    assert (
        EVENT_FILE_DECK.faults(
            Document(
                "one.toml",
                events_toml((card,)) + (one_card(id="scout" if card.id != "scout" else "jinx", n=20)),
            )
        )
        == []
    )


def test_every_verb_is_on_a_card_of_the_box() -> None:
    assert {verb for card in standard_events() for verb in VERBS if next(iter(card.effect)) == verb} == set(
        VERBS
    )


EVENT_CASES: list[tuple[str, str, str]] = [
    # the card, what stands in the line, the key of the fault
    (one_card(id="free-beer"), "[[events]]", "field-missing"),
    (one_card(id="Free beer", title="x"), "Free beer", "field-id"),
    (one_card(title="🍺"), "🍺", "name-empty"),
    (one_card(text="x" * 201), "xxx", "name-long"),
    (one_card(n=0), "n = 0", "field-range"),
    (one_card(n="many"), "many", "field-whole"),
    (one_card(colour="red"), "red", "field-choice"),
    (one_card(when=[]), "when", "field-empty"),
    (one_card(when=["later"]), "later", "field-choice"),
    (one_card(when="move"), "when = 'move'", "field-list"),
    (one_card(when=["window"]), "window", "moment-of-verb"),
    (one_card(who="acting"), "when", "moment-of-verb"),
    (one_card(who="referee"), "referee", "field-choice"),
    (one_card(out=["never"]), "never", "field-choice"),
    (one_card(colour="white"), "white", "colour-of-verb"),
    (one_card(price=3), "price", "field-unknown"),
    (one_card(n=None), "[[events]]", "field-missing"),
    (one_card(effect=4), "effect", "field-table"),
    (one_card(effect={}), "effect", "verbs-of-effect"),
    (one_card(effect={"fly": 4}), "effect", "verbs-of-effect"),
    (
        one_card(when=["drawn"], who="attacker", effect={"redraw": "action", "becomes": "penalty"}),
        "effect",
        "verbs-of-effect",
    ),
    (one_card(effect={"look": 4, "raise": "one", "by": 1}), "when", "moment-of-verb"),
    (
        one_card(colour="white", when=["any"], effect={"discount": 2, "values": [1]}),
        "when",
        "moment-of-verb",
    ),
    (one_card(effect={"look": 4, "money": 21}), "look", "field-range"),
    (one_card(effect={"look": 4, "total": 1}), "colour", "colour-of-verb"),
    (
        one_card(
            colour="white", when=["window"], who="acting", effect={"raise": "one", "by": 1, "income": 2}
        ),
        "when",
        "moment-of-verb",
    ),
    (one_card(colour="white", effect={"income": 0}), "income", "does-nothing"),
    (one_card(effect={"look": 7}), "look", "field-range"),
    (one_card(effect={"look": 4, "by": 2}), "look", "field-unknown"),
    (one_card(effect={"income": 2}), "colour", "colour-of-verb"),
    (one_card(colour="white", effect={"income": 2, "instead": 3}), "income", "field-missing"),
    (one_card(colour="white", effect={"income": 2, "instead": 3, "if": "rain"}), "income", "field-choice"),
    (one_card(colour="white", effect={"total": 1, "alone": 1}), "total", "field-truth"),
    (one_card(effect={"discount": 2}), "discount", "discount-on"),
    (
        one_card(colour="white", effect={"discount": 2, "values": [1], "once": True}),
        "discount",
        "discount-on",
    ),
    (one_card(colour="white", effect={"discount": 2, "values": [7]}), "discount", "field-range"),
    (one_card(when=["window"], who="acting", effect={"raise": "one"}), "raise", "field-missing"),
    (one_card(when=["window"], who="acting", effect={"raise": "some", "by": 1}), "raise", "field-choice"),
    (
        one_card(when=["window"], who="acting", effect={"raise": "all", "by": 1, "at_most": 3}),
        "raise",
        "at-most-one",
    ),
    (one_card(when=["window"], who="other", effect={"raise": "one", "by": 1}), "when", "moment-of-verb"),
    (one_card(when=["drawn"], who="attacker", effect={"becomes": "rabona"}), "becomes", "field-choice"),
    (one_card(when=["drawn"], who="attacker", effect={"becomes": "save"}), "becomes", "half-of-action"),
    (
        one_card(when=["drawn"], who="defender", effect={"becomes": "save", "total": 3}),
        "becomes",
        "field-missing",
    ),
    (
        one_card(when=["drawn"], who="defender", effect={"becomes": "save", "total": 3, "roles": [["X"]]}),
        "becomes",
        "field-choice",
    ),
    (
        one_card(when=["drawn"], who="defender", effect={"becomes": "save", "total": 3, "roles": []}),
        "becomes",
        "action-roles",
    ),
    (one_card(effect={"find": "own-deck"}), "find", "field-missing"),
    (one_card(effect={"draw": 5}), "draw", "field-range"),
    (one_card() + one_card(n=1), "id = 'scout'\nn = 1", "field-twice"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "text", "key"), EVENT_CASES, ids=[f"{n}-{c[2]}" for n, c in enumerate(EVENT_CASES)]
)
def test_a_fault_of_an_event_deck_is_told_with_its_file_line_and_card(
    card: str, text: str, key: str, language: str
) -> None:
    document = of_cards(card)
    label = next((name for name in ("free-beer", "x", "🍺") if f"'{name}'" in card), "scout")
    assert_told(EVENT_FILE_DECK, document, text, label, key, language)


def test_2_2_there_are_event_cards_for_everyone_to_begin_with() -> None:
    small = Document("events.toml", one_card(n=3) + one_card(id="jinx", n=4, out=["two-managers"]))
    assert [fault.text(language) for fault in EVENT_FILE_DECK.faults(small) for language in LANGUAGES] == [
        "events.toml: with 2 managers only 3 of the cards are in play, and they begin with 4",
        "events.toml: in 2 manager restano in gioco solo 3 carte, e si comincia con 4",
        "events.toml: la 2 manageri rămân în joc doar 3 cărți, iar la început se împart 4",
    ]
    assert EVENT_FILE_DECK.faults(small, 3) == []
    assert EVENT_FILE_DECK.max_seats(Document("events.toml", one_card(n=9))) == 4


def test_an_event_deck_can_be_a_table() -> None:
    """An effect is written as in TOML, without the brackets and the quotation marks."""
    deck = tuple(invent_event(Random(seed), id) for seed, id in enumerate(EVENT_IDS))
    assert read_events(Document("events.csv", events_csv(deck))) == deck
    broken = events_csv(standard_events()).replace("income = 2", "income = = 2", 1)
    [fault] = EVENT_FILE_DECK.faults(Document("events.csv", broken))
    assert (fault.line, fault.card, fault.fields) == (2, "kit-sponsor", ["effect"])


# -- What the cards say


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_own_figures(language: str) -> None:
    sponsor = one_card(id="kit-sponsor", colour="white", effect={"income": 5})
    told = {
        "en": "You earn 5 million more every turn.",
        "it": "Incassi 5 milioni in più ogni turno.",
        "ro": "Câștigi 5 milioane în plus în fiecare rundă.",
    }
    game, texts = tavolino.game("best11", events=of_cards(sponsor)), load_texts(language, "best11")
    assert game.card_help("kit-sponsor", texts) == told[language]
    assert game.card_look("kit-sponsor", texts).text == told[language]


def test_a_card_of_ones_own_says_what_was_written_on_it() -> None:
    beer = one_card(id="free-beer", title="Free beer", text="On the house!", effect={"money": 2, "look": 1})
    game, texts = tavolino.game("best11", events=of_cards(beer)), load_texts("en", "best11")
    look = game.card_look("free-beer", texts)
    assert (look.name, look.text) == ("Free beer", "On the house!")
    assert Reporter(texts, [], game.labels_in(texts)).card_name("free-beer") == "Free beer"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", standard_events(), ids=lambda card: card.id)
def test_every_verb_says_what_it_does_with_any_figures(card: EventCard, language: str) -> None:
    """A text with a fault would show its variable or its key."""
    texts, rng = load_texts(language, "best11"), Random(card.id)
    for seed in range(20):
        told = event_text(invent_event(rng, f"own-{seed}"), texts)
        assert told.endswith(".")
        assert not {"{", "$", "effect-"} & set(told)
    words = " ".join(verb_text(verb, card, texts) for verb in find_verbs(card.effect))
    assert set(re.findall("[0-9]+", words)) >= figures_of(card)


def figures_of(card: EventCard) -> set[str]:
    return {str(value) for value in card.effect.values() if type(value) is int}


# -- At the table


def test_11_1_a_card_does_all_that_it_says() -> None:
    """A card that pays at once and lasts: its owner gets the money now and the income every turn."""
    cards = one_card(
        id="rich-uncle", n=20, title="Rich uncle", colour="white", effect={"income": 3, "money": 7}
    )
    match = start(1, 2, events=Document("events.toml", cards))
    card = match.game.moves.parse("play rich-uncle")
    while card not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    before = match.money[seat]
    match.play(seat, card)
    assert match.money[seat] == before + 7
    assert turn.event_income(match, seat, 0) == 3


def test_11_15_what_a_card_does_comes_one_after_the_other() -> None:
    """Two questions and two gifts in one card, and then the challenge goes on."""
    cards = one_card(
        id="bus-parked",
        n=20,
        title="Park the bus",
        colour="challenge",
        when=["window"],
        who="acting",
        effect={"raise": "one", "by": 2, "draw": 1, "money": 3, "tax": 2},
    )
    match = scene(
        "P3 D3 C3 A3",
        "P3 D3 C3 A3",
        hands=["bus-parked"],
        actions="corner",
        events=Document("events.toml", cards),
    )
    play(window(match), "play bus-parked")
    assert (match.money, match.hand_size[0]) == ([13, 8], 1)
    assert len(legal(match)) == 2, "which of the two footballers?"
    play(match, legal(match)[0])
    assert sorted(match.values) == [3, 5]
    assert match.to_act == [1], "the other one's step"


def test_11_15_what_cannot_be_done_is_left_out() -> None:
    cards = one_card(
        id="day-off", n=20, title="Day off", effect={"swap": "same-role", "apart": 0, "money": 1}
    )
    match = scene("P3", hands=["day-off"], events=Document("events.toml", cards))
    assert play(match, "play day-off").money[0] == 11, "nobody to swap with"


def test_the_action_of_a_card_of_ones_own_is_called_like_the_card() -> None:
    dive = one_card(
        id="dive",
        title="The dive",
        when=["drawn"],
        who="attacker",
        effect={"becomes": "penalty", "roles": [["A"]], "total": 3},
    )
    box = Best11(events=of_cards(dive)).rules.box
    half = box.halves[box.events[0].half]
    assert (
        half.name,
        load_texts("it", "best11").say("half-name", {"side": "attack", "half": half.name}),
    ) == (
        "The dive",
        "The dive",
    )


@pytest.mark.parametrize("seed", range(40))
def test_whatever_deck_is_approved_can_be_played(seed: int) -> None:
    rng = Random(seed)
    ids = (*rng.sample(EVENT_IDS, 6), "own-a", "own-b", "own-c", "own-d")
    deck = Document("events.toml", events_toml(tuple(invent_event(rng, id) for id in ids)))
    assert EVENT_FILE_DECK.faults(deck) == []
    seats = rng.randint(2, EVENT_FILE_DECK.max_seats(deck))
    match = tavolino.game("best11", events=deck).start(seed, seats)
    lots = Rng(seed)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[lots.below(len(legal))])
    assert match.outcome.winners
