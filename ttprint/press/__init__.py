"""Paper, for any game."""
