"""Roles have the letters of each language's own football: on cards, in names, in what an action asks for."""

import re

import pytest

import tavolino
from tavolino import card_art
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import articles, block_words
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.games.best11 import Best11

LETTERS = {"en": "GDMF", "it": "PDCA", "ro": "PFMA"}
"""Goalkeeper, defender, midfielder, forward."""
FORMULA = re.compile(r"\b[A-Z](?:[+/][A-Z])*=\d+")


def role_cards(game: Best11) -> list[str]:
    box = game.rules.box
    return [box.ids[box.role.index(role)] for role in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_2_names_and_faces_bear_the_letter_of_the_role(language: str) -> None:
    game, texts = Best11(), load_texts(language, "best11")
    for card, letter in zip(role_cards(game), LETTERS[language], strict=True):
        value = game.rules.box.value[game.rules.box.ids.index(card)]
        assert game.card_title(card, texts).endswith(f" ({letter} {value})")
        assert f">{letter}</text>" in card_art.draw_face(game, card, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_5_what_a_card_asks_for_is_said_alike_on_the_card_and_in_the_rules(language: str) -> None:
    game, texts = Best11(), load_texts(language, "best11")
    _, defender, midfielder, _ = [*LETTERS[language]]
    corner = f"{midfielder}+{defender}=6"
    assert corner in block_words(articles("best11", language)["8.5"].blocks[0])
    assert corner in game.card_help("corner-save", texts)
    assert Reporter(texts, []).text_value("need", "C+D=6") == corner


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_these_letters_are_in_formulas(language: str) -> None:
    game, texts = Best11(), load_texts(language, "best11")
    helps = [game.card_help(card, texts) for card in game.decks["actions"]]
    pages = [
        block_words(block) for article in articles("best11", language).values() for block in article.blocks
    ]
    found = [formula for words in (*helps, *pages) for formula in FORMULA.findall(words)]
    assert len(found) > 60
    assert {letter for formula in found for letter in formula if letter.isalpha()} <= {*LETTERS[language]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_4_3_the_market_is_told_with_names_and_letters(language: str) -> None:
    texts = load_texts(language, "best11")
    game = tavolino.game("best11")
    match = game.start(7, narrate=True)
    told = Reporter(texts, ["Ana", "Ion"], game.labels_in(texts))
    [market] = [
        event.values_for(None) for event in match.events if event.values_for(None)["event"] == "market"
    ]
    found = re.findall(r"\((\w) \d\)", told.event_sentence(market, 0))
    assert found
    assert {*found} <= {*LETTERS[language]}
