"""The command line: commands register here. Help and faults are in the reader's language."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tavolino.cli.faults import CliFault
from tavolino.cli.help import print_command_help, print_overview, value_name
from tavolino.cli.terminal import Terminal

COMMAND_ORDER: Final = ("play", "daily", "resume", "replay", "rules", "games", "about")
"""The first commands of the overview. All others come after these."""


class Command(TyperCommand):
    """A command whose help is in the texts: `help-<command>`, with an attribute for each parameter.

    The commands of a group have its name before theirs: `help-deck-check`.
    """

    allow_extra_args = True  # parse_args refuses them, in the reader's language

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise CliFault("extra-argument", argument=extra[0], command=command_path(ctx))
        return extra

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_command_help(terminal_of(ctx), command_path(ctx), self.params)


class CommandGroup(TyperGroup):
    """All commands, or those of one group."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise unknown_command(args[0], self.command_names())
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_overview(terminal_of(ctx), command_path(ctx), self.command_names())

    def command_names(self) -> list[str]:
        first = [name for name in COMMAND_ORDER if name in self.commands]
        return [*first, *(name for name in self.commands if name not in COMMAND_ORDER)]


class App(typer.Typer):
    """A Typer application all of whose commands are ours."""

    def __init__(self, group: type[CommandGroup] = CommandGroup) -> None:
        super().__init__(cls=group, add_completion=False, rich_markup_mode=None, invoke_without_command=True)
        self.callback()(show_overview)

    def command(self, name: str | None = None, **settings: Any) -> Callable[..., Any]:
        return super().command(name, cls=Command, **settings)


def show_overview(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.get_help()


app = App()


def terminal_of(ctx: typer.Context) -> Terminal:
    """The terminal that a command was called from."""
    terminal: Terminal = ctx.obj
    return terminal


def command_path(ctx: Any) -> str:
    """A command as it is typed: `deck check`; empty for `tavolino` alone."""
    return " ".join(str(ctx.command_path).split()[1:])


def unknown_command(name: str, commands: list[str]) -> CliFault:
    near = get_close_matches(name, commands, 1)
    if near:
        return CliFault("command-near", command=name, near=near[0])
    return CliFault("unknown-command", command=name, known=", ".join(commands))


def usage_fault(error: typer.TyperException, terminal: Terminal) -> CliFault:
    """A fault of ours for a usage error of Typer. Its error classes are private: their attributes tell them apart."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if option is not None:
        near = getattr(error, "possibilities", None)
        if near:
            return CliFault("option-near", option=option, near=near[0])
        return CliFault(
            "unknown-switch" if hasattr(error, "possibilities") else "option-value", option=option
        )
    if parameter is not None and hasattr(error, "param_type"):
        return CliFault("missing-argument", argument=value_name(terminal, parameter))
    if parameter is not None:
        return CliFault("bad-value", option=parameter.opts[0])
    return CliFault("usage", why=error.format_message())
