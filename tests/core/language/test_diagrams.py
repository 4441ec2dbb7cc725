"""The pictures of the rules: at articles that exist, with cards that exist, in three languages."""

from pathlib import Path

import pytest

import tavolino
from tavolino.core.language import diagrams as language_diagrams
from tavolino.core.language.diagrams import (
    Diagram,
    FlowDrawing,
    LanesDrawing,
    PitchDrawing,
    SeatsDrawing,
    StepsDrawing,
    diagrams,
)
from tavolino.core.language.rulebook import articles
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import full_box_game

GAMES = tavolino.games()


def cards_of(diagram: Diagram) -> list[str]:
    drawing = diagram.drawing
    if isinstance(drawing, LanesDrawing):
        return [item.card for lane in drawing.lanes for item in lane.items if not item.sign]
    if isinstance(drawing, StepsDrawing):
        return [card for step in drawing.steps for card in step.cards] + [drawing.lead] * bool(drawing.lead)
    return []


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_at_articles_and_show_cards_that_there_are(game: str) -> None:
    box = {card for kinds in full_box_game(game).decks.values() for card in kinds}
    known = articles(game, "en")
    shown = diagrams(game, "en")
    assert len(shown) > 2
    assert len({diagram.id for diagram in shown}) == len(shown)
    for diagram in shown:
        assert diagram.article in known
        assert set(cards_of(diagram)) <= box


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_the_same_in_every_language_but_for_the_words(game: str, language: str) -> None:
    english, other = diagrams(game, "en"), diagrams(game, language)
    assert [(one.id, one.article, cards_of(one)) for one in english] == [
        (one.id, one.article, cards_of(one)) for one in other
    ]
    assert all(one.title != two.title for one, two in zip(english, other))


def test_twenty_two_on_the_pitch_each_at_a_place_of_their_own() -> None:
    drawn = [one.drawing for game in GAMES for one in diagrams(game, "en")]
    [pitch] = [drawing for drawing in drawn if isinstance(drawing, PitchDrawing)]
    assert len({(man.x, man.y) for man in pitch.men}) == 22
    for ours, theirs in pitch.links:
        assert pitch.men[ours].is_ours
        assert not pitch.men[theirs].is_ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_9_4_one_sits_beside_three_and_faces_two(language: str) -> None:
    [seating] = [diagram for diagram in diagrams("mister", language) if diagram.id == "seating"]
    assert isinstance(seating.drawing, SeatsDrawing)
    assert seating.article == "9.4"
    assert [*zip(seating.drawing.far, seating.drawing.near)] == [("1", "2"), ("3", "4")]
    assert "4" in seating.drawing.words


def test_a_flow_chart_goes_down_and_reaches_every_box() -> None:
    drawn = [one.drawing for game in GAMES for one in diagrams(game, "en")]
    charts = [drawing for drawing in drawn if isinstance(drawing, FlowDrawing)]
    assert charts
    for chart in charts:
        assert all(box.column + box.wide <= chart.columns for box in chart.boxes)
        assert all(chart.boxes[a.start].row < chart.boxes[a.end].row for a in chart.arrows)
        assert {a.end for a in chart.arrows} == {*range(1, len(chart.boxes))}
        asked = [n for n, box in enumerate(chart.boxes) if box.shape == "question"]
        for n in asked:  # every answer has its words
            assert all(arrow.words for arrow in chart.arrows if arrow.start == n)


def test_a_game_without_pictures_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language_diagrams, "game_folder", lambda _: tmp_path)
    assert diagrams("a game without pictures", "en") == []
