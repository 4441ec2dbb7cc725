"""The settings of a table: fixed before the start, written in its record."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from typing import Any, Final

from tavolino.bots.roster import bot_factory
from tavolino.table.clocks.clock import DAYS_PER_MOVE, NO_CLOCK, Clock, parse_clock
from tavolino.table.faults import TableFault

WAIT: Final = "wait"
DEPUTY: Final = "deputy"
FORFEIT: Final = "forfeit"
POLICIES: Final = (WAIT, DEPUTY, FORFEIT)
ALONE: Final = "alone"
ON: Final = "on"
OFF: Final = "off"
HINT_POLICIES: Final = (ALONE, ON, OFF)
CHOICES: Final = {
    "late": POLICIES,
    "gone": POLICIES,
    "hints": HINT_POLICIES,
    "stage": (OFF, ON),
    "undo": (ON, OFF),
}
DAY_S: Final = 86_400
DEAL: Final = re.compile(r"([0-9a-z]{1,40})/([0-9]{1,6})")
"""A round of a duplicate: the id of its competition, and its number."""


@dataclass(frozen=True)
class Settings:
    """`late` and `gone` say what happens when somebody's time runs out, or when they leave and are not back
    within `grace` seconds: the others wait, the bot `deputy` plays for them, or they forfeit the match.
    `pace` is the pause in seconds that every move deserves before the next one. `hints`: may people ask what a
    champion would do? Always, never, or (`alone`) while one person plays against bots. `undo`: may moves be taken
    back? In a match that counts, neither. On a `stage` the pause is at least as long as the scenes of a move,
    interruptions between people are windows, and nobody is asked for an only move. `daily`: the day whose deal this is
    (2026-01-31); empty: it is not a deal of the day. `deal`: the round of a duplicate, whose cards others play too.
    """

    clock: Clock = NO_CLOCK
    late: str = WAIT
    gone: str = WAIT
    grace: float = 60
    deputy: str = "greedy"
    pace: float = 0
    hints: str = ALONE
    stage: str = OFF
    undo: str = ON
    daily: str = ""
    deal: str = ""

    def __post_init__(self) -> None:
        bot_factory(self.deputy)
        check_day(self.daily)
        if self.deal:
            parse_deal(self.deal)
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise TableFault(
                    "bad-setting", setting=name, value=getattr(self, name), allowed=", ".join(allowed)
                )
        for name in ("grace", "pace"):
            if not 0 <= getattr(self, name) <= DAY_S:
                raise TableFault(
                    "bad-setting", setting=name, value=str(getattr(self, name)), allowed=f"0-{DAY_S}"
                )

    @property
    def pause_ms(self) -> int:
        """The pace in milliseconds."""
        return round(self.pace * 1000)

    @property
    def answers_only_moves(self) -> bool:
        """Are people spared questions with one answer? Not by letter: an answer that came sooner than others would tell
        something.
        """
        return self.stage == ON and self.clock.kind != DAYS_PER_MOVE

    @property
    def grace_ms(self) -> int:
        """The grace in milliseconds."""
        return round(self.grace * 1000)

    def to_record(self) -> dict[str, str]:
        """The settings that differ from the defaults, for the record."""
        usual = vars(Settings())
        return {name: str(value) for name, value in vars(self).items() if value != usual[name]}


def check_day(day: str) -> None:
    try:
        is_day = not day or date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_day = False
    if not is_day:
        raise TableFault("bad-setting", setting="daily", value=day, allowed="YYYY-MM-DD")


def parse_deal(deal: str) -> tuple[str, int]:
    """The competition and the round whose deal it is."""
    found = DEAL.fullmatch(deal)
    if not found:
        raise TableFault("bad-setting", setting="deal", value=deal[:60], allowed="ID/ROUND")
    return found[1], int(found[2])


def fixture_settings(pace: float = 0, stage: str = OFF, deal: str = "") -> Settings:
    """Of a match that counts: what was seen cannot be taken back, and nobody whispers."""
    return Settings(pace=pace, stage=stage, hints=OFF, undo=OFF, deal=deal)


def parse_settings(written: Mapping[str, str]) -> Settings:
    """The settings from a record, which may have been written by anyone."""
    known = [field.name for field in fields(Settings)]
    for name in written:
        if name not in known:
            raise TableFault("unknown-setting", setting=name, known=", ".join(known))
    return Settings(**{name: parse_setting(name, value) for name, value in written.items()})


def parse_setting(name: str, value: str) -> Any:
    if name == "clock":
        return parse_clock(value)
    return parse_number(name, value) if name in ("grace", "pace") else value


def parse_number(name: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if math.isnan(number):
        raise TableFault("bad-setting", setting=name, value=value, allowed=f"0-{DAY_S}")
    return number
