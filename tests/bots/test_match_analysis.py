"""A finished match looked at again: certain at its end, honest on the way, and everything adds up."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.bots import match_analysis
from tavolino.bots.match_analysis import (
    Analysis,
    ChanceAccount,
    ChancesAt,
    Effect,
    PlayerChoice,
    analysis_steps,
    assemble_analysis,
    certain_chances,
    chances_at,
    choice_effect,
    decisive_choices,
    final_shares,
    find_swings,
    moments_to_look_at,
)
from tavolino.core.records.record import OUT, Record, RecordEntry
from tests.toy import Toy

GUESSES = 12
SHORT = tavolino.game("gogoal", goals=1)


def play_record(game: tavolino.Game, seed: int = 4, moves: int | None = None) -> Record:
    """Random moves to the end, or until somebody has enough and resigns."""
    seats = game.seat_counts[0]
    record = Record(game, seats, seed, [f"P{n}" for n in range(seats)], ["person"] * seats)
    match, rng = record.kick_off(), Rng(seed, 3)
    while not match.over and moves != len(record.entries):
        seat = match.to_act[0]
        legal = match.legal(seat)
        record.entries.append(RecordEntry(seat, legal[rng.below(len(legal))]))
        match.play(seat, record.entries[-1].move)
    if not match.over:
        record.entries.append(RecordEntry(0, -1, note=f"{OUT} resigned"))
    record.write_result(match)
    return record


def analysis_of(record: Record) -> Analysis:
    looks: dict[int, ChancesAt] = {}
    effects: dict[int, Effect] = {}
    for step in analysis_steps(record):
        match = record.play_back(step.number)
        if step.is_look:
            looks[step.number] = chances_at(match, GUESSES)
        if step.choice:
            effects[step.number] = choice_effect(match, *step.choice, GUESSES)
    return assemble_analysis(record, looks, effects)


def total(account: ChanceAccount) -> float:
    return account.start + account.own_choices + account.others_choices + account.luck + account.table


@pytest.mark.parametrize("game", [Toy(), Toy(rounds=2), SHORT], ids=["toy", "short toy", "short"])
def test_everything_adds_up(game: tavolino.Game) -> None:
    record = play_record(game)
    found = analysis_of(record)
    assert found.numbers[0] == 0
    assert found.numbers[-1] == len(record.standing_moves())
    assert found.looks[-1] == certain_chances(final_shares(record))
    for account in found.accounts:
        assert total(account) == pytest.approx(account.end)
        assert account.start == found.looks[0].own[account.seat]
        assert account.table == 0
    for one in found.looks:
        assert sum(chance.value for chance in one.spectator) == pytest.approx(1)
        assert all(chance.low <= chance.value <= chance.high for chance in one.spectator)


def test_of_two_what_one_wins_the_other_loses() -> None:
    ours, theirs = analysis_of(play_record(SHORT)).accounts
    assert ours.own_choices == pytest.approx(-theirs.others_choices)
    assert ours.others_choices == pytest.approx(-theirs.own_choices)
    assert ours.end + theirs.end == 1


@pytest.mark.parametrize("moves", [0, 3])
def test_what_was_decided_away_from_the_pitch_is_neither_choice_nor_luck(moves: int) -> None:
    record = play_record(Toy(), moves=moves)
    found = analysis_of(record)
    resigned, other = found.accounts
    assert (resigned.end, other.end) == (0, 1)
    assert resigned.table < 0 < other.table
    assert total(resigned) == pytest.approx(0)
    if moves == 0:
        assert resigned.luck == pytest.approx(0)
        assert resigned.start == pytest.approx(-resigned.table)


def test_a_choice_that_a_sensible_player_makes_too_does_nothing() -> None:
    match = tavolino.game("champions101").start(4)
    while len(match.legal(seat := match.to_act[0])) == 1:
        match.play(seat, match.legal(seat)[0])
    sensible = match.game.knowledge.pick(match.guess(seat, Rng(1)), seat, Rng(1))
    others = [move for move in match.legal(seat) if move != sensible]
    assert choice_effect(match, seat, sensible, GUESSES) == Effect([0.0, 0.0], [0.0, 0.0])
    effects = [choice_effect(match, seat, move, GUESSES) for move in others]
    assert any(effect.gains[seat] for effect in effects)
    assert {effect.instead for effect in effects} == {sensible}


@pytest.mark.parametrize("game_id", ["champions101", "gogoal"])
def test_a_seats_chance_and_its_choices_are_what_it_could_know(game_id: str) -> None:
    match, rng = tavolino.game(game_id).start(6), Rng(2)
    for _ in range(9):
        match.play(seat := match.to_act[0], match.game.knowledge.pick(match, seat, rng))
    while len(match.legal(seat := match.to_act[0])) == 1:
        match.play(seat, match.legal(seat)[0])
    twin, move = match.guess(seat, Rng(8)), match.legal(seat)[-1]
    assert choice_effect(twin, seat, move, GUESSES) == choice_effect(match, seat, move, GUESSES)
    assert chances_at(twin, 400).own[seat] == pytest.approx(chances_at(match, 400).own[seat], abs=0.15)


def test_looks_are_spread_evenly_over_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    assert moments_to_look_at(0) == [0]
    assert moments_to_look_at(4) == [0, 1, 2, 3, 4]
    monkeypatch.setattr(match_analysis, "MAX_LOOKS", 4)
    assert moments_to_look_at(200) == [0, 50, 100, 150, 200]


def test_only_choices_are_weighed() -> None:
    record = play_record(Toy())
    match = record.play_back()
    assert match.over
    for step in analysis_steps(record):
        entry = record.standing_moves()[step.number]
        choices = record.play_back(step.number).legal(entry.seat)
        assert (step.choice is not None) == (len(choices) > 1)
    assert [step.number for step in analysis_steps(record) if step.is_look] == list(
        range(len(record.standing_moves()))
    )


def test_however_little_time_there_is_some_guesses_are_made() -> None:
    match = Toy().start(3)
    assert 0 < chances_at(match, seconds=0.0).own[0] < 1


def make_choice(gain: float, error: float) -> PlayerChoice:
    return PlayerChoice(1, 0, Effect([gain, -gain], [error, error]))


def test_only_choices_that_surely_did_something_are_told() -> None:
    small, large, loss, doubtful = (
        make_choice(0.1, 0.05),
        make_choice(0.2, 0.05),
        make_choice(-0.3, 0.05),
        make_choice(0.4, 0.5),
    )
    assert decisive_choices([small, large, loss, doubtful]) == [loss, large, small]


def test_key_moments_are_those_in_which_most_changed() -> None:
    chances = [0.5, 0.52, 0.9, 0.6, 1.0]
    looks = [certain_chances([chance, 1 - chance]) for chance in chances]
    found = find_swings([0, 3, 6, 9, 12], looks)
    assert [(one.since, one.number, one.seat) for one in found] == [(9, 12, 0), (3, 6, 0), (6, 9, 1)]
    assert (found[2].before, found[2].after) == pytest.approx((0.1, 0.4))
