"""A person from the chest up, drawn from back to front: hair, neck, clothes, head."""

from typing import Final

from tavolino.card_art.palette import INK, WHITE, mix
from tavolino.card_art.people import hair
from tavolino.card_art.people import head as heads
from tavolino.card_art.people.clothes import armband, cap_and_bells, gloves, jersey, shirt, suit
from tavolino.card_art.people.features import Features, features_of
from tavolino.card_art.svg import disc, line, num, path
from tavolino.core.looks.card_look import COACH, JOKER, KEEPER, PortraitPerson

HEAD_SCALE: Final = 1.2
"""Scale of a head on its shoulders."""
CHIN_Y: Final = 96
NECK: Final = "M-34 60H34V116Q34 140 0 146Q-34 140 -34 116z"
SHADE: Final = "M-34 72Q0 112 34 72V96Q0 130 -34 96z"
HEADBAND: Final = "M-71 -38Q0 -62 71 -38V-58Q0 -84 -71 -58z"


def bust(person: PortraitPerson) -> str:
    features = features_of(person)
    dress = {COACH: suit, KEEPER: jersey}.get(person.job, shirt)
    behind = hair.STYLES[features.hair].behind
    return "".join(
        [
            place_head(features, path(behind, mix(features.hair_colour, INK, 0.25))) if behind else "",
            path(NECK, features.skin.tone) + path(SHADE, features.skin.shade),
            dress(features),
            armband() if person.is_captain else "",
            place_head(features, head(features) + (cap_and_bells(features) if person.job == JOKER else "")),
            gloves(features) if person.job == KEEPER else "",
        ]
    )


def place_head(features: Features, drawing: str) -> str:
    """Scale a head to the person's own width and height, with the chin kept in place."""
    wide, tall = HEAD_SCALE * features.wide, HEAD_SCALE * features.tall
    return f'<g transform="translate(0 {num(CHIN_Y - CHIN_Y * tall)}) scale({wide:.3g} {tall:.3g})">{drawing}</g>'


# -- Head


def head(features: Features) -> str:
    skin = features.skin
    ears = disc(-69, 4, 17, skin.tone) + disc(69, 4, 17, skin.shade)
    face = path(heads.outline(features.jaw), skin.tone) + path(
        heads.right_half(features.jaw), skin.shade, ' opacity=".38"'
    )
    return "".join(
        [
            ears,
            face,
            heads.mark(features.mark, skin),
            lines_of_age(features) if features.is_old else "",
            beard(features),
            heads.mouth(features.mouth, skin, bool(features.beard)),
            line(heads.NOSES[features.nose], mix(skin.shade, INK, 0.25), 5),
            heads.WHITES if features.skin in heads.DARK else "",
            heads.EYES[features.eyes],
            line(
                heads.BROWS[features.brows][0],
                mix(features.hair_colour, INK, 0.3),
                heads.BROWS[features.brows][1],
            ),
            scalp(features),
            heads.GLASSES[features.glasses],
        ]
    )


def lines_of_age(features: Features) -> str:
    return line("M-50 30q-2 10 4 18M50 30q2 10 -4 18M-18 -52h36", features.skin.shade, 3.5)


def beard(features: Features) -> str:
    burns = (
        path(hair.SIDEBURNS, features.hair_colour)
        if features.has_sideburns and features.hair != hair.BALD
        else ""
    )
    return burns + (
        path(heads.BEARDS[features.beard], features.hair_colour, ' fill-rule="evenodd"')
        if features.beard
        else ""
    )


def scalp(features: Features) -> str:
    """The hair in front, or the shine on a bald head, and a headband."""
    before = hair.STYLES[features.hair].before
    top = path(before, features.hair_colour) if before else line(hair.SHINE, WHITE, 7, ' opacity=".5"')
    tape = path(HEADBAND, features.accent) if features.has_headband else ""
    return top + tape
