"""Random competitions, each held against what a clerk makes of them with pencil and paper."""

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.competitions import Forfeit, HeadToHead, TieBreak, Withdrawal
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import DRAW_TABLE, Docked, Drawn, Forfeited, Paired, Score, Scored, Withdrawn
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.progress.league import LeagueStandings
from tavolino.organiser.progress.schedule import Fixture
from tavolino.organiser.regulations.charter import Kind, Terms
from tests.often import times
from tests.organiser.progress.by_hand import (
    Clerk,
    CupMatch,
    Declared,
    PaperMatch,
    TableLine,
    given_away,
    series_winner,
    strike_team,
    two_legs_winner,
)
from tests.organiser.support import begin_competition, happen

OTHER_CRITERIA = [one for one in TieBreak if one not in (TieBreak.POINTS, TieBreak.LOT)]
GUILTY = {Forfeit.HOME: (0,), Forfeit.AWAY: (1,), Forfeit.BOTH: (0, 1)}
MOST_GOALS = 2  # few goals: many teams level
CHANCES = st.builds(random.Random, st.integers(0, 2**32))


@st.composite
def regulations(draw: st.DrawFn) -> dict[str, object]:
    criteria = draw(st.lists(st.sampled_from(OTHER_CRITERIA), unique=True, max_size=5))
    last = [TieBreak.LOT] if draw(st.booleans()) else []
    return {
        "tiebreaks": (TieBreak.POINTS, *criteria, *last),
        "head_to_head": draw(st.sampled_from(HeadToHead)),
        "withdrawal": draw(st.sampled_from(Withdrawal)),
        "points": draw(st.sampled_from([(3, 1, 0), (2, 1, 0), (1, 0, 0), (4, 2, 1)])),
        "forfeit_goals": draw(st.integers(1, 3)),
    }


def declared_by(terms: Terms) -> Declared:
    return Declared(
        terms.points,
        tuple(one.value for one in terms.tiebreaks),
        terms.head_to_head is HeadToHead.REAPPLIED,
        terms.withdrawal.value,
        terms.forfeit_goals,
    )


class Season:
    """A competition with tables, in the book and on paper. What happens is written into both."""

    def __init__(self, book: Book, rng: random.Random, may_withdraw: bool = True) -> None:
        self.book = book
        self.rng = rng
        self.fewest = 3 if may_withdraw else len(book.charter.teams)
        self.declared = declared_by(book.charter.terms)
        self.matches: dict[str, PaperMatch] = {}
        self.withdrawn: list[int] = []
        self.docked: Counter[int] = Counter()
        self.rested: Counter[int] = Counter()
        self.lots: list[int] = []
        self.met: set[frozenset[int]] = set()
        self.rematches = 0

    def step(self) -> None:
        """Somebody docks points, a team goes, or the next match has its result."""
        chance = self.rng.randrange(40)
        if chance == 0:
            team, points = self.rng.choice(self.book.charter.team_numbers), self.rng.randrange(-1, 3)
            happen(self.book, Docked(team, points, "late"))
            self.docked[team] += points
        elif chance == 1 and len(self.book.facts.remaining_teams) > self.fewest:
            self.withdraw(self.rng.choice(self.book.facts.remaining_teams))
        else:
            self.play(self.book.progress.fixtures_by_id[self.rng.choice(self.book.progress.open_matches())])

    def play(self, fixture: Fixture) -> None:
        home, away = fixture.sides
        if self.rng.randrange(12) == 0:
            side = self.rng.choice([*Forfeit])
            happen(self.book, Forfeited(fixture.id, side))
            guilty = [fixture.sides[number] for number in GUILTY[side]]
            self.matches[fixture.id] = given_away((home, away), guilty, self.declared.forfeit_goals)
            return
        goals, cards = self.pair(MOST_GOALS), self.pair(1)
        happen(self.book, Scored(fixture.id, Score(goals, cards=cards)))
        self.matches[fixture.id] = PaperMatch((home, away), goals, cards)

    def pair(self, most: int) -> tuple[int, int]:
        return self.rng.randint(0, most), self.rng.randint(0, most)

    def withdraw(self, team: int) -> None:
        happen(self.book, Withdrawn(team))
        self.withdrawn.append(team)

    def lot(self) -> None:
        """The lots that are due: the draw, a round of a Swiss tournament, or among teams that are level."""
        drawn = next_lots(self.book)
        happen(self.book, drawn)
        if isinstance(drawn, Paired):
            self.note_pairs(drawn)
        if isinstance(drawn, Drawn) and drawn.what == DRAW_TABLE:
            self.lots = [*drawn.teams, *(team for team in self.lots if team not in drawn.teams)]

    def note_pairs(self, paired: Paired) -> None:
        """Nobody meets anybody again, and nobody rests again, while everyone can be paired otherwise."""
        pairs = [frozenset(pair) for pair in paired.pairs]
        again = [pair for pair in pairs if pair in self.met]
        present = [*self.book.facts.remaining_teams]
        assert sorted(team for pair in pairs for team in pair) == [
            team for team in present if team != paired.resting
        ]
        if again:
            self.rematches += len(again)
            assert not can_be_paired(present, self.met, self.rested)
        self.met |= {*pairs}
        if paired.resting is not None:
            self.rested[paired.resting] += 1

    def on_paper(self, fixtures: list[Fixture], in_all: int = 0) -> dict[str, PaperMatch]:
        """The matches of one table, after what the withdrawals did to them, one after the other."""
        ids = {fixture.id: (fixture.sides[0], fixture.sides[1]) for fixture in fixtures}
        matches = {id: match for id, match in self.matches.items() if id in ids}
        for team in self.withdrawn:
            missed = {id: teams for id, teams in ids.items() if team in teams and id not in matches}
            if any(team in teams for teams in ids.values()):
                matches = strike_team(team, matches, missed, self.declared, in_all)
        return matches

    def assert_table_is_right(self, table: LeagueStandings, fixtures: list[Fixture], in_all: int = 0) -> None:
        matches = [*self.on_paper(fixtures, in_all).values()]
        seen = {team for match in matches if match.counts for team in match.teams}
        placed = [team for team in table.teams if team not in self.withdrawn or team in seen]
        win = self.declared.worth[0]
        extra = {team: self.rested[team] * win - self.docked[team] for team in placed}
        clerk = Clerk(matches, self.declared, extra, self.lots)
        places = 1
        expected: dict[int, int] = {}
        for level in clerk.order(placed) if placed else []:
            expected |= dict.fromkeys(level, places)
            places += len(level)
        assert {one.team: one.place for one in table.placings} == expected
        for one in table.placings:
            row = one.row
            assert clerk.line(one.team) == TableLine(
                row.points, row.won, row.drawn, row.lost, row.goals_for, row.goals_against
            )


