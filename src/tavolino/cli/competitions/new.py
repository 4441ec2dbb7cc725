"""`tavolino cup new`, `league new`, `season new`: who enters, and by which regulations."""

import secrets
from typing import Annotated, Final, TypeVar

import typer
from msgspec.structs import replace

from tavolino.cli.app import terminal_of
from tavolino.cli.competitions.common import Database, Name, cup, league, season, with_organiser
from tavolino.cli.competitions.summary import competition_summary
from tavolino.cli.faults import CliFault
from tavolino.cli.game_lookup import find_game_id, parse_option
from tavolino.cli.match.seating import ME, bot_name
from tavolino.cli.match.typed_answer import normalise_text
from tavolino.cli.terminal import Terminal
from tavolino.competitions import Duplicate, HeadToHead, TieBreak, Withdrawal
from tavolino.core.options import Setting
from tavolino.core.records.record import PERSON
from tavolino.core.registry import game as find_game
from tavolino.core.registry import game_class
from tavolino.organiser.regulations.box_rules import box_competition, box_options, box_points
from tavolino.organiser.regulations.charter import (
    MAX_SEED,
    USUAL_FIELD_BOT,
    Charter,
    Kind,
    LevelTie,
    Seeding,
    Team,
    Terms,
)

MAX_TEAMS: Final = 128

T = TypeVar("T", Seeding, Withdrawal, LevelTie, HeadToHead, TieBreak, Duplicate)

