"""Secrets, ids and codes. There are no accounts: a secret proves who somebody is, and only its hash is kept.

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
"""Letters and digits that are not mistaken for each other."""
CODE_LENGTH: Final = 6
PHRASE_GROUP: Final = 5
PHRASE_GROUPS: Final = 5


def new_secret() -> str:
    """For a guest, a seat or an invitation."""
    return token_urlsafe(SECRET_BYTES)


def hash_secret(secret: str) -> str:
    """The hash of a secret, which is kept and compared."""
    return blake2b(secret.encode(errors="surrogatepass"), digest_size=32).hexdigest()


def new_id() -> str:
    """For a guest or a table: no secret, but hard to guess."""
    return token_hex(ID_BYTES)


def new_join_code() -> str:
    """A short code to join a table by, easy to say and to type."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_recovery_phrase() -> str:
    """Five groups of five letters, easy to write down: 125 random bits, so nobody finds one by trying."""
    groups = ("".join(choice(CODE_LETTERS) for _ in range(PHRASE_GROUP)) for _ in range(PHRASE_GROUPS))
    return " ".join(groups)


def normalise_phrase(typed: str) -> str:
    """As it was typed: in small letters, with dashes or spaces or without."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def new_seed() -> int:
    """For the shuffles of a match."""
    return randbits(SEED_BITS)


@dataclass(frozen=True)
class RandomSource:
    """Makes everything that nobody should foresee; a test may hand in its own."""

    seed: Callable[[], int] = new_seed
    secret: Callable[[], str] = new_secret
    id: Callable[[], str] = new_id
    code: Callable[[], str] = new_join_code
    epoch: Callable[[], str] = new_id
