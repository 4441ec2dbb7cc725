"""The deal of the day: one game, one deal and one opponent for everyone, by the date alone.

The seed is BLAKE2b with 128 bits of `tavolino deal of the day:YYYY-MM-DD` (the date in UTC), read as a number. Anyone
can compute it without this program: `printf 'tavolino deal of the day:%s' 2026-01-31 | b2sum -l 128`. The games take
turns in the order of their ids, and after each round of them the opponent is one level stronger.
"""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from hashlib import blake2b
from typing import Final

from tavolino.bots.bot_names import NAMES
from tavolino.bots.roster import LEVELS
from tavolino.core.game import Game
from tavolino.core.match import SEQUENCE, STREAMS
from tavolino.core.records.record import PERSON, Record
from tavolino.core.registry import own_games, standard_game
from tavolino.table.faults import TableFault
from tavolino.table.seats import Seat
from tavolino.table.settings import OFF, ON, Settings, parse_settings

SEED_BYTES: Final = 16
SOLVER_SEAT: Final = 0
"""The person sits here; the opponent opposite."""
STREAMS_SINCE: Final = date(2026, 11, 19)
"""The first day that is dealt from streams (records of version 2). Earlier days stay what they were."""


@dataclass(frozen=True)
class DailyDeal:
    """What everyone plays on this day. `opponent` is a level of the bots."""

    day: date
    seed: int
    game_id: str
    opponent: str
    opponent_name: str

    @property
    def chance(self) -> int:
        """Where the cards come from: the version of its records. A copy that is brought up to date in the middle of a
        day still deals what the others deal.
        """
        return STREAMS if self.day >= STREAMS_SINCE else SEQUENCE

    @property
    def game(self) -> Game:
        return standard_game(self.game_id)

    @property
    def opponent_seat(self) -> Seat:
        return Seat(self.opponent_name, self.opponent)

    def settings(self, pace: float = 0, stage: str = OFF) -> Settings:
        """It counts: what was seen cannot be taken back, and nobody whispers."""
        return Settings(pace=pace, stage=stage, hints=OFF, undo=OFF, daily=self.day.isoformat())


def daily_deal(day: date) -> DailyDeal:
    games, levels, number = own_games(), list(LEVELS), day.toordinal()
    level = levels[number // len(games) % len(levels)]
    names = NAMES[level]
    return DailyDeal(day, daily_seed(day), games[number % len(games)], level, names[number % len(names)])


def daily_seed(day: date) -> int:
    digest = blake2b(f"tavolino deal of the day:{day.isoformat()}".encode(), digest_size=SEED_BYTES)
    return int.from_bytes(digest.digest(), "big")


def utc_day(unix_ms: int) -> date:
    """The day of a time: it changes at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(unix_ms / 1000, UTC).date()


def check_daily_deal(record: Record) -> None:
    """Does a record that says it is the deal of a day have the cards, the rules and the opponent of that day?"""
    settings = parse_settings(record.settings)
    if not settings.daily:
        return
    deal = daily_deal(date.fromisoformat(settings.daily))
    expected = (deal.seed, deal.chance, deal.game_id, deal.game.options, [PERSON, deal.opponent])
    found = (record.seed, record.chance, record.game.id, record.game.options, record.players)
    counts = settings.hints == settings.undo == OFF
    if found != expected or not counts or record.branches:
        raise TableFault("not-the-daily-deal", day=settings.daily)


def settings_after(settings: Settings) -> Settings:
    """The settings of the match that follows: after the deal of the day one like any other, with new cards."""
    usual = Settings()
    return replace(settings, daily="", hints=usual.hints, undo=ON) if settings.daily else settings
