"""Challenge cards: fronts, backs, answers and hints, drawn."""
