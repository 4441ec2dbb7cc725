"""The page's types are the server's own."""

import re
from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

import msgspec
import pytest

from tavolino.core.language.texts import LANGUAGES
from tools.palette_css import PALETTE_FILE, palette_css
from tools.typescript import Typescript
from tools.wire_types import SCHEMA_FILE, frame_unions, game_maps, schema, wire_types

PAGE = SCHEMA_FILE.parents[1]
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type) (\w+)", re.MULTILINE)


def test_the_schema_of_the_page_is_current() -> None:
    assert SCHEMA_FILE.read_text("utf-8") == schema(), "make golden"


def test_the_colours_of_the_page_are_current() -> None:
    assert PALETTE_FILE.read_text("utf-8") == palette_css(), "make golden"


def test_nothing_in_the_page_is_declared_twice() -> None:
    ours = set(DECLARED.findall(SCHEMA_FILE.read_text("utf-8")))
    assert {"View", "ServerFrame", "ClientFrame", "CompetitionSheet"} <= ours
    sources = [file for end in ("ts", "svelte") for file in PAGE.rglob(f"*.{end}") if file != SCHEMA_FILE]
    copies = {
        file.name: found
        for file in sources
        if (found := ours & set(DECLARED.findall(file.read_text("utf-8"))))
    }
    assert copies == {}
    assert len(sources) > 100


def test_every_type_is_known() -> None:
    """`Problem.details` alone may hold anything: it is for programs, and differs from fault to fault."""
    unknown = [line.strip() for line in schema().splitlines() if "unknown" in line]
    assert unknown == ["details?: Record<string, unknown>;"]


def test_frames_are_unions_of_all_their_kinds() -> None:
    server, client = frame_unions()
    assert "  | StateFrame" in server
    assert "  | MoveCommand" in client
    names = wire_types().names
    assert [name for name in re.findall(r"\| (\w+)", server + client) if name not in names] == []


def test_every_board_that_a_game_declares_is_there() -> None:
    boards, cards = game_maps()
    assert "mister: MisterBoard;" in boards
    assert "mister: MisterFootballer | MisterAction" in cards


def test_the_page_speaks_the_servers_languages() -> None:
    page = (PAGE / "lib/language.svelte.ts").read_text("utf-8")
    found = re.search(r"LANGUAGES = \[(.*?)\]", page)
    assert found
    assert re.findall(r'"(\w+)"', found[1]) == list(LANGUAGES)


# -- How Python becomes TypeScript


class Shirt(msgspec.Struct):
    """What a player wears."""

    number: int
    name: str | None = None
    size: str | msgspec.UnsetType = msgspec.UNSET


@dataclass
class Squad:
    shirts: list[Shirt]
    captain: Literal["home", "away"] = "home"


class Order(msgspec.Struct, tag_field="do", tag="order"):
    squad: Squad
    hurry: bool = False


class Folded(TypedDict):
    zip: int
    ace: tuple[str, ...]


class Parcel(msgspec.Struct):
    holds: Annotated[msgspec.Raw, msgspec.Meta(extra={"wire_type": Folded})]
    label: Annotated[dict[str, int | str], msgspec.Meta(extra={"always_has": {"event": str}})]


def test_what_is_sent_has_all_its_fields() -> None:
    assert Typescript([Shirt], []).text() == (
        f"// -- {__name__}\n\n/** What a player wears. */\nexport interface Shirt {{\n"
        "  number: number;\n  name: string | null;\n  size?: string;\n}\n"
    )


def test_what_is_received_may_leave_defaults_out() -> None:
    text = Typescript([Squad], [Order]).text()
    assert '  do: "order";\n  squad: Partial<Squad>;\n  hurry?: boolean;\n' in text
    assert '  captain: "away" | "home";\n' in text or '  captain: "home" | "away";\n' in text


def test_metadata_says_what_annotations_cannot() -> None:
    text = Typescript([Parcel], []).text()
    assert "  holds: Folded;\n" in text
    assert "  zip: number;\n  ace: string[];\n" in text
    assert "  label: { event: string; [key: string]: number | string };\n" in text


def test_unions_can_be_named() -> None:
    text = Typescript([Parcel], [], {"Value": int | str}, {"Parcel.holds": "Box"}).text()
    assert text.startswith("export type Value = number | string;\n")
    assert "[key: string]: Value }" in text
    assert "  holds: Box;\n" in text


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Shirt", [("colour", str)])
    with pytest.raises(ValueError, match="Shirt"):
        Typescript([Shirt, other], [])
