"""Who may read a table without a seat, and who may see the end of it."""

from tavolino.live.faults import LiveFault
from tavolino.live.live_table import LiveTable
from tavolino.live.rows import Guest
from tavolino.table.daily_deal import utc_day


async def check_reader(live: LiveTable, guest: Guest | None, seat: int | None) -> None:
    """The one check for all who read without a seat: whoever was shown out stays out, and nobody sees a card of the
    deal of this day before having played it, nor of a duplicate before everyone has.
    """
    if seat is not None:
        return
    live.viewers.spectators.check_may_read(guest)
    if is_daily_of_today(live) and not (guest and await has_finished_daily(live, guest)):
        raise LiveFault("daily-not-played")
    if await is_sealed(live):
        raise LiveFault("deal-sealed")


async def check_reader_of_end(live: LiveTable, guest: Guest | None, seat: int | None) -> None:
    """The record, the report and the like are for those who may have seen the end."""
    await check_reader(live, guest, seat)
    if not live.record.is_finished or not live.viewers.sees_end(seat):
        raise LiveFault("not-over")


def is_daily_of_today(live: LiveTable) -> bool:
    """Have others the same cards still to play? A clock that goes back opens nothing."""
    return live.daily >= utc_day(live.services.today()).isoformat()


async def has_finished_daily(live: LiveTable, guest: Guest) -> bool:
    return await live.services.storage.tables.has_finished_daily(guest.id, live.daily)


async def is_sealed(live: LiveTable) -> bool:
    """Have others the same cards still to play, at another table of a duplicate?"""
    deal = live.table.state.settings.deal
    return bool(deal) and await live.services.storage.tables.is_sealed(deal)
