"""The help pages, in the reader's language."""

from typing import Any

from rich.table import Table
from rich.text import Text

from tavolino.cli.terminal import Terminal

Row = tuple[str, str]


def print_overview(terminal: Terminal, group: str, commands: list[str]) -> None:
    """Print the help of `tavolino` or of a group such as `tavolino deck`."""
    terminal.out.print(Text(terminal.say(help_key(group) if group else "about"), style="title"))
    print_usage(terminal, " ".join(["tavolino", *group.split(), terminal.say("help-words.command"), "..."]))
    rows = [(name, terminal.say(help_key(f"{group} {name}"))) for name in commands]
    print_section(terminal, "commands", rows)
    print_section(terminal, "options", common_options(terminal))
    if not group:
        terminal.out.print()
        terminal.out.print(terminal.say("help-words.more"))


def print_command_help(terminal: Terminal, command: str, parameters: list[Any]) -> None:
    """Print the help of one command."""
    arguments = [p for p in parameters if p.param_type_name == "argument"]
    options = [p for p in parameters if p.param_type_name == "option"]
    usages = [argument_usage(terminal, p) for p in arguments] + [optional_usage(terminal, p) for p in options]
    terminal.out.print(Text(terminal.say(help_key(command)), style="title"))
    print_usage(terminal, " ".join(["tavolino", command, *usages]))
    about = {p.name: terminal.say(f"{help_key(command)}.{p.name}") for p in parameters}
    print_section(terminal, "arguments", [(argument_usage(terminal, p), about[p.name]) for p in arguments])
    own = [(option_usage(terminal, p), about[p.name]) for p in options]
    print_section(terminal, "options", own + common_options(terminal))


def help_key(command: str) -> str:
    """`help-deck-check` for `deck check`."""
    return "-".join(["help", *command.split()])


def common_options(terminal: Terminal) -> list[Row]:
    return [(name, terminal.say(f"help-words.{name[2:]}")) for name in ("--lang", "--help")]


def print_usage(terminal: Terminal, line: str) -> None:
    terminal.out.print()
    terminal.out.print(Text.assemble((f"{terminal.say('help-words.usage')} ", "quiet"), line))


def print_section(terminal: Terminal, title: str, rows: list[Row]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="key")
    table.add_column()
    for name, text in rows:
        table.add_row(f"  {name}", Text(text))
    terminal.out.print()
    terminal.out.print(Text(terminal.say(f"help-words.{title}"), style="title"))
    terminal.out.print(table)


def argument_usage(terminal: Terminal, parameter: Any) -> str:
    name = value_name(terminal, parameter)
    return name if parameter.required else f"[{name}]"


def option_usage(terminal: Terminal, parameter: Any) -> str:
    return (
        parameter.opts[0] if parameter.is_flag else f"{parameter.opts[0]} {value_name(terminal, parameter)}"
    )


def optional_usage(terminal: Terminal, parameter: Any) -> str:
    return f"[{option_usage(terminal, parameter)}]{'...' if parameter.multiple else ''}"


def value_name(terminal: Terminal, parameter: Any) -> str:
    """The placeholder of a value: GAME, in the reader's language where there is a text for it."""
    name: str = parameter.metavar or parameter.name.upper()
    key = f"value-{name.lower().replace('=', '-')}"
    return terminal.say(key) if terminal.texts().has(key) else name
