"""Boards: what hangs on the wall is what the competition says, or blank."""

import re
from random import Random

import pytest

from tavolino import printing
from tavolino.competitions import (
    BestOf,
    Cup,
    Result,
    TwoLegs,
    fill_bracket,
    knockout_bracket,
    league_table,
    results_grid,
    round_robin,
)
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import A4, LETTER, PAPERS, BoardFormat, Edition, Ink, Paper, PrintFault, WallBoard
from tavolino.printing.bracket_layout import MAX_LINES_PER_PAGE, bracket_pages
from tavolino.printing.wall_board import letter_codes as codes
from tests.printing.paper import Printed

TEAMS = ["Țurțurii Văii", "Stellina", "Torretta", "Albatroși", "Lampioni", "Papere", "Știuca", "Rondoni"]
ODD = ['#import "/etc/passwd": *', "*bold* $x$ <y>", "⚽ Ultras", "N" * 500]


def printed(edition: Edition, *parts: printing.Part) -> Printed:
    return Printed(printing.print_board(WallBoard("Coppa del Bar", "Mister", parts), edition))


def played_cup(teams: list[str], third_place: bool = True) -> tuple[Cup[str], dict[int, list[Result[str]]]]:
    """Every tie has a winner, some of them on penalties."""
    dice = Random(4)
    bracket = knockout_bracket(len(teams), third_place=third_place)
    results: dict[int, list[Result[str]]] = {}
    cup = fill_bracket(bracket, teams, results)
    while cup.ready_ties:
        for tie in cup.ready_ties:
            goals = (dice.randint(0, 2), dice.randint(0, 2))
            level = goals[0] == goals[1]
            assert tie.home is not None
            assert tie.away is not None
            results[tie.tie.number] = [Result(tie.home, tie.away, goals, penalties=(5, 4) if level else None)]
        cup = fill_bracket(bracket, teams, results)
    return cup, results


# -- Cups


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values())
def test_a_cup_shows_every_tie_with_its_goals(language: str, paper: Paper) -> None:
    edition = Edition(language, paper)
    texts = edition.texts()
    cup, results = played_cup(TEAMS)
    board = printed(edition, printing.cup_part(cup, results, texts))
    assert board.sizes() == {(paper.high, paper.wide)}
    for box in cup.ties:
        [result] = results[box.tie.number]
        told = f"{box.home} {result.goals[0]} {box.away} {result.goals[1]}"
        assert f"{box.tie.number} {told}" in board.words()
    assert board.words().count(texts.say("decider-penalties", {"won": 5, "lost": 4})) == sum(
        box.decision.decider == "penalties" for box in cup.ties if box.decision
    )
    for round_ in (8, 4, 2):
        assert texts.say("round-knockout", {"last": round_}).upper() in board.words()
    assert f"{texts.say('board-champion')} {cup.champion}" in board.words()
    assert texts.say("round-third-place").upper() in board.words()


def test_two_legs_are_told_one_after_the_other() -> None:
    bracket = knockout_bracket(2, TwoLegs())
    results = {1: [Result("Stellina", "Papere", (2, 1)), Result("Papere", "Stellina", (0, 3))]}
    cup = fill_bracket(bracket, ["Stellina", "Papere"], results)
    texts = Edition("it").texts()
    [pairing] = printing.cup_part(cup, results, texts).pairings.values()
    assert [(side.name, side.score) for side in pairing.sides] == [("Stellina", "2 3"), ("Papere", "1 0")]
    assert pairing.winner == 0
    assert pairing.note == texts.say("decider-aggregate", {"won": 5, "lost": 1})


def test_a_tie_to_come_says_where_its_teams_come_from() -> None:
    texts = Edition("ro").texts()
    cup = fill_bracket(knockout_bracket(4, BestOf(3), third_place=True), TEAMS[:4], {})
    part = printing.cup_part(cup, {}, texts)
    assert [side.origin for side in part.pairings[1].sides] == ["", ""]
    assert [side.origin for side in part.pairings[3].sides] == [
        texts.say("loser-of", {"match": n}) for n in "12"
    ]
    words = printed(Edition("ro"), part).words()
    for number in "12":
        assert words.count(texts.say("winner-of", {"match": number})) == 1


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 11, 16, 17, 31, 32, 40, 64])
def test_every_tie_is_on_one_page_between_those_it_follows_from(entrants: int) -> None:
    bracket = knockout_bracket(entrants)
    pages = bracket_pages(bracket)
    assert sorted(rung.tie.number for page in pages for rung in page.boxes) == [
        tie.number for tie in bracket.ties
    ]
    assert pages[-1].boxes[-1].tie == bracket.final
    for page in pages:
        assert page.lines <= MAX_LINES_PER_PAGE
        heights = {rung.tie.number: rung.height for rung in page.boxes}
        for rung in page.boxes:
            before = [other.height for other in page.boxes if other.leads_to == rung.tie.number]
            assert len(before) < 2 or rung.height == sum(before) / 2
            assert rung.leads_to is None or rung.leads_to in heights
            level = [other for other in page.boxes if other.tie.round == rung.tie.round and other is not rung]
            assert all(abs(other.height - rung.height) >= 2 for other in level)


