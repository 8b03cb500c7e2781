"""What was asked for, and what comes of it."""
