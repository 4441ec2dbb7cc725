"""Hair: what is behind the head, and what is on it. A head's crown is at 0, -98, its temples at 68, -16."""

from typing import Final, NamedTuple


class HairStyle(NamedTuple):
    """Two outlines, the first behind the head and the neck."""

    behind: str
    before: str


CAP: Final = "M-71 -6C-78 -84 -46 -114 0 -114C46 -114 78 -84 71 -6"
"""From the left temple over the crown to the right one."""
MANE: Final = (
    "M0 -118C70 -118 88 -70 86 0C86 60 92 90 100 128H-100C-92 90 -86 60 -86 0C-88 -70 -70 -118 0 -118z"
)
CURLS: Final = (
    "M-72 -8a24 24 0 0 1 -6 -40a26 26 0 0 1 16 -42a28 28 0 0 1 38 -26a28 28 0 0 1 48 0a28 28 0 0 1 38 26"
    "a26 26 0 0 1 16 42a24 24 0 0 1 -6 40"
)

STYLES: Final = (
    HairStyle("", f"{CAP}L60 -40Q30 -58 0 -58T-60 -40z"),  # short
    HairStyle("", f"{CAP}L62 -38Q24 -44 -18 -74Q-38 -56 -62 -36z"),  # a parting on the left
    HairStyle("", f"{CAP}L62 -36Q38 -56 18 -74Q-24 -44 -62 -38z"),  # a parting on the right
    HairStyle("", f"{CAP}L66 -24Q60 -44 56 -42Q0 -32 -56 -42Q-60 -44 -66 -24z"),  # a fringe
    HairStyle(
        MANE, f"{CAP}L74 30Q64 -20 52 -38Q26 -50 0 -84Q-26 -50 -52 -38Q-64 -20 -74 30z"
    ),  # long, parted
    HairStyle(MANE, f"{CAP}L76 34Q66 -8 60 -34Q10 -40 -30 -66Q-52 -46 -62 -28Q-68 0 -76 34z"),  # long, swept
    HairStyle(
        "M0 -160C78 -160 116 -108 112 -52C110 0 96 26 70 36H-70C-96 26 -110 0 -112 -52C-116 -108 -78 -160 0 -160z",
        "M-70 -8C-74 -60 -60 -104 0 -104S74 -60 70 -8Q62 -52 40 -60Q0 -70 -40 -60Q-62 -52 -70 -8z",
    ),  # afro
    HairStyle("", f"{CURLS}L60 -36Q48 -62 30 -52Q14 -70 0 -54Q-14 -70 -30 -52Q-48 -62 -60 -36z"),  # curls
    HairStyle(
        "M-80 -20C-88 40 -92 80 -84 118Q-50 134 0 130Q50 134 84 118C92 80 88 40 80 -20z",
        f"{CURLS}L62 -36Q30 -60 0 -56T-62 -36z",
    ),  # curls down to the neck
    HairStyle(
        "M-76 -20Q-84 60 -74 112H74Q84 60 76 -20z",
        f"{CAP}L64 -30L52 -56L38 -42L22 -62L4 -44L-14 -62L-32 -42L-48 -58L-64 -30z",
    ),  # spikes before, long behind
    HairStyle(
        "",
        "M-69 -20Q-74 -62 -60 -84Q-30 -140 40 -132Q86 -124 74 -70Q74 -44 69 -20L62 -44Q30 -76 -20 -66Q-50 -60 -62 -36z",
    ),  # quiff
    HairStyle("", "M-70 -16L-70 -122Q0 -138 70 -122L70 -16L60 -58Q0 -66 -60 -58z"),  # flat top
    HairStyle("", f"{CAP}L62 -44Q52 -78 36 -76Q18 -56 0 -56T-36 -76Q-52 -78 -62 -44z"),  # a widow's peak
    HairStyle(
        "", "M-70 -14C-74 -78 -46 -106 0 -106C46 -106 74 -78 70 -14L60 -52Q0 -74 -60 -52z"
    ),  # cropped close
    HairStyle(
        "M-26 -128a26 22 0 0 1 52 0a26 22 0 0 1 -52 0z", f"{CAP}L62 -44Q30 -72 0 -72T-62 -44z"
    ),  # a knot
    HairStyle(
        "M-78 -30Q-94 30 -80 76Q-60 90 -48 60H48Q60 90 80 76Q94 30 78 -30z",
        f"{CAP}L70 20Q66 -20 58 -32Q30 -36 4 -70Q-10 -44 -58 -34Q-66 -20 -70 20z",
    ),  # over the ears
    HairStyle(
        "", "M-71 0C-76 -52 -66 -80 -50 -90L-56 -40zM71 0C76 -52 66 -80 50 -90L56 -40z"
    ),  # only at the sides
    HairStyle(
        "",
        "M-71 0C-76 -46 -70 -72 -58 -84L-58 -36zM71 0C76 -46 70 -72 58 -84L58 -36z"
        "M-52 -86Q0 -122 54 -82Q10 -102 -52 -86z",
    ),  # combed over
    HairStyle("", ""),  # none
)
BALD: Final = len(STYLES) - 1
THIN: Final = (BALD, BALD - 1, BALD - 2, 12, 13)

SIDEBURNS: Final = "M-69 -14L-56 -20L-50 34L-64 30zM69 -14L56 -20L50 34L64 30z"
SHINE: Final = "M-36 -76q14 -14 32 -14"
