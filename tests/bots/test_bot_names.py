"""The names of bots at a table."""

from itertools import chain

from tavolino.bots.bot_names import NAMES, choose_bot_name
from tavolino.bots.roster import LEVELS


def test_every_level_has_people_enough_for_the_largest_table() -> None:
    assert set(NAMES) == set(LEVELS)
    everyone = list(chain(*NAMES.values()))
    assert len(set(everyone)) == len(everyone)
    assert min(map(len, NAMES.values())) >= 5


def test_nobody_at_a_table_has_the_name_of_another() -> None:
    taken: list[str] = []
    for _ in range(8):
        taken.append(choose_bot_name("amateur", taken, "Amateur"))
    assert len(set(taken)) == 8
    assert taken[5:] == ["Amateur", "Amateur 2", "Amateur 3"]
