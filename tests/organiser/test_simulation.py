"""Bots in a competition: whole leagues at once, people's matches left alone, every result kept as it comes."""

from typing import Any

import pytest
from msgspec.structs import replace

import tavolino
from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.organiser.entries import SOURCE_SIMULATED, Begun, Deputised, NewEntry, Postponed, Score, Scored
from tavolino.organiser.fixture_play import read_result
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Kind, Team
from tavolino.organiser.simulation import Simulation, ready_bot_matches
from tavolino.organiser.snapshot.model import Competition
from tests.organiser.support import charter, names

pytestmark = pytest.mark.anyio


async def create_competition(organiser: Organiser, kind: Kind, teams: int, **terms: Any) -> Competition:
    made = await organiser.create(charter(kind, teams, player="random", **terms))
    return await organiser.draw_lots(made.id, "Mara") if made.next == "draw" else made


async def simulate_competition(
    organiser: Organiser, id: str, workers: int = 1, **settings: Any
) -> tuple[int, Competition]:
    told: list[int] = []
    only = settings.pop("only", ())
    done = await Simulation(organiser, id, "Mara", **settings).run(workers, told.append, only)
    assert sum(told) >= done
    return done, await organiser.snapshot(id)


@pytest.mark.parametrize(
    ("kind", "teams", "terms", "matches"),
    [
        (Kind.LEAGUE, 6, {}, 15),
        (Kind.KNOCKOUT, 8, {"third_place": True}, 8),
        (Kind.SWISS, 5, {"rounds": 3}, 6),
        (Kind.GROUPS_KNOCKOUT, 6, {"groups": 2}, 9),
        (Kind.BEST_OF, 2, {"best_of": 1}, 1),
        (Kind.MATCH, 2, {}, 1),
        (Kind.SEASON, 2, {"rounds": 2}, 2),
    ],
)
async def test_to_the_end(
    organiser: Organiser, kind: Kind, teams: int, terms: dict[str, Any], matches: int
) -> None:
    made = await create_competition(organiser, kind, teams, **terms)
    done, after = await simulate_competition(organiser, made.id)
    assert done == matches
    assert after.next == "over"
    book = await organiser.load_book(made.id)
    for match in after.matches:
        text = await organiser.match_record(made.id, match.id)
        assert text is not None
        assert verify_record(parse_record(text)).over
        assert (
            read_result(match.id, parse_record(text), SOURCE_SIMULATED) == book.facts.results[match.id].what
        )


@pytest.mark.parametrize("game", tavolino.games())
async def test_every_game_has_a_cup_winner(organiser: Organiser, game: str) -> None:
    """Also where a match may end level: it is played again until somebody wins."""
    made = await organiser.create(charter(Kind.KNOCKOUT, 4, player="random", game=game))
    await organiser.draw_lots(made.id, "Mara")
    _, after = await simulate_competition(organiser, made.id)
    assert after.champion is not None


async def test_the_same_seed_gives_the_same_league(organiser: Organiser) -> None:
    one = await create_competition(organiser, Kind.LEAGUE, 4)
    _, first = await simulate_competition(organiser, one.id, seed=3)
    await organiser.delete(one.id)
    other = await create_competition(organiser, Kind.LEAGUE, 4)
    _, second = await simulate_competition(organiser, other.id, seed=3)
    assert [match.goals for match in first.matches] == [match.goals for match in second.matches]


async def test_other_processes_help_when_there_is_much_to_do(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.organiser.simulation.MIN_PARALLEL_S", 0.0)
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    done, after = await simulate_competition(organiser, made.id, workers=2)
    assert (done, after.next) == (6, "over")


async def test_peoples_matches_and_those_put_off_are_left_alone(organiser: Organiser) -> None:
    teams = tuple(
        Team(name, player) for name, player in zip(names(4), ("person", "random", "random", "random"))
    )
    made = await organiser.create(replace(charter(Kind.LEAGUE), teams=teams))
    await organiser.draw_lots(made.id, "Mara")
    book = await organiser.load_book(made.id)
    put_off, going_on, _ = ready_bot_matches(book)
    await organiser.append(made.id, Postponed(put_off), "Mara")
    await organiser.append(made.id, Begun(going_on, "a table"), "Mara")
    done, after = await simulate_competition(organiser, made.id)
    assert done == 1
    assert sorted(match.status for match in after.matches) == [
        "begun",
        "open",
        "open",
        "open",
        "played",
        "postponed",
    ]
    await organiser.append(made.id, Deputised(0, "greedy"), "Mara")
    done, _ = await simulate_competition(organiser, made.id)
    assert done == 3, "a deputy plays for whoever is away"


async def test_only_the_matches_that_are_wanted(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    done, after = await simulate_competition(organiser, made.id, only=("2", "5"))
    assert done == 2
    assert [match.id for match in after.matches if match.goals] == ["2", "5"]


async def test_what_people_enter_meanwhile_stands(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    simulation = Simulation(organiser, made.id, "Mara")
    jobs = await simulation.next_jobs(())
    await organiser.append(made.id, Scored("1", Score((7, 7))), "Radu")
    simulation.loaded = None
    await simulation.save_results(
        [NewEntry(Scored("1", Score((1, 0)))), NewEntry(Scored("2", Score((1, 0))))]
    )
    after = await organiser.snapshot(made.id)
    assert [match.goals for match in after.matches[:2]] == [[7, 7], [1, 0]]
    assert len(jobs) == 6


async def test_another_writer_in_between_costs_nothing(organiser: Organiser) -> None:
    """The simulation's own copy of the book is behind: it is read again, and nothing is lost."""
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    simulation = Simulation(organiser, made.id, "Mara")
    await simulation.next_jobs(())
    await organiser.append(made.id, Scored("1", Score((7, 7))), "Radu")
    await simulation.save_results([NewEntry(Scored("2", Score((1, 0))))])
    after = await organiser.snapshot(made.id)
    assert [match.goals for match in after.matches[:2]] == [[7, 7], [1, 0]]


async def test_before_the_draw_there_is_nothing_to_simulate(organiser: Organiser) -> None:
    made = await organiser.create(charter(Kind.LEAGUE, player="random"))
    with pytest.raises(Fault, match="lots have not been drawn"):
        await simulate_competition(organiser, made.id)


async def test_a_stop_ends_it_with_what_there_is(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    simulation = Simulation(organiser, made.id, "Mara")

    def stop_at_half_time(played: int) -> None:
        if simulation.done >= 3:
            simulation.stop.stop()

    await simulation.run(1, stop_at_half_time)
    assert sum(match.goals is not None for match in (await organiser.snapshot(made.id)).matches) == 3
