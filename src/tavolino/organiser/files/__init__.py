"""Competitions as files: JSON, CSV, typed scores.

Imported by organiser, server, cli.
May import organiser.snapshot and what is below it.
"""
