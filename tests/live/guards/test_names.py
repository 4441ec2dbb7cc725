"""Names: what can be read is kept as it is meant, what deceives is refused or told apart."""

import pytest

from tavolino.core.faults import Fault
from tavolino.live.guards.names import clean_name, skeleton, tell_apart
from tavolino.live.rows import Guest
from tavolino.live.setup import seat_changes
from tests.live.support import Stage

GOOD = (
    "Mara",
    "Răzvan",
    "Zoë",
    "Ștefan cel Mic",
    "Ольга",
    "Ελένη",
    "李雷",
    "Ana 2",
    "🦊 Volpe",
    "O'Neill",
    "محمد",
)
UNREADABLE = (
    "",
    "   ",
    "\u200b",
    "Ma\u200bra",
    "\u3164",
    "\u2800\u2800",
    "A\u115f",
    "\u202eara",
    "Mara\u00ad",
    "a" + "\u0301" * 9,
    "---",
    "x" * 41,
    "a\nb\x00",
)
MIXED = ("M\u0430ra", "P\u0430yp\u0430l", "Αna", "Iv\u043e")


@pytest.mark.parametrize("name", GOOD)
def test_good_names_stay(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_nobody_can_read_is_no_name(name: str) -> None:
    with pytest.raises(Fault) as fault:
        clean_name(name)
    assert fault.value.key == "name-unreadable"


@pytest.mark.parametrize("name", MIXED)
def test_letters_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Fault) as fault:
        clean_name(name)
    assert fault.value.key == "name-mixed"


def test_wide_letters_become_plain_ones() -> None:
    assert clean_name("\uff2d\uff41\uff52\uff41") == "Mara"


@pytest.mark.parametrize("other", ["mara", "MARA", "Mará", "M ara"])
def test_who_would_be_taken_for_another_gets_a_number(other: str) -> None:
    assert skeleton(other) == skeleton("Mara")
    assert tell_apart(other, ["Ivo", "Mara"]) == f"{other} 2"
    assert tell_apart("Ada", ["Ivo", "Mara"]) == "Ada"


def test_a_name_in_another_alphabet_can_look_the_same() -> None:
    assert tell_apart("Сосо", ["Coco"]) == "Сосо 2"
    assert tell_apart("Ollver", ["Oliver"]) == "Ollver 2"


@pytest.mark.anyio
async def test_at_a_table_nobody_passes_for_another(stage: Stage) -> None:
    opened = await stage.open()
    other = Guest("x", "AПA".replace("П", "n"), "en", 0, 0)
    await seat_changes.join(stage.registry, opened.table_id, other, invite=opened.invites[1])
    assert (await stage.live()).names == ["Ana", "AnA 2"]
