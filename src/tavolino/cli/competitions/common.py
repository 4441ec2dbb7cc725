"""What all commands about cups, leagues and seasons share."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from tavolino.cli.app import App, CommandGroup, app
from tavolino.cli.faults import CliFault
from tavolino.cli.match.seating import own_name
from tavolino.cli.match.typed_answer import normalise_text
from tavolino.cli.terminal import Terminal
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.organiser.book.book import list_some
from tavolino.organiser.snapshot.model import MATCH_OPEN, Competition, HistoryLine, MatchLine

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser
    from tavolino.store.store import Store

T = TypeVar("T")

COMMAND_ORDER: Final = (
    "new",
    "draw",
    "show",
    "list",
    "play",
    "simulate",
    "result",
    "correct",
    "strike",
    "forfeit",
)


class CompetitionGroup(CommandGroup):
    """A group whose help lists commands in the order in which an organiser needs them."""

    def command_names(self) -> list[str]:
        first = [name for name in COMMAND_ORDER if name in self.commands]
        return [*first, *(name for name in self.commands if name not in COMMAND_ORDER)]


cup = App(CompetitionGroup)
league = App(CompetitionGroup)
season = App(CompetitionGroup)
FAMILIES: Final = {"cup": cup, "league": league, "season": season}
"""The three groups. All their commands but `new` are the same."""
for name, family in FAMILIES.items():
    app.add_typer(family, name=name)

Name = Annotated[str, typer.Argument(metavar="NAME")]
Match = Annotated[str, typer.Argument(metavar="MATCH")]
TeamName = Annotated[str, typer.Argument(metavar="TEAM")]
By = Annotated[str, typer.Option("--by", metavar="PERSON")]
Database = Annotated[str, typer.Option("--db", metavar="URL")]


def competition_command(name: str | None = None) -> Callable[[T], T]:
    """Register a command in all three groups."""

    def register(function: T) -> T:
        for one in FAMILIES.values():
            one.command(name)(function)
        return function

    return register


def with_store(db: str, work: Callable[["Store", "Organiser"], Awaitable[T]]) -> T:
    """Open the store, run some work with it and its organiser, and close it again."""
    from tavolino.organiser.organiser import Organiser  # slow to import
    from tavolino.store import default_url, open_store

    async def open_and_close() -> T:
        store = await open_store(db or default_url())
        try:
            return await work(store, Organiser(store.competitions, store.group_commit.clock))
        finally:
            await store.close()

    return asyncio.run(open_and_close())


def with_organiser(db: str, work: Callable[["Organiser"], Awaitable[T]]) -> T:
    return with_store(db, lambda store, organiser: work(organiser))


def load_competition(db: str, name: str) -> Competition:
    async def find(organiser: "Organiser") -> Competition:
        return await organiser.snapshot(await organiser.find_id(name))

    return with_organiser(db, find)


def load_evenings(db: str, id: str) -> dict[str, InnerEvening]:
    async def find(organiser: "Organiser") -> dict[str, InnerEvening]:
        return await organiser.evenings(await organiser.load(id))

    return with_organiser(db, find)


def load_history(db: str, id: str) -> list[HistoryLine]:
    return with_organiser(db, lambda organiser: organiser.history(id))


def author_name(by: str, terminal: Terminal) -> str:
    return by.strip() or own_name(terminal)


# -- Parsing


def find_match(competition: Competition, typed: str) -> MatchLine:
    """A match by its number, or by its teams: `Ana-Ion`."""
    wanted = typed.strip().lower()
    known = {match.id: match for match in competition.matches}
    named = [
        match for match in competition.matches if pairing_name(competition, match) == remove_spaces(typed)
    ]
    if wanted in known:
        return known[wanted]
    if named:
        return next((match for match in named if match.goals is None), named[-1])
    if not competition.matches:
        raise CliFault("not-drawn")
    to_play = [match.id for match in competition.matches if match.status == MATCH_OPEN]
    raise CliFault("no-such-match", match=typed, known=list_some(to_play))


def pairing_name(competition: Competition, match: MatchLine) -> str:
    teams = [competition.teams[team].name for team in match.teams if team is not None]
    return remove_spaces("-".join(teams))


def remove_spaces(text: str) -> str:
    return normalise_text(text).replace(" ", "")


def find_team(competition: Competition, typed: str) -> int:
    """A team by its name, or by its number from 1."""
    names = [normalise_text(team.name) for team in competition.teams]
    if normalise_text(typed) in names:
        return names.index(normalise_text(typed))
    if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    raise CliFault("no-such-team", team=typed)
