"""Builds what is told of a finished match, in the reader's language. Nothing of this before the end."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

from tavolino.bots.match_analysis import NO_OTHER, Analysis, ChancesAt, PlayerChoice, Swing
from tavolino.core.events import Event
from tavolino.core.game import Measure
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import load_texts
from tavolino.core.match import Match
from tavolino.core.records.record import Record
from tavolino.core.view import View, open_view
from tavolino.live.faults import LiveFault
from tavolino.live.reading_rights import check_reader_of_end
from tavolino.live.report.schemas import (
    ChanceAccountInfo,
    DecisiveChoiceInfo,
    KeyMoment,
    MatchAnalysis,
    Replay,
    Report,
    TimelineEvent,
)
from tavolino.live.rows import Guest
from tavolino.live.table_registry import TableRegistry

MAX_KEY_MOMENT_SENTENCES: Final = 3
"""Of what is told of a key moment."""


async def load_finished_record(
    tables: TableRegistry, table_id: str, guest: Guest | None = None, secret: str | None = None
) -> Record:
    """The record of a match that is over, as far as this reader may know that; of any other it holds secrets."""
    live = await tables.get(table_id)
    await check_reader_of_end(live, guest, live.seat_of_reader(guest, secret))
    return live.record


def reporter_of(record: Record, language: str) -> Reporter:
    texts = load_texts(language, record.game.id, LiveFault.packages)
    return Reporter(texts, record.names, record.game.labels_in(texts))


# -- The report


def build_report(table_id: str, record: Record, language: str) -> Report:
    reporter = reporter_of(record, language)
    match = record.play_back(narrate=True)
    outcome = record.find_ending(match) or match.outcome
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
        moves=len(record.standing_moves()),
        undone=sum(entry.undone for entry in record.entries),
        practice=record.is_practice,
        daily=record.settings.get("daily", ""),
        fair=record.fair,
        seed=str(record.secret_seed),
        timeline=list(timeline(record, reporter)),
        measures=measures(match),
        measure_labels=dict(match.game.measure_labels),
    )


def timeline(record: Record, reporter: Reporter) -> Iterator[TimelineEvent]:
    """Every event, with the move and the time that it came at. The match is over: nothing is secret any more."""
    match = record.kick_off(narrate=True)
    shown = 0
    for number, entry in enumerate([None, *record.standing_moves()]):
        if entry:
            match = record.play_next(match, entry.seat, entry.move, number)
        for n in range(shown, len(match.events)):
            at = entry.at / 1000 if entry else 0.0
            yield TimelineEvent(
                n,
                number,
                at,
                full_event(match.events[n]),
                reporter.event_text(match.events[n], n, in_the_know=True),
                record.game.scene_of(match.events[n].kind, match.events[n].values),
            )
        shown = len(match.events)


def full_event(event: Event) -> dict[str, Any]:
    return {"event": event.kind, **event.values, **event.secret}


def measures(match: Match) -> dict[str, float]:
    """What the game measures in a match played to its end; shares as numbers from 0 to 1."""
    if not match.over:
        return {}
    values = {name: measure_value(value) for name, value in match.game.measures(match).items()}
    return {name: value for name, value in values.items() if value is not None}


def measure_value(value: Measure) -> float | None:
    if isinstance(value, tuple):
        hits, tries = value
        return hits / tries if tries else None
    return float(value) if isinstance(value, int | Fraction) else None


# -- Any moment again


def build_replay(record: Record, move: int, seat: int | None, language: str) -> Replay:
    """The match after so many moves, with all cards open, or as a seat saw it then."""
    moves = record.standing_moves()
    if not 0 <= move <= len(moves):
        raise LiveFault("no-such-moment", moves=len(moves))
    if seat is not None and not 0 <= seat < record.seats:
        raise LiveFault("no-such-seat", seat=seat)
    match = record.play_back(upto=move)
    view = open_view(match) if seat is None else match.view(seat)
    reporter = reporter_of(record, language)
    played = reporter.move_text(record.game.moves[moves[move - 1].move]) if move else ""
    return Replay(move, len(moves), view, question_text(view, reporter), played)


def question_text(view: View, reporter: Reporter) -> str:
    ask = view["ask"]
    return reporter.question_text(ask["key"], ask["values"]) if ask else ""


# -- The analysis


def build_analysis(record: Record, analysis: Analysis, language: str) -> MatchAnalysis:
    reporter = reporter_of(record, language)
    moments = list(timeline(record, reporter))
    moves = record.standing_moves()
    return MatchAnalysis(
        seats=record.seats,
        moves=analysis.numbers,
        spectator=curves(analysis, lambda look, seat: look.spectator[seat].value),
        own=curves(analysis, lambda look, seat: look.own[seat]),
        low=curves(analysis, lambda look, seat: look.spectator[seat].low),
        high=curves(analysis, lambda look, seat: look.spectator[seat].high),
        key_moments=[key_moment(swing, moments) for swing in analysis.swings],
        balance=[ChanceAccountInfo(*account) for account in analysis.accounts],
        choices=[
            choice_info(choice, moves[choice.number - 1].move, record, reporter)
            for choice in analysis.choices
        ],
    )


def curves(analysis: Analysis, value: Callable[[ChancesAt, int], float]) -> list[list[float]]:
    """By seat, a value at every look."""
    return [[value(look, seat) for look in analysis.looks] for seat in range(len(analysis.accounts))]


def key_moment(swing: Swing, moments: list[TimelineEvent]) -> KeyMoment:
    """A key moment with the first sentences of what happened then."""
    happened = [moment.text for moment in moments if swing.since < moment.move <= swing.number]
    grown = swing.after - swing.before
    return KeyMoment(
        swing.number,
        swing.seat,
        grown,
        swing.before,
        swing.after,
        " ".join(happened[:MAX_KEY_MOMENT_SENTENCES]),
    )


def choice_info(choice: PlayerChoice, move: int, record: Record, reporter: Reporter) -> DecisiveChoiceInfo:
    gain, error = choice.effect.gains[choice.seat], choice.effect.errors[choice.seat]
    moves, instead = record.game.moves, choice.effect.instead
    return DecisiveChoiceInfo(
        choice.number,
        choice.seat,
        gain,
        error,
        played=reporter.move_text(moves[move]),
        instead="" if instead == NO_OTHER else reporter.move_text(moves[instead]),
    )
