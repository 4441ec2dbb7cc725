"""`tavolino rules`: the rules page of a game, or one article of it."""

import os
from typing import Annotated

import typer
from rich.console import RenderableType

from tavolino.cli.app import app, terminal_of
from tavolino.cli.game_lookup import find_game_id
from tavolino.cli.match.rule_help import explain_rules
from tavolino.cli.match.rules_text import rulebook_text
from tavolino.cli.terminal import Terminal
from tavolino.core.language.rulebook import rulebook
from tavolino.core.registry import game as find_game


@app.command()
def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    article: Annotated[str, typer.Argument()] = "",
) -> None:
    terminal = terminal_of(ctx)
    id = find_game_id(game)
    whole = rulebook_text(rulebook(id, terminal.language))
    show_in_pager(terminal, explain_rules(article, find_game(id), terminal.texts(id)) if article else whole)


def show_in_pager(terminal: Terminal, text: RenderableType) -> None:
    """In a pager when it is longer than the screen."""
    if not terminal.can_clear or len(terminal.lines(text)) < terminal.out.height:
        terminal.out.print(text, width=terminal.width)
        return
    os.environ.setdefault("LESS", "-R")  # or the pager would print the colours as signs
    with terminal.out.pager(styles=True):
        terminal.out.print(text, width=terminal.width)
