"""Renders a PDF, or images, with typst, from a template of this package and data.

All words reach the template as data, so that no name is read as markup. A template reads only files beside it. The
same data always give the same bytes.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from tavolino.printing.edition import Edition
from tavolino.printing.typefaces import letters_without_type

if TYPE_CHECKING:
    from typst import Compiler, Fonts

PACKAGE: Final = files(__package__)
TEMPLATE_FOLDER: Final = str(PACKAGE / "templates")


@cache
def load_fonts(of_machine: bool = False) -> "Fonts":
    """The fonts of the package and of typst, so that a page looks alike everywhere. Those of the machine as well only
    for letters that the package has no typeface for.
    """
    from typst import Fonts  # slow to import

    return Fonts(include_system_fonts=of_machine, font_paths=[str(PACKAGE / "fonts")])


def render_pdf(template: str, title: str, data: Mapping[str, Any], edition: Edition) -> bytes:
    """Render a template with its data as PDF."""
    pdf = compiler(template, title, data, edition).compile(format="pdf", timestamp=0)
    assert isinstance(pdf, bytes)
    return pdf


def render_images(
    template: str, title: str, data: Mapping[str, Any], edition: Edition, dpi: int
) -> list[bytes]:
    """Render a template with its data as PNG, an image for each page."""
    images = compiler(template, title, data, edition).compile(format="png", ppi=dpi)
    return images if isinstance(images, list) else [images] if isinstance(images, bytes) else []


def compiler(template: str, title: str, data: Mapping[str, Any], edition: Edition) -> "Compiler":
    from typst import Compiler  # slow to import

    template_data = {
        "title": title,
        "language": edition.language,
        "paper": {"wide": edition.paper.wide, "high": edition.paper.high},
        "inks": edition.inks(),
        **data,
    }
    words = json.dumps(template_data, ensure_ascii=False)
    return Compiler(
        f"{TEMPLATE_FOLDER}/{template}.typ",
        root=TEMPLATE_FOLDER,
        font_paths=load_fonts(of_machine=bool(letters_without_type(words))),
        sys_inputs={"data": words},
    )
