"""What is worked out beside the table: a bot's move, a hint, the game's own advice. It may run in another process.

Imported by live, server, cli.
May import table.bot_players, table.seats, table.settings, bots, core.
"""
