"""`tavolino serve`: a table for people apart, in the browser."""

import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tavolino.cli.app import app, terminal_of
from tavolino.cli.terminal import Terminal

if TYPE_CHECKING:
    from tavolino.server.run import ServerLinks


@app.command()
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST")] = "",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535)] = 8011,
    db: Annotated[str, typer.Option(metavar="URL")] = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    origin: Annotated[list[str] | None, typer.Option(metavar="ORIGIN")] = None,
    frame_origin: Annotated[list[str] | None, typer.Option("--frame-origin", metavar="ORIGIN")] = None,
    keep_days: Annotated[int, typer.Option(metavar="DAYS", min=1, max=36500)] = 60,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    metrics: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    log: Annotated[str, typer.Option(metavar="FILE")] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    bus: Annotated[str, typer.Option(metavar="URL")] = "",
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    from tavolino.server.run import prepare  # no other command waits for the server to be imported

    terminal = terminal_of(ctx)
    origins, proxies = tuple(origin or ()), tuple(proxy or ())
    frames = tuple(frame_origin or ())
    server = prepare(host, port, db, lan, origins, keep_days, log, proxies, metrics, frames, bus, workers)
    server.run(lambda links: print_links(terminal, links, show))
    terminal.out.print(terminal.say("serve-closed"))


def print_links(terminal: Terminal, links: "ServerLinks", show: bool) -> None:
    """Print the links, a QR code for phones, and how to stop."""
    terminal.out.print(Text(terminal.say("serve-here", link=links.here), "title"), soft_wrap=True)
    if links.network:
        terminal.out.print(terminal.say("serve-network", link=links.network), soft_wrap=True)
        if terminal.out.is_terminal:
            terminal.out.file.write(links.qr)
    terminal.out.print(terminal.say("serve-stop"))
    terminal.out.file.flush()
    if show:
        webbrowser.open(links.here)
