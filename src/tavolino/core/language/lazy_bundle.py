"""Fluent texts that are parsed when they are first said: to parse them all takes longer than a short command does."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The line where a text or a term begins."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class LazyBundle:
    """The texts of one language and one folder, without isolation marks: terminals would print them."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self.parsed = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for text in files:
            for name, source in split_entries(text):
                self.sources.setdefault(name, source)
        self.names: Final = frozenset(name for name in self.sources if not name.startswith("-"))

    def has_message(self, name: str) -> bool:
        return name in self.names

    def get_message(self, name: str) -> Any:
        if name in self.sources:
            self.parse(name)
        return self.parsed.get_message(name)

    def format_pattern(self, pattern: Any, values: Mapping[str, Any]) -> tuple[Any, list[Any]]:
        return self.parsed.format_pattern(pattern, dict(values))

    def parse(self, name: str) -> None:
        """Parse a text with all that it refers to. Sources go last: another thread may want the same text."""
        wanted = self.with_references(name)
        self.parsed.add_resource(FluentResource("\n".join(wanted.values())))
        for name in wanted:
            self.sources.pop(name, None)

    def with_references(self, name: str) -> dict[str, str]:
        """The sources of a text and of those in it that are not parsed yet, by name."""
        found: dict[str, str] = {}
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name not in found and (source := self.sources.get(name)):
                found[name] = source
                waiting += REFERENCE.findall(source)
        return found


def split_entries(text: str) -> list[tuple[str, str]]:
    """The texts and terms of a file, each with its name."""
    starts = list(ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return [(start[1], text[start.start() : end]) for start, end in zip(starts, ends)]
