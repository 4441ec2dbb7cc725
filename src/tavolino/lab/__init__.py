"""The lab: what a game does over thousands of matches, how fast it is, and what load the server bears.

Imported by cli.
May import table, bots, games through the registry, and core; it reaches the server over the network only.
"""
