"""Refuses charters of competitions that cannot be held. A Fault names what is wrong, and where."""

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from tavolino.bots.roster import bot_factory
from tavolino.competitions import Duplicate, TieBreak
from tavolino.core.game import Game
from tavolino.core.options import Document
from tavolino.core.records.record import PERSON
from tavolino.core.registry import game as find_game
from tavolino.core.registry import known_options
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.regulations.charter import (
    CARDBOARD,
    CUP_KINDS,
    DUPLICATE_KINDS,
    EVENING_KINDS,
    GROUP_LETTERS,
    MAX_SEED,
    Charter,
    Kind,
    Seeding,
    Terms,
)
from tavolino.table.seats import MAX_NAME_LENGTH

MAX_POINTS: Final = 99
MAX_LEGS: Final = 4
MAX_BEST_OF: Final = 15
MAX_EVENINGS: Final = 100
MAX_FIELD_TABLES: Final = 8
TEAM_LIMITS: Final = {
    Kind.BEST_OF: (2, 2),
    Kind.KNOCKOUT: (2, 64),
    Kind.LEAGUE: (2, 32),
    Kind.GROUPS_KNOCKOUT: (4, 64),
    Kind.SWISS: (2, 128),
    Kind.DOUBLE_KNOCKOUT: (3, 64),
}
"""The fewest and the most teams of each kind. At one table the game decides."""


def check_charter(charter: Charter) -> Game:
    """Check a charter and return its game."""
    check_name(charter.name, "competition-name", 0)
    rules = charter_game(charter)
    check_teams(charter, rules)
    check_terms(charter)
    if not 0 <= charter.seed <= MAX_SEED:
        raise OrganiserFault("lots-seed", most=str(MAX_SEED))
    return rules


def charter_game(charter: Charter) -> Game:
    """The game with its options. A path is refused: a stranger's file must not make us read ours."""
    documents = {option.name: option.default for option in known_options(charter.game) if option.is_document}
    for name, value in charter.options.items():
        if name in documents and not isinstance(value, Document) and value != documents[name]:
            raise OrganiserFault("record-path", path=str(value))
    return find_game(charter.game, **charter.options)


# -- Teams


def check_teams(charter: Charter, rules: Game) -> None:
    check_team_count(charter, rules)
    seen: dict[str, int] = {}
    for number, team in enumerate(charter.teams, start=1):
        check_name(team.name, "team-name", number)
        first = seen.setdefault(comparable_name(team.name), number)
        if first != number:
            raise OrganiserFault("team-twice", name=team.name, first=first, second=number)
        if team.player not in (PERSON, CARDBOARD):
            bot_factory(team.player)


def check_team_count(charter: Charter, rules: Game) -> None:
    teams, kind = len(charter.teams), charter.kind
    if kind in EVENING_KINDS:
        if teams not in rules.seat_counts:
            allowed = ", ".join(str(n) for n in sorted(rules.seat_counts))
            raise OrganiserFault("bad-seats", game_id=rules.id, seats=teams, allowed=allowed)
        return
    least, most = TEAM_LIMITS[kind]
    if not (least <= teams or charter.sign_up) or teams > most:
        raise OrganiserFault("team-count", least=least, most=most, teams=teams)
    if 2 not in rules.seat_counts:
        raise OrganiserFault("game-not-for-two", game_id=rules.id)


def check_enough_teams(charter: Charter) -> None:
    """Refuse to begin with fewer teams than it takes."""
    if charter.sign_up:
        check_charter(msgspec.structs.replace(charter, sign_up=False))


def check_name(name: str, key: str, number: int) -> None:
    """Refuse a name that is not one line of 1 to 40 visible characters."""
    if not name.strip() or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:MAX_NAME_LENGTH])
        raise OrganiserFault(key, name=shown, number=number, longest=MAX_NAME_LENGTH)


def comparable_name(name: str) -> str:
    """A form in which names that read alike are equal."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# -- Terms


def check_terms(charter: Charter) -> None:
    terms, teams, kind = charter.terms, len(charter.teams), charter.kind
    for name, value in zip(("win", "draw", "defeat"), terms.points):
        check_range(name, value, 0, MAX_POINTS)
    if terms.points[0] < terms.points[1] or terms.points[1] < terms.points[2]:
        raise OrganiserFault("terms-points")
    check_range(
        "legs", terms.legs, 1, 2 if kind in CUP_KINDS and kind is not Kind.GROUPS_KNOCKOUT else MAX_LEGS
    )
    check_range("final_legs", terms.final_legs, 1, 2)
    check_range("forfeit_goals", terms.forfeit_goals, 1, MAX_POINTS)
    check_range("best_of", terms.best_of, 1, MAX_BEST_OF)
    if terms.best_of % 2 == 0 or (terms.best_of > 1 and 2 in (terms.legs, terms.final_legs)):
        raise OrganiserFault("terms-best-of")
    check_tiebreaks(terms.tiebreaks, kind)
    if terms.seeding is Seeding.POTS and kind is not Kind.GROUPS_KNOCKOUT:
        raise OrganiserFault("terms-pots")
    check_duplicate(terms, kind)
    if not charter.sign_up:
        check_size(terms, teams, kind)


def check_duplicate(terms: Terms, kind: Kind) -> None:
    """The same deal for a whole round is for those kinds where everyone plays in every round."""
    if terms.duplicate is Duplicate.NO:
        return
    if kind not in DUPLICATE_KINDS:
        raise OrganiserFault("terms-duplicate")
    check_range("field_tables", terms.field_tables, 0, MAX_FIELD_TABLES)
    bot_factory(terms.field_bot)


def check_size(terms: Terms, teams: int, kind: Kind) -> None:
    """What depends on the number of teams."""
    if terms.third_place and kind is Kind.KNOCKOUT:
        check_range("third_place", teams, 4, TEAM_LIMITS[kind][1])
    if kind in (Kind.SEASON, Kind.SWISS):
        check_range("rounds", terms.rounds, 1, MAX_EVENINGS if kind is Kind.SEASON else teams - 1 + teams % 2)
    if kind is Kind.GROUPS_KNOCKOUT:
        check_groups(terms, teams)


def check_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise OrganiserFault("terms-number", term=name, value=value, least=least, most=most)


def check_tiebreaks(tiebreaks: Sequence[TieBreak], kind: Kind) -> None:
    """Points come first; and where a table sends teams on, lots come last."""
    if not tiebreaks or tiebreaks[0] is not TieBreak.POINTS or len(set(tiebreaks)) != len(tiebreaks):
        raise OrganiserFault("terms-tiebreaks")
    if TieBreak.LOT in tiebreaks[:-1] or (kind is Kind.GROUPS_KNOCKOUT and TieBreak.LOT not in tiebreaks):
        raise OrganiserFault("terms-lot-last")


def check_groups(terms: Terms, teams: int) -> None:
    """Groups of two or more, from each of which at least one goes out."""
    check_range("groups", terms.groups, 1, min(len(GROUP_LETTERS), teams // 2))
    smallest = teams // terms.groups
    check_range("through", terms.through, 1, smallest)
    check_range("best_next", terms.best_next, 0, terms.groups - 1 if terms.through < smallest else 0)
    onward = terms.groups * terms.through + terms.best_next
    check_range("through", onward, 2 + 2 * terms.third_place, teams)
