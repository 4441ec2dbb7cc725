"""A face about 0, 0, some 140 wide and 200 high, put together from parts."""

from typing import Final, NamedTuple

from tavolino.card_art.palette import INK, WHITE
from tavolino.card_art.svg import disc, line, path, place, rect


class Skin(NamedTuple):
    tone: str
    shade: str
    lips: str


SKINS: Final = (
    Skin("#f6d3b3", "#dba981", "#b5564a"),
    Skin("#eec09a", "#d0966c", "#a94c40"),
    Skin("#dfa679", "#bb7f53", "#96443a"),
    Skin("#c98d5f", "#a46c42", "#7f3a30"),
    Skin("#ab7047", "#875330", "#6d2f28"),
    Skin("#8f5a37", "#6d4126", "#562420"),
    Skin("#71442b", "#54301d", "#451d1a"),
    Skin("#563322", "#3f2416", "#8a4a45"),
)

SKULL: Final = "M0 -98C42 -98 68 -72 68 -16"
"""From the crown to the right cheek; then a jaw, to the chin."""
JAWS: Final = (
    "C68 30 56 58 42 76Q24 98 0 98",  # oval
    "C68 34 62 62 50 80Q34 96 0 96",  # square
    "C68 24 52 60 32 84Q16 102 0 102",  # pointed
    "C69 40 64 66 44 82Q24 92 0 92",  # round
    "C67 36 58 70 44 90Q26 108 0 108",  # long
    "C68 26 60 52 52 72Q44 100 0 100",  # broad chin
)

BROWS: Final = (
    ("M-44 -28q14 -9 29 -2M44 -28q-14 -9 -29 -2", 7.0),
    ("M-45 -24l30 -5M45 -24l-30 -5", 8.0),
    ("M-44 -30l29 6M44 -30l-29 6", 7.0),
    ("M-46 -25q14 -12 32 -3M46 -25q-14 -12 -32 -3", 11.0),
    ("M-42 -29q13 -4 25 0M42 -29q-13 -4 -25 0", 5.0),
    ("M-46 -26q18 -7 32 1M46 -33q-16 -8 -32 2", 7.5),
)

PUPILS: Final = disc(-28, -3, 6.6, INK) + disc(28, -3, 6.6, INK)
WHITES: Final = path("M-43 -2q15 -15 30 0q-15 12 -30 0zM43 -2q-15 -15 -30 0q15 12 30 0z", "#f2e8dc")
DARK: Final = SKINS[5:]
"""On these skins, eyes are drawn with their whites, or they would not be seen."""
EYES: Final = (
    f'<ellipse cx="-28" cy="-3" rx="6.4" ry="8" fill="{INK}"/><ellipse cx="28" cy="-3" rx="6.4" ry="8" fill="{INK}"/>',
    path("M-42 -2q14 -14 28 0q-14 11 -28 0zM42 -2q-14 -14 -28 0q14 11 28 0z", WHITE) + PUPILS,
    PUPILS + line("M-41 -8q13 -7 26 1M41 -8q-13 -7 -26 1", INK, 4.5),
    PUPILS + line("M-38 9q10 5 20 0M38 9q-10 5 -20 0", INK, 3, ' opacity=".35"'),
    path("M-41 -5h27q-3 12 -14 12t-13 -12zM41 -5h-27q3 12 14 12t13 -12z", WHITE)
    + disc(-28, -1, 6, INK)
    + disc(28, -1, 6, INK)
    + line("M-43 -5h30M43 -5h-30", INK, 4),
    line("M-39 0q11 -9 22 0M39 0q-11 -9 -22 0", INK, 6),
    path("M-40 -1q12 -11 25 1q-13 8 -25 -1zM40 -1q-12 -11 -25 1q13 8 25 -1z", WHITE)
    + disc(-25, -1, 5.6, INK)
    + disc(31, -1, 5.6, INK),
)

NOSES: Final = (
    "M2 -4q10 20 10 26q-2 8 -14 6",
    "M-3 -6l-11 30q8 9 22 3",
    "M0 -2v24q-10 4 -12 -2M0 22q10 4 12 -2",
    "M4 -8q14 24 12 32q-6 8 -24 3",
    "M-9 22q9 10 18 0",
    "M1 -4q-4 12 6 18q8 10 -2 14h-12",
    "M-14 20q0 10 9 8q5 4 10 0q9 2 9 -8",
)

MOUTHS: Final = (
    ("smile", "M-24 52q24 18 48 0"),
    ("line", "M-20 56h40"),
    ("smirk", "M-20 57q22 6 42 -8"),
    ("grin", "M-28 48q28 9 56 0q-6 24 -28 24t-28 -24z"),
    ("stern", "M-20 60q20 -11 40 0"),
    ("open", "M-14 54q14 -10 28 0q-2 16 -14 16t-14 -16z"),
    ("lips", "M-20 54q10 -8 20 -3q10 -5 20 3q-20 14 -40 0z"),
)

