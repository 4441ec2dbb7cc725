"""The concordance: what the printed booklets call our cards."""

import pytest

import tavolino
from tavolino.core.language.booklet_names import booklet_names
from tavolino.core.language.rulebook import RulesTable, plain_text, rulebook
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.registry import full_box_game, game_classes

GAMES = tavolino.games()


def names_of(game: str) -> dict[str, str]:
    return dict(booklet_names(game_classes()[game].__module__))


@pytest.mark.parametrize("game", GAMES)
def test_every_name_belongs_to_a_card_or_to_half_of_one(game: str) -> None:
    cards = {card for deck in full_box_game(game).decks.values() for card in deck}
    texts = load_texts("en", game)
    names = names_of(game)
    assert names
    for card in names:
        assert card in cards or texts.has(card), card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_end_with_both_names_of_every_card(game: str, language: str) -> None:
    [table] = rulebook(game, language).sections[-1].blocks
    assert isinstance(table, RulesTable)
    assert [plain_text(row[1]) for row in table.rows] == list(names_of(game).values())
    assert all(plain_text(row[0]) for row in table.rows)


def test_all_fifteen_event_cards_that_the_booklet_of_best11_names_are_there() -> None:
    game = full_box_game("best11")
    named = [card for card in game.decks["events"] if game.booklet_name(card)]
    assert len(named) == 15
    assert game.booklet_name("scout") == "", "ours"
    assert game.booklet_name("corner-save") == "Calcio d'angolo / Parata"
    assert game.booklet_name("corner-tackle") == "Calcio d'angolo / …"


@pytest.mark.parametrize(("article", "card"), [("16.3", "twinning"), ("17.11", "commentary")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_to_take_out_are_listed_by_both_names(article: str, card: str, language: str) -> None:
    articles = {a.number: a for section in rulebook("best11", language).sections for a in section.articles}
    words = " ".join(plain_text(block.words) for block in articles[article].blocks)  # type: ignore[union-attr]
    assert names_of("best11")[card] in words
    assert load_texts(language, "best11").say(f"card-{card}") in words


def test_a_card_that_somebody_has_titled_is_no_card_of_the_booklet() -> None:
    own = Document("deck.csv", "id,n,title\ngoal,9,Rovesciata\nno,10,\n")
    game = tavolino.game("gogoal", deck=own)
    assert (game.booklet_name("goal"), game.booklet_name("no")) == ("", "NO!")
