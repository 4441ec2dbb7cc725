"""Where cards go on paper: sizes, gutters, bleed, marks, backs, folds; what is printed is measured."""

from math import inf, nan

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import (
    A3,
    A4,
    CARD_SIZES,
    LETTER,
    PAPERS,
    CardFormat,
    Edition,
    Flip,
    Paper,
    PrintFault,
    Sides,
)
from tavolino.printing.cards.card_format import CardSize, parse_card_size, parse_offset
from tavolino.printing.cards.sheet_layout import UNPRINTED_EDGE_MM, SheetLayout, Slot
from tests.printing.support import Place, Printed

WHITE = b"\xff\xff\xff"
CREAM = b"\xf4\xea\xd5"
FORMATS = [
    CardFormat(size, gutter=gutter, bleed=bleed, sides=sides)
    for size in CARD_SIZES.values()
    for gutter, bleed in ((0, 3), (6, 3), (2, 3), (10, 2), (0, 0))
    for sides in (Sides.BOTH, Sides.FOLD)
]


def sheets(format: CardFormat, paper: Paper = A4, only: str = "penalties") -> Printed:
    game = tavolino.game("gogoal")
    return Printed(printing.print_cards(game, Edition("it", paper), only=[only], format=format))


# -- Where slots are


on_every_paper = pytest.mark.parametrize(
    "layouts",
    [[SheetLayout(paper, format) for paper in PAPERS.values()] for format in FORMATS],
    ids=map(str, FORMATS),
)


@on_every_paper
def test_cards_stay_apart_and_where_a_printer_prints(layouts: list[SheetLayout]) -> None:
    for layout in layouts:
        assert_apart(layout, *layout.slot_size)


def assert_apart(layout: SheetLayout, wide: float, high: float) -> None:
    assert layout.slots
    corners = [layout.corner(slot) for slot in layout.slots]
    for x, y in corners:
        assert UNPRINTED_EDGE_MM - 1e-6 <= x <= layout.sheet.wide - wide - UNPRINTED_EDGE_MM + 1e-6
        assert UNPRINTED_EDGE_MM - 1e-6 <= y <= layout.sheet.high - high - UNPRINTED_EDGE_MM + 1e-6
        for p, q in corners:
            apart_across = abs(p - x) >= wide + layout.format.gutter - 1e-6
            apart_down = abs(q - y) >= high + layout.format.gutter - 1e-6
            assert (p, q) == (x, y) or apart_across or apart_down


@on_every_paper
def test_marks_are_on_the_paper_and_touch_no_card_nor_its_bleed(layouts: list[SheetLayout]) -> None:
    for layout in layouts:
        assert_marks_touch_nothing(layout)


def assert_marks_touch_nothing(layout: SheetLayout) -> None:
    taken = {*layout.slots}
    boxes = [layout.box(slot, taken) for slot in layout.slots]
    for mark in layout.marks():
        (left, right), (top, bottom) = sorted((mark.x, mark.to_x)), sorted((mark.y, mark.to_y))
        assert left >= 0
        assert top >= 0
        assert right <= layout.sheet.wide
        assert bottom <= layout.sheet.high
        for box in boxes:
            assert right <= box.x or left >= box.x + box.wide or bottom <= box.y or top >= box.y + box.high


def test_bleed_fills_its_half_of_a_gutter_and_is_whole_without_a_neighbour() -> None:
    shared, apart, narrow = (SheetLayout(A3, CardFormat(gutter=gutter)) for gutter in (0, 6, 2))
    middle = Slot(1, 1)
    assert shared.box(middle, {*shared.slots})[2:] == (63, 88, 0, 0)
    assert apart.box(middle, {*apart.slots})[2:] == (69, 94, 3, 3)
    assert narrow.box(middle, {*narrow.slots})[2:] == (65, 90, 1, 1)
    assert shared.box(middle, {middle})[2:] == (69, 94, 3, 3)


def test_paper_lies_the_way_that_takes_more_cards() -> None:
    assert len(SheetLayout(A4, CardFormat()).slots) == 9
    assert SheetLayout(A4, CardFormat()).sheet == (210, 297)
    assert len(SheetLayout(A4, CardFormat(gutter=6)).slots) == 8
    assert SheetLayout(A4, CardFormat(gutter=6)).sheet == (297, 210)
    assert len(SheetLayout(A3, CardFormat()).slots) == 18


@pytest.mark.parametrize(
    ("gutter", "flip", "sideways"),
    [(0, Flip.LONG, True), (0, Flip.SHORT, False), (6, Flip.LONG, False), (6, Flip.SHORT, True)],
)
def test_the_sheet_is_turned_along_its_long_or_short_edge(gutter: float, flip: Flip, sideways: bool) -> None:
    layout = SheetLayout(A4, CardFormat(gutter=gutter, flip=flip))
    assert layout.turns_sideways is sideways
    first = Slot(layout.columns - 1, 0) if sideways else Slot(0, layout.rows - 1)
    assert layout.mirror_slot(Slot(0, 0)) == first


# -- What is printed


@pytest.mark.parametrize("name", CARD_SIZES)
@pytest.mark.parametrize("paper", [A4, LETTER, A3], ids=str)
def test_cards_have_the_size_asked_for_and_their_drawings_keep_their_proportions(
    name: str, paper: Paper
) -> None:
    size = CARD_SIZES[name]
    scale = min(size.wide / 63, size.high / 88)
    art = CardSize(63 * scale, 88 * scale)
    printed = sheets(CardFormat(size), paper)
    layout = SheetLayout(paper, CardFormat(size))
    expected = [layout.corner(slot) for slot in layout.slots[:6]]
    found = printed.cards(0, art)
    assert len(found) == min(6, len(layout.slots))
    for place, (x, y) in zip(found, expected):
        assert place == pytest.approx(
            (x + (size.wide - art.wide) / 2, y + (size.high - art.high) / 2), abs=0.05
        )


