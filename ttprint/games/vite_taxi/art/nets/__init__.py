"""The die and the card holders, to fold."""
