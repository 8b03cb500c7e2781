"""The map of the game: reading and checking its data, and distances between its squares."""
