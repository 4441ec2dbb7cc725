"""Where a match's cards come from is the version of its record: both versions play back."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.match import DREAM, SEQUENCE, STREAMS, Match
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Branch, Record, RecordEntry
from tavolino.core.rng import seed_commitment
from tests.contract.cases import random_move

SEED = 2**127 + 5


def play_record(game_id: str, chance: int) -> Record:
    """A random match to its end, on record."""
    game = tavolino.game(game_id)
    match, rng = game.start(SEED, chance=chance), Rng(3)
    names = ["Ana"] * match.seats
    record = Record(game, match.seats, SEED, names, names, fair=seed_commitment(SEED), chance=chance)
    while not match.over:
        seat = match.to_act[0]
        move = rng.below(len(match.legal(seat)))
        record.entries.append(RecordEntry(seat, match.legal(seat)[move]))
        match.play(seat, match.legal(seat)[move])
    record.write_result(match)
    return record


@pytest.mark.parametrize("chance", [SEQUENCE, STREAMS])
@pytest.mark.parametrize("game_id", tavolino.games())
def test_a_record_of_each_version_verifies(game_id: str, chance: int) -> None:
    record = play_record(game_id, chance)
    assert record.text().startswith(f"tavolino record {chance}\n")
    again = parse_record(record.text())
    assert again.chance == chance
    assert verify_record(again).dump() == record.play_back().dump()


@pytest.mark.parametrize("game_id", tavolino.games())
def test_the_version_decides_the_deal(game_id: str) -> None:
    game = tavolino.game(game_id)
    assert game.start(SEED, chance=SEQUENCE).dump() != game.start(SEED, chance=STREAMS).dump()


def test_a_practice_match_goes_on_from_streams_of_its_own_seed() -> None:
    record = play_record("champions101", STREAMS)
    record.entries, record.result = record.entries[:10], ""
    record.branches = [Branch(10, 0, 99)]
    match = record.play_back()
    assert (match.chance, match.seed) == (STREAMS, 99)
    assert match.dump() == record.play_back().dump()
    record.branches = [Branch(10, 0, 98)]
    assert match.dump() != record.play_back().dump()


@pytest.mark.parametrize("game_id", tavolino.games())
def test_a_guess_comes_from_the_fast_generator_and_never_from_the_seed(game_id: str) -> None:
    match = tavolino.game(game_id).start(SEED, chance=STREAMS)
    guess = match.guess(0, Rng(1))
    assert guess.chance == DREAM
    assert guess.seed != SEED
    assert guess.copy().chance == DREAM


def test_a_deck_does_not_depend_on_what_was_shuffled_before_it() -> None:
    """After different first halves, with different numbers of shuffles, the second half's deck is the same."""
    decks = {tuple(second_deck(moves)) for moves in range(6)}
    shuffles = {second_half(moves).rng_count for moves in range(6)}
    assert len(shuffles) > 1
    assert len(decks) == 1


def second_half(moves_seed: int) -> Match:
    match, rng = tavolino.game("champions101").start(SEED, chance=STREAMS), Rng(moves_seed)
    while match.dump()["period"] == 0:
        random_move(match, rng)
    return match


def second_deck(moves_seed: int) -> list[int]:
    return list(second_half(moves_seed).deck)  # type: ignore[attr-defined]