def test_backs_are_moved_by_the_offset_and_fronts_are_not() -> None:
    plain, shifted = sheets(CardFormat()), sheets(CardFormat(offset=(1.5, -2)))
    assert shifted.cards(0) == plain.cards(0)
    moved = [Place(round(x + 1.5, 2), round(y - 2, 2)) for x, y in plain.cards(1)]
    assert [pytest.approx(place, abs=0.02) for place in moved] == shifted.cards(1)


def test_nothing_of_the_guides_is_inside_a_card() -> None:
    """In its corners, where arcs would be, a card shows its stock and nothing else."""
    printed = sheets(CardFormat())
    for x, y in printed.cards(0):
        for left, top in ((x, y), (x + 60.5, y), (x, y + 85.5), (x + 60.5, y + 85.5)):
            assert printed.ink(0, left + 0.1, top + 0.1, 2.2, 2.2) == {CREAM}


def test_each_card_has_its_own_bleed_in_a_gutter() -> None:
    printed = sheets(CardFormat(gutter=6))
    first, second = printed.cards(0)[:2]
    assert second.x - first.x == pytest.approx(69, abs=0.02)
    assert printed.ink(0, first.x + 63.2, first.y + 20, 5.6, 20) == {CREAM}
    apart = sheets(CardFormat(gutter=10))
    first = apart.cards(0)[0]
    assert WHITE in apart.ink(0, first.x + 66.3, first.y + 20, 3.4, 20)


def test_a_card_alone_on_each_page_with_its_bleed() -> None:
    printed = sheets(CardFormat(single=True, bleed=2))
    assert printed.sizes() == {(67, 92)}
    assert len(printed.pages) == 12
    assert all(printed.cards(page) == [pytest.approx((2, 2), abs=0.02)] for page in range(12))
    assert printed.ink(0, 0.1, 0.1, 1.8, 91.5) == {CREAM}


def test_folded_cards_have_their_backs_beside_them() -> None:
    printed = sheets(CardFormat(sides=Sides.FOLD))
    places = printed.cards(0)
    for front, back in zip(places[::2], places[1::2]):
        assert back == pytest.approx((front.x + 63, front.y), abs=0.02)
    assert printed.names(0)[1::2] == [Edition("it").texts().say("side-back")] * (len(places) // 2)


def test_backs_alone_and_copies() -> None:
    backs, twice = sheets(CardFormat(sides=Sides.BACKS)), sheets(CardFormat(sides=Sides.FRONTS, copies=2))
    assert [set(backs.names(page)) for page in range(len(backs.pages))] == [
        {Edition("it").texts().say("side-back")}
    ]
    names = [name for page in range(len(twice.pages)) for name in twice.names(page)]
    assert len(names) == 12
    assert all(names.count(name) == 2 for name in names)


def test_the_ruler_measures_a_hundred_millimetres() -> None:
    for paper in (A4, A3):  # above the cards
        across, _ = sheets(CardFormat(), paper).ink_size(0, 10, 5, paper.wide - 20, 3.3)
        assert across == pytest.approx(100.2, abs=0.2)
    _, down = sheets(CardFormat(), LETTER).ink_size(0, LETTER.wide - 8.3, 10, 3.3, LETTER.high - 20)
    assert down == pytest.approx(100.2, abs=0.2)


def test_without_marks_the_margin_is_blank() -> None:
    with_marks, without = sheets(CardFormat()), sheets(CardFormat(marks=False))
    assert len(with_marks.ink(0, 0, 0, 6, 200)) > 1
    assert without.ink(0, 0, 0, 6, 200) == {WHITE}


# -- What is refused


@pytest.mark.parametrize(
    "wishes",
    [
        {"size": CardSize(0, 88)},
        {"size": CardSize(63, 1000)},
        {"size": CardSize(nan, 88)},
        {"size": CardSize(-63, 88)},
        {"copies": 0},
        {"copies": 100_000},
        {"gutter": -1},
        {"gutter": inf},
        {"bleed": 11},
        {"bleed": nan},
        {"offset": (0, 21)},
        {"offset": (-inf, 0)},
        {"single": True, "sides": Sides.FOLD},
    ],
    ids=str,
)
def test_measures_that_cannot_be_are_refused(wishes: dict[str, object]) -> None:
    with pytest.raises(PrintFault) as caught:
        CardFormat(**wishes)  # type: ignore[arg-type]
    assert all(caught.value.text(language) for language in LANGUAGES)


def test_a_card_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(PrintFault) as caught:
        sheets(CardFormat(CardSize(250, 250)))
    assert "250 x 250" in caught.value.text("en")


def test_more_cards_than_anyone_cuts_are_refused_at_once() -> None:
    game = tavolino.game("best11")
    with pytest.raises(PrintFault) as caught:
        printing.print_cards(game, Edition(), format=CardFormat(copies=100))
    assert all(caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("text", ["0", "63", "x", "63x", "axb", "", "63x88x12", "1e9x1e9"])
def test_sizes_that_are_none(text: str) -> None:
    with pytest.raises(PrintFault):
        parse_card_size(text)


def test_sizes_by_name_and_by_measure() -> None:
    assert parse_card_size(" Tarot ") == (70, 120)
    assert parse_card_size("57x87") == parse_card_size("57 × 87,0") == (57, 87)


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b"])
def test_offsets_that_are_none(text: str) -> None:
    with pytest.raises(PrintFault):
        parse_offset(text)


def test_offsets() -> None:
    assert parse_offset("0.5, -1") == (0.5, -1)
