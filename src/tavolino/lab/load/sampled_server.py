"""`tavolino serve`, which samples what its processor time goes into.

    python -P sampled_server.py FILE serve ...

It is run as a file, so that the server imports nothing but what it needs.
The first SIGUSR2 begins, the next one ends and writes the seconds of each part into the file, as JSON. A part is known
by the function that is running, or that has called it: so it is found in compiled code too.
"""

import json
import runpy
import signal
import sys
from pathlib import Path
from time import process_time, thread_time
from types import FrameType
from typing import Final, NamedTuple

SAMPLE_EVERY_S: Final = 0.002
PACKAGE: Final = str(Path(__file__).parents[2]) + "/"

COMMITS: Final = "commits"
OTHER: Final = "other"


class Place(NamedTuple):
    """Code by the beginning of its path; with `functions`, only these."""

    path: str
    part: str
    functions: tuple[str, ...] = ()


PLACES: Final = (
    Place("live/viewers/sentences", "sentences"),
    Place("live/viewers/viewer_states", "views", ("take_snapshot", "seen_view")),
    Place("live/viewers/", "states"),
    Place("live/clients/client_session", "out", ("flush", "next_frame", "run", "send")),
    Place("live/clients/", "in"),
    Place("live/live_table", "tables"),
    Place("live/", "tables"),
    Place("table/view", "views"),
    Place("table/", "rules"),
    Place("store/", COMMITS),
    Place("server/connections/direct_line", "out", ("write",)),
    Place("server/connections/", "in"),
)
PARTS: Final = ("in", "rules", "views", "sentences", "states", "out", "tables", COMMITS, OTHER)
"""In the order in which a move goes through them. Other threads write to the database; the rest is the event loop."""


def part_of(frame: FrameType | None) -> str:
    """The part of the innermost function whose place is known."""
    while frame:
        path, name = frame.f_code.co_filename, frame.f_code.co_name
        if path.startswith(PACKAGE):
            inside = path.removeprefix(PACKAGE)
            for place in PLACES:
                if inside.startswith(place.path) and (not place.functions or name in place.functions):
                    return place.part
        frame = frame.f_back
    return OTHER


class Sampler:
    """What the main thread has worked since the last sample counts for what it does now."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: dict[str, float] = dict.fromkeys(PARTS, 0.0)
        self.is_running = False

    def switch(self, *_: object) -> None:
        self.is_running = not self.is_running
        if self.is_running:
            self.seconds = dict.fromkeys(PARTS, 0.0)
            self.process_s, self.thread_s = process_time(), thread_time()
            self.last_s = self.thread_s
            signal.setitimer(signal.ITIMER_PROF, SAMPLE_EVERY_S, SAMPLE_EVERY_S)
        else:
            signal.setitimer(signal.ITIMER_PROF, 0)
            in_thread_s = thread_time() - self.thread_s
            self.seconds[COMMITS] += process_time() - self.process_s - in_thread_s
            self.file.write_text(json.dumps(self.seconds))

    def sample(self, _: int, frame: FrameType | None) -> None:
        now_s = thread_time()
        self.seconds[part_of(frame)] += now_s - self.last_s
        self.last_s = now_s


def main() -> None:
    sampler = Sampler(Path(sys.argv[1]))
    signal.signal(signal.SIGPROF, sampler.sample)
    signal.signal(signal.SIGUSR2, sampler.switch)
    sys.argv[:2] = ["tavolino"]
    runpy.run_module("tavolino", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
