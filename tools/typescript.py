"""Writes Python types as TypeScript: Structs, dataclasses, TypedDicts, NamedTuples and enums, as msgspec sees them.

A type that the server sends has all its fields, because msgspec writes defaults out. In a type that it receives, fields
with a default may be left out. A type that goes both ways is declared as it is sent; where it is received, it may be
partial.
"""

import json
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from enum import EnumType
from typing import Any, Final, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as shapes

WIRE_TYPE: Final = "wire_type"
"""In `Meta.extra`: the exact type of a field, where the annotation says less. `Meta(extra={"wire_type": View})`."""
ALWAYS_HAS: Final = "always_has"
"""In `Meta.extra`: keys that a dict always has, with their types. `Meta(extra={"always_has": {"event": str}})`."""
PRINT_WIDTH: Final = 110

WithFields = shapes.StructType | shapes.DataclassType | shapes.TypedDictType
Declared = WithFields | shapes.EnumType
"""What has a name of its own in TypeScript."""
List = shapes.ListType | shapes.VarTupleType | shapes.SetType | shapes.FrozenSetType

PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


class Typescript:
    """The declarations of all types that are sent or received, and of all types that those are made of.

    `aliases` are unions and literals that get a name: in Python they are only annotations and have none. `overrides`
    are the types of single fields (`View.board`), in TypeScript.
    """

    def __init__(
        self,
        sent: Iterable[Any],
        received: Iterable[Any],
        aliases: Mapping[str, Any] | None = None,
        overrides: Mapping[str, str] | None = None,
    ) -> None:
        self.overrides = overrides or {}
        self.aliases = {name: shapes.type_info(alias) for name, alias in (aliases or {}).items()}
        self.sent = reachable(map(shapes.type_info, sent))
        self.received = reachable(map(shapes.type_info, received))
        self.all = self.sent | self.received
        check_names(self.all)

    @property
    def names(self) -> list[str]:
        return [*self.aliases, *(cls.__name__ for cls in self.all)]

    def text(self) -> str:
        """All declarations, by the module that they come from, in the order in which they stand there."""
        aliases = [
            f"export type {name} = {self.write_type(alias)};\n" for name, alias in self.aliases.items()
        ]
        modules = sorted({cls.__module__ for cls in self.all})
        return "\n".join([*aliases, *map(self.section, modules)])

    def section(self, module: str) -> str:
        order = list(vars(sys.modules[module]).values())
        classes = sorted((cls for cls in self.all if cls.__module__ == module), key=order.index)
        return f"// -- {module}\n\n" + "\n".join(self.declaration(self.all[cls]) for cls in classes)

    def declaration(self, shape: Declared) -> str:
        head = comment_of(shape.cls)
        if isinstance(shape, shapes.EnumType):
            return f"{head}export type {shape.cls.__name__} = {self.write_type(shape)};\n"
        lines = "".join(f"  {field};\n" for field in self.fields(shape))
        return f"{head}export interface {shape.cls.__name__} {{\n{lines}}}\n"

    def fields(self, shape: WithFields) -> Iterator[str]:
        if isinstance(shape, shapes.StructType) and shape.tag is not None:
            yield f"{shape.tag_field}: {json.dumps(shape.tag)}"
        is_sent = shape.cls in self.sent
        for field in in_order(shape):
            may_miss = is_left_out(field) if is_sent else not field.required
            override = self.overrides.get(f"{shape.cls.__name__}.{field.name}")
            expression = override or self.expression(field.type, is_sent)
            yield f"{field.encode_name}{'?' if may_miss else ''}: {expression}"

    def expression(self, shape: shapes.Type, is_sent: bool = True) -> str:
        """A type as it stands in a field: by its name, if it has one."""
        alias = next((name for name, alias in self.aliases.items() if alias == shape), None)
        if alias:
            return alias
        if isinstance(shape, Declared):
            is_partial = not is_sent and shape.cls in self.sent and has_defaults(shape)
            return f"Partial<{shape.cls.__name__}>" if is_partial else shape.cls.__name__
        return self.write_type(shape, is_sent)

    def write_type(self, shape: shapes.Type, is_sent: bool = True) -> str:
        if isinstance(shape, shapes.EnumType):
            return union(json.dumps(member.value) for member in shape.cls)
        if isinstance(shape, shapes.LiteralType):
            return union(map(json.dumps, shape.values))
        if isinstance(shape, shapes.UnionType):
            return union(self.expression(member, is_sent) for member in shape.types)
        if isinstance(shape, List):
            item = self.expression(shape.item_type, is_sent)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(shape, shapes.TupleType):
            return f"[{', '.join(self.expression(item, is_sent) for item in shape.item_types)}]"
        if isinstance(shape, shapes.NamedTupleType):
            items = (f"{field.name}: {self.expression(field.type, is_sent)}" for field in shape.fields)
            return f"[{', '.join(items)}]"
        if isinstance(shape, shapes.DictType):
            return f"Record<string, {self.expression(shape.value_type, is_sent)}>"
        if isinstance(shape, shapes.Metadata):
            return self.with_metadata(shape, is_sent)
        return PLAIN.get(type(shape), "unknown")

    def with_metadata(self, shape: shapes.Metadata, is_sent: bool) -> str:
        always = (shape.extra or {}).get(ALWAYS_HAS)
        if always and isinstance(shape.type, shapes.DictType):
            keys = "".join(f"{key}: {self.expression(shapes.type_info(of))}; " for key, of in always.items())
            return f"{{ {keys}[key: string]: {self.expression(shape.type.value_type, is_sent)} }}"
        return self.expression(exact_type(shape) or shape.type, is_sent)


