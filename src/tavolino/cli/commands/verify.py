"""`tavolino verify`: checks that the cards of a match were fixed before it began, and that all was by the rules."""

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.app import app, terminal_of
from tavolino.cli.match.saved_matches import read_record
from tavolino.core.records.reader import verify_record
from tavolino.table.daily_deal import check_daily_deal
from tavolino.table.settings import parse_settings
from tavolino.table.table import Table


@app.command()
def verify(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> None:
    terminal = terminal_of(ctx)
    record = read_record(Path(file))
    verify_record(record)
    check_daily_deal(record)
    Table(record)
    deal = terminal.say("verified-deal", fair=record.fair) if record.fair else terminal.say("no-commitment")
    moves = terminal.say("verified-moves", n=len(record.standing_moves()))
    terminal.out.print(f"{moves}\n{deal}", soft_wrap=True)
    if day := parse_settings(record.settings).daily:
        terminal.out.print(terminal.say("verified-daily", day=day), soft_wrap=True)
