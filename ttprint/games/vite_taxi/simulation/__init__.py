"""Many games, and what they tell about the game."""
