"""The organiser's desk: what all commands about cups, leagues and seasons share."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from tavolino.cli.app import App, Group, app
from tavolino.cli.match.seating import own_name
from tavolino.cli.match.typed_answer import plain
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.organiser.book import listed
from tavolino.organiser.snapshot.model import OPEN, Competition, MatchLine

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office

T = TypeVar("T")

ORDER: Final = ("new", "draw", "show", "list", "play", "simulate", "result", "correct", "strike", "forfeit")


class Family(Group):
    """Commands in the order in which an organiser needs them."""

    def ordered(self) -> list[str]:
        first = [name for name in ORDER if name in self.commands]
        return [*first, *(name for name in self.commands if name not in ORDER)]


cup = App(Family)
league = App(Family)
season = App(Family)
FAMILIES: Final = {"cup": cup, "league": league, "season": season}
"""What people call them; all commands but `new` are the same."""
for name, family in FAMILIES.items():
    app.add_typer(family, name=name)

Name = Annotated[str, typer.Argument(metavar="NAME")]
Match = Annotated[str, typer.Argument(metavar="MATCH")]
TeamName = Annotated[str, typer.Argument(metavar="TEAM")]
By = Annotated[str, typer.Option("--by", metavar="PERSON")]
Database = Annotated[str, typer.Option("--db", metavar="URL")]


def in_all_families(name: str | None = None) -> Callable[[T], T]:
    """A command of cups, leagues and seasons alike."""

    def register(function: T) -> T:
        for one in FAMILIES.values():
            one.command(name)(function)
        return function

    return register


def at_desk(db: str, work: Callable[["Office"], Awaitable[T]]) -> T:
    """Open the office, do something there, and close it again."""
    from tavolino.organiser.organiser import Office  # a database takes its time to import
    from tavolino.store import default_url, open_store

    async def open_and_close() -> T:
        store = await open_store(db or default_url())
        try:
            return await work(Office(store))
        finally:
            await store.close()

    return asyncio.run(open_and_close())


def found(db: str, name: str) -> Competition:
    async def find(office: "Office") -> Competition:
        return await office.get(await office.find(name))

    return at_desk(db, find)


def author(by: str, terminal: Terminal) -> str:
    return by.strip() or own_name(terminal)


# -- What was meant


def match_in(competition: Competition, typed: str) -> MatchLine:
    """A match by its number, or by its teams: `Ana-Ion`."""
    wanted = typed.strip().lower()
    known = {match.id: match for match in competition.matches}
    named = [match for match in competition.matches if names_of(competition, match) == squeezed(typed)]
    if wanted in known:
        return known[wanted]
    if named:
        return next((match for match in named if match.goals is None), named[-1])
    if not competition.matches:
        raise Fault("not-drawn")
    to_play = [match.id for match in competition.matches if match.status == OPEN]
    raise Fault("no-such-match", match=typed, known=listed(to_play))


def names_of(competition: Competition, match: MatchLine) -> str:
    teams = [competition.teams[team].name for team in match.teams if team is not None]
    return squeezed("-".join(teams))


def squeezed(text: str) -> str:
    return plain(text).replace(" ", "")


def team_in(competition: Competition, typed: str) -> int:
    """A team by its name, or by its number from 1."""
    names = [plain(team.name) for team in competition.teams]
    if plain(typed) in names:
        return names.index(plain(typed))
    if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    raise Fault("no-such-team", team=typed)
