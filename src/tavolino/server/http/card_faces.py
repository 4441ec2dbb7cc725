"""Faces of cards over HTTP: which variant is asked for, and the reply."""

from typing import Annotated, Any, Final

from litestar import Response
from litestar.params import QueryParameter

from tavolino.card_art import Cut
from tavolino.core.looks.card_look import Mood
from tavolino.server.catalogue.faces import MAX_COPY, SVG, FaceVariant
from tavolino.server.http.caching import DAY_S, cacheable_response
from tavolino.server.http.guards.security import SVG_CSP
from tavolino.server.http.request_info import AnyRequest

SVG_HEADERS: Final = {"content-security-policy": SVG_CSP}
CutQuery = Annotated[Cut, QueryParameter(description="how much of the card is drawn")]
CopyQuery = Annotated[int, QueryParameter(description="which of its copies", ge=0, le=MAX_COPY)]
MoodQuery = Annotated[Mood, QueryParameter(description="how the person on it feels")]


def provide_face_variant(cut: CutQuery = "full", copy: CopyQuery = 0, mood: MoodQuery = "") -> FaceVariant:
    return FaceVariant(cut, copy, mood)


def svg_response(request: AnyRequest, svg: str, max_age_s: int = DAY_S) -> Response[Any]:
    return cacheable_response(request, svg, SVG, max_age_s, SVG_HEADERS)
