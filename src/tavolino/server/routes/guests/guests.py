"""Guests: a name and a secret kept in the browser, and nothing else."""

from dataclasses import replace
from math import ceil
from typing import Final

from litestar import get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.core.language.texts import LANGUAGES
from tavolino.live.guards.names import clean_name
from tavolino.live.guards.rate_limits import RateLimiter
from tavolino.live.guards.tokens import hash_secret, new_id, new_secret
from tavolino.live.rows import Guest
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    ConfigDependency,
    CurrentGuest,
    RequestLanguage,
    StoreDependency,
)
from tavolino.server.http.request_info import AnyRequest, client_address
from tavolino.server.schemas.tables import GuestChange, Me, NewGuest, NewGuestCreated, TableInfo


@post("/guests")
async def create_guest(
    request: AnyRequest,
    data: JSONBody[NewGuest],
    language: RequestLanguage,
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> NewGuestCreated:
    """Say your name. The answer holds your secret: send it from now on as `Authorization: Bearer SECRET`."""
    name = clean_name(data.name)
    limit_new_guests(state.guest_limiter, client_address(request.scope), config.monotonic_s())
    id, secret, chosen = new_id(), new_secret(), known_language(data.language) or language
    await store.guests.add(id, name, chosen, hash_secret(secret), config.unix_ms())
    return NewGuestCreated(id, name, chosen, secret)


def limit_new_guests(newcomers: RateLimiter, who: str, now: float) -> None:
    wait = newcomers.take(who, now)
    if wait:
        raise ServerFault("too-many-guests", seconds=ceil(wait))


@get("/me", security=AS_GUEST, sync_to_thread=False)
def show_me(guest: CurrentGuest) -> Me:
    """Who you are."""
    return guest_info(guest)


def guest_info(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.language)


@patch("/me", security=AS_GUEST)
async def change_me(guest: CurrentGuest, data: JSONBody[GuestChange], store: StoreDependency) -> Me:
    """Take another name or another language. Matches that have begun keep the old name."""
    name = guest.name if data.name is None else clean_name(data.name)
    changed = replace(guest, name=name, language=known_language(data.language or "") or guest.language)
    await store.guests.rename(guest.id, changed.name, changed.language)
    return guest_info(changed)


@get("/me/tables", security=AS_GUEST)
async def list_my_tables(guest: CurrentGuest, store: StoreDependency) -> list[TableInfo]:
    """Your matches, going on and finished, the latest first."""
    return [TableInfo.of(table) for table in await store.tables.list_of_guest(guest.id)]


def known_language(wanted: str) -> str:
    language = wanted[:2].lower()
    return language if language in LANGUAGES else ""


HANDLERS: Final = (create_guest, show_me, change_me, list_my_tables)
