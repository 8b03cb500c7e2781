"""The notes."""
