"""`tavolino print`: cards, rules, score sheets, line-ups and boards, as PDF."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tavolino import printing
from tavolino.cli.app import App, app, terminal_of
from tavolino.cli.commands.deck import find_decks, read_deck_file, recognise_deck
from tavolino.cli.competitions.common import load_competition, load_evenings
from tavolino.cli.faults import CliFault
from tavolino.cli.file_access import report_os_errors
from tavolino.cli.game_lookup import find_game_id, parse_option
from tavolino.cli.terminal import Terminal
from tavolino.core.game import Game
from tavolino.core.registry import full_box_game, game_class
from tavolino.core.registry import game as find_game
from tavolino.organiser.wall_board import competition_board

print_app = App()
app.add_typer(print_app, name="print")

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Settings = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")]
PaperName = Annotated[str, typer.Option(metavar="PAPER")]
InkName = Annotated[printing.Ink, typer.Option(metavar="INK")]
FileName = Annotated[str, typer.Option("-o", metavar="FILE")]


@print_app.command()
def cards(
    ctx: typer.Context,
    game: GameName,
    deck: Annotated[list[str] | None, typer.Option(metavar="FILE")] = None,
    option: Settings = None,
    only: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    sides: Annotated[printing.Sides, typer.Option(metavar="SIDES")] = printing.Sides.BOTH,
    backs: Annotated[bool, typer.Option("--backs/--no-backs")] = True,
    copies: Annotated[int, typer.Option(metavar="N")] = 1,
    size: Annotated[str, typer.Option(metavar="SIZE")] = "standard",
    gutter: Annotated[float, typer.Option(metavar="MM")] = 0.0,
    bleed: Annotated[float, typer.Option(metavar="MM")] = 3.0,
    offset: Annotated[str, typer.Option(metavar="X,Y")] = "0,0",
    flip: Annotated[printing.Flip, typer.Option(metavar="EDGE")] = printing.Flip.LONG,
    marks: Annotated[bool, typer.Option("--marks/--no-marks")] = True,
    single: Annotated[bool, typer.Option("--single")] = False,
    png: Annotated[bool, typer.Option("--png")] = False,
    dpi: Annotated[int, typer.Option(metavar="N")] = printing.DEFAULT_DPI,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    terminal = terminal_of(ctx)
    rules = game_with_decks(find_game_id(game), option or [], deck or [])
    edition = build_edition(terminal, paper, ink)
    wanted = [name.strip() for names in only or [] for name in names.split(",")]
    format = printing.CardFormat(
        printing.parse_card_size(size),
        sides if backs else printing.Sides.FRONTS,
        copies,
        gutter,
        bleed,
        printing.parse_offset(offset),
        flip,
        single,
        marks,
    )
    if png:
        path = output_path(file, f"{rules.id}-cards", edition, ".zip")
        save_images(terminal, path, rules, edition, wanted, format, dpi)
    else:
        path = output_path(file, f"{rules.id}-cards", edition)
        save_pdf(terminal, path, lambda: printing.print_cards(rules, edition, only=wanted, format=format))
        terminal.out.print(terminal.say(print_advice(format)))
    tell_of_other_scripts(terminal, printing.letters_of_other_scripts(rules, edition, wanted))


def tell_of_other_scripts(terminal: Terminal, letters: list[str]) -> None:
    """An empty box in place of a letter should be found before the sheets are printed."""
    if letters:
        terminal.out.print(terminal.say("print-other-scripts", letters=printing.list_letters(letters)))


def print_advice(format: printing.CardFormat) -> str:
    """What to set in the printer's dialog."""
    if format.single:
        return "print-single"
    if format.sides is printing.Sides.BOTH:
        return f"print-both-sides-{format.flip}"
    return "print-fold" if format.sides is printing.Sides.FOLD else "print-one-side"


def save_images(
    terminal: Terminal,
    path: Path,
    game: Game,
    edition: printing.Edition,
    only: list[str],
    format: printing.CardFormat,
    dpi: int,
) -> None:
    """An image for each card, in an archive. It says how far it has got: a large box takes minutes."""
    with terminal.err.status(terminal.say("print-under-way")) as status:

        def progress(done: int, total: int) -> None:
            status.update(terminal.say("print-images", done=done, total=total))

        archive = printing.zip_card_images(
            game, edition, only=only, format=format, dpi=dpi, progress=progress
        )
    with report_os_errors("cannot-save", path):
        write_whole_file(path, archive)
    terminal.out.print(terminal.say("printed", path=str(path)), soft_wrap=True)


