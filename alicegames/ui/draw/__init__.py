"""Drawing: everything that knows pixels, and sound."""
