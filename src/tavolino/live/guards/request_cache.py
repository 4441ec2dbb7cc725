"""Requests that are sent twice are done once: the second time the first answer is sent again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.live.frames.server_frames import ServerFrame

MAX_ANSWERS: Final = 32

PendingAnswer = asyncio.Future[ServerFrame]


class RequestCache:
    """The last answers to the requests of one seat, from all its connections, by the ids that the client chose."""

    def __init__(self) -> None:
        self.answers: dict[str, PendingAnswer] = {}

    async def find(self, request_id: str | None) -> ServerFrame | None:
        """The answer to a request that was sent before, awaited if it is being worked on; None: it is new."""
        if request_id is None or request_id not in self.answers:
            return None
        return await asyncio.shield(self.answers[request_id])

    @contextmanager
    def keep_answer(self, request_id: str | None) -> Iterator[PendingAnswer]:
        """Keeps the answer that is set inside. Without one, whoever waits for it is told that there is none."""
        pending: PendingAnswer = asyncio.get_running_loop().create_future()
        if request_id is not None:
            self.drop_oldest()
            self.answers[request_id] = pending
        try:
            yield pending
        finally:
            if not pending.done():
                self.answers.pop(request_id or "", None)
                pending.set_exception(LiveFault("not-kept"))
                pending.exception()  # marks it as seen: perhaps nobody waits

    def replace_answer(self, request_id: str | None, answer: ServerFrame) -> None:
        """From now on a repeated request gets this answer."""
        if request_id in self.answers:
            self.answers[request_id] = asyncio.get_running_loop().create_future()
            self.answers[request_id].set_result(answer)

    def drop_oldest(self) -> None:
        while len(self.answers) >= MAX_ANSWERS:
            del self.answers[next(iter(self.answers))]
