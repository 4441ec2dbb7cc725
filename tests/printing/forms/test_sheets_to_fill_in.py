"""Sheets to fill in by hand: scores on one page, line-ups two on a page."""

from collections import Counter
from math import ceil

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import LETTER, PAPERS, Edition, Ink, Paper, PrintFault
from tavolino.printing import paper_plan as paper_plan_module
from tavolino.printing.forms.line_up_sheets import formation_data
from tavolino.printing.paper_plan import Count, Lines, paper_plan, say_word
from tests.printing.support import Printed, letters

WITH_FORMATIONS = [id for id in tavolino.games() if tavolino.game(id).formations(Edition().texts(id))]


SHEETS = [(id, teams) for id in tavolino.games() for teams in range(2, paper_plan(id).score.most + 1)]


@pytest.mark.parametrize("paper", PAPERS.values())
@pytest.mark.parametrize(("game", "teams"), SHEETS)
def test_a_score_sheet_is_one_page_with_room_for_each_team(game: str, teams: int, paper: Paper) -> None:
    edition = Edition("en", paper)
    sheet = Printed(printing.print_score_sheet(tavolino.game(game), edition, teams=teams))
    assert sheet.sizes() == {(paper.wide, paper.high)}
    assert len(sheet.pages) == 1
    words = Counter(sheet.words().split())
    assert [letter for letter in "ABCDEFGH" if words[letter]] == [*"ABCDEFGH"[:teams]]
    assert {words[letter] for letter in "ABCDEFGH"[:teams]} == {paper_plan(game).score.matches}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_a_score_sheet_asks_for_what_its_game_has(game: str, language: str) -> None:
    texts, plan = Edition(language).texts(game), paper_plan(game).score
    sheet = Printed(printing.print_score_sheet(tavolino.game(game), Edition(language), teams=2))
    printed = sheet.letters()
    wanted = [part.title for part in plan.part] + plan.result + ["team", "date"]
    for part in plan.part:
        wanted += part.columns if isinstance(part, Lines) else part.rows if isinstance(part, Count) else []
    for word in wanted:
        assert letters(say_word(word, texts)) in printed, word
    assert texts.say("game") in sheet.words()


def test_what_a_game_does_not_have_is_not_asked_for() -> None:
    sheet = Printed(printing.print_score_sheet(tavolino.game("best11"), Edition())).words()
    for word in ("min.", "Shoot-out", "Yellow", "scorer"):
        assert word.upper() not in sheet.upper()


def test_rings_to_cross_lie_within_the_frames_of_their_teams() -> None:
    """101: eight goals in each of three periods and eight penalties, of two teams, of three matches."""
    sheet = Printed(printing.print_score_sheet(tavolino.game("champions101"), Edition()))
    frames, rings = sheet.places(0, 87.7, 65.2), sheet.places(0, 6.4, 6.4)
    assert len(frames) == 2 * 3
    assert len(rings) == 8 * 4 * len(frames)
    for frame in frames:
        inside = [
            ring
            for ring in rings
            if frame.x + 3 < ring.x < frame.x + 87.7 - 6.4 - 3 and frame.y < ring.y < frame.y + 65.2 - 6.4
        ]
        assert len(inside) == 8 * 4


def test_a_game_without_a_plan_has_a_plain_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper_plan_module, "PAPER_FILE", "none.toml")
    paper_plan.cache_clear()
    try:
        sheet = Printed(printing.print_score_sheet(tavolino.game("gogoal"), Edition(), teams=8))
    finally:
        paper_plan.cache_clear()
    assert "scorer" in sheet.words()


def test_as_many_players_as_can_sit_at_the_table() -> None:
    usual = printing.print_score_sheet(tavolino.game("mister", format="cup"), Edition())
    assert usual == printing.print_score_sheet(tavolino.game("mister"), Edition(), teams=4)
    assert printing.print_score_sheet(tavolino.game("gogoal"), Edition()) == printing.print_score_sheet(
        tavolino.game("gogoal"), Edition(), teams=6
    )


@pytest.mark.parametrize("teams", [-1, 0, 1, 7])
def test_too_few_or_too_many_teams_are_refused(teams: int) -> None:
    with pytest.raises(PrintFault) as caught:
        printing.print_score_sheet(tavolino.game("gogoal"), Edition(), teams=teams)
    assert all(str(teams) in caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values())
@pytest.mark.parametrize("game", WITH_FORMATIONS)
def test_two_line_ups_share_a_page_and_name_their_positions(game: str, paper: Paper, language: str) -> None:
    edition = Edition(language, paper)
    formations = tavolino.game(game).formations(edition.texts(game))
    sheets = Printed(printing.print_line_ups(tavolino.game(game), edition))
    assert sheets.sizes() == {(paper.high, paper.wide)}
    assert len(sheets.pages) == ceil(len(formations) / 2)
    for number, formation in enumerate(formations):
        page = sheets.words(number // 2)
        assert f"{edition.texts().say('line-up')} {formation.name}".upper() in page
        assert all(position in page for position in formation.positions)


def test_3_1_misters_bench_has_four_and_best11_has_none() -> None:
    mister = Printed(printing.print_line_ups(tavolino.game("mister"), Edition())).words().split()
    assert [word for word in mister if word in ("12", "13", "14", "15", "16")] == ["12", "13", "14", "15"] * 2
    best11 = Printed(printing.print_line_ups(tavolino.game("best11"), Edition())).words()
    assert Edition().texts().say("field-bench").upper() not in best11


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
