"""The six taxis."""
