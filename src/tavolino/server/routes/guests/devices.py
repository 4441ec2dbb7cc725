"""A guest on several browsers: another one is let in by a link or by the recovery phrase, and can be sent away."""

from typing import Final

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from tavolino.live.guards.tokens import hash_secret, new_id, new_recovery_phrase, new_secret, normalise_phrase
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import (
    AS_GUEST,
    ConfigDependency,
    CurrentGuest,
    DeviceId,
    StoreDependency,
)
from tavolino.server.http.guards.guess_limit import GuessLimit
from tavolino.server.http.request_info import AnyRequest, bearer_secret, client_address
from tavolino.server.schemas.tables import (
    DeviceInfo,
    NewDevice,
    NewDeviceAdded,
    RecoveryPhrase,
    RecoveryRequest,
)
from tavolino.store.people.devices import Device
from tavolino.store.store import Store

FIRST_DEVICE: Final = "first"
"""The id of the browser where the guest began: its secret is kept with the guest."""
MAX_DEVICES: Final = 10


@get("/me/devices", security=AS_GUEST)
async def list_devices(request: AnyRequest, guest: CurrentGuest, store: StoreDependency) -> list[DeviceInfo]:
    """The browsers that are let in as you, the latest first."""
    own = hash_secret(bearer_secret(request.scope))
    found = await store.devices.list_of_guest(guest.id)
    infos = [DeviceInfo(one.id, one.label, one.created, one.seen, one.secret_hash == own) for one in found]
    is_first = not any(info.here for info in infos)
    if is_first or await store.guests.has_first_secret(guest.id):
        infos.append(DeviceInfo(FIRST_DEVICE, "", guest.created, guest.seen, is_first))
    return infos


@post("/me/devices", security=AS_GUEST)
async def add_device(
    data: JSONBody[NewDevice], guest: CurrentGuest, store: StoreDependency, config: ConfigDependency
) -> NewDeviceAdded:
    """Let another browser in: its secret is told this once, for a link or a QR code that only you see."""
    return await let_in(store, guest.id, data.label, config.unix_ms())


async def let_in(store: Store, guest_id: str, label: str, now: int) -> NewDeviceAdded:
    if await store.devices.count_of_guest(guest_id) >= MAX_DEVICES:
        raise ServerFault("too-many-devices", most=MAX_DEVICES)
    id, secret = new_id(), new_secret()
    await store.devices.add(Device(id, guest_id, hash_secret(secret), label.strip(), now, now))
    return NewDeviceAdded(id, secret)


@delete("/me/devices/{device_id:str}", security=AS_GUEST)
async def send_device_away(
    device_id: DeviceId, guest: CurrentGuest, store: StoreDependency, state: State
) -> None:
    """That browser has to say its name again."""
    if device_id == FIRST_DEVICE:
        await store.devices.forget_first_secret(guest.id)
    elif not await store.devices.delete(guest.id, device_id):
        raise ServerFault("no-such-device")
    state.gate.known_guests.forget(guest)


@post("/me/phrase", security=AS_GUEST)
async def make_phrase(guest: CurrentGuest, store: StoreDependency) -> RecoveryPhrase:
    """A new recovery phrase, told this once; an older one is no longer good."""
    phrase = new_recovery_phrase()
    await store.devices.set_phrase(guest.id, hash_secret(normalise_phrase(phrase)))
    return RecoveryPhrase(phrase)


@post("/recover")
async def recover(
    request: AnyRequest,
    data: JSONBody[RecoveryRequest],
    store: StoreDependency,
    config: ConfigDependency,
    state: State,
) -> NewDeviceAdded:
    """Be yourself again in this browser, by your recovery phrase."""
    with GuessLimit(state.guess_limiter, client_address(request.scope), config.monotonic_s()):
        guest_id = await store.devices.guest_by_phrase(hash_secret(normalise_phrase(data.phrase)))
        if guest_id is None:
            raise ServerFault("bad-phrase")
    return await let_in(store, guest_id, data.label, config.unix_ms())


HANDLERS: Final = (list_devices, add_device, send_device_away, make_phrase, recover)
