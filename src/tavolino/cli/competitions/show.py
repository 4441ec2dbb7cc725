"""`show`, `list` and `draw`: a competition for everyone to see."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from tavolino.cli.app import of
from tavolino.cli.competitions.common import By, Database, Name, at_desk, author, found, in_all_families
from tavolino.cli.competitions.play import gathered
from tavolino.cli.competitions.summary import Noticeboard, notice
from tavolino.cli.match.session import PACE, seconds
from tavolino.cli.terminal import Terminal
from tavolino.core.language.texts import Texts, Value
from tavolino.organiser.files.json_codec import charter_of
from tavolino.organiser.progress.progress import LETTERS
from tavolino.organiser.snapshot.model import BallLine, Competition, LotLine

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office
    from tavolino.store.competitions import ListedCompetition


@in_all_families()
def show(
    ctx: typer.Context,
    name: Name,
    fixtures: Annotated[bool, typer.Option("--fixtures")] = False,
    grid: Annotated[bool, typer.Option("--grid")] = False,
    lots: Annotated[bool, typer.Option("--lots")] = False,
    history: Annotated[bool, typer.Option("--history")] = False,
    db: Database = "",
) -> None:
    terminal = of(ctx)
    competition = gathered(terminal, db, found(db, name), author("", terminal))
    board = Noticeboard(terminal, competition)
    wanted = {board.grid: grid, board.fixtures: fixtures, board.lots: lots, board.history: history}
    more = [part for drawn, is_wanted in wanted.items() if is_wanted for part in drawn()]
    terminal.out.print(notice(terminal, competition, *more))


@in_all_families("list")
def list_all(ctx: typer.Context, db: Database = "") -> None:
    terminal = of(ctx)
    listed = at_desk(db, lambda office: office.listed())
    if not listed:
        terminal.out.print(terminal.say("no-competitions"))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in listed:
        table.add_row(Text(one.name, "title"), *about(terminal, one))
    terminal.out.print(table)


def about(terminal: Terminal, one: "ListedCompetition") -> tuple[str, str, str]:
    charter = charter_of(one.charter)
    texts = terminal.texts(charter.game)
    over = terminal.say("competition-over" if one.finished else "competition-on")
    return texts.say(f"kind-{charter.kind}"), texts.say("game"), over


@in_all_families()
def draw(
    ctx: typer.Context,
    name: Name,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = PACE,
    by: By = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    speed = seconds(pace) if terminal.can_clear else 0

    async def work(office: "Office") -> tuple[int, Competition]:
        before = await office.get(await office.find(name))
        after = await office.draw(before.id, author(by, terminal), seen=before.version)
        return len(before.lots), after

    before, drawn = at_desk(db, work)
    for lot in drawn.lots[before:]:
        show_lots(terminal, drawn, lot, speed)
    terminal.out.print(notice(terminal, drawn))


def show_lots(terminal: Terminal, competition: Competition, lot: LotLine, pace: float) -> None:
    """Ball by ball, and how anyone can draw them again."""
    for number, ball in enumerate(lot.balls, start=1):
        said = ball_text(terminal.texts(competition.game), competition, number, ball)
        terminal.out.print(said, soft_wrap=True)
        terminal.pause(pace)
    repeat = terminal.say("lot-repeat", seed=str(competition.seed), number=lot.lot)
    terminal.out.print(Text(repeat, "quiet"), soft_wrap=True)


def ball_text(texts: Texts, competition: Competition, number: int, ball: BallLine) -> str:
    values: dict[str, Value] = {"number": number, "pick": ball.pick + 1, "among": ball.among}
    values["team"] = competition.teams[ball.team].name
    if ball.group is None:
        return texts.say("lot-ball", values)
    group = texts.say("group-name", {"letter": LETTERS[ball.group]})
    return texts.say("lot-ball-group", values | {"group": group})
