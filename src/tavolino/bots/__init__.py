"""Computer players: four levels, search, advice, win chances and the analysis of a match.

Imported by table, lab and every layer above. May import core. A bot gets what its seat knows, never the match itself.
"""

from tavolino.bots.appraisal import appraise

__all__ = ["appraise"]
