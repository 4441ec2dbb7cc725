"""What a frame is called on the wire."""

import re


def frame_tag(name: str) -> str:
    """`StandUpCommand` is `stand_up` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", re.sub("(Command|Frame)$", "", name)).lower()
