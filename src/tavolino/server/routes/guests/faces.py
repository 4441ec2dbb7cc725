"""`/people`: faces for seats, keepers and scorers, always the same for the same name."""

from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from tavolino.card_art import draw_person
from tavolino.core.looks.card_look import Kit, PortraitPerson
from tavolino.server.catalogue.faces import SVG, SVG_ENDING
from tavolino.server.faults import ServerFault
from tavolino.server.http.card_faces import MoodQuery, svg_response
from tavolino.server.http.request_info import AnyRequest

MAX_NAME_LENGTH: Final = 60
WOMANS_ENDING: Final = "a"
"""Of most women's names in our languages; the few men who have it too are shaved."""
PersonFile = Annotated[str, PathParameter(description="a name, and .svg")]
Job = Literal["outfielder", "keeper", "coach", "joker"]
JobQuery = Annotated[Job, QueryParameter(description="what the person wears")]
ColourQuery = Annotated[
    Literal["", "red", "blue", "pitch", "gold", "plum", "teal", "rust", "sky"],
    QueryParameter(description="the colour of the shirt; without one it is the person's own"),
]
PersonCutQuery = Annotated[
    Literal["bust", "head"], QueryParameter(description="how much of the person is drawn")
]


@get("/people/{file:str}", media_type=SVG, sync_to_thread=False)
def show_person(
    request: AnyRequest,
    file: PersonFile,
    cut: PersonCutQuery = "head",
    job: JobQuery = "outfielder",
    colour: ColourQuery = "",
    mood: MoodQuery = "",
) -> Response[str]:
    """Somebody with this name. Nobody's name is looked up: a face is drawn by lot from its letters."""
    name = file.removesuffix(SVG_ENDING)
    if not file.endswith(SVG_ENDING) or not 0 < len(name) <= MAX_NAME_LENGTH:
        raise ServerFault("not-found")
    kit = Kit("plain", (colour, "cream")) if colour else None
    is_clean_shaven = name.casefold().endswith(WOMANS_ENDING)
    person = PortraitPerson(name, job, kit=kit, mood=mood, is_clean_shaven=is_clean_shaven)
    return svg_response(request, draw_person(person, "", cut))


HANDLERS: Final = (show_person,)
