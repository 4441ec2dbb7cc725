"""A competition on the wall: what is printed is what it says, and what is not known yet is blank."""

import pytest
from msgspec.structs import replace

from tavolino import printing
from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Docked, Withdrawn
from tavolino.organiser.phrases import reason_text, round_name, tie_name
from tavolino.organiser.regulations.charter import Kind, Team
from tavolino.organiser.snapshot.model import Competition, MatchLine
from tavolino.organiser.wall_board import competition_board
from tavolino.printing import (
    PAPERS,
    BracketSheet,
    Edition,
    FixturesPart,
    GridPart,
    NotesPart,
    Paper,
    TablePart,
)
from tests.organiser.support import (
    begin_competition,
    charter,
    happen,
    names,
    play_out,
    score,
    snapshot_after_draw,
)
from tests.printing.support import Printed

ODD = ('#import "/etc/passwd": *', "*bold* $x$ <y>", "⚽ Ultras", "N" * 40)


def print_board(competition: Competition, edition: Edition) -> Printed:
    return Printed(printing.print_board(competition_board(competition, edition), edition))


def name_of(competition: Competition, team: int | None) -> str:
    return "" if team is None else competition.teams[team].name


def figures_of(team: int | None, matches: list[MatchLine]) -> str:
    """As in the columns of the board: the goals, those of the extra period, the penalties."""
    columns = [[match.goals, match.extra, match.penalties] for match in matches]
    return " ".join(
        str(one[match.teams.index(team)])
        for kind in zip(*columns)
        for match, one in zip(matches, kind)
        if one
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values())
def test_a_cup_shows_every_tie_with_its_goals(language: str, paper: Paper) -> None:
    edition = Edition(language, paper)
    book = begin_competition(Kind.KNOCKOUT, 8, third_place=True)
    score(book, "1", 1, 1, extra=(0, 0), penalties=(5, 4))
    found = snapshot_after_draw(play_out(book, goals=lambda rng: rng.randrange(3)))
    board = print_board(found, edition)
    texts = edition.texts(found.game)
    assert board.sizes() == {(paper.high, paper.wide)}
    assert found.bracket
    for tie in found.bracket.ties:
        matches = [match for match in found.matches if match.id in tie.matches]
        told = " ".join(
            f"{name_of(found, team)} {figures_of(team, matches)}" for team in (tie.home, tie.away)
        )
        heads = f"{texts.say('column-extra')} {texts.say('column-penalties')}"
        assert f"{tie.number} {heads} {told}" in board.words()
        assert tie_name(tie, texts).upper() in board.words()
    assert texts.say("decider-penalties", {"won": 5, "lost": 4}) in board.words()
    assert f"{texts.say('board-champion')} {name_of(found, found.champion)}" in board.words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_of_two_legs_has_a_column_for_each(language: str) -> None:
    edition = Edition(language)
    texts = edition.texts()
    first, second, *more = (
        texts.say(f"column-{name}") for name in ("first-leg", "second-leg", "extra", "penalties")
    )
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2)
    blank = print_board(snapshot_after_draw(book), edition).words()
    both = " ".join([first, second, *more])
    assert blank.count(both) == 2, "not the final"
    score(book, "1", 2, 1)
    score(book, "1b", 3, 2, extra=(1, 1), penalties=(5, 4))
    found = snapshot_after_draw(book)
    away, home = (name_of(found, team) for team in found.matches[1].teams)
    told = print_board(found, edition).words()
    assert f"1 {both} {home} 2 2 1 4 {away} 1 3 1 5" in told


def test_12_5_a_league_says_what_a_win_is_worth_and_has_a_line_for_the_winner() -> None:
    texts = Edition("it").texts()
    begun_league = begin_competition(Kind.LEAGUE, 4)
    blank = print_board(snapshot_after_draw(begun_league), Edition("it")).words()
    assert texts.say("points-rule", {"win": 3, "draw": 1}) in blank
    found = snapshot_after_draw(play_out(begun_league, goals=lambda rng: rng.randrange(3)))
    assert found.champion is not None
    told = print_board(found, Edition("it")).words()
    assert f"{texts.say('board-champion').upper()} {name_of(found, found.champion)}" in told


def bracket_part(book: Book, edition: Edition) -> BracketSheet:
    [part] = [
        part
        for part in competition_board(snapshot_after_draw(book), edition).parts
        if isinstance(part, BracketSheet)
    ]
    return part


