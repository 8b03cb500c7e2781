"""The faces of the tiles: full size, small, and as line art."""
