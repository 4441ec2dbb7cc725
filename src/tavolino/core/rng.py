"""Random numbers. Every shuffle and every lot of a match has its own generator, `Rng(seed, n)`.

BLAKE2b of the match's seed and the running number n seeds a multiply-with-carry generator of 32-bit words. All
arithmetic stays below 2**63, so that compiled and interpreted code always give the same numbers.
"""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

# a * 2**32 - 1 and a * 2**31 - 1 are both prime: the period is a * 2**31 - 1, about 2**62.
MULTIPLIER: Final = 1963257630
MAX_WORD: Final = 0xFFFFFFFF  # the largest 32-bit word

Card = TypeVar("Card")  # any type: items that mypyc cannot prove to be ints are swapped as objects


class Rng:
    """A small fast generator for one shuffle or one lot."""

    def __init__(self, seed: int, n: int = 0) -> None:
        digest = blake2b(f"tavolino:{seed}:{n}".encode(), digest_size=8).digest()
        # 1 + ... avoids the two states (all zeros, all ones) that would repeat for ever.
        state = 1 + int.from_bytes(digest, "little") % (MULTIPLIER * (MAX_WORD + 1) - 2)
        self.state: i64 = state

    def next_word(self) -> i64:
        """The next 32 random bits."""
        state = self.state
        low: i64 = state & MAX_WORD
        carry: i64 = state >> 32
        self.state = low * MULTIPLIER + carry
        return low ^ carry

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely (n at most 2**31)."""
        product: i64 = self.next_word() * n
        if product & MAX_WORD < n:
            rare: i64 = (MAX_WORD + 1) % n
            while product & MAX_WORD < rare:
                product = self.next_word() * n
        return product >> 32

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def new_seed(self) -> int:
        """A new seed, for a match that must not foresee the shuffles of the match it was copied from."""
        high: int = self.next_word()
        low: int = self.next_word()
        return high << 32 | low


def seed_commitment(seed: int) -> str:
    """The hash to publish before the cards are dealt, so that anyone can check the deal at the end.

    It is BLAKE2b with 256 bits of `tavolino fair deal:SEED`. Anyone can compute it without this program: `printf
    'tavolino fair deal:%s' SEED | b2sum -l 256`. A seed of 128 random bits cannot be found by trying. A short seed,
    such as a person types, can: do not publish its hash.
    """
    return blake2b(f"tavolino fair deal:{seed}".encode(), digest_size=32).hexdigest()
