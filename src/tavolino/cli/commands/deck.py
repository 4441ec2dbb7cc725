"""`tavolino deck`: decks of one's own, checked, listed and begun."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from tavolino.cli.app import App, app, of
from tavolino.cli.commands.deck_table import Listing
from tavolino.cli.commands.rules import show as show_page
from tavolino.cli.faults import Trouble
from tavolino.cli.game_lookup import known_game
from tavolino.cli.match.saved_matches import told_when_failing
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.options import Document, read_document
from tavolino.core.registry import game_class, games

deck = App()
app.add_typer(deck, name="deck")

FileName = Annotated[str, typer.Argument()]
GameName = Annotated[str, typer.Option()]
DeckName = Annotated[str, typer.Option("--deck", metavar="NAME")]


class Meant(NamedTuple):
    """A deck that people can write, and the id of its game."""

    game: str
    deck: OwnDeck


@deck.command()
def check(ctx: typer.Context, file: FileName, game: GameName = "", name: DeckName = "") -> None:
    terminal = of(ctx)
    document = opened(file)
    meant = recognised(document, offered(game, name))
    meant.deck.approve(document)
    found = {"cards": len(meant.deck.rows(document)), "managers": meant.deck.most_seats(document)}
    terminal.out.print(terminal.texts(meant.game).say(f"deck-good-{meant.deck.option}", found))


@deck.command()
def show(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()] = "",
    sort: Annotated[str, typer.Option(metavar="COLUMN")] = "",
    text: Annotated[str, typer.Option("--filter", metavar="TEXT")] = "",
    name: DeckName = "",
) -> None:
    terminal = of(ctx)
    decks = offered(game, name)
    document = opened(file) if file else None
    meant = recognised(document, decks) if document else decks[0]
    if document:
        meant.deck.approve(document)
    listing = Listing(meant.deck.columns, meant.deck.rows(document), terminal.texts(meant.game))
    show_page(terminal, listing.matching(text).sorted_by(sort).table())


@deck.command()
def new(ctx: typer.Context, file: FileName, game: GameName = "", name: DeckName = "") -> None:
    terminal = of(ctx)
    path = Path(file)
    deck = only_one(offered(game, name)).deck
    ending = path.suffix.lower()
    if ending not in deck.endings:
        raise Trouble("deck-file-name", path=file, endings=", ".join(deck.endings))
    text = deck.template(ending, terminal.language)
    with told_when_failing("cannot-save", path):
        try:
            with path.open("x", encoding="utf-8") as page:
                page.write(text)
        except FileExistsError as error:
            raise Trouble("file-exists", path=file) from error
    terminal.out.print(terminal.say("deck-written", path=file), soft_wrap=True)


def opened(file: str) -> Document:
    """A file that somebody names, under the name that they gave it."""
    if not Path(file).exists():
        raise Trouble("no-file", path=file)
    return replace(read_document(Path(file)), name=file)


def offered(game: str, name: str) -> list[Meant]:
    """The decks that people can write for a game, or for all; with a name, only those called so."""
    ids = [known_game(game)] if game else games()
    decks = [Meant(id, deck) for id in ids for deck in game_class(id).own_decks]
    found = [meant for meant in decks if name in ("", meant.deck.option)]
    if not decks:
        raise Trouble("no-own-deck", game_id=ids[0])
    if not found:
        raise Trouble("no-such-deck", name=name, known=listed(decks))
    return found


def recognised(document: Document, decks: list[Meant]) -> Meant:
    """Which of these decks a file is meant to be; it may be full of faults."""
    claimed = [meant for meant in decks if meant.deck.claims(document)]
    return only_one(claimed or decks)


def only_one(decks: list[Meant]) -> Meant:
    if len(decks) > 1:
        raise Trouble("which-deck", known=listed(decks))
    return decks[0]


def listed(decks: list[Meant]) -> str:
    """How each would be asked for."""
    return "; ".join(f"--game {meant.game} --deck {meant.deck.option}" for meant in decks)
