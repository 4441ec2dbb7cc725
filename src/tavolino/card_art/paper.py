"""Paper: a page of a manager's notebook, a clipping from the newspaper, a certificate in its frame, a plain card."""

from typing import Final

from tavolino.card_art.card_frame import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CENTRE_X,
    INNER_WIDTH,
    MARGIN,
    heading_text,
    panel,
)
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import BLUE, CREAM, GOLD, INK, PAPER, RED, SAND, hex_colour, mix, readable_on
from tavolino.card_art.svg import disc, line, path, place, polygon_path, rect, ring, stroke
from tavolino.card_art.text_layout import (
    ASIDE,
    END,
    LOUD,
    MIDDLE,
    QUIET,
    capitals,
    draw_paragraph,
    fit_paragraph,
    fit_size,
    text_line,
)
from tavolino.core.looks.card_look import CardLook, Certificate, Clipping, Note, Notebook

NEWSPRINT: Final = "#faf4e4"
RULED: Final = mix(BLUE, PAPER, 0.7)
HOLE_COUNT: Final = 9


# -- Notebook


def notebook(look: Notebook) -> str:
    high = 700 / max(1, len(look.notes))
    return "".join(
        [
            page(),
            heading_text(capitals(look.name), 82, 62, INK, 54),
            *(note(one, 152 + high * n, high) for n, one in enumerate(look.notes)),
        ]
    )


def page() -> str:
    lines = "".join(f"M22 {y}H608" for y in range(190, 860, 42))
    holes = "".join(
        disc(63 + 63 * n, 50, 13, SAND, stroke(INK, 3)) + line(f"M{63 + 63 * n} 50v-36", INK, 6)
        for n in range(HOLE_COUNT)
    )
    sheet = rect(16, 26, CARD_WIDTH - 32, CARD_HEIGHT - 42, PAPER, 18)
    return sheet + line(lines, RULED, 2) + line("M112 158V864", mix(RED, PAPER, 0.35), 3) + holes


def note(one: Note, y: float, high: float) -> str:
    room = INNER_WIDTH - 104 - (86 if one.figure else 0)
    name = fit_size(one.name, LOUD, 48, room)
    paragraph = fit_paragraph(one.text, QUIET, 36, room, high - 58, 22)
    top = y + (high - 50 - paragraph.height) / 2
    return (
        draw_icon(one.sign, 66, y + high / 2 - 4, 76)
        + text_line(one.name, 128, top + 40, LOUD, name, INK)
        + draw_paragraph(paragraph, 128, top + 48, QUIET, INK)
        + text_line(one.figure, 590, y + high / 2 + 36, LOUD, 116, INK, END)
    )


# -- Clipping


def clipping(look: Clipping) -> str:
    colour = hex_colour(look.colour)
    paragraph = fit_paragraph(look.text, QUIET, 40, INNER_WIDTH - 72, 236, 26)
    aside = fit_paragraph(look.aside, ASIDE, 31, INNER_WIDTH - 72, 100, 24)
    floor = 812 - aside.height
    return "".join(
        [
            rect(20, 20, CARD_WIDTH - 40, CARD_HEIGHT - 40, mix(colour, CREAM, 0.35), 20),
            path(torn_edge(7, 9), mix(colour, INK, 0.55), ' opacity=".45"'),
            path(torn_edge(0, 0), NEWSPRINT),
            tapes(),
            masthead(look.section, colour),
            heading_text(capitals(look.name), 116, 130, INK, 96, 500),
            photograph(look.sign, colour, 252, floor - 258 - paragraph.height - 22),
            draw_paragraph(paragraph, 66, floor - paragraph.height - 8, QUIET, INK),
            line(f"M66 {floor:.0f}H564", INK, 2),
            draw_paragraph(aside, 66, floor + 8, ASIDE, INK),
        ]
    )


def torn_edge(x: float, y: float) -> str:
    """A piece of newsprint, cut at the top and torn at the sides and below."""
    right = [(600 - (n * 7 % 5) * 2.5, 36 + 52 * n) for n in range(1, 16)]
    bottom = [(586 - 28 * n, 842 - (n * 5 % 4) * 4) for n in range(1, 20)]
    left = [(30 + (n * 11 % 6) * 2, 826 - 50 * n) for n in range(1, 16)]
    corners = [(32, 36), (598, 30), *right, (598, 840), *bottom, (34, 836), *left]
    return polygon_path([(px + x, py + y) for px, py in corners])


def tapes() -> str:
    """What holds it to the page."""
    tape = rect(-52, -17, 104, 34, mix(GOLD, CREAM, 0.4), 0, ' opacity=".85"')
    return place(tape, 66, 48, turn=-38) + place(tape, 566, 46, turn=38)


