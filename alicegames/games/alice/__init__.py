"""Alice, the card game: fill the pages of the storybook's chapters with their characters."""
