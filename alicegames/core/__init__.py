"""The mechanism all games share: decisions, rules, chance, sessions. No game, no file, no screen."""
