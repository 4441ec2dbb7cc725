"""`tavolino daily`: today's deal, the same for everyone."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from tavolino.cli.app import app, terminal_of
from tavolino.cli.match.saved_matches import SavedMatch, read_record
from tavolino.cli.match.seating import bot_name, own_name
from tavolino.cli.match.session import DEFAULT_PACE_S, parse_pace, play_session, resume_session
from tavolino.cli.terminal import Terminal
from tavolino.core.records.reader import verify_record
from tavolino.table.daily_deal import SOLVER_SEAT, DailyDeal, check_daily_deal, daily_deal
from tavolino.table.opening import open_daily_table


def utc_now() -> datetime:
    """The day changes at midnight UTC, everywhere at once."""
    return datetime.now(UTC)


@app.command()
def daily(ctx: typer.Context, pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S) -> None:
    terminal, speed = terminal_of(ctx), parse_pace(pace)
    now = utc_now()
    deal = daily_deal(now.date())
    saved_match = SavedMatch(f"daily-{deal.day.isoformat()}")
    if saved_match.finished_path.exists():
        terminal.out.print(terminal.say("daily-done", day=deal.day.isoformat()), soft_wrap=True)
    elif saved_match.unfinished_path.exists():
        resume_session(saved_match, terminal, speed)
    else:
        begin(terminal, deal, saved_match, speed, now)
    if saved_match.finished_path.exists():
        print_score(terminal, deal, saved_match)


def begin(terminal: Terminal, deal: DailyDeal, saved_match: SavedMatch, speed: float, now: datetime) -> None:
    terminal.require_room()
    terminal.out.print(terminal.say("daily-intro", **deal_words(terminal, deal)), soft_wrap=True)
    name = own_name(terminal)
    table = open_daily_table(
        deal,
        terminal.say("you") if name == deal.opponent_name else name,
        now.isoformat(timespec="seconds"),
    )
    with saved_match.hold_lock():
        play_session(terminal, table, saved_match, speed)


def deal_words(terminal: Terminal, deal: DailyDeal) -> dict[str, str]:
    return {
        "day": deal.day.isoformat(),
        "game": terminal.texts(deal.game_id).say("game"),
        "opponent": deal.opponent_name,
        "level": bot_name(deal.opponent, terminal),
    }


def print_score(terminal: Terminal, deal: DailyDeal, saved_match: SavedMatch) -> None:
    """A line to send to others: it tells nothing of the cards."""
    record = read_record(saved_match.finished_path)
    match = verify_record(record)
    check_daily_deal(record)
    scores = (record.find_ending(match) or match.outcome).scores
    score = f"{scores[SOLVER_SEAT]}{terminal.glyphs.dash}{scores[1 - SOLVER_SEAT]}"
    words = deal_words(terminal, deal)
    terminal.out.print(terminal.say("daily-share", score=score, **words), soft_wrap=True)
