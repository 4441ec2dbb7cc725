"""Goes on with a league until it is killed, and says after each result that it has been kept.

`python -m tests.office.typist URL typed|simulated`: prints the number of the entry when it is said to be on the disk.
A league that is over is struck out match by match, so that there is always something to do.
"""

import asyncio
import sys

from tavolino.organiser.charter import Kind
from tavolino.organiser.entries import Annulled, Score, Scored
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.simulation import Simulation
from tavolino.store import open_store
from tests.organiser.scene import charter

NAME = "Coppa Corta"


async def write(url: str, how: str) -> None:
    office = Organiser(await open_store(url))
    if not await office.list_competitions():
        await office.create(charter(Kind.LEAGUE, 6, player="random"))
    id = await office.find_id(NAME)
    if not (await office.load_book(id)).order:
        await office.draw_lots(id, "Mara")
    while True:
        await (typed(office, id) if how == "typed" else simulated(office, id))
        await struck_out(office, id)


async def typed(office: Organiser, id: str) -> None:
    for match in (await office.load_book(id)).open_matches():
        told = await office.append(id, Scored(match, Score((2, 1))), "Mara")
        print(told.version, flush=True)


async def simulated(office: Organiser, id: str) -> None:
    simulation = Simulation(office, id, "Mara")

    def tell(played: int) -> None:
        assert simulation.book
        print(simulation.book.version, flush=True)

    await simulation.run(1, tell)


async def struck_out(office: Organiser, id: str) -> None:
    book = await office.load_book(id)
    for match, kept in list(book.results.items()):
        told = await office.append(id, Annulled(match, kept.entry.number), "Mara")
        print(told.version, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2]))
