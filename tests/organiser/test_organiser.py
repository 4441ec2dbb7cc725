"""The organiser: competitions in a store, changed by several people at once."""

import asyncio
from threading import Event, current_thread, main_thread
from typing import NoReturn

import pytest
from msgspec.structs import replace

from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Corrected,
    Deputised,
    Drawn,
    NewEntry,
    Paired,
    Postponed,
    Score,
    Scored,
    Withdrawn,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.phrases import history_text
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.snapshot.model import Competition
from tavolino.store import Store
from tests.organiser.support import charter

pytestmark = pytest.mark.anyio


async def league(organiser: Organiser, teams: int = 4) -> Competition:
    made = await organiser.create(charter(Kind.LEAGUE, teams))
    return await organiser.draw_lots(made.id, "Mara")


async def test_what_was_entered_is_there_again(organiser: Organiser) -> None:
    made = await league(organiser)
    told = await organiser.append(made.id, Scored("1", Score((2, 1))), "Mara")
    assert await organiser.snapshot(made.id) == told
    assert (told.version, told.matches[0].goals) == (2, [2, 1])


async def test_found_by_its_id_its_name_or_how_that_begins(organiser: Organiser) -> None:
    made = await league(organiser)
    for name in (made.id, "Coppa Corta", "coppa  CORTA", "cop"):
        assert await organiser.find_id(name) == made.id
    for name in ("", "  ", "league", "coppa lunga"):
        with pytest.raises(Fault, match="There are: Coppa Corta"):
            await organiser.find_id(name)
    other = await organiser.create(replace(charter(Kind.LEAGUE), name="Coppa Lunga"))
    assert await organiser.find_id("coppa l") == other.id
    with pytest.raises(Fault, match="no competition"):
        await organiser.find_id("coppa")


async def test_a_name_is_given_once(organiser: Organiser) -> None:
    await league(organiser)
    with pytest.raises(Fault, match="called “Coppa Corta” already"):
        await league(organiser)


async def test_deleted(organiser: Organiser) -> None:
    made = await league(organiser)
    await organiser.delete(made.id)
    assert await organiser.list_competitions() == []
    for again in (
        organiser.delete(made.id),
        organiser.snapshot(made.id),
        organiser.draw_lots(made.id, "Mara"),
    ):
        with pytest.raises(Fault, match="no competition"):
            await again


async def test_finished_when_the_last_result_is_in_and_open_again_when_it_is_struck_out(
    organiser: Organiser,
) -> None:
    made = await league(organiser, 2)
    await organiser.append(made.id, Scored("1", Score((1, 0))), "Mara")
    [listed] = await organiser.list_competitions()
    assert listed.finished is not None


# -- Two people at once


async def test_two_people_who_enter_the_same_result(organiser: Organiser) -> None:
    """Both look at version 1; whoever is second is told who was first, and with what."""
    made = await league(organiser)
    first = organiser.append(made.id, Scored("1", Score((2, 1))), "Radu", seen=made.version)
    second = organiser.append(made.id, Scored("1", Score((1, 1))), "Ema", seen=made.version)
    outcomes = await asyncio.gather(first, second, return_exceptions=True)
    [fault] = [outcome for outcome in outcomes if isinstance(outcome, Fault)]
    assert fault.key == "changed-meanwhile"
    kept = await organiser.snapshot(made.id)
    assert (fault.values["by"], fault.values["result"]) == (kept.matches[0].by, str(kept.history[-1].figures))
    assert kept.version == made.version + 1


async def test_two_people_who_correct_one_result(organiser: Organiser) -> None:
    made = await league(organiser)
    told = await organiser.append(made.id, Scored("1", Score((2, 1))), "Mara")
    await organiser.append(made.id, Corrected("1", Score((3, 1)), told.version), "Radu")
    with pytest.raises(Fault) as refusal:
        await organiser.append(made.id, Corrected("1", Score((0, 0)), told.version), "Ema")
    assert (refusal.value.key, refusal.value.values["by"]) == ("changed-meanwhile", "Radu")
    for language in LANGUAGES:
        assert "Radu" in refusal.value.text(language)
        assert "3–1" in refusal.value.text(language)


async def test_what_others_do_elsewhere_does_not_disturb(organiser: Organiser) -> None:
    made = await league(organiser, 8)
    everyone = [
        organiser.append(made.id, Scored(str(match), Score((match, 0))), f"Person {match}", seen=made.version)
        for match in range(1, 13)
    ]
    await asyncio.gather(*everyone)
    kept = await organiser.snapshot(made.id)
    assert [match.goals for match in kept.matches[:12]] == [[match, 0] for match in range(1, 13)]
    assert [line.number for line in kept.history] == list(range(1, 14))


async def test_whoever_looks_at_an_old_page_is_told_what_has_happened_to_that_match(
    organiser: Organiser,
) -> None:
    made = await league(organiser)
    await organiser.append(made.id, Postponed("1", "Friday"), "Radu")
    with pytest.raises(Fault, match=r"Radu was here first: match 1 was postponed"):
        await organiser.append(made.id, Scored("1", Score((1, 0))), "Ema", seen=made.version)
    await organiser.append(made.id, Scored("1", Score((1, 0))), "Ema", seen=made.version + 1)


