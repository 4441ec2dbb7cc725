"""Changes after founding: names, late teams, regulations, teams that come back, a new draw; struck out again."""

from dataclasses import replace as replace_fields
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from tavolino.cli.app import terminal_of
from tavolino.cli.competitions.common import (
    By,
    Database,
    Name,
    TeamName,
    competition_command,
    find_team,
    with_store,
)
from tavolino.cli.competitions.new import parse_enum, parse_points, parse_team, parse_tiebreaks
from tavolino.cli.competitions.results import enter_change
from tavolino.competitions import Withdrawal
from tavolino.live.guards.tokens import hash_secret, new_secret
from tavolino.organiser.entries import Entered, Regulated, Renamed, Reseeded, Retitled, Returned, Struck
from tavolino.organiser.regulations.charter import LevelTie
from tavolino.organiser.snapshot.model import Competition

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser
    from tavolino.store.store import Store

NewName = Annotated[str, typer.Argument(metavar="NEW-NAME")]


@competition_command()
def rename(
    ctx: typer.Context,
    name: Name,
    new_name: NewName,
    team: Annotated[str, typer.Option("--team", metavar="TEAM")] = "",
    by: By = "",
    db: Database = "",
) -> None:
    def change(one: Competition) -> Retitled | Renamed:
        return Renamed(find_team(one, team), new_name.strip()) if team else Retitled(new_name.strip())

    enter_change(ctx, name, by, db, change)


@competition_command()
def enter(ctx: typer.Context, name: Name, team: TeamName, by: By = "", db: Database = "") -> None:
    late = parse_team(team)
    enter_change(ctx, name, by, db, lambda one: Entered(late.name, late.player))


@competition_command("return")
def take_back(ctx: typer.Context, name: Name, team: TeamName, by: By = "", db: Database = "") -> None:
    enter_change(ctx, name, by, db, lambda one: Returned(find_team(one, team)))


@competition_command()
def redraw(ctx: typer.Context, name: Name, by: By = "", db: Database = "") -> None:
    enter_change(ctx, name, by, db, lambda one: Reseeded())


@competition_command()
def link(ctx: typer.Context, name: Name, db: Database = "") -> None:
    """A new key makes the old one useless, as in the page."""

    async def make_link(store: "Store", organiser: "Organiser") -> str:
        id, key = await organiser.find_id(name), new_secret()
        access = await store.access.get(id)
        await store.access.set(id, replace_fields(access, key_hash=hash_secret(key)))
        return f"/competition/{id}#{key}"

    terminal_of(ctx).out.print(with_store(db, make_link), soft_wrap=True)


@competition_command()
def undo(
    ctx: typer.Context,
    name: Name,
    change: Annotated[int, typer.Argument(metavar="CHANGE", min=1)],
    by: By = "",
    db: Database = "",
) -> None:
    enter_change(ctx, name, by, db, lambda one: Struck(change))


@competition_command()
def regulate(
    ctx: typer.Context,
    name: Name,
    points: Annotated[str, typer.Option("--points", metavar="W-D-L")] = "",
    tiebreaks: Annotated[str, typer.Option("--tiebreaks", metavar="RULE,RULE")] = "",
    withdrawal: Annotated[str, typer.Option("--withdrawal", metavar="RULE")] = "",
    level_tie: Annotated[str, typer.Option("--level-tie", metavar="RULE")] = "",
    legs: Annotated[int, typer.Option("--legs", metavar="N")] = 0,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N")] = 0,
    by: By = "",
    db: Database = "",
) -> None:
    def change(one: Competition) -> Regulated:
        terms = one.terms
        return Regulated(
            replace(
                terms,
                points=parse_points(points) if points else terms.points,
                tiebreaks=parse_tiebreaks(tiebreaks) if tiebreaks else terms.tiebreaks,
                withdrawal=parse_enum(Withdrawal, withdrawal, "--withdrawal")
                if withdrawal
                else terms.withdrawal,
                level=parse_enum(LevelTie, level_tie, "--level-tie") if level_tie else terms.level,
                legs=legs or terms.legs,
                rounds=rounds or terms.rounds,
            )
        )

    enter_change(ctx, name, by, db, change)
