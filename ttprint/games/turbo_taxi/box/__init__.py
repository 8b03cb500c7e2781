"""The box: tiles, board and markers as pieces, and all of it together."""
