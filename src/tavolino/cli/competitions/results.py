"""Results typed in, corrected, struck out; matches forfeited and postponed; teams that withdraw."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.app import of
from tavolino.cli.competitions.common import (
    By,
    Database,
    Match,
    Name,
    TeamName,
    at_desk,
    author,
    in_all_families,
    match_in,
    team_in,
)
from tavolino.cli.competitions.summary import notice
from tavolino.cli.terminal import Terminal
from tavolino.competitions import Forfeit
from tavolino.core.faults import Fault
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Deputised,
    Docked,
    Forfeited,
    Postponed,
    Scored,
    What,
    Withdrawn,
)
from tavolino.organiser.files.score_text import numbers, typed_score
from tavolino.organiser.phrases import figures, history_text
from tavolino.organiser.score_check import LONGEST_WORD, MOST_GOALS
from tavolino.organiser.snapshot.model import Competition, MatchLine

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office

Goals = Annotated[str, typer.Argument(metavar="SCORE")]
ExtraTime = Annotated[str, typer.Option("--after-extra-time", metavar="SCORE")]
Penalties = Annotated[str, typer.Option("--penalties", metavar="SCORE")]
FairPlay = Annotated[str, typer.Option("--fair-play", metavar="SCORE")]


@in_all_families()
def result(
    ctx: typer.Context,
    name: Name,
    match: Match,
    score: Goals,
    after_extra_time: ExtraTime = "",
    penalties: Penalties = "",
    fair_play: FairPlay = "",
    by: By = "",
    db: Database = "",
) -> None:
    typed = typed_score(score, after_extra_time, penalties, fair_play)
    change(ctx, name, by, db, lambda one: Scored(match_in(one, match).id, typed))


@in_all_families()
def correct(
    ctx: typer.Context,
    name: Name,
    match: Match,
    score: Goals,
    after_extra_time: ExtraTime = "",
    penalties: Penalties = "",
    fair_play: FairPlay = "",
    was: Annotated[str, typer.Option("--was", metavar="SCORE")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    typed = typed_score(score, after_extra_time, penalties, fair_play)

    def correction(one: Competition) -> Corrected:
        line = match_in(one, match)
        return Corrected(line.id, typed, version_of(line, was))

    change(ctx, name, by, db, correction)


@in_all_families()
def strike(ctx: typer.Context, name: Name, match: Match, by: By = "", db: Database = "") -> None:
    def stroke(one: Competition) -> Annulled:
        line = match_in(one, match)
        return Annulled(line.id, version_of(line, ""))

    change(ctx, name, by, db, stroke)


@in_all_families()
def forfeit(
    ctx: typer.Context, name: Name, match: Match, team: TeamName, by: By = "", db: Database = ""
) -> None:
    def award(one: Competition) -> Forfeited:
        line = match_in(one, match)
        return Forfeited(line.id, side_of(one, line, team), line.version)

    change(ctx, name, by, db, award)


@in_all_families()
def withdraw(ctx: typer.Context, name: Name, team: TeamName, by: By = "", db: Database = "") -> None:
    change(ctx, name, by, db, lambda one: Withdrawn(team_in(one, team)))


@in_all_families()
def postpone(
    ctx: typer.Context,
    name: Name,
    match: Match,
    until: Annotated[str, typer.Option("--until", metavar="DAY")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    change(ctx, name, by, db, lambda one: Postponed(match_in(one, match).id, until[: LONGEST_WORD + 1]))


@in_all_families()
def deputy(
    ctx: typer.Context,
    name: Name,
    team: TeamName,
    bot: Annotated[str, typer.Argument(metavar="BOT")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    change(ctx, name, by, db, lambda one: Deputised(team_in(one, team), bot.strip().lower()))


@in_all_families()
def dock(
    ctx: typer.Context,
    name: Name,
    team: TeamName,
    points: Annotated[int, typer.Argument(metavar="POINTS", min=-MOST_GOALS, max=MOST_GOALS)],
    why: Annotated[str, typer.Option("--why", metavar="REASON")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    change(ctx, name, by, db, lambda one: Docked(team_in(one, team), points, why[: LONGEST_WORD + 1]))


def change(ctx: typer.Context, name: str, by: str, db: str, wanted: Callable[[Competition], What]) -> None:
    """Let something happen that depends on how things stand, if nobody else is there first; and say so."""
    terminal = of(ctx)

    async def happen(office: "Office") -> Competition:
        before = await office.get(await office.find(name))
        return await office.enter(before.id, wanted(before), author(by, terminal), seen=before.version)

    tell(terminal, at_desk(db, happen))


def tell(terminal: Terminal, competition: Competition) -> None:
    """What was written down, and how things stand now."""
    sentence = history_text(competition, competition.history[-1], terminal.texts(competition.game))
    terminal.out.print(f"{terminal.glyphs.pointer} {sentence}", soft_wrap=True)
    terminal.out.print(notice(terminal, competition))


# -- What was typed


def version_of(line: MatchLine, was: str) -> int:
    """The result that is meant: the one that stands, if it is what it was thought to be."""
    if line.version is None:
        raise Fault("no-result-yet", match=line.id)
    if was and "-".join(map(str, numbers(was))) != figures(line).partition(" ")[0]:
        raise Fault("changed-meanwhile", by=line.by, what="result", match=line.id, result=figures(line))
    return line.version


def side_of(competition: Competition, line: MatchLine, typed: str) -> Forfeit:
    """Who forfeits: one of the two, or with `both` neither gets anything."""
    if typed.strip().lower() == Forfeit.BOTH:
        return Forfeit.BOTH
    team = team_in(competition, typed)
    if team not in line.teams:
        raise Fault("no-such-team", team=typed)
    return Forfeit.HOME if team == line.teams[0] else Forfeit.AWAY
