"""Time at a table: thinking time, windows that close by themselves, answers that nobody has to give.

Imported by table and live.
May import table.settings, core.
"""
