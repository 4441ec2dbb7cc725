"""How long one step of the loop takes: the processor time of every callback, which no busy machine makes longer."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

MAX_STEP_S = 0.05
"""While a step lasts nobody else is answered."""


class LoopStep(NamedTuple):
    """A callback of the loop: how long it kept the processor, and which it was."""

    seconds: float
    what: str


@contextmanager
def watch_loop() -> Iterator[list[LoopStep]]:
    """All steps of more than a millisecond of all loops meanwhile, filled in at the end, the longest first.

    The garbage collector is off: it walks through what a thousand other tests have left.
    """
    steps: list[LoopStep] = []
    run = asyncio.Handle._run

    def run_timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > 0.001:
            steps.append(LoopStep(took, repr(handle)))

    gc.disable()
    setattr(asyncio.Handle, "_run", run_timed)  # noqa: B010
    try:
        yield steps
    finally:
        setattr(asyncio.Handle, "_run", run)  # noqa: B010
        gc.enable()
        steps.sort(reverse=True)
