"""Deals that anyone can check: a hash of the seed is published at the start, the seed itself at the end.

The hash is BLAKE2b with 256 bits of `tavolino fair deal:SEED`, so that whoever has neither Python nor this
program can work it out as well: `printf 'tavolino fair deal:%s' SEED | b2sum -l 256`. A seed of 128 random bits
cannot be found by trying; the hash of a small one, such as a person types, gives the deal away: keep it back.
"""

from hashlib import blake2b


def seed_commitment(seed: int) -> str:
    """What to publish before the cards are dealt from this seed."""
    return blake2b(f"tavolino fair deal:{seed}".encode(), digest_size=32).hexdigest()
