"""The rules, asked for from the table: an article, a section, a word, what a card does."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from tavolino.cli.faults import Trouble
from tavolino.cli.match.typed_answer import plain
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import Article, articles
from tavolino.core.language.texts import Texts


def explained(about: str, game: Game, texts: Texts) -> RenderableType:
    """What `? 4.2`, `? 4` or `? word` is answered with."""
    if about.replace(".", "").isdecimal():
        return Group(*map(article, numbered(about, game.id, texts.language)))
    return found(about, game, texts)


def numbered(number: str, game: str, language: str) -> list[Article]:
    """One article, or all of a section."""
    book = articles(game, language)
    wanted = [book[n] for n in book if n == number or n.startswith(f"{number.rstrip('.')}.")]
    if not wanted:
        raise Trouble("no-article", article=number, last=next(reversed(book)))
    return wanted


def found(word: str, game: Game, texts: Texts) -> RenderableType:
    """The cards and the articles that speak of something."""
    sought = plain(word)
    reporter = Reporter(texts, [], game.people)
    cards = [card for deck in game.decks.values() for card in deck if sought in plain(reporter.card(card))]
    book = articles(game.id, texts.language).values()
    rules = [one for one in book if sought in plain(f"{one.section} {one.text}")]
    if not cards and not rules:
        raise Trouble("nothing-found", word=word)
    return Group(card_help(cards, game, texts), *map(article, rules))


def card_help(cards: list[str], game: Game, texts: Texts) -> RenderableType:
    """What each card does, in a line."""
    reporter = Reporter(texts, [], game.people)
    return Group(*(Text.assemble((reporter.card(c), "bold"), f": {game.help(c, texts)}") for c in cards))


def article(one: Article) -> RenderableType:
    heading = Text.assemble("\n", (one.number, "bold"), f"  {one.section}", style="quiet")
    return Group(heading, Markdown(one.text))
