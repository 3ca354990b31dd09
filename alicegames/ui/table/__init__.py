"""The table: one scene for every game, made of parts."""
