"""From pieces to printed pages, for any game."""
