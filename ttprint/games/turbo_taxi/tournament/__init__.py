"""A tournament: pairings, cards, and the sheets for referee and scores."""
