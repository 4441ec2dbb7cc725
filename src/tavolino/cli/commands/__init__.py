"""All commands but competitions, one module each.

Imported by cli's __init__.
May import everything below.
"""
