"""The rounds of a competition, the boxes of its bracket, and who stood on the podium."""

from itertools import groupby

from tavolino.competitions import CupTie
from tavolino.organiser.book import Book
from tavolino.organiser.charter import CUP_KINDS
from tavolino.organiser.progress.knockout import Knockout
from tavolino.organiser.progress.schedule import STAGE_EVENING, STAGE_KNOCKOUT, Fixture
from tavolino.organiser.snapshot.model import BracketLine, RoundLine, TieLine


def round_lines(book: Book) -> list[RoundLine]:
    by_round = groupby(book.fixtures_by_id.values(), key=lambda meeting: (meeting.stage, meeting.round))
    return [round_line(book, stage, number, [*found]) for (stage, number), found in by_round]


def round_line(book: Book, stage: str, number: int, found: list[Fixture]) -> RoundLine:
    last = book.bracket.teams_left(number) if stage == STAGE_KNOCKOUT and book.bracket else None
    playing = {team for meeting in found for team in meeting.teams}
    is_full = stage in (STAGE_KNOCKOUT, STAGE_EVENING)
    resting = [] if is_full else [team for team in book.staying if team not in playing]
    return RoundLine(number, stage, [meeting.id for meeting in found], resting, last)


def bracket_line(book: Book) -> BracketLine | None:
    if not book.knockout:
        return None
    ladder, matches = book.knockout, list(book.fixtures_by_id.values())
    ties = [tie_line(ladder, box, matches) for box in ladder.cup.ties]
    return BracketLine(ladder.cup.bracket.rounds, ties)


def tie_line(ladder: Knockout, box: CupTie[int], matches: list[Fixture]) -> TieLine:
    number = box.tie.number + ladder.offset
    return TieLine(
        number=number,
        round=box.tie.round,
        last=ladder.cup.bracket.teams_left(box.tie.round),
        third_place=box.tie.third_place,
        home=box.home,
        away=box.away,
        home_source=ladder.source_label(box.tie.home),
        away_source=ladder.source_label(box.tie.away),
        matches=[meeting.id for meeting in matches if meeting.tie == number],
        winner=box.decision.winner if box.decision else None,
        decider=box.decision.decider.value if box.decision else "",
        values=[*box.decision.values] if box.decision else [],
    )


def podium(book: Book) -> list[list[int]]:
    """From the champion down, those who share a place together; empty until it is over."""
    if not book.is_over:
        return []
    if book.kind in CUP_KINDS and book.knockout:
        return [[*teams] for teams in book.knockout.cup.placings()]
    placings = groupby(book.standings[0].placings, key=lambda placing: placing.place)
    return [[placing.team for placing in level] for _, level in placings]
