"""Who sits at this device. Whoever has it in hand may read and play all that is kept on it."""

from dataclasses import replace
from typing import Final

import msgspec

from tavolino.live.ports import TimeSource
from tavolino.live.rows import Guest
from tavolino.pocket.key_values import KeyValues

KEY: Final = "guest"
GUEST_ID: Final = "device"


class PocketGuests:
    """The one guest of the device, under the name that was said last."""

    def __init__(self, disk: KeyValues, clock: TimeSource) -> None:
        self.disk = disk
        self.guest = Guest(GUEST_ID, "", "en", clock.today(), clock.today())

    async def load(self) -> None:
        line = await self.disk.get(KEY)
        if line is not None:
            self.guest = msgspec.json.decode(line, type=Guest)

    async def rename(self, name: str, language: str) -> None:
        changed = replace(self.guest, name=name, language=language)
        if changed != self.guest:
            await self.disk.commit({KEY: msgspec.json.encode(changed).decode()})
            self.guest = changed

    async def by_secret(self, secret_hash: str) -> Guest | None:
        """Any secret will do: it never leaves the device."""
        return self.guest

    async def mark_seen(self, guest_id: str, at: int) -> None:
        """Nobody asks."""
