"""`tavolino admin`: who is kept out of a server, closed tables, and what players have reported."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer
from rich.table import Table

from tavolino.cli.app import App, app, terminal_of
from tavolino.cli.faults import CliFault
from tavolino.cli.terminal import Terminal

if TYPE_CHECKING:
    from tavolino.store.store import Store

admin = App()
app.add_typer(admin, name="admin")

T = TypeVar("T")
Database = Annotated[str, typer.Option("--db", metavar="URL")]
Who = Annotated[str, typer.Argument()]
Reason = Annotated[str, typer.Option(metavar="TEXT")]


def with_store(db: str, use: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the database of a server, which may be running meanwhile."""
    from tavolino.store.database import default_url  # a database takes its time to import
    from tavolino.store.store import open_store

    async def run() -> T:
        store = await open_store(db or default_url())
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def ban_target(who: str) -> tuple[str, str]:
    """A network if it looks like one, else the id of a guest."""
    try:
        return "network", str(ip_network(who, strict=False))
    except ValueError:
        return "guest", who


@admin.command()
def ban(ctx: typer.Context, who: Who, reason: Reason = "", db: Database = "") -> None:
    kind, value = ban_target(who)
    with_store(db, lambda store: store.moderation.ban(kind, value, reason, store.group_commit.clock()))
    terminal = terminal_of(ctx)
    terminal.out.print(terminal.say(f"admin-banned-{kind}", who=value))


@admin.command()
def unban(ctx: typer.Context, who: Who, db: Database = "") -> None:
    kind, value = ban_target(who)
    if not with_store(db, lambda store: store.moderation.unban(kind, value)):
        raise CliFault("not-banned", who=value)
    terminal = terminal_of(ctx)
    terminal.out.print(terminal.say("admin-unbanned", who=value))


@admin.command()
def bans(ctx: typer.Context, db: Database = "") -> None:
    terminal = terminal_of(ctx)
    found = with_store(db, lambda store: store.moderation.list_bans())
    if not found:
        terminal.out.print(terminal.say("admin-no-bans"))
        return
    rows = [[day(one.created), one.kind, one.value, one.reason] for one in found]
    terminal.out.print(build_table(terminal, ("date", "kind", "who", "reason"), rows))


@admin.command("close")
def close_table(
    ctx: typer.Context, table: Annotated[str, typer.Argument()], reason: Reason = "", db: Database = ""
) -> None:
    with_store(db, lambda store: store.moderation.ban("table", table, reason, store.group_commit.clock()))
    terminal = terminal_of(ctx)
    terminal.out.print(terminal.say("admin-closed", table=table))


@admin.command()
def reports(
    ctx: typer.Context,
    all_of_them: Annotated[bool, typer.Option("--all")] = False,
    done: Annotated[str, typer.Option(metavar="ID")] = "",
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    if done:
        if not with_store(db, lambda store: store.moderation.handle_report(done, store.group_commit.clock())):
            raise CliFault("no-such-report", id=done)
        terminal.out.print(terminal.say("admin-handled", id=done))
        return
    found = with_store(db, lambda store: store.moderation.list_reports(all_of_them))
    if not found:
        terminal.out.print(terminal.say("admin-no-reports"))
    for one in found:
        values = {"id": one.id, "table": one.table_id, "who": one.reported, "by": one.reporter}
        terminal.out.print(terminal.say("admin-report", date=day(one.created), **values), markup=False)
        for line in msgspec.json.decode(one.lines):
            said = line["text"] or line["phrase"]
            terminal.out.print(f"    {line['name']} ({line['guest']}): {said}", markup=False, highlight=False)


def day(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M}"


def build_table(terminal: Terminal, columns: tuple[str, ...], rows: list[list[str]]) -> Table:
    table = Table(*(terminal.say(f"admin-column-{column}") for column in columns), box=None)
    for row in rows:
        table.add_row(*row)
    return table
