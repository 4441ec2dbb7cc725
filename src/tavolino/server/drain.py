"""Drain: before another server takes over, this one opens no new tables. Whatever is played goes on."""

from tavolino.server.faults import ServerFault


class Drain:
    def __init__(self) -> None:
        self.is_draining = False

    def begin(self) -> None:
        self.is_draining = True

    def check_open(self) -> None:
        """May something new begin here?"""
        if self.is_draining:
            raise ServerFault("draining")
