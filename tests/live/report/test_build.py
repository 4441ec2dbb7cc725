"""Reports, moments and analyses of finished matches, at tables without a server."""

import asyncio
from typing import Any

import pytest

from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.record import Record
from tavolino.core.view import open_view
from tavolino.live.analysis_jobs import AnalysisJob
from tavolino.live.report.build import (
    build_analysis,
    build_replay,
    build_report,
    load_finished_record,
    measure_value,
)
from tavolino.table.thinking import match_worker
from tests.live.support import LocalThinker, Stage, open_stage

MAX_MOVES = 1000
"""Far more than this match takes."""


async def play_to_the_end() -> Record:
    """A match of two people, who take turns through the moves there are."""
    async with open_stage() as stage:
        players = await stage.duel()
        for number in range(MAX_MOVES):
            if players[0].state["table"]["over"]:
                break
            mover = next(player for player in players if player.legal)
            await mover.move(number % len(mover.legal))
            for player in players:
                await player.hear()
            await stage.wait(1)
        return await load_finished_record(stage.registry, stage.stored.id)


@pytest.fixture(scope="module")
def record() -> Record:
    return asyncio.run(play_to_the_end())


@pytest.mark.anyio
async def test_before_the_end_there_is_no_record(stage: Stage) -> None:
    """It holds the seed, and with it every card."""
    await stage.duel()
    with pytest.raises(Fault) as refused:
        await load_finished_record(stage.registry, stage.stored.id)
    assert refused.value.key == "not-over"
    assert all(refused.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_tells_every_event(record: Record, language: str) -> None:
    report = build_report("t", record, language)
    events = record.play_back(narrate=True).events
    assert [moment.event["event"] for moment in report.timeline] == [event.kind for event in events]
    assert all(moment.text for moment in report.timeline)
    assert report.seed == str(record.secret_seed)
    assert report.verdict


def test_a_moment_is_seen_by_a_seat_or_with_all_cards_open(record: Record) -> None:
    last = len(record.standing_moves())
    for move in (0, 1, last):
        match = record.play_back(upto=move)
        assert build_replay(record, move, 1, "en").view == match.view(1)
        assert build_replay(record, move, None, "en").view == open_view(match)
    assert build_replay(record, 0, None, "en").played == ""
    assert build_replay(record, 0, None, "en").asks
    assert build_replay(record, last, None, "en").asks == ""


@pytest.mark.parametrize(
    ("move", "seat", "key"),
    [
        (-1, None, "no-such-moment"),
        (10_000, None, "no-such-moment"),
        (0, -1, "no-such-seat"),
        (0, 2, "no-such-seat"),
    ],
)
def test_moments_that_never_were(record: Record, move: int, seat: int | None, key: str) -> None:
    with pytest.raises(Fault) as refused:
        build_replay(record, move, seat, "en")
    assert refused.value.key == key


def test_an_analysis_is_told_in_sentences_of_the_report(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_worker, "CHANCES_LIMIT_S", 0.0)
    monkeypatch.setattr(match_worker, "EFFECT_LIMIT_S", 0.0)
    job = AnalysisJob("t", record)
    asyncio.run(job.run(LocalThinker(), lambda: 0.0))
    assert job.result
    for language in LANGUAGES:
        told = build_analysis(record, job.result, language)
        story = " ".join(moment.text for moment in build_report("t", record, language).timeline)
        assert told.key_moments
        assert all(moment.text and moment.text in story for moment in told.key_moments)
        assert [len(curve) for curve in told.spectator] == [len(told.moves)] * record.seats


@pytest.mark.parametrize(("value", "number"), [((1, 4), 0.25), ((0, 0), None), (3, 3.0)])
def test_shares_are_numbers_from_0_to_1(value: Any, number: float | None) -> None:
    assert measure_value(value) == number
