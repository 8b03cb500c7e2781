"""How a picture becomes a file."""