def test_two_legs_are_told_one_after_the_other() -> None:
    book = begin_competition(Kind.KNOCKOUT, 2, legs=2, final_legs=2)
    score(book, "1", 2, 1)
    score(book, "1b", 0, 3)
    edition = Edition("it")
    [pairing] = bracket_part(book, edition).pairings.values()
    assert [(side.score, side.second) for side in pairing.sides] == [("2", "3"), ("1", "0")]
    assert pairing.winner == 0
    assert pairing.note == edition.texts().say("decider-aggregate", {"won": 5, "lost": 1})


def test_a_tie_to_come_says_where_its_teams_come_from() -> None:
    edition = Edition("ro")
    texts = edition.texts()
    book = begin_competition(Kind.KNOCKOUT, 4, third_place=True)
    part = bracket_part(book, edition)
    assert [side.origin for side in part.pairings[1].sides] == ["", ""]
    assert [side.origin for side in part.pairings[3].sides] == [
        texts.say("loser-of", {"match": number}) for number in "12"
    ]
    words = print_board(snapshot_after_draw(book), edition).words()
    for number in "12":
        assert words.count(texts.say("winner-of", {"match": number})) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_shows_placings_with_their_reasons_and_every_result(language: str) -> None:
    edition = Edition(language)
    found = snapshot_after_draw(play_out(begin_competition(Kind.LEAGUE, 8)))
    texts = edition.texts(found.game)
    words = print_board(found, edition).words()
    at = 0
    for placing in found.tables[0].placings:
        goals = (placing.goals_for, placing.goals_against, placing.difference)
        figures = (placing.played, placing.won, placing.drawn, placing.lost, *goals, placing.points)
        told = " ".join(str(figure).replace("-", "−") for figure in figures)
        form = " ".join(texts.say(f"form-{verdict}") for verdict in placing.form)
        reason = f"{reason_text(placing, texts)} " if placing.reason else ""
        line = f"{placing.place} {name_of(found, placing.team)} {reason}{told} {form}"
        assert line in words[at:], line
        at = words.index(line, at)
    for round_ in found.rounds:
        assert round_name(round_, texts).upper() in words
    for match in found.matches:
        assert match.goals
        home, away = (name_of(found, team) for team in match.teams)
        assert f"{home} {match.goals[0]} {match.goals[1]} {away}" in words


def test_a_grid_shows_every_result_from_both_sides() -> None:
    book = begin_competition(Kind.LEAGUE, 3)
    home, away = book.progress.fixtures_by_id["1"].sides
    score(book, "1", 4, 1)
    [grid] = [
        part
        for part in competition_board(snapshot_after_draw(book), Edition()).parts
        if isinstance(part, GridPart)
    ]
    assert (grid.cells[home][away], grid.cells[away][home]) == ("4–1", "1–4")
    assert sum(bool(cell) for line in grid.cells for cell in line) == 2


def test_a_team_that_has_not_played_has_figures_to_be_written_in() -> None:
    board = competition_board(snapshot_after_draw(begin_competition(Kind.LEAGUE, 4)), Edition())
    [table] = [part for part in board.parts if isinstance(part, TablePart)]
    assert all(not any(standing.figures) for standing in table.standings)


@pytest.mark.parametrize("kind", [Kind.LEAGUE, Kind.KNOCKOUT])
def test_names_with_markup_are_plain(kind: Kind) -> None:
    book = Book(replace(charter(kind, 4), teams=tuple(Team(name) for name in ODD)))
    words = print_board(snapshot_after_draw(play_out(book)), Edition("it")).words()
    assert all(name in words for name in ODD[:3])


def test_before_the_draw_there_is_nothing_to_print() -> None:
    with pytest.raises(Fault, match="lots have not been drawn"):
        competition_board(snapshot_after_draw(Book(charter(Kind.KNOCKOUT))), Edition())


def test_what_a_withdrawal_did_stands_on_paper() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    score(book, "1", 4, 0)
    gone, other = book.progress.fixtures_by_id["1"].sides
    happen(book, Withdrawn(gone))
    happen(book, Docked(other, 2, "a quarrel"))
    table, grid, fixtures, regulations = competition_board(snapshot_after_draw(book), Edition()).parts
    assert isinstance(table, TablePart)
    assert isinstance(grid, GridPart)
    assert isinstance(fixtures, FixturesPart)
    assert isinstance(regulations, NotesPart)
    assert regulations.lines[0] == "A win is worth 3, a draw 1, a defeat 0."
    notes = [pairing.note for day in fixtures.matchdays for pairing in day.pairings]
    assert notes.count("void") == 3
    assert {cell for cell in grid.cells[gone] if cell} == {"–"}
    assert [row.reason for row in table.standings if row.team == names(4)[other]] == [
        "−2 by decision: a quarrel"
    ]
