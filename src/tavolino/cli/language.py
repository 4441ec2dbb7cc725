"""The reader's language: `--lang` anywhere on the command line, or the environment's."""

from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES


def split_language(args: list[str]) -> tuple[str, list[str]]:
    """The language that `--lang` asks for (empty: none), and the other arguments.

    It is taken out before anything else is parsed, so that help and faults are in that language too.
    """
    wanted = ""
    others: list[str] = []
    rest = iter(args)
    for arg in rest:
        if arg == "--":
            return wanted, [*others, arg, *rest]
        if arg == "--lang":
            wanted = check_language(next(rest, ""))
        elif arg.startswith("--lang="):
            wanted = check_language(arg.removeprefix("--lang="))
        else:
            others.append(arg)
    return wanted, others


def check_language(language: str) -> str:
    if not language:
        raise CliFault("missing-language", known=", ".join(LANGUAGES))
    if language.lower() not in LANGUAGES:
        raise CliFault("bad-language", language=language, known=", ".join(LANGUAGES))
    return language.lower()
