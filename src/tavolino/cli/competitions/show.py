"""`show`, `list` and `draw`: a competition for everyone to see."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from tavolino.cli.app import terminal_of
from tavolino.cli.competitions.common import (
    By,
    Database,
    Name,
    author_name,
    competition_command,
    load_competition,
    load_evenings,
    load_history,
    with_organiser,
)
from tavolino.cli.competitions.play import enter_finished_matches
from tavolino.cli.competitions.summary import TerminalSummary, competition_summary
from tavolino.cli.match.session import DEFAULT_PACE_S, parse_pace
from tavolino.cli.terminal import Terminal
from tavolino.core.language.texts import Texts, TextValue
from tavolino.organiser.files.json_codec import decode_charter
from tavolino.organiser.regulations.charter import GROUP_LETTERS
from tavolino.organiser.snapshot.model import BallLine, Competition, LotLine

if TYPE_CHECKING:
    from tavolino.competitions.storage import CompetitionSummary
    from tavolino.organiser.organiser import Organiser


@competition_command()
def show(
    ctx: typer.Context,
    name: Name,
    fixtures: Annotated[bool, typer.Option("--fixtures")] = False,
    grid: Annotated[bool, typer.Option("--grid")] = False,
    lots: Annotated[bool, typer.Option("--lots")] = False,
    history: Annotated[bool, typer.Option("--history")] = False,
    regulations: Annotated[bool, typer.Option("--regulations")] = False,
    evenings: Annotated[bool, typer.Option("--evenings")] = False,
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    competition = enter_finished_matches(terminal, db, load_competition(db, name), author_name("", terminal))
    board = TerminalSummary(terminal, competition)
    wanted = {
        board.regulations: regulations,
        board.grid: grid,
        board.fixtures: fixtures,
        board.lots: lots,
    }
    more = [part for drawn, is_wanted in wanted.items() if is_wanted for part in drawn()]
    more += board.evenings(load_evenings(db, competition.id)) if evenings else []
    more += board.history(load_history(db, competition.id)) if history else []
    terminal.out.print(competition_summary(terminal, competition, *more))


@competition_command("list")
def list_all(ctx: typer.Context, db: Database = "") -> None:
    terminal = terminal_of(ctx)
    listed = with_organiser(db, lambda organiser: organiser.list_all())
    if not listed:
        terminal.out.print(terminal.say("no-competitions"))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in listed:
        table.add_row(Text(one.name, "title"), *summary_cells(terminal, one))
    terminal.out.print(table)


def summary_cells(terminal: Terminal, one: "CompetitionSummary") -> tuple[str, str, str]:
    charter = decode_charter(one.charter)
    texts = terminal.texts(charter.game)
    over = terminal.say("competition-over" if one.finished else "competition-on")
    return texts.say(f"kind-{charter.kind}"), texts.say("game"), over


@competition_command()
def draw(
    ctx: typer.Context,
    name: Name,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S,
    by: By = "",
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    speed = parse_pace(pace) if terminal.can_clear else 0

    async def work(organiser: "Organiser") -> tuple[int, Competition]:
        before = await organiser.snapshot(await organiser.find_id(name))
        after = await organiser.draw_lots(before.id, author_name(by, terminal), seen=before.version)
        return len(before.lots), after

    before, drawn = with_organiser(db, work)
    for lot in drawn.lots[before:]:
        show_lots(terminal, drawn, lot, speed)
    terminal.out.print(competition_summary(terminal, drawn))


def show_lots(terminal: Terminal, competition: Competition, lot: LotLine, pace: float) -> None:
    """Ball by ball, and how anyone can draw them again."""
    for number, ball in enumerate(lot.balls, start=1):
        line = ball_text(terminal.texts(competition.game), competition, number, ball)
        terminal.out.print(line, soft_wrap=True)
        terminal.pause(pace)
    repeat = terminal.say("lot-repeat", seed=str(competition.seed), number=lot.lot)
    terminal.out.print(Text(repeat, "quiet"), soft_wrap=True)


def ball_text(texts: Texts, competition: Competition, number: int, ball: BallLine) -> str:
    values: dict[str, TextValue] = {"number": number, "pick": ball.pick + 1, "among": ball.among}
    values["team"] = competition.teams[ball.team].name
    if ball.group is None:
        return texts.say("lot-ball", values)
    group = texts.say("group-name", {"letter": GROUP_LETTERS[ball.group]})
    return texts.say("lot-ball-group", values | {"group": group})
