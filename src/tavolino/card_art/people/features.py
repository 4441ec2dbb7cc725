"""Who someone is by his looks: each feature drawn by lot from his id, the same on every machine and for ever."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeVar

from tavolino.card_art.people.hair import BALD, STYLES, THIN
from tavolino.card_art.people.head import (
    BEARDS,
    BROWS,
    EYES,
    GLASSES,
    JAWS,
    MARKS,
    MOUTHS,
    NOSES,
    SKINS,
    Skin,
)
from tavolino.card_art.people.shirt_patterns import COLLARS, KITS, SHIRTS
from tavolino.core.card_look import COACH, JOKER, KEEPER, Kit, Person
from tavolino.core.rng import Rng

FAIR: Final = (0, 0, 0, 1, 1, 2, 6)
SOUTHERN: Final = (0, 1, 1, 2, 2, 3, 5)
BROWN: Final = (2, 3, 3, 4, 4, 5, 6)
DARK: Final = (5, 6, 6, 7, 7)
ANY: Final = tuple(range(len(SKINS)))

HOMES: Final = {
    FAIR: "AT AU BE CZ DE DK FI GB IE IS NL NO PL SE SK UA",
    SOUTHERN: "AL AR BG CL ES FR GR HR HU IT JP KR MD PT PY RO RS SI TR UY",
    BROWN: "BR CO EC EG MA MX PE PH TN TO UZ",
    DARK: "BF CI CM GH GM GN JM ML NG SN TT ZA ZW",
}
"""By nation, the skins that are likely: everyone can come from everywhere, but not all equally often."""
LIKELY: Final = {nation: skins for skins, nations in HOMES.items() for nation in nations.split()}

BLACK, BROWN_HAIR, AUBURN, SANDY, FLAME, GREY, SILVER = (
    "#1f1a1c",
    "#4a2f22",
    "#74412a",
    "#c2924f",
    "#b4502a",
    "#8b8782",
    "#d8d4cb",
)
HAIR_OF_THE_FAIR: Final = (BLACK, BROWN_HAIR, BROWN_HAIR, AUBURN, SANDY, SANDY, FLAME)
HAIR_OF_THE_SOUTH: Final = (BLACK, BLACK, BLACK, BROWN_HAIR, BROWN_HAIR, AUBURN, SANDY)
HAIR_OF_THE_DARK: Final = (BLACK, BLACK, BLACK, BLACK, BROWN_HAIR)
TINTS: Final = 1000
"""For whatever else someone wears."""
GREYING: Final = 33
OLD: Final = 44

T = TypeVar("T")


@dataclass(frozen=True)
class Features:
    """All that there is to draw of someone, from the neck up and below."""

    skin: Skin
    hair_colour: str
    hair: int
    jaw: int
    brows: int
    eyes: int
    nose: int
    mouth: int
    beard: int
    mark: int
    glasses: int
    wide: float
    tall: float
    is_old: bool
    has_sideburns: bool
    has_headband: bool
    collar: int
    kit: Kit
    accent: str
    tint: int


class Lot:
    """Draws features by lot for one person."""

    def __init__(self, id: str) -> None:
        self.rng = Rng(int.from_bytes(blake2b(id.encode(), digest_size=8).digest(), "big"))

    def among(self, things: Sequence[T]) -> T:
        return things[self.rng.below(len(things))]

    def number(self, things: Sequence[T]) -> int:
        return int(self.rng.below(len(things)))

    def hits(self, percent: int) -> bool:
        return self.rng.below(100) < percent


def features(person: Person) -> Features:
    lot = Lot(person.id)
    skin = lot.among(LIKELY.get(person.nation, ANY))
    return Features(
        skin=SKINS[skin],
        hair_colour=hair_colour(lot, skin, person.age),
        hair=hair(lot, person.age),
        jaw=lot.number(JAWS),
        brows=lot.number(BROWS),
        eyes=lot.number(EYES),
        nose=lot.number(NOSES),
        mouth=lot.number(MOUTHS),
        beard=lot.number(BEARDS) if person.age > 18 and lot.hits(55) else 0,
        mark=lot.number(MARKS) if lot.hits(45) else 0,
        glasses=lot.number(GLASSES) if lot.hits(50 if person.job == COACH else 5) else 0,
        wide=0.93 + int(lot.rng.below(14)) / 100,
        tall=0.94 + int(lot.rng.below(12)) / 100,
        is_old=person.age >= GREYING,
        has_sideburns=lot.hits(35),
        has_headband=person.job not in (COACH, JOKER) and lot.hits(7),
        collar=lot.number(COLLARS),
        kit=person.kit or kit(lot, person.job),
        accent=lot.among(KITS)[0],
        tint=int(lot.rng.below(TINTS)),
    )


def hair_colour(lot: Lot, skin: int, age: int) -> str:
    grows_grey = lot.hits(15 + 6 * (age - GREYING))
    if age >= GREYING and grows_grey:
        return SILVER if age >= OLD and lot.hits(50) else GREY
    if skin >= 4:
        return lot.among(HAIR_OF_THE_DARK)
    return lot.among(HAIR_OF_THE_FAIR if skin < 1 else HAIR_OF_THE_SOUTH)


def hair(lot: Lot, age: int) -> int:
    """Hair goes with the years; the young seldom shave theirs off."""
    if lot.hits(6 if age < GREYING else 34):
        return lot.among(THIN) if age >= GREYING else BALD
    return lot.number(STYLES)


def kit(lot: Lot, job: str) -> Kit:
    """A shirt of one's own: a goalkeeper's is plain."""
    colours = lot.among(KITS)
    pattern = "plain" if job == KEEPER else lot.among(SHIRTS)
    return Kit(pattern, colours if lot.hits(50) else (colours[1], colours[0]))
