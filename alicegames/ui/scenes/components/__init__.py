"""What a game is made of: its packs looked at thing by thing, and the two pages of help for the table."""
