"""What each event of Go-Goal! looks like on the stage."""

from types import MappingProxyType
from typing import Final

from tavolino.core.looks.scenes import SceneKind

SCENES: Final = MappingProxyType[str, SceneKind](
    {
        "begins": "line",
        "deal": "deal",
        "team": "choices",
        "turn": "line",
        "empty-handed": "line",
        "dry": "line",
        "draw": "draw",
        "remade": "calm",
        "join": "calm",
        "makes-room": "line",
        "discard": "calm",
        "attack": "attack",
        "show-yellow": "attack",
        "show-red": "attack",
        "let": "line",
        "stopped": "answer",
        "booked": "calm",
        "replacement": "calm",
        "no-replacement": "line",
        "sent-off": "calm",
        "spot": "line",
        "kick-scored": "choices",
        "kick-saved": "choices",
        "goal": "goal",
        "end-goals": "final",
        "end-draw": "final",
        "end-endless": "final",
    }
)