async def test_the_lots_are_drawn_once(organiser: Organiser) -> None:
    made = await organiser.create(charter(Kind.LEAGUE))
    outcomes = await asyncio.gather(
        *(organiser.draw_lots(made.id, f"Person {n}", seen=made.version) for n in range(5)),
        return_exceptions=True,
    )
    faults = [outcome.key for outcome in outcomes if isinstance(outcome, Fault)]
    assert len(faults) == 4
    assert set(faults) <= {"changed-meanwhile", "drawn-already"}
    assert len((await organiser.snapshot(made.id)).lots) == 1


async def test_several_things_happen_together_or_not_at_all(organiser: Organiser) -> None:
    made = await league(organiser)
    news = [NewEntry(Scored("1", Score((1, 0)))), NewEntry(Scored("99", Score((1, 0))))]
    with pytest.raises(Fault, match="no match 99"):
        await organiser.append_all(made.id, news, "Mara")
    assert await organiser.snapshot(made.id) == made


# -- Bad input


@pytest.mark.parametrize("by", ["", " ", "n" * 500, "two\nlines"])
async def test_who_signs_has_a_name(organiser: Organiser, by: str) -> None:
    made = await league(organiser)
    with pytest.raises(Fault, match="no name to sign with"):
        await organiser.append(made.id, Withdrawn(0), by)
    assert await organiser.snapshot(made.id) == made


async def test_a_deputy_is_a_bot_that_is_known(organiser: Organiser) -> None:
    made = await league(organiser)
    with pytest.raises(Fault, match="grandmaster"):
        await organiser.append(made.id, Deputised(0, "grandmaster"), "Mara")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_history_reads_as_sentences(organiser: Organiser, language: str) -> None:
    made = await league(organiser)
    await organiser.append(made.id, Scored("1", Score((2, 1))), "Mara")
    await organiser.append(made.id, Corrected("1", Score((2, 2)), 2), "Radu")
    told = await organiser.append(made.id, Deputised(0), "Ema")
    sentences = [
        history_text(told, line, load_texts(language, packages=OrganiserFault.packages))
        for line in told.history
    ]
    assert all(line.by in sentence for line, sentence in zip(told.history, sentences, strict=True))
    assert "2–1" in sentences[2]
    assert "2–2" in sentences[2]


# -- In memory and on disk


async def test_only_newer_entries_are_read(organiser: Organiser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes to the same store."""
    made = await league(organiser)
    loaded = await organiser.load(made.id)
    await Organiser(organiser.storage, organiser.clock).append(made.id, Scored("1", Score((2, 1))), "Radu")

    def not_again(id: str) -> NoReturn:
        raise AssertionError("it has been read already")

    monkeypatch.setattr(organiser.storage, "get", not_again)
    newer = await organiser.load(made.id)
    assert (loaded.version, newer.version) == (1, 2)
    assert newer.snapshot.matches[0].goals == [2, 1]
    assert loaded.snapshot.matches[0].goals is None, "what was loaded before stays as it was"
    assert await organiser.load(made.id) is newer


async def test_what_could_not_be_written_is_not_shown(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await league(organiser)

    async def full_disk(*_: object) -> NoReturn:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(organiser.storage, "append", full_disk)
        with pytest.raises(OSError, match="no space"):
            await organiser.append(made.id, Scored("1", Score((2, 1))), "Mara")
    assert await organiser.snapshot(made.id) == made


async def test_more_competitions_than_are_cached(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.organiser.book.book_cache.MAX_CACHED", 2)
    made = [await organiser.create(replace(charter(Kind.LEAGUE), name=f"Coppa {n}")) for n in range(4)]
    assert len(organiser.cache.loaded) == 2
    for one in made:
        assert await organiser.snapshot(one.id) == one


async def test_lots_are_drawn_beside_the_event_loop(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draw goes on only when the loop has run meanwhile."""
    loop_has_run = Event()

    def wait_and_draw(book: Book) -> Drawn | Paired:
        assert current_thread() is not main_thread()
        loop_has_run.wait()
        return next_lots(book)

    monkeypatch.setattr("tavolino.organiser.organiser.next_lots", wait_and_draw)
    made = await organiser.create(charter(Kind.SWISS, 8, rounds=3))
    drawing = asyncio.create_task(organiser.draw_lots(made.id, "Mara"))
    await asyncio.sleep(0)
    loop_has_run.set()
    assert len((await drawing).lots) == 1


@pytest.mark.anyio
async def test_at_the_terminal_everyones_competitions_are_found(organiser: Organiser, store: Store) -> None:
    """The page's belong to guests; whoever has the data folder finds them by name all the same."""
    await store.guests.add("ana", "Ana", "en", "hash", 1)
    of_guest = await organiser.create(charter(Kind.LEAGUE), "ana")
    assert await organiser.find_id("Coppa Corta") == of_guest.id
    own = await organiser.create(charter(Kind.LEAGUE))
    with pytest.raises(Fault) as refusal:
        await organiser.find_id("coppa corta")
    assert refusal.value.key == "competition-twice"
    assert await organiser.find_id(own.id) == own.id
    assert {one.id for one in await organiser.list_all()} == {own.id, of_guest.id}
