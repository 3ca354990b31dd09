"""Queen Alice: prepare the coronation."""
