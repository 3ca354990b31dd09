"""The component pack: models of its files, checks, and the data that the rules use."""