def masthead(words: str, colour: str) -> str:
    name = capitals(words)
    size = fit_size(name, LOUD, 40, 390)
    return rect(106, 52, 418, 52, colour) + text_line(
        name, CENTRE_X, 80 + size * 0.34, LOUD, size, readable_on(colour), MIDDLE
    )


def photograph(name: str, colour: str, y: float, high: float) -> str:
    """A sign in a frame, over the lines of a coarse print."""
    size = min(high - 24, 230.0)
    screen = "".join(f"M66 {y + 6 + 9 * n:.0f}H564" for n in range(int((high - 6) / 9)))
    tint = mix(colour, CREAM, 0.72)
    return (
        rect(66, y, 498, high, tint)
        + line(screen, mix(colour, CREAM, 0.6), 2.5)
        + disc(CENTRE_X, y + high / 2, size / 2 + 6, tint)
        + draw_icon(name, CENTRE_X, y + high / 2, size * 0.9, INK, GOLD, NEWSPRINT)
    )


# -- Certificate


def certificate(look: Certificate) -> str:
    paragraph = fit_paragraph(look.text, QUIET, 46, INNER_WIDTH - 110, 200, 26, even=True)
    aside = fit_paragraph(look.aside, ASIDE, 33, INNER_WIDTH - 110, 76, 24, even=True)
    middle = 398 + (280 - paragraph.height - 14 - aside.height) / 2
    return "".join(
        [
            frame(),
            medal(look.sign),
            section(look.section),
            heading_text(capitals(look.name), 300, 96, INK, 84, 474),
            draw_paragraph(paragraph, CENTRE_X, middle, QUIET, INK, MIDDLE),
            draw_paragraph(aside, CENTRE_X, middle + paragraph.height + 14, ASIDE, INK, MIDDLE),
            seal(),
        ]
    )


def frame() -> str:
    """A gilt frame about white paper, with a rosette in each corner."""
    border = rect(22, 22, 586, 836, GOLD, 18) + rect(22, 22, 586, 836, "none", 18, stroke(INK, 4))
    paper = rect(54, 54, 522, 772, "#fffdf6", 4, stroke(INK, 4))
    inner = rect(66, 66, 498, 748, "none", 0, stroke(GOLD, 4))
    beads = "".join(disc(x, y, 6, CREAM) for x, y in beadwork())
    corners = "".join(rosette(x, y) for x in (38, 592) for y in (38, 842))
    return border + beads + paper + inner + corners


def beadwork() -> list[tuple[float, float]]:
    across = [(x, y) for x in range(83, 560, 42) for y in (38, 842)]
    return [*across, *((x, y) for y in range(84, 810, 42) for x in (38, 592))]


def rosette(x: float, y: float) -> str:
    return disc(x, y, 20, RED, stroke(INK, 3)) + disc(x, y, 9, CREAM)


def medal(name: str) -> str:
    return (
        disc(CENTRE_X, 172, 82, mix(GOLD, CREAM, 0.55))
        + ring(CENTRE_X, 172, 82, INK, 3)
        + draw_icon(name, CENTRE_X, 172, 116)
    )


def section(words: str) -> str:
    name = capitals(words)
    return text_line(name, CENTRE_X, 294, LOUD, fit_size(name, LOUD, 30, 400), mix(RED, INK, 0.2), MIDDLE)


def seal() -> str:
    """Wax, with two ribbons."""
    ribbons = path("M-22 10L-40 78L-18 66L-6 84L4 20zM22 10L40 78L18 66L6 84L-4 20z", mix(RED, INK, 0.25))
    wax = disc(0, 0, 42, RED) + ring(0, 0, 32, CREAM, 3) + draw_icon("star", 0, 0, 44, CREAM, CREAM, CREAM)
    return place(ribbons + wax, CENTRE_X, 726, 0.9)


# -- Any card


def plain_card(look: CardLook) -> str:
    """A name, a ball, and what the card does."""
    paragraph = fit_paragraph(look.text, QUIET, 44, INNER_WIDTH - 60, 300, 24, even=True)
    return (
        panel(MARGIN, 140, INK)
        + heading_text(capitals(look.name), MARGIN, 140, CREAM, 86)
        + rect(MARGIN, MARGIN, INNER_WIDTH, CARD_HEIGHT - 2 * MARGIN, "none", 0, stroke(INK, 5))
        + draw_icon("ball", CENTRE_X, 330, 230)
        + draw_paragraph(paragraph, CENTRE_X, 490 + (340 - paragraph.height) / 2, QUIET, INK, MIDDLE)
    )
