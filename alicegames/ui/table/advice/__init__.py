"""Help with a choice at the table: the hint, step by step, and the tutor."""
