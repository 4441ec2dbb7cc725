"""`play` and `simulate`: one's own match at this terminal, and those of the bots on all cores."""

import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.app import of
from tavolino.cli.commands.play import SEED_BITS, chosen_seed
from tavolino.cli.commands.resume import take_up
from tavolino.cli.competitions.common import (
    By,
    Database,
    Name,
    at_desk,
    author,
    found,
    in_all_families,
    match_in,
)
from tavolino.cli.competitions.summary import notice
from tavolino.cli.faults import Trouble
from tavolino.cli.match.saved_matches import Sheet, new_sheet, read_record
from tavolino.cli.match.session import INTERRUPTED, PACE, seconds, sit_down
from tavolino.cli.progress import bar
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.core.records.record import PERSON, Record
from tavolino.lab.simulation.parallel import cores
from tavolino.organiser.entries import Begun
from tavolino.organiser.fixture_play import LineUp
from tavolino.organiser.simulation import Simulation, to_come
from tavolino.organiser.snapshot.model import BEGUN, OPEN, POSTPONED, Competition, MatchLine
from tavolino.table.table import Table

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office


@in_all_families()
def play(
    ctx: typer.Context,
    name: Name,
    match: Annotated[str, typer.Argument(metavar="MATCH")] = "",
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = PACE,
    by: By = "",
    db: Database = "",
) -> None:
    terminal, speed = of(ctx), seconds(pace)
    who = author(by, terminal)
    competition = gathered(terminal, db, found(db, name), who)
    line = match_in(competition, match) if match else own_match(competition)
    sheet = unfinished(line)
    if sheet is not None:
        take_up(sheet, terminal, speed)
    else:
        begin(terminal, db, competition, line, who, speed)
    after = gathered(terminal, db, found(db, competition.id), who)
    terminal.out.print(notice(terminal, after))


def own_match(competition: Competition) -> MatchLine:
    """The first match that somebody here is to play, one that was begun before all others."""
    people = {team.number for team in competition.teams if team.player == PERSON and not team.deputy}
    ours = [line for line in competition.matches if people & set(line.teams)]
    for status in (BEGUN, OPEN, POSTPONED):
        for line in ours:
            if line.status == status:
                return line
    raise Trouble("no-own-match")


def begin(
    terminal: Terminal, db: str, competition: Competition, line: MatchLine, who: str, pace: float
) -> None:
    """Sit down to a new match. It is on the disk before the competition says that it has begun."""
    line_up: LineUp = at_desk(db, lambda office: office.line_up(competition.id, line.id))
    if line_up.is_for_bots:
        raise Trouble("only-bots", match=line.id)
    terminal.require_room()
    now = datetime.now().astimezone()
    record = line_up.record(secrets.randbits(SEED_BITS), now.isoformat(timespec="seconds"))
    sheet = new_sheet(competition.game, now)
    seen = competition.version
    with sheet.claimed():
        sheet.write(record)
        at_desk(db, lambda office: office.enter(competition.id, Begun(line.id, sheet.name), who, seen=seen))
        sit_down(terminal, Table(record), sheet, pace)


def sheet_of(line: MatchLine) -> Sheet | None:
    """The file of a match that was begun at a terminal; a name from elsewhere must not lead out of our folder."""
    is_ours = line.table and Path(line.table).name == line.table
    return Sheet(line.table) if is_ours else None


def unfinished(line: MatchLine) -> Sheet | None:
    sheet = sheet_of(line)
    return sheet if sheet and sheet.unfinished.is_file() else None


def gathered(terminal: Terminal, db: str, competition: Competition, who: str) -> Competition:
    """With the results of matches that were begun here and have been played to the end since.

    A record that is not what it should be is told, and keeps nobody from the rest.
    """
    for line in competition.matches:
        sheet = sheet_of(line) if line.status == BEGUN else None
        if sheet and sheet.finished.is_file():
            try:
                competition = handed_in(db, competition, line, read_record(sheet.finished), who)
            except Fault as fault:
                terminal.complain(fault)
    return competition


def handed_in(db: str, competition: Competition, line: MatchLine, record: Record, who: str) -> Competition:
    return at_desk(db, lambda office: office.finish(competition.id, line.id, record, who))


@in_all_families()
def simulate(
    ctx: typer.Context,
    name: Name,
    match: Annotated[list[str] | None, typer.Argument(metavar="MATCH")] = None,
    seed: Annotated[str, typer.Option(metavar="N")] = "",
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    by: By = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    competition = found(db, name)
    only = [match_in(competition, one).id for one in match or []]
    number = chosen_seed(seed) if seed else None

    async def run(office: "Office") -> Simulation:
        simulation = Simulation(office, competition.id, author(by, terminal), number)
        with bar(terminal, terminal.say("progress-competition")) as shown:
            task = shown.add_task("", total=to_come(await office.book(competition.id)))
            await simulation.run(workers or cores(), lambda n: shown.advance(task, n), only)
        return simulation

    simulation = at_desk(db, run)
    terminal.out.print(terminal.say("simulated-matches", n=simulation.done))
    terminal.out.print(notice(terminal, found(db, competition.id)))
    if simulation.whistle.blown:
        raise typer.Exit(INTERRUPTED)
