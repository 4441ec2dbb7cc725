"""The rounds of a competition, the boxes of its bracket, and the podium."""

from itertools import groupby

from tavolino.competitions import BracketPart, CupTie
from tavolino.organiser.book.book import Book
from tavolino.organiser.progress.knockout import Knockout
from tavolino.organiser.progress.results import score_figures
from tavolino.organiser.progress.schedule import NO_DATE, STAGE_EVENING, STAGE_KNOCKOUT, Fixture
from tavolino.organiser.regulations.charter import CUP_KINDS
from tavolino.organiser.snapshot.model import BracketLine, RoundLine, TieLine


def round_lines(book: Book) -> list[RoundLine]:
    by_round = groupby(
        book.progress.fixtures_by_id.values(), key=lambda fixture: (fixture.stage, fixture.round)
    )
    return [round_line(book, stage, number, [*fixtures]) for (stage, number), fixtures in by_round]


def round_line(book: Book, stage: str, number: int, fixtures: list[Fixture]) -> RoundLine:
    last = (
        book.progress.bracket.teams_left(number)
        if stage == STAGE_KNOCKOUT and book.progress.bracket
        else None
    )
    playing = {team for fixture in fixtures for team in fixture.teams}
    is_full = stage in (STAGE_KNOCKOUT, STAGE_EVENING)
    resting = [] if is_full else [team for team in book.facts.remaining_teams if team not in playing]
    part, part_round = bracket_part(book, stage, number)
    date = book.facts.dates.get((stage, number), NO_DATE)
    matches = [fixture.id for fixture in fixtures]
    field = [score_figures(one.score) for one in book.facts.field_matches.get(number, ())]
    return RoundLine(number, stage, matches, resting, last, part, part_round, date, field)


def bracket_part(book: Book, stage: str, number: int) -> tuple[BracketPart, int]:
    """Where in a bracket a round is played, and its number there."""
    bracket = book.progress.bracket if stage == STAGE_KNOCKOUT else None
    ties = [tie for tie in bracket.ties if tie.round == number] if bracket else []
    return (ties[0].part, ties[0].part_round) if ties else (BracketPart.MAIN, 0)


def bracket_line(book: Book) -> BracketLine | None:
    if not book.progress.knockout:
        return None
    knockout, matches = book.progress.knockout, list(book.progress.fixtures_by_id.values())
    ties = [tie_line(knockout, box, matches) for box in knockout.cup.ties]
    return BracketLine(knockout.cup.bracket.rounds, ties, knockout.cup.bracket.is_double)


def tie_line(knockout: Knockout, box: CupTie[int], matches: list[Fixture]) -> TieLine:
    number = box.tie.number + knockout.offset
    return TieLine(
        number=number,
        round=box.tie.round,
        last=knockout.cup.bracket.teams_left(box.tie.round),
        third_place=box.tie.third_place,
        home=box.home,
        away=box.away,
        home_source=knockout.source_label(box.tie.home),
        away_source=knockout.source_label(box.tie.away),
        matches=[fixture.id for fixture in matches if fixture.tie == number],
        winner=box.decision.winner if box.decision else None,
        decider=box.decision.decider.value if box.decision else "",
        values=[*box.decision.values] if box.decision else [],
        part=box.tie.part,
        part_round=box.tie.part_round,
    )


def podium(book: Book) -> list[list[int]]:
    """The teams by place, the champion first; teams that share a place stand together. Empty until it is over."""
    if not book.progress.is_over:
        return []
    if book.kind in CUP_KINDS and book.progress.knockout:
        return [[*teams] for teams in book.progress.knockout.cup.placings()]
    placings = groupby(book.progress.standings[0].placings, key=lambda placing: placing.place)
    return [[placing.team for placing in level] for _, level in placings]
