"""Every match of a competition with its status and result."""

from dataclasses import replace

from tavolino.competitions import Result, TwoLegs
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import SOURCE_PLAYED, Forfeited
from tavolino.organiser.progress.league import evening_places
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import NO_DATE, STAGE_EVENING, STAGE_KNOCKOUT, Fixture, MatchDate
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.model import MatchLine


def match_lines(book: Book) -> list[MatchLine]:
    counted = {id: result for table in book.progress.standings for id, result in table.results.items()}
    percents = {id: pair for table in book.progress.standings for id, pair in table.percents.items()}
    sources = tie_sources(book)
    return [
        sealed_line(book, fixture)
        if fixture.id in book.progress.sealed
        else replace(
            match_line(book, fixture, counted.get(fixture.id), sources.get(fixture.tie, [])),
            percents=[*percents.get(fixture.id, ())],
        )
        for fixture in book.progress.fixtures_by_id.values()
    ]


def sealed_line(book: Book, fixture: Fixture) -> MatchLine:
    """A match that is over; nothing else of it is shown."""
    entry, when = book.facts.results[fixture.id].entry, match_date(book, fixture)
    return MatchLine(
        id=fixture.id,
        stage=fixture.stage,
        round=fixture.round,
        group=None,
        tie=None,
        leg=fixture.leg,
        leg_name=leg_name(book, fixture),
        decides=False,
        before=[],
        teams=[*fixture.teams],
        sources=[],
        status=model.MATCH_SEALED,
        version=entry.number,
        by=entry.by,
        at=entry.at,
        day=when.day,
        time=when.time,
        place=when.place,
    )


def tie_sources(book: Book) -> dict[int, list[str]]:
    if not book.progress.knockout:
        return {}
    knockout = book.progress.knockout
    return {
        box.tie.number + knockout.offset: [
            knockout.source_label(box.tie.home),
            knockout.source_label(box.tie.away),
        ]
        for box in knockout.cup.ties
    }


def leg_name(book: Book, fixture: Fixture) -> model.LegName:
    """What a match of a tie is called beside its number."""
    if fixture.stage != STAGE_KNOCKOUT or book.progress.knockout is None:
        return "changed" if fixture.leg > 1 else ""
    rules = book.progress.knockout.rules_of(fixture)
    if isinstance(rules, TwoLegs):
        return ("first", "second")[fixture.leg - 1] if fixture.leg <= 2 else "replay"
    return "series" if rules.matches > 1 else "replay" if fixture.leg > 1 else ""


def match_line(book: Book, fixture: Fixture, counted: Result[int] | None, sources: list[str]) -> MatchLine:
    standing, tie = book.facts.results.get(fixture.id), book.progress.tie_state(fixture)
    score = standing.score if standing else None
    was_at_table = score is not None and score.source == SOURCE_PLAYED and fixture.id in book.facts.table_ids
    is_at_table = was_at_table or fixture.id in book.facts.begun
    postponed, when = book.facts.postponed.get(fixture.id), match_date(book, fixture)
    result = counted or (pair_result(book, standing) if standing else None)
    return MatchLine(
        id=fixture.id,
        stage=fixture.stage,
        round=fixture.round,
        group=fixture.group,
        tie=fixture.tie or None,
        leg=fixture.leg,
        leg_name=leg_name(book, fixture),
        decides=bool(tie and tie.decides),
        before=[*tie.before] if tie else [],
        teams=[*fixture.teams],
        sources=sources,
        status=match_status(book, fixture, result),
        goals=goals_of(result, standing),
        extra=[*score.extra] if score and score.extra else None,
        penalties=[*score.penalties] if score and score.penalties else None,
        winner=result.winner if result else evening_winner(fixture, standing),
        reason=score.reason if score else "",
        details=score.details if score else {},
        version=standing.entry.number if standing else None,
        by=standing.entry.by if standing else "",
        at=standing.entry.at if standing else None,
        source=score.source if score else "",
        table=book.facts.table_ids[fixture.id] if is_at_table else "",
        until=postponed.until if postponed else "",
        day=when.day,
        time=when.time,
        place=when.place,
        scorers=[*score.scorers] if score else [],
        cards=[*score.cards] if score else [],
    )


def match_date(book: Book, fixture: Fixture) -> MatchDate:
    """The date of its round. A match that was put off has its own, or none."""
    own = book.facts.postponed.get(fixture.id)
    if own:
        return MatchDate(own.day, own.time, own.place)
    return book.facts.dates.get((fixture.stage, fixture.round), NO_DATE)


def goals_of(result: Result[int] | None, standing: StandingResult | None) -> list[int] | None:
    """None if nothing was played. A match that a withdrawal made void has no score either."""
    if result and (standing or not result.void):
        return [*result.goals]
    return [*standing.score.goals] if standing and standing.score else None


def pair_result(book: Book, standing: StandingResult) -> Result[int] | None:
    if standing.fixture.stage == STAGE_EVENING:
        return None
    return standing.result(book.charter.terms.forfeit_goals)


def evening_winner(fixture: Fixture, standing: StandingResult | None) -> int | None:
    """The team with the best place, if no other shares it."""
    if standing is None or standing.score is None:
        return None
    places = evening_places(standing.score.goals, standing.score.winner)
    return fixture.sides[places.index(1)] if places.count(1) == 1 else None


def match_status(book: Book, fixture: Fixture, result: Result[int] | None) -> model.MatchStatus:
    standing = book.facts.results.get(fixture.id)
    if result and result.void:
        return model.MATCH_VOID
    if standing:
        return model.MATCH_FORFEITED if isinstance(standing.what, Forfeited) else model.MATCH_PLAYED
    if result or is_awarded(book, fixture):
        return model.MATCH_AWARDED
    if fixture.id in book.facts.begun:
        return model.MATCH_BEGUN
    if fixture.id in book.facts.postponed:
        return model.MATCH_POSTPONED
    return model.MATCH_OPEN if book.progress.is_open(fixture) else model.MATCH_WAITING


def is_awarded(book: Book, fixture: Fixture) -> bool:
    """Has a team withdrawn from this tie, so that the other went through?"""
    return fixture.stage == STAGE_KNOCKOUT and fixture.is_known and book.progress.is_off(fixture)
