"""The rules, asked for from the table: an article, a section, a word, what a card does."""

from rich.console import Group, RenderableType
from rich.text import Text

from tavolino.cli.faults import CliFault
from tavolino.cli.match.rules_text import article_text
from tavolino.cli.match.typed_answer import normalise_text
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import Article, RulesSection, block_words, rulebook
from tavolino.core.language.texts import Texts

Found = tuple[RulesSection, Article]
"""An article, and the section that it is in."""


def explain_rules(about: str, game: Game, texts: Texts) -> RenderableType:
    """The answer to `? 4.2`, `? 4` or `? word`."""
    if about.replace(".", "").isdecimal():
        return Group(*map(found_text, find_articles(about, game.id, texts.language)))
    return search_rules(about, game, texts)


def all_articles(game: str, language: str) -> list[Found]:
    sections = rulebook(game, language).sections
    return [(section, article) for section in sections for article in section.articles]


def find_articles(number: str, game: str, language: str) -> list[Found]:
    """One article, or all of a section."""
    book = all_articles(game, language)
    start = f"{number.rstrip('.')}."
    wanted = [one for one in book if one[1].number == number or one[1].number.startswith(start)]
    if not wanted:
        raise CliFault("no-article", number=number, last=book[-1][1].number)
    return wanted


def search_rules(word: str, game: Game, texts: Texts) -> RenderableType:
    """The cards and the articles that speak of something."""
    sought = normalise_text(word)
    reporter = Reporter(texts, [], game.labels_in(texts))
    cards = [
        card
        for deck in game.decks.values()
        for card in deck
        if sought in normalise_text(reporter.card_name(card))
    ]
    book = all_articles(game.id, texts.language)
    rules = [one for one in book if sought in normalise_text(found_words(*one))]
    if not cards and not rules:
        raise CliFault("nothing-found", word=word)
    return Group(card_help(cards, game, texts), *map(found_text, rules))


def card_help(cards: list[str], game: Game, texts: Texts) -> RenderableType:
    """What each card does, in a line."""
    reporter = Reporter(texts, [], game.labels_in(texts))
    return Group(
        *(Text.assemble((reporter.card_name(c), "bold"), f": {game.card_help(c, texts)}") for c in cards)
    )


def found_words(section: RulesSection, article: Article) -> str:
    """All words that an article can be found by."""
    return " ".join([section.title, *map(block_words, article.blocks)])


def found_text(passage: Found) -> RenderableType:
    """An article under the title of its section."""
    section, article = passage
    return Group(Text(f"\n{section.title}", "quiet"), article_text(article))
