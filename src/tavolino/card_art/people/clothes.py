"""Clothes: shirts, a goalkeeper's jersey and gloves, suits, the captain's armband, a jester's cap."""

from typing import Final

from tavolino.card_art.palette import CREAM, GOLD, INK, RED, WHITE, hex_colour, mix
from tavolino.card_art.people.features import Features
from tavolino.card_art.people.shirt_patterns import COLLARS, SILHOUETTE, pattern_path
from tavolino.card_art.svg import disc, line, path, place, polygon_path, rect, stroke

BODY: Final = polygon_path(SILHOUETTE)
SEAMS: Final = "M-146 300Q-150 240 -138 204M146 300Q150 240 138 204"
THROAT: Final = "M-38 108Q-30 146 0 148Q30 146 38 108z"
ROUND: Final = "M-42 110Q-32 152 0 152Q32 152 42 110"
WINGS: Final = "M-40 102L0 156L-46 190L-76 128zM40 102L0 156L46 190L76 128z"
LACES: Final = "M-12 160L12 172M12 160L-12 172M-10 178L10 188M10 178L-10 188"
PADS: Final = (
    "M-132 150Q-196 164 -212 216L-168 226Q-160 180 -120 156zM132 150Q196 164 212 216L168 226Q160 180 120 156z"
)
WHITE_SHIRT: Final = "M-46 108L0 300L46 108Q0 150 -46 108z"
WHITE_COLLAR: Final = "M-40 104L0 150L-30 178L-56 120zM40 104L0 150L30 178L56 120z"
TIE: Final = "M-13 150H13L17 172L26 292L0 300L-26 292L-17 172z"
KNOT: Final = "M-14 150H14L10 172H-10z"
LAPELS: Final = (
    "M-52 112L-100 140L-84 196L-104 206L-8 300L-30 190zM52 112L100 140L84 196L104 206L8 300L30 190z"
)
HAND: Final = (
    "M-40 64V-6Q-44 -56 -30 -58Q-18 -58 -18 -22Q-18 -72 -4 -74Q8 -74 7 -24Q10 -66 22 -66Q33 -64 30 -18"
    "Q38 -46 48 -42Q56 -38 50 4Q78 -8 80 8Q74 34 44 64z"
)
FLAPS: Final = (
    "M0 -40Q-60 -44 -74 -30Q-84 -96 -140 -84Q-96 -152 0 -128z",
    "M0 -40Q60 -44 74 -30Q84 -96 140 -84Q96 -152 0 -128z",
)
CREST: Final = "M-44 -96Q-20 -128 0 -160Q20 -128 44 -96Q0 -78 -44 -96z"
BELLS: Final = ((-140, -80), (140, -80), (0, -162))

SUITS: Final = ("#2c3446", "#4a3b32", "#3b4a41", "#555a63", "#5a2f36")
TIES: Final = ("#c8402f", "#d9a441", "#2b5c8a", "#1f6f73", "#a8552a")
GLOVES: Final = ("#f4ead5", "#d9a441", "#7fb0c9", "#9fb86a")
PLAIN_ABOVE: Final = ("plain", "yoke")
"""With these patterns the collar has the second colour, or it would not stand out."""


# -- Shirts


def shirt(features: Features) -> str:
    main, second = (hex_colour(colour) for colour in features.kit.colours)
    printed = path(pattern_path(features.kit.pattern), second) if pattern_path(features.kit.pattern) else ""
    seams = line(SEAMS, INK, 4, ' opacity=".25"')
    return path(BODY, main) + printed + edge(main) + seams + collar(features, main, second)


def edge(colour: str) -> str:
    """An outline, which sets a shirt off from a background of its own colour."""
    return line(BODY, mix(colour, INK, 0.45), 4, ' opacity=".6"')


def collar(features: Features, main: str, second: str) -> str:
    """Round, a vee, the wide wings of the seventies, or laces."""
    trim = second if features.kit.pattern in PLAIN_ABOVE else main
    kind = COLLARS[features.collar]
    if kind == "vee":
        return path("M-38 108L0 176L38 108z", features.skin.tone) + line("M-42 112L0 182L42 112", trim, 13)
    throat = path(THROAT, features.skin.tone)
    if kind == "round":
        return throat + line(ROUND, trim, 13)
    wings = path(WINGS, trim, stroke(INK, 3, ' stroke-opacity=".25"'))
    return throat + wings + (line(LACES, CREAM if trim != CREAM else INK, 4) if kind == "laces" else "")


def jersey(features: Features) -> str:
    """A goalkeeper's: plain, padded at the shoulders, with a round collar."""
    main, second = (hex_colour(colour) for colour in features.kit.colours)
    throat = path(THROAT, features.skin.tone) + line(ROUND, second, 15)
    return path(BODY, main) + path(PADS, second) + edge(main) + throat


def suit(features: Features) -> str:
    """A jacket, a shirt and a tie."""
    cloth, tie = SUITS[features.tint % len(SUITS)], TIES[features.tint // 7 % len(TIES)]
    front = path(WHITE_SHIRT, "#e9e4d6") + path(WHITE_COLLAR, WHITE)
    knot = path(TIE, tie) + path(KNOT, mix(tie, INK, 0.25))
    lapels = path(LAPELS, mix(cloth, WHITE, 0.16))
    return path(BODY, cloth) + front + knot + lapels + line(SEAMS, INK, 4, ' opacity=".4"')


# -- On arms, hands and head


def armband() -> str:
    """The captain's, on his left arm."""
    letter = line("M204 226q-16 -2 -16 12t18 10", INK, 7)
    return path("M150 222L224 206Q230 230 233 256L148 268z", GOLD) + letter


def gloves(features: Features) -> str:
    left = glove(GLOVES[features.tint % len(GLOVES)])
    right = f'<g transform="scale(-1 1)">{left}</g>'
    return place(left, -168, 236, turn=-10) + place(right, 168, 236, turn=10)


def glove(colour: str) -> str:
    """A hand held up, its palm to us."""
    outline = stroke(INK, 4, ' stroke-linejoin="round"')
    fingers = line("M-14 -8V24M8 -8V24M28 -4V22", INK, 3, ' opacity=".35"')
    return path(HAND, colour, outline) + rect(-44, 50, 92, 22, RED, 8, outline) + fingers


def cap_and_bells(features: Features) -> str:
    """A jester's, in the colours of the shirt."""
    flaps = "".join(path(flap, hex_colour(colour)) for flap, colour in zip(FLAPS, features.kit.colours))
    return flaps + path(CREST, GOLD) + "".join(disc(x, y, 13, GOLD) for x, y in BELLS)
