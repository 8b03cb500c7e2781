"""The office board."""
