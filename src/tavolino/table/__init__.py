"""One live match: who sits where, the record, taking back. No input, no output, no clock of its own."""
