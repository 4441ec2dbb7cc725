"""The deal of the day: what it is, to play it, how others with the same cards have done."""

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import PathParameter

from tavolino.core.language.texts import load_texts
from tavolino.live.rows import Guest
from tavolino.live.setup.new_tables import TableKeys, open_daily
from tavolino.live.setup.seat_changes import give_seat_keys
from tavolino.live.table_registry import TableRegistry
from tavolino.server.config import ServerConfig
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    ConfigDependency,
    CurrentGuest,
    OptionalGuest,
    RegistryDependency,
    RequestLanguage,
    StoreDependency,
)
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.routes.tables import check_host_quota
from tavolino.server.schemas.daily import DailyInfo, DailyResult, DailyScore
from tavolino.server.schemas.tables import OpenedTable
from tavolino.server.table_requests import opened_table
from tavolino.store.faults import StoreFault
from tavolino.store.store import Store
from tavolino.table.daily_deal import DailyDeal, daily_deal, utc_day

Day = Annotated[str, PathParameter(description="a day, like 2026-01-31")]

MAX_SHOWN_RESULTS: Final = 100


@get("/daily")
async def show_daily(
    caller: OptionalGuest, store: StoreDependency, config: ConfigDependency, language: RequestLanguage
) -> DailyInfo:
    """The deal of today (UTC): the game and the opponent, the same for everyone."""
    return await daily_info(store, daily_deal(utc_day(config.unix_ms())), caller, config.unix_ms(), language)


@get("/daily/{day:str}")
async def show_daily_of(
    day: Day,
    caller: OptionalGuest,
    store: StoreDependency,
    config: ConfigDependency,
    language: RequestLanguage,
) -> DailyInfo:
    """The deal of that day."""
    return await daily_info(store, daily_deal(past_day(day, config)), caller, config.unix_ms(), language)


def past_day(written: str, config: ServerConfig) -> date:
    """That day, or today: nobody is told more of tomorrow's deal than the formula tells."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        raise ServerFault("no-such-day") from None
    if day.isoformat() != written or day > utc_day(config.unix_ms()):
        raise ServerFault("no-such-day")
    return day


async def daily_info(
    store: Store, deal: DailyDeal, caller: Guest | None, now_ms: int, language: str
) -> DailyInfo:
    guest_id, day, ends_ms = caller.id if caller else "", deal.day.isoformat(), day_end_ms(deal.day)
    ended = [DailyResult.of(table, ends_ms, guest_id) for table in await store.tables.list_daily(day)]
    is_done = any(result.mine for result in ended)
    may_see = is_done or now_ms >= ends_ms
    return DailyInfo(
        day=day,
        game=deal.game_id,
        opponent=deal.opponent,
        opponent_name=deal.opponent_name,
        level=load_texts(language).say(f"bot-{deal.opponent}"),
        record_version=deal.chance,
        ends=ends_ms,
        over=now_ms >= ends_ms,
        table=await store.tables.find_daily(guest_id, day) if caller else None,
        done=is_done,
        played=len(ended),
        scores=count_scores(ended) if may_see else [],
        results=best_results(ended) if may_see else [],
    )


def day_end_ms(day: date) -> int:
    return round(datetime.combine(day + timedelta(days=1), time(), UTC).timestamp() * 1000)


def count_scores(results: list[DailyResult]) -> list[DailyScore]:
    """Every score and how many had it, the best first."""
    in_time = sorted((result for result in results if not result.late), key=lambda result: result.rank)
    counted = Counter((result.own, result.other, result.ending) for result in in_time)
    return [DailyScore(*score, times) for score, times in counted.items()]


def best_results(results: list[DailyResult]) -> list[DailyResult]:
    """The best of them, and the caller's own in any case."""
    ranked = sorted(results, key=lambda result: result.rank)
    return ranked[:MAX_SHOWN_RESULTS] + [one for one in ranked[MAX_SHOWN_RESULTS:] if one.mine]


@post("/daily", security=AS_GUEST)
async def play_daily(
    request: AnyRequest,
    guest: CurrentGuest,
    tables: RegistryDependency,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> OpenedTable:
    """Play the deal of today: once. Whoever has begun it goes on, on the device that asks."""
    deal = daily_deal(utc_day(config.unix_ms()))
    begun = await find_begun(tables, store, guest, deal)
    if begun:
        return opened_table(begun)
    state.drain.check_open()
    await check_host_quota(store, guest.id, config)
    state.table_limits.check(guest, client_address(request.scope), config.monotonic_s())
    try:
        return opened_table(await open_daily(tables, guest, deal))
    except StoreFault:  # in another window, a moment ago
        begun = await find_begun(tables, store, guest, deal)
        if begun is None:
            raise
        return opened_table(begun)


async def find_begun(tables: TableRegistry, store: Store, guest: Guest, deal: DailyDeal) -> TableKeys | None:
    table_id = await store.tables.find_daily(guest.id, deal.day.isoformat())
    return None if table_id is None else await give_seat_keys(tables, await tables.get(table_id), guest)


HANDLERS: Final = (show_daily, show_daily_of, play_daily)
