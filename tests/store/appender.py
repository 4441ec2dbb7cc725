"""Goes on writing at several tables until it is killed, and says after each line that it has been written.

`python -m tests.store.appender URL TABLES`: prints `TABLE NUMBER` when the line is said to be on the disk.
"""

import asyncio
import sys

from tavolino.store import Store, open_store
from tests.store.support import ANA, ION, add_guests, comings_and_goings, find_guest, match_of, row


async def write(url: str, n: int) -> None:
    store = await open_store(url)
    if not await find_guest(store, "ana"):
        await add_guests(store, "ana")
    await asyncio.gather(*(go_on(store, f"t{number}") for number in range(n)))


async def go_on(store: Store, id: str) -> None:
    """Where the last one was killed."""
    found = await store.tables.get(id)
    if not found:
        await store.tables.add(row(id, match_of([ANA, ION])))
    number = len(found.entries) if found else 0
    while True:
        await store.group_commit.append(id, number, comings_and_goings(number, 1))
        print(id, number, flush=True)
        number += 1


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
