"""The rules pages: the same in three languages, every ruling with its reason, every article with a test."""

import re
from pathlib import Path

import pytest

import tavolino
from tavolino.core.language.rulebook import RulesTable, articles, plain_text, rulebook, rulings
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import game_classes

GAMES = tavolino.games()
TRANSLATIONS = [(game, language) for game in GAMES for language in LANGUAGES[1:]]


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_translations_have_the_same_articles_and_rulings(game: str, language: str) -> None:
    english, other = articles(game, "en"), articles(game, language)
    assert list(other) == list(english)
    assert [a.rulings for a in other.values()] == [a.rulings for a in english.values()]
    assert rulings(game, language) == rulings(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_listed_with_the_articles_that_rest_on_it(game: str) -> None:
    found: dict[str, set[str]] = {}
    for article in articles(game, "en").values():
        for ruling in article.rulings:
            found.setdefault(ruling, set()).add(article.number)
    assert found == {ruling: set(numbers) for ruling, numbers in rulings(game, "en").items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(game: str, language: str) -> None:
    blocks = [block for section in rulebook(game, language).sections for block in section.blocks]
    rows = [row for block in blocks if isinstance(block, RulesTable) for row in block.rows]
    explained = {plain_text(row[0]) for row in rows if row[0] and row[0][0].kind == "code"}
    for option in game_classes()[game].known_options:
        assert option.name in explained


def articles_tested(folder: Path) -> set[str]:
    """The articles that test functions are named after: `test_4_2_...` tests article 4.2."""
    source = "".join(file.read_text("utf-8") for file in folder.rglob("test_*.py"))
    names = re.findall(r"^def test_(\d+)_(\d+)_", source, re.MULTILINE)
    return {f"{section}.{number}" for section, number in names}


@pytest.mark.parametrize("game", GAMES)
def test_every_article_has_a_test(game: str) -> None:
    untested = set(articles(game, "en")) - articles_tested(Path(__file__).parent / "games" / game)
    assert not untested, f"no test is named after {', '.join(sorted(untested))}"


def test_an_article_without_a_test_is_found(tmp_path: Path) -> None:
    source = "def test_4_2_a_pass() -> None: ...\ndef helper_4_3_of_a_test() -> None: ...\n"
    (tmp_path / "test_some.py").write_text(source)
    assert articles_tested(tmp_path) == {"4.2"}
