# Hints at the table
hint = A hint
hint-asked = The bench is thinking …
hint-says = The bench says: { $move }.
hint-chance = Chance of winning { $value }%, between { $low } and { $high }.
ask-assistant = Ask the assistant
