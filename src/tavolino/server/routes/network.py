"""`/qr`, `/network`: how phones on the same network find this server."""

from asyncio import to_thread
from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from tavolino.server.catalogue.faces import SVG
from tavolino.server.faults import ServerFault
from tavolino.server.http.dependencies import ConfigDependency
from tavolino.server.local_network import MAX_QR_BYTES, http_link, qr_svg
from tavolino.server.schemas.server import NetworkInfo, QrRequest


@post("/qr", status_code=200, media_type=SVG)
async def draw_qr(data: JSONBody[QrRequest]) -> Response[str]:
    """A text as a QR code. The text is in the body and not in the address, because it may hold a secret."""
    if len(data.text.encode()) > MAX_QR_BYTES:
        raise ServerFault("qr-too-long", most=MAX_QR_BYTES)
    return Response(await to_thread(qr_svg, data.text), media_type=SVG)


@get("/network", sync_to_thread=False)
def show_network(config: ConfigDependency) -> NetworkInfo:
    """The link for phones on the same network. A browser on this computer knows only `localhost`."""
    return NetworkInfo(http_link(config.lan_address, config.port) if config.lan_address else "")


HANDLERS: Final = (draw_qr, show_network)
