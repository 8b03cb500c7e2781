"""Simulated players: they see what a person at the table sees, and choose a legal move."""
