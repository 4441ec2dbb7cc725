"""Matches played here: who sits at the table, what the record says, what passes from evening to evening."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tavolino
import tavolino.organiser
from tavolino.competitions import Forfeit
from tavolino.core.endings import RESIGNED
from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record, parse_record_head
from tavolino.core.records.record import Record, RecordEntry
from tavolino.organiser.entries import Deputised, Forfeited, Scored
from tavolino.organiser.fixture_play import FixtureLineUp, check_record, own_winner, read_result
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.simulation import Simulation
from tavolino.organiser.snapshot.model import Competition
from tavolino.table.seats import Seat
from tavolino.table.table import Table
from tests.organiser.support import charter

pytestmark = pytest.mark.anyio


def in_silence(played: int) -> None:
    assert played > 0


async def create_competition(organiser: Organiser, kind: Kind, teams: int, **wanted: Any) -> Competition:
    options = wanted.pop("options", {})
    made = await organiser.create(replace(charter(kind, teams, **wanted), options=options))
    return await organiser.draw_lots(made.id, "Mara") if made.next == "draw" else made


async def simulate_competition(
    organiser: Organiser, made: Competition, seed: int | None = None
) -> Competition:
    await Simulation(organiser, made.id, "Mara", seed).run(1, in_silence)
    return await organiser.snapshot(made.id)


def play_match(game: str, seed: int, **options: Any) -> Record:
    """A match of two bots."""
    table = Table(
        FixtureLineUp(tavolino.game(game, **options), [Seat("A", "random"), Seat("B", "random")]).record(seed)
    )
    while table.play_automatic_move():
        pass
    return table.record


# -- What a record says


@pytest.mark.parametrize("game", tavolino.games())
def test_the_result_is_what_the_record_says(game: str) -> None:
    for seed in range(12):
        record = play_match(game, seed)
        found = read_result("1", record)
        assert isinstance(found, Scored)
        outcome = record.play_back().outcome
        assert list(found.score.total) == outcome.scores
        level = found.score.total[0] == found.score.total[1]
        assert (found.score.penalties is not None or found.score.winner is not None) == (
            level and len(outcome.winners) == 1
        )


def test_a_shoot_out_is_told_by_side() -> None:
    """Whoever won it has more kicks, whatever the seats were."""
    seen = 0
    for game in ("champions101", "mister"):
        for seed in range(60):
            record = play_match(game, seed)
            found = read_result("1", record)
            if isinstance(found, Scored) and found.score.penalties:
                winner = int(found.score.penalties[1] > found.score.penalties[0])
                assert record.play_back().outcome.winners == [winner]
                seen += 1
    assert seen >= 2


def test_the_extra_period_is_told_apart() -> None:
    """The board has a column for it: its goals are those of the extra period alone."""
    seen = 0
    for seed in range(80):
        record = play_match("champions101", seed)
        found = read_result("1", record)
        assert isinstance(found, Scored)
        went_on = record.play_back().outcome.reason in ("extra-time", "shoot-out")
        assert (found.score.extra is not None) == went_on
        if found.score.extra:
            assert found.score.goals[0] == found.score.goals[1], "it follows a draw"
            seen += sum(found.score.extra)
    assert seen > 0, "some are decided in it"


def test_scorers_and_cards_come_from_the_story() -> None:
    found = [read_result("1", play_match("mister", seed)) for seed in range(10)]
    scores = [one.score for one in found if isinstance(one, Scored)]
    for score in scores:
        by_side = [sum(s.goals for s in score.scorers if s.side == side) for side in (0, 1)]
        assert by_side == list(score.goals)
    assert any(score.cards for score in scores)


def test_whoever_resigns_has_forfeited() -> None:
    table = Table(
        FixtureLineUp(tavolino.game("champions101"), [Seat("Ana"), Seat("Bot", "random")]).record(5)
    )
    table.resign(0)
    assert table.record.result.endswith(RESIGNED)
    assert read_result("1", table.record) == Forfeited("1", Forfeit.HOME)


def test_a_match_that_goes_on_has_no_result() -> None:
    record = FixtureLineUp(tavolino.game("champions101"), [Seat("Ana"), Seat("Ion")]).record(5)
    with pytest.raises(Fault, match="not over"):
        read_result("1", record)


@pytest.mark.parametrize(
    ("goals", "winners", "expected"),
    [((2, 1), [0], None), ((1, 1), [1], 1), ((1, 1), [], None), ((4, 4), [0, 1], None), ((3, 3, 1), [1], 1)],
)
def test_a_winner_by_the_games_own_rule(
    goals: tuple[int, ...], winners: list[int], expected: int | None
) -> None:
    assert own_winner(goals, winners) == expected


# -- Who sits at the table


async def test_the_line_up_of_a_match(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4, player="person")
    line_up = await organiser.line_up(made.id, "1")
    home, away = made.matches[0].teams
    assert [seat.name for seat in line_up.seats] == [made.teams[home or 0].name, made.teams[away or 0].name]
    assert not line_up.is_for_bots
    await organiser.append(made.id, Deputised(home or 0, "greedy"), "Mara")
    assert [seat.player for seat in (await organiser.line_up(made.id, "1")).seats] == ["greedy", "person"]


async def test_cardboard_is_not_played_here(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4)
    with pytest.raises(Fault, match="plays with cardboard"):
        await organiser.line_up(made.id, "1")


async def test_a_match_is_handed_in_with_its_record(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.KNOCKOUT, 2, player="random")
    table = Table((await organiser.line_up(made.id, "1")).record(11))
    while table.play_automatic_move():
        pass
    told = await organiser.enter_played_match(made.id, "1", table.record, "Mara")
    assert told.matches[0].source == "played"
    assert await organiser.match_record(made.id, "1") == table.record.text()
    with pytest.raises(Fault, match="has a result already"):
        await organiser.enter_played_match(made.id, "1", table.record, "Mara")


async def test_the_record_of_another_match_is_not_taken(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.LEAGUE, 4, player="random")
    for record in (play_match("champions101", 3), play_match("gogoal", 3)):
        with pytest.raises(Fault, match="record of another match"):
            await organiser.enter_played_match(made.id, "1", record, "Mara")


# -- Seasons


async def test_squads_pass_from_evening_to_evening(organiser: Organiser) -> None:
    options = {"format": "cup", "market": True}
    made = await create_competition(
        organiser, Kind.SEASON, 4, game="mister", player="random", rounds=3, options=options
    )
    after = await simulate_competition(organiser, made, seed=4)
    assert after.next == "over"
    records = [
        parse_record(text)
        for match in after.matches
        if (text := await organiser.match_record(made.id, match.id))
    ]
    assert [record.carry is None for record in records] == [True, False, False]
    for before, then in pairwise(records):
        assert then.carry == before.game.carry(before.play_back())
        assert then.play_back().outcome.reason
    [table] = after.tables
    assert sum(line.points for line in table.placings) == 3 * (3 + 2 + 1)
    assert after.scorers


@pytest.mark.parametrize("carry", ["{", "[" * 100_000, "nothing", ""])
def test_what_is_handed_on_is_checked_when_a_record_is_read(carry: str) -> None:
    head = replace_carry(play_match("mister", 1).head_text(), carry)
    with pytest.raises(Fault, match="Line"):
        parse_record_head(head)


def replace_carry(head: str, carry: str) -> str:
    return head.replace("moves\n", f"carry {carry}\nmoves\n")


async def test_an_evening_waits_for_the_one_before(organiser: Organiser) -> None:
    made = await create_competition(organiser, Kind.SEASON, 2, rounds=3)
    assert [match.status for match in made.matches] == ["open", "waiting", "waiting"]


async def test_the_boxs_league_of_four_is_one_match(organiser: Organiser) -> None:
    made = await create_competition(
        organiser, Kind.MATCH, 4, game="mister", player="random", options={"format": "league"}
    )
    after = await simulate_competition(organiser, made, seed=2)
    assert after.next == "over"
    assert after.champion == after.podium[0][0]


def test_the_office_names_no_game() -> None:
    """Whatever a game is and does, the organiser asks it."""
    folder = Path(str(tavolino.organiser.__file__)).parent
    named = re.compile("|".join(tavolino.games()))
    sources = sorted(folder.rglob("*.py"))
    assert sources
    assert [path.name for path in sources if named.search(path.read_text("utf-8"))] == []


def test_a_record_with_help_does_not_count() -> None:
    """Moves taken back, or hints that somebody alone with bots could have had."""
    line_up = FixtureLineUp(tavolino.game("champions101"), [Seat("A"), Seat("B", "random")])
    record = line_up.record(7)
    check_record(record, line_up)
    record.entries = [RecordEntry(0, 0), RecordEntry(0, -1, undone=1)]
    helped = line_up.record(7)
    helped.settings = {}
    for wrong in (record, helped):
        with pytest.raises(Fault, match="does not count"):
            check_record(wrong, line_up)
