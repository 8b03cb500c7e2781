"""The backs of the tiles: liveries, figures, patterns."""
