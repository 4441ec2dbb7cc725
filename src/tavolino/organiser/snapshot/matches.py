"""Every match of a competition, with how it is with it and how it ended."""

from tavolino.competitions import Result
from tavolino.organiser.book import Book
from tavolino.organiser.entries import SOURCE_PLAYED, Forfeited
from tavolino.organiser.progress.league import evening_places
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import STAGE_EVENING, STAGE_KNOCKOUT, Fixture
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.model import MatchLine


def match_lines(book: Book) -> list[MatchLine]:
    counted = {id: result for table in book.standings for id, result in table.results.items()}
    sources = tie_sources(book)
    return [
        match_line(book, meeting, counted.get(meeting.id), sources.get(meeting.tie, []))
        for meeting in book.fixtures_by_id.values()
    ]


def tie_sources(book: Book) -> dict[int, list[str]]:
    if not book.knockout:
        return {}
    ladder = book.knockout
    return {
        box.tie.number + ladder.offset: [ladder.source_label(box.tie.home), ladder.source_label(box.tie.away)]
        for box in ladder.cup.ties
    }


def match_line(book: Book, meeting: Fixture, counted: Result[int] | None, sources: list[str]) -> MatchLine:
    kept = book.results.get(meeting.id)
    score = kept.score if kept else None
    was_at_table = score is not None and score.source == SOURCE_PLAYED and meeting.id in book.table_ids
    is_at_table = was_at_table or meeting.id in book.begun
    result = counted or (pair_result(book, kept) if kept else None)
    return MatchLine(
        id=meeting.id,
        stage=meeting.stage,
        round=meeting.round,
        group=meeting.group,
        tie=meeting.tie or None,
        leg=meeting.leg,
        teams=[*meeting.teams],
        sources=sources,
        status=match_status(book, meeting, result),
        goals=goals_of(result, kept),
        extra=[*score.extra] if score and score.extra else None,
        penalties=[*score.penalties] if score and score.penalties else None,
        winner=result.winner if result else evening_winner(meeting, kept),
        reason=score.reason if score else "",
        details=score.details if score else {},
        version=kept.entry.number if kept else None,
        by=kept.entry.by if kept else "",
        at=kept.entry.at if kept else None,
        source=score.source if score else "",
        table=book.table_ids[meeting.id] if is_at_table else "",
        until=book.postponed.get(meeting.id, ""),
    )


def goals_of(result: Result[int] | None, kept: StandingResult | None) -> list[int] | None:
    """None where nothing was played: a match that a withdrawal made void has no score."""
    if result and (kept or not result.void):
        return [*result.goals]
    return [*kept.score.goals] if kept and kept.score else None


def pair_result(book: Book, kept: StandingResult) -> Result[int] | None:
    if kept.fixture.stage == STAGE_EVENING:
        return None
    return kept.result(book.charter.terms.forfeit_goals)


def evening_winner(meeting: Fixture, kept: StandingResult | None) -> int | None:
    """Whoever came first alone."""
    if kept is None or kept.score is None:
        return None
    places = evening_places(kept.score.goals, kept.score.winner)
    return meeting.sides[places.index(1)] if places.count(1) == 1 else None


def match_status(book: Book, meeting: Fixture, result: Result[int] | None) -> str:
    kept = book.results.get(meeting.id)
    if result and result.void:
        return model.MATCH_VOID
    if kept:
        return model.MATCH_FORFEITED if isinstance(kept.what, Forfeited) else model.MATCH_PLAYED
    if result or is_awarded(book, meeting):
        return model.MATCH_AWARDED
    if meeting.id in book.begun:
        return model.MATCH_BEGUN
    if meeting.id in book.postponed:
        return model.MATCH_POSTPONED
    return model.MATCH_OPEN if book.is_open(meeting) else model.MATCH_WAITING


def is_awarded(book: Book, meeting: Fixture) -> bool:
    """A tie that somebody withdrew from."""
    return meeting.stage == STAGE_KNOCKOUT and meeting.is_known and book.is_off(meeting)