def can_be_paired(teams: list[int], met: set[frozenset[int]], rested: Counter[int]) -> bool:
    """Is there any way in which nobody meets, or rests, again?"""
    if not teams:
        return True
    first, *others = teams
    if len(teams) % 2 and not rested[first] and can_be_paired(others, met, rested):
        return True
    fresh = [other for other in others if frozenset((first, other)) not in met]
    return any(can_be_paired([one for one in others if one != other], met, rested) for other in fresh)


@settings(max_examples=times(60, 10), deadline=None)
@given(
    teams=st.integers(3, 6),
    legs=st.integers(1, 2),
    terms=regulations(),
    rng=CHANCES,
)
def test_tables_of_random_leagues(
    teams: int, legs: int, terms: dict[str, object], rng: random.Random
) -> None:
    season = Season(begin_competition(Kind.LEAGUE, teams, legs=legs, **terms), rng)
    fixtures = season.book.progress.table_fixtures
    meetings = Counter(frozenset(fixture.sides) for fixture in fixtures)
    assert meetings == {frozenset(pair): legs for pair in combinations(range(teams), 2)}
    while season.book.progress.open_matches():
        season.step()
        season.assert_table_is_right(season.book.progress.standings[0], fixtures)
    while season.book.progress.level_teams:
        season.lot()
        season.assert_table_is_right(season.book.progress.standings[0], fixtures)
    assert season.book.progress.is_over


