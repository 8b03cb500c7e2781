"""The rules as a state machine: states, moves, what is legal and what comes of it."""
