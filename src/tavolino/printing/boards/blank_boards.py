"""Boards without a competition, to write on: a cup, a league, or groups and a cup after them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final

from tavolino.competitions import (
    Bracket,
    LoserOf,
    Qualifier,
    Round,
    Seed,
    Source,
    knockout_bracket,
    qualifier_seeds,
    round_robin,
    snake_groups,
)
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.printing.boards.wall_board import (
    BoardPairing,
    BoardRow,
    BoardSide,
    BracketSheet,
    FixturesPart,
    GridPart,
    Matchday,
    Part,
    TablePart,
    WallBoard,
    letter_codes,
)
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault

WinAndDraw = tuple[int, int]
"""The points for a win and for a draw."""
TEAMS_PER_GROUP: Final = 4
QUALIFIERS_PER_GROUP: Final = 2


class BoardFormat(StrEnum):
    KNOCKOUT = "knockout"
    LEAGUE = "league"
    GROUPS = "groups"


TEAM_COUNTS: Final = {
    BoardFormat.KNOCKOUT: range(2, 65),
    BoardFormat.LEAGUE: range(2, 33),
    BoardFormat.GROUPS: range(6, 65),
}


USUAL_POINTS: Final = (3, 1, 0)
"""For a win, a draw and a defeat, where no box says otherwise."""


def blank_board(
    format: BoardFormat, teams: int, edition: Edition, game: type[Game] | None = None
) -> WallBoard:
    """A board for so many teams, whose names nobody knows yet. A game's box says what a win is worth in its league."""
    sizes = TEAM_COUNTS[format]
    if teams not in sizes:
        raise PrintFault("board-size", teams=teams, fewest=sizes[0], most=sizes[-1])
    texts = edition.texts()
    size = texts.say("board-teams", {"teams": teams})
    about = f"{edition.texts(game.id).say('game')} · {size}" if game else size
    win, draw, _ = league_points(game)
    parts = PARTS_BY_FORMAT[format](teams, texts, (win, draw))
    return WallBoard(texts.say(f"board-{format}"), about, list(parts))


def league_points(game: type[Game] | None) -> tuple[int, int, int]:
    box = game.box_competitions.get("league") if game else None
    return box.points if box else USUAL_POINTS


def cup_parts(teams: int, texts: Texts, points: WinAndDraw) -> Iterator[Part]:
    yield blank_bracket(knockout_bracket(teams), texts)


def league_parts(teams: int, texts: Texts, points: WinAndDraw) -> Iterator[Part]:
    yield from table_parts(letter_codes(teams), texts, points, champion="")


def table_parts(
    codes: Sequence[str], texts: Texts, points: WinAndDraw, group: str = "", champion: str | None = None
) -> Iterator[Part]:
    """Fixtures and results go by codes: beside each of them there is room for a name."""
    yield GridPart([""] * len(codes), group=group, codes=codes)
    rows = [BoardRow(str(place)) for place in range(1, len(codes) + 1)]
    yield TablePart(rows, group, points=points, champion=champion)
    yield fixtures_part(round_robin(codes), texts, group)


def group_parts(teams: int, texts: Texts, points: WinAndDraw) -> Iterator[Part]:
    groups = max(2, round(teams / TEAMS_PER_GROUP))
    for letter, group in zip(letter_codes(groups), snake_groups(range(teams), groups)):
        codes = [f"{letter}{number}" for number in range(1, len(group) + 1)]
        yield from table_parts(codes, texts, points, texts.say("group-name", {"letter": letter}))
    qualifiers = qualifier_seeds([range(groups)] * QUALIFIERS_PER_GROUP)
    yield blank_bracket(knockout_bracket(len(qualifiers)), texts, qualifiers)


PARTS_BY_FORMAT: Final[dict[BoardFormat, Callable[[int, Texts, WinAndDraw], Iterator[Part]]]] = {
    BoardFormat.KNOCKOUT: cup_parts,
    BoardFormat.LEAGUE: league_parts,
    BoardFormat.GROUPS: group_parts,
}


def blank_bracket(bracket: Bracket, texts: Texts, qualifiers: Sequence[Qualifier] = ()) -> BracketSheet:
    """Entrants are blank, or come from a place in a group."""

    def side(source: Source) -> BoardSide:
        if isinstance(source, Seed) and qualifiers:
            return BoardSide(origin=qualifier_text(qualifiers[source.number - 1], texts))
        return BoardSide(origin=origin(source, texts))

    pairings = {
        tie.number: BoardPairing(str(tie.number), (side(tie.home), side(tie.away))) for tie in bracket.ties
    }
    return BracketSheet(bracket, pairings)


def qualifier_text(qualifier: Qualifier, texts: Texts) -> str:
    group = texts.say("group-name", {"letter": letter_codes(qualifier.group + 1)[-1]})
    return texts.say("place-of", {"place": qualifier.place, "group": group})


def origin(source: Source, texts: Texts) -> str:
    """The earlier match that a team will come from; empty for an entrant."""
    if isinstance(source, Seed):
        return ""
    key = "loser-of" if isinstance(source, LoserOf) else "winner-of"
    return texts.say(key, {"match": str(source.tie)})


def fixtures_part(rounds: Iterable[Round[str]], texts: Texts, group: str = "") -> FixturesPart:
    """The rounds of a league, with room for the results."""
    return FixturesPart([matchday(one, texts) for one in rounds], group)


def matchday(round_: Round[str], texts: Texts) -> Matchday:
    pairings = [BoardPairing("", (BoardSide(pair.home), BoardSide(pair.away))) for pair in round_.pairs]
    return Matchday(texts.say("round-league", {"number": round_.number}), pairings, round_.resting or "")
