"""Pitches: a move as arrows from phase to phase, a line-up, a goal to shoot at."""

from math import hypot
from typing import Final

from tavolino.card_art.backgrounds import hatching
from tavolino.card_art.card_frame import CARD_HEIGHT, CENTRE_X, INNER_WIDTH, MARGIN, panel, title_strip
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import CREAM, GOLD, INK, PITCH, SAND
from tavolino.card_art.svg import diamond, disc, line, num, path, polygon_path, rect, ring, stroke
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
from tavolino.core.looks.card_look import Goalmouth, LineUpLook, PhaseFigure, Point, Tactics, TacticsPhase

PITCH_TOP: Final = 134
REMARK: Final = 100
ROW: Final = 58
TOKEN: Final = 27
SIGN: Final = 56
LARGE_SIGN: Final = 130
GOAL: Final = (0.5, -0.005)
HEAD: Final = 96


# -- Grass and chalk


def grass(y: float, high: float) -> str:
    left, right, bottom = MARGIN + 14, MARGIN + INNER_WIDTH - 14, y + high - 14
    top, middle = y + 14, y + high / 2
    box, goal = (150, high * 0.15), 62
    lines = (
        f"M{left} {num(top)}H{right}V{num(bottom)}H{left}zM{left} {num(middle)}H{right}"
        f"M{num(CENTRE_X - box[0])} {num(top)}v{num(box[1])}h{num(2 * box[0])}v-{num(box[1])}"
        f"M{num(CENTRE_X - box[0])} {num(bottom)}v-{num(box[1])}h{num(2 * box[0])}v{num(box[1])}"
    )
    goals = rect(CENTRE_X - goal, y + 2, 2 * goal, 12, CREAM) + rect(
        CENTRE_X - goal, bottom, 2 * goal, 12, CREAM
    )
    chalk = line(lines, CREAM, 4, ' opacity=".8"') + ring(CENTRE_X, middle, high * 0.12, CREAM, 4)
    return panel(y, high, PITCH) + hatching(y, high) + chalk + goals


def point_on_card(at: Point, y: float, high: float) -> Point:
    """A place of the pitch on the card."""
    return MARGIN + 46 + (INNER_WIDTH - 92) * at[0], y + 40 + (high - 80) * at[1]


def arrow(start: Point, end: Point, colour: str, width: float, gap: float, last: float) -> str:
    """A bent arrow that leaves room for the tokens at its ends."""
    (x, y), (p, q) = start, end
    if hypot(p - x, q - y) < gap + last:
        return ""
    bend = 0.16 if p >= x else -0.16
    turn = ((x + p) / 2 + (q - y) * bend, (y + q) / 2 - (p - x) * bend)
    tail, tip = towards(start, turn, gap), towards(end, turn, last)
    neck = towards(tip, turn, 3 * width)
    shaft = "M{} {}Q{} {} {} {}".format(*(num(part) for part in (*tail, *turn, *neck)))
    return line(shaft, colour, width) + path(arrowhead(neck, tip), colour)


