"""The puzzle: tiles, cities, setups; solved, judged and counted."""
