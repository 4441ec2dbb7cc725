"""Who is kept out, as the database says it: read anew every few seconds, for `tavolino admin` writes there."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE, CLOSE_NOT_WELCOME
from tavolino.live.logs import log_error
from tavolino.live.table_registry import TableRegistry
from tavolino.store.people.moderation import GUEST_BAN, NETWORK_BAN, TABLE_BAN, Ban
from tavolino.store.store import Store

REFRESH_INTERVAL_S: Final = 5.0


class BanList:
    def __init__(self) -> None:
        self.guests: frozenset[str] = frozenset()
        self.tables: frozenset[str] = frozenset()
        self.networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def set(self, bans: list[Ban]) -> None:
        values = {
            kind: [ban.value for ban in bans if ban.kind == kind] for kind in {ban.kind for ban in bans}
        }
        self.guests = frozenset(values.get(GUEST_BAN, ()))
        self.tables = frozenset(values.get(TABLE_BAN, ()))
        self.networks = tuple(ip_network(value, strict=False) for value in values.get(NETWORK_BAN, ()))

    def has_address(self, host: str) -> bool:
        if not self.networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    async def refresh(self, store: Store, tables: TableRegistry) -> None:
        """Read it, and show out whoever has come to be on it."""
        self.set(await store.moderation.list_bans())
        for live in [*tables.tables.values()]:
            if live.id in self.tables or live.host in self.guests:
                live.close(CLOSE_NO_SUCH_TABLE)
                tables.drop(live)
            for connection in [*live.viewers.all_connections()]:
                seated = connection.seat is not None and live.holders[connection.seat].guest
                if (connection.guest.id if connection.guest else seated) in self.guests:
                    connection.close_with(CLOSE_NOT_WELCOME)

    async def refresh_regularly(self, store: Store, tables: TableRegistry) -> None:
        while True:
            try:
                await self.refresh(store, tables)
            except Exception as error:
                log_error("bans not read", error)
            await asyncio.sleep(REFRESH_INTERVAL_S)
