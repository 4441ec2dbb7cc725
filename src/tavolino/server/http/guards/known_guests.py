"""Guests who have shown a good secret lately: each has a limit of their own, so that a school is no crowd."""

from collections import OrderedDict
from typing import Final

from tavolino.live.guards.tokens import hash_secret
from tavolino.live.rows import Guest

MAX_KNOWN_GUESTS: Final = 20_000


class KnownGuests:
    """The ids of guests by the hashes of their secrets. A secret that nobody has is worth nothing here."""

    def __init__(self, most: int = MAX_KNOWN_GUESTS) -> None:
        self.most = most
        self.ids: OrderedDict[str, str] = OrderedDict()

    def add(self, secret: str, guest: Guest) -> bool:
        """Was this secret not known yet?"""
        is_new = hash_secret(secret) not in self.ids
        self.ids[hash_secret(secret)] = guest.id
        self.ids.move_to_end(hash_secret(secret))
        if len(self.ids) > self.most:
            self.ids.popitem(last=False)
        return is_new

    def forget(self, guest: Guest) -> None:
        """One of their secrets is no longer good."""
        for hashed in [hashed for hashed, id in self.ids.items() if id == guest.id]:
            del self.ids[hashed]

    def find(self, secret: str) -> str | None:
        return self.ids.get(hash_secret(secret)) if secret else None
