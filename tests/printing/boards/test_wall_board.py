"""Boards: what hangs on the wall is what the competition says, or blank."""

import re
from dataclasses import replace

import pytest

from tavolino import printing
from tavolino.competitions import (
    knockout_bracket,
    round_robin,
)
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import game_class
from tavolino.printing import A4, LETTER, BoardFormat, Edition, Ink, PrintFault, WallBoard
from tavolino.printing.boards.blank_boards import fixtures_part
from tavolino.printing.boards.bracket_layout import MAX_LINES_PER_PAGE, bracket_pages
from tavolino.printing.boards.wall_board import BoardPairing, BoardSide
from tavolino.printing.boards.wall_board import letter_codes as codes
from tests.printing.support import Printed

TEAMS = ["Țurțurii Văii", "Stellina", "Torretta", "Albatroși", "Lampioni", "Papere", "Știuca", "Rondoni"]
ODD = ['#import "/etc/passwd": *', "*bold* $x$ <y>", "⚽ Ultras", "N" * 500]


def print_parts(edition: Edition, *parts: printing.Part) -> Printed:
    return Printed(printing.print_board(WallBoard("Coppa del Bar", "Mister", parts), edition))


# -- Cups


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


def test_fixtures_show_results_and_who_rests() -> None:
    teams = TEAMS[:5]
    rounds = round_robin(teams)
    first = rounds[0].pairs[0]
    texts = Edition("it").texts()
    part = fixtures_part(rounds, texts)
    played = BoardPairing("", (BoardSide(first.home, score="3"), BoardSide(first.away, score="2")))
    opening = replace(part.matchdays[0], pairings=[played, *part.matchdays[0].pairings[1:]])
    words = print_parts(Edition("it"), replace(part, matchdays=[opening, *part.matchdays[1:]])).words()
    assert f"{first.home} 3 2 {first.away}" in words
    for round_ in rounds:
        assert texts.say("round-league", {"number": round_.number}).upper() in words
        assert words.count(texts.say("board-rests", {"team": str(round_.resting)})) == 1
        for fixture in round_.pairs[1:]:
            assert f"{fixture.home} {fixture.away}" in words


def test_a_large_grid_lies_across_the_page() -> None:
    upright = print_parts(Edition(), printing.GridPart(["x"] * 10)).sizes()
    across = print_parts(Edition(), printing.GridPart(["x"] * 11)).sizes()
    assert (upright, across) == ({(A4.wide, A4.high)}, {(A4.high, A4.wide)})


def test_columns_are_called_by_letters() -> None:
    assert codes(3) == ["A", "B", "C"]
    assert codes(28)[25:] == ["Z", "AA", "AB"]


# -- Names


def test_names_with_markup_are_plain_and_long_ones_are_cut() -> None:
    texts = Edition("it").texts()
    parts = (
        printing.TablePart([printing.BoardRow(team=name) for name in ODD]),
        fixtures_part(round_robin(ODD), texts),
        printing.GridPart(ODD),
    )
    for part in parts:
        board = print_parts(Edition("it"), part)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format", BoardFormat)
def test_a_blank_board_of_a_box_names_its_game(format: BoardFormat, language: str) -> None:
    edition = Edition(language)
    board = printing.blank_board(format, 8, edition, game_class("champions101"))
    assert f"101 Champions Challenge · {edition.texts().say('board-teams', {'teams': 8})}" in Printed(
        printing.print_board(board, edition)
    ).words(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bracket_says_what_its_columns_are(language: str) -> None:
    edition = Edition(language)
    board = printing.blank_board(BoardFormat.KNOCKOUT, 8, edition)
    words = Printed(printing.print_board(board, edition)).words()
    assert edition.texts().say("bracket-key", {"legs": "one"}) in words
    assert edition.texts().say("bracket-key", {"legs": "two"}) not in words


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
