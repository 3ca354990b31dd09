"""Saved games, settings and statistics on disk."""
