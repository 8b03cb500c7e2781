"""The smallest game that prints: one card. A skeleton to copy for a new game; it is tested, but not in the list."""
