"""`tavolino cup new`, `league new`, `season new`: who enters, and by which regulations."""

import secrets
from typing import Annotated, Final, TypeVar

import typer
from msgspec.structs import replace

from tavolino.cli.app import of
from tavolino.cli.competitions.common import Database, Name, at_desk, cup, league, season
from tavolino.cli.competitions.summary import notice
from tavolino.cli.faults import Trouble
from tavolino.cli.game_lookup import known_game, setting
from tavolino.cli.match.seating import ME, bot_name
from tavolino.cli.match.typed_answer import plain
from tavolino.cli.terminal import Terminal
from tavolino.competitions import HeadToHead, TieBreak, Withdrawal
from tavolino.core.boards import Board
from tavolino.core.faults import Fault
from tavolino.core.options import Setting
from tavolino.core.records.record import PERSON
from tavolino.core.registry import game as find_game
from tavolino.core.registry import game_class
from tavolino.organiser.charter import LARGEST_SEED, Charter, Kind, Seeding, Team, Terms

LONGEST_LIST: Final = 128

T = TypeVar("T", Seeding, Withdrawal, HeadToHead, TieBreak)

GameName = Annotated[str, typer.Option("--game", metavar="GAME")]
Teams = Annotated[str, typer.Option("--teams", metavar="TEAM,TEAM=BOT")]
Bots = Annotated[int, typer.Option("--bots", metavar="N", min=0, max=LONGEST_LIST)]
Level = Annotated[str, typer.Option("--level", metavar="BOT")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[str, typer.Option("--seed", metavar="N")]
SeedingRule = Annotated[str, typer.Option("--seeding", metavar="RULE")]
WithdrawalRule = Annotated[str, typer.Option("--withdrawal", metavar="RULE")]
PointsRule = Annotated[str, typer.Option("--points", metavar="W-D-L")]
TieBreaks = Annotated[str, typer.Option("--tiebreaks", metavar="RULE,RULE")]
NoDeputies = Annotated[bool, typer.Option("--no-deputies")]
Box = Annotated[bool, typer.Option("--box")]


@cup.command("new")
def new_cup(
    ctx: typer.Context,
    name: Name,
    game: GameName,
    teams: Teams = "",
    bots: Bots = 0,
    level: Level = "greedy",
    legs: Annotated[int, typer.Option("--legs", metavar="N")] = 1,
    final_legs: Annotated[int, typer.Option("--final-legs", metavar="N")] = 1,
    away_goals: Annotated[bool, typer.Option("--away-goals")] = False,
    best_of: Annotated[int, typer.Option("--best-of", metavar="N")] = 1,
    third_place: Annotated[bool, typer.Option("--third-place")] = False,
    groups: Annotated[int, typer.Option("--groups", metavar="N")] = 0,
    through: Annotated[int, typer.Option("--through", metavar="N")] = 2,
    best_next: Annotated[int, typer.Option("--best-next", metavar="N")] = 0,
    points: PointsRule = "3-1-0",
    tiebreaks: TieBreaks = "",
    seeding: SeedingRule = Seeding.LOT,
    withdrawal: WithdrawalRule = Withdrawal.HALFWAY,
    no_deputies: NoDeputies = False,
    box: Box = False,
    option: Options = None,
    seed: Seed = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    entered = entrants(terminal, teams, bots, level)
    terms = Terms(
        points=points_of(points),
        tiebreaks=tiebreaks_of(tiebreaks),
        legs=legs,
        final_legs=final_legs,
        away_goals=away_goals,
        best_of=best_of,
        third_place=third_place,
        groups=groups,
        through=through,
        best_next=best_next,
        seeding=one_of(Seeding, seeding, "--seeding"),
        withdrawal=one_of(Withdrawal, withdrawal, "--withdrawal"),
        deputies=not no_deputies,
    )
    series = len(entered) == 2 and best_of > 1
    kind = Kind.GROUPS_KNOCKOUT if groups else Kind.BEST_OF if series else Kind.KNOCKOUT
    found(terminal, "cup", box, charter(name, game, kind, entered, terms, option, seed), db)


@league.command("new")
def new_league(
    ctx: typer.Context,
    name: Name,
    game: GameName,
    teams: Teams = "",
    bots: Bots = 0,
    level: Level = "greedy",
    legs: Annotated[int, typer.Option("--legs", metavar="N")] = 1,
    swiss: Annotated[int, typer.Option("--swiss", metavar="N")] = 0,
    points: PointsRule = "3-1-0",
    tiebreaks: TieBreaks = "",
    head_to_head: Annotated[str, typer.Option("--head-to-head", metavar="RULE")] = HeadToHead.ONCE,
    seeding: SeedingRule = Seeding.LOT,
    withdrawal: WithdrawalRule = Withdrawal.HALFWAY,
    no_deputies: NoDeputies = False,
    box: Box = False,
    option: Options = None,
    seed: Seed = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    terms = Terms(
        points=points_of(points),
        tiebreaks=tiebreaks_of(tiebreaks),
        head_to_head=one_of(HeadToHead, head_to_head, "--head-to-head"),
        legs=legs,
        rounds=swiss,
        seeding=one_of(Seeding, seeding, "--seeding"),
        withdrawal=one_of(Withdrawal, withdrawal, "--withdrawal"),
        deputies=not no_deputies,
    )
    kind = Kind.SWISS if swiss else Kind.LEAGUE
    entered = entrants(terminal, teams, bots, level)
    found(terminal, "league", box, charter(name, game, kind, entered, terms, option, seed), db)


@season.command("new")
def new_season(
    ctx: typer.Context,
    name: Name,
    game: GameName,
    teams: Teams = "",
    bots: Bots = 0,
    level: Level = "greedy",
    evenings: Annotated[int, typer.Option("--evenings", metavar="N")] = 3,
    no_deputies: NoDeputies = False,
    box: Box = False,
    option: Options = None,
    seed: Seed = "",
    db: Database = "",
) -> None:
    terminal = of(ctx)
    terms = Terms(rounds=evenings, seeding=Seeding.ORDER, deputies=not no_deputies)
    kind = Kind.MATCH if evenings == 1 else Kind.SEASON
    entered = entrants(terminal, teams, bots, level)
    found(terminal, "season", box, charter(name, game, kind, entered, terms, option, seed), db)


def found(terminal: Terminal, family: str, box: bool, wanted: Charter, db: str) -> None:
    """Found it, and show it."""
    boards = game_class(wanted.game).boards
    if box and family not in boards:
        raise Fault("no-board", game_id=wanted.game, known=", ".join(boards) or "-")
    board = boards.get(family)
    if board and (box or board.kind == wanted.kind):
        wanted = by_board(wanted, board, box)
    competition = at_desk(db, lambda office: office.create(wanted))
    terminal.out.print(notice(terminal, competition))


def by_board(wanted: Charter, board: Board, box: bool) -> Charter:
    """As the box has it: matches are played by its options, unless others are asked for; with `--box` all of it."""
    options = {**board.options, **wanted.options}
    if not box:
        return replace(wanted, options=options)
    if len(wanted.teams) > board.most:
        raise Fault("team-count", least=2, most=board.most, teams=len(wanted.teams))
    terms = replace(wanted.terms, points=board.points)
    return replace(wanted, options=options, kind=Kind(board.kind), terms=terms)


# -- What was typed


def charter(
    name: str,
    game: str,
    kind: Kind,
    teams: tuple[Team, ...],
    terms: Terms,
    options: list[str] | None,
    seed: str,
) -> Charter:
    id = known_game(game)
    return Charter(name, id, kind, teams, lots_seed(seed), settled(id, options or []), terms)


def settled(id: str, typed: list[str]) -> dict[str, Setting]:
    """The options that were typed, as the game reads them."""
    given = dict(map(setting, typed))
    rules = find_game(id, **given)
    return {name: rules.options[name] for name in given}


def entrants(terminal: Terminal, typed: str, bots: int, level: str) -> tuple[Team, ...]:
    """`Ana, Ion=me, Steaua Nord=amateur`; and so many bots besides."""
    named = [team(one) for one in typed.split(",")] if typed.strip() else []
    known = {plain(one.name) for one in named}
    names = (f"{bot_name(level, terminal)} {n}" for n in range(1, LONGEST_LIST + bots + 1))
    free = [name for name in names if plain(name) not in known]
    return (*named, *(Team(name, level) for name in free[:bots]))


def team(typed: str) -> Team:
    name, equals, player = (part.strip() for part in typed.rpartition("="))
    if not equals:
        return Team(player, PERSON)
    return Team(name, PERSON if player.lower() == ME else player.lower())


def points_of(typed: str) -> tuple[int, int, int]:
    """`3-1-0`: what a win, a draw and a defeat are worth."""
    parts = typed.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise Trouble("bad-points-rule", points=typed)
    return int(parts[0]), int(parts[1]), int(parts[2])


def tiebreaks_of(typed: str) -> tuple[TieBreak, ...]:
    """The order of comparisons after the points, which always come first."""
    if not typed.strip():
        return Terms().tiebreaks
    names = [name.strip().lower().replace("-", "_") for name in typed.split(",")]
    rest = [one_of(TieBreak, name, "--tiebreaks") for name in names if name != TieBreak.POINTS]
    return (TieBreak.POINTS, *rest)


def one_of(kind: type[T], typed: str, option: str) -> T:
    word = typed.strip().lower().replace("-", "_")
    for value in kind:
        if word == value.value:
            return value
    known = ", ".join(value.value for value in kind)
    raise Trouble("bad-rule", option=option, value=typed, known=known)


def lots_seed(typed: str) -> int:
    """The seed typed, or one drawn now: it is published, so that anyone can repeat the lots."""
    if not typed:
        return secrets.randbelow(LARGEST_SEED)
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 20):
        raise Fault("lots-seed", most=str(LARGEST_SEED))
    return int(typed)
