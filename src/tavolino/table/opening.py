"""Ways to come by a table: a new one, one from its record, one that goes on from a moment of another, a rematch,
the deal of a day.
"""

from tavolino.core.game import Game
from tavolino.core.match import CHANCE
from tavolino.core.records.record import Branch, Record, RecordEntry
from tavolino.core.rng import seed_commitment
from tavolino.table.automation import NeedsWorker, never_needs_worker
from tavolino.table.daily_deal import DailyDeal, settings_after
from tavolino.table.faults import TableFault
from tavolino.table.seats import OPEN_SEAT, Seat
from tavolino.table.settings import Settings, parse_settings
from tavolino.table.table import Table


def open_table(
    game: Game,
    seats: list[Seat],
    seed: int,
    started: str = "",
    settings: Settings | None = None,
    now_s: float = 0.0,
    needs_worker: NeedsWorker = never_needs_worker,
    chance: int = CHANCE,
) -> Table:
    """A new match with these people and bots. It starts at once, or when the last open seat is taken."""
    names, players = [seat.name for seat in seats], [seat.player for seat in seats]
    fair = seed_commitment(seed)
    record = Record(game, len(seats), seed, names, players, started, fair=fair, chance=chance)
    record.settings = (settings or Settings()).to_record()
    return Table(record, now_s, needs_worker)


def resume_table(record: Record, now_s: float, needs_worker: NeedsWorker = never_needs_worker) -> Table:
    """A table loaded from its record. The time while nobody hosted it does not count."""
    last_ms = record.entries[-1].at if record.entries else 0
    return Table(record, now_s - last_ms / 1000, needs_worker)


def play_on_from(
    record: Record,
    moves: int,
    seat: int,
    seats: list[Seat],
    seed: int,
    started: str = "",
    now_s: float = 0.0,
    needs_worker: NeedsWorker = never_needs_worker,
) -> Table:
    """A practice match that goes on from a finished one, after so many of its moves.

    What the seat could not know then is drawn anew, and so is all that comes: the old seed, which everybody may know
    by now, tells nothing about it.
    """
    played = [RecordEntry(entry.seat, entry.move) for entry in record.standing_moves()[:moves]]
    names, players = [who.name for who in seats], [who.player for who in seats]
    commitment = seed_commitment(seed)
    new = Record(record.game, record.seats, record.seed, names, players, started, played, fair=commitment)
    new.chance = record.chance
    new.branches = [*(old for old in record.branches if old.moves <= moves), Branch(moves, seat, seed)]
    old_settings = parse_settings(record.settings)
    new.settings = Settings(pace=old_settings.pace, stage=old_settings.stage).to_record()
    return Table(new, now_s, needs_worker)


def rematch_of(
    table: Table,
    seed: int,
    started: str = "",
    now_s: float = 0.0,
    needs_worker: NeedsWorker = never_needs_worker,
) -> Table:
    """The same match again with new cards, everyone one seat further on. Seats that were given up are open."""
    if not table.over:
        raise TableFault("not-over")
    state = table.state
    seats = [OPEN_SEAT if state.presence[s].is_empty else seat for s, seat in enumerate(state.seats)]
    moved_on = [seats[-1], *seats[:-1]]
    settings = settings_after(state.settings)
    return open_table(state.record.game, moved_on, seed, started, settings, now_s, needs_worker)


def open_daily_table(
    deal: DailyDeal,
    name: str,
    started: str = "",
    settings: Settings | None = None,
    now_s: float = 0.0,
    needs_worker: NeedsWorker = never_needs_worker,
) -> Table:
    """The deal of a day, for somebody of this name."""
    seats = [Seat(name), deal.opponent_seat]
    return open_table(
        deal.game, seats, deal.seed, started, settings or deal.settings(), now_s, needs_worker, deal.chance
    )
