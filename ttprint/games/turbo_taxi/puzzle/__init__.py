"""The puzzle: tiles, cities and setups, with a solver, a judge and a census of all setups."""
