"""The photo reader on synthetic pictures."""
