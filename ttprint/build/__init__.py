"""A game and what was asked for, turned into files."""
