"""The board: a poster of Paris to drive on."""
