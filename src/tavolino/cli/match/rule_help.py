"""The rules, asked for from the table: an article, a section, a word, what a card does."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from tavolino.cli.faults import CliFault
from tavolino.cli.match.typed_answer import normalise_text
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import Article, articles
from tavolino.core.language.texts import Texts


def explain_rules(about: str, game: Game, texts: Texts) -> RenderableType:
    """What `? 4.2`, `? 4` or `? word` is answered with."""
    if about.replace(".", "").isdecimal():
        return Group(*map(article_text, find_articles(about, game.id, texts.language)))
    return search_rules(about, game, texts)


def find_articles(number: str, game: str, language: str) -> list[Article]:
    """One article, or all of a section."""
    book = articles(game, language)
    wanted = [book[n] for n in book if n == number or n.startswith(f"{number.rstrip('.')}.")]
    if not wanted:
        raise CliFault("no-article", number=number, last=next(reversed(book)))
    return wanted


def search_rules(word: str, game: Game, texts: Texts) -> RenderableType:
    """The cards and the articles that speak of something."""
    sought = normalise_text(word)
    reporter = Reporter(texts, [], game.person_labels)
    cards = [
        card
        for deck in game.decks.values()
        for card in deck
        if sought in normalise_text(reporter.card_name(card))
    ]
    book = articles(game.id, texts.language).values()
    rules = [one for one in book if sought in normalise_text(f"{one.section} {one.text}")]
    if not cards and not rules:
        raise CliFault("nothing-found", word=word)
    return Group(card_help(cards, game, texts), *map(article_text, rules))


def card_help(cards: list[str], game: Game, texts: Texts) -> RenderableType:
    """What each card does, in a line."""
    reporter = Reporter(texts, [], game.person_labels)
    return Group(
        *(Text.assemble((reporter.card_name(c), "bold"), f": {game.card_help(c, texts)}") for c in cards)
    )


def article_text(one: Article) -> RenderableType:
    heading = Text.assemble("\n", (one.number, "bold"), f"  {one.section}", style="quiet")
    return Group(heading, Markdown(one.text))
