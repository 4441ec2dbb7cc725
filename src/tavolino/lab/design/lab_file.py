"""A file in which a run is kept: what was planned, and what has been counted so far. The same plan goes on from it."""

import json
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from tavolino.lab.design.variants import DealPlan
from tavolino.lab.faults import LabFault

FORMAT: Final = "tavolino lab 1"


class KeptTally(Protocol):
    """A tally of deals that grows, and can be written down and read again."""

    deals: int

    def add(self, other: Any) -> None: ...

    def data(self) -> dict[str, Any]: ...

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self: ...


T = TypeVar("T", bound=KeptTally)


class LabFile(Generic[T]):
    """The file of one run; without a path nothing is kept."""

    def __init__(self, path: str, kind: str, plan: DealPlan, tally_class: type[T]) -> None:
        self.path = Path(path) if path else None
        self.kind = kind
        self.plan = plan
        self.tally_class = tally_class

    def load(self) -> T:
        """What was counted before; nothing if there is no such file yet."""
        if not self.path or not self.path.exists():
            return self.tally_class()
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            plan = kept["plan"] if kept["format"] == FORMAT and kept["kind"] == self.kind else None
            tally = self.tally_class.from_data(kept["tally"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise LabFault("bad-lab-file", path=str(self.path)) from error
        if plan != self.plan.data():
            raise LabFault("other-lab-file", path=str(self.path))
        return tally

    def save(self, tally: T) -> None:
        """Whoever kills the program meanwhile finds the file of before, whole."""
        if not self.path:
            return
        kept = {"format": FORMAT, "kind": self.kind, "plan": self.plan.data(), "tally": tally.data()}
        new = self.path.with_name(f"{self.path.name}.new")
        try:
            new.write_text(json.dumps(kept, ensure_ascii=False) + "\n", encoding="utf-8")
            new.replace(self.path)
        except OSError as error:
            raise LabFault("unwritable-lab-file", path=str(self.path), why=error.strerror or "") from error
