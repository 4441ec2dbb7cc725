"""A charter: what is declared about a competition before its first match. It never changes."""

from enum import StrEnum
from typing import Final

import msgspec

from tavolino.competitions import USUAL_REGULATIONS, Duplicate, HeadToHead, TieBreak, Withdrawal
from tavolino.core.options import Setting
from tavolino.core.records.record import PERSON

CARDBOARD: Final = "cardboard"
"""Who plays a team with the box on a real table: its results are typed in."""
MAX_SEED: Final = 2**53 - 1
"""The largest number that JavaScript reads exactly."""


class Kind(StrEnum):
    """The kinds of competitions, in the order in which people are offered them.

    In a double knockout only a second defeat puts a team out. In a season all teams sit at one table on every evening,
    and what a match hands on passes to the next.
    """

    LEAGUE = "league"
    KNOCKOUT = "knockout"
    DOUBLE_KNOCKOUT = "double_knockout"
    GROUPS_KNOCKOUT = "groups_knockout"
    SWISS = "swiss"
    BEST_OF = "best_of"
    MATCH = "match"
    SEASON = "season"


USUAL_FIELD_BOT: Final = "amateur"
GROUP_LETTERS: Final = "ABCDEFGHIJKLMNOP"
"""The names of groups; there can be no more groups than letters."""
CUP_KINDS: Final = (Kind.BEST_OF, Kind.KNOCKOUT, Kind.DOUBLE_KNOCKOUT, Kind.GROUPS_KNOCKOUT)
"""Those that end with a final."""
DUPLICATE_KINDS: Final = (Kind.LEAGUE, Kind.SWISS)
"""Those whose rounds can all be played with the same deal."""
EVENING_KINDS: Final = (Kind.MATCH, Kind.SEASON)
"""Those where everyone sits at one table."""


class Seeding(StrEnum):
    LOT = "lot"
    ORDER = "order"  # as the teams are listed, the best first: byes are theirs
    POTS = "pots"  # for groups: one pot for every place of a group, filled in the order of the list


class LevelTie(StrEnum):
    """What follows a tie that is level."""

    ANY = "any"  # whatever they agree on: extra time, penalties, or else one more match
    EXTRA_TIME = "extra_time"  # and penalties, if it is still level
    PENALTIES = "penalties"
    REPLAY = "replay"  # one more match


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`player` is a person, a bot by its name, or cardboard; `guest` the guest who plays it at a server."""

    name: str
    player: str = CARDBOARD
    guest: str | None = None

    @property
    def is_bot(self) -> bool:
        return self.player not in (PERSON, CARDBOARD)


PointsRule = tuple[int, int, int]
"""What a win, a draw and a defeat are worth."""


class CommonTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All regulations but the points. Those that do not concern a kind of competition are left as they are.

    `legs` are those of a league, of groups or of a tie (1 or 2), `final_legs` those of the final, and after groups
    of every tie. `rounds` are those of a Swiss tournament, or the evenings of a season. From each group go
    `through` teams, and of the next placed the `best_next`. `level` is what follows a level tie. In a `duplicate` all
    matches of a round have the same deal, and so many `field_tables` of the bot `field_bot` play it too, to be
    compared with.
    """

    tiebreaks: tuple[TieBreak, ...] = USUAL_REGULATIONS.tiebreaks
    head_to_head: HeadToHead = HeadToHead.ONCE
    legs: int = 1
    final_legs: int = 1
    best_of: int = 1
    away_goals: bool = False
    level: LevelTie = LevelTie.ANY
    third_place: bool = False
    groups: int = 0
    through: int = 2
    best_next: int = 0
    rounds: int = 0
    seeding: Seeding = Seeding.LOT
    withdrawal: Withdrawal = Withdrawal.HALFWAY
    forfeit_goals: int = 3
    deputies: bool = True
    duplicate: Duplicate = Duplicate.NO
    field_tables: int = 0
    field_bot: str = USUAL_FIELD_BOT


class Terms(CommonTerms, frozen=True, forbid_unknown_fields=True):
    """The regulations of a competition."""

    points: PointsRule = (3, 1, 0)


class Charter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seed` is that of the lots: published, so that anyone can repeat a draw."""

    name: str
    game: str
    kind: Kind
    teams: tuple[Team, ...]
    seed: int
    options: dict[str, Setting] = {}
    terms: Terms = Terms()
    sign_up: bool = False
    """Teams are still to sign up: there may be fewer of them than it takes."""

    @property
    def team_numbers(self) -> range:
        """The teams by their number, from 0 in the order of the list."""
        return range(len(self.teams))
