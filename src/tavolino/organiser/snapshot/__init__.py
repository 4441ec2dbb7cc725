"""A competition as plain data for pages and prints.

Imported by organiser, server, cli.
May import organiser.book and what is below it.
"""