@settings(max_examples=times(40, 8), deadline=None)
@given(
    teams=st.integers(4, 9),
    groups=st.integers(1, 3),
    terms=regulations(),
    rng=CHANCES,
)
def test_tables_of_random_groups_and_who_goes_through(
    teams: int, groups: int, terms: dict[str, object], rng: random.Random
) -> None:
    groups = min(groups, teams // 2)
    criteria = tuple(one for one in (TieBreak.POINTS, *OTHER_CRITERIA) if one in terms["tiebreaks"])  # type: ignore[operator]
    through = 1 if groups > 1 else 2
    best_next = 1 if groups > 1 and teams // groups > 1 else 0
    terms |= {"groups": groups, "through": through, "best_next": best_next}
    terms["tiebreaks"] = (*criteria, TieBreak.LOT)
    season = Season(begin_competition(Kind.GROUPS_KNOCKOUT, teams, **terms), rng)
    progress = season.book.progress
    while season.book.progress.open_matches() and not season.book.progress.is_table_complete:
        season.step()
    while season.book.progress.level_teams:
        season.lot()
    progress = season.book.progress
    assert sorted(team for group in progress.groups for team in group) == [*range(teams)]
    for number, table in enumerate(progress.standings):
        season.assert_table_is_right(table, progress.group_fixtures(number))
    entrants = {*progress.entrants}
    firsts = [[one.team for one in table.placings[:through]] for table in progress.standings]
    assert {team for group in firsts for team in group} <= entrants or season.withdrawn
    assert len(entrants) == groups * through + best_next
    before = [[(one.place, one.team) for one in table.placings] for table in progress.standings]
    while not season.book.progress.is_over:
        fixture = season.book.progress.fixtures_by_id[season.book.progress.open_matches()[0]]
        happen(season.book, Scored(fixture.id, Score((1, 0), cards=(rng.randint(0, 9), 0))))
    after = [[(one.place, one.team) for one in table.placings] for table in season.book.progress.standings]
    assert after == before, "cards of the knockout are no matter of the groups"


@settings(max_examples=times(50, 8), deadline=None)
@given(
    teams=st.integers(3, 9),
    fewer=st.integers(0, 3),
    terms=regulations(),
    are_all_there=st.booleans(),
    rng=CHANCES,
)
def test_tables_and_pairings_of_random_swiss_tournaments(
    teams: int, fewer: int, terms: dict[str, object], are_all_there: bool, rng: random.Random
) -> None:
    rounds = max(1, teams - 1 + teams % 2 - fewer)
    season = Season(
        begin_competition(Kind.SWISS, teams, rounds=rounds, **terms), rng, may_withdraw=not are_all_there
    )
    while not season.book.progress.is_over:
        progress = season.book.progress
        if progress.needs_pairing or progress.level_teams:
            season.lot()
        else:
            season.step()
        progress = season.book.progress
        season.assert_table_is_right(progress.standings[0], progress.table_fixtures, rounds)
    assert season.rematches == 0 or season.withdrawn


# -- Cups


class CupOnPaper:
    """A cup in the book and on paper: what a tie was won by, and how often everyone has lost one."""

    def __init__(self, book: Book, rng: random.Random) -> None:
        self.book = book
        self.rng = rng
        self.matches: dict[int, list[CupMatch]] = {}
        self.defeats: Counter[int] = Counter()

    def play(self, fixture: Fixture) -> None:
        """Any score that the regulations allow: a level tie may go on or end here."""
        home, away = fixture.sides
        state = self.book.progress.tie_state(fixture)
        goals, extra, penalties = self.pair(), None, None
        if self.rng.randrange(15) == 0:
            side = self.rng.choice([0, 1])
            happen(self.book, Forfeited(fixture.id, (Forfeit.HOME, Forfeit.AWAY)[side]))
            awarded = (0, FORFEIT_GOALS) if side == 0 else (FORFEIT_GOALS, 0)
            self.note(fixture, CupMatch(home, away, awarded, guilty=fixture.sides[side]))
            return
        assert state is not None
        if state.decides and state.is_level(goals) and self.rng.random() < 0.7:
            extra = self.pair() if self.rng.random() < 0.5 else None
            total = (goals[0] + extra[0], goals[1] + extra[1]) if extra else goals
            if state.is_level(total) and self.rng.random() < 0.7:
                penalties = self.rng.choice([(5, 4), (2, 4)])
        happen(self.book, Scored(fixture.id, Score(goals, extra, penalties)))
        self.note(fixture, CupMatch(home, away, goals, extra or (0, 0), penalties or (0, 0)))

    def pair(self) -> tuple[int, int]:
        return self.rng.randint(0, MOST_GOALS), self.rng.randint(0, MOST_GOALS)

    def note(self, fixture: Fixture, match: CupMatch) -> None:
        """Whoever has lost the tie has lost once more; and the book says the same."""
        played = self.matches.setdefault(fixture.tie, [])
        played.append(match)
        terms = self.book.charter.terms
        if terms.legs == 2:
            winner = two_legs_winner(played, terms.away_goals)
        else:
            winner = series_winner(played, terms.best_of)
        knockout = self.book.progress.knockout
        assert knockout is not None
        decision = knockout.cup.ties[fixture.tie - 1].decision
        assert (decision.winner if decision else None) == winner
        if winner is not None:
            self.defeats[match.away if winner == match.home else match.home] += 1


FORFEIT_GOALS = 3


@settings(max_examples=times(60, 10), deadline=None)
@given(
    kind=st.sampled_from([Kind.KNOCKOUT, Kind.DOUBLE_KNOCKOUT]),
    teams=st.integers(3, 12),
    form=st.sampled_from([{}, {"legs": 2}, {"legs": 2, "away_goals": True}, {"best_of": 3}]),
    rng=CHANCES,
)
def test_random_cups_with_one_or_two_lives(
    kind: Kind, teams: int, form: dict[str, object], rng: random.Random
) -> None:
    cup = CupOnPaper(begin_competition(kind, teams, final_legs=form.get("legs", 1), **form), rng)
    lives = 2 if kind is Kind.DOUBLE_KNOCKOUT else 1
    while ready := cup.book.progress.open_matches():
        fixture = cup.book.progress.fixtures_by_id[rng.choice(ready)]
        assert all(cup.defeats[team] < lives for team in fixture.sides), "who is out plays no more"
        cup.play(fixture)
    champion = cup.book.progress.champion
    assert champion is not None
    assert cup.defeats[champion] < lives
    assert all(cup.defeats[team] == lives for team in range(teams) if team != champion)
