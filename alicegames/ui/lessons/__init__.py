"""Lessons at the real table, and the list of them."""
