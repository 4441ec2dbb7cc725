"""An event deck of one's own: every fault with its line and card; whatever is approved can be played."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import tavolino
from tavolino.core.decks.card_fields import BoolField, ChoiceField, Field, IntField
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import Document
from tavolino.core.rng import Rng
from tavolino.games.best11.cards.club_deck import inline_table
from tavolino.games.best11.cards.event_deck import EVENT_FILE_DECK, EVENT_IDS, events_toml, read_events
from tavolino.games.best11.cards.event_verbs import ATTACK_IDS, DEFENCE_IDS, VERBS, RolesField, stays_in_play
from tavolino.games.best11.cards.reading import EventCard, standard_events
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
    (one_card(id="free-beer"), "free-beer", "field-choice"),
    (one_card(n=0), "n = 0", "field-range"),
    (one_card(n="many"), "many", "field-whole"),
    (one_card(colour="red"), "red", "field-choice"),
    (one_card(when=[]), "when", "field-empty"),
    (one_card(when=["later"]), "later", "field-choice"),
    (one_card(when="move"), "when = 'move'", "field-list"),
    (one_card(when=["window"]), "window", "moment-of-verb"),
    (one_card(who="both"), "when", "moment-of-verb"),
    (one_card(who="referee"), "referee", "field-choice"),
    (one_card(out=["never"]), "never", "field-choice"),
    (one_card(colour="white"), "white", "colour-of-verb"),
    (one_card(price=3), "price", "field-unknown"),
    (one_card(n=None), "[[events]]", "field-missing"),
    (one_card(effect=4), "effect", "field-table"),
    (one_card(effect={}), "effect", "one-verb"),
    (one_card(effect={"fly": 4}), "effect", "one-verb"),
    (one_card(effect={"look": 4, "draw": 1}), "effect", "one-verb"),
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
    label = "free-beer" if "free-beer" in card else "scout"
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


def test_an_event_deck_is_written_in_toml() -> None:
    assert [fault.key for fault in EVENT_FILE_DECK.faults(Document("events.csv", "id,n\n"))] == [
        "deck-ending"
    ]


# -- At the table


@pytest.mark.parametrize("seed", range(40))
def test_whatever_deck_is_approved_can_be_played(seed: int) -> None:
    rng = Random(seed)
    deck = Document("events.toml", events_toml(tuple(invented(rng, id) for id in rng.sample(EVENT_IDS, 10))))
    assert EVENT_FILE_DECK.faults(deck) == []
    seats = rng.randint(2, EVENT_FILE_DECK.max_seats(deck))
    match = tavolino.game("best11", events=deck).start(seed, seats)
    lots = Rng(seed)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[lots.below(len(legal))])
    assert match.outcome.winners


def invented(rng: Random, id: str) -> EventCard:
    """A card with any verb, and anything that may go with it."""
    name = rng.choice(list(VERBS))
    verb = VERBS[name]
    when, who = rng.choice(verb.moments)
    effect = {name: value_for(rng, verb.value), **values_for(rng, verb.needed)}
    effect |= values_for(rng, verb.together) if rng.random() < 0.5 else {}
    if name == "becomes":
        effect[name] = rng.choice(ATTACK_IDS if who == "attacker" else DEFENCE_IDS)
    elif name == "discount":
        effect |= rng.choice([{"values": [1, 2]}, {"once": True}])
    elif effect[name] != "all" and rng.random() < 0.5:
        effect |= values_for(rng, verb.alone)
    colour = "white" if stays_in_play(name, effect) else rng.choice(["challenge", "management"])
    return EventCard(id, rng.randint(1, 6), colour, (when,), who, (), effect)


def values_for(rng: Random, fields: Mapping[str, Field]) -> dict[str, Any]:
    return {name: value_for(rng, field) for name, field in fields.items()}


def value_for(rng: Random, field: Field) -> Any:
    if isinstance(field, IntField):
        return rng.randint(field.lowest, field.highest)
    if isinstance(field, ChoiceField):
        return rng.choice(field.known)
    if isinstance(field, RolesField):
        return [rng.sample("PDCA", rng.randint(1, 4)) for _ in range(rng.randint(1, 3))]
    return isinstance(field, BoolField)
