"""The rules as a state machine: states, moves, which moves are legal, and what they do."""
