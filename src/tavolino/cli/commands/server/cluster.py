"""`tavolino cluster`: the workers of a server that is many. `tavolino think`: bots think on this machine for it."""

import asyncio
from typing import Annotated

import typer
from rich.table import Table

from tavolino.cli.app import App, app, terminal_of
from tavolino.cli.faults import CliFault
from tavolino.cli.terminal import Terminal

cluster = App()
app.add_typer(cluster, name="cluster")

Database = Annotated[str, typer.Option("--db", metavar="URL")]
FIGURES = ("tables", "sockets", "moves", "load", "lag")
COLUMNS = ("worker", "machine", "version", "state", *FIGURES)


@cluster.command()
def show(ctx: typer.Context, db: Database) -> None:
    from tavolino.store.cluster.cluster_status import (
        look_at_cluster,  # no other command waits for the database
    )

    terminal = terminal_of(ctx)
    workers, asleep = asyncio.run(look_at_cluster(db))
    table = Table(*(terminal.say(f"cluster-column-{column}") for column in COLUMNS), box=None)
    for one in workers:
        state = "dead" if one.silent_ms > 0 else one.state
        named = one.id, f"{one.machine} {one.pid}", one.version, terminal.say(f"cluster-{state}")
        table.add_row(*named, *figure_cells(one.figures))
    if not workers:
        terminal.out.print(terminal.say("cluster-none"))
        return
    living = [one.figures for one in workers if one.silent_ms <= 0]
    if len(living) > 1:
        table.add_row(terminal.say("cluster-together"), "", "", "", *figure_cells(sum_figures(living)))
    terminal.out.print(table)
    tell_asleep(terminal, asleep)


def figure_cells(figures: dict[str, float]) -> list[str]:
    tables, sockets, moves, load, lag = (figures.get(name, 0.0) for name in FIGURES)
    return [f"{tables:.0f}", f"{sockets:.0f}", f"{moves:.1f}", f"{100 * load:.0f} %", f"{1000 * lag:.0f} ms"]


def sum_figures(workers: list[dict[str, float]]) -> dict[str, float]:
    """All of them together are as late as the latest."""
    summed = {name: sum(figures.get(name, 0.0) for figures in workers) for name in FIGURES}
    return summed | {"lag": max(figures.get("lag", 0.0) for figures in workers)}


def tell_asleep(terminal: Terminal, asleep: list[str]) -> None:
    for table_id in asleep:
        terminal.out.print(terminal.say("cluster-asleep", table=table_id))


@cluster.command()
def drain(ctx: typer.Context, worker: Annotated[str, typer.Argument()], db: Database) -> None:
    from tavolino.store.cluster.cluster_status import drain_worker

    if not asyncio.run(drain_worker(db, worker)):
        raise CliFault("no-such-worker", worker=worker)
    terminal_of(ctx).out.print(terminal_of(ctx).say("cluster-draining-now", worker=worker))


@cluster.command()
def wake(ctx: typer.Context, table: Annotated[str, typer.Argument()], db: Database) -> None:
    from tavolino.store.cluster.cluster_status import wake_table

    asyncio.run(wake_table(db, table))
    terminal_of(ctx).out.print(terminal_of(ctx).say("cluster-woken", table=table))


@app.command()
def think(
    ctx: typer.Context,
    db: Database,
    bus: Annotated[str, typer.Option(metavar="URL")] = "",
    cores: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
) -> None:
    from tavolino.server.cluster.thinkers import think_for_others

    terminal = terminal_of(ctx)
    terminal.out.print(terminal.say("think-here"))
    try:
        asyncio.run(think_for_others(db, bus, cores))
    except KeyboardInterrupt:
        terminal.out.print(terminal.say("serve-closed"))
