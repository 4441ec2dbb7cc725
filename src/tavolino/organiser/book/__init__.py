"""The book of a competition: entries applied one by one; cached; and who wrote at the same time.

Imported by organiser, and by everyone above.
May import organiser.progress, organiser.regulations, organiser.entries.

What an entry does stands in the module of its subject, registered with `apply_content`; they are all imported here.
"""

from tavolino.organiser.book import changes, days, lots, results, sign_up, teams

__all__ = ["changes", "days", "lots", "results", "sign_up", "teams"]
