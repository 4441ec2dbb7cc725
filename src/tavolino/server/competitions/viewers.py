"""Everyone who looks at a competition right now. They are told that there is something new, and fetch it."""

import asyncio
from collections import defaultdict
from typing import Final

from tavolino.server.faults import ServerFault

MAX_VIEWERS: Final = 500
"""Of one competition."""


class CompetitionViewer:
    """One socket. `close_code` is set when it has to be closed."""

    def __init__(self) -> None:
        self.wakeup = asyncio.Event()
        self.close_code: int | None = None

    def close_with(self, code: int) -> None:
        self.close_code = self.close_code or code
        self.wakeup.set()


class CompetitionViewers:
    """The sockets of all competitions."""

    def __init__(self) -> None:
        self.by_competition: defaultdict[str, set[CompetitionViewer]] = defaultdict(set)

    def add(self, id: str) -> CompetitionViewer:
        if len(self.by_competition[id]) >= MAX_VIEWERS:
            raise ServerFault("full-house")
        viewer = CompetitionViewer()
        self.by_competition[id].add(viewer)
        return viewer

    def remove(self, id: str, viewer: CompetitionViewer) -> None:
        self.by_competition[id].discard(viewer)
        if not self.by_competition[id]:
            del self.by_competition[id]

    def announce(self, id: str) -> None:
        """Something has happened. Nobody waits for a viewer: each sends its news in a task of its own."""
        for viewer in self.by_competition.get(id, ()):
            viewer.wakeup.set()

    def close_all(self, code: int) -> None:
        for viewers in self.by_competition.values():
            for viewer in viewers:
                viewer.close_with(code)
