"""The game's words: prompts, options, log, table, tooltips and reasons."""
