"""The board: a map of Paris."""
