"""A storage for a host that opens no table."""

from collections.abc import Mapping


class NoDisk:
    """Empty, and stays so."""

    async def get(self, key: str) -> str | None:
        return None

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        return []

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        raise NotImplementedError
