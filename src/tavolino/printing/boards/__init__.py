"""Boards for the wall, of a competition or to write on.

Imported by `printing`.
May import competitions, core and the modules of printing itself.
"""
