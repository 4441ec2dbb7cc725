"""Players made of code: four levels, search, advice, chances and the analysis of a match.

Imported by table, lab and every layer above.
May import core. A bot gets what its seat knows, never the match itself.
"""

from tavolino.bots.appraisal import appraise

__all__ = ["appraise"]
