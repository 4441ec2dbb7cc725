"""Every page of every game fits its window and has all that is needed to answer."""

from collections.abc import Iterator

import pytest
from rich.color_triplet import ColorTriplet

import tavolino
from tavolino.cli.match.choices import NumberedChoice, choices_in_columns, fold_choices
from tavolino.cli.match.game_loop import GameLoop
from tavolino.cli.match.saved_matches import SavedMatch
from tavolino.cli.theme import ASCII_GLYPHS, THEME, UNICODE_GLYPHS
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.rng import Rng
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.table import Table
from tests.cli.support import Stage

CASES = [(id, seats) for id in tavolino.games() for seats in tavolino.game(id).seat_counts]
SIZES = [(60, 18), (80, 24), (120, 40)]


def questions(table: Table, every: int) -> Iterator[int]:
    """A match of random moves, stopped at every so many questions: the seat that is asked."""
    rng = Rng(len(table.seats))
    asked = 0
    while not table.match.over:
        seat = table.match.to_act[0]
        asked += 1
        if asked % every == 0:
            yield seat
        legal = table.match.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("id", "seats"), CASES)
def test_question_answers_and_score_are_on_the_screen(id: str, seats: int, size: tuple[int, int]) -> None:
    table = open_table(tavolino.game(id), [Seat(f"Number {n}") for n in range(seats)], seed=seats)
    for number, seat in enumerate(questions(table, 31)):
        stage = Stage(width=size[0], height=size[1])
        stage.terminal.language = LANGUAGES[number % 3]
        host = GameLoop(stage.terminal, table, SavedMatch("none"), 0)
        view = table.match.view(seat)
        stage.terminal.show(host.question_screen(seat, view))
        page = stage.pages()[-1]
        assert page.count("\n") < size[1]
        assert all(len(line) <= size[0] for line in page.split("\n"))
        assert " ".join(host.match_text.question(view).split()) in " ".join(page.split())
        for n in range(1, len(view["legal"]) + 1):
            assert f"{n:>2} " in page
        if size != SIZES[0]:
            assert host.match_text.texts.say("game") in page


def test_answers_stand_in_columns_and_are_read_downwards() -> None:
    stage = Stage(width=40)
    stage.terminal.out.print(
        choices_in_columns([NumberedChoice(f"answer {n}", n, "", "") for n in range(8)], 40)
    )
    assert stage.out.splitlines()[0].split() == ["1", "answer", "0", "5", "answer", "4"]


def test_too_many_answers_are_folded_into_families() -> None:
    choices = [
        NumberedChoice(f"{card} against {who}", 0, card, who)
        for card in ("GOAL!", "RED")
        for who in ("Ana", "Ion")
    ]
    stage = Stage()
    stage.terminal.out.print(fold_choices(choices, "…"))
    assert " ".join(stage.out.split()) == "1 GOAL! against Ana 2 … Ion 3 RED against Ana 4 … Ion"


def luminance(colour: ColorTriplet) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_what_has_a_colour_behind_it_can_be_read() -> None:
    """At least the contrast that guidelines ask of large and bold letters; for plain ones the higher one."""
    styles = [
        THEME.styles[name] for name in THEME.styles if name.startswith(("card", "board", "pitch", "back"))
    ]
    assert len(styles) > 8
    for style in styles:
        assert style.color is not None
        assert style.bgcolor is not None
        dark, light = sorted(luminance(colour.get_truecolor()) for colour in (style.color, style.bgcolor))
        assert (light + 0.05) / (dark + 0.05) >= (3 if style.bold else 4.5), style


def test_red_and_blue_differ_by_shape_too() -> None:
    for glyphs in (UNICODE_GLYPHS, ASCII_GLYPHS):
        assert len({glyphs.red, glyphs.blue, glyphs.yellow}) == 3
    assert all(sign.isascii() for sign in ASCII_GLYPHS)
