"""Commands that measure: simulate, arena, bench.

Imported by cli's __init__.
May import everything below.
"""
