"""The faces of the tiles, large, small and as lines."""