def reachable(roots: Iterable[shapes.Type]) -> dict[type, Declared]:
    """The types that need a declaration: the roots, and all that they are made of."""
    found: dict[type, Declared] = {}
    waiting = list(roots)
    while waiting:
        shape = waiting.pop()
        if isinstance(shape, Declared):
            if shape.cls in found:
                continue
            found[shape.cls] = shape
        waiting += parts(shape)
    return found


def parts(shape: shapes.Type) -> Iterator[shapes.Type]:
    """What a type is directly made of."""
    exact = exact_type(shape)
    if exact:
        yield exact
    for name in shape.__struct_fields__:
        value = getattr(shape, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, shapes.Field):
                yield item.type
            elif isinstance(item, shapes.Type):
                yield item


def exact_type(shape: shapes.Type) -> shapes.Type | None:
    """The type that `Meta.extra` gives."""
    extra = (shape.extra or {}) if isinstance(shape, shapes.Metadata) else {}
    return shapes.type_info(extra[WIRE_TYPE]) if WIRE_TYPE in extra else None


def check_names(classes: Iterable[type]) -> None:
    """Two types of the same name would be one type in TypeScript."""
    by_name: dict[str, type] = {}
    for cls in classes:
        if by_name.setdefault(cls.__name__, cls) is not cls:
            raise ValueError(f"two types on the wire are called {cls.__name__}")


def in_order(shape: WithFields) -> list[shapes.Field]:
    """The fields as they stand in the source; msgspec sorts those of a TypedDict."""
    order = list(get_type_hints(shape.cls))
    return sorted(shape.fields, key=lambda field: order.index(field.name))


def is_left_out(field: shapes.Field) -> bool:
    """May a sent field be missing? It can be UNSET, or NotRequired in a TypedDict."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def has_defaults(shape: Declared) -> bool:
    return not isinstance(shape, shapes.EnumType) and not all(field.required for field in shape.fields)


def union(members: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(members))


def comment_of(cls: type) -> str:
    """The docstring as a comment. One that Python made up itself is left out."""
    text = " ".join((cls.__dict__.get("__doc__") or "").split())
    is_made_up = text.startswith(f"{cls.__name__}(") or (
        isinstance(cls, EnumType) and text == "An enumeration."
    )
    return comment(text) if text and not is_made_up else ""


def comment(text: str) -> str:
    if len(f"/** {text} */") <= PRINT_WIDTH:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, PRINT_WIDTH - len(" * "), break_long_words=False)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def constant(name: str, value: Any, about: str) -> str:
    line = f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;\n"
    return comment(about) + line
