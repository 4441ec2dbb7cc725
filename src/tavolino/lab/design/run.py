"""Plays a plan until it is done, known well enough, or stopped; saves its figures now and then."""

from collections.abc import Callable
from time import monotonic
from typing import Final, Generic, TypeVar

from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.design.lab_file import KeptTally, LabFile
from tavolino.lab.simulation.parallel import BatchPlan, BatchSizer, Workers, run_batches

SAVE_EVERY_S: Final = 5.0


T = TypeVar("T", bound=KeptTally)


def run_deals(
    plan: BatchPlan[T],
    tally: T,
    deals: int,
    workers: Workers,
    stop: StopSignal,
    on_progress: Callable[[T, int], None],
    is_enough: Callable[[T], bool] | None = None,
    file: LabFile[T] | None = None,
) -> T:
    """Play on from what is in the tally up to so many deals. Deals count only if all before them do."""
    saved = monotonic()
    waiting: dict[int, T] = {}
    sizer = BatchSizer(deals, tally.deals)
    for batch in run_batches(NumberedPlan(plan), sizer, workers, stop):
        first, part = batch.tally
        waiting[first] = part
        while tally.deals in waiting:
            next_part = waiting.pop(tally.deals)
            tally.add(next_part)
            on_progress(tally, next_part.deals)
        if file and monotonic() - saved > SAVE_EVERY_S:
            file.save(tally)
            saved = monotonic()
        if is_enough and is_enough(tally):
            break
    if file:
        file.save(tally)
    return tally


class NumberedPlan(Generic[T]):
    """Tells with each part which deal it begins with: parts arrive in any order, and a stop loses some of them."""

    def __init__(self, plan: BatchPlan[T]) -> None:
        self.plan = plan

    def play(self, numbers: range) -> tuple[int, T]:
        return numbers.start, self.plan.play(numbers)
