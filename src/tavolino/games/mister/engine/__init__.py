"""The rules of Mister: one State, a module for each phase, and what follows what.

Imported by all the rest of mister.
May import core, competitions and mister's narration; match alone imports view, refusals and dump.
"""
