"""What a competition is founded with: its charter, what makes one valid, what the box says, its terms in words.

Imported by organiser, and by everyone above.
May import competitions, core.
"""
