"""Hints, lessons and the rules reference."""
