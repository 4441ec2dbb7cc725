"""Who somebody is, without accounts: a secret that only they have, of which only the hash is kept.

A secret has 192 random bits: nobody finds one by trying, and so a plain hash without salt is enough.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from secrets import choice, randbits, token_hex, token_urlsafe
from typing import Final

SEED_BITS: Final = 128
SECRET_BYTES: Final = 24
ID_BYTES: Final = 8
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Those that nobody mistakes for another when a code is read aloud."""
CODE_LENGTH: Final = 6


def new_secret() -> str:
    """What a guest, a seat or an invitation is known by."""
    return token_urlsafe(SECRET_BYTES)


def hash_secret(secret: str) -> str:
    """What is kept of a secret, and compared."""
    return blake2b(secret.encode(errors="surrogatepass"), digest_size=32).hexdigest()


def new_id() -> str:
    """The name of a guest or a table: not a secret, but not to be guessed either."""
    return token_hex(ID_BYTES)


def new_join_code() -> str:
    """A short word to join a table with, easy to say and to type."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> int:
    """What the cards of a match are shuffled with."""
    return randbits(SEED_BITS)


@dataclass(frozen=True)
class RandomSource:
    """Makes everything that nobody should foresee; a test may hand in its own."""

    seed: Callable[[], int] = new_seed
    secret: Callable[[], str] = new_secret
    id: Callable[[], str] = new_id
    code: Callable[[], str] = new_join_code
    epoch: Callable[[], str] = new_id
