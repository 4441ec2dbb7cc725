"""Players made of code. A bot gets what its seat knows, never the truth."""

from tavolino.bots.appraisal import appraise

__all__ = ["appraise"]
