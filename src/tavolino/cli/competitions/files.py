"""`export`, `import` and `delete`: a competition as a file, and the end of one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.app import terminal_of
from tavolino.cli.competitions.common import (
    By,
    Database,
    Name,
    author_name,
    competition_command,
    load_competition,
    with_organiser,
)
from tavolino.cli.competitions.summary import competition_summary
from tavolino.cli.faults import CliFault
from tavolino.cli.file_access import read_bytes, report_os_errors
from tavolino.organiser.files.calendar_file import write_calendar
from tavolino.organiser.files.results_csv import read_results_csv, write_results_csv
from tavolino.organiser.snapshot.model import Competition

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser

CSV = ".csv"
CALENDAR = ".ics"

FileName = Annotated[str, typer.Argument(metavar="FILE")]


@competition_command("export")
def export_to(ctx: typer.Context, name: Name, file: FileName, db: Database = "") -> None:
    terminal, competition, path = terminal_of(ctx), load_competition(db, name), Path(file)
    if path.suffix.lower() == CSV:
        data = write_results_csv(competition, terminal.language).encode()
    elif path.suffix.lower() == CALENDAR:
        data = write_calendar(competition, terminal.texts(competition.game)).encode()
    else:
        data = with_organiser(db, lambda organiser: organiser.export(competition.id))
    with report_os_errors("cannot-save", path):
        path.write_bytes(data)
    terminal.out.print(terminal.say("competition-exported", name=competition.name, path=file), soft_wrap=True)


@competition_command("import")
def import_from(
    ctx: typer.Context,
    file: FileName,
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    data = read_bytes(Path(file))
    if Path(file).suffix.lower() == CSV:
        competition = import_results(db, name, data, author_name(by, terminal))
    else:
        competition = with_organiser(db, lambda organiser: organiser.import_file(data, name=name))
    terminal.out.print(competition_summary(terminal, competition))


def import_results(db: str, name: str, data: bytes, who: str) -> Competition:
    """Results of a list, into a competition that is there; all of them or none."""
    if not name:
        raise CliFault("csv-into-what")

    async def take_in(organiser: "Organiser") -> Competition:
        id = await organiser.find_id(name)
        news = read_results_csv(data, await organiser.load_book(id))
        return await organiser.append_all(id, news, who) if news else await organiser.snapshot(id)

    return with_organiser(db, take_in)


@competition_command()
def delete(
    ctx: typer.Context,
    name: Name,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    db: Database = "",
) -> None:
    terminal, competition = terminal_of(ctx), load_competition(db, name)
    question = terminal.say("delete-competition", name=competition.name)
    if not yes and terminal.ask(question).strip() != competition.name:
        terminal.out.print(terminal.say("not-deleted"))
        return
    with_organiser(db, lambda organiser: organiser.delete(competition.id))
    terminal.out.print(terminal.say("competition-deleted", name=competition.name))
