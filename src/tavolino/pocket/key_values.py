"""What the pocket asks of the browser's storage: texts by keys, and several changes at once or none."""

from collections.abc import Mapping
from typing import Final, Protocol

NUMBER_WIDTH: Final = 8
"""Digits of a number in a key: so keys sort as their numbers do."""


class KeyValues(Protocol):
    """In the browser it is a store of IndexedDB."""

    async def get(self, key: str) -> str | None: ...

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in their order, with their values."""

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        """Returns when all of it is on disk; if it raises, nothing is. None deletes a key."""


def number_key(prefix: str, number: int) -> str:
    return f"{prefix}{number:0{NUMBER_WIDTH}d}"
