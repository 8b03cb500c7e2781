"""What the game looks like: the board, the landmarks, the small map."""
