"""The rules, asked for from the table: an article, a section, a word, what a card does."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from tavolino.cli.answers import plain
from tavolino.cli.trouble import Trouble
from tavolino.core.registry import registered
from tavolino.core.rulebook import Article, articles
from tavolino.core.texts import Texts


def explained(about: str, game: str, texts: Texts) -> RenderableType:
    """What `? 4.2`, `? 4` or `? word` is answered with."""
    if about.replace(".", "").isdecimal():
        return Group(*map(article, numbered(about, game, texts.language)))
    return found(about, game, texts)


def numbered(number: str, game: str, language: str) -> list[Article]:
    """One article, or all of a section."""
    book = articles(game, language)
    wanted = [book[n] for n in book if n == number or n.startswith(f"{number.rstrip('.')}.")]
    if not wanted:
        raise Trouble("no-article", article=number, last=next(reversed(book)))
    return wanted


def found(word: str, game: str, texts: Texts) -> RenderableType:
    """The cards and the articles that speak of something."""
    sought = plain(word)
    cards = [card for card in card_names(game) if sought in plain(texts.say(f"card-{card}"))]
    rules = [a for a in articles(game, texts.language).values() if sought in plain(f"{a.section} {a.text}")]
    if not cards and not rules:
        raise Trouble("nothing-found", word=word)
    return Group(card_help(cards, texts), *map(article, rules))


def card_help(cards: list[str], texts: Texts) -> RenderableType:
    """What each card does, in a line."""
    return Group(
        *(Text.assemble((texts.say(f"card-{c}"), "bold"), f": {texts.say(f'card-{c}.help')}") for c in cards)
    )


def card_names(game: str) -> list[str]:
    return [card for deck in registered()[game].decks.values() for card in deck]


def article(one: Article) -> RenderableType:
    heading = Text.assemble("\n", (one.number, "bold"), f"  {one.section}", style="quiet")
    return Group(heading, Markdown(one.text))
