"""What a test of many workers does, as plain data."""

from dataclasses import dataclass
from typing import Final

from tavolino.lab.load.load_plan import LoadPlan

KILL: Final = "kill"
STOP: Final = "stop"
CUT: Final = "cut"
SILENCE: Final = "silence"
NEWS: Final = "news"
RESTART: Final = "restart"
DRAIN: Final = "drain"
NO_TROUBLE: Final = "none"
TROUBLES: Final = (KILL, STOP, CUT, SILENCE, NEWS, RESTART, DRAIN)
"""What may happen: a worker is killed, stopped, cut off from the database, its line to it goes silent; the news between
workers are cut off; PostgreSQL restarts; a worker is drained, ends, and another takes its place.
"""


@dataclass(frozen=True)
class ClusterPlan(LoadPlan):
    """`kills` is how often the trouble comes, `seconds` how long at most to the next; without any trouble, how long is
    measured. `hold` is how long it lasts.
    """

    workers: int = 4
    trouble: str = KILL
    hold: float = 10.0
    is_hashed: bool = False
