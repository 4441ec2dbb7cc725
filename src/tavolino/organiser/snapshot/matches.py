"""Every match of a competition, with how it is with it and how it ended."""

from tavolino.competitions import Result
from tavolino.organiser.book import Book
from tavolino.organiser.entries import PLAYED, Forfeited
from tavolino.organiser.progress.league import evening_places
from tavolino.organiser.progress.results import Kept
from tavolino.organiser.progress.schedule import EVENING, KNOCKOUT, Meeting
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.model import MatchLine


def match_lines(book: Book) -> list[MatchLine]:
    counted = {id: result for table in book.standings for id, result in table.results.items()}
    sources = tie_sources(book)
    return [
        match_line(book, meeting, counted.get(meeting.id), sources.get(meeting.tie, []))
        for meeting in book.meetings.values()
    ]


def tie_sources(book: Book) -> dict[int, list[str]]:
    if not book.ladder:
        return {}
    ladder = book.ladder
    return {
        box.tie.number + ladder.offset: [ladder.source(box.tie.home), ladder.source(box.tie.away)]
        for box in ladder.cup.ties
    }


def match_line(book: Book, meeting: Meeting, counted: Result[int] | None, sources: list[str]) -> MatchLine:
    kept = book.kept.get(meeting.id)
    score = kept.score if kept else None
    was_at_table = score is not None and score.source == PLAYED and meeting.id in book.places
    is_at_table = was_at_table or meeting.id in book.begun
    result = counted or (two_sided(book, kept) if kept else None)
    return MatchLine(
        id=meeting.id,
        stage=meeting.stage,
        round=meeting.round,
        group=meeting.group,
        tie=meeting.tie or None,
        leg=meeting.leg,
        teams=[*meeting.teams],
        sources=sources,
        status=status(book, meeting, result),
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
        table=book.places[meeting.id] if is_at_table else "",
        until=book.postponed.get(meeting.id, ""),
    )


def goals_of(result: Result[int] | None, kept: Kept | None) -> list[int] | None:
    """None where nothing was played: a match that a withdrawal made void has no score."""
    if result and (kept or not result.void):
        return [*result.goals]
    return [*kept.score.goals] if kept and kept.score else None


def two_sided(book: Book, kept: Kept) -> Result[int] | None:
    if kept.meeting.stage == EVENING:
        return None
    return kept.result(book.charter.terms.forfeit_goals)


def evening_winner(meeting: Meeting, kept: Kept | None) -> int | None:
    """Whoever came first alone."""
    if kept is None or kept.score is None:
        return None
    places = evening_places(kept.score.goals, kept.score.winner)
    return meeting.sides[places.index(1)] if places.count(1) == 1 else None


def status(book: Book, meeting: Meeting, result: Result[int] | None) -> str:
    kept = book.kept.get(meeting.id)
    if result and result.void:
        return model.VOID
    if kept:
        return model.FORFEITED if isinstance(kept.what, Forfeited) else model.PLAYED
    if result or is_awarded(book, meeting):
        return model.AWARDED
    if meeting.id in book.begun:
        return model.BEGUN
    if meeting.id in book.postponed:
        return model.POSTPONED
    return model.OPEN if book.is_open(meeting) else model.WAITING


def is_awarded(book: Book, meeting: Meeting) -> bool:
    """A tie that somebody withdrew from."""
    return meeting.stage == KNOCKOUT and meeting.is_known and book.is_off(meeting)
