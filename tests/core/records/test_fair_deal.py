"""Deals that anyone can check: the hash of the seed is published before, and fits the seed afterwards."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavolino
from tavolino import Fault, Record
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import checksum
from tavolino.core.rng import seed_commitment

SEEDS = st.integers(0, 2**128 - 1)
PEOPLE = (["Ana", "Ion"], ["person", "person"])


def test_the_commitment_never_changes() -> None:
    """A test vector, as `printf 'tavolino fair deal:7' | b2sum -l 256` prints it."""
    assert seed_commitment(7) == "63db0e6e342e70ac1e90cb1b4d59bfe17783420b65c386b22734ebc7663cefdf"


@given(SEEDS)
def test_anyone_can_work_it_out_from_the_seed(seed: int) -> None:
    assert seed_commitment(seed) == blake2b(b"tavolino fair deal:%d" % seed, digest_size=32).hexdigest()


@given(SEEDS, SEEDS)
def test_other_seeds_have_other_commitments(seed: int, other: int) -> None:
    assert (seed_commitment(seed) == seed_commitment(other)) == (seed == other)


def record(seed: int, fair: str) -> Record:
    return Record(tavolino.game("champions101"), 2, seed, *PEOPLE, fair=fair)


def test_a_record_holds_its_commitment_and_is_checked_against_it() -> None:
    text = record(7, seed_commitment(7)).text()
    assert f"seed 7\nfair {seed_commitment(7)}\nstarted -\n" in text
    assert parse_record(text).text() == text
    verify_record(parse_record(text))


@pytest.mark.parametrize("fair", [seed_commitment(8), "0", "x y"])
def test_a_deal_that_was_not_promised_is_found_out(fair: str) -> None:
    with pytest.raises(Fault) as fault:
        verify_record(parse_record(record(7, fair).text()))
    assert fault.value.key == "record-fair"


def test_a_seed_cannot_be_exchanged_afterwards() -> None:
    body = record(7, seed_commitment(7)).text().replace("seed 7\n", "seed 8\n")
    body = body[: body.rindex("sum ")]
    with pytest.raises(Fault) as fault:
        verify_record(parse_record(f"{body}sum {checksum(body)}\n"))
    assert fault.value.key == "record-fair"


def test_records_of_before_are_read_all_the_same() -> None:
    text = record(7, "").text()
    assert "fair" not in text
    verify_record(parse_record(text))
