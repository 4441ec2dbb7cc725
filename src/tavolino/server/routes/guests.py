"""Guests: a name and a secret kept in the browser, and nothing else."""

from dataclasses import replace
from math import ceil
from typing import Final

from litestar import get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.core.language.texts import LANGUAGES
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    AnyRequest,
    ConfigDependency,
    CurrentGuest,
    RequestLanguage,
    StoreDependency,
)
from tavolino.server.http.language import GUEST_LANGUAGE_KEY
from tavolino.server.http.request_info import bearer_secret, client_address
from tavolino.server.live.table_registry import TableRegistry
from tavolino.server.rate_limits import RateLimiter
from tavolino.server.schemas.tables import GuestChange, Me, NewGuest, NewGuestCreated, TableInfo
from tavolino.server.tokens import hash_secret, new_id, new_secret
from tavolino.store.rows import Guest, TableSummary
from tavolino.table.seats import Seat

# -- Who asks


async def known_guest(request: AnyRequest) -> Guest | None:
    """For handlers that anyone may call: whoever asks, if they say so. A secret that is not good is told."""
    secret = bearer_secret(request.scope)
    if not secret:
        return None
    hall: TableRegistry = request.app.state.hall
    guest = await hall.guest_by_secret(secret)
    if guest is None:
        raise ServerFault("bad-token")
    await hall.mark_guest_seen(guest)
    request.scope["state"][GUEST_LANGUAGE_KEY] = guest.language
    return guest


async def present_guest(request: AnyRequest) -> Guest:
    """For handlers that only guests may call."""
    guest = await known_guest(request)
    if guest is None:
        raise ServerFault("not-a-guest")
    return guest


# -- What they ask


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
    limit_new_guests(state.newcomers, client_address(request.scope), config.now())
    id, secret, chosen = new_id(), new_secret(), known_language(data.language) or language
    await store.add_guest(id, name, chosen, hash_secret(secret), config.today())
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
    await store.rename_guest(guest.id, changed.name, changed.language)
    return guest_info(changed)


@get("/me/tables", security=AS_GUEST)
async def list_my_tables(guest: CurrentGuest, store: StoreDependency) -> list[TableInfo]:
    """Your matches, going on and finished, the latest first."""
    return [table_info(table) for table in await store.tables_of(guest.id)]


def clean_name(name: str) -> str:
    """A name that a seat can bear."""
    return Seat(name.strip()).name


def known_language(wanted: str) -> str:
    found = wanted[:2].lower()
    return found if found in LANGUAGES else ""


def table_info(table: TableSummary) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        host=table.host_name,
        names=table.names,
        players=table.players,
        open_seats=table.open_seats,
        seat=table.seat,
        public=table.is_public,
        delay=table.delay,
        created=table.created,
        touched=table.touched,
        finished=table.finished,
        result=table.result,
        practice=table.is_practice,
    )


HANDLERS: Final = (create_guest, show_me, change_me, list_my_tables)
