"""Worker processes and signals, for work that takes long: simulations and long questions.

Imported by lab, organiser, server and cli.
May import nothing of the package.
"""
