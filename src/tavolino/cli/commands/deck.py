"""`tavolino deck`: decks of one's own, checked, listed and begun."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from tavolino.cli.app import App, app, terminal_of
from tavolino.cli.commands.deck_table import DeckTable
from tavolino.cli.commands.rules import show_in_pager as show_page
from tavolino.cli.faults import CliFault
from tavolino.cli.file_access import report_os_errors
from tavolino.cli.game_lookup import find_game_id
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.options import Document, read_document
from tavolino.core.registry import game_class, games

deck = App()
app.add_typer(deck, name="deck")

FileName = Annotated[str, typer.Argument()]
GameName = Annotated[str, typer.Option()]
DeckName = Annotated[str, typer.Option("--deck", metavar="NAME")]
CHIEF_OPTION = "deck"


class WritableDeck(NamedTuple):
    """A deck that people can write, and the id of its game."""

    game: str
    deck: OwnDeck


@deck.command()
def check(ctx: typer.Context, file: FileName, game: GameName = "", name: DeckName = "") -> None:
    terminal = terminal_of(ctx)
    document = read_deck_file(file)
    meant = recognise_deck(document, find_decks(game, name))
    meant.deck.check_deck(document)
    counts = {"cards": meant.deck.card_count(document), "managers": meant.deck.max_seats(document)}
    terminal.out.print(terminal.texts(meant.game).say(f"deck-good-{meant.deck.option}", counts))


@deck.command()
def show(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()] = "",
    sort: Annotated[str, typer.Option(metavar="COLUMN")] = "",
    text: Annotated[str, typer.Option("--filter", metavar="TEXT")] = "",
    name: DeckName = "",
) -> None:
    terminal = terminal_of(ctx)
    decks = find_decks(game, name)
    document = read_deck_file(file) if file else None
    meant = recognise_deck(document, decks) if document else decks[0]
    if document:
        meant.deck.check_deck(document)
    listing = DeckTable(meant.deck.columns, meant.deck.rows(document), terminal.texts(meant.game))
    show_page(terminal, listing.filter_rows(text).sort_rows(sort).table())


@deck.command()
def new(ctx: typer.Context, file: FileName, game: GameName = "", name: DeckName = "") -> None:
    terminal = terminal_of(ctx)
    path = Path(file)
    deck = require_one(find_decks(game, name)).deck
    ending = path.suffix.lower()
    if ending not in deck.file_suffixes:
        raise CliFault("deck-file-name", path=file, endings=", ".join(deck.file_suffixes))
    text = deck.template(ending, terminal.language)
    with report_os_errors("cannot-save", path):
        try:
            with path.open("x", encoding="utf-8") as page:
                page.write(text)
        except FileExistsError as error:
            raise CliFault("file-exists", path=file) from error
    terminal.out.print(terminal.say("deck-written", path=file), soft_wrap=True)


def read_deck_file(file: str) -> Document:
    """A file that somebody names, under the name that they gave it."""
    if not Path(file).exists():
        raise CliFault("no-file", path=file)
    return replace(read_document(Path(file)), name=file)


def find_decks(game: str, name: str) -> list[WritableDeck]:
    """The decks that people can write for a game, or for all; with a name, only those called so."""
    ids = [find_game_id(game)] if game else games()
    decks = [WritableDeck(id, deck) for id in ids for deck in game_class(id).own_decks]
    named = [meant for meant in decks if name in ("", meant.deck.option)]
    if not named:
        raise CliFault("no-such-deck", name=name, known=deck_list(decks))
    return named


def recognise_deck(document: Document, decks: list[WritableDeck]) -> WritableDeck:
    """Which of these decks a file is meant to be; it may be full of faults."""
    claimed = [meant for meant in decks if meant.deck.recognises(document)]
    return require_one(claimed or decks)


def require_one(decks: list[WritableDeck]) -> WritableDeck:
    """The only one, or the chief one of a game: the deck that its option `deck` takes."""
    chief = [meant for meant in decks if meant.deck.option == CHIEF_OPTION]
    if len(chief) == 1 and len({meant.game for meant in decks}) == 1:
        return chief[0]
    if len(decks) > 1:
        raise CliFault("which-deck", known=deck_list(decks))
    return decks[0]


def deck_list(decks: list[WritableDeck]) -> str:
    """How each would be asked for."""
    return "; ".join(f"--game {meant.game} --deck {meant.deck.option}" for meant in decks)
