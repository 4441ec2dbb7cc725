"""A match at the terminal: board, questions, saved matches.

Imported by cli.commands, cli.competitions.
May import table, bots and cli's root modules.
"""