def towards(start: Point, end: Point, far: float) -> Point:
    """The point at this distance from the start, on the way to the end."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return start[0] + (end[0] - start[0]) * far / long, start[1] + (end[1] - start[1]) * far / long


def arrowhead(neck: Point, tip: Point) -> str:
    dx, dy = (tip[0] - neck[0]) * 0.62, (tip[1] - neck[1]) * 0.62
    return polygon_path([tip, (neck[0] - dy, neck[1] + dx), (neck[0] + dy, neck[1] - dx)])


# -- Moves


def tactics(look: Tactics) -> str:
    aside = fit_paragraph(look.text, ASIDE, 32, INNER_WIDTH - 16, REMARK, 24, even=True)
    rows = CARD_HEIGHT - MARGIN + 6 - aside.height - ROW * len(look.phases)
    tall = rows - 10 - PITCH_TOP
    return "".join(
        [
            heading(look),
            grass(PITCH_TOP, tall),
            moves(look, tall),
            *(row(n, phase, rows + ROW * n) for n, phase in enumerate(look.phases)),
            draw_paragraph(aside, CENTRE_X, CARD_HEIGHT - MARGIN + 4 - aside.height, ASIDE, INK, MIDDLE),
        ]
    )


def heading(look: Tactics) -> str:
    """The number in gold, and the title on one line or two."""
    paragraph = fit_paragraph(capitals(look.name), LOUD, 60, INNER_WIDTH - 122, HEAD - 4, 30, even=True)
    return (
        panel(MARGIN, HEAD, INK)
        + rect(MARGIN, MARGIN, 92, HEAD, GOLD)
        + text_line(
            look.number, MARGIN + 46, MARGIN + 72, LOUD, fit_size(look.number, LOUD, 70, 80), INK, MIDDLE
        )
        + draw_paragraph(paragraph, MARGIN + 108, MARGIN + (HEAD - paragraph.height) / 2, LOUD, CREAM)
    )


def moves(look: Tactics, tall: float) -> str:
    """Arrows below, the footballers of both sides above them."""
    stops = [point_on_card(phase.at, PITCH_TOP, tall) for phase in look.phases]
    rooms = [TOKEN if phase.own else SIGN for phase in look.phases]
    ways = [
        arrow(a, b, CREAM, 9, room, next_room + 4)
        for a, b, room, next_room in zip(stops, stops[1:], rooms, rooms[1:])
    ]
    duels = [duel(phase, tall) for phase in look.phases[: -1 if look.scores else None]]
    if look.scores and stops:
        ways.append(arrow(stops[-1], point_on_card(GOAL, PITCH_TOP, tall), GOLD, 14, rooms[-1], 0))
    return "".join([*duels, *ways, *markers(look.phases, tall)])


def duel(phase: TacticsPhase, tall: float) -> str:
    """A dashed line between the two."""
    if phase.own is None or phase.theirs is None:
        return ""
    (x, y), (p, q) = (
        point_on_card(phase.own.at, PITCH_TOP, tall),
        point_on_card(phase.theirs.at, PITCH_TOP, tall),
    )
    return line(
        f"M{num(x)} {num(y)}L{num(p)} {num(q)}",
        CREAM,
        4,
        ' stroke-dasharray="2 10"',
    )


def markers(phases: tuple[TacticsPhase, ...], tall: float) -> list[str]:
    """One token for each footballer, with all letters asked for; an icon where there is no footballer."""
    own: dict[Point, str] = {}
    theirs: dict[Point, str] = {}
    for phase in phases:
        for men, man in ((own, phase.own), (theirs, phase.theirs)):
            if man and man.letter not in men.get(man.at, ""):
                men[man.at] = men.get(man.at, "") + man.letter
    signs = {phase.at: phase.sign for phase in reversed(phases) if phase.sign and phase.at not in own}
    radius = LARGE_SIGN if len(signs) == len(phases) == 1 else SIGN
    return [
        *(big_sign(name, *point_on_card(at, PITCH_TOP, tall), radius) for at, name in signs.items()),
        *(token(letters, *point_on_card(at, PITCH_TOP, tall), False) for at, letters in theirs.items()),
        *(token(letters, *point_on_card(at, PITCH_TOP, tall), True) for at, letters in own.items()),
    ]


def big_sign(name: str, x: float, y: float, radius: float) -> str:
    return disc(x, y, radius, CREAM, stroke(INK, 5)) + draw_icon(name, x, y, radius * 1.35)


def token(letters: str, x: float, y: float, ours: bool, size: float = TOKEN) -> str:
    """Ours are round, theirs are diamonds."""
    if ours:
        mark, ink = disc(x, y, size, CREAM, stroke(INK, 4)), INK
    else:
        mark, ink = diamond(x, y, size * 1.3, INK, stroke(CREAM, 4)), CREAM
    type_size = fit_size(letters, LOUD, size * 1.45, size * 1.5)
    return mark + text_line(letters, x, y + type_size * 0.34, LOUD, type_size, ink, MIDDLE)


# -- Phases in a row


def row(number: int, phase: TacticsPhase, y: float) -> str:
    ground = panel(y, ROW - 6, SAND)
    count = text_line(str(number + 1), MARGIN + 24, y + 39, LOUD, 38, INK, MIDDLE)
    middle = y + (ROW - 6) / 2
    if phase.own is None:
        return ground + count + phase_text(phase, MARGIN + 54, middle)
    drawing = position_token(phase.own, MARGIN + 78, middle, True, 126 if phase.theirs else 300)
    if phase.theirs:
        drawing += draw_icon("duel", MARGIN + 274, middle, 38) + position_token(
            phase.theirs, MARGIN + 340, middle, False, 90
        )
    return ground + count + drawing + needs(phase.needs, middle)


def position_token(one: PhaseFigure, x: float, y: float, ours: bool, room: float) -> str:
    size = fit_size(one.position, LOUD, 38, room)
    return token(one.letter, x, y, ours, 20) + text_line(
        one.position, x + 34, y + size * 0.34, LOUD, size, INK
    )


def needs(words: str, y: float) -> str:
    """The value that is needed, at the end of the row."""
    size = fit_size(words, LOUD, 40, 80)
    return text_line(words, MARGIN + INNER_WIDTH - 16, y + 14, LOUD, size, INK, END) if words else ""


def phase_text(phase: TacticsPhase, x: float, y: float) -> str:
    size = fit_size(phase.words, QUIET, 36, INNER_WIDTH - 130)
    words = text_line(phase.words, x + 58, y + 12, QUIET, size, INK)
    return draw_icon(phase.sign, x + 24, y, 44) + words + needs(phase.needs, y)


# -- Line-ups and goals


def line_up(look: LineUpLook) -> str:
    high = 620.0
    rows = [1, *look.lines]
    there = "".join(
        footballer(
            MARGIN + INNER_WIDTH * (n + 0.5) / row, MARGIN + high - 46 - (high - 130) * at / (len(rows) - 1)
        )
        for at, row in enumerate(rows)
        for n in range(row)
    )
    aside = fit_paragraph(look.text, ASIDE, 38, INNER_WIDTH - 30, 100, 26, even=True)
    return (
        grass(MARGIN, high)
        + there
        + title_strip(look.name, MARGIN + high, 92, INK, 82)
        + draw_paragraph(aside, CENTRE_X, MARGIN + high + 98, ASIDE, INK, MIDDLE)
    )


def footballer(x: float, y: float) -> str:
    return disc(x, y, 24, CREAM, stroke(INK, 5)) + disc(x, y, 10, GOLD)


def goalmouth(look: Goalmouth) -> str:
    high = 600.0
    left, wide, top, tall = MARGIN + 46, INNER_WIDTH - 92, MARGIN + 80, 260.0
    part = rect(left + wide / 3 * look.part, top, wide / 3, tall, GOLD, 0, ' opacity=".55"')
    net = line(mesh(left, wide, top, tall), CREAM, 2, ' opacity=".6"')
    posts = line(f"M{left} {top + tall:g}V{top}H{left + wide}V{top + tall:g}", CREAM, 14)
    x = left + wide * (look.part + 0.5) / 3
    ground = panel(MARGIN, high, PITCH) + panel(top + tall, 6, CREAM)
    shot = arrow((CENTRE_X, MARGIN + high - 90), (x, top + tall / 2), GOLD, 26, 70, 0)
    return (
        ground
        + part
        + net
        + posts
        + shot
        + draw_icon("ball", CENTRE_X, MARGIN + high - 76, 118)
        + title_strip(look.name, MARGIN + high, 98, INK, 88)
        + draw_paragraph(
            fit_paragraph(look.text, QUIET, 42, INNER_WIDTH - 30, 110, 26, even=True),
            CENTRE_X,
            MARGIN + high + 108,
            QUIET,
            INK,
            MIDDLE,
        )
    )


def mesh(left: float, wide: float, top: float, tall: float) -> str:
    across = [f"M{num(left + wide * n / 12)} {num(top)}v{num(tall)}" for n in range(1, 12)]
    down = [f"M{num(left)} {num(top + tall * n / 7)}h{num(wide)}" for n in range(1, 7)]
    return "".join(across + down)