# -- Leagues


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_shows_placings_and_their_reasons(language: str) -> None:
    edition = Edition(language)
    texts = edition.texts()
    dice = Random(9)
    fixtures = [fixture for round_ in round_robin(TEAMS) for fixture in round_.pairs]
    results = [Result(one.home, one.away, (dice.randint(0, 3), dice.randint(0, 3))) for one in fixtures]
    placings = league_table(TEAMS, results)
    words = printed(edition, printing.table_part(placings, texts)).words()
    at = 0
    for placing in placings:
        row = placing.row
        reason = ""
        if placing.reason:
            values = {"value": placing.reason.value, "next_value": placing.reason.next_value}
            said = {key: f"{value:g}".replace("-", "−") for key, value in values.items()}
            reason = texts.say(f"tiebreak-{placing.reason.tiebreak}", said) + " "
        figures = (row.played, row.won, row.drawn, row.lost, row.goals_for, row.goals_against, row.difference)
        told = " ".join(str(figure).replace("-", "−") for figure in (*figures, row.points))
        form = " ".join(texts.say(f"form-{verdict}") for verdict in row.form)
        line = f"{placing.place} {row.team} {reason}{told} {form}"
        assert line in words[at:], line
        at = words.index(line, at)


def test_a_grid_shows_every_result_from_both_sides() -> None:
    teams = TEAMS[:3]
    results = [Result(teams[0], teams[1], (4, 1)), Result(teams[1], teams[2], (0, 2), void=True)]
    part = printing.grid_part(teams, results_grid(teams, results, both_ways=True))
    assert part.cells == [["", "4-1", ""], ["1-4", "", "–"], ["", "–", ""]]
    words = printed(Edition("it"), part).words()
    assert f"A {teams[0]} 4-1 B {teams[1]} 1-4 – C {teams[2]} –" in words


def test_fixtures_show_results_and_who_rests() -> None:
    teams = TEAMS[:5]
    rounds = round_robin(teams)
    first = rounds[0].pairs[0]
    texts = Edition("it").texts()
    words = printed(
        Edition("it"), printing.fixtures_part(rounds, [Result(first.home, first.away, (3, 2))], texts)
    ).words()
    assert f"{first.home} 3 2 {first.away}" in words
    for round_ in rounds:
        assert texts.say("round-league", {"number": round_.number}).upper() in words
        assert words.count(texts.say("board-rests", {"team": str(round_.resting)})) == 1
        for fixture in round_.pairs[1:]:
            assert f"{fixture.home} {fixture.away}" in words


def test_a_large_grid_lies_across_the_page() -> None:
    upright = printed(Edition(), printing.GridPart(["x"] * 10)).sizes()
    across = printed(Edition(), printing.GridPart(["x"] * 11)).sizes()
    assert (upright, across) == ({(A4.wide, A4.high)}, {(A4.high, A4.wide)})


def test_columns_are_called_by_letters() -> None:
    assert codes(3) == ["A", "B", "C"]
    assert codes(28)[25:] == ["Z", "AA", "AB"]


# -- Names


def test_names_with_markup_are_plain_and_long_ones_are_cut() -> None:
    cup, results = played_cup(ODD, third_place=False)
    texts = Edition("it").texts()
    parts = (
        printing.cup_part(cup, results, texts),
        printing.table_part(league_table(ODD, [result for [result] in results.values()]), texts),
        printing.fixtures_part(round_robin(ODD), [], texts),
        printing.GridPart(ODD),
    )
    for part in parts:
        board = printed(Edition("it"), part)
        assert all(name in board.words() for name in ODD[:3])
        assert re.search(r"N{10,}…", board.words())
        assert "N" * 200 not in board.words()
        assert len(board.pages) == 1


def test_a_title_may_be_anything() -> None:
    for title in ODD:
        board = Printed(printing.print_board(WallBoard(title, "", [printing.GridPart(["x"] * 4)]), Edition()))
        assert title[:10].upper() in board.words()


# -- Blank boards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("format", "teams"), [(BoardFormat.KNOCKOUT, 8), (BoardFormat.LEAGUE, 8), (BoardFormat.GROUPS, 12)]
)
def test_a_blank_board_has_room_for_everyone(format: BoardFormat, teams: int, language: str) -> None:
    edition = Edition(language)
    texts = edition.texts()
    words = Printed(printing.print_board(printing.blank_board(format, teams, edition), edition)).words()
    assert texts.say(f"board-{format}").upper() in words
    assert texts.say("board-teams", {"teams": teams}) in words
    if format is BoardFormat.GROUPS:
        names = [texts.say("group-name", {"letter": letter}) for letter in "ABC"]
        assert all(
            words.count(texts.say("place-of", {"place": n, "group": name})) == 1
            for name in names
            for n in (1, 2)
        )
        assert all(f"{letter}1 {letter}4" in words for letter in "ABC")
    if format is BoardFormat.LEAGUE:
        assert all(
            f"{fixture.home} {fixture.away}" in words
            for round_ in round_robin("ABCDEFGH")
            for fixture in round_.pairs
        )


@pytest.mark.parametrize(
    ("format", "teams"),
    [
        (BoardFormat.KNOCKOUT, 1),
        (BoardFormat.KNOCKOUT, 65),
        (BoardFormat.LEAGUE, 33),
        (BoardFormat.GROUPS, 5),
        (BoardFormat.LEAGUE, -3),
    ],
)
def test_too_few_or_too_many_teams_are_refused(format: BoardFormat, teams: int) -> None:
    with pytest.raises(PrintFault) as caught:
        printing.blank_board(format, teams, Edition())
    assert all(str(teams) in caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("format", BoardFormat)
@pytest.mark.parametrize("teams", [6, 17, 32])
def test_boards_of_all_sizes_are_grey_where_they_must_be(format: BoardFormat, teams: int) -> None:
    edition = Edition("ro", LETTER, Ink.BW)
    board = Printed(printing.print_board(printing.blank_board(format, teams, edition), edition))
    assert not board.has_colours()
    assert board.sizes() <= {(LETTER.wide, LETTER.high), (LETTER.high, LETTER.wide)}
