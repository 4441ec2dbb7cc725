"""A person from the chest up, drawn from back to front: hair, neck, clothes, head."""

from typing import Final

from tavolino.card_art.palette import INK, WHITE, mix
from tavolino.card_art.people import hair
from tavolino.card_art.people import head as heads
from tavolino.card_art.people.clothes import armband, cap_and_bells, gloves, jersey, shirt, suit
from tavolino.card_art.people.features import Features, features_of
from tavolino.card_art.svg import disc, line, num, path
from tavolino.core.card_look import COACH, JOKER, KEEPER, PortraitPerson

HEAD_SCALE: Final = 1.2
"""Scale of a head on its shoulders."""
CHIN_Y: Final = 96
NECK: Final = "M-34 60H34V116Q34 140 0 146Q-34 140 -34 116z"
SHADE: Final = "M-34 72Q0 112 34 72V96Q0 130 -34 96z"
HEADBAND: Final = "M-71 -38Q0 -62 71 -38V-58Q0 -84 -71 -58z"


def bust(person: PortraitPerson) -> str:
    him = features_of(person)
    dress = {COACH: suit, KEEPER: jersey}.get(person.job, shirt)
    behind = hair.STYLES[him.hair].behind
    return "".join(
        [
            place_head(him, path(behind, mix(him.hair_colour, INK, 0.25))) if behind else "",
            path(NECK, him.skin.tone) + path(SHADE, him.skin.shade),
            dress(him),
            armband() if person.is_captain else "",
            place_head(him, head(him) + (cap_and_bells(him) if person.job == JOKER else "")),
            gloves(him) if person.job == KEEPER else "",
        ]
    )


def place_head(him: Features, drawing: str) -> str:
    """Scale a head to the person's own width and height, with the chin kept in place."""
    wide, tall = HEAD_SCALE * him.wide, HEAD_SCALE * him.tall
    return f'<g transform="translate(0 {num(CHIN_Y - CHIN_Y * tall)}) scale({wide:.3g} {tall:.3g})">{drawing}</g>'


# -- Head


def head(him: Features) -> str:
    skin = him.skin
    ears = disc(-69, 4, 17, skin.tone) + disc(69, 4, 17, skin.shade)
    face = path(heads.outline(him.jaw), skin.tone) + path(
        heads.right_half(him.jaw), skin.shade, ' opacity=".38"'
    )
    return "".join(
        [
            ears,
            face,
            heads.mark(him.mark, skin),
            lines_of_age(him) if him.is_old else "",
            beard(him),
            heads.mouth(him.mouth, skin, bool(him.beard)),
            line(heads.NOSES[him.nose], mix(skin.shade, INK, 0.25), 5),
            heads.WHITES if him.skin in heads.DARK else "",
            heads.EYES[him.eyes],
            line(heads.BROWS[him.brows][0], mix(him.hair_colour, INK, 0.3), heads.BROWS[him.brows][1]),
            scalp(him),
            heads.GLASSES[him.glasses],
        ]
    )


def lines_of_age(him: Features) -> str:
    return line("M-50 30q-2 10 4 18M50 30q2 10 -4 18M-18 -52h36", him.skin.shade, 3.5)


def beard(him: Features) -> str:
    burns = path(hair.SIDEBURNS, him.hair_colour) if him.has_sideburns and him.hair != hair.BALD else ""
    return burns + (
        path(heads.BEARDS[him.beard], him.hair_colour, ' fill-rule="evenodd"') if him.beard else ""
    )


def scalp(him: Features) -> str:
    """The hair in front, or the shine on a bald head, and a headband."""
    before = hair.STYLES[him.hair].before
    top = path(before, him.hair_colour) if before else line(hair.SHINE, WHITE, 7, ' opacity=".5"')
    tape = path(HEADBAND, him.accent) if him.has_headband else ""
    return top + tape