@print_app.command()
def rules(
    ctx: typer.Context,
    game: GameName,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    save_game_print(ctx, game, "rules", printing.print_rules, paper, ink, file)


@print_app.command()
def sheet(
    ctx: typer.Context,
    game: GameName,
    teams: Annotated[int | None, typer.Option(metavar="N")] = None,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    make = partial(printing.print_score_sheet, teams=teams)
    save_game_print(ctx, game, "sheet", make, paper, ink, file)


@print_app.command()
def lineup(
    ctx: typer.Context,
    game: GameName,
    formation: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    make = partial(printing.print_line_ups, only=formation or ())
    save_game_print(ctx, game, "lineup", make, paper, ink, file)


@print_app.command()
def aid(
    ctx: typer.Context,
    game: GameName,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    save_game_print(ctx, game, "aid", printing.print_player_aid, paper, ink, file)


@print_app.command()
def pieces(
    ctx: typer.Context,
    game: GameName,
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    save_game_print(ctx, game, "pieces", printing.print_pieces, paper, ink, file)
    terminal = terminal_of(ctx)
    terminal.out.print(terminal.say(print_advice(printing.CardFormat())))


@print_app.command()
def board(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    format: Annotated[printing.BoardFormat, typer.Option(metavar="FORMAT")] = printing.BoardFormat.KNOCKOUT,
    teams: Annotated[int, typer.Option(metavar="N")] = 8,
    game: Annotated[str, typer.Option(metavar="GAME")] = "",
    db: Annotated[str, typer.Option(metavar="URL")] = "",
    paper: PaperName = printing.A4.name,
    ink: InkName = printing.Ink.COLOUR,
    file: FileName = "",
) -> None:
    terminal = terminal_of(ctx)
    edition = build_edition(terminal, paper, ink)
    shown = (
        board_of_competition(db, name, edition)
        if name
        else printing.blank_board(format, teams, edition, game_class(find_game_id(game)) if game else None)
    )
    path = output_path(file, f"{printing.file_stem(name) or format}-board", edition)
    save_pdf(terminal, path, lambda: printing.print_board(shown, edition))
    tell_of_other_scripts(terminal, printing.letters_without_type(repr(shown)))


def board_of_competition(db: str, name: str, edition: printing.Edition) -> printing.WallBoard:
    competition = load_competition(db, name)
    return competition_board(competition, edition, load_evenings(db, competition.id))


# -- What all of them need


def save_game_print(
    ctx: typer.Context,
    game: str,
    what: str,
    make: Callable[[Game, printing.Edition], bytes],
    paper: str,
    ink: printing.Ink,
    file: str,
) -> None:
    """Something of a game, as PDF."""
    terminal, played = terminal_of(ctx), find_game(find_game_id(game))
    edition = build_edition(terminal, paper, ink)
    path = output_path(file, f"{played.id}-{what}", edition)
    save_pdf(terminal, path, lambda: make(played, edition))


def output_path(file: str, stem: str, edition: printing.Edition, ending: str = ".pdf") -> Path:
    return Path(file or f"{stem}-{edition.language}{ending}")


def game_with_decks(id: str, settings: list[str], decks: list[str]) -> Game:
    """A game with options, and with decks of one's own in place of those in the box; else the whole box."""
    if not settings and not decks:
        return full_box_game(id)
    documents = [read_deck_file(file) for file in decks]
    own = {recognise_deck(document, find_decks(id, "")).deck.option: document for document in documents}
    return find_game(id, **{**dict(map(parse_option, settings)), **own})


def build_edition(terminal: Terminal, paper: str, ink: printing.Ink) -> printing.Edition:
    name = paper.strip().lower()
    if name not in printing.PAPERS:
        raise CliFault("no-such-paper", paper=paper, known=", ".join(printing.PAPERS))
    return printing.Edition(terminal.language, printing.PAPERS[name], ink)


def save_pdf(terminal: Terminal, path: Path, printed: Callable[[], bytes]) -> None:
    with terminal.err.status(terminal.say("print-under-way")):
        pages = printed()
    with report_os_errors("cannot-save", path):
        write_whole_file(path, pages)
    terminal.out.print(terminal.say("printed", path=str(path)), soft_wrap=True)


def write_whole_file(path: Path, pages: bytes) -> None:
    """Whole or not at all, unless it goes to something that is no file, as a printer may be."""
    if path.exists() and not path.is_file():
        path.write_bytes(pages)
        return
    partial = path.with_name(f"{path.name}.part")
    try:
        partial.write_bytes(pages)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
