"""Who draws: a few processes, what they do, and what they know from the start."""
