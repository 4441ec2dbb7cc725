"""Random numbers: a small fast generator, and the streams that the cards of a match come from.

`Rng(seed, n)` is a multiply-with-carry generator of 32-bit words, seeded with BLAKE2b of the seed and a running number.
It serves bots and lots, and matches of the first records (`SEQUENCE`).

`stream_rng(seed, purpose, n)` reads its words from SHAKE256 instead. Nobody can tell from some of its words what the
others are. A match has one such stream for each purpose (a deck, a lot) and running number: so what one shuffle gives
does not depend on how many others came before it. docs/fair-deals.md says how anyone can check a deal.

All arithmetic stays below 2**63, so that compiled and interpreted code always give the same numbers.
"""

from hashlib import blake2b, shake_256
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.processes.pickling import Reduced, reduce_fields

# a * 2**32 - 1 and a * 2**31 - 1 are both prime: the period is a * 2**31 - 1, about 2**62.
MULTIPLIER: Final = 1963257630
MAX_WORD: Final = 0xFFFFFFFF  # the largest 32-bit word
WORD_BYTES: Final = 4
LOT_WORDS: Final = 8  # as many as a stream is read ahead for a lot

Card = TypeVar("Card")  # any type: items that mypyc cannot prove to be ints are swapped as objects


class Rng:
    """A generator for one shuffle, one lot or one bot."""

    def __init__(self, seed: int, n: int = 0, state: i64 = 0, stream: str = "") -> None:
        """From BLAKE2b of the seed and the number; or with a `state` at hand, or the name of a `stream`, from that."""
        self.stream = stream
        self.is_stream: bool = stream != ""
        self.words: bytes = b""  # those of the stream read so far
        self.state: i64 = 0  # of a stream: how many words are used
        if stream == "":
            self.state = hash_state(seed, n) if state == 0 else state

    def __reduce__(self) -> Reduced:
        return reduce_fields(self, 0)

    def next_word(self) -> i64:
        """The next 32 random bits."""
        if self.is_stream:
            return self.next_stream_word()
        state = self.state
        low: i64 = state & MAX_WORD
        carry: i64 = state >> 32
        self.state = low * MULTIPLIER + carry
        return low ^ carry

    def next_stream_word(self) -> i64:
        start = self.state * WORD_BYTES
        if start + WORD_BYTES > len(self.words):
            self.read_stream(2 * self.state + LOT_WORDS)
        self.state += 1
        return int.from_bytes(self.words[start : start + WORD_BYTES], "little")

    def read_stream(self, words: i64) -> None:
        """Read so many words from the beginning of the stream: those known so far stay what they are."""
        self.words = shake_256(self.stream.encode()).digest(words * WORD_BYTES)

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
        self.foresee(last)
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def shuffle_vec(self, cards: vec[i64]) -> None:
        """The same for a flat vector of numbers, much faster when compiled."""
        last: i64 = len(cards) - 1
        self.foresee(last)
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def foresee(self, words: i64) -> None:
        """Read as much of a stream as a shuffle will most likely need."""
        if self.is_stream and self.state == 0:
            self.read_stream(words + LOT_WORDS)

    def new_seed(self) -> int:
        """A new seed, for a match that must not foresee the shuffles of the match it was copied from."""
        high: int = self.next_word()
        low: int = self.next_word()
        return high << 32 | low

    def short_seed(self) -> i64:
        """A new seed that fits into a machine word, for a guess."""
        high: i64 = self.next_word() >> 2
        return high << 32 | self.next_word()


def hash_state(seed: int, n: int) -> i64:
    digest = blake2b(f"tavolino:{seed}:{n}".encode(), digest_size=8).digest()
    # 1 + ... avoids the two states (all zeros, all ones) that would repeat for ever.
    return 1 + int.from_bytes(digest, "little") % (MULTIPLIER * (MAX_WORD + 1) - 2)


def stream_rng(seed: int, purpose: str, n: int) -> Rng:
    """The n-th stream of a match for this purpose; n counts from 1."""
    return Rng(0, 0, 0, f"tavolino deal 2:{seed}:{purpose}:{n}")


def dream_rng(seed: i64, n: i64) -> Rng:
    """The n-th generator of a guess: cheap, and no secret to anyone who knows the seed, which fits into 62 bits."""
    low = mix_word((seed + n * GOLDEN) & MAX_WORD)
    high = mix_word((seed >> 32) ^ low)
    return Rng(0, 0, 1 + ((high >> 2) << 32 | low))


GOLDEN: Final = 0x9E3779B1
MIX: Final = 0x45D9F3B  # below 2**31: products of two words stay below 2**63


def mix_word(word: i64) -> i64:
    """Spreads every bit of a 32-bit word over all of it."""
    word = ((word >> 16 ^ word) * MIX) & MAX_WORD
    word = ((word >> 16 ^ word) * MIX) & MAX_WORD
    return word >> 16 ^ word


def seed_commitment(seed: int) -> str:
    """The hash to publish before the cards are dealt, so that anyone can check the deal at the end.

    It is BLAKE2b with 256 bits of `tavolino fair deal:SEED`. Anyone can compute it without this program: `printf
    'tavolino fair deal:%s' SEED | b2sum -l 256`. A seed of 128 random bits cannot be found by trying. A short seed,
    such as a person types, can: do not publish its hash.
    """
    return blake2b(f"tavolino fair deal:{seed}".encode(), digest_size=32).hexdigest()
