"""What each event of 101 Champions Challenge looks like on the stage."""

from types import MappingProxyType
from typing import Final

from tavolino.core.looks.scenes import SceneKind

SCENES: Final = MappingProxyType[str, SceneKind](
    {
        "kick-off": "deal",
        "draw": "draw",
        "surplus": "draw",
        "lay": "play",
        "joker": "play",
        "claim": "play",
        "penalties": "play",
        "pass": "step",
        "pass-lost": "step",
        "cleared": "save",
        "counter": "counter",
        "keep": "line",
        "give": "calm",
        "foul": "answer",
        "foul-kick": "answer",
        "shot": "decide",
        "kick": "decide-two",
        "goal": "goal",
        "corner": "save",
        "saved": "save",
        "kick-blocked": "save",
        "kick-saved": "save",
        "too-late": "save",
        "whistle": "period",
        "shoot-out": "period",
        "turn-up": "turn",
        "strike-goal": "strike",
        "strike-saved": "strike",
        "lot": "period",
        "end": "final",
    }
)
