"""Who competes: anything by which the caller tells teams apart (a seat, an id, a name)."""

from collections.abc import Hashable, Sequence
from typing import TypeVar

TeamT = TypeVar("TeamT", bound=Hashable)


def check_distinct(teams: Sequence[Hashable]) -> None:
    if len(set(teams)) != len(teams):
        raise ValueError("a team is entered twice")


def check_entries(teams: Sequence[Hashable], least: int, most: int) -> None:
    """Refuse too few teams, too many, or one entered twice."""
    if not least <= len(teams) <= most:
        raise ValueError(f"{least} to {most} teams can enter, not {len(teams)}")
    check_distinct(teams)
