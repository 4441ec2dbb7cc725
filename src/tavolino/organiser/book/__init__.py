"""The book of a competition: entries applied one by one; cached; and who wrote at the same time.

Imported by organiser, and by everyone above.
May import organiser.progress, organiser.regulations, organiser.entries.
"""
