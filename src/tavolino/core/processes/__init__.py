"""Worker processes and signals, for work that takes long, and how matches travel between processes.

Imported by core, games, lab, organiser, server and cli.
May import nothing of the package.
"""
