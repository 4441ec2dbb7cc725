"""Scenes: what each event looks like on the stage, and how long that takes. One table for the server and the page.

The server waits while everyone is shown the scenes of a move; the page plays them. A game says which of its events is
which scene (`Game.scene_of`). The same goal is a different sight for either side: it is one scene here.
"""

from collections.abc import Iterable, Mapping
from itertools import groupby
from types import MappingProxyType
from typing import Final, Literal

SceneKind = Literal[
    "line",
    "flip",
    "step",
    "draw",
    "stamp",
    "match-ball",
    "calm",
    "counter",
    "save",
    "period",
    "final",
    "deal",
    "turn",
    "phase",
    "review",
    "play",
    "answer",
    "strike",
    "attack",
    "verdict",
    "duel",
    "goal",
    "choices",
    "decide",
    "decide-two",
]

SCENE_MS: Final[Mapping[SceneKind, int]] = MappingProxyType(
    {
        "line": 0,  # a line of the commentary: nothing is shown
        "flip": 250,  # a card of a deck is turned over in passing
        "step": 300,  # the ball goes one step
        "draw": 460,  # cards go from a deck to a hand
        "stamp": 570,  # a card is stamped and flies to its place
        "match-ball": 700,  # the next goal may decide; one can play meanwhile
        "calm": 710,  # a card goes to its place, and can be read
        "counter": 700,  # the ball flies over everyone
        "save": 900,  # a stamp: saved, corner, cleared
        "period": 900,  # the page turns
        "final": 900,  # the final whistle
        "deal": 1100,  # cards are dealt to everyone
        "turn": 1120,  # a card of a deck is turned over, and can be read
        "phase": 1200,  # a step of an attack that is no duel
        "review": 1300,  # the referee looks at it again
        "play": 1320,  # a card leaves a seat, turns over in flight, and can be read
        "answer": 1540,  # a card is slammed on the one that it answers
        "strike": 1540,  # a kick of a shoot-out
        "attack": 1580,  # a card is played at somebody's goal
        "verdict": 1630,  # a total is turned over
        "duel": 2400,  # one footballer against another
        "goal": 2600,  # the poster
        "choices": 3010,  # secret choices are turned over together
        "decide": 3400,  # a deciding card is pulled over; by itself after a while
        "decide-two": 5000,  # two of them, one after the other
    }
)
"""How long each scene takes at usual speed, in milliseconds."""

SCENES_TOGETHER: Final[tuple[SceneKind, ...]] = ("deal", "choices", "period")
"""Scenes that are shown once for all events in a row that ask for them."""


def scenes_ms(scenes: Iterable[SceneKind]) -> int:
    """How long the scenes of events in a row take."""
    return sum(
        SCENE_MS[scene] * (1 if scene in SCENES_TOGETHER else len(list(events)))
        for scene, events in groupby(scenes)
    )
