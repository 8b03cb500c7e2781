"""A tournament: who plays whom, on which cards, and the sheets that it is run by."""
