"""Results typed in, corrected, struck out; matches forfeited and postponed; teams that withdraw."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from tavolino.cli.app import terminal_of
from tavolino.cli.competitions.common import (
    By,
    Database,
    Match,
    Name,
    TeamName,
    author_name,
    competition_command,
    find_match,
    find_team,
    with_organiser,
)
from tavolino.cli.competitions.summary import competition_summary
from tavolino.cli.faults import CliFault
from tavolino.cli.terminal import Terminal
from tavolino.competitions import Forfeit
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Dated,
    Deputised,
    Docked,
    EntryContent,
    Forfeited,
    Postponed,
    Scored,
    Scorer,
    Withdrawn,
)
from tavolino.organiser.files.score_text import parse_numbers, parse_score
from tavolino.organiser.phrases import history_text
from tavolino.organiser.progress.progress import FIRST_STAGES
from tavolino.organiser.progress.results import join_numbers
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT
from tavolino.organiser.score_check import MAX_GOALS, MAX_TEXT_LENGTH
from tavolino.organiser.snapshot.model import Competition, MatchLine

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser

Goals = Annotated[str, typer.Argument(metavar="SCORE")]
ExtraTime = Annotated[str, typer.Option("--after-extra-time", metavar="SCORE")]
Penalties = Annotated[str, typer.Option("--penalties", metavar="SCORE")]
FairPlay = Annotated[str, typer.Option("--fair-play", metavar="SCORE")]
Scorers = Annotated[list[str] | None, typer.Option("--scorer", metavar="TEAM:NAME:GOALS")]
Day = Annotated[str, typer.Option("--day", metavar="DAY")]
Time = Annotated[str, typer.Option("--time", metavar="TIME")]
Place = Annotated[str, typer.Option("--place", metavar="PLACE")]


@competition_command()
def result(
    ctx: typer.Context,
    name: Name,
    match: Match,
    score: Goals,
    after_extra_time: ExtraTime = "",
    penalties: Penalties = "",
    fair_play: FairPlay = "",
    scorer: Scorers = None,
    by: By = "",
    db: Database = "",
) -> None:
    typed = parse_score(score, after_extra_time, penalties, fair_play)

    def entry(one: Competition) -> Scored:
        line = find_match(one, match)
        return Scored(line.id, replace(typed, scorers=parse_scorers(one, line, scorer or [])))

    enter_change(ctx, name, by, db, entry)


@competition_command()
def correct(
    ctx: typer.Context,
    name: Name,
    match: Match,
    score: Goals,
    after_extra_time: ExtraTime = "",
    penalties: Penalties = "",
    fair_play: FairPlay = "",
    scorer: Scorers = None,
    was: Annotated[str, typer.Option("--was", metavar="SCORE")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    typed = parse_score(score, after_extra_time, penalties, fair_play)

    def correction(one: Competition) -> Corrected:
        line = find_match(one, match)
        scored = replace(typed, scorers=parse_scorers(one, line, scorer or []))
        return Corrected(line.id, scored, result_version(line, was))

    enter_change(ctx, name, by, db, correction)


@competition_command()
def strike(ctx: typer.Context, name: Name, match: Match, by: By = "", db: Database = "") -> None:
    def stroke(one: Competition) -> Annulled:
        line = find_match(one, match)
        return Annulled(line.id, result_version(line, ""))

    enter_change(ctx, name, by, db, stroke)


@competition_command()
def forfeit(
    ctx: typer.Context, name: Name, match: Match, team: TeamName, by: By = "", db: Database = ""
) -> None:
    def award(one: Competition) -> Forfeited:
        line = find_match(one, match)
        return Forfeited(line.id, parse_forfeit(one, line, team), line.version)

    enter_change(ctx, name, by, db, award)


@competition_command()
def withdraw(ctx: typer.Context, name: Name, team: TeamName, by: By = "", db: Database = "") -> None:
    enter_change(ctx, name, by, db, lambda one: Withdrawn(find_team(one, team)))


@competition_command()
def postpone(
    ctx: typer.Context,
    name: Name,
    match: Match,
    until: Annotated[str, typer.Option("--until", metavar="WORDS")] = "",
    day: Day = "",
    time: Time = "",
    place: Place = "",
    by: By = "",
    db: Database = "",
) -> None:
    words = until[: MAX_TEXT_LENGTH + 1]
    enter_change(ctx, name, by, db, lambda one: Postponed(find_match(one, match).id, words, day, time, place))


@competition_command("date")
def date_round(
    ctx: typer.Context,
    name: Name,
    round: Annotated[int, typer.Argument(metavar="ROUND", min=1)],
    day: Annotated[str, typer.Argument(metavar="DAY")] = "",
    time: Time = "",
    place: Place = "",
    knockout: Annotated[bool, typer.Option("--knockout")] = False,
    by: By = "",
    db: Database = "",
) -> None:
    def dated(one: Competition) -> Dated:
        stage = STAGE_KNOCKOUT if knockout else FIRST_STAGES[one.kind]
        return Dated(stage, round, day, time, place[: MAX_TEXT_LENGTH + 1])

    enter_change(ctx, name, by, db, dated)


@competition_command()
def deputy(
    ctx: typer.Context,
    name: Name,
    team: TeamName,
    bot: Annotated[str, typer.Argument(metavar="BOT")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    enter_change(ctx, name, by, db, lambda one: Deputised(find_team(one, team), bot.strip().lower()))


@competition_command()
def dock(
    ctx: typer.Context,
    name: Name,
    team: TeamName,
    points: Annotated[int, typer.Argument(metavar="POINTS", min=-MAX_GOALS, max=MAX_GOALS)],
    why: Annotated[str, typer.Option("--why", metavar="REASON")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    enter_change(
        ctx, name, by, db, lambda one: Docked(find_team(one, team), points, why[: MAX_TEXT_LENGTH + 1])
    )


def enter_change(
    ctx: typer.Context, name: str, by: str, db: str, wanted: Callable[[Competition], EntryContent]
) -> None:
    """Append an entry that depends on the current state, unless somebody else was faster; then print it."""
    terminal = terminal_of(ctx)

    async def append_change(organiser: "Organiser") -> Competition:
        before = await organiser.snapshot(await organiser.find_id(name))
        return await organiser.append(
            before.id, wanted(before), author_name(by, terminal), seen=before.version
        )

    print_change(terminal, with_organiser(db, append_change))


def print_change(terminal: Terminal, competition: Competition) -> None:
    """Print the new entry and the competition."""
    sentence = history_text(competition, competition.history[-1], terminal.texts(competition.game))
    terminal.out.print(f"{terminal.glyphs.pointer} {sentence}", soft_wrap=True)
    terminal.out.print(competition_summary(terminal, competition))


# -- Parsing


def result_version(line: MatchLine, was: str) -> int:
    """The result that is meant: the one that stands, if it is what it was thought to be."""
    if line.version is None:
        raise CliFault("no-result-yet", match=line.id)
    if was and parse_numbers(was) != tuple(line.goals or ()):
        result = join_numbers(line.goals or ())
        raise CliFault("changed-meanwhile", by=line.by, what="result", match=line.id, result=result)
    return line.version


def parse_scorers(competition: Competition, line: MatchLine, typed: list[str]) -> tuple[Scorer, ...]:
    """`Ancora:Rossi:2`; of one goal `Ancora:Rossi` will do."""
    return tuple(parse_scorer(competition, line, one) for one in typed)


def parse_scorer(competition: Competition, line: MatchLine, typed: str) -> Scorer:
    team, _, rest = typed.partition(":")
    name, colon, goals = rest.rpartition(":")
    if not (colon and goals.strip().isdecimal()):
        name, goals = rest, "1"
    number = find_team(competition, team.strip())
    if not name.strip() or number not in line.teams:
        raise CliFault("bad-scorer", scorer=typed)
    return Scorer(line.teams.index(number), name.strip(), int(goals))


def parse_forfeit(competition: Competition, line: MatchLine, typed: str) -> Forfeit:
    """Who forfeits: one of the two, or with `both` neither gets anything."""
    if typed.strip().lower() == Forfeit.BOTH:
        return Forfeit.BOTH
    team = find_team(competition, typed)
    if team not in line.teams:
        raise CliFault("no-such-team", team=typed)
    return Forfeit.HOME if team == line.teams[0] else Forfeit.AWAY
