"""A match that is played here: who sits at its table, and the result that its record gives."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tavolino.competitions import Forfeit
from tavolino.core.endings import DRAW_AGREED, WAYS_OUT
from tavolino.core.game import Game
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import PERSON, Record
from tavolino.core.rng import seed_commitment
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import SOURCE_PLAYED, Forfeited, Score, Scored, Scorer
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.regulations.charter import CARDBOARD
from tavolino.organiser.regulations.charter_check import charter_game
from tavolino.organiser.score_check import MAX_GOALS
from tavolino.table.seats import Seat
from tavolino.table.settings import ALONE, ON, fixture_settings, parse_settings

GOAL_EVENT: Final = "goal"
SCORER_KEY: Final = "by"
"""An event that is a goal, and the value in it that names who scored, in games that know."""
CARD_POINTS: Final = {"booked": 1, "sent-off": 3}
"""What a card costs in points for fair play."""


@dataclass(frozen=True)
class FixtureLineUp:
    """What opens a table for a match: the game, the seats, and what the match before handed on."""

    game: Game
    seats: list[Seat]
    carry: object = None
    deal: str = ""
    """The round of a duplicate, whose cards others play too."""

    @property
    def is_for_bots(self) -> bool:
        return all(seat.is_bot for seat in self.seats)

    def record(self, seed: int, started: str = "") -> Record:
        """The record before its first move."""
        names, players = [seat.name for seat in self.seats], [seat.player for seat in self.seats]
        fair = seed_commitment(seed)
        return Record(
            self.game,
            len(self.seats),
            seed,
            names,
            players,
            started,
            fair=fair,
            carry=self.carry,
            settings=fixture_settings(deal=self.deal).to_record(),
        )


def line_up(book: Book, match: str, before: str | None = None) -> FixtureLineUp:
    """Who plays a match. `before` is the record of the evening before, if there was one."""
    book.check_no_result(match)
    sides = book.playable_fixture(match).sides
    for team in sides:
        if book.facts.player(team) == CARDBOARD:
            raise OrganiserFault("match-cardboard", match=match, team=book.charter.teams[team].name)
    rules = charter_game(book.charter)
    seats = [Seat(book.charter.teams[team].name, book.facts.player(team)) for team in sides]
    return FixtureLineUp(rules, seats, carry_from(rules, before))


def carry_from(rules: Game, before: str | None) -> object:
    return rules.carry(verify_record(parse_record(before))) if before else None


def check_record(record: Record, expected: FixtureLineUp) -> None:
    """Refuse the record of another match. A bot may have taken a person's place meanwhile, so players may differ."""
    ours = expected.record(record.seed)
    theirs = (record.game.id, record.game.options, record.names, record.carry)
    if theirs != (ours.game.id, ours.game.options, ours.names, ours.carry) or record.is_practice:
        raise OrganiserFault("record-other-match")
    if could_be_helped(record):
        raise OrganiserFault("record-helped")


def could_be_helped(record: Record) -> bool:
    """Were moves taken back, or might somebody have had hints?"""
    hints = parse_settings(record.settings).hints
    is_alone = sum(player == PERSON for player in record.players) == 1
    return any(entry.undone for entry in record.entries) or hints == ON or (hints == ALONE and is_alone)


def inner_evening(text: str) -> InnerEvening | None:
    """What those at one table played among themselves, from the record of their evening."""
    record = parse_record(text)
    return record.game.evening(verify_record(record, narrate=True))


# -- The result


def read_result(match: str, record: Record, source: str = SOURCE_PLAYED) -> Scored | Forfeited:
    """The result of a finished record. The match is played again, for nothing in the record is trusted."""
    if not record.is_finished:
        raise OrganiserFault("not-over")
    return match_result(match, record, verify_record(record, narrate=True), source)


def match_result(match: str, record: Record, played: Match, source: str) -> Scored | Forfeited:
    """The result of a match that was played back, with its events, from this record."""
    outcome = record.find_ending(played) or played.outcome
    if outcome.reason in WAYS_OUT and record.seats == 2 and len(outcome.winners) == 1:
        return Forfeited(match, (Forfeit.AWAY, Forfeit.HOME)[outcome.winners[0]])
    return Scored(match, match_score(played, outcome, source))


def match_score(match: Match, outcome: Outcome, source: str) -> Score:
    goals = tuple(min(max(score, 0), MAX_GOALS) for score in outcome.scores)
    if outcome.reason == DRAW_AGREED:
        goals = (min(goals),) * len(goals)
    extra = extra_time_goals(match, outcome)
    kicks = match.game.shoot_out_score(match) if len(goals) == 2 and outcome.winners else None
    return Score(
        tuple(n - more for n, more in zip(goals, extra)) if extra else goals,
        extra=extra,
        penalties=(kicks[0], kicks[1]) if kicks and kicks[0] != kicks[1] else None,
        winner=None if kicks else own_winner(goals, outcome.winners),
        reason=outcome.reason,
        details=dict(outcome.details),
        scorers=goal_scorers(match),
        cards=fair_play_points(match),
        source=source,
    )


def extra_time_goals(match: Match, outcome: Outcome) -> tuple[int, int] | None:
    """The goals of the extra time of a match of two that was played to its end."""
    extra = match.game.extra_time_score(match) if outcome.winners and match.seats == 2 else None
    return (extra[0], extra[1]) if extra else None


def own_winner(goals: Sequence[int], winners: Sequence[int]) -> int | None:
    """The side that won by the game's own rule although no side has the most goals alone."""
    leaders = [side for side, n in enumerate(goals) if n == max(goals)]
    return winners[0] if len(winners) == 1 and leaders != [*winners] else None


def goal_scorers(match: Match) -> tuple[Scorer, ...]:
    goals: Counter[tuple[int, str]] = Counter()
    for event in match.events:
        seat, scorer = event.values.get("seat"), event.values.get(SCORER_KEY)
        if event.kind == GOAL_EVENT and isinstance(seat, int) and isinstance(scorer, str):
            goals[seat, scorer] += 1
    return tuple(Scorer(seat, name, n) for (seat, name), n in goals.items())


def fair_play_points(match: Match) -> tuple[int, ...]:
    """Points for fair play by side; none where nobody was booked."""
    points = [0] * match.seats
    for event in match.events:
        seat = event.values.get("seat")
        if event.kind in CARD_POINTS and isinstance(seat, int):
            points[seat] += CARD_POINTS[event.kind]
    return tuple(points) if any(points) else ()
