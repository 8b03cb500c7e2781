"""What lies between the cuts of a tile: roads, and the blocks between them."""
