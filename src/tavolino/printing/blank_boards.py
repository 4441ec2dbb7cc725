"""Boards without a competition, to write on: a cup, a league, or groups and a cup after them."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Final

from tavolino.competitions import Bracket, Qualifier, Seed, Source, cross, knockout, round_robin, snake_groups
from tavolino.core.language.texts import Texts
from tavolino.printing.edition import Edition
from tavolino.printing.faults import Misprint
from tavolino.printing.wall import fixtures_part, origin
from tavolino.printing.wall_board import (
    BracketPart,
    GridPart,
    Pairing,
    Part,
    Side,
    Standing,
    TablePart,
    Wallboard,
    letters,
)

PER_GROUP: Final = 4
THROUGH: Final = 2


class Format(StrEnum):
    KNOCKOUT = "knockout"
    LEAGUE = "league"
    GROUPS = "groups"


SIZES: Final = {Format.KNOCKOUT: range(2, 65), Format.LEAGUE: range(2, 33), Format.GROUPS: range(6, 65)}


def blank_board(format: Format, teams: int, edition: Edition) -> Wallboard:
    """A board for so many teams, whose names nobody knows yet."""
    sizes = SIZES[format]
    if teams not in sizes:
        raise Misprint("board-size", teams=teams, fewest=sizes[0], most=sizes[-1])
    texts = edition.texts()
    about = texts.say("board-teams", {"teams": teams})
    return Wallboard(texts.say(f"board-{format}"), about, list(PARTS[format](teams, texts)))


def cup_parts(teams: int, texts: Texts) -> Iterator[Part]:
    yield blank_bracket(knockout(teams), texts)


def league_parts(teams: int, texts: Texts) -> Iterator[Part]:
    yield from table_parts(letters(teams), texts)


def table_parts(codes: Sequence[str], texts: Texts, group: str = "") -> Iterator[Part]:
    """Fixtures and results go by codes: beside each of them there is room for a name."""
    yield GridPart([""] * len(codes), group=group, codes=codes)
    yield TablePart([Standing(str(place)) for place in range(1, len(codes) + 1)], group)
    yield fixtures_part(round_robin(codes), (), texts, group)


def group_parts(teams: int, texts: Texts) -> Iterator[Part]:
    groups = max(2, round(teams / PER_GROUP))
    for letter, group in zip(letters(groups), snake_groups(range(teams), groups)):
        codes = [f"{letter}{number}" for number in range(1, len(group) + 1)]
        yield from table_parts(codes, texts, texts.say("group-name", {"letter": letter}))
    qualifiers = cross([range(groups)] * THROUGH)
    yield blank_bracket(knockout(len(qualifiers)), texts, qualifiers)


PARTS: Final[dict[Format, Callable[[int, Texts], Iterator[Part]]]] = {
    Format.KNOCKOUT: cup_parts,
    Format.LEAGUE: league_parts,
    Format.GROUPS: group_parts,
}


def blank_bracket(bracket: Bracket, texts: Texts, qualifiers: Sequence[Qualifier] = ()) -> BracketPart:
    """Entrants are blank, or come from a place in a group."""

    def side(source: Source) -> Side:
        if isinstance(source, Seed) and qualifiers:
            return Side(origin=qualified(qualifiers[source.number - 1], texts))
        return Side(origin=origin(source, texts))

    pairings = {
        tie.number: Pairing(str(tie.number), (side(tie.home), side(tie.away))) for tie in bracket.ties
    }
    return BracketPart(bracket, pairings)


def qualified(qualifier: Qualifier, texts: Texts) -> str:
    group = texts.say("group-name", {"letter": letters(qualifier.group + 1)[-1]})
    return texts.say("place-of", {"place": qualifier.place, "group": group})
