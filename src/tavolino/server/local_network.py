"""This computer on its network: its address, sockets to listen on, and links as QR codes."""

import errno
import socket
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO, StringIO
from ipaddress import ip_address
from typing import Final

import segno

from tavolino.server.faults import ServerFault

UNUSED_ADDRESS: Final = ("192.0.2.1", 9)
"""An address that nobody has, kept for documents. To connect a UDP socket to it sends nothing."""
BACKLOG: Final = 2048
MAX_QR_BYTES: Final = 300
"""A link with a secret has some 120. A code twice as dense would be hard to read for a camera, and slow to draw."""
MAX_KEPT_CODES: Final = 256


def own_address() -> str:
    """The address that others on the same network reach this computer by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)
            address = str(probe.getsockname()[0])
        except OSError as error:
            raise ServerFault("no-network") from error
    if ip_address(address).is_loopback:
        raise ServerFault("no-network")
    return address


def open_sockets(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """Sockets on all of these, on the same port; with port 0 on one that is free."""
    opened: list[socket.socket] = []
    try:
        for host in dict.fromkeys(hosts):
            opened.append(bind_socket(host, port))
            port = opened[-1].getsockname()[1]
    except BaseException:
        for each in opened:
            each.close()
        raise
    return opened


def bind_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        raise bind_fault(host, port, error) from error
    bound.set_inheritable(True)
    return bound


def bind_fault(host: str, port: int, error: OSError) -> ServerFault:
    """Why nobody can be received there, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return ServerFault("port-taken", port=str(port), other=str(port + 1))
    if error.errno == errno.EACCES:
        return ServerFault("port-forbidden", port=str(port))
    return ServerFault("bad-host", host=host, why=error.strerror or str(error))


def http_link(host: str, port: int) -> str:
    """Where a browser goes. Who listens everywhere is reached on this computer itself, too."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


@lru_cache(MAX_KEPT_CODES)
def qr_svg(text: str) -> str:
    """A code to hold a phone's camera to."""
    drawn = BytesIO()
    qr_code(text).save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, light="#fff", border=4
    )
    return drawn.getvalue().decode()


def qr_text(text: str) -> str:
    """The same for a terminal, in half blocks."""
    drawn = StringIO()
    qr_code(text).terminal(drawn, compact=True)
    return drawn.getvalue()


def qr_code(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m")
