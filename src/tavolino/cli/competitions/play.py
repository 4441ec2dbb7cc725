"""`play` and `simulate`: one's own match at this terminal, and those of the bots on all cores."""

import secrets
from datetime import datetime
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
    find_match,
    load_competition,
    with_organiser,
)
from tavolino.cli.competitions.summary import competition_summary
from tavolino.cli.faults import CliFault
from tavolino.cli.game_lookup import SEED_BITS, parse_seed
from tavolino.cli.match.saved_matches import SavedMatch, new_saved_match, read_record
from tavolino.cli.match.session import (
    DEFAULT_PACE_S,
    parse_pace,
    play_session,
    resume_session,
)
from tavolino.cli.progress import progress_bar
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.core.processes.pool import available_cores
from tavolino.core.processes.stop_signal import stop_on_signals
from tavolino.core.records.record import PERSON, Record
from tavolino.organiser.entries import Begun
from tavolino.organiser.fixture_play import FixtureLineUp
from tavolino.organiser.snapshot.model import MATCH_BEGUN, MATCH_OPEN, MATCH_POSTPONED, Competition, MatchLine
from tavolino.table.table import Table

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser


@competition_command()
def play(
    ctx: typer.Context,
    name: Name,
    match: Annotated[str, typer.Argument(metavar="MATCH")] = "",
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S,
    by: By = "",
    db: Database = "",
) -> None:
    terminal, speed = terminal_of(ctx), parse_pace(pace)
    who = author_name(by, terminal)
    competition = enter_finished_matches(terminal, db, load_competition(db, name), who)
    line = find_match(competition, match) if match else find_own_match(competition)
    saved_match = unfinished_match_of(line)
    if saved_match is not None:
        resume_session(saved_match, terminal, speed)
    else:
        begin_match(terminal, db, competition, line, who, speed)
    after = enter_finished_matches(terminal, db, load_competition(db, competition.id), who)
    terminal.out.print(competition_summary(terminal, after))


def find_own_match(competition: Competition) -> MatchLine:
    """The first match that a person has to play. A match that was begun comes first."""
    people = {team.number for team in competition.teams if team.player == PERSON and not team.deputy}
    ours = [line for line in competition.matches if people & set(line.teams)]
    for status in (MATCH_BEGUN, MATCH_OPEN, MATCH_POSTPONED):
        for line in ours:
            if line.status == status:
                return line
    raise CliFault("no-own-match")


def begin_match(
    terminal: Terminal, db: str, competition: Competition, line: MatchLine, who: str, pace: float
) -> None:
    """Start a new match. It is on disk before the competition lists it as begun."""
    line_up: FixtureLineUp = with_organiser(db, lambda organiser: organiser.line_up(competition.id, line.id))
    if line_up.is_for_bots:
        raise CliFault("only-bots", match=line.id)
    terminal.require_room()
    now = datetime.now().astimezone()
    seed = with_organiser(db, lambda organiser: deal_seed(organiser, competition.id, line.id))
    record = line_up.record(seed, now.isoformat(timespec="seconds"))
    saved_match = new_saved_match(competition.game, now)
    seen = competition.version
    with saved_match.hold_lock():
        saved_match.write(record)
        with_organiser(
            db,
            lambda organiser: organiser.append(
                competition.id, Begun(line.id, saved_match.name), who, seen=seen
            ),
        )
        play_session(terminal, Table(record), saved_match, pace)


async def deal_seed(organiser: "Organiser", id: str, match: str) -> int:
    return await organiser.deal_seed(await organiser.load(id), match, secrets.randbits(SEED_BITS))


def saved_match_of(line: MatchLine) -> SavedMatch | None:
    """The file of a match that was begun at a terminal. A name with a path in it is refused."""
    is_ours = line.table and Path(line.table).name == line.table
    return SavedMatch(line.table) if is_ours else None


def unfinished_match_of(line: MatchLine) -> SavedMatch | None:
    saved_match = saved_match_of(line)
    return saved_match if saved_match and saved_match.unfinished_path.is_file() else None


def enter_finished_matches(terminal: Terminal, db: str, competition: Competition, who: str) -> Competition:
    """Enter the results of matches that were begun here and are over now.

    The fault of a wrong record is printed, and the others are entered all the same.
    """
    for line in competition.matches:
        saved_match = saved_match_of(line) if line.status == MATCH_BEGUN else None
        if saved_match and saved_match.finished_path.is_file():
            try:
                competition = enter_finished_match(
                    db, competition, line, read_record(saved_match.finished_path), who
                )
            except Fault as fault:
                terminal.print_fault(fault)
    return competition


def enter_finished_match(
    db: str, competition: Competition, line: MatchLine, record: Record, who: str
) -> Competition:
    return with_organiser(
        db, lambda organiser: organiser.enter_played_match(competition.id, line.id, record, who)
    )


@competition_command()
def simulate(
    ctx: typer.Context,
    name: Name,
    match: Annotated[list[str] | None, typer.Argument(metavar="MATCH")] = None,
    seed: Annotated[str, typer.Option(metavar="N")] = "",
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    by: By = "",
    db: Database = "",
) -> None:
    from tavolino.organiser.simulation import Simulation, count_bot_matches  # slow to import

    terminal = terminal_of(ctx)
    competition = load_competition(db, name)
    only = [find_match(competition, one).id for one in match or []]
    number = parse_seed(seed) if seed else None

    async def run(organiser: "Organiser") -> int:
        simulation = Simulation(organiser, competition.id, author_name(by, terminal), number, stop)
        with progress_bar(terminal, terminal.say("progress-competition")) as shown:
            task = shown.add_task("", total=count_bot_matches(await organiser.load_book(competition.id)))
            return await simulation.run(workers or available_cores(), lambda n: shown.advance(task, n), only)

    with stop_on_signals() as stop:
        done = with_organiser(db, run)
        terminal.out.print(terminal.say("simulated-matches", n=done))
        terminal.out.print(competition_summary(terminal, load_competition(db, competition.id)))
    if stop.is_stopped:
        raise typer.Exit(stop.exit_code)
