"""Guests: a name and a secret kept in the browser, and nothing else."""

from dataclasses import replace
from math import ceil
from typing import Final

from litestar import get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.core.language.texts import LANGUAGES
from tavolino.server.faults import Trouble
from tavolino.server.http.dependencies import AS_GUEST, AnyRequest, Language, Present, TheConfig, TheStore
from tavolino.server.http.language import GUESTS_LANGUAGE
from tavolino.server.http.request_info import address, bearer
from tavolino.server.live.table_registry import Hall
from tavolino.server.rate_limits import Turnstile
from tavolino.server.schemas.tables import GuestChange, Me, NewGuest, TableRow, Welcome
from tavolino.server.tokens import hashed, new_id, new_secret
from tavolino.store.rows import Guest, Listed
from tavolino.table.seats import Seat

# -- Who asks


async def known_guest(request: AnyRequest) -> Guest | None:
    """For handlers that anyone may call: whoever asks, if they say so. A secret that is not good is told."""
    secret = bearer(request.scope)
    if not secret:
        return None
    hall: Hall = request.app.state.hall
    guest = await hall.guest_by_secret(secret)
    if guest is None:
        raise Trouble("bad-token")
    await hall.greet(guest)
    request.scope["state"][GUESTS_LANGUAGE] = guest.language
    return guest


async def present_guest(request: AnyRequest) -> Guest:
    """For handlers that only guests may call."""
    guest = await known_guest(request)
    if guest is None:
        raise Trouble("not-a-guest")
    return guest


# -- What they ask


@post("/guests")
async def come_in(
    request: AnyRequest,
    data: JSONBody[NewGuest],
    language: Language,
    store: TheStore,
    config: TheConfig,
    state: State,
) -> Welcome:
    """Say your name. The answer holds your secret: send it from now on as `Authorization: Bearer SECRET`."""
    name = good_name(data.name)
    let_in(state.newcomers, address(request.scope), config.now())
    id, secret, chosen = new_id(), new_secret(), known_language(data.language) or language
    await store.add_guest(id, name, chosen, hashed(secret), config.today())
    return Welcome(id, name, chosen, secret)


def let_in(newcomers: Turnstile, who: str, now: float) -> None:
    wait = newcomers.take(who, now)
    if wait:
        raise Trouble("too-many-guests", seconds=ceil(wait))


@get("/me", security=AS_GUEST, sync_to_thread=False)
def show_me(guest: Present) -> Me:
    """Who you are."""
    return me(guest)


def me(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.language)


@patch("/me", security=AS_GUEST)
async def change_me(guest: Present, data: JSONBody[GuestChange], store: TheStore) -> Me:
    """Take another name or another language. Matches that have begun keep the old name."""
    name = guest.name if data.name is None else good_name(data.name)
    changed = replace(guest, name=name, language=known_language(data.language or "") or guest.language)
    await store.rename_guest(guest.id, changed.name, changed.language)
    return me(changed)


@get("/me/tables", security=AS_GUEST)
async def list_my_tables(guest: Present, store: TheStore) -> list[TableRow]:
    """Your matches, going on and finished, the latest first."""
    return [table_row(table) for table in await store.tables_of(guest.id)]


def good_name(name: str) -> str:
    """A name that a seat can bear."""
    return Seat(name.strip()).name


def known_language(wanted: str) -> str:
    found = wanted[:2].lower()
    return found if found in LANGUAGES else ""


def table_row(table: Listed) -> TableRow:
    return TableRow(
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


HANDLERS: Final = (come_in, show_me, change_me, list_my_tables)