GameName = Annotated[str, typer.Option("--game", metavar="GAME")]
Teams = Annotated[str, typer.Option("--teams", metavar="TEAM,TEAM=BOT")]
Bots = Annotated[int, typer.Option("--bots", metavar="N", min=0, max=MAX_TEAMS)]
Level = Annotated[str, typer.Option("--level", metavar="BOT")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[str, typer.Option("--seed", metavar="N")]
Legs = Annotated[int, typer.Option("--legs", metavar="N")]
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
    legs: Legs = 1,
    final_legs: Annotated[int, typer.Option("--final-legs", metavar="N")] = 1,
    away_goals: Annotated[bool, typer.Option("--away-goals")] = False,
    level_tie: Annotated[str, typer.Option("--level-tie", metavar="RULE")] = LevelTie.ANY,
    best_of: Annotated[int, typer.Option("--best-of", metavar="N")] = 1,
    third_place: Annotated[bool, typer.Option("--third-place")] = False,
    double: Annotated[bool, typer.Option("--double")] = False,
    groups: Annotated[int, typer.Option("--groups", metavar="N")] = 0,
    through: Annotated[int, typer.Option("--through", metavar="N")] = 2,
    best_next: Annotated[int, typer.Option("--best-next", metavar="N")] = 0,
    points: PointsRule = "",
    tiebreaks: TieBreaks = "",
    seeding: SeedingRule = Seeding.LOT,
    withdrawal: WithdrawalRule = Withdrawal.HALFWAY,
    no_deputies: NoDeputies = False,
    box: Box = False,
    option: Options = None,
    seed: Seed = "",
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    entered = parse_teams(terminal, teams, bots, level)
    terms = replace(
        common_terms(tiebreaks, legs, seeding, withdrawal, no_deputies),
        final_legs=final_legs,
        away_goals=away_goals,
        level=parse_enum(LevelTie, level_tie, "--level-tie"),
        best_of=best_of,
        third_place=third_place,
        groups=groups,
        through=through,
        best_next=best_next,
    )
    series = len(entered) == 2 and best_of > 1
    single = Kind.DOUBLE_KNOCKOUT if double else Kind.KNOCKOUT
    kind = Kind.GROUPS_KNOCKOUT if groups else Kind.BEST_OF if series else single
    create_competition(
        terminal, "cup", box, build_charter(name, game, kind, entered, terms, option, seed), points, db
    )


@league.command("new")
def new_league(
    ctx: typer.Context,
    name: Name,
    game: GameName,
    teams: Teams = "",
    bots: Bots = 0,
    level: Level = "greedy",
    legs: Legs = 1,
    swiss: Annotated[int, typer.Option("--swiss", metavar="N")] = 0,
    points: PointsRule = "",
    tiebreaks: TieBreaks = "",
    head_to_head: Annotated[str, typer.Option("--head-to-head", metavar="RULE")] = HeadToHead.ONCE,
    duplicate: Annotated[str, typer.Option("--duplicate", metavar="RULE")] = Duplicate.NO,
    field_tables: Annotated[int, typer.Option("--field", metavar="N", min=0)] = 0,
    field_bot: Annotated[str, typer.Option("--field-bot", metavar="BOT")] = USUAL_FIELD_BOT,
    seeding: SeedingRule = Seeding.LOT,
    withdrawal: WithdrawalRule = Withdrawal.HALFWAY,
    no_deputies: NoDeputies = False,
    box: Box = False,
    option: Options = None,
    seed: Seed = "",
    db: Database = "",
) -> None:
    terminal = terminal_of(ctx)
    terms = replace(
        common_terms(tiebreaks, legs, seeding, withdrawal, no_deputies),
        head_to_head=parse_enum(HeadToHead, head_to_head, "--head-to-head"),
        rounds=swiss,
        duplicate=parse_enum(Duplicate, duplicate, "--duplicate"),
        field_tables=field_tables,
        field_bot=field_bot,
    )
    kind = Kind.SWISS if swiss else Kind.LEAGUE
    entered = parse_teams(terminal, teams, bots, level)
    create_competition(
        terminal, "league", box, build_charter(name, game, kind, entered, terms, option, seed), points, db
    )


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
    terminal = terminal_of(ctx)
    terms = Terms(rounds=evenings, seeding=Seeding.ORDER, deputies=not no_deputies)
    kind = Kind.MATCH if evenings == 1 else Kind.SEASON
    entered = parse_teams(terminal, teams, bots, level)
    create_competition(
        terminal, "season", box, build_charter(name, game, kind, entered, terms, option, seed), "", db
    )


def create_competition(
    terminal: Terminal, family: str, box: bool, wanted: Charter, points: str, db: str
) -> None:
    """Create the competition and show it."""
    wanted = apply_board(wanted, family) if box else wanted
    board = box_competition(wanted.game, wanted.kind, len(wanted.teams))
    terms = replace(wanted.terms, points=parse_points(points) if points else box_points(board))
    wanted = replace(wanted, options=box_options(board, wanted.options), terms=terms)
    competition = with_organiser(db, lambda organiser: organiser.create(wanted))
    terminal.out.print(competition_summary(terminal, competition))


def apply_board(wanted: Charter, family: str) -> Charter:
    """`--box`: the kind, the options and the limits of the board in the box."""
    boards = game_class(wanted.game).box_competitions
    if family not in boards:
        raise CliFault("no-board", game_id=wanted.game, known=", ".join(boards) or "-")
    board = boards[family]
    if len(wanted.teams) > board.most:
        raise CliFault("team-count", least=2, most=board.most, teams=len(wanted.teams))
    return replace(wanted, options=box_options(board, wanted.options), kind=Kind(board.kind))


# -- Parsing


def common_terms(tiebreaks: str, legs: int, seeding: str, withdrawal: str, no_deputies: bool) -> Terms:
    """The regulations that cups and leagues share, as they were typed."""
    return Terms(
        tiebreaks=parse_tiebreaks(tiebreaks),
        legs=legs,
        seeding=parse_enum(Seeding, seeding, "--seeding"),
        withdrawal=parse_enum(Withdrawal, withdrawal, "--withdrawal"),
        deputies=not no_deputies,
    )


def build_charter(
    name: str,
    game: str,
    kind: Kind,
    teams: tuple[Team, ...],
    terms: Terms,
    options: list[str] | None,
    seed: str,
) -> Charter:
    id = find_game_id(game)
    return Charter(name, id, kind, teams, parse_lots_seed(seed), parse_options(id, options or []), terms)


def parse_options(id: str, typed: list[str]) -> dict[str, Setting]:
    """The options that were typed, as the game reads them."""
    given = dict(map(parse_option, typed))
    rules = find_game(id, **given)
    return {name: rules.options[name] for name in given}


def parse_teams(terminal: Terminal, typed: str, bots: int, level: str) -> tuple[Team, ...]:
    """`Ana, Ion=me, Steaua Nord=amateur`; and so many bots besides."""
    named = [parse_team(one) for one in typed.split(",")] if typed.strip() else []
    known = {normalise_text(one.name) for one in named}
    names = (f"{bot_name(level, terminal)} {n}" for n in range(1, MAX_TEAMS + bots + 1))
    free = [name for name in names if normalise_text(name) not in known]
    return (*named, *(Team(name, level) for name in free[:bots]))


def parse_team(typed: str) -> Team:
    name, equals, player = (part.strip() for part in typed.rpartition("="))
    if not equals:
        return Team(player, PERSON)
    return Team(name, PERSON if player.lower() == ME else player.lower())


def parse_points(typed: str) -> tuple[int, int, int]:
    """`3-1-0`: what a win, a draw and a defeat are worth."""
    parts = typed.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise CliFault("bad-points-rule", points=typed)
    return int(parts[0]), int(parts[1]), int(parts[2])


def parse_tiebreaks(typed: str) -> tuple[TieBreak, ...]:
    """The order of comparisons after the points, which always come first."""
    if not typed.strip():
        return Terms().tiebreaks
    names = [name.strip().lower().replace("-", "_") for name in typed.split(",")]
    rest = [parse_enum(TieBreak, name, "--tiebreaks") for name in names if name != TieBreak.POINTS]
    return (TieBreak.POINTS, *rest)


def parse_enum(kind: type[T], typed: str, option: str) -> T:
    word = typed.strip().lower().replace("-", "_")
    for value in kind:
        if word == value.value:
            return value
    known = ", ".join(value.value for value in kind)
    raise CliFault("bad-rule", option=option, value=typed, known=known)


def parse_lots_seed(typed: str) -> int:
    """The seed typed, or one drawn now: it is published, so that anyone can repeat the lots."""
    if not typed:
        return secrets.randbelow(MAX_SEED)
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 20):
        raise CliFault("lots-seed", most=str(MAX_SEED))
    return int(typed)
