"""Who sits at the table, and how long they think."""
