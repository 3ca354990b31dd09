"""The text client: the same games, sentences and codes, for screen readers and machines without a display."""
