"""The games: one folder each, found by the registry, never importing one another."""
