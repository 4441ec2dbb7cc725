"""Roles have the letters of each language's own football: on cards, in names, in what an action asks for."""

import re

import pytest

import tavolino
from tavolino import card_art
from tavolino.core.language.commentary import Reporter, role_formula
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
    assert role_formula("C+D=6", texts) == corner


TOLD = {
    "en": {
        "C/A=4": "at least 4 from a midfielder or a forward",
        "D+C+A=10": "at least 10 from a defender, a midfielder and a forward",
        "D+D=8": "at least 8 from two defenders",
        "C/A+C/A=7": "at least 7 from 2 men, each a midfielder or a forward",
    },
    "it": {
        "C/A=4": "almeno 4 da un centrocampista o un attaccante",
        "D+C+A=10": "almeno 10 da un difensore, un centrocampista e un attaccante",
        "D+D=8": "almeno 8 da due difensori",
        "C/A+C/A=7": "almeno 7 da 2 uomini, ognuno un centrocampista o un attaccante",
    },
    "ro": {
        "C/A=4": "cel puțin 4 de la un mijlocaș sau un atacant",
        "D+C+A=10": "cel puțin 10 de la un fundaș, un mijlocaș și un atacant",
        "D+D=8": "cel puțin 8 de la doi fundași",
        "C/A+C/A=7": "cel puțin 7 de la 2 oameni, fiecare un mijlocaș sau un atacant",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_5_the_commentary_says_it_in_words(language: str) -> None:
    reporter = Reporter(load_texts(language, "best11"), [])
    assert {formula: reporter.text_value("need", formula) for formula in TOLD[language]} == TOLD[language]


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
