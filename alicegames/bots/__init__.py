"""Players that answer decisions from a seat's view; they know Rules, not games."""