FULL_BEARD: Final = (
    "M-68 -4C-68 34 -60 62 -46 82Q-26 110 0 110Q26 110 46 82C60 62 68 34 68 -4"
    "Q60 34 34 38Q0 32 -34 38Q-60 34 -68 -4z"
)
BEARDS: Final = (
    "",
    FULL_BEARD,
    "M-66 20Q-58 62 -44 80Q-26 102 0 102Q26 102 44 80Q58 62 66 20Q58 70 34 64Q26 40 0 42Q-26 40 -34 64Q-58 70 -66 20z",
    "M-40 46Q-20 28 0 38Q20 28 40 46Q20 50 0 46Q-20 50 -40 46z",
    "M-44 54Q-38 30 0 36Q38 30 44 54Q36 44 0 46Q-36 44 -44 54z",
    "M-50 70Q-44 34 0 36Q44 34 50 70Q42 74 36 66Q34 46 0 46Q-34 46 -36 66Q-42 74 -50 70z",
    "M-36 46Q0 26 36 46Q38 100 0 108Q-38 100 -36 46zM-22 52Q0 44 22 52Q20 72 0 72Q-20 72 -22 52z",
    "M-24 78Q0 70 24 78Q20 112 0 114Q-20 112 -24 78z",
    "M-26 44Q-13 37 -2 42Q-13 48 -26 44zM26 44Q13 37 2 42Q13 48 26 44z",
)
"""None, full ones, moustaches, goatees; the mouth shows where two pieces overlap."""

FRECKLES: Final = ((-44, 20), (-34, 27), (-50, 30), (44, 20), (34, 27), (50, 30), (-5, 12), (7, 15))
BLUSH: Final = ' opacity=".35"'
MARKS: Final = (
    "",
    "".join(disc(x, y, 2.6, "{shade}") for x, y in FRECKLES),
    disc(38, 36, 4, INK),  # a mole
    place(rect(-17, -7, 34, 15, "#f2e3c2", 5), 36, 22, turn=-24),  # a plaster
    disc(-44, 24, 12, "#d9604c", BLUSH) + disc(44, 24, 12, "#d9604c", BLUSH),
    line("M-52 6l12 22", "{shade}", 5),  # a scar
)

WIRE: Final = f' fill-opacity=".3" stroke="{INK}" stroke-width="5"'
HORN: Final = ' stroke="#5b3a22" stroke-width="6" stroke-linejoin="round"'
LENSES: Final = "M-58 -20h50q4 30 -14 38q-30 8 -36 -38zM58 -20h-50q-4 30 14 38q30 8 36 -38z"
BRIDGE: Final = line("M-8 -14h16M-58 -16l-9 2M58 -16l9 2", "#5b3a22", 6)
GLASSES: Final = (
    "",
    disc(-28, -2, 22, WHITE, WIRE)
    + disc(28, -2, 22, WHITE, WIRE)
    + line("M-6 -4q6 -6 12 0M-50 -6l-16 -4M50 -6l16 -4", INK, 5),
    path(LENSES, WHITE, f' fill-opacity=".3"{HORN}') + BRIDGE,
    path(LENSES, INK, HORN) + BRIDGE,
)
"""None, round ones, large ones, dark ones."""


def outline(number: int) -> str:
    """A whole head: the right half, and its mirror image."""
    return right_half(number).removesuffix("z") + left_half(JAWS[number])


def left_half(jaw: str) -> str:
    """The mirrored side, from the chin back up to the crown."""
    a, b, c, d, e, f, g, h = (float(part) for part in jaw[1:].replace("Q", " ").split()[:8])
    return f"Q{-g:g} {h:g} {-e:g} {f:g}C{-c:g} {d:g} {-a:g} {b:g} -68 -16C-68 -72 -42 -98 0 -98z"


def right_half(number: int) -> str:
    """The right half, which is in the shade."""
    return f"{SKULL}{JAWS[number]}z"


def mouth(number: int, skin: Skin, is_hidden: bool) -> str:
    kind, d = MOUTHS[number]
    if kind == "grin":
        return path(d, "#7a2b26") + path("M-25 50q25 7 50 0q-1 8 -4 11q-21 5 -42 0q-3 -4 -4 -11z", WHITE)
    if kind == "open":
        return path(d, "#7a2b26")
    if kind == "lips" and not is_hidden:
        return path(d, skin.lips)
    return line(d if kind != "lips" else MOUTHS[0][1], skin.lips, 6.5)


def mark(number: int, skin: Skin) -> str:
    return MARKS[number].format(shade=skin.shade)
