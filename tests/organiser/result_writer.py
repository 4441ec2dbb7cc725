"""Goes on with a league until it is killed, and says after each result that it is on the disk.

`python -m tests.organiser.result_writer URL typed|simulated` prints the number of each entry once it is written.
A league that is over is struck out match by match, so that there is always something to do.
"""

import asyncio
import sys

from tavolino.organiser.entries import Annulled, Score, Scored
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.simulation import Simulation
from tavolino.store import open_store
from tests.organiser.support import charter

NAME = "Coppa Corta"


async def write(url: str, how: str) -> None:
    store = await open_store(url)
    organiser = Organiser(store.competitions, store.group_commit.clock)
    if not await organiser.list_competitions():
        await organiser.create(charter(Kind.LEAGUE, 6, player="random"))
    id = await organiser.find_id(NAME)
    if not (await organiser.load_book(id)).progress.order:
        await organiser.draw_lots(id, "Mara")
    while True:
        await (type_results(organiser, id) if how == "typed" else simulate_results(organiser, id))
        await strike_results(organiser, id)


async def type_results(organiser: Organiser, id: str) -> None:
    for match in (await organiser.load_book(id)).progress.open_matches():
        told = await organiser.append(id, Scored(match, Score((2, 1))), "Mara")
        print(told.version, flush=True)


async def simulate_results(organiser: Organiser, id: str) -> None:
    simulation = Simulation(organiser, id, "Mara")

    def tell(played: int) -> None:
        assert simulation.loaded
        print(simulation.loaded.version, flush=True)

    await simulation.run(1, tell)


async def strike_results(organiser: Organiser, id: str) -> None:
    book = await organiser.load_book(id)
    for match, kept in list(book.facts.results.items()):
        told = await organiser.append(id, Annulled(match, kept.entry.number), "Mara")
        print(told.version, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2]))
