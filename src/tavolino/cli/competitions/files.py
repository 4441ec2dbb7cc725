"""`export`, `import` and `delete`: a competition as a file, and the end of one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.app import of
from tavolino.cli.competitions.common import By, Database, Name, at_desk, author, found, in_all_families
from tavolino.cli.competitions.summary import notice
from tavolino.cli.faults import Trouble
from tavolino.cli.match.saved_matches import read, told_when_failing
from tavolino.organiser.files.results_csv import read_results, written_results
from tavolino.organiser.snapshot.model import Competition

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office

CSV = ".csv"

FileName = Annotated[str, typer.Argument(metavar="FILE")]


@in_all_families("export")
def export_to(ctx: typer.Context, name: Name, file: FileName, db: Database = "") -> None:
    terminal, competition, path = of(ctx), found(db, name), Path(file)
    if path.suffix.lower() == CSV:
        data = written_results(competition).encode()
    else:
        data = at_desk(db, lambda office: office.export(competition.id))
    with told_when_failing("cannot-save", path):
        path.write_bytes(data)
    terminal.out.print(terminal.say("competition-exported", name=competition.name, path=file), soft_wrap=True)


@in_all_families("import")
def import_from(
    ctx: typer.Context,
    file: FileName,
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    data = read(Path(file))
    if Path(file).suffix.lower() == CSV:
        competition = results_from(db, name, data, author(by, terminal))
    else:
        competition = at_desk(db, lambda office: office.read_in(data, name=name))
    terminal.out.print(notice(terminal, competition))


def results_from(db: str, name: str, data: bytes, who: str) -> Competition:
    """Results of a list, into a competition that is there; all of them or none."""
    if not name:
        raise Trouble("csv-into-what")

    async def take_in(office: "Office") -> Competition:
        id = await office.find(name)
        news = read_results(data, await office.book(id))
        return await office.enter_all(id, news, who) if news else await office.get(id)

    return at_desk(db, take_in)


@in_all_families()
def delete(
    ctx: typer.Context,
    name: Name,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    db: Database = "",
) -> None:
    terminal, competition = of(ctx), found(db, name)
    question = terminal.say("delete-competition", name=competition.name)
    if not yes and terminal.ask(question).strip() != competition.name:
        terminal.out.print(terminal.say("not-deleted"))
        return
    at_desk(db, lambda office: office.delete(competition.id))
    terminal.out.print(terminal.say("competition-deleted", name=competition.name))
