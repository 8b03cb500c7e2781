"""The products of the skeleton."""
