"""Finished matches: the record, the report, and any moment of it again. Nothing of this before the end."""

import asyncio
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, cast

from litestar import MediaType, Response, get

from tavolino.core.commentary import Reporter
from tavolino.core.events import Event
from tavolino.core.faceup import open_view
from tavolino.core.faults import Fault
from tavolino.core.game import Measure
from tavolino.core.match import Match
from tavolino.core.record import Record
from tavolino.core.view import View
from tavolino.server.hall import Hall
from tavolino.server.handed import Language, Number, SeatQuery, TableId, TheHall
from tavolino.server.language import words
from tavolino.server.shapes import Moment, Replay, Report
from tavolino.server.trouble import Trouble


async def finished(hall: Hall, table_id: str) -> Record:
    """The record of a match that is over; of any other it holds secrets."""
    record = (await hall.get(table_id)).record
    if not record.finished:
        raise Fault("not-over")
    return record


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def show_record(table_id: TableId, hall: TheHall) -> Response[str]:
    """The record of a finished match: `tavolino replay` and `tavolino verify` read it."""
    record = await finished(hall, table_id)
    name = f'attachment; filename="{record.game.id}-{table_id}.tav"'
    return Response(record.text(), headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/tables/{table_id:str}/report")
async def show_report(table_id: TableId, hall: TheHall, language: Language) -> Report:
    """The report of a finished match."""
    return await asyncio.to_thread(report, table_id, await finished(hall, table_id), language)


def report(table_id: str, record: Record, language: str) -> Report:
    reporter = reporter_of(record, language)
    match = record.match(narrate=True)
    outcome = record.ending(match) or match.outcome
    return Report(
        id=table_id,
        game=record.game.id,
        names=record.names,
        players=record.players,
        started=record.started,
        duration=record.entries[-1].at / 1000 if record.entries else 0,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        verdict=reporter.verdict(outcome),
        moves=len(record.moves()),
        undone=sum(entry.undone for entry in record.entries),
        fair=record.fair,
        seed=str(record.seed),
        timeline=list(timeline(record, reporter)),
        measures=measures(match),
    )


def reporter_of(record: Record, language: str) -> Reporter:
    return Reporter(words(language, record.game.id), record.names, record.game.people)


def timeline(record: Record, reporter: Reporter) -> Iterator[Moment]:
    """Every event, with the move and the time that it came at. The match is over: nothing is secret any more."""
    match = record.game.start(record.seed, record.seats, narrate=True)
    shown = 0
    for number, entry in enumerate([None, *record.moves()]):
        if entry:
            match.play(entry.seat, entry.move)
        for n in range(shown, len(match.events)):
            at = entry.at / 1000 if entry else 0.0
            yield Moment(
                n, number, at, whole(match.events[n]), reporter.told(match.events[n], n, in_the_know=True)
            )
        shown = len(match.events)


def whole(event: Event) -> dict[str, Any]:
    return {"event": event.kind, **event.values, **event.secret}


def measures(match: Match) -> dict[str, float]:
    """What the game measures in a match played to its end; shares as numbers from 0 to 1."""
    if not match.over:
        return {}
    found = {name: figure(value) for name, value in match.game.measures(match).items()}
    return {name: value for name, value in found.items() if value is not None}


def figure(value: Measure) -> float | None:
    if isinstance(value, tuple):
        hits, tries = value
        return hits / tries if tries else None
    return float(value) if isinstance(value, int | Fraction) else None


@get("/tables/{table_id:str}/replay/{move:int}")
async def show_replay(
    table_id: TableId, move: Number, hall: TheHall, language: Language, seat: SeatQuery = None
) -> Replay:
    """A finished match after so many moves, with all cards open, or as a seat saw it then."""
    record = await finished(hall, table_id)
    moves = record.moves()
    if not 0 <= move <= len(moves):
        raise Trouble("no-such-moment", moves=len(moves))
    if seat is not None and not 0 <= seat < record.seats:
        raise Trouble("no-such-seat", seat=seat)
    match = record.match(upto=move)
    view = open_view(match) if seat is None else match.view(seat)
    reporter = reporter_of(record, language)
    played = reporter.move(record.game.moves[moves[move - 1].move]) if move else ""
    return Replay(move, len(moves), cast(dict[str, Any], view), question(view, reporter), played)


def question(view: View, reporter: Reporter) -> str:
    ask = view["ask"]
    return reporter.ask(ask["key"], ask["values"]) if ask else ""


HANDLERS: Final = (show_record, show_report, show_replay)
