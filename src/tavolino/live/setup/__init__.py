"""New tables, who sits down at them, and what follows a finished match.

Imported by server and pocket.
May import all of live but clients and report, and table, bots, core.
"""
