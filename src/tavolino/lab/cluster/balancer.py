"""Which worker a client comes to, as a proxy decides: any, or by the table's id; never one that is not well."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final
from zlib import crc32

from tavolino.lab.load.client import ClientSocket, HttpAnswer, LoadClient, ServerAddress, read_json

CHECK_INTERVAL_S: Final = 0.5
CHECK_TIMEOUT_S: Final = 1.0
FAILED_CHECKS: Final = 2
"""After so many a worker is down, and what is open there is closed."""

HANDSHAKE_TIMEOUT_S: Final = CHECK_INTERVAL_S + FAILED_CHECKS * CHECK_TIMEOUT_S


class Balancer:
    """`is_hashed`: by the table's id, so that all people of a table come to the same worker."""

    def __init__(self, addresses: list[ServerAddress], is_hashed: bool = False) -> None:
        self.addresses = addresses
        self.is_hashed = is_hashed
        self.rng = Random()
        self.failed = dict.fromkeys(addresses, 0)
        self.on_down: Callable[[ServerAddress], None] = lambda address: None

    def order(self, path: str) -> Iterator[ServerAddress]:
        """The workers to try, one after the other: whoever refuses a connection is left out."""
        first = (
            crc32(table_part(path).encode()) if self.is_hashed else self.rng.randrange(len(self.addresses))
        )
        ordered = (self.addresses[(first + n) % len(self.addresses)] for n in range(len(self.addresses)))
        return (address for address in ordered if self.is_up(address))

    def is_up(self, address: ServerAddress) -> bool:
        return self.failed[address] < FAILED_CHECKS

    async def check_regularly(self) -> None:
        while True:
            await asyncio.gather(*map(self.check, self.addresses))
            await asyncio.sleep(CHECK_INTERVAL_S)

    async def check(self, address: ServerAddress) -> None:
        try:
            async with asyncio.timeout(CHECK_TIMEOUT_S):
                answer = await LoadClient(address).request("GET", "/ready")
        except (OSError, TimeoutError):
            answer = HttpAnswer(0, b"")
        self.failed[address] = 0 if answer.status == 200 else self.failed[address] + 1
        if self.failed[address] == FAILED_CHECKS:
            self.on_down(address)


def table_part(path: str) -> str:
    """`/api/tables/ID/...` and `/ws/tables/ID` belong together."""
    _, is_table, rest = path.partition("/tables/")
    return rest.partition("/")[0] if is_table else path


class RoutedClient:
    """A client whose requests and sockets go where the balancer says."""

    def __init__(self, balancer: Balancer, source_address: str) -> None:
        self.balancer = balancer
        self.source_address = source_address

    async def request_json(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        return read_json(await self.request(method, path, body, secret))

    async def request(self, method: str, path: str, body: object = None, secret: str = "") -> HttpAnswer:
        for address in self.balancer.order(path):
            try:
                return await LoadClient(address, self.source_address).request(method, path, body, secret)
            except ConnectionRefusedError:
                continue
        raise ConnectionRefusedError("no worker is there")

    async def open_socket(
        self, path: str, hear: Callable[[bytes], None], gone: Callable[[int], None]
    ) -> ClientSocket:
        for address in self.balancer.order(path):
            try:
                async with asyncio.timeout(HANDSHAKE_TIMEOUT_S):
                    return await LoadClient(address, self.source_address).open_socket(path, hear, gone)
            except (ConnectionRefusedError, ConnectionResetError, TimeoutError):
                continue
        raise ConnectionRefusedError("no worker is there")
