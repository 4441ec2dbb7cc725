"""Sheets to fill in by hand: scores and line-ups, each on one page."""

from collections import Counter

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import LETTER, PAPERS, Edition, Ink, Paper, PrintFault
from tavolino.printing.line_up_sheets import formation_data
from tests.printing.support import Printed

WITH_FORMATIONS = [id for id in tavolino.games() if tavolino.game(id).formations(Edition().texts(id))]


@pytest.mark.parametrize("paper", PAPERS.values())
@pytest.mark.parametrize("teams", range(2, 9))
def test_a_score_sheet_is_one_page_with_a_block_for_each_team(teams: int, paper: Paper) -> None:
    edition = Edition("it", paper)
    sheet = Printed(printing.print_score_sheet(tavolino.game("gogoal"), edition, teams=teams))
    assert sheet.sizes() == {(paper.wide, paper.high)}
    assert len(sheet.pages) == 1
    words = Counter(sheet.words().split())
    assert words[edition.texts().say("field-team")] == teams
    assert [letter for letter in "ABCDEFGH" if words[letter]] == [*"ABCDEFGH"[:teams]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_a_score_sheet_speaks_the_readers_language(game: str, language: str) -> None:
    texts = Edition(language).texts(game)
    words = Printed(printing.print_score_sheet(tavolino.game(game), Edition(language), teams=2)).words()
    assert texts.say("game") in words
    for key in ("goals", "cards", "shoot-out", "result"):
        assert texts.say(f"field-{key}").upper() in words
    for key in ("scorer", "referee", "half-time", "extra-time", "winner", "signatures"):
        assert texts.say(f"field-{key}") in words


def test_as_many_teams_as_usually_play() -> None:
    usual = printing.print_score_sheet(tavolino.game("mister", format="cup"), Edition())
    assert usual == printing.print_score_sheet(tavolino.game("mister"), Edition(), teams=4)


@pytest.mark.parametrize("teams", [-1, 0, 1, 9])
def test_too_few_or_too_many_teams_are_refused(teams: int) -> None:
    with pytest.raises(PrintFault) as caught:
        printing.print_score_sheet(tavolino.game("gogoal"), Edition(), teams=teams)
    assert all(str(teams) in caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values())
@pytest.mark.parametrize("game", WITH_FORMATIONS)
def test_every_formation_has_a_page_with_its_positions(game: str, paper: Paper, language: str) -> None:
    edition = Edition(language, paper)
    formations = tavolino.game(game).formations(edition.texts(game))
    sheets = Printed(printing.print_line_ups(tavolino.game(game), edition))
    assert len(sheets.pages) == len(formations)
    for page, formation in enumerate(formations):
        title = f"{edition.texts().say('line-up')} {formation.name}".upper()
        assert title in sheets.words(page)
        assert all(position in sheets.words(page) for position in formation.positions)


@pytest.mark.parametrize("game", WITH_FORMATIONS)
def test_eleven_places_on_the_pitch_the_goalkeepers_last(game: str) -> None:
    for formation in tavolino.game(game).formations(Edition().texts(game)):
        spots = formation_data(formation)["spots"]
        assert len(spots) == 11
        assert len({(spot["x"], spot["y"]) for spot in spots}) == 11
        assert max(spots, key=lambda spot: float(spot["y"])) == spots[0]
        assert all(0 < spot["x"] < 1 and 0.1 < spot["y"] < 0.95 for spot in spots)


def test_one_formation_alone_without_colours() -> None:
    edition = Edition("ro", LETTER, Ink.BW)
    sheets = Printed(printing.print_line_ups(tavolino.game("best11"), edition, only=["3-5-2"]))
    assert len(sheets.pages) == 1
    assert "3-5-2" in sheets.words()
    assert not sheets.has_colours()


@pytest.mark.parametrize("language", LANGUAGES)
def test_formations_that_are_not_there(language: str) -> None:
    with pytest.raises(PrintFault) as caught:
        printing.print_line_ups(tavolino.game("best11"), Edition(language), only=["2-3-5"])
    assert "2-3-5" in caught.value.text(language)
    assert "4-4-2" in caught.value.text(language)
    with pytest.raises(PrintFault) as caught:
        printing.print_line_ups(tavolino.game("gogoal"), Edition(language))
    assert caught.value.text(language)
