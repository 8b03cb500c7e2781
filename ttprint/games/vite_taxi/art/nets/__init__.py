"""Nets of the die and the card holders, to fold."""
