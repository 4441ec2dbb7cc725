"""A person's features, each drawn by lot from the id: the same on every machine, for ever."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from tavolino.card_art.people.shirt_patterns import COLLARS, KIT_COLOURS, PATTERN_LOTS
from tavolino.core.looks.card_look import COACH, JOKER, KEEPER, Kit, PortraitPerson
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
"""By nation, the likely skins. Every skin occurs in every nation, but not equally often."""
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
TINT_COUNT: Final = 1000
"""How many values `tint` has. It picks suits, ties and gloves."""
GREYING_AGE: Final = 33
OLD_AGE: Final = 44

MOOD_MOUTHS: Final = {"glad": 3, "open": 5}
"""The mouth of somebody who cheers, or cannot believe it."""

T = TypeVar("T")


@dataclass(frozen=True)
class Features:
    """Everything that is drawn of a person: numbers of shapes, colours, and what is worn."""

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


class FeatureLots:
    """Draws features by lot for one person."""

    def __init__(self, id: str) -> None:
        self.rng = Rng(int.from_bytes(blake2b(id.encode(), digest_size=8).digest(), "big"))

    def pick(self, things: Sequence[T]) -> T:
        return things[self.rng.below(len(things))]

    def pick_index(self, things: Sequence[T]) -> int:
        return int(self.rng.below(len(things)))

    def is_drawn(self, percent: int) -> bool:
        return self.rng.below(100) < percent


def features_of(person: PortraitPerson) -> Features:
    """A mood changes the mouth and nothing else: it is the same person."""
    drawn = drawn_features(person)
    return replace(drawn, mouth=MOOD_MOUTHS[person.mood]) if person.mood else drawn


def drawn_features(person: PortraitPerson) -> Features:
    lot = FeatureLots(person.id)
    skin = lot.pick(LIKELY.get(person.nation, ANY))
    return Features(
        skin=SKINS[skin],
        hair_colour=hair_colour(lot, skin, person.age),
        hair=hair(lot, person.age),
        jaw=lot.pick_index(JAWS),
        brows=lot.pick_index(BROWS),
        eyes=lot.pick_index(EYES),
        nose=lot.pick_index(NOSES),
        mouth=lot.pick_index(MOUTHS),
        beard=lot.pick_index(BEARDS) if may_have_beard(person) and lot.is_drawn(55) else 0,
        mark=lot.pick_index(MARKS) if lot.is_drawn(45) else 0,
        glasses=lot.pick_index(GLASSES) if lot.is_drawn(50 if person.job == COACH else 5) else 0,
        wide=0.93 + int(lot.rng.below(14)) / 100,
        tall=0.94 + int(lot.rng.below(12)) / 100,
        is_old=person.age >= GREYING_AGE,
        has_sideburns=lot.is_drawn(35) and not person.is_clean_shaven,
        has_headband=person.job not in (COACH, JOKER) and lot.is_drawn(7),
        collar=lot.pick_index(COLLARS),
        kit=person.kit or kit(lot, person.job),
        accent=lot.pick(KIT_COLOURS)[0],
        tint=int(lot.rng.below(TINT_COUNT)),
    )


def may_have_beard(person: PortraitPerson) -> bool:
    return person.age > 18 and not person.is_clean_shaven


def hair_colour(lot: FeatureLots, skin: int, age: int) -> str:
    grows_grey = lot.is_drawn(15 + 6 * (age - GREYING_AGE))
    if age >= GREYING_AGE and grows_grey:
        return SILVER if age >= OLD_AGE and lot.is_drawn(50) else GREY
    if skin >= 4:
        return lot.pick(HAIR_OF_THE_DARK)
    return lot.pick(HAIR_OF_THE_FAIR if skin < 1 else HAIR_OF_THE_SOUTH)


def hair(lot: FeatureLots, age: int) -> int:
    """Older people are bald more often."""
    if lot.is_drawn(6 if age < GREYING_AGE else 34):
        return lot.pick(THIN) if age >= GREYING_AGE else BALD
    return lot.pick_index(STYLES)


def kit(lot: FeatureLots, job: str) -> Kit:
    """A kit for a person whose game gives none. A goalkeeper's is plain."""
    colours = lot.pick(KIT_COLOURS)
    pattern = "plain" if job == KEEPER else lot.pick(PATTERN_LOTS)
    return Kit(pattern, colours if lot.is_drawn(50) else (colours[1], colours[0]))
