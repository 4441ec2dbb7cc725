"""Players made of code. A bot gets what its seat knows, never the truth."""
