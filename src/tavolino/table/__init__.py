"""One live match: seats, record, clocks, leavers, taking back. No input, no output, no clock of its own."""
